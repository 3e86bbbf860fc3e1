"""What lights up on the table for a requirement that is not met, out of which factions make theirs."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.games.wars.rules.units import CULTISTS_OF, FIGURE, SIDE_MASK
from game.games.wars.words.outlook import Outlook
from game.match.guide import Shine

Light = Callable[[Outlook], Shine]


def areas_and(out: Outlook, areas: Sequence[int], *options: str) -> Shine:
    """Areas that lead on, and those of the buttons that can be pressed."""
    return Shine((*out.buttons(*options), *(out.area_id(area) for area in areas)))


def press(*options: str) -> Light:
    """Buttons alone."""
    return lambda out: Shine(out.buttons(*options))


def building(ocean: bool | None = None) -> Light:
    """Where a Cultist can build at once, with what comes first if it is on its way; else where one Move leads."""

    def light(out: Outlook) -> Shine:
        here = out.sites_here(ocean)
        return areas_and(out, here, "build_gate", "done") if here else areas_and(out, out.sites_near(ocean), "move")

    return light


def fights(out: Outlook) -> Shine:
    """Areas where an enemy stands beside pieces that roll dice."""

    def fought(area: int, units: int) -> bool:
        rolls = (out.look.dice(out.side, area, enemy) for enemy in out.rivals if units & SIDE_MASK[enemy])
        return bool(units & SIDE_MASK[out.side]) and any(rolls)

    areas = [area for area, units in out.look.shared if fought(area, units)]
    return areas_and(out, areas, "battle") if areas else areas_and(out, _hunted(out), "move")


def _hunted(out: Outlook) -> list[int]:
    """Areas of enemies one Move away from a piece that rolls dice; without any, all areas of enemies."""
    found = []
    for area in range(len(out.rules.map.areas)):
        near = [here for here in out.near(area, out.side)
                if any(out.look.dice(out.side, here, enemy) for enemy in out.rivals)]  # fmt: skip
        if near and any(out.state.here[area] & SIDE_MASK[enemy] for enemy in out.rivals):
            found.append(area)
    if not found:
        masks = sum(SIDE_MASK[enemy] for enemy in out.rivals)
        found = [area for area in range(len(out.rules.map.areas)) if out.state.here[area] & masks]
    return found


def prey(out: Outlook) -> Shine:
    """Cultists that can be captured at once, else those of enemies' areas without a guard."""
    found = out.prey()
    if found:
        return Shine((*out.buttons("capture"), *(f"piece.{each.captor}" for each in found[:1])),
                     tuple(f"piece.{each.unit}" for each in found[:1]))  # fmt: skip
    return areas_and(out, [area for enemy in out.rivals for area in _alone(out, enemy)], "move")


def _alone(out: Outlook, enemy: int) -> list[int]:
    """Areas where an enemy has Cultists and nothing else."""
    count = len(out.rules.map.areas)
    return [area for area, units in enumerate(out.state.here[:count])
            if units & CULTISTS_OF[enemy] and not units & SIDE_MASK[enemy] & ~CULTISTS_OF[enemy]]  # fmt: skip


def spread(out: Outlook) -> Shine:
    """Areas without a unit of one's own that one Move leads to."""
    return areas_and(out, out.empty_near(), "move")


def awakening(kind: str, otherwise: Light) -> Light:
    """Where a Great Old One could appear; else what makes that possible."""

    def light(out: Outlook) -> Shine:
        areas = next((areas for each, _, areas in out.awakenable() if each == FIGURE[kind]), [])
        return areas_and(out, areas, "awaken") if areas else otherwise(out)

    return light


def site(*options: str) -> Light:
    """Where a gate could be built that one Move leads to."""
    return lambda out: areas_and(out, out.sites_near(), "move", *options)
