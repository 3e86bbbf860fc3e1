"""What helps a newcomer at the table of a match: puts up the card, the goals and the coach's remarks in their time."""

from __future__ import annotations

import pygame

from game.engine.option import Option
from game.language.spoken import say
from game.match.cards import Ref
from game.match.coach import choose, note
from game.match.entries import Answer
from game.match.gamewords import words_of
from game.match.guide import GameGoals, Remark
from game.match.services import FIRST_GAMES
from game.match.settings import Guided, Help
from game.ui.doors import scene_named
from game.ui.kit.box import Box
from game.ui.layout import Layout
from game.ui.table.guide.card import LESSONS, OpeningScene
from game.ui.table.guide.coach import CoachCard
from game.ui.table.guide.goals import GoalsPanel
from game.ui.table.overlays.menu import leave
from game.ui.table.stage import Added, Deeds, PlayedScene
from game.ui.widgets.base import Widget

GUIDED = ("goals", "coach_show", "coach_why", "coach_quiet", "about")
"""The deeds that keys and the menu ask for."""


class Guide(Added):
    """Follows a match with what its game has to say to newcomers.

    While something else stands beside the table (who can reach an area), the goals wait.
    """

    def __init__(self, host: PlayedScene) -> None:
        self._host, self._settings = host, host.app.settings
        match, settings = host.session.match, host.app.settings
        self._speech = words_of(match.rules)
        finished = host.app.services.finished_games(match.rules.game) if host.session.people else FIRST_GAMES
        meant = bool(match.inputs.get("first"))
        self._early = meant or finished < FIRST_GAMES
        """Whether this is one of somebody's first games of its kind."""
        self._new = meant or not finished
        """Whether it is played for the first time."""
        if settings.guided.match != host.session.kept.match_id:
            settings.guided = Guided(host.session.kept.match_id)
        self._memory = settings.guided
        self._aims = type(self._speech).goals is not GameGoals.goals
        """Whether the game says what there is to aim at."""
        self.goals = GoalsPanel(host.stage, self._folded, self._look_up)
        self.goals.folded = settings.goals_folded
        self.goals.on = self._aims and self._wanted(settings.goals)
        self.coach = CoachCard(host.stage, settings, self._look_up_remark, self.goals.dim)
        self._described: object = None
        self._considered: object = None
        self._setting = settings.goals
        host.stage.side, host.stage.coach = self.goals, self

    def do(self, deed: str) -> None:
        """Do what a key or the menu asks for."""
        deeds: Deeds = {
            "goals": self.toggle_goals,
            "coach_show": self.coach.show,
            "coach_why": self.coach.why,
            "coach_quiet": self.coach.quiet,
            "about": self.show_card,
        }
        deeds[deed]()

    @property
    def free(self) -> bool:
        """Whether nothing else stands beside the table."""
        return self._host.stage.side in (None, self.goals)

    def _wanted(self, help: Help) -> bool:
        """Whether a help is there in this game."""
        if not self._host.session.people:
            return False
        return help == "always" or (help == "first_games" and self._early)

    # Following the match ------------------------------------------------------------------------

    def follow(self) -> None:
        """Take up what the match has become."""
        if self._setting != self._settings.goals:
            # Another choice was made on the page of settings.
            self._setting = self._settings.goals
            self.goals.on = self._aims and self._wanted(self._setting)
            self._host.stage.lay()
        self._describe()
        if not self._card():
            # Nothing is remarked below the card: it would have been said when that is put away.
            self.consider(None)

    def _describe(self) -> None:
        """Describe the goals, once for each position and seat, while they are in sight."""
        host, seat = self._host, self._host.at_keyboard
        shown = self.goals.on and self.free and not (self.goals.folded and not self.goals.boxes.over)
        moment = (host.session.match.serial, seat)
        if not shown or moment == self._described:
            return
        self._described = moment
        self.goals.show(self._speech.goals(host.session.match, seat) if seat is not None else ())

    def _card(self) -> bool:
        """Show somebody's card before the first question of a match, in first games; whether it is shown now."""
        host, memory = self._host, self._memory
        seat = host.at_keyboard
        asked = host.question is not None or len(host.session.people) == 1
        if seat is None or not asked or seat in memory.cards or host.session.match.decision is None:
            return False
        match = host.session.match
        memory.cards.append(seat)
        self._settings.save()
        begun = match.inputs.get("setup") is not None or any(
            isinstance(entry, Answer) and entry.seat == seat and entry.by == "person"
            for entry in match.entries[self._speech.begins(match) :]
        )
        wanted = not begun and self._new and self._settings.first_cards and host.explains
        return wanted and self._push_card(seat, first=True)

    def show_card(self) -> None:
        """Show the card of whoever sits here again."""
        seat = self._host.at_keyboard
        if seat is None or not self._push_card(seat, first=False):
            self._host.notice(say("guide-card-none"))

    def _push_card(self, seat: int, first: bool) -> bool:
        host = self._host
        card = self._speech.opening_card(host.session.match, seat)
        if card is None:
            return False
        seen = self._settings.hints_seen
        seen += [key for key in card.explains if key not in seen]
        side = host.session.match.rules.side_of_seat(seat)[0]
        # Later it may be asked for from a page that lies over the table.
        over = host if first or host.app.stack.top is None else host.app.stack.top
        over.push(OpeningScene(card, host.stage.colour(side), first), self._again)
        return True

    def _again(self, wish: object) -> None:
        """The card is gone: the coach may have been switched off on it, or the lessons are wanted first."""
        host = self._host
        if wish == LESSONS:
            leave(host, host.session, lambda: host.replace(scene_named(LESSONS)))
            return
        self._considered = None
        self.consider(None)
        self._host.redraw()

    # The goals ----------------------------------------------------------------------------------

    def toggle_goals(self) -> None:
        """Fold or unfold the goals; where they are not there, bring them for this game."""
        if not self.free or not self._aims or not self._host.session.people:
            return
        if not self.goals.on:
            self.goals.on, self.goals.folded, self.goals.drawn = True, False, True
            self._described = None
            self._describe()
            self._host.stage.lay()
        else:
            self.goals.toggle()
            self._describe()
        self._host.redraw()

    def _folded(self, folded: bool) -> None:
        self._settings.goals_folded = folded
        self._settings.save()
        self._described = None
        self._describe()

    def _look_up(self, ref: Ref) -> None:
        """Open the card of a thing."""
        self._host.stage.look_up(ref)

    def _look_up_remark(self, remark: Remark) -> None:
        if remark.card:
            self._look_up(remark.card)
        else:
            self._host.push(scene_named("rules", remark.page))

    # The coach ----------------------------------------------------------------------------------

    def consider(self, pointed: Option | None) -> None:
        """See whether there is something to remark: before an action, or as somebody points at an option."""
        host = self._host
        question, seat = host.question, host.at_keyboard
        wanted = host.coached and self._wanted(self._settings.coach)
        if question is None or seat is None or not wanted:
            self.coach.say(None)
            self._considered = None
            return
        moment = (question.serial, pointed)
        if moment == self._considered:
            return
        if self._considered is None or self._considered[0] != question.serial:  # type: ignore[index]
            self.coach.say(None)
        self._considered = moment
        match = host.session.match
        remark = choose(self._speech, match, seat, pointed, self._memory, self._settings.coach_quiet)
        if remark is not None:
            note(self._memory, seat, self._speech.coach_turn(match, seat), remark)
            self._settings.save()
            self.coach.say(remark)

    def say_again(self, said: Remark) -> None:
        """Make a remark once more, in the language that is spoken now."""
        host, seat = self._host, self._host.at_keyboard
        if seat is not None:
            found = self._speech.remarks(host.session.match, seat, None)
            self.coach.say(next((each for each in found if (each.kind, each.about) == (said.kind, said.about)), None))

    def heed(self, pointed: Option | None) -> None:
        """Somebody points at an option, while nothing moves: the coach may have something to say of it."""
        if pointed is not None:
            self.consider(pointed)

    def take(self, event: pygame.event.Event) -> bool:
        """Escape puts the coach's card away."""
        return self.coach.take(event)

    def over_middle(self) -> list[Widget]:
        """The coach's card; where the goals are an open drawer there is no room for both."""
        drawer = self.goals.on and self.goals.boxes.over and self.goals.drawn
        return [] if drawer or self._host.stage.inline else self.coach.widgets()

    def inline(self, layout: Layout) -> Box | None:
        return self.coach.line(layout)

    def laid(self, layout: Layout) -> None:
        if self._host.stage.inline:
            return
        slot, kept = self._host.stage.coach_room(layout)
        self.coach.lay(slot, [*kept, *self.goals.covers()], layout)


