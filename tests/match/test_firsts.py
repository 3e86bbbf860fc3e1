"""What happens for the first time is explained: each explanation, brought about from a set-up, without a window."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from game.api import Match, new_match
from game.games.registry import facts_of
from game.games.rites.rules.cards import RITE_ID
from game.games.wars.words.firsts import ODD, hint, theirs
from game.language.spoken import ids
from game.match.firsts import CARD, Explained, First, explain_again
from game.match.gamewords import words_of
from game.match.settings import Settings
from game.match.words import plain, words
from game.ui.icons import has_icon
from tests.match.matchtools import explanations
from tests.text.test_words import _four, _rich

FACTIONS = facts_of("wars").first_sides()
GC, CC, BG, YS = FACTIONS
Step = str | dict[str, Any]


def wars(slot: str = GC, **setup: Any) -> Match:
    """A match in the Action phase, 5 Power for everybody."""
    dice, draws = setup.pop("dice", None), setup.pop("draws", None)
    setup = {"phase": "action", "turn": 3, "slot": slot, "power": dict.fromkeys(FACTIONS, 5), **setup}
    if setup["phase"] != "action":
        del setup["slot"]
    return new_match("wars", factions=list(FACTIONS), seed=1, dice=dice, draws=draws, setup=setup)


def duel(slot: str = GC, **setup: Any) -> Match:
    dice = setup.pop("dice", None)
    setup = {"phase": "action", "turn": 3, "slot": slot, "power": {GC: 5, BG: 5}, **setup}
    if setup["phase"] != "action":
        del setup["slot"]
    return new_match("duel", factions=[GC, BG], seed=1, dice=dice, setup=setup)


def rites(rite: str, *hands: str, deck: str = "", **setup: Any) -> Match:
    """A rite that begins with these hands."""
    options = {"rite": rite} if setup.pop("single", False) else None
    told = {"rite": rite, "hands": [hand.split() for hand in hands], "deck": deck.split(), **setup}
    return new_match("rites", players=len(hands), seed=1, options=options, setup=told)


def answered(match: Match, *steps: Step) -> Match:
    """The match after these answers: a kind, or the fields of an option; books that a set-up brings are picked."""
    for step in steps:
        while match.decision is not None and match.decision.kind == "book":
            match.answer(match.decision.options[0])
        match.choose(step) if isinstance(step, str) else match.choose(**step)
    return match


def until(match: Match, kind: str, *args: Any) -> Match:
    """Answered by declining, or by the first option, until there is such an event."""
    for _ in range(60):
        if any(each.kind == kind and each.args[: len(args)] == args for each in match.events):
            return match
        assert match.decision is not None
        match.answer(match.decision.default or match.decision.options[0])
    raise AssertionError(f"no {kind}")


def met(match: Match, seat: int, since: int = 0) -> dict[str, First]:
    """What a seat may meet for the first time from an event on, by name."""
    seen = [event for event in (each.seen_by(seat) for each in match.events[since:]) if event is not None]
    found: dict[str, First] = {}
    for first in words_of(match.rules).firsts(match, seat, seen):
        found.setdefault(first.name, first)
    return found


CAPTURE = {GC: {"deep_one": ["europe"], "acolyte": ["arabia"]}, BG: {"acolyte": ["europe"]}}
FOUGHT = {GC: {"deep_one": ["europe"] * 2}, CC: {"nightgaunt": ["europe"]}}
FOUR = ["europe", "arabia", "south_asia", "east_africa"]
GATES = {"units": {GC: {"acolyte": ["europe"], "cthulhu": ["arabia"]}, BG: {"acolyte": ["south_asia"]}},
         "gates": {"europe": "great_cthulhu/acolyte/0"}}  # fmt: skip
LAST = {"power": {GC: 1, CC: 0, BG: 0, YS: 0}}
DUEL = {"units": {GC: {"acolyte": ["jersey_reef_charles_river"], "shoggoth": ["arkham"]},
                  BG: {"acolyte": ["dunwich", "arkham"], "ghoul": ["arkham"]}},
        "gates": {"dunwich": "black_goat/acolyte/0"}}  # fmt: skip
HOUSE: dict[str, Any] = {
    "plots": ["y4", "b2", "b3", "b8", "w2", "w5", "w7", "w8"],
    "deck": "b10 b11 b12 b13 y5 y6 y7 y8 y9 y11 y12 y13",
}
KNOCKS = ("the_dunwich_horror", "w10 w3 y3 g1 g2", "b1 g5 w13 b9 w0", "y10 g8 g12 g13 y1", "g6 g4 b4 w9 w11")
PAIR = ({"kind": "reveal", "unit": "w3", "with_": ["w10"], "place": 0}, {"kind": "plot", "place": 0}, "knock")

CASES: list[tuple[str, int, Callable[[], Match], str]] = [
    ("gather", 0, lambda: until(wars(**LAST), "gathered"), "2 for each gate"),
    ("doom_phase", 0, lambda: until(wars(**LAST), "phase", "doom"), "30 Doom"),
    ("sign", 0, lambda: answered(wars(phase="doom", first_player=GC, draws=[2, 2, 2], **GATES), "ritual"),
     "secret Doom"),
    ("enemy_book", 0, lambda: until(wars(units={BG: {"acolyte": FOUR}}), "book"), "Black Goat has"),
    ("battle_yours", 0, lambda: answered(wars(units=FOUGHT, dice=[1, 1]), "battle"), "roll at once"),
    ("battle_theirs", 1, lambda: answered(wars(units=FOUGHT, dice=[1, 1]), "battle"),
     "Great Cthulhu attacks you in Europe: 2 dice against your 0 dice"),
    ("captured_yours", 2, lambda: answered(wars(units=CAPTURE), "capture"), "Great Cthulhu has captured"),
    ("captured_theirs", 0, lambda: answered(wars(units=CAPTURE), "capture"), "gives you 1 Power"),
    ("abandoned", 1, lambda: answered(wars(**GATES), "abandon_gate"), "Europe"),
    ("odd_deed", 0, lambda: answered(wars(CC), "cc_pay_4"), "Crawling Chaos has met the requirement “Pay 4 Power”"),
    ("odd_power", 2, lambda: answered(wars(books={GC: ["dreams"]}, units={BG: {"acolyte": ["south_asia"]}}), "dreams"),
     "Great Cthulhu can do this because of Dreams"),
    ("portals", 0, lambda: duel(**DUEL), "one area"),
    ("decay", 0, lambda: until(answered(duel(**DUEL), "pass"), "decay"), "1 Power now, and 1 more"),
    ("loss", 1, lambda: until(answered(duel(dice=[6] * 9, **DUEL), "battle"), "doom"), "1 Doom"),
    ("doom_phase", 0, lambda: until(duel(**DUEL | {"power": {GC: 1, BG: 0}}), "phase", "doom"), "loses"),
    ("close", 1, lambda: until(answered(duel(doom={GC: 24}, dice=[6] * 9, **DUEL), "battle"), "doom"), "don’t need"),
    ("game", 0, lambda: new_match("rites", players=3, seed=1), "6 rites"),
    ("artifact", 0, lambda: until(new_match("rites", players=3, seed=1), "excavated"), "is at stake, worth"),
    ("power_play", 0, lambda: rites("cthulhu_rises", "g0 g1 b4", "b2 w2 w3", "b3 w4 w5"), "0 + 1 of one cult"),
    ("knock", 2, lambda: answered(rites(*KNOCKS, **HOUSE), *PAIR), "Cultist 1 did not capture the wall"),
    ("failed", 1, lambda: answered(rites("cthulhu_rises", "g0 g13 b4", "b2 w2 w3", "b3 w4 w5"), "become"),
     "No one wins this rite"),
    ("tied", 1, lambda: answered(rites("out_of_the_aeons", "w9 w1", "g9 w2", prizes=["y6", "y7"]), "keep",
                                 {"unit": "w9"}, {"unit": "g9"}), "tied"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "seat", "make", "said"), CASES, ids=[case[0] for case in CASES])
def test_it_is_explained_when_it_happens(name: str, seat: int, make: Callable[[], Match], said: str) -> None:
    found = met(make(), seat)
    assert name in found, sorted(found)
    first = found[name]
    assert said in plain(first.text), plain(first.text)
    assert bool(first.title) == bool(first.icon) and has_icon(first.icon or "help")
    assert 20 < len(plain(first.text)) < (330 if first.title else 240)


def test_every_explanation_has_a_case() -> None:
    covered = {case[0] for case in CASES}
    assert {name for _, name in explanations()} - {"for_everyone", "for_one"} == covered >= set(ODD.values())


def test_each_rite_has_its_card() -> None:
    for rite in RITE_ID:
        match = new_match("rites", players=3, seed=2, options={"rite": rite})
        found = met(match, 0)[rite]
        assert found.title == words().name("rites-rite", rite)
        assert found.key == f"{CARD}rites.{rite}" and len(found.key) <= 40
        assert "game" not in met(match, 0), "a single rite has no game around it"


def test_what_others_do_is_not_told_as_ones_own() -> None:
    fought = answered(wars(units=FOUGHT, dice=[1, 1]), "battle")
    assert "battle_theirs" not in met(fought, 0) and "battle_yours" not in met(fought, 1)
    assert not {"battle_yours", "battle_theirs"} & met(fought, 2).keys()
    assert "sign" not in met(answered(wars(phase="doom", first_player=GC, draws=[2, 2, 2], **GATES), "ritual"), 1)
    assert "power_play" not in met(rites("cthulhu_rises", "g0 g1 b4", "b2 w2 w3", "b3 w4 w5"), 1), "others’ hands"


def test_hints_say_whose_pieces_are_decided_about() -> None:
    """Vengeance and Madness decide for an enemy: no line speaks of one's own pieces there."""
    seen: dict[str, set[bool]] = {}
    for seed in range(1, 9):
        rng, match = random.Random(seed), new_match("wars", factions=list(_four(seed)), seed=seed, setup=_rich(seed))
        for _ in range(250):
            if (asked := match.position.decision) is None:
                break
            line = hint(asked, ("wars",))
            assert line is not None and line.name.endswith("_theirs") == theirs(asked), asked
            seen.setdefault(asked.kind, set()).add(theirs(asked))
            match.answer(rng.choice(asked.options))
    both = {kind for kind, ways in seen.items() if ways == {True, False}}
    assert {kind for kind, ways in seen.items() if True in ways} == both
    own = (kind.replace("-", "_") for kind in ids("wars-hint-") if kind.endswith("-theirs"))
    assert both == {kind.removesuffix("_theirs") for kind in own}
    assert len(seen) > 40


def test_what_was_explained_is_kept_and_comes_again_when_it_is_switched_on() -> None:
    settings = Settings()
    explained = Explained(settings)
    line, card = First("wars", "sign", "A sign."), First("wars", "doom_phase", "A phase.", "Doom")
    assert explained.new(line) and explained.new(card)
    for first in (line, card, line):
        explained.note(first)
    assert settings.hints_seen == ["wars.sign", "card.wars.doom_phase"]
    assert not explained.new(line) and not explained.new(card)
    explain_again(settings, cards=True)
    assert settings.hints_seen == ["wars.sign"] and explained.new(card)
    settings.hints = settings.first_cards = False
    assert not explained.new(card) and not explained.new(First("wars", "gather", "Power."))


def tied(factions: Any, options: dict[str, Any], **power: int) -> Match:
    """A match of the second turn, Great Cthulhu first so far, at the question of who is first player."""
    setup = {"phase": "first_player", "turn": 2, "first_player": GC, "power": power}
    made = new_match("wars", players=len(factions), factions=factions, setup=setup, options=options, seed=1)
    assert made.decision is not None and made.decision.kind == "first_player"
    return made


@pytest.mark.parametrize(
    ("factions", "direction", "told"),
    [
        ((GC, BG, YS), "chosen", "chooses the direction"),
        ((GC, BG, YS), "clockwise", "follow clockwise"),
        ([[GC, CC], [BG, YS]], "chosen", "take turns"),
    ],
)
def test_the_hint_on_the_first_player_is_true_of_the_set_up(factions: Any, direction: str, told: str) -> None:
    match = tied(factions, {"direction": direction} if len(factions) > 2 else {}, **{GC: 8, BG: 8})
    line = words_of(match.rules).hint(match)
    assert line is not None and told in line.text


@pytest.mark.parametrize(("own", "told"), [(8, "you are tied for the most"), (5, "others are tied for the most")])
def test_who_breaks_a_tie_is_told_whether_they_are_in_it(own: int, told: str) -> None:
    match = tied((GC, BG, YS), {}, **{GC: own, BG: 8, YS: 8})
    decision = match.position.decision
    assert decision is not None and words().hint(match.rules, decision).startswith(told)
