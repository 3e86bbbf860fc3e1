"""Cthulhu Rises: the gate's ring, a card at each cultist's side of it, Cthulhu's place in its middle."""

from __future__ import annotations

import math
from dataclasses import replace

import pygame

from game.games.rites.screen.emblems import CULT_COLOUR
from game.games.rites.screen.layouts.common import around, coveted, draw_pile
from game.games.rites.screen.layouts.ritelayout import Brush, Canvas, Place, RiteLayout
from game.games.rites.screen.paint import stamp
from game.games.rites.words.faces import face_of
from game.games.rites.words.tableview import CardTable
from game.language.spoken import name, say
from game.language.values import markup
from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.theme import mix, rgb

MIDDLE = (0.0, -14.0)
WITHIN = 150
"""So far from the middle its own words reach, in units."""
RADIUS = 232.0
LEADS = rgb("#a8f0c8")
CARD = 112.0
ASKEW = -12
"""How far the cards of cultists who have opened no gate are turned, in degrees: at a real table they lie on their side,
but here all are to be read at a glance."""


def spot(angle: float) -> tuple[float, float]:
    """Where on the ring a cultist's card lies who sits at an angle."""
    return MIDDLE[0] + RADIUS * 1.06 * math.cos(angle), MIDDLE[1] + RADIUS * math.sin(angle)


def leading(gate: list[list[object]]) -> int:
    """Which card of the gate would close it as it stands; -1 while it is empty."""
    if not gate:
        return -1
    faces = [face_of(str(card)) for _, card in gate]
    trump = "green" if any(face.cult == "green" for face in faces) else faces[0].cult
    able = [n for n, face in enumerate(faces) if face.cult == trump]
    return max(able, key=lambda n: faces[n].counts)


class GateLayout(RiteLayout):
    """Cards on the ring; they lie askew for cultists who have opened no gate."""

    candles = ((-520.0, -120.0), (520.0, -130.0))
    opening = (
        ("~", "w4:leads", "w8*:closes", "w2"),
        ("~", "b13", "g2*:closes"),
        ("~", "g12:calls_him", ">", "g11*:green_11"),
        ("@rite_cthulhu_rises:open", "@entity_g11:capture", "@done:close"),
    )

    def places(self, table: CardTable, canvas: Canvas) -> list[Place]:
        """Piles, Cthulhu's place, and a card or its place for each cultist."""
        state = table.state
        found = [draw_pile(table, canvas, -446, 152), *coveted(table, canvas, 446, 152), self._middle(table, canvas)]
        lead = leading(state["gate"])
        laid = {side: n for n, (side, _) in enumerate(state["gate"])}
        for side, angle in around(table).items():
            rect = canvas.card(*spot(angle), CARD)
            if side in laid:
                # Below the card at the top Cthulhu's own words have their place.
                found.append(replace(self._laid(table, rect, laid[side], laid[side] == lead),
                                     beside=math.sin(angle) < -0.9))  # fmt: skip
            elif side == table.active and side == table.viewer:
                found.append(Place(f"gate:{side}", rect, empty=True, owner=side, caption=say("rites-gate-yours")))
        return found

    def _laid(self, table: CardTable, rect: pygame.Rect, n: int, lead: bool) -> Place:
        side, card = table.state["gate"][n]
        askew = side not in table.state["eligible"]
        told = [say("rites-gate-laid", card=markup(face_of(card).name), name=table.cultists[side].name)]
        if askew:
            told.append(say("rites-gate-askew"))
        if lead:
            told.append(say("rites-gate-leads"))
        caption = say("rites-gate-opened") if n == 0 else say("rites-gate-opened.not") if askew else ""
        return Place(f"gate:{side}", rect, card, turn=ASKEW if askew else 0, owner=side, caption=caption,
                     light=LEADS if lead else None, note="\n".join(told))  # fmt: skip

    def _middle(self, table: CardTable, canvas: Canvas) -> Place:
        rect = canvas.card(*MIDDLE, 124)
        if table.state["centre"]:
            return Place("centre", rect, "g11", light=CULT_COLOUR["green"], note=say("rites-gate-center"))
        return Place("centre", rect, note=say("rites-gate-center.empty"))

    def ground_key(self, table: CardTable) -> object:
        """Whether Cthulhu stands there."""
        return (bool(table.state["centre"]),)

    def ground(self, table: CardTable, brush: Brush) -> None:
        """The light out of the gate; its ring is on the cloth."""
        called = bool(table.state["centre"])
        brush.light(*MIDDLE, 330, 330, CULT_COLOUR["green"] if called else theme.SEA_SHELF, 60 if called else 24)

    def marks(self, table: CardTable, brush: Brush) -> None:
        """Who leads, and where Cthulhu is."""
        lead = leading(table.state["gate"])
        if lead >= 0:
            self._leads(table, brush, table.state["gate"][lead][0])
        green, (x, y) = CULT_COLOUR["green"], brush.at(*MIDDLE)
        if table.state["centre"]:
            px = max(min(brush.scale.font_px(theme.HEAD), brush.px(44)), theme.SMALLEST_PX)
            colour = mix(green, theme.PALE, 0.75)
            summoned = say("rites-mark-summoned")
            draw.arc_text(brush.target, summoned, theme.HEAD, px, colour, (x, y), brush.px(124 * 0.92), -90, 0.8)
            return
        holder = table.state["holder"]
        called = table.called(holder) if holder >= 0 else ""
        own = bool(called) and called != table.cultists[holder].name
        key = "rites-gate-before.you" if own else "rites-gate-before" if called else "rites-gate-before.none"
        told: str = say(key, name=markup(called))
        brush.icon("cthulhu", 54, MIDDLE[0], MIDDLE[1] - 12, mix(green, theme.INK, 0.45))
        px = brush.scale.font_px(theme.SMALL)
        # In a small window a name is wider than the ring: its words lie across it.
        told, px = draw.fitted(told, theme.SMALL, px, max(brush.px(300), px * 11))
        brush.words(told, theme.SMALL, (x, y + brush.px(30)), theme.TEXT_SECOND, px)

    def _leads(self, table: CardTable, brush: Brush, side: int) -> None:
        x, y = spot(around(table)[side])
        at = brush.at(x + (76 if side in table.state["eligible"] else 88), y - 52)
        px, leads = brush.scale.font_px(theme.BODY_BOLD), say("rites-mark-leads")
        crown = stamp(brush.target, icon("leads", px, LEADS), midleft=at)
        inner, wide = brush.at(MIDDLE[0] - WITHIN, 0)[0], draw.text_width(leads, theme.BODY_BOLD, px)
        if crown.left < inner < crown.right + 4 + wide:
            # The crown alone: the word would lie over Cthulhu's place.
            return
        draw.text(brush.target, leads, theme.BODY_BOLD, px, LEADS, (crown.right + 4, at[1]), middle=True, halo=2)

    def dimmed(self, kind: str, table: CardTable, out: list[str]) -> str:
        if kind != "gate":
            return ""
        if not table.state["gate"]:
            first = len(out) > 1 or out[0] != "g11"
            return say("rites-gate-no-green" if first else "rites-gate-no-green.short")
        if all(card == "g11" for card in out):
            return say("rites-gate-no-cthulhu")
        return say("rites-gate-follow", color=name("rites-color", face_of(table.state["gate"][0][1]).cult))


LAYOUT = GateLayout()
