"""What the screens of all games in the theatre share: the match they show, its chronicle, the way out."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.event import Event
from game.games.rites.screen.stage import CardStage
from game.games.wars.screen.stage import Stage
from game.match.match import Match
from game.match.phrases import Line
from game.match.session import Session
from game.match.theatre import Timeline, View, as_seen
from game.ui.table.bar_buttons import BarButton
from game.ui.table.notices import Notices
from game.ui.table.warming import Warming
from game.ui.theatre.deck import Deck
from game.ui.theatre.showing import Stagehand

AHEAD = 3
"""How many lines before and behind the one that is lit are brought into sight with it."""


class Screen:
    """A table's stage, showing moments of a match nobody plays at. Subclasses make the ``stage``."""

    stage: Stage | CardStage

    def __init__(self, hand: Stagehand, timeline: Timeline, deck: Deck) -> None:
        self.hand = hand
        self.app = hand.app
        self.deck = deck
        # The stage reads its match off a session; this one is kept nowhere.
        self.session = Session(timeline.match_at(0))
        self._notices = Notices()
        self._ahead = Warming()

    def way_on(self, rules: Callable[[], None], about: str) -> dict[str, BarButton]:
        """The buttons of what can be made of the game, and out; ``about`` says what the rules tell of."""
        hand = self.hand
        made = {
            "continue": BarButton("new_game", "Play on", hand.go_on).called("play_on"),
            "share": BarButton("save", "Share", hand.share).called("share"),
            "rules": BarButton("rules", "Rules", rules).called("rules"),
            "quit": BarButton("quit", "Leave", hand.quit).called("leave"),
        }
        made["continue"].tooltip = "Begin a game of your own from this moment  <third>G</>"
        made["share"].tooltip = "Write this game into one file, for others to watch  <third>E</>"
        made["rules"].tooltip = f"{about}  <third>F1</>"
        made["quit"].tooltip = "Leave the theatre  <third>Esc</>"
        return made

    def turn_to(self, then: Match, view: View, step: bool) -> list[Event]:
        """Have the stage read another moment; returns what happened in between as a view knows it, if it is a step."""
        before = self.session.match.event_count
        self.session.match = then
        news = then.events_since(before) if step else []
        return [shown for event in news if (shown := as_seen(event, view)) is not None]

    def mark(self, line: Line | None) -> None:
        """Light a line, with those that follow in sight too."""
        log = self.stage.log
        if line == log.marked:
            return
        log.marked = line
        if line is None:
            log.scroll_to(0)
            return
        lines = log.told()
        if line in lines:
            place = lines.index(line)
            for near in (min(place + AHEAD, len(lines) - 1), max(place - AHEAD, 0), place):
                log.show_line(lines[near])

    def notice(self, sentence: str) -> None:
        """Show a sentence for a few seconds."""
        self._notices.add(sentence)

    def close(self) -> None:
        """Let threads and widgets go."""
        self.session.close()
        self.stage.close()
