"""What the game of a date is called, wherever the name of a campaign would stand; it is known again by this."""

from datetime import date

from game.language.spoken import say
from game.language.values import day_of

_MARK = "Game of the day, "
"""How its name begins in files, whatever language is spoken; a date follows."""


def called(day: date) -> str:
    """The name of a date's game, as files keep it."""
    return f"{_MARK}{day.isoformat()}"


def is_daily(campaign: str) -> bool:
    """Whether this is the name of some date's game."""
    return campaign.startswith(_MARK)


def campaign_name(campaign: str) -> str:
    """A campaign's name as people read it: that of a date's game in their language, any other as it is."""
    try:
        day = date.fromisoformat(campaign.removeprefix(_MARK)) if is_daily(campaign) else None
    except ValueError:
        return campaign
    return say("profiles-day-of", date=day_of(day)) if day else campaign
