"""What a person is reminded of before a turn ends: free things left undone that can only do good."""

from typing import NamedTuple

from game.engine.option import Option
from game.engine.position import Position
from game.games.wars.rules.flow.actions import free_gates
from game.games.wars.rules.flow.choose import DONE
from game.games.wars.rules.flow.ending import DOOM_TO_END
from game.games.wars.rules.state import ACTION, WarsState
from game.games.wars.rules.units import ALL_BOOKS, CULTISTS_OF
from game.games.wars.words.asking import acting_side
from game.games.wars.words.names import WarsNames
from game.match.match import Match
from game.match.orders import Orders
from game.match.words import fill, words

_HIGHEST_SIGN = 3


class Reminder(NamedTuple):
    """A thing left undone: ``signs``, ``thousand_forms`` or ``control_gate``; a sentence, and what doing it is called.

    ``option`` does it; for Elder Signs, which are revealed outside any question, it is ``None``.
    """

    kind: str
    text: str
    do: str
    option: Option | None


def reminders(match: Match, chosen: Option, orders: Orders | None = None) -> list[Reminder]:
    """What to recall to the person who is about to choose ``chosen``; nothing unless that ends his turn.

    Uses the asked side's own Elder Signs, so the answer is for that person alone.
    """
    asked = match.position.decision
    if asked is None or acting_side(match.position) != asked.side:
        return []
    found: list[Reminder] = []
    pos, side = match.position, asked.side
    total = winning_total(pos, side)
    if total and ends_slot(match, chosen):
        found.append(_made("signs", None, total=total, signs=len(pos.state.signs[side])))
    offered = {option.kind: option for option in asked.options}
    if chosen.kind == "pass" and "thousand_forms" in offered:
        found.append(_made("thousand_forms", offered["thousand_forms"]))
    manual = orders is not None and not orders.of(asked.seat).auto_gates
    if manual and "control_gate" in offered and (chosen == DONE or chosen.kind == "pass"):
        state: WarsState = pos.state
        areas = [area for area, _ in free_gates(pos, side) if state.here[area] & CULTISTS_OF[side]]
        if areas:
            names = WarsNames(words(), match.rules)
            told = names.listed([names.the_area(area) for area in dict.fromkeys(areas)])
            found.append(_made("control_gate", offered["control_gate"], areas=told))
    return found


def winning_total(pos: Position, side: int) -> int:
    """The Doom a side has once all its Elder Signs lie open, if that is sure to win; else 0.

    Sure means: in the Action phase, with signs to reveal, 30 Doom or more, six spellbooks where they are needed to win,
    and no rival that can win and could reach as much however good its hidden signs are. Where persons have several
    sides their sums decide, and nothing is promised.
    """
    state: WarsState = pos.state
    total = state.doom[side] + sum(state.signs[side])
    if state.phase != ACTION or not state.signs[side] or total < DOOM_TO_END or pos.rules.paired:
        return 0
    able = [one for one in pos.rules.sides if not pos.rules.edition.books_win or state.books[one] == ALL_BOOKS]
    if side not in able:
        return 0
    rivals = [other for other in able if other != side]
    most = max((state.doom[other] + _HIGHEST_SIGN * len(state.signs[other]) for other in rivals), default=0)
    return total if total > most else 0


def ends_slot(match: Match, chosen: Option) -> bool:
    """Whether an answer ends the slot of the side that is asked, as far as that can be known without dice."""
    trial = match.position.copy()
    before = (trial.chance.state, trial.chance.stream, trial.chance.dice, trial.chance.draws)
    trial.answer(chosen)
    if (trial.chance.state, trial.chance.stream, trial.chance.dice, trial.chance.draws) != before:
        return chosen.kind == "pass"
    return chosen.kind == "pass" or any(event.kind in ("slot", "phase") for event in trial.events)


def _made(kind: str, option: Option | None, **values: object) -> Reminder:
    texts = words().tables["asking"]["wars"]["reminder"]
    return Reminder(kind, fill(texts[kind], values.__getitem__), texts[f"{kind}_do"], option)
