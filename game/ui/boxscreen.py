"""The window's part of a game whose table is a description in boxes: everything but the table itself is here."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping
from io import BytesIO
from typing import TYPE_CHECKING, Any, ClassVar

import pygame

from game.engine.option import NONE, Option
from game.match.match import Match
from game.match.opened import OpenDecision
from game.match.session import Session
from game.match.words import words
from game.ui import draw, theme
from game.ui.gamescreen import GameScreen
from game.ui.kit.box import Box, Column, Grid, Text
from game.ui.kit.boxes import Boxes
from game.ui.kit.controls import Button
from game.ui.layout import Layout
from game.ui.pictures import NAME
from game.ui.rich import escape

if TYPE_CHECKING:
    from game.match.theatre import Timeline
    from game.ui.table.boxed import PlayedBoxes
    from game.ui.table.scene import MatchScene
    from game.ui.table.stage import Deeds
    from game.ui.theatre.boxed import WatchedBoxes
    from game.ui.theatre.scene import TheatreScene

PICTURE = (960, 600)


class BoxScreen(GameScreen):
    """A game on the window that describes its table; ``colours`` are those of its sides, by number."""

    colours: ClassVar[tuple[theme.RGB, ...]] = (theme.FREE, theme.PAIN, theme.KILL, theme.GOLD)

    @abstractmethod
    def table(self, match: Match, seen: Mapping[str, Any], layout: Layout) -> Box:
        """The table: of the state only ``seen`` may be shown, the rest of a match only as far as all know it."""

    def choices(self, match: Match, asked: OpenDecision, answer: Callable[[Option], None]) -> Box:
        """The open question and what can be chosen."""
        decision = match.position.decision
        assert decision is not None
        speech, rules = words(), match.rules
        labels = speech.option_labels(rules, decision, match.view(asked.seat))
        return Column(
            Text(f"You: {speech.prompt(rules, decision)}.", theme.BODY_BOLD, theme.GOLD),
            Grid(*(Button(option_id(each), label, lambda each=each: answer(each))  # type: ignore[misc]
                   for each, label in zip(asked.options, labels, strict=True)), cell=150, gap=6), gap=8,
        )  # fmt: skip

    def outcome(self, match: Match) -> Box:
        """How a match has ended: who has won, and everybody's score."""
        result = match.result()
        assert result is not None
        won = " and ".join(escape(match.seats[seat].name) for seat in result.winners) or "Nobody"
        scores = sorted(result.scores.items(), key=lambda each: -each[1])
        names = {side: match.seats[seat].name for side, _ in scores for seat in range(len(match.seats))
                 if match.rules.side_number(side) in match.rules.side_of_seat(seat)}  # fmt: skip
        return Column(
            Text(f"**{won}** {'win' if len(result.winners) > 1 else 'wins'}.", theme.TITLE, theme.GOLD, "center"),
            *(Text(f"{escape(names[side])}: {score}", theme.BODY, theme.TEXT_SECOND, "center")
              for side, score in scores), gap=12, pack="center",
        )  # fmt: skip

    # What every game has ------------------------------------------------------------------------

    def stage(self, scene: MatchScene, deeds: Deeds) -> PlayedBoxes:
        from game.ui.table.boxed import PlayedBoxes

        return PlayedBoxes(self, scene, deeds)

    def watched(self, theatre: TheatreScene, timeline: Timeline) -> WatchedBoxes:
        from game.ui.theatre.boxed import WatchedBoxes

        return WatchedBoxes(self, theatre, timeline)

    def small_picture(self, session: Session) -> Iterator[bytes]:
        from game.ui.table.boxed import ANYBODY, seen_by
        from game.ui.table.pictures import WIDTH

        match, big = session.match, pygame.Surface(PICTURE)
        seen = seen_by(match, ANYBODY)
        boxes = Boxes(lambda layout: Column(self.table(match, seen, layout), pad=40))
        boxes.lay(big.get_rect(), Layout(*PICTURE))
        yield b""
        big.blit(draw.backdrop(*PICTURE), (0, 0))
        boxes.draw(big, Layout(*PICTURE))
        yield b""
        data = BytesIO()
        pygame.image.save(pygame.transform.smoothscale(big, (WIDTH, WIDTH * PICTURE[1] // PICTURE[0])), data, NAME)
        yield data.getvalue()


def option_id(option: Option) -> str:
    """The id of an option's button."""
    return ".".join(["option", option.kind, *(str(number) for number in option[1:] if number != NONE)])
