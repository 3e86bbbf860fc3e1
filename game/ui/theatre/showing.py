"""A stage in the theatre: what shows the moments of a match that nobody plays at."""

from __future__ import annotations

from abc import abstractmethod
from collections import defaultdict
from collections.abc import Callable, Sequence

from game.engine.event import Event
from game.language.spoken import say
from game.match.match import Match
from game.match.phrases import Line
from game.match.theatre import ONLOOKER, Timeline, Told, View, as_seen
from game.ui.kit.caps import with_key
from game.ui.table.bar_buttons import BarButton
from game.ui.table.stage import Stage, StageScene
from game.ui.theatre.deck import Deck, Face
from game.ui.widgets.base import Widget

IDLE: defaultdict[str, Callable[[], None]] = defaultdict(lambda: lambda: None)
"""What the buttons of a stage do while it is only watched."""
AHEAD = 3
"""How many lines before and behind the one that is lit are brought into sight with it."""


class WatchingScene(StageScene):
    """The scene of a match that is watched, as its stage knows it."""

    @abstractmethod
    def go_on(self) -> None:
        """Ask who goes on from this moment, and begin a game of one's own."""

    @abstractmethod
    def share(self) -> None:
        """Ask for a name and write the whole game into a file."""


class WatchedStage(Stage):
    """A game's stage with the deck where banner and choices stand. Nothing can be chosen on it.

    Its ``session`` is kept nowhere; the match in it is the moment that is shown, with the eyes of ``view``.
    """

    host: WatchingScene
    deck: Deck
    view: View = ONLOOKER

    @property
    def hidden(self) -> str:
        """What some know and others do not, as rich text."""
        return say("theatre-secrets.hidden")

    @property
    def at_keyboard(self) -> int | None:
        """The seat with whose eyes is looked."""
        return self.view if isinstance(self.view, int) else None

    def steer(self, deck: Deck, *over: Widget) -> None:
        """Put the deck in its place; ``over`` lies over what stands beside the middle."""
        self.deck = self.past = deck
        deck.over = over

    @abstractmethod
    def faces(self, timeline: Timeline) -> Sequence[Face]:
        """The seats as the choice of views shows them."""

    def throw(self, then: Match, view: View, pace: float) -> bool:
        """Let dice tumble on the way to a moment; true while they alone are shown, until they are not ``rolling``."""
        return False

    @abstractmethod
    def watch(self, then: Match, view: View, pace: float, step: bool) -> list[Event]:
        """Show a moment with somebody's eyes; ``step`` tells that it follows the one before.

        Returns what they have heard of since then, nothing after a jump. What moves takes ``pace`` times as long as
        usual; 0 where nothing is to move.
        """

    @abstractmethod
    def tell(self, told: Told, view: View) -> None:
        """Show the chronicle as it is told to somebody."""

    def way_on(self, rules: Callable[[], None], about: str) -> dict[str, BarButton]:
        """The buttons of what can be made of the game, and out; ``about`` says what the rules tell of."""
        theatre = self.host
        ways = (
            ("continue", "play_on", "new_game", "theatre-go-on", "", "G", theatre.go_on),
            ("share", "share", "share", "theatre-share", "", "E", theatre.share),
            ("rules", "rules", "rules", "theatre-rules", about, "F1", rules),
            ("quit", "leave", "quit", "theatre-leave", "", "Esc", theatre.pop),
        )
        return {
            place: BarButton(icon, say(message), on, with_key(tip or say(f"{message}.tip"), key)).called(id)
            for place, id, icon, message, tip, key, on in ways
        }

    def turn_to(self, then: Match, view: View, step: bool) -> list[Event]:
        """Take another moment; returns what happened in between as a view knows it, if it is a step."""
        heard = self.coming(then, view) if step else []
        self.session.match, self.view = then, view
        return heard

    def coming(self, then: Match, view: View) -> list[Event]:
        """What happens on the way to a later moment, as a view knows it."""
        news = then.events_since(self.session.match.event_count)
        return [shown for event in news if (shown := as_seen(event, view)) is not None]

    def mark(self, line: Line | None) -> None:
        """Light the line of what is just seen, with those that follow in sight too."""
        log = self.log
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

    def close(self) -> None:
        """Discard threads and widgets."""
        self.session.close()
        super().close()
