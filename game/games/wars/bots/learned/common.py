"""What a faction is judged by that nothing was learned of: what the counts weigh for the others, on the whole.

Most counts are about what every faction has, and weigh for it what they weigh for the others in the mean. Those of its
own units weigh as much as units that cost as much; of its spellbooks and requirements nobody knows which is which, so
each is worth what any of the others' is.
"""

from collections.abc import Mapping, Sequence

from game.games.wars.bots.learned.short import KINDS_OF
from game.games.wars.rules.faction import GREAT_OLD_ONE, MONSTER, TERROR
from game.games.wars.rules.units import FACTIONS, KINDS

_OF_UNITS = {
    "monsters_1": ((MONSTER, TERROR), 0), "monsters_2": ((MONSTER, TERROR), 1), "monsters_3": ((MONSTER, TERROR), 2),
    "great_a": ((GREAT_OLD_ONE,), 0), "great_b": ((GREAT_OLD_ONE,), 1),
}  # fmt: skip
"""Counts of units: of what classes, and which of a faction's kinds."""
_ALIKE = tuple([tuple([f"{what}_{number}" for number in range(1, 7)]) for what in ("book", "met")])
"""Counts that say nothing from one faction to the next but how many there are."""

Row = Sequence[float]


def row_for(side: int, learned: Mapping[str, Row], names: Sequence[str]) -> list[float]:
    """The weights of a faction that nothing was learned of, out of those of the others; both in the order of names."""
    place = {name: number for number, name in enumerate(names)}
    found = [_mean([row[number] for row in learned.values()]) for number in range(len(names))]
    for alike in _ALIKE:
        mean = _mean([row[place[name]] for row in learned.values() for name in alike])
        for name in alike:
            found[place[name]] = mean
    for name in _OF_UNITS:
        found[place[name]] = _of_units(side, name, learned, place)
    return found


def _of_units(side: int, name: str, learned: Mapping[str, Row], place: Mapping[str, int]) -> float:
    """What a kind of unit weighs by what it costs: as much for each Power as units of its class elsewhere."""
    cost = _cost(side, name)
    if not cost:
        return 0.0
    weight = square = 0.0
    for other, classes in _OF_UNITS.items():
        if classes[0] != _OF_UNITS[name][0]:
            continue
        for faction, row in learned.items():
            theirs = _cost(FACTIONS.index(faction), other)
            weight += theirs * row[place[other]]
            square += theirs * theirs
    return cost * weight / square


def _cost(side: int, name: str) -> int:
    """What the kind costs that a count is about; 0 for a faction that has none."""
    classes, number = _OF_UNITS[name]
    kinds = [kind for kind in KINDS_OF[side] if KINDS[kind].cls in classes]
    return KINDS[kinds[number]].cost if number < len(kinds) else 0


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
