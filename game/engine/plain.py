"""Plain data (tables, lists, words and numbers) that is handed out: a copy, so that nobody changes ours."""

from typing import Any

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
