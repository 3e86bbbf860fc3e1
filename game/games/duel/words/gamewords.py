"""The Duel in words: those of Cthulhu Wars, and what it says otherwise."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from game.games.duel.rules.tables import CAPTIVE_PAYS, DECAY, LOVECRAFT_COUNTRY, MAPS
from game.games.duel.words.decay import decay_told
from game.games.wars.words.gamewords import WarsWords
from game.games.wars.words.records import WarsCampaigns
from game.games.wars.words.tableview import Table
from game.match.cards import Now
from game.match.game_options import USUAL, option_of
from game.match.handicap import Levelling
from game.match.lobby import Choice, GameOption
from game.match.reference import Page
from game.match.words import words

_SEATS = ("0", "1")
_LEVELLING = {
    frozenset((found.faction, found.stronger)): found
    for found in (
        Levelling("crawling_chaos", 0, 5, "great_cthulhu", 0.87, 0.57, games=200),
        Levelling("crawling_chaos", 0, 3, "yellow_sign", 0.73, 0.48, games=200),
        Levelling("yellow_sign", 1, 3, "black_goat", 0.78, 0.43, games=200),
    )
}
"""200 games without the handicap and 200 with it.

Great Cthulhu is even with Black Goat (51 % of 400 games) and with the Yellow Sign (49 % of 200).
"""


class DuelCampaigns(WarsCampaigns):
    """The Duel in leagues and stories."""

    called = "the Duel"


class DuelWords(WarsWords):
    """The Duel in the words of Cthulhu Wars, among which its own stand."""

    campaigns = DuelCampaigns()
    boards = tuple(MAPS.values())
    terms: ClassVar[Mapping[str, Callable[[Table], Now]]] = {
        **WarsWords.terms,
        "decay": lambda table: Now(None, " ".join(decay_told(table))),
    }
    boxed = ("great_cthulhu", "black_goat")

    def options(self) -> tuple[GameOption, ...]:
        areas = tuple(Choice(area, words().name("area", area)) for area in LOVECRAFT_COUNTRY.areas)
        return (
            option_of("duel", "decay", DECAY),
            option_of("duel", "captive_pays", CAPTIVE_PAYS),
            option_of("duel", "replaced_doom", ("yes", "no")),
            option_of("duel", "share_pays", ("no", "yes")),
            option_of("duel", "first_player", (USUAL, *_SEATS)),
            *(option_of("duel", f"start_{seat}", (USUAL,), areas) for seat in _SEATS),
        )

    def options_chosen(self, chosen: dict[str, Any]) -> dict[str, Any]:
        starts = {int(seat): chosen.pop(f"start_{seat}") for seat in _SEATS if f"start_{seat}" in chosen}
        if "first_player" in chosen:
            chosen["first_player"] = int(chosen["first_player"])
        return {**chosen, "starts": starts} if starts else chosen

    def options_for(self, options: Mapping[str, Any], factions: Sequence[str]) -> dict[str, Any]:
        made = dict(options)
        if isinstance(made.get("first_player"), int):
            # Great Cthulhu begins in any case: then the seat was chosen for nothing.
            first = factions[made.pop("first_player")]
            if "great_cthulhu" not in factions:
                made["first_player"] = first
        if "starts" in made:
            made["starts"] = {factions[seat]: area for seat, area in made["starts"].items()}
        return made

    def options_from(self, options: Mapping[str, Any], factions: Sequence[str]) -> dict[str, Any]:
        made = dict(options)
        if "first_player" in made:
            made["first_player"] = factions.index(made["first_player"])
        if "starts" in made:
            made["starts"] = {factions.index(faction): area for faction, area in made["starts"].items()}
        return made

    def pages(self) -> Sequence[Page]:
        """None of its own: its rules are a chapter of those of Cthulhu Wars."""
        return ()

    def levelling(self, factions: Iterable[str]) -> Levelling | None:
        return _LEVELLING.get(frozenset(factions))


WORDS = DuelWords()
