"""A game of somebody else is told in its own words, and what it leaves out does for a simple game."""

from types import SimpleNamespace

import pytest

from game.engine.decision import Decision
from game.engine.option import Blocked, Reason, option
from game.language.spoken import catalogs
from game.match.counsel import hint_case
from game.match.gamewords import GameWords
from game.match.texts import Names, places
from game.match.words import words

MESSAGES = """
coin-ask-toss = call it in the air, { $who }
coin-option-side = { $face }
coin-option-pass = leave it
coin-reason-spent = { $left ->
    [one] has { $left } coin left
   *[other] has { $left } coins left
 }
    .short = { $left } left
"""
HEADS, TAILS, PASS = option("side", number=0), option("side", number=1), option("pass")


class CoinNames(Names):
    def place(self, kind, value, viewer=None):
        return ("Ada", "Bert")[value] if kind == "player" else value

    def option_place(self, name, option, viewer):
        return ("heads", "tails")[option.number]


class CoinWords(GameWords):
    tongue = "coin"
    questions, reasons = {"toss": places("who:player")}, {"spent": places("left")}

    def names(self, rules, marked=False):
        return CoinNames(rules, marked)

    def teller(self, rules):
        raise NotImplementedError

    def standing(self, match):
        return "in the air"


@pytest.fixture
def coin(monkeypatch):
    """Rules of a game whose words are these."""
    for module in ("words", "counsel"):
        monkeypatch.setattr(f"game.match.{module}.words_part", lambda game: CoinWords())
    catalogs("player", lambda code: [("coin.ftl", MESSAGES)] if code == "en" else [])
    yield SimpleNamespace(game="coin")
    catalogs("player", None)


def test_questions_options_and_reasons_are_told_in_messages_of_its_own(coin):
    asked = Decision(1, 1, "toss", [HEADS, TAILS, PASS], about=(1,))
    assert words().prompt(coin, asked) == "call it in the air, Bert"
    assert words().option_labels(coin, asked) == ["heads", "tails", "leave it"]
    why = Blocked(TAILS, Reason("spent", (1,)))
    assert words().reason(coin, why) == "has 1 coin left"
    assert words().reason(coin, why, short=True) == "1 left"


def test_it_needs_no_advice(coin):
    match = SimpleNamespace(rules=coin, position=SimpleNamespace(decision=object()))
    assert hint_case(match) is None
