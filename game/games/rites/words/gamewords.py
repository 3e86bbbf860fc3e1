"""Rites of Cthulhu in words: what the program asks of it."""

from collections.abc import Sequence
from typing import Any

from game.engine.rules import Rules
from game.games.rites.rules.cards import RITE_ID, RITE_NUMBER
from game.games.rites.words.campaigns import RitesCampaigns
from game.games.rites.words.chronicle import RitesTeller
from game.games.rites.words.faces import rite_name, rite_text
from game.games.rites.words.names import RitesNames
from game.games.rites.words.records import RitesRecords
from game.games.rites.words.reference import pages
from game.games.rites.words.tableview import read_cards
from game.match.counsel import Counsellor
from game.match.game_options import USUAL, option_of
from game.match.gamewords import GameWords
from game.match.history import When
from game.match.lobby import Choice, GameOption
from game.match.match import Match
from game.match.reference import Page
from game.match.texts import Texts

ALL_RITES = "all_rites"


class RitesWords(GameWords):
    """Rites of Cthulhu in words."""

    tongue = "rites"
    records = RitesRecords()
    campaigns = RitesCampaigns()

    def names(self, texts: Texts, rules: Rules, marked: bool = False) -> RitesNames:
        return RitesNames(texts, rules, marked)

    def teller(self, texts: Texts, rules: Rules) -> RitesTeller:
        return RitesTeller(texts, rules)

    def seated(self, match: Match) -> list[tuple[str, str, int]]:
        return [(f"Cultist {number + 1}", seat.name, number) for number, seat in enumerate(match.seats)]

    def standing(self, match: Match) -> str:
        table = read_cards(match, None)
        name = rite_name(table.rite) if table.rite else "choosing a rite"
        return f"Rite {max(table.number, 1)} of {table.rites} · {name}" if table.rites > 1 else name

    def phase(self, phase: str) -> str:
        return rite_name(phase) if phase in RITE_NUMBER else ""

    def where(self, turn: int, phase: str) -> str:
        return f"Rite {turn}: {phase}" if phase else f"Before rite {max(turn, 1)}"

    def ended(self, turn: int) -> str:
        return f"Over after {turn} rite{'s' if turn != 1 else ''}"

    def time(self, when: When) -> str:
        return f"Rite {when.turn}, {rite_name(when.phase)}"

    def options(self) -> tuple[GameOption, ...]:
        single = tuple(Choice(rite, rite_name(rite), rite_text(rite)) for rite in RITE_ID)
        return (
            option_of("rites", "rite", (USUAL, ALL_RITES), single, front=True),
            option_of("rites", "tree_window", ("no", "yes")),
            option_of("rites", "shared_redraw", ("no", "yes")),
        )

    def options_chosen(self, chosen: dict[str, Any]) -> dict[str, Any]:
        if chosen.get("rite") == ALL_RITES:
            chosen[chosen.pop("rite")] = True
        return chosen

    def pages(self) -> Sequence[Page]:
        return pages()

    def counsellor(self) -> Counsellor:
        from game.games.rites.words.counsel import RitesCounsellor

        return RitesCounsellor()


WORDS = RitesWords()
