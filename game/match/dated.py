"""What a campaign is called as people read it: the game of a date by its day, a story that ships by its title.

Files keep the names that are the same in every language.
"""

import re
from datetime import date

from game.language.spoken import has, say
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
    """A campaign's name in the language that is spoken; one that a person chose, as it is."""
    try:
        day = date.fromisoformat(campaign.removeprefix(_MARK)) if is_daily(campaign) else None
    except ValueError:
        return campaign
    if day:
        return say("profiles-day-of", date=day_of(day))
    title = f"{story_message(campaign)}.title"
    return say(title) if has(title) else campaign


def story_message(title: str) -> str:
    """By which message other languages tell a story of this title: ``campaign-the-stars-align``."""
    return "campaign-" + re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")
