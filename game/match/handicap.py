"""Handicaps in words, and whether they make a match even."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from game.games.registry import words_part
from game.language.spoken import name, say
from game.language.values import markup

NONE = {"power": 0, "doom": 0}


def signed(number: int) -> str:
    """A number with its sign, the minus as it is printed: ``+2``, ``−4``."""
    return f"{number:+d}".replace("-", "−")


def handicap_words(power: int, doom: int) -> str:
    """A handicap in a few words: "+2 Power, +3 Doom"; empty when there is none."""
    given = (("power", power), ("doom", doom))
    parts = [say(f"handicap-{what}", number=signed(number)) for what, number in given if number]
    return say("handicap-given", parts=parts) if parts else ""


class Levelling(NamedTuple):
    """A handicap that was measured to make a match even, and how two hierophants fared without it and with it.

    ``share`` and ``levelled`` are the parts of games that ``stronger`` won; ``games`` are those played with it.
    """

    faction: str
    power: int
    doom: int
    stronger: str
    share: float
    levelled: float
    games: int

    @property
    def option(self) -> dict[str, dict[str, int]]:
        """As the option ``handicap`` of a match names it."""
        return {self.faction: {"power": self.power, "doom": self.doom}}


class GameLevels:
    """What a game's words say of handicaps."""

    def levelling(self, factions: Iterable[str]) -> Levelling | None:
        """The handicap that makes a match between these factions even; ``None`` if none was measured or is needed."""
        return None


def levels(game: str, given: Mapping[str, Mapping[str, int]], factions: Iterable[str]) -> bool:
    """Whether the handicaps given, by faction, make a match even: then they go with the faction, not its player."""
    told: GameLevels = words_part(game)
    found = told.levelling(factions)
    return found is not None and {name: dict(one) for name, one in given.items() if any(one.values())} == found.option


def levelling_words(found: Levelling) -> str:
    """Why and how a match can be made even, in two sentences for those who set one up."""
    return say(
        "advice-levelling", stronger=name("faction", found.stronger), faction=name("faction", found.faction),
        share=round(100 * found.share), levelled=round(100 * found.levelled),
        handicap=markup(handicap_words(found.power, found.doom)),
    )  # fmt: skip
