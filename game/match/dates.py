"""Dates as files keep them, and as a clock on the wall here would show them."""

from datetime import UTC, datetime


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


__all__ = ["in_utc", "local"]
