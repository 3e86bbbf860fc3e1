"""Whether a position, or an answer, is what a lesson or puzzle asks for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.option import Option
from game.engine.rules import Rules
from game.match.lessons.format import Answer, Check


def holds(check: Check, state: Mapping[str, Any]) -> bool:
    """Whether a condition holds of a position, given as ``state_dict`` tells it."""
    return _holds(check, value_at(check.at, state)) != check.not_


def all_hold(checks: Sequence[Check], state: Mapping[str, Any]) -> bool:
    return all(holds(check, state) for check in checks)


def value_at(path: str, state: Any) -> Any:
    """What a path of keys and numbers joined by dots leads to; ``None`` where there is nothing.

    ``*`` stands for every key: the lists it leads to are put together.
    """
    first, star, rest = path.partition("*")
    if star:
        each = value_at(first.rstrip("."), state) if first else state
        found = (value_at(rest.lstrip("."), one) for one in each.values()) if isinstance(each, Mapping) else ()
        return [value for one in found if isinstance(one, list | tuple) for value in one]
    for part in path.split("."):
        if isinstance(state, Mapping):
            state = state.get(part)
        elif isinstance(state, Sequence) and not isinstance(state, str) and part.isdecimal() and int(part) < len(state):
            state = state[int(part)]
        else:
            return None
    return state


def number_at(path: str, state: Any, of: Any = None) -> int:
    """A number, or how many there are in a list or table (of those that are ``of``, if given); 0 for nothing."""
    return _number(value_at(path, state), of)


def _number(found: Any, of: Any) -> int:
    if isinstance(found, Mapping):
        found = list(found.values())
    if isinstance(found, list | tuple):
        return sum(of is None or _is(each, of) for each in found)
    return found if isinstance(found, int) else 0


def _holds(check: Check, found: Any) -> bool:
    number = _number(found, check.of)
    return (
        (check.equals is None or found == check.equals)
        and (check.least is None or number >= check.least)
        and (check.most is None or number <= check.most)
        and (check.starts is None or (isinstance(found, str) and found.startswith(check.starts)))
        and (check.has is None or (isinstance(found, list | tuple) and check.has in found))
    )


def _is(value: Any, wanted: Any) -> bool:
    """Whether a value is what is wanted: equal to it, or the name of a unit of that faction or kind."""
    return bool(value == wanted) or (isinstance(value, str) and isinstance(wanted, str) and is_unit(value, wanted))


def means(answer: Answer, chosen: Option, rules: Rules) -> bool:
    """Whether an option is what a pattern of a lesson names."""
    named = rules.name_option(chosen)
    if isinstance(answer, str):
        return bool(named["kind"] == answer)
    return all(_fits(field, want, named.get(field)) for field, want in answer.items())


def option_for(answer: Answer, options: Sequence[Option], rules: Rules) -> Option | None:
    """The first of the options that a pattern names."""
    return next((option for option in options if means(answer, option, rules)), None)


def _fits(field: str, want: Any, have: Any) -> bool:
    if isinstance(want, list) and field != "with":
        return any(_fits(field, each, have) for each in want)
    if field == "unit" and isinstance(want, str) and isinstance(have, str):
        return is_unit(have, want)
    return bool(want == have)


def is_unit(name: str, wanted: str) -> bool:
    """Whether a piece's name is what is wanted: the name itself, ``faction/kind``, or the kind alone."""
    parts, asked = name.split("/"), wanted.split("/")
    return name == wanted or (len(parts) == 3 and (parts[1:2] == asked or parts[: len(asked)] == asked))
