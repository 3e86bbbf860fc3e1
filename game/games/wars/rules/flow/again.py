"""Questions put again: what stands open in a position from outside is compared with what the rules would ask there.

A ``Choose`` frame holds its options, so a file could offer anything. Nothing changes between a question and its answer,
so the rules can put it once more on the same table, and it must come out the same. Each question is put again from what
came before it: an action's first question by the action, a later one by the answer before it; what was paid in between
is lent for that.
"""

from collections.abc import Callable
from typing import Any

from game.engine.codec import encode_frame
from game.engine.option import Option, option
from game.engine.position import Position
from game.games.wars.factions.crawling_chaos.rules.figures import NIGHTGAUNT, NYARLATHOTEP
from game.games.wars.rules.board import relocate
from game.games.wars.rules.flow.books import ask_book
from game.games.wars.rules.flow.choose import AGAIN, Choose, carry_on, go_on_from
from game.games.wars.rules.flow.retreat import Retreat
from game.games.wars.rules.flow.turn import find_first_player, make_first
from game.games.wars.rules.registry import ACTIONS, acting
from game.games.wars.rules.state import Battle, WarsState
from game.games.wars.rules.units import BIT, CULTISTS_OF, KIND_MASK, POOL, units_in

Asked = Callable[[Position, Choose], None]


def fits(pos: Position, question: Choose) -> bool:
    """Whether the rules put this very question where ``pos`` stands without it; raises anything for nonsense."""
    trial = pos.copy()
    depth = len(trial.stack)
    put_again(trial, question)
    return len(trial.stack) == depth + 1 and repr(encode_frame(trial.stack[-1])) == repr(encode_frame(question))


def put_again(pos: Position, question: Choose) -> None:
    """Put a question once more; nothing is put if it cannot come to it."""
    helper = AGAIN.get(question.then)
    if helper is not None:
        helper(pos, *question.args)
    else:
        _ASKED[question.then](pos, question)


def _first(action: str) -> Asked:
    """The first question of an action, before anything is paid."""

    def ask_again(pos: Position, question: Choose) -> None:
        side = question.side
        for entry in pos.rules.actions[side]:
            if entry.id == action and entry.refusal(pos, side) is None:
                entry.begin(pos, side)

    return ask_again


def _after(
    previous: str,
    chosen: Callable[[Position, Choose], Option],
    args: Callable[[Choose], tuple[Any, ...]] = lambda question: (),
    side: Callable[[Choose], int] = lambda question: question.side,
    paid: Callable[[Position], int] = lambda pos: 0,
) -> Asked:
    """A question that follows an answer to another one, with what was paid in between lent."""

    def ask_again(pos: Position, question: Choose) -> None:
        before = Choose(side(question), "", (), previous, args(question), ())
        pos.state.power[before.side] += paid(pos)
        depth = len(pos.stack)
        put_again(pos, before)
        if len(pos.stack) == depth + 1:
            put = pos.stack[-1]
            assert isinstance(put, Choose)
            answer = chosen(pos, question)
            if answer in put.options:
                pos.pop()
                go_on_from(pos, put, answer)

    return ask_again


def _area(pos: Position, question: Choose) -> Option:
    return option("area", area=question.args[0])


def _whose(pos: Position, question: Choose) -> Option:
    return option("side", side=question.side)


def _about(question: Choose) -> tuple[Any, ...]:
    return question.about[:1]


def _of(name: str) -> Callable[[Choose], int]:
    """The side whose action this is, where another one answers."""
    return lambda question: next(entry.side for entry in ACTIONS if entry.id == name and entry.side is not None)


def _carried(name: str) -> Asked:
    """What a continuation asks that waits for no particular answer."""
    return lambda pos, question: carry_on(pos, question.side, name, question.args)


def _summon(pos: Position, question: Choose) -> None:
    if question.args == (0,):
        _first("summon")(pos, question)
    else:
        carry_on(pos, question.side, "summon_again", question.args)


def _losing(pos: Position, question: Choose) -> None:
    """Ghroth: (owner, number) pairs, none with more than there are."""
    _some_each(pos, question, question.args, least=1)
    carry_on(pos, pos.rules.sides[0], "ghroth_loss", question.args)


def _sharing(pos: Position, question: Choose) -> None:
    """Ghroth: what is left to divide, then pairs."""
    _some_each(pos, question, question.args[1:], least=0)
    if 0 < question.args[0] <= 6:
        carry_on(pos, question.side, "ghroth_divide", question.args)


def _some_each(pos: Position, question: Choose, pairs: tuple[int, ...], least: int) -> None:
    state: WarsState = pos.state
    standing = sum(state.here[area] for area in range(POOL))
    sides = pairs[::2]
    if len(set(sides)) != len(sides) or len(pairs) % 2 or not set(sides) <= set(pos.rules.sides):
        raise ValueError("not a number for each of some sides")
    for side, number in zip(sides, pairs[1::2], strict=True):
        if not least <= number <= (standing & CULTISTS_OF[side]).bit_count():
            raise ValueError("more than the side has")


def _book(pos: Position, question: Choose) -> None:
    if pos.state.owed[question.side] > 0 and pos.state.battle is None:
        ask_book(pos, question.side)


def _before_battle(name: str) -> Asked:
    """An ability before the battle, as it stood when it was begun."""

    def ask_again(pos: Position, question: Choose) -> None:
        battle: Battle = pos.state.battle
        used = f"invisibility:{question.about[0]}" if name == "invisibility" else name
        if name in ("devour", "abduct", "invisibility") and used not in battle.begun:
            return
        if battle.devoured and name == "devour":
            return
        battle.begun = tuple(one for one in battle.begun if one != used)
        gone = units_in(pos.state.here[POOL] & battle.units & KIND_MASK[NIGHTGAUNT]) if name == "abduct" else []
        if gone:
            relocate(pos, gone[0], battle.area)
        for ability, _, _, way in pos.rules.before_battle:
            if ability == name and way.ready(pos):
                way.begin(pos)

    return ask_again


def _doom_event(pos: Position, question: Choose) -> None:
    for name, _, _, event in pos.rules.doom_events:
        if name == question.then and event.ready(pos):
            event.begin(pos)


def _interrupt(pos: Position, question: Choose) -> None:
    for side, _, call in pos.rules.hooks["interrupt"]:
        if side == question.side:
            call(pos)


def _hooked(name: str) -> Asked:
    """What one of the battle's sides, or anybody, is asked by a hook."""

    def ask_again(pos: Position, question: Choose) -> None:
        if name == "retreat_chooser" or question.side in pos.state.battle.sides:
            for call in acting(pos, name, (question.side,)):
                call(pos)

    return ask_again


def _emissary(pos: Position, question: Choose) -> None:
    battle: Battle = pos.state.battle
    if battle.kill1 & BIT[NYARLATHOTEP]:
        for call in acting(pos, "kill_assigned", battle.sides):
            call(pos, NYARLATHOTEP)


def _harbinger(pos: Position, question: Choose) -> None:
    battle: Battle = pos.state.battle
    unit = question.about[0]
    if isinstance(unit, int) and battle.rewarded & BIT[unit]:
        battle.rewarded &= ~BIT[unit]
        _hooked("results_assigned")(pos, question)


def _retreat(pos: Position, question: Choose) -> None:
    if isinstance(pos.stack[-1], Retreat):
        pos.stack[-1].run(pos)


def _no_room(pos: Position, question: Choose) -> None:
    """The retreat has been taken off the stack, and its loss noted, when this is asked."""
    battle: Battle = pos.state.battle
    index = battle.index(question.side)
    battle.room_lost &= ~(1 << index)
    retreat = Retreat(index)
    pos.push(retreat)
    retreat.run(pos)


_ASKED: dict[str, Asked] = {
    "first_player": lambda pos, question: find_first_player(pos),
    "direction": lambda pos, question: make_first(pos, pos.state.first),
    "book": _book,
    "move_unit": _carried("move_more"),
    "move_area": _after(
        "move_unit",
        lambda pos, question: option("unit", area=pos.state.loc[question.args[0]], unit=question.args[0]),
        lambda question: question.args[1:],
    ),
    "battle_area": _first("battle"),
    "battle_enemy": _after("battle_area", _area),
    "gate_area": _first("build_gate"),
    "gate_build": _after("gate_area", _area),
    "recruit": _first("recruit"),
    "summon_unit": _summon,
    "summon_area": _after(
        "summon_unit", lambda pos, question: option("unit", unit=question.args[0]), lambda question: question.args[1:]
    ),
    "awaken_unit": _first("awaken"),
    "awaken_area": _after("awaken_unit", lambda pos, question: option("unit", unit=question.args[0])),
    "capture_area": _first("capture"),
    "capture_side": _after("capture_area", _area),
    "capture_unit": _after("capture_side", _whose, _about, lambda question: question.args[0], lambda pos: 1),
    "control_area": _first("control_gate"),
    "control_unit": _after("control_area", _area),
    "abandon_area": _first("abandon_gate"),
    "dreams_area": _first("dreams"),
    "dreams_side": _after("dreams_area", _area),
    "dreams": _after("dreams_side", _whose, _about, _of("dreams"), lambda pos: pos.rules.edition.dreams_cost),
    "emerge": _first("emerge"),
    "avatar_area": _first("avatar"),
    "avatar_side": _after("avatar_area", _area),
    "avatar": _after("avatar_side", _whose, _about, _of("avatar"), lambda pos: 1),
    "ghroth_gift": _after("ghroth_gift_side", lambda pos, question: option("side", side=question.args[0])),
    "ghroth_share": _sharing,
    "ghroth_unit": _losing,
    "gift": _first("ys_gift"),
    "he_who": _first("he_who"),
    "scream_area": _first("screaming_dead"),
    "shriek_area": _first("shriek"),
    "zingaya_area": _first("zingaya"),
    "zingaya_side": _after("zingaya_area", _area),
    "zingaya": _after("zingaya_side", _whose, _about, _of("zingaya"), lambda pos: 1),
    "blood_sacrifice": _doom_event,
    "devolve": _interrupt,
    "devour": _before_battle("devour"),
    "absorb_shoggoth": _before_battle("absorb"),
    "absorb": _after(
        "absorb_shoggoth",
        lambda pos, question: option("unit", area=pos.state.battle.area, unit=question.args[0]),
    ),
    "abduct": _before_battle("abduct"),
    "invisibility": _before_battle("invisibility"),
    "seek_and_destroy": _before_battle("seek_and_destroy"),
    "vengeance": _hooked("assigner"),
    "emissary": _emissary,
    "harbinger": _harbinger,
    "madness": _hooked("retreat_chooser"),
    "retreat": _retreat,
    "no_room": _no_room,
}
"""By the continuation a question names; the other questions are put again by the functions marked ``again``."""
