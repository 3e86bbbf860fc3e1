"""How every side stands in a position, as one row of counts each: what the learned judgement looks at.

Rows are made of groups, in which the judgement tells its reasons. What a count means is part of what was learned:
whoever changes one must learn the data file anew.
"""

from typing import NamedTuple

from game.engine.position import Position
from game.games.wars.bots.learned.short import SUMMONED_KINDS
from game.games.wars.bots.learned.survey import GREAT, HIDDEN_SIGN, Clock, Survey
from game.games.wars.factions.bots import KNOWN
from game.games.wars.rules.units import (
    CAPTIVE,
    CULTISTS_OF,
    GREAT_OLD_ONES_OF,
    KIND_MASK,
    SIDE_MASK,
    SUMMONED_OF,
)

SIX = 6
BOOKS_A_TURN = 1.2
"""The usual pace of spellbooks."""
_KINDS = [[KIND_MASK[number] for number in kinds] for kinds in SUMMONED_KINDS]
_MOST_KINDS = 3
GROUPS: dict[str, tuple[str, ...]] = {
    "faction": ("one", "turn", "ritual", "action", "next", "order"),
    "doom": ("points", "signs", "projected", "lead", "lead_able", "leading", "reach"),
    "power": (
        "power", "doom_power", "any_power", "alone", "idle", "own_turn_power", "asleep_power", "gate_power", "income",
        "ahead", "first_next", "power_left", "asleep_income",
    ),
    "gates": (
        "gates", "gates_left", "guarded", "great_gates", "bare", "oceans", "abandoned", "sites", "free_gates",
    ),
    "rituals": ("ritual_can", "ritual_gain"),
    "figures": (
        "monsters_1", "monsters_2", "monsters_3", "cultists", "pool", "captives", "lost", "areas", "spread", "feast",
    ),
    "great": ("great_a", "great_b", "great_left", "great_danger", "great_threat"),
    "captures": (
        "take_gate", "take_other", "near_gate", "near_other", "lose_gate", "lose_other", "fear_gate", "fear_other",
        "lose_first", "fear_idle", "take_first",
    ),
    "books": (
        "books", "six", "missing_late", "short", "book_1", "book_2", "book_3", "book_4", "book_5", "book_6",
        "met_1", "met_2", "met_3", "met_4", "met_5", "met_6",
    ),
    "end": ("ends", "ends_able", "ends_lead", "ends_first", "six_lead"),
}  # fmt: skip
"""By group the names of its counts; rows hold them in this order."""
NAMES: tuple[str, ...] = tuple(name for group in GROUPS.values() for name in group)
OWN = [known.particular.counts for known in KNOWN]
"""By side: what it counts alone."""


class Rows(NamedTuple):
    """A row for each side in the order of the rules, and how late it is in the match, from 0 to 1."""

    rows: list[list[float]]
    late: float


def counted(pos: Position, seat: int = -1, clock: Clock | None = None) -> Rows:
    """The rows of a position, perhaps by another clock; ``seat`` knows the values of its own Elder Signs.

    What a faction alone counts (``OWN``) comes behind what all do.
    """
    survey = Survey(pos, seat, clock)
    return Rows([_row(survey, side) for side in survey.sides], survey.late)


def _row(survey: Survey, side: int) -> list[float]:
    seat_of = survey.pos.rules.seat_of
    rivals = [other for other in survey.sides if seat_of[other] != seat_of[side]]
    missing = max(0, SIX - survey.books[side])
    best = able = -1.0
    for other in rivals:
        best = max(best, survey.projected[other])
        if survey.books[other] >= SIX - 1:
            able = max(able, survey.projected[other])
    lead = survey.projected[side] - best
    found = [
        *_of_faction(survey, side),
        *_of_doom(survey, side, lead, able),
        *_of_power(survey, side, rivals, missing),
        *_of_gates(survey, side),
        *_of_rituals(survey, side),
        *_of_figures(survey, side),
        *_of_great(survey, side),
        *_of_captures(survey, side, rivals),
        *_of_books(survey, side, missing),
        *_of_end(survey, side, rivals, missing, lead),
    ]
    own = OWN[side]
    if own:
        found += [count.measure(survey, side) for count in own]
    return found


def _within(value: float, most: float) -> float:
    return most if value > most else -most if value < -most else value


def _of_faction(survey: Survey, side: int) -> list[float]:
    state, place = survey.state, survey.order.index(side)
    acting = survey.acting
    return [
        1.0, state.turn / 8, state.ritual / len(survey.board.track), 1.0 if acting else 0.0,
        1.0 if acting and place == 0 else 0.0, place / 3,
    ]  # fmt: skip


def _of_doom(survey: Survey, side: int, lead: float, able: float) -> list[float]:
    projected = survey.projected[side]
    return [
        survey.points[side] / 10,
        len(survey.state.signs[side]) / 5,
        projected / 20,
        _within(lead / 10, 2.0),
        _within((projected - able) / 10, 2.0) if able >= 0 else 1.0,
        survey.late if lead > 0 else 0.0,
        max(0.0, survey.coming[side] - 20) / 10,
    ]


def _of_power(survey: Survey, side: int, rivals: list[int], missing: int) -> list[float]:
    power, income, acting = survey.state.power, survey.income[side], survey.acting
    has = power[side]
    theirs = sum([power[other] for other in survey.sides]) - has
    most = max([survey.income[other] for other in rivals])
    asleep = survey.greats[side] < len(GREAT[side])
    found = [
        has / 10, 0.0, 1.0 if has else 0.0, 0.0 if theirs else has / 5, 0.0 if has else min(theirs, 15) / 10,
        0.0 if missing else has / 10, min(1.0, has / 10) ** 2 if asleep else 0.0,
        survey.gates[side].bit_count() * has / 30,
    ] if acting else [0.0, has / 10, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]  # fmt: skip
    found += (
        income / 10, _within((income - most) / 5, 1.0), 1.0 if income > most else 0.0, income * survey.left / 20,
        min(1.0, income / 10) if asleep else 0.0,
    )  # fmt: skip
    return found


def _of_gates(survey: Survey, side: int) -> list[float]:
    owned = survey.gates[side]
    monsters, great = survey.monsters[side], survey.great[side]
    gates = owned.bit_count()
    power = survey.state.power[side]
    sites = min((survey.cultists[side] & survey.empty).bit_count(), power // 3) / 2 if survey.acting else 0.0
    return [
        gates / 3, gates * survey.left / 6, (owned & monsters).bit_count() / 3, (owned & great).bit_count() / 2,
        (owned & ~(monsters | great)).bit_count() / 3, (owned & survey.board.ocean_mask).bit_count() / 3,
        survey.abandoned.bit_count() / 3, sites, (survey.cultists[side] & survey.abandoned).bit_count() / 2,
    ]  # fmt: skip


def _of_rituals(survey: Survey, side: int) -> list[float]:
    if not survey.can_ritual[side]:
        return [0.0, 0.0]
    return [1.0, (survey.gates[side].bit_count() + HIDDEN_SIGN * survey.reward[side]) / 5]


def _of_figures(survey: Survey, side: int) -> list[float]:
    mine = survey.in_play & SIDE_MASK[side]
    monsters = mine & SUMMONED_OF[side]
    found = [(monsters & kind).bit_count() / 3 for kind in _KINDS[side]]
    if len(found) < _MOST_KINDS:
        found += [0.0] * (_MOST_KINDS - len(found))
    elif len(found) > _MOST_KINDS:
        found[_MOST_KINDS - 1 :] = [sum(found[_MOST_KINDS - 1 :])]
    cultists = CULTISTS_OF[side]
    areas = survey.anywhere[side].bit_count() / 6
    found += (
        (mine & cultists).bit_count() / 5, (cultists & ~survey.in_play).bit_count() / 3,
        survey.state.here[CAPTIVE + side].bit_count() / 3,
        (survey.cultists[side] & ~survey.gates[side]).bit_count() / 3, areas, areas * areas,
        survey.extra[side] / 3,
    )  # fmt: skip
    return found


def _of_great(survey: Survey, side: int) -> list[float]:
    mine = survey.in_play & GREAT_OLD_ONES_OF[side]
    units = GREAT[side]
    return [
        1.0 if units and mine >> units[0] & 1 else 0.0, 1.0 if len(units) > 1 and mine >> units[1] & 1 else 0.0,
        survey.greats[side] * survey.left / 4, survey.risk[side], survey.threat[side],
    ]  # fmt: skip


def _of_captures(survey: Survey, side: int, rivals: list[int]) -> list[float]:
    """By areas what can be captured at once and after one Move, by the side and from it; a lone keeper apart."""
    if not survey.acting:
        return [0.0] * 11
    power, order = survey.state.power, survey.order
    has = power[side]
    place = order.index(side)
    cultists, monsters, great, lone = survey.cultists, survey.monsters, survey.great, survey.lone
    take_gate = take_other = near_gate = near_other = 0
    lose_gate = lose_other = fear_gate = fear_other = lose_first = 0
    mine, ours, unguarded = cultists[side] & ~great[side], lone[side], ~monsters[side]
    for other in rivals:
        if has:
            theirs = cultists[other] & ~great[other]
            if theirs:
                now = theirs & (great[side] | (monsters[side] & ~monsters[other]))
                if now:
                    take_gate += (now & lone[other]).bit_count()
                    take_other += (now & ~lone[other]).bit_count()
                if has > 1:
                    reach = survey.great_reach[side] | (survey.monsters_reach[side] & ~monsters[other])
                    near = theirs & reach & ~now
                    near_gate += (near & lone[other]).bit_count()
                    near_other += (near & ~lone[other]).bit_count()
        if power[other] and mine:
            now = mine & (great[other] | (monsters[other] & unguarded))
            if now:
                lose_gate += (now & ours).bit_count()
                lose_other += (now & ~ours).bit_count()
                if not has or order.index(other) < place:
                    lose_first += 1
            if power[other] > 1:
                near = mine & (survey.great_reach[other] | (survey.monsters_reach[other] & unguarded)) & ~now
                fear_gate += (near & ours).bit_count()
                fear_other += (near & ~ours).bit_count()
    return [
        take_gate / 2, take_other / 3, near_gate / 2, near_other / 3, lose_gate / 2, lose_other / 3, fear_gate / 2,
        fear_other / 3, lose_first / 2, 0.0 if has else (fear_gate + lose_gate) / 2,
        0.0 if place else (take_gate + take_other) / 2,
    ]  # fmt: skip


def _of_books(survey: Survey, side: int, missing: int) -> list[float]:
    held, met = survey.state.books[side], survey.state.met[side]
    return [
        survey.books[side] / 6, 0.0 if missing else 1.0, survey.late * missing / 3,
        max(0.0, missing - BOOKS_A_TURN * survey.left) / 2,
        held & 1, held >> 1 & 1, held >> 2 & 1, held >> 3 & 1, held >> 4 & 1, held >> 5 & 1,
        met & 1, met >> 1 & 1, met >> 2 & 1, met >> 3 & 1, met >> 4 & 1, met >> 5 & 1,
    ]  # fmt: skip


def _of_end(survey: Survey, side: int, rivals: list[int], missing: int, lead: float) -> list[float]:
    """If the coming Doom phase may end the match: who can win it, and by how much."""
    ends, coming = survey.ends, survey.coming[side]
    first = ends if coming >= max(survey.coming) else 0.0
    if missing:
        return [ends, 0.0, 0.0, first, 0.0]
    able = max([survey.coming[other] for other in rivals if survey.books[other] >= SIX], default=coming - 5)
    return [ends, ends, ends * _within((coming - able) / 5, 2.0), first, _within(lead / 10, 2.0)]
