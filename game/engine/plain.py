"""Plain data (tables, lists, words and numbers) that is handed out: a copy, so that nobody changes ours."""

from typing import Any

from game.engine.errors import CodecError

_HOLDS = (dict, list, tuple)


def copied(value: Any) -> Any:
    """An equal value that shares no table and no list."""
    if isinstance(value, dict):
        return {key: copied(each) if isinstance(each, _HOLDS) else each for key, each in value.items()}
    if isinstance(value, list):
        return [copied(each) if isinstance(each, _HOLDS) else each for each in value]
    if type(value) is tuple:
        return tuple([copied(each) for each in value])
    return value


def copied_setup(setup: dict[str, Any]) -> dict[str, Any]:
    """As ``copied``, for the set-up in every view: lists of words by seat, and seldom anything else."""
    made = setup.copy()
    made["factions"] = [names.copy() for names in setup["factions"]]
    for key in ("handicap", "options"):
        if key in made:
            made[key] = copied(made[key])
    return made


def expect_keys(data: Any, keys: tuple[str, ...], where: str) -> dict[str, Any]:
    """``data`` if it is a table with exactly these keys."""
    if not isinstance(data, dict) or set(data) != set(keys):
        raise CodecError(f"{where} does not hold exactly {', '.join(keys)}")
    return data


def expect_int(value: Any, low: int, high: int, where: str) -> int:
    """``value`` if it is a whole number within bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise CodecError(f"{where} is not a whole number from {low} to {high}")
    return value


def expect_ints(data: Any, low: int, high: int, most: int, where: str) -> tuple[int, ...]:
    """``data`` as a tuple if it is a list of at most ``most`` numbers within bounds."""
    if not isinstance(data, (list, tuple)) or len(data) > most:
        raise CodecError(f"{where} is not a list of at most {most} numbers")
    return tuple(expect_int(value, low, high, where) for value in data)


def expect_number_text(value: Any, high: int, where: str) -> int:
    """The number in a short text of digits (64-bit numbers are kept as text in JSON)."""
    if not isinstance(value, str) or not value.isascii() or not value.isdigit() or len(value) > 20 or int(value) > high:
        raise CodecError(f"{where} is not a number")
    return int(value)
