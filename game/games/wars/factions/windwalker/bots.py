"""What a strong player of Windwalker knows: Rhan Tegoth early, a gate at either pole, sleep with Power to spare."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.engine.option import Option
from game.engine.position import Position
from game.games.wars.bots.knowledge import InDuel, Knowledge, Line, towards
from game.games.wars.bots.learned.particular import Count, Particular
from game.games.wars.bots.learned.short import few
from game.games.wars.bots.look import Look
from game.games.wars.bots.shared import BOOKS_TO_WIN, GREAT_WORTH
from game.games.wars.factions.windwalker.rules.abilities import HIBERNATING, ICE_AGE, MOST_SIGNS, START
from game.games.wars.factions.windwalker.rules.figures import ITHAQUA, RHAN_TEGOTH, WW
from game.games.wars.rules.board import gates_in
from game.games.wars.rules.flow.anytime import ANY_MOMENT
from game.games.wars.rules.state import ABANDONED
from game.games.wars.rules.units import CULTISTS_OF, FACTIONS, POOL

if TYPE_CHECKING:
    from game.games.wars.bots.learned.scene import Scene
    from game.games.wars.bots.learned.survey import Survey

BOOKS = {
    "herald": 0.5, "cannibalism": 0.4, "ice_age": 0.3, "berserkergang": 0.3, "howl": 0.2, "arctic_wind": 0.2,
}  # fmt: skip
_MUCH = 16
"""Power that makes somebody first player as a rule, what is kept and what is gathered together."""


def most_power(look: Look, side: int) -> float:
    """Power kept asleep, of what makes first player: it comes on top of what all gather."""
    state = look.state
    if not state.flags & HIBERNATING and look.power[WW]:
        return 0.0
    return min(1.0, state.power[WW] / _MUCH * 2)


def kept(look: Look, side: int) -> float:
    """Power slept through the turn: what is there when the next has begun, beyond what gathering brings."""
    state = look.state
    if look.power[WW] or not state.power[WW]:
        return 0.0
    cultists = (look.everywhere & CULTISTS_OF[WW]).bit_count()
    return max(0.0, state.power[WW] - cultists - 2 * len(look.gates[WW]) - state.gates.count(ABANDONED))


def asleep(look: Look, side: int) -> float:
    """Power in the hand of a sleeper: nothing can be done with it before the next turn."""
    return look.power[WW] if look.state.flags & HIBERNATING else 0.0


def far_pole(look: Look, side: int) -> float:
    """How near his other glyph is to a gate: a Cultist of his there who could build one, or next door."""
    state, board = look.state, look.pos.rules.map
    best = 0.0
    for area in board.glyphs[WW]:
        if area == state.notes[START] or gates_in(state, area):
            continue
        around = 0
        for other in board.adjacent[area]:
            around |= state.here[other]
        if state.here[area] & CULTISTS_OF[WW]:
            best = max(best, 0.4 + 0.4 * min(1.0, look.power[WW] / 3))
        elif around & CULTISTS_OF[WW]:
            best = max(best, 0.3)
        elif around:
            best = max(best, 0.1)
    return best


def others_books(look: Look, side: int) -> float:
    """How far the enemy with most spellbooks has come."""
    most = max([look.state.books[other].bit_count() for other in look.sides if other != side], default=0)
    return (most / BOOKS_TO_WIN) ** 2


def signs_to_come(look: Look, side: int) -> float:
    """Enemies with all spellbooks: each is an Elder Sign more, whenever he likes."""
    books = look.state.books
    full = sum([1 for other in look.sides if other != side and books[other].bit_count() == BOOKS_TO_WIN])
    return 0.7 + 0.1 * min(full, MOST_SIGNS)


def waking(look: Look, side: int) -> float:
    """Rhan Tegoth needs nothing but Power."""
    return 0.4 + 0.6 * min(1.0, look.power[WW] / 6) ** 2


def rising(look: Look, side: int) -> float:
    """Rhan Tegoth has been there, a gate stands at a glyph, and Power is being saved."""
    state = look.state
    if state.loc[RHAN_TEGOTH] == POOL or not any(gates_in(state, area) for area in look.pos.rules.map.glyphs[WW]):
        return 0.1
    return 0.4 + 0.6 * min(1.0, look.power[WW] / 6) ** 2


def moment(view: dict[str, Any]) -> int | None:
    """At any moment: he waits till as many enemies have six spellbooks as can still bring an Elder Sign."""
    state = view["state"]
    if "ww_any_time" in state["requirements"][FACTIONS[WW]]:
        return None
    others = [len(books) for name, books in state["books"].items() if name != FACTIONS[WW]]
    full = sum(1 for count in others if count == BOOKS_TO_WIN)
    return ANY_MOMENT if full >= min(len(others), MOST_SIGNS) else None


def feast(pos: Position) -> Option:
    """Cannibalism is as good as free: the first of what may come."""
    assert pos.decision is not None
    return pos.decision.options[0]


def store(survey: Survey) -> int:
    """Power that is slept on: it is there after the coming Gather, too."""
    state = survey.state
    return state.power[WW] if state.flags & HIBERNATING else 0


def sleeping(survey: Survey, side: int) -> float:
    """The same in tens."""
    return store(survey) / 10


def far_gate(survey: Survey, side: int) -> float:
    """Whether a gate stands at the other pole."""
    state = survey.state
    far = [area for area in survey.board.glyphs[WW] if area != state.notes[START]]
    return 1.0 if any(gates_in(state, area) for area in far) else 0.0


def winter(pos: Position, scene: Scene) -> list[str]:
    """What Hibernate brings, who has six spellbooks, where gates stand at the poles."""
    state = pos.state
    great = full = 0
    for other in scene.rivals:
        great += scene.sets[3 * other + 2].bit_count()
        full += state.books[other].bit_count() == BOOKS_TO_WIN
    poles = "".join([
        ("s" if area == state.notes[START] else "f") + scene.gate_at(1 << area) + scene.foes_at(1 << area)
        for area in pos.rules.map.glyphs[WW]
    ])  # fmt: skip
    return ["Z" + few(great, 4), f"Z{few(great, 4)}p{few(state.power[WW], 9)}", "Q" + few(full, 3), "P" + poles]


def pole(pos: Position, area: int) -> str:
    """Whether an area has his glyph, and whether it is where he began; whether the Ice Age is there."""
    state = pos.state
    there = "." if area not in pos.rules.map.glyphs[WW] else "s" if area == state.notes[START] else "f"
    return f"S{there}{'I' if state.notes[ICE_AGE] == area else ''}"


KNOWLEDGE = Knowledge(
    WW,
    BOOKS,
    (
        towards("ww_first", most_power, 1.5, 3.0),
        towards("ww_far_gate", far_pole, 4.0, 5.0),
        towards("ww_six_books", others_books, 2.0, 4.0),
        towards("ww_any_time", signs_to_come, 3.0, 6.0),
        towards("ww_rhan_tegoth", waking, 3.0, 3.0),
        towards("ww_ithaqua", rising, 2.5, 3.0),
        (0, Line("ww_kept", kept, 0.15, 0.15)),
        (0, Line("ww_asleep", asleep, -0.45, -0.4)),
    ),
    # Two Great Old Ones for 6 each and Power that keeps: gates first, and Power that sleeps is not yet worth its name.
    {"great": (1.2, 1.6), "power": (0.6, 0.55), "gates": (7.5, 3.5)},
    moment,
    duel=InDuel(
        {"ww_kept": (0.15, 0.15), "ww_asleep": (-0.35, -0.35), "ww_first": (1.0, 1.0), "ww_six_books": (0.5, 0.5)},
        {"gates": (8.0, 3.0)},
    ),
    particular=Particular(
        (Count("sleeping", "power", sleeping, -0.1, -0.3), Count("far_gate", "books", far_gate, 0.0, 0.0)),
        income=store, marks=winter, place=pole,
    ),
    gladly=("howl",),
    at_sight={"cannibalism": feast},
)
GREAT_WORTH[WW] = ((RHAN_TEGOTH, 3.0), (ITHAQUA, 5.0))

