"""A game of somebody else is told in its own words, and what it leaves out does for a simple game."""

from types import SimpleNamespace

import pytest

from game.engine.decision import Decision
from game.engine.option import Blocked, Reason, option
from game.match.counsel import hint_case
from game.match.gamewords import GameWords
from game.match.texts import Names
from game.match.words import words

OWN = {
    "prompts": {"decision": {"toss": {"prompt": "call it in the air, {who}", "about": ["who:player"]}},
                "option": {"side": "{face}", "pass": "leave it"}},
    "reasons": {"spent": {"text": "has {left:coin|coins} left", "short": "{left} left", "args": ["left"]}},
}  # fmt: skip
HEADS, TAILS, PASS = option("side", number=0), option("side", number=1), option("pass")


class CoinNames(Names):
    def value(self, name, kind, value, viewer=None):
        return ("Ada", "Bert")[value] if kind == "player" else value

    def option_field(self, name, option, viewer):
        return ("heads", "tails")[option.number]


class CoinWords(GameWords):
    def texts(self, texts, table):
        return OWN[table]

    def names(self, texts, rules, marked=False):
        return CoinNames(texts, rules, marked)

    def teller(self, texts, rules):
        raise NotImplementedError

    def standing(self, match):
        return "in the air"


@pytest.fixture
def coin(monkeypatch):
    """Rules of a game whose words are these."""
    for module in ("words", "counsel"):
        monkeypatch.setattr(f"game.match.{module}.words_part", lambda game: CoinWords())
    return SimpleNamespace(game="coin")


def test_questions_options_and_reasons_are_told_in_texts_of_its_own(coin):
    asked = Decision(1, 1, "toss", [HEADS, TAILS, PASS], about=(1,))
    assert words().prompt(coin, asked) == "call it in the air, Bert"
    assert words().option_labels(coin, asked) == ["heads", "tails", "leave it"]
    why = Blocked(TAILS, Reason("spent", (1,)))
    assert words().reason(coin, why) == "has 1 coin left"
    assert words().reason(coin, why, short=True) == "1 left"


def test_it_needs_no_advice(coin):
    match = SimpleNamespace(rules=coin, position=SimpleNamespace(decision=object()))
    assert hint_case(match) is None
