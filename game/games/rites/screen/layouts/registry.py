"""Which layout shows what; those of the middle while no rite is performed, and while artifacts are taken."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.games.rites.screen.layouts.common import artifact_note
from game.games.rites.screen.layouts.ritelayout import Brush, Canvas, Place, RiteLayout
from game.games.rites.screen.picking import Ask
from game.games.rites.words.faces import rite_name, rite_text
from game.games.rites.words.ritewords import part, place_of
from game.games.rites.words.tableview import CardTable
from game.language.spoken import say
from game.ui import theme
from game.ui.kit.base import Laying
from game.ui.kit.box import Box, Column, Either, Icon, Text
from game.ui.kit.frame import Frame
from game.ui.rich import escape

TABLET, TALL = 360.0, 250.0
LEGIBLE = 290.0
"""How wide a tablet's words want it, in design units."""
BESIDE = 36.0
"""What is left free at both sides, in design units: the button for help stands there."""
NAMES, LOW = (theme.TITLE_SMALL, theme.BODY_BOLD), (theme.BODY_BOLD, theme.SMALL_BOLD)
"""What tablets' names are written in, the first that has room: as a rule, and on low tablets."""
OPEN = Frame(theme.rgb("#20262f"), theme.rgb("#11161d"), alpha=200, radius=8, diamonds=False)
USED = Frame(theme.BLOCKED, theme.INK, alpha=90, radius=8, diamonds=False)


class TabletsLayout(RiteLayout):
    """The tablets of the game, those performed already dark."""

    def places(self, table: CardTable, canvas: Canvas) -> list[Place]:
        """The tablets as regions."""
        count = len(table.tablets)
        across = 3 if count > 1 else 1
        # On a low middle tablets are wider, as far as words want it.
        free = (canvas.box.width - 2 * canvas.scale.px(BESIDE)) / across
        wanted = canvas.scale.px(LEGIBLE * canvas.scale.frame)
        wide = max(TABLET, min(free, wanted) / canvas.unit - 24)
        found = []
        for n, rite in enumerate(table.tablets):
            row, column = divmod(n, across)
            x = (column - (across - 1) / 2) * (wide + 24)
            y = (row - (-(-count // across) - 1) / 2) * (TALL + 28)
            note = f"**{rite_name(rite)}**\n{rite_text(rite)}"
            found.append(Place(f"rite:{rite}", canvas.rect(x, y, wide, TALL), note=note))
        return found

    def ground_key(self, table: CardTable) -> object:
        """Which have been performed, and how."""
        return (table.used, table.ends)

    def ground(self, table: CardTable, brush: Brush) -> None:
        size, lay = brush.px(64) / brush.scale.scale, Laying(brush.scale, {})
        rects = [place.rect for place in self.places(table, brush)]
        # Words have one size on all; what has no room even when they are small is told by the tip alone.
        for names, role in ((NAMES, theme.BODY), (NAMES, theme.SMALL), (NAMES, theme.TINY), (NAMES, None), (LOW, None)):
            tablets = [lay.keep(self._tablet(table, rite, size, names, role)) for rite in table.tablets]
            if all(lay.high(tablet, rect.width) <= rect.height for tablet, rect in zip(tablets, rects, strict=True)):
                break
        for tablet, rect in zip(tablets, rects, strict=True):
            lay.lay(tablet, rect).paint(brush.target, brush.scale)

    def _tablet(self, table: CardTable, rite: str, size: float, names: Sequence[theme.Role],
                role: theme.Role | None) -> Box:  # fmt: skip
        """A tablet with its name in the first of some roles that has room, its words in a role or left out."""
        used, told = rite in table.used, rite_text(rite)
        if used:
            winners = (table.cultists[side].name for name, side, _ in table.ends if name == rite and side >= 0)
            winner = next(winners, "")
            told = say("rites-place-won" if winner else "rites-place-won.nobody", name=winner)
        sign = Icon(f"rite_{rite}", size, theme.TEXT_THIRD if used else theme.BRASS)
        named = Either(*(Text(rite_name(rite), each, theme.TEXT_THIRD if used else theme.CREAM, "center", line=True)
                         for each in names))  # fmt: skip
        said = Text(escape(told), role, theme.TEXT_SECOND, "center", at="fill") if role else None
        return Column(sign, named, said, frame=USED if used else OPEN, pad=(size * 0.25, size * 0.2), gap=size * 0.1,
                      across="center", pack="start" if said else "center")  # fmt: skip


class ArtifactsLayout(RiteLayout):
    """Artifacts to choose from, large and side by side; ``names`` are those on offer."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names

    def places(self, table: CardTable, canvas: Canvas) -> list[Place]:
        """The artifacts in one row or two."""
        count = len(self.names)
        across = count if count <= 6 else -(-count // 2)
        rows = [self.names[first : first + across] for first in range(0, count, across or 1)]
        wide = 160.0 if len(rows) > 1 else 170.0 if count > 5 else 210.0
        found = []
        for down, row in enumerate(rows):
            y = (down - (len(rows) - 1) / 2) * (wide * 1.5 + 30)
            for along, name in enumerate(row):
                x = (along - (len(row) - 1) / 2) * (wide + 18)
                note = artifact_note(name)
                found.append(Place(f"artifact:{name}", canvas.card(x, y, wide), name, relic=True, note=note))
        return found


BETWEEN_RITES = TabletsLayout()


@cache
def layout_of(rite: str) -> RiteLayout:
    """The layout of a rite by its id, or that between rites."""
    found: RiteLayout = part(rite, "screen.layout:LAYOUT") if rite else BETWEEN_RITES
    return found


def layout_for(table: CardTable, ask: Ask | None) -> RiteLayout:
    """The layout of the middle for a table and the question that is open."""
    if ask is not None and ask.kind in ("steal", "trade", "trade_for"):
        names = [place_of(table.rite, option).partition(":")[2] for option in ask.options if option.kind == "artifact"]
        return ArtifactsLayout(tuple(names))
    return layout_of("" if ask is not None and ask.kind == "rite" else table.rite)
