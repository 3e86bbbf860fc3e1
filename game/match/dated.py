"""What the game of a date is called, wherever the name of a campaign would stand; it is known again by this."""

from datetime import date

from game.match.words import words


def _name() -> str:
    found: str = words().tables["profiles"]["day"]["name"]
    return found


def called(day: date) -> str:
    """The name of a date's game."""
    return _name().replace("{date}", day.isoformat())


def is_daily(campaign: str) -> bool:
    """Whether this is the name of some date's game."""
    return campaign.startswith(_name().partition("{")[0])
