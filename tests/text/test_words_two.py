"""The words of the games for two people: random matches read whole, and the sentences that only they have."""

import re
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent / "play"))

from walks import rules_of_duel, rules_of_two, walk

from game.engine.chance import Chance
from game.engine.event import Event
from game.engine.position import Position
from game.games.duel.rules.rules import make_duel
from game.games.wars.rules.rules import make_rules
from game.games.wars.rules.scenario import UNIT_NUMBER
from game.games.wars.words.tableview import read_table
from game.match.match import Match
from game.match.words import chronicle, plain, words

DUEL = make_duel({"game": "duel"})
GC, CC, BG, YS = range(4)


def said(rules, *events):
    return [
        plain(line.text)
        for line in chronicle(rules, [Event(kind, args) for kind, *rest in events for args in [tuple(rest)]])
    ]


@pytest.mark.parametrize("make", [rules_of_duel, rules_of_two])
@pytest.mark.parametrize("seed", [1, 2, 3, 5, 8, 14])
def test_random_matches_read_well(make, seed):
    text = words()
    events = []
    for number, pos in walk(seed, make=make):
        events += pos.events
        pos.events.clear()
        if pos.decision is None or number % 3:
            continue
        asked = pos.decision
        labels = text.option_labels(pos.rules, asked, pos.view(asked.seat))
        assert len(set(labels)) == len(labels)
        parts = [text.prompt(pos.rules, asked), text.hint(pos.rules, asked), *labels]
        parts += [text.reason(pos.rules, blocked) for blocked in pos.stack[-1].blocked(pos)]
        assert not [part for part in parts if re.search(r"[{}<>*]|  | $|the The", part)], parts
    for line in chronicle(pos.rules, events):
        told = plain(line.text)
        assert not re.search(r"[{}<>*]|  |^ | $|\.\.|, \.|: \.|the The|\ba [AEIOU]|\b(an?) \1\b", told), told
        assert line.kind == "heading" or told.endswith("."), told
        assert line.text.count("**") % 2 == 0


@pytest.mark.parametrize("game", ["duel", "wars"])
def test_the_table_can_be_read_at_every_moment_by_anybody(game):
    match = Match.new({"game": game, "players": 2, "seed": 3})
    luck = Chance.seeded(4)
    for number in range(150):
        if match.position.decision is None:
            break
        if number % 5 == 0:
            for seat in (0, 1, None):
                table = read_table(match, seat)
                assert len(table.order) == len(table.sides) == len(match.rules.sides)
                assert (table.decay is None) == (game == "wars")
        options = match.position.decision.options
        match.answer(options[luck.below(len(options))])


def test_decay_is_told():
    assert said(
        DUEL, ("decay", 2), ("paid", GC, 2, "decay"), ("slot", GC), ("action", GC, "pass"), ("passed", GC, 3)
    ) == [
        "Decay advances to 2: the next turn to act costs that much Power.",
        "Great Cthulhu pays 2 Power for Decay.",
        "Great Cthulhu passes and loses 3 Power.",
    ]
    assert said(DUEL, ("decayed", BG, 1)) == ["Black Goat cannot pay for Decay and loses its last Power."]


def test_doom_for_losses_is_added_up_behind_what_it_comes_from():
    area = DUEL.map.number["arkham"]
    units = [UNIT_NUMBER["black_goat/ghoul/0"], UNIT_NUMBER["black_goat/dark_young/0"]]
    events = [("battle", GC, BG, area), ("rolled", GC, 6, 6), ("rolled", BG, 6)]
    for unit, worth in zip(units, (1, 3), strict=True):
        events += [("killed", unit, area, GC), ("eliminated", unit, area, "killed", GC), ("doom", GC, worth, "loss")]
    events += [("doom", BG, 2, "spared"), ("battle_over", area)]
    assert said(DUEL, *events) == [
        "Great Cthulhu attacks Black Goat in Arkham.",
        "Great Cthulhu rolls 2 Kills. Black Goat rolls 1 Kill.",
        "Killed: a Ghoul and a Dark Young of Black Goat.",
        "Great Cthulhu gains 4 Doom for enemy losses.",
        "Black Goat gains 2 Doom for an enemy unit that survived a Kill.",
    ]


def test_a_capture_and_its_doom_are_two_lines():
    area = DUEL.map.number["merrimac_river"]
    unit = UNIT_NUMBER["black_goat/acolyte/0"]
    lines = said(
        DUEL,
        ("action", GC, "capture"),
        ("paid", GC, 1, "capture"),
        ("captured", unit, area, GC),
        ("doom", GC, 1, "loss"),
    )
    assert lines[-1] == "Great Cthulhu gains 1 Doom for enemy losses." and "the Merrimac River" in lines[0]


def test_the_draft_is_told_and_rounds_begin_when_a_side_acts_again():
    draft = make_rules(2)
    drafted = [("drafted", BG, 0), ("drafted", GC, 1), ("drafted", CC, 1), ("drafted", YS, 0)]
    slots = [("slot", side) for side in (CC, GC, YS, BG, GC, CC, BG)]
    for rules in (draft, draft.after([["black_goat", "yellow_sign"], ["great_cthulhu", "crawling_chaos"]])):
        lines = said(rules, *drafted, ("first_player", GC), ("phase", "action", 1), *slots)
        assert lines[:4] == [
            "Player 1 takes Black Goat.",
            "Player 2 takes Great Cthulhu.",
            "Player 2 takes Crawling Chaos.",
            "Player 1 takes Yellow Sign.",
        ]
        assert lines[4:] == ["Great Cthulhu is first player.", "Turn 1 · Action", "Turn 1, round 2"]


def test_the_questions_of_two_people():
    pos = Position.start(make_rules(2), Chance.seeded(1))
    assert words().prompt(pos.rules, pos.decision) == "which faction do you take?"
    assert words().option_labels(pos.rules, pos.decision) == [
        "Great Cthulhu",
        "Crawling Chaos",
        "Black Goat",
        "Yellow Sign",
    ]
    pos = Position.start(
        make_rules(2, [["great_cthulhu", "yellow_sign"], ["black_goat", "crawling_chaos"]]), Chance.seeded(1)
    )
    assert words().prompt(pos.rules, pos.decision) == "which of your factions acts?"
    assert words().option_labels(pos.rules, pos.decision) == ["Great Cthulhu", "Yellow Sign"]
