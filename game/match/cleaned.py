"""Structures read from files, with every text in them that is shown cleaned; ids, numbers and set-ups stay.

Dates are brought to universal time, in which any two can be compared and all be written.
"""

from datetime import UTC, datetime
from typing import Any, TypeVar

import msgspec

from game.language.spoken import say
from game.match.outside_text import from_file, names_from_file, shown

S = TypeVar("S", bound=msgspec.Struct)
IDS = frozenset(("bot", "kind"))
"""Fields that name a program, in which two underscores are no markup."""
SHORTEST = 40
"""No text of a file that is shown is bounded by less."""
CLEANED = (str, list, msgspec.Struct, datetime)
PARAGRAPHS = frozenset(("text",))


def local(date: datetime) -> datetime:
    """The same moment by this computer's clock, without a zone; at the calendar's rims the date as it is written."""
    try:
        return date.astimezone().replace(tzinfo=None)
    except (OverflowError, ValueError, OSError):
        return date.replace(tzinfo=None)


def in_utc(date: datetime) -> datetime:
    """The same moment by universal time; one beyond the calendar's rims is at the rim, so that it can be written."""
    try:
        return date.astimezone(UTC)
    except (OverflowError, ValueError):
        return (datetime.min if date.year < 5000 else datetime.max).replace(tzinfo=UTC)


def cleaned(part: S) -> S:
    """The structure itself where there is nothing to clean, as mostly, else a copy within the same bounds."""
    changed = {}
    for field in part.__struct_fields__:
        before = getattr(part, field)
        # Numbers and set-ups are most of what there is.
        if isinstance(before, CLEANED) and (after := _cleaned(field, before)) != before:
            changed[field] = after
    return msgspec.structs.replace(part, **changed) if changed else part


def _cleaned(field: str, value: Any) -> Any:
    if isinstance(value, str):
        return _text(field, value)
    if isinstance(value, msgspec.Struct):
        return cleaned(value)
    if isinstance(value, datetime):
        return in_utc(value)
    if not isinstance(value, list) or not value or not isinstance(value[0], CLEANED):
        return value
    if field == "people" and all(isinstance(each, str) for each in value):
        return _names(value)
    made = [_cleaned(field, each) for each in value]
    if all(hasattr(each, "name") for each in made):
        names = [each.name for each in value]
        if (clean := _names(names)) != names:
            return [msgspec.structs.replace(each, name=name) for each, name in zip(made, clean, strict=True)]
    return made


def _text(field: str, value: str) -> str:
    if field in IDS:
        return shown(value)
    fallback = str(say("match-untitled" if field == "title" else "match-nameless")) if value else ""
    return from_file(value, max(len(value), SHORTEST), fallback, field in PARAGRAPHS)


def _names(names: list[str]) -> list[str]:
    """The names of a list, told apart; one that was left out stays so."""
    made = names_from_file(names, max(SHORTEST, *map(len, names)))
    return [clean if name else "" for name, clean in zip(names, made, strict=True)]
