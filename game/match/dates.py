"""Dates as files keep them, and as a clock on the wall here would show them."""

from datetime import datetime


def local(date: datetime) -> datetime:
    """The same moment by this computer's clock, without a zone; at the calendar's rims the date as it is written."""
    try:
        return date.astimezone().replace(tzinfo=None)
    except (OverflowError, ValueError, OSError):
        return date.replace(tzinfo=None)


__all__ = ["local"]
