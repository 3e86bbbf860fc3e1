"""Cthulhu Rises: the gate's ring, a card at each cultist's side of it, Cthulhu's place in its middle."""

from __future__ import annotations

import math

import pygame

from game.games.rites.screen.emblems import CULT_COLOUR
from game.games.rites.screen.layouts.common import coveted, draw_pile, put_light, put_ring
from game.games.rites.screen.layouts.ritelayout import RiteLayout
from game.games.rites.screen.place import Canvas, Place
from game.games.rites.words.faces import face_of
from game.games.rites.words.tableview import CardTable
from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.theme import mix, rgb

MIDDLE = (0.0, -14.0)
RADIUS = 232.0
LEADS = rgb("#a8f0c8")
CARD = 112.0


def turns(table: CardTable) -> dict[int, float]:
    """At which angle of the ring each cultist's card lies: the one at the keyboard below, the others clockwise."""
    first = table.viewer if table.viewer is not None else 0
    order = table.clockwise(first)
    return {cultist.side: 90 + 360 * n / len(order) for n, cultist in enumerate(order)}


def leading(gate: list[list[object]]) -> int:
    """Which card of the gate would close it as it stands; -1 while it is empty."""
    if not gate:
        return -1
    faces = [face_of(str(card)) for _, card in gate]
    trump = "green" if any(face.cult == "green" for face in faces) else faces[0].cult
    able = [n for n, face in enumerate(faces) if face.cult == trump]
    return max(able, key=lambda n: faces[n].counts)


class GateLayout(RiteLayout):
    """Cards on the ring; they lie sideways for cultists who have opened no gate."""

    def places(self, table: CardTable, canvas: Canvas) -> list[Place]:
        """Piles, Cthulhu's place, and a card or its place for each cultist."""
        state = table.state
        found = [*draw_pile(table, canvas, -446, 152), *coveted(table, canvas, 446, 152)]
        found.append(self._middle(table, canvas))
        gate, angles = state["gate"], turns(table)
        lead = leading(gate)
        laid = {side: n for n, (side, _) in enumerate(gate)}
        for side, angle in angles.items():
            x = MIDDLE[0] + RADIUS * 1.06 * math.cos(math.radians(angle))
            y = MIDDLE[1] + RADIUS * math.sin(math.radians(angle))
            sideways = side not in state["eligible"]
            if side in laid:
                found.append(self._laid(table, canvas, laid[side], x, y, sideways, laid[side] == lead))
            elif side == table.active and side == table.viewer:
                found.append(
                    Place(f"gate:{side}", canvas.card(x, y, CARD), empty=True, owner=side, caption="your card")
                )
        return found

    def _laid(self, table: CardTable, canvas: Canvas, n: int, x: float, y: float, sideways: bool, lead: bool) -> Place:
        side, card = table.state["gate"][n]
        name = table.cultists[side].name
        note = f"**{face_of(card).name}**\nlaid by {name}"
        caption = ""
        if n == 0:
            caption = "opened the gate"
        elif sideways:
            caption = "has opened no gate yet"
        if sideways:
            note += "\n<second>sideways: has opened no gate yet</>"
        if lead:
            note += "\n<second>leads: would close the gate now</>"
        return Place(
            f"gate:{side}",
            canvas.card(x, y, CARD),
            card,
            turn=270 if sideways else 0,
            owner=side,
            caption=caption,
            light=LEADS if lead else None,
            note=note,
        )

    def _middle(self, table: CardTable, canvas: Canvas) -> Place:
        rect = canvas.card(*MIDDLE, 124)
        if table.state["centre"]:
            note = "**Cthulhu** stands in the gate.\nAn eligible cultist who closes it captures him."
            return Place("centre", rect, "g11", light=CULT_COLOUR["green"], note=note)
        return Place("centre", rect, note="Cthulhu’s place, when he is summoned.")

    def ground_key(self, table: CardTable) -> object:
        """Whether Cthulhu stands there."""
        return (bool(table.state["centre"]),)

    def ground(self, target: pygame.Surface, table: CardTable, canvas: Canvas) -> None:
        """The ring with its marks and a star of seven."""
        x, y = MIDDLE
        called = bool(table.state["centre"])
        green = CULT_COLOUR["green"]
        put_light(target, canvas, x, y, 330, 330, green if called else theme.SEA_SHELF, 70 if called else 60)
        for radius, alpha in ((RADIUS, 255), (RADIUS - 17, 210), (RADIUS * 0.62, 110)):
            put_ring(
                target,
                canvas,
                x,
                y,
                radius,
                radius,
                theme.BRASS,
                alpha,
                line=2 if radius == RADIUS else 1,
                ticks=60 if radius == RADIUS else 0,
            )
        self._star(target, canvas, mix(green, theme.BRASS, 0.2 if called else 0.7))
        for radius in (420, 446):
            put_ring(target, canvas, x, y, radius, radius, theme.BRASS_LINE, 34)

    def _star(self, target: pygame.Surface, canvas: Canvas, colour: theme.RGB) -> None:
        side = canvas.px(RADIUS * 2)
        big = pygame.Surface((side, side), pygame.SRCALPHA)
        c = side / 2
        points = [
            (c + c * 0.93 * math.sin(math.radians(n * 360 / 7)), c - c * 0.93 * math.cos(math.radians(n * 360 / 7)))
            for n in range(7)
        ]
        for n in range(7):
            pygame.draw.aaline(big, (*colour, 255), points[n], points[(n + 3) % 7])
        big.set_alpha(110)
        target.blit(big, big.get_rect(center=canvas.at(*MIDDLE)))

    def marks(self, target: pygame.Surface, table: CardTable, canvas: Canvas) -> None:
        """Who leads, and where Cthulhu is."""
        layout = canvas.scale
        gate = table.state["gate"]
        lead = leading(gate)
        if lead >= 0:
            side = gate[lead][0]
            angle = turns(table)[side]
            x = MIDDLE[0] + RADIUS * 1.06 * math.cos(math.radians(angle))
            y = MIDDLE[1] + RADIUS * math.sin(math.radians(angle))
            at = canvas.at(x + 76 + (20 if side not in table.state["eligible"] else 0), y - 52)
            px = layout.font_px(theme.BODY_BOLD)
            crown = icon("leads", px, LEADS)
            target.blit(crown, crown.get_rect(midleft=at))
            draw.text(
                target, "leads", theme.BODY_BOLD, px, LEADS, (at[0] + px + layout.px(4), at[1]), middle=True, halo=2
            )
        if table.state["centre"]:
            px = layout.font_px(theme.HEAD)
            colour = mix(CULT_COLOUR["green"], theme.PALE, 0.4)
            radius = canvas.px(124 * 0.92)
            draw.arc_text(target, "SUMMONED", theme.HEAD, px, colour, canvas.at(*MIDDLE), radius, -90, 0.8)
        else:
            holder = table.state["holder"]
            words = f"before {table.cultists[holder].name}" if holder >= 0 else "not in sight"
            picture = icon("cthulhu", canvas.px(54), mix(CULT_COLOUR["green"], theme.INK, 0.45))
            x, y = canvas.at(*MIDDLE)
            target.blit(picture, picture.get_rect(center=(x, y - canvas.px(12))))
            px = layout.font_px(theme.SMALL_ITALIC)
            # In a small window a name is wider than the ring: its words lie across it.
            line, px = draw.fitted(words, theme.SMALL_ITALIC, px, max(canvas.px(300), px * 11))
            draw.text(
                target, line, theme.SMALL_ITALIC, px, theme.TEXT_SECOND, (x, y + canvas.px(30)), "center", middle=True,
                halo=2,
            )  # fmt: skip

    def dimmed(self, kind: str, table: CardTable, out: list[str]) -> str:
        if kind != "gate":
            return ""
        if not table.state["gate"]:
            first = len(out) > 1 or out[0] != "g11"
            return "The first gate is not opened with green." if first else "Not on the first gate."
        if all(card == "g11" for card in out):
            return "Cthulhu is not played on the first gate."
        return f"You hold the {face_of(table.state['gate'][0][1]).cult_name}: other cults must wait."


LAYOUT = GateLayout()
