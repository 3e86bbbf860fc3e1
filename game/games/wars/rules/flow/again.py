"""Questions put again: what stands open in a position from outside is compared with what the rules would ask there.

A ``Choose`` frame holds its options, so a file could offer anything. Nothing changes between a question and its answer,
so the rules can put it once more on the same table, and it must come out the same. Each question is put again from what
came before it: an action's first question by the action, a later one by the answer before it; what was paid in between
is lent for that.
"""

from collections.abc import Callable
from typing import Any

from game.engine.option import Option, option
from game.engine.position import Position, encode_frame
from game.games.wars.rules.flow.assign import Retreat
from game.games.wars.rules.flow.choose import AGAIN, Choose, ask_book, carry_on, go_on_from
from game.games.wars.rules.flow.turn import find_first_player, make_first
from game.games.wars.rules.registry import ACTIONS, acting
from game.games.wars.rules.state import Battle

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
        ASKED[question.then](pos, question)


def first_question(action: str) -> Asked:
    """The first question of an action, before anything is paid."""

    def ask_again(pos: Position, question: Choose) -> None:
        side = question.side
        for entry in pos.rules.actions[side]:
            if entry.id == action and entry.refusal(pos, side) is None:
                entry.begin(pos, side)

    return ask_again


def after_answer(
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


def area_chosen(pos: Position, question: Choose) -> Option:
    return option("area", area=question.args[0])


def side_chosen(pos: Position, question: Choose) -> Option:
    return option("side", side=question.side)


def about_first(question: Choose) -> tuple[Any, ...]:
    return question.about[:1]


def side_of_action(name: str) -> Callable[[Choose], int]:
    """The side whose action this is, where another one answers."""
    return lambda question: next(entry.side for entry in ACTIONS if entry.id == name and entry.side is not None)


def carried_on(name: str) -> Asked:
    """What a continuation asks that waits for no particular answer."""
    return lambda pos, question: carry_on(pos, question.side, name, question.args)


def _summon(pos: Position, question: Choose) -> None:
    if question.args == (0,):
        first_question("summon")(pos, question)
    else:
        carry_on(pos, question.side, "summon_again", question.args)


def _book(pos: Position, question: Choose) -> None:
    if pos.state.owed[question.side] > 0 and pos.state.battle is None:
        ask_book(pos, question.side)


def before_battle(
    name: str,
    used: Callable[[Choose], str] | None = None,
    must_have_begun: bool = False,
    undo: Callable[[Position], None] = lambda pos: None,
) -> Asked:
    """An ability before the battle, as it stood when it was begun.

    ``used`` is what the battle notes of it (its name), ``undo`` takes back what its beginning has done.
    """

    def ask_again(pos: Position, question: Choose) -> None:
        battle: Battle = pos.state.battle
        noted = used(question) if used else name
        if must_have_begun and noted not in battle.begun:
            return
        battle.begun = tuple(one for one in battle.begun if one != noted)
        undo(pos)
        for ability, _, _, way in pos.rules.before_battle:
            if ability == name and way.ready(pos):
                way.begin(pos)

    return ask_again


def doom_event(pos: Position, question: Choose) -> None:
    for name, _, _, event in pos.rules.doom_events:
        if name == question.then and event.ready(pos):
            event.begin(pos)


def interrupt(pos: Position, question: Choose) -> None:
    for side, _, call in pos.rules.hooks["interrupt"]:
        if side == question.side:
            call(pos)


def hooked(name: str) -> Asked:
    """What one of the battle's sides, or anybody, is asked by a hook."""

    def ask_again(pos: Position, question: Choose) -> None:
        if name == "retreat_chooser" or question.side in pos.state.battle.sides:
            for call in acting(pos, name, (question.side,)):
                call(pos)

    return ask_again


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


ASKED: dict[str, Asked] = {
    "first_player": lambda pos, question: find_first_player(pos),
    "direction": lambda pos, question: make_first(pos, pos.state.first),
    "book": _book,
    "move_unit": carried_on("move_more"),
    "move_area": after_answer(
        "move_unit",
        lambda pos, question: option("unit", area=pos.state.loc[question.args[0]], unit=question.args[0]),
        lambda question: question.args[1:],
    ),
    "battle_area": first_question("battle"),
    "battle_enemy": after_answer("battle_area", area_chosen),
    "gate_area": first_question("build_gate"),
    "gate_build": after_answer("gate_area", area_chosen),
    "recruit": first_question("recruit"),
    "summon_unit": _summon,
    "summon_area": after_answer(
        "summon_unit", lambda pos, question: option("unit", unit=question.args[0]), lambda question: question.args[1:]
    ),
    "awaken_unit": first_question("awaken"),
    "awaken_area": after_answer("awaken_unit", lambda pos, question: option("unit", unit=question.args[0])),
    "capture_area": first_question("capture"),
    "capture_side": after_answer("capture_area", area_chosen),
    "capture_unit": after_answer(
        "capture_side", side_chosen, about_first, lambda question: question.args[0], lambda pos: 1
    ),
    "control_area": first_question("control_gate"),
    "control_unit": after_answer("control_area", area_chosen),
    "abandon_area": first_question("abandon_gate"),
    "retreat": _retreat,
    "no_room": _no_room,
}
"""By the continuation a question names; factions enter theirs, others are put again by functions marked ``again``."""
