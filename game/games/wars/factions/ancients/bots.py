"""What a strong player of the Ancients knows: a Cathedral for each sign early, then Yothans and Rituals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.option import Option, option
from game.engine.position import Position
from game.games.wars.bots.knowledge import Knowledge, Line, towards
from game.games.wars.bots.learned.particular import Count, Particular
from game.games.wars.bots.learned.short import NUMBER, few
from game.games.wars.bots.look import Look
from game.games.wars.bots.shared import FACES, GREAT_WORTH
from game.games.wars.factions.ancients.rules.abilities import CATHEDRALS, cathedral_cost
from game.games.wars.factions.ancients.rules.figures import AN, YOTHAN
from game.games.wars.rules.board import has_book
from game.games.wars.rules.state import NO_GATE
from game.games.wars.rules.units import (
    CULTISTS_OF,
    GREAT_OLD_ONES_OF,
    KIND_MASK,
    KINDS,
    REQUIREMENT_BIT,
    SIDE_MASK,
    UNIT_SIDE,
    units_in,
)

if TYPE_CHECKING:
    from game.games.wars.bots.learned.scene import Scene
    from game.games.wars.bots.learned.survey import Survey

BATTLE = option("battle")
BOOKS = {
    "brainless": 0.4, "consecration": 0.5, "extinction": 0.5, "festival": 0.3, "unholy_ground": 0.2,
    "worship_services": 0.4,
}  # fmt: skip


def _site(look: Look, sign: int) -> float:
    """A Cultist stands where a Cathedral may come under this sign, or near; the Power for it is there."""
    board = look.pos.rules.map
    best = 0.0
    for area in units_in(board.sign_mask[sign]):
        if look.state.here[area] & CULTISTS_OF[AN]:
            paid = look.power[AN] >= cathedral_cost(look.pos, area)
            best = max(best, 0.7 if paid else 0.55)
        elif best < 0.3 and any(look.state.here[other] & CULTISTS_OF[AN] for other in board.adjacent[area]):
            best = 0.3
    return best


def worship(look: Look, side: int) -> float:
    """Cathedrals beside enemies' gates: Power at each Gather, with the book for it."""
    state = look.state
    areas = units_in(state.notes[CATHEDRALS])
    beside = sum(1 for area in areas if state.gates[area] > NO_GATE + 1 and UNIT_SIDE[state.gates[area]] != AN)
    return beside * (1.0 if has_book(state, AN, "worship_services") else 0.3)


def rites(look: Look, side: int) -> float:
    """Cathedrals, for what a Ritual brings with them: the first counts, and the fourth."""
    built: int = look.state.notes[CATHEDRALS].bit_count()
    worth = (built > 0) + (built == 4)
    return worth * (1.0 if has_book(look.state, AN, "consecration") else 0.2)


_SIGN = (".", "1", "2", "3")
_WANTED = [REQUIREMENT_BIT[name] for name in ("an_no_sign", "an_crescent", "an_chevron", "an_claw")]
"""By sign: the requirement that a Cathedral there is for."""


def _beside(cathedrals: int, foe_gates: int) -> int:
    return (cathedrals & foe_gates).bit_count()


def _foe_gates(survey: Survey) -> int:
    found = 0
    for side in survey.sides:
        if side != AN:
            found |= survey.gates[side]
    return found


def services(survey: Survey) -> int:
    """The Power that Cathedrals beside enemies' gates bring at the coming Gather."""
    state = survey.state
    if not state.notes[CATHEDRALS] or not has_book(state, AN, "worship_services"):
        return 0
    return _beside(state.notes[CATHEDRALS], _foe_gates(survey))


def standing(survey: Survey, side: int) -> float:
    """Cathedrals, of four."""
    built: int = survey.state.notes[CATHEDRALS].bit_count()
    return built / 4


def consecrated(survey: Survey, side: int) -> float:
    """Elder Signs that a Ritual brings besides."""
    state = survey.state
    built: int = state.notes[CATHEDRALS].bit_count()
    return float((built > 0) + (built == 4)) if has_book(state, AN, "consecration") else 0.0


def built_so_far(pos: Position, scene: Scene) -> list[str]:
    """Cathedrals, and those with an enemy's gate."""
    cathedrals: int = pos.state.notes[CATHEDRALS]
    return ["C" + NUMBER[cathedrals.bit_count()], "W" + few(_beside(cathedrals, scene.foe_gates), 3)]


def site(pos: Position, area: int) -> str:
    """The sign of an area, whether a Cathedral is there or beside it, whether a spellbook waits for one."""
    state, board = pos.state, pos.rules.map
    cathedrals, sign = state.notes[CATHEDRALS], board.sign[area]
    there = "C" if cathedrals >> area & 1 else "c" if cathedrals & board.adjacent_mask[area] else ""
    return f"S{_SIGN[sign]}{there}{'' if state.met[AN] & _WANTED[sign] else '!'}"


def extinct(look: Look, side: int) -> float:
    """Yothans on the map while they may be lost for good."""
    if not has_book(look.state, AN, "extinction"):
        return 0.0
    return (look.everywhere & KIND_MASK[YOTHAN]).bit_count()


def _prey(pos: Position) -> tuple[int, int] | None:
    """(area, side) of an enemy's Great Old One beside Yothans whose dice promise a Kill for each that stands there."""
    state, sides = pos.state, pos.rules.sides
    for area in pos.rules.map.places:
        here = state.here[area]
        dice = KINDS[YOTHAN].combat * (here & KIND_MASK[YOTHAN]).bit_count()
        if not dice:
            continue
        for side in sides:
            theirs = here & SIDE_MASK[side]
            if side != AN and theirs & GREAT_OLD_ONES_OF[side] and dice >= FACES * theirs.bit_count():
                return area, side
    return None


def strike(pos: Position) -> tuple[Option, ...]:
    """Yothans attack a Great Old One with few around it: nothing else protects their Cultists from it."""
    asked = pos.decision
    assert asked is not None
    prey = _prey(pos) if BATTLE in asked.options else None
    if prey is None:
        return ()
    trial, answers = pos.copy(), [BATTLE]
    trial.answer(BATTLE)
    for kind, answer in (("battle_area", option("area", area=prey[0])), ("battle_enemy", option("side", side=prey[1]))):
        asked = trial.decision
        if asked is not None and asked.kind == kind:
            if answer not in asked.options:
                return ()
            answers.append(answer)
            trial.answer(answer)
    return tuple(answers)


KNOWLEDGE = Knowledge(
    AN,
    BOOKS,
    (
        towards("an_no_sign", lambda look, side: _site(look, 0), 3.2, 4.8),
        towards("an_crescent", lambda look, side: _site(look, 1), 3.2, 4.8),
        towards("an_chevron", lambda look, side: _site(look, 2), 3.2, 4.8),
        towards("an_claw", lambda look, side: _site(look, 3), 3.2, 4.8),
        (0, Line("an_worship", worship, 0.8, 0.4)),
        (0, Line("an_rites", rites, 0.6, 1.2)),
        (0, Line("an_extinct", extinct, 0.2, 0.2)),
    ),
    # There is nobody to awaken: their Doom comes of gates and Rituals, and Yothans hold the gates.
    {"gates": (7.0, 4.0), "monsters": (0.45, 0.45), "guarded": (0.8, 0.8)},
    particular=Particular(
        (Count("cathedrals", "gates", standing, 0.3, 0.1), Count("consecrated", "rituals", consecrated, 0.05, 0.1)),
        income=services, marks=built_so_far, place=site,
    ),
    plan=strike,
)
GREAT_WORTH[AN] = ()
