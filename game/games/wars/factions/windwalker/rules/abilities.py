"""Windwalker: the Great Old Ones, the requirements, what happens outside battles; its battles are in ``fighting``."""

from collections.abc import Mapping

from game.engine.option import Option, option
from game.engine.position import Position
from game.games.wars.factions.windwalker.rules import fighting as _fighting  # noqa: F401  registers what it fights with
from game.games.wars.factions.windwalker.rules.figures import GNOPH_KEH, ITHAQUA, RHAN_TEGOTH, WW
from game.games.wars.rules.board import (
    award_signs,
    book_count,
    choices,
    earn_book,
    eliminate,
    gain_power,
    gates_in,
    in_play,
    keepers,
    lose_to_decay,
    meet,
    move,
    note,
    on_map,
    pay,
    remove_gate,
)
from game.games.wars.rules.flow.actions import lacks_power
from game.games.wars.rules.flow.awakening import Awakening, appear, awakening
from game.games.wars.rules.flow.choose import DONE, NO, YES, Resume, again, area_options, ask, then, unit_options
from game.games.wars.rules.flow.slot import AfterAction, Slot, SlotEnds
from game.games.wars.rules.hopeless import earns
from game.games.wars.rules.registry import action, hook, requirement
from game.games.wars.rules.state import BOOKS_CHANGED, FLAG, GATES_CHANGED, NO_GATE, NOTE, RESTS, WarsState
from game.games.wars.rules.units import (
    ALL_BOOKS,
    BIT,
    BOOKS,
    GREAT_OLD_ONES,
    KIND_MASK,
    KINDS,
    LIVING_GATES,
    POOL,
    REQUIREMENT_BIT,
    SIDE_MASK,
    units_in,
)

CARD = "card"
HIBERNATING, PAID = FLAG["hibernating"], FLAG["ice_age_paid"]
"""Bits of the state's flags: he hibernates; the action that is going on has paid for the Ice Age."""
START, ICE_AGE = NOTE["windwalker_start"], NOTE["ice_age"]
"""Notes: the area where he began, and that of his token."""
MOST_SIGNS = 3


def _open(pos: Position, name: str) -> bool:
    return not pos.state.met[WW] & REQUIREMENT_BIT[name]


# Awakening


def _glyphs(pos: Position) -> list[int]:
    return list(pos.rules.map.glyphs[WW])


def _gates(pos: Position) -> list[int]:
    """Once Rhan Tegoth has been awakened: glyph areas with a gate, whoever keeps it."""
    state: WarsState = pos.state
    if _open(pos, "ww_rhan_tegoth") and state.loc[RHAN_TEGOTH] == POOL:
        return []
    return [area for area in _glyphs(pos) if gates_in(state, area)]


def _replace_gate(pos: Position, area: int) -> None:
    """Ithaqua takes the place of the gate, of the one on the ground rather than of one that lives."""
    if pos.state.gates[area] != NO_GATE:
        remove_gate(pos, area)
    else:
        eliminate(pos, next(unit for unit in LIVING_GATES if pos.state.loc[unit] == area), "awaken", WW)
    appear(pos, ITHAQUA, area)


awakening(Awakening(RHAN_TEGOTH, _glyphs, None, "no_forerunner"))
awakening(Awakening(ITHAQUA, _gates, _replace_gate, "no_glyph_gate"))


@hook("combat", "formula", WW)
def formula(pos: Position, units: int, enemy: int) -> int:
    """Ithaqua: half the opponent's Doom, rounded up."""
    return (pos.state.doom[enemy] + 1) // 2 if units & BIT[ITHAQUA] else 0


@hook("summon_cost", "gnoph_keh", WW)
def gnoph_keh(pos: Position, kind: int) -> int:
    """A Gnoph-Keh costs as much as there are of them in the pool."""
    if kind != GNOPH_KEH:
        return 0
    pool: int = pos.state.here[POOL]
    return (pool & KIND_MASK[GNOPH_KEH]).bit_count() - KINDS[GNOPH_KEH].cost


@hook("guards", "ferox", WW)
def ferox(pos: Position) -> str:
    """With Ithaqua in play neither Monsters nor Terrors capture his Cultists."""
    return "ferox" if in_play(pos.state, ITHAQUA) else ""


# Requirements


hook("first_player", "ww_first", WW)(lambda pos: meet(pos, WW, "ww_first"))
hook("awakened", "ww_rhan_tegoth", WW)(lambda pos, unit: _awakened(pos, unit, RHAN_TEGOTH, "ww_rhan_tegoth"))
hook("awakened", "ww_ithaqua", WW)(lambda pos, unit: _awakened(pos, unit, ITHAQUA, "ww_ithaqua"))


def _awakened(pos: Position, unit: int, which: int, name: str) -> None:
    if unit == which:
        meet(pos, WW, name)


@requirement("ww_far_gate", WW, GATES_CHANGED)
def ww_far_gate(pos: Position) -> bool:
    """A gate stands at his glyph where he did not start, whoever keeps it."""
    home = pos.state.notes[START]
    return all(gates_in(pos.state, area) for area in _glyphs(pos) if area != home)


def _six_books(pos: Position) -> int:
    """How many enemies have six spellbooks."""
    return sum(1 for side in pos.rules.sides if side != WW and pos.state.books[side] == ALL_BOOKS)


@requirement("ww_six_books", WW, BOOKS_CHANGED)
def ww_six_books(pos: Position) -> bool:
    """Another faction has six spellbooks."""
    return _six_books(pos) > 0


class AnyTime:
    """Requirement: at any moment he likes; also 1 Elder Sign for each enemy with six spellbooks, 3 at most."""

    changes_power = False

    def options(self, pos: Position) -> list[Option]:
        return [option("ww_any_time")] if _open(pos, "ww_any_time") else []

    def begin(self, pos: Position, chosen: Option) -> None:
        meet(pos, WW, "ww_any_time")
        award_signs(pos, WW, min(_six_books(pos), MOST_SIGNS), "ww_any_time")


class GiveIthaqua:
    """Between two by the later rules he may eliminate Ithaqua as if another faction had six spellbooks."""

    changes_power = False

    def options(self, pos: Position) -> list[Option]:
        able = pos.rules.seats == 2 and pos.rules.edition.id != "first" and on_map(pos.state, ITHAQUA)
        return [option("ww_give_ithaqua", number=1)] if able and _fits(pos) and _open(pos, "ww_six_books") else []

    def begin(self, pos: Position, chosen: Option) -> None:
        eliminate(pos, ITHAQUA, "ww_give_ithaqua", WW)
        meet(pos, WW, "ww_six_books")


def _fits(pos: Position) -> bool:
    """Whether Ithaqua is neither in a battle nor on the move."""
    return pos.state.battle is None and isinstance(pos.stack[-1], Slot)


hook("any_moment", "ww_any_time", WW)(AnyTime())
hook("any_moment", "ww_six_books", WW)(GiveIthaqua())


@hook("ending", "ww_any_time", WW)
def at_the_end(pos: Position) -> None:
    """What he has not taken at a moment of his choice comes before the last reveal; it may be the sixth book."""
    state: WarsState = pos.state
    if _six_books(pos) and _open(pos, "ww_six_books"):
        meet(pos, WW, "ww_six_books")
    if _open(pos, "ww_any_time"):
        AnyTime().begin(pos, option("ww_any_time"))
    # Also where he has taken it in the battle that is broken off: it is not one that the battle owes.
    if state.battle is not None and state.owed[WW] and book_count(state, WW) + 1 == len(BOOKS[WW]):
        earn_book(pos, WW, next(number for number in range(len(BOOKS[WW])) if not state.books[WW] >> number & 1))


# Hibernate


# Whoever has the ability: it may be borrowed.


def rest(pos: Position, side: int) -> int:
    """The Power that hibernating would bring: 1 per enemy Great Old One in play, as much as the side has at most."""
    state: WarsState = pos.state
    great = units_in(GREAT_OLD_ONES & ~SIDE_MASK[side] & (1 << len(state.loc)) - 1)
    return min(sum(1 for unit in great if in_play(state, unit)), state.power[side])


earns(WW)(lambda pos: rest(pos, WW))


def hibernate(pos: Position, side: int) -> None:
    """Gain Power, and rest with it."""
    gain_power(pos, side, rest(pos, side), "hibernate")
    pos.state.flags |= RESTS[side]


@action("hibernate", WW, refusal=lambda pos, side: None)
def go_to_sleep(pos: Position, side: int) -> None:
    """The side gains Power, has no further action this turn, and keeps its Power through the next Gather."""
    if not pos.rules.edition.gates_after_pass:
        pos.replace(SlotEnds(), AfterAction(side))
    hibernate(pos, side)


def rather_sleep(pos: Position, side: int) -> bool:
    """In the Duel: where Decay would take all the side has, it may hibernate."""
    ask(pos, side, "hibernate", [YES, NO], "hibernate", (), (pos.state.power[side],))
    return True


hook("decayed", "hibernate", WW)(lambda pos: rather_sleep(pos, WW))


@then("hibernate")
def _slept(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    if chosen == YES:
        pos.emit("ability", side, "hibernate")
        hibernate(pos, side)
    else:
        lose_to_decay(pos, side)


# Books


hook("ritual_cost", "herald", WW)(lambda pos, cost: 5)


@hook("followed", "arctic_wind", WW)
def arctic_wind(pos: Position, unit: int, origin: int, moved: int) -> None:
    """Any of his units in the area that Ithaqua leaves in a Move go with him, for nothing."""
    if unit == ITHAQUA:
        _ask_follower(pos, origin)


@again("arctic_wind")
def _ask_follower(pos: Position, origin: int) -> None:
    """Ask who follows; what lies on top of the stack goes on with the Move and knows who has moved in it."""
    state: WarsState = pos.state
    moving = pos.stack[-1]
    assert isinstance(moving, Resume)
    units = choices(state, state.here[origin] & SIDE_MASK[WW] & ~moving.args[0], keepers(state))
    if units:
        ask(pos, WW, "arctic_wind", [*unit_options(pos, units), DONE], "arctic_wind", (origin,), (origin,))


@then("arctic_wind")
def _followed(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    if chosen != DONE:
        moving = pos.stack[-1]
        assert isinstance(moving, Resume)
        move(pos, chosen.unit, pos.state.loc[ITHAQUA], "arctic_wind")
        pos.replace(Resume(moving.side, moving.then, (moving.args[0] | BIT[chosen.unit], *moving.args[1:])))
        _ask_follower(pos, args[0])


@action("ice_age", WW, refusal=lambda pos, side: lacks_power(pos, side, 1), cost=1, book="ice_age")
def _ice_age(pos: Position, side: int) -> None:
    """His token comes to any area, or goes from one to another."""
    areas = [area for area in range(len(pos.rules.map.areas)) if area != pos.state.notes[ICE_AGE]]
    ask(pos, side, "ice_age_area", area_options(areas), "ice_age")


@then("ice_age")
def _frozen(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    pay(pos, side, 1, "ice_age")
    note(pos, ICE_AGE, chosen.area)
    pos.emit("ice_age", side, chosen.area)


class IceAge:
    """Every action of an enemy that ends in the token's area costs 1 Power more, once."""

    name = "ice_age"

    def areas(self, pos: Position, side: int) -> Mapping[int, int]:
        area = pos.state.notes[ICE_AGE]
        return {area: 1} if area >= 0 and not pos.state.flags & PAID else {}

    def paid(self, pos: Position) -> None:
        pos.state.flags |= PAID

    def over(self, pos: Position) -> None:
        pos.state.flags &= ~PAID


hook("tax", "ice_age", WW)(IceAge())
