"""What a chapter has left behind, in words."""

from collections.abc import Iterator

from game.match.campaign.progress import Ended
from game.match.campaign.story import Book, Consequence, Help

_HELPS = {
    "power": "{n} more Power for you at the beginning",
    "doom": "{n} more Doom for you from the start",
    "foe_power": "{n} less Power for every enemy",
    "undo": "free undo for a whole chapter",
}


def help_words(given: Help) -> str:
    """What a help does, in a few words."""
    return _HELPS[given.kind].replace("{n}", str(given.amount))


def tidings(book: Book, ended: Ended) -> list[str]:
    """What follows from how a chapter ended, one line each, as rich text."""
    lines = [f"{{icon:elder_sign}} You have **{held.help.name}**: {help_words(held.help)}." for held in ended.gained]
    for then in ended.outcome.then:
        if then.enemy is not None:
            told = ", ".join(_changes(then))
            icon = "warning" if then.rule == "stronger" else "check"
            lines.append(f"{{icon:{icon}}} **{book.enemy(then.enemy).name}**: {told}.")
    return lines


def _changes(then: Consequence) -> Iterator[str]:
    more = "more" if then.rule == "stronger" else "less"
    if then.power:
        yield f"{then.power} {more} Power from now on"
    if then.doom:
        yield f"{then.doom} {more} Doom from now on"
    if then.level:
        yield "plays better from now on" if then.rule == "stronger" else "plays worse from now on"
