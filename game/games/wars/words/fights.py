"""What the coach of Cthulhu Wars remarks on battles: bad odds, and a guard that could be taken away."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb

from game.games.wars.rules.units import (
    BIT,
    CULTISTS,
    GREAT_OLD_ONES_OF,
    KINDS,
    SIDE_MASK,
    SUMMONED_OF,
    UNIT_KIND,
    units_in,
)
from game.games.wars.words.outlook import Outlook
from game.games.wars.words.remarks import Ask, remark
from game.match.guide import Remark, Shine


def at_least(dice: int, kills: int) -> float:
    """The chance of so many Kills or more on so many dice."""
    return float(sum(comb(dice, n) * 5 ** (dice - n) for n in range(kills, dice + 1)) / 6**dice)


def _fights(out: Outlook) -> Iterator[tuple[int, int, int, int]]:
    """Battles that the side could declare: area, enemy, its own dice, theirs."""
    for area, units in out.look.shared:
        if units & SIDE_MASK[out.side]:
            for enemy in out.rivals:
                mine = out.look.dice(out.side, area, enemy) if units & SIDE_MASK[enemy] else 0
                if mine:
                    yield area, enemy, mine, out.look.dice(enemy, area, out.side)


def odds(out: Outlook, pointed: Ask) -> Iterator[Remark]:
    """Battle is pointed at, and the best of them is a bad one."""
    if pointed is None or pointed.kind != "battle":
        return
    found = []
    for area, _, mine, theirs in _fights(out):
        own = units_in(out.state.here[area] & SIDE_MASK[out.side])
        # The cheapest are given up first: the strongest falls when there are as many Kills as pieces.
        found.append((at_least(theirs, len(own)), at_least(mine, 1), area, max(own, key=_price)))
    bad = [each for each in found if each[0] > 0.3 and each[1] < 0.5]
    if bad and len(bad) == len(found):
        lost, kill, area, unit = min(bad)
        shine = Shine((out.area_id(area),), (f"piece.{unit}",))
        yield remark("odds", f"{area}.{unit}", shine, lose=round(100 * lost), kill=round(100 * kill),
                     unit=out.names.named_unit(unit), area=out.names.named_area(area))  # fmt: skip


def _price(unit: int) -> int:
    return KINDS[UNIT_KIND[unit]].cost


def last_guard(out: Outlook, pointed: Ask) -> Iterator[Remark]:
    """A battle could take the last guard of an enemy's gate, with a captor standing by."""
    if not out.offers("battle") or out.power < 2:
        return
    for area, enemy, _, _ in _fights(out):
        units, keeper = out.state.here[area], out.state.gates[area]
        guards = units & (SUMMONED_OF[enemy] | GREAT_OLD_ONES_OF[enemy])
        captors = units & (GREAT_OLD_ONES_OF[out.side] | (0 if out.shielded(enemy) else SUMMONED_OF[out.side]))
        kept = keeper >= 0 and BIT[keeper] & SIDE_MASK[enemy] & CULTISTS
        if kept and guards.bit_count() == 1 and guards & SUMMONED_OF[enemy] and captors:
            shine = Shine(("option.battle", f"piece.{units_in(guards)[0]}"), (f"piece.{keeper}",))
            yield remark("last_guard", f"{area}.{enemy}", shine, area=out.names.named_area(area),
                           enemy=out.names.named_side(enemy))  # fmt: skip
