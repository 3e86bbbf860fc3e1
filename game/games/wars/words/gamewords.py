"""Cthulhu Wars in words: what the program asks of it."""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from game.engine.decision import Decision
from game.engine.option import Option
from game.engine.rules import Rules
from game.games.wars.rules.maps import MAPS, Map
from game.games.wars.rules.units import FACTIONS
from game.games.wars.words.campaigns import WarsCampaigns
from game.games.wars.words.card_terms import TERMS
from game.games.wars.words.cards import card
from game.games.wars.words.chronicle import WarsTeller
from game.games.wars.words.drafting import after_draft
from game.games.wars.words.names import WarsNames
from game.games.wars.words.orders import ORDERS, ordered
from game.games.wars.words.records import WarsRecords
from game.games.wars.words.reference import pages
from game.games.wars.words.tableview import Table, read_table
from game.match.cards import Card, Now
from game.match.counsel import Counsellor
from game.match.gamewords import GameWords
from game.match.history import When
from game.match.match import Match
from game.match.orders import SeatOrders
from game.match.reference import Page
from game.match.texts import Texts
from game.match.words import words

_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")

_ORDERED = {
    "end_slot": ("End of your turn", "asked before it ends"),
    "ritual": ("Ritual", "in the Doom phase"),
    "reveal": ("Revealing", "before the Doom phase ends"),
}
"""Orders about what is no ability, in words."""


class WarsWords(GameWords):
    """Cthulhu Wars, and the games built on it, in words."""

    tongue = "wars"
    orders = ORDERS
    boards: ClassVar[tuple[Map, ...]] = tuple(MAPS.values())
    terms: ClassVar[Mapping[str, Callable[[Table], Now]]] = TERMS
    """What is to be said of a term as a table stands, by its id."""
    records = WarsRecords()
    campaigns = WarsCampaigns()

    def names(self, texts: Texts, rules: Rules, marked: bool = False) -> WarsNames:
        return WarsNames(texts, rules, marked)

    def teller(self, texts: Texts, rules: Rules) -> WarsTeller:
        return WarsTeller(texts, rules)

    def seated(self, match: Match) -> list[tuple[str, str, int]]:
        return [(words().name("faction", side.faction), side.name, side.seat) for side in read_table(match, None).sides]

    def begins(self, match: Match) -> int:
        return after_draft(match)

    def standing(self, match: Match) -> str:
        table = read_table(match, None)
        return f"Turn {table.turn} · {words().name('phase', table.phase)}"

    def phase(self, phase: str) -> str:
        return words().name("phase", phase) if words().has("phase", phase) else ""

    def where(self, turn: int, phase: str) -> str:
        if phase and not phase.lower().endswith("phase"):
            phase += " phase"
        return f"Turn {turn}, {phase}" if phase else f"Turn {turn}"

    def time(self, when: When) -> str:
        if when.side is None:
            return f"Turn {when.turn}, {words().name('phase', when.phase)}"
        name = words().name("faction", FACTIONS[when.side])
        which = _ORDINALS[when.slot - 1] if when.slot <= len(_ORDINALS) else f"{when.slot}th"
        return f"Turn {when.turn}, {name}’s {which} slot"

    def ordered(self, match: Match, asked: Decision, orders: SeatOrders) -> Option | None:
        return ordered(match, asked, orders)

    def orders_of(self, match: Match, seat: int) -> list[tuple[str, str, str]]:
        sides = [side for side in read_table(match, None).sides if side.seat == seat]
        mine = {name for side in sides for name in (*side.abilities, *side.all_books)}
        found = []
        for ability in ORDERS:
            if ability in _ORDERED:
                found.append((ability, *_ORDERED[ability]))
            elif ability in mine:
                kind = "book" if words().has("book", ability) else "ability"
                found.append((ability, words().name(kind, ability), "ask before it is used"))
        return found

    def card(self, kind: str, key: str, map_id: str) -> Card | None:
        return card(kind, key, map_id, self.boards)

    def pages(self) -> Sequence[Page]:
        return pages()

    def counsellor(self) -> Counsellor:
        from game.games.wars.words.counsel import WarsCounsellor

        return WarsCounsellor()


WORDS = WarsWords()
