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


def copied_setup(setup: dict[str, Any]) -> dict[str, Any]:
    """As ``copied``, for the set-up in every view: lists of words by seat, and seldom anything else."""
    made = setup.copy()
    made["factions"] = [names.copy() for names in setup["factions"]]
    for key in ("handicap", "options"):
        if key in made:
            made[key] = copied(made[key])
    return made
