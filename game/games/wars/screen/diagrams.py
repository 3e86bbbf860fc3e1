"""The diagrams beside the rules of Cthulhu Wars: phases, Power, Doom, Rituals, gates, captures, dice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial

import pygame

from game.games.wars.screen.topbar import ritual_track
from game.language.spoken import say
from game.match.words import words
from game.ui import theme
from game.ui.figures.dice import die
from game.ui.figures.gates import gate
from game.ui.kit.base import Laying
from game.ui.kit.box import Box, Drawn, Icon, Row, Space, Text
from game.ui.kit.diagram import course, diagram, signs, step
from game.ui.kit.medal import GATE_HIGH, GATE_WIDE, Piece
from game.ui.layout import Layout

OWN, OTHER = "great_cthulhu", "black_goat"
"""Whose units stand in the diagrams."""
TRACK = (5, 6, 7, 7, 8, 8, 9, 10)
"""The Ritual track of four players."""
PHASES = {"gather": "power", "first_player": "first_player", "doom": "doom", "action": "move"}


@dataclass
class Gate(Icon):
    """A gate, with the keeper of the faction that is named; without one abandoned."""

    keeper: bool = field(default=False, kw_only=True)

    def wide(self, lay: Laying, room: int) -> int:
        return lay.px(self.size * GATE_WIDE / GATE_HIGH)

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        """Paint it in the middle, its keeper in it."""
        gate(layout.px(self.size) / GATE_HIGH, self.name or None).draw(target, rect.center)
        if self.keeper:
            Piece("acolyte", self.size * 0.72, faction=self.name).paint(target, rect, layout)


def _die(face: int, faction: str = OWN) -> Box:
    def paint(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        picture = die(faction, face, round(rect.width * 0.85))
        target.blit(picture, picture.get_rect(center=rect.center))

    # A picture of a die shows more than its face.
    return Drawn(("die", face, faction), paint, w=40, h=40)


def _amount(icon: str, number: int, colour: theme.RGB = theme.GOLD) -> Box:
    return Row(Icon(icon, 20, colour), Text(f"+{number}", theme.NUMBER, colour, line=True), gap=3, across="center")


def phases() -> Box:
    """The four phases of a turn."""
    return course([step(Icon(icon, 52, theme.CREAM), say(f"wars-diagram-{phase.replace('_', '-')}"),
                        words().name("phase", phase)) for phase, icon in PHASES.items()])  # fmt: skip


def gathered() -> Box:
    """What gives Power in the Gather phase."""
    power = partial(_amount, "power")
    return diagram(
        step(signs(Piece("acolyte", 56, faction=OWN), power(1)), say("wars-diagram-power-cultist")),
        step(signs(Gate(OWN, 58, keeper=True), power(2)), say("wars-diagram-power-gate")),
        step(signs(Gate("", 58), power(1)), say("wars-diagram-power-abandoned")),
        step(signs(Piece("acolyte", 56, faction=OTHER, captive=True), power(1)), say("wars-diagram-power-captive")),
        cell=170,
    )


def doomed() -> Box:
    """What gives Doom, and the Ritual track with its marker."""
    track = ritual_track(TRACK, 2, 27 * (len(TRACK) + 1) + 84, False, 1.0, False)
    return diagram(
        step(signs(Gate(OWN, 58, keeper=True), _amount("doom", 1)), say("wars-diagram-doom-gate")),
        step(signs(Gate(OWN, 58, keeper=True), _amount("doom", 1), Piece("cthulhu", 66, faction=OWN),
                   _amount("elder_sign", 1)), say("wars-diagram-doom-ritual"), words().name("term", "ritual")),
        step(track, say("wars-diagram-ritual-track"), words().name("term", "ritual_track")),
        cell=330,
    )  # fmt: skip


def gates() -> Box:
    """A gate that is built, kept, abandoned, and taken."""
    return course([
        step(signs(Piece("acolyte", 52, faction=OWN), Row(*(Icon("power", 18, theme.GOLD) for _ in range(3)))),
             say("wars-diagram-gate-build")),
        step(Gate(OWN, 62, keeper=True), say("wars-diagram-gate-keeper")),
        step(Gate("", 62), say("wars-diagram-gate-abandoned")),
        step(signs(Gate(OTHER, 62, keeper=True)), say("wars-diagram-gate-taken")),
    ])  # fmt: skip


def captured() -> Box:
    """Who captures, who protects, and where the captive goes."""
    return course([
        step(signs(Piece("ghoul", 50, faction=OTHER), Icon("capture", 24, theme.GOLD),
                   Piece("acolyte", 50, faction=OWN)), say("wars-diagram-capture-can")),
        step(signs(Piece("ghoul", 50, faction=OTHER), Icon("lock", 20, theme.TEXT_THIRD),
                   Piece("acolyte", 50, faction=OWN), Piece("deep_one", 50, faction=OWN)),
             say("wars-diagram-capture-protected")),
        step(signs(Piece("acolyte", 50, faction=OWN, captive=True), Space(w=6), _amount("power", 1)),
             say("wars-diagram-capture-prison")),
    ])  # fmt: skip


def rolled() -> Box:
    """What the faces of dice do."""
    return diagram(
        step(signs(Piece("starspawn", 60, faction=OWN), _die(6), _die(4), _die(2)),
             say("wars-diagram-battle-dice")),
        step(signs(_die(6), Icon("kill", 34, theme.KILL)), say("wars-diagram-battle-kill"),
             words().name("term", "kill")),
        step(signs(_die(4), _die(5), Icon("pain", 34, theme.PAIN)), say("wars-diagram-battle-pain"),
             words().name("term", "pain")),
        step(signs(_die(1), _die(2), _die(3)), say("wars-diagram-battle-miss")),
        cell=220,
    )  # fmt: skip


DIAGRAMS: Mapping[str, Callable[[], Box]] = {
    "turn_overview": phases, "turn_gather": gathered, "turn_rituals": doomed, "gates_control": gates,
    "capture_who": captured, "battle_roll": rolled,
}  # fmt: skip
"""By the entries of the rules that they stand below."""
