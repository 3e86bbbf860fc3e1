"""A match is played to its end by the version of the rules it was begun under, wherever it is kept meanwhile."""

import random

import msgspec
import pytest
from matchtools import noted, played, started, step, whole

from game.bots.tables import rules_of
from game.engine.errors import SetupError
from game.games.rites.bots.imagining import rules_of as rites_rules_of
from game.games.rulings import RULES_VERSION
from game.match.campaign.files import OpenGame
from game.match.chronicle.keeping import Chronicle
from game.match.chronicle.making import mark_of, record_of
from game.match.journal import Journal, read_journal, replayed
from game.match.match import Match
from game.match.record import Inputs, inputs_of, inputs_record, seat_records, version_of
from game.match.replayfile import checked, decode_replay, encode_replay
from game.match.saves import read_header, read_save, write_save
from game.match.theatre import play_through, recording

ID = "0123456789abcdef"
GAMES = [{"game": "wars", "players": 3}, {"game": "wars", "players": 2}, {"game": "duel"}, {"game": "rites"}]


def by_id(inputs):
    return f"{inputs['game']}{inputs.get('players', '')}"


def under(rules):
    """The version of the rules by which some rules are played."""
    return rules.setup.get("rules", RULES_VERSION)


@pytest.mark.parametrize("inputs", GAMES, ids=by_id)
def test_a_match_begins_under_the_present_rules_and_does_not_name_them(inputs):
    match = Match.new({**inputs, "seed": 1})
    assert match.rules_version == match.inputs["rules"] == RULES_VERSION and "rules" not in match.view(0)["setup"]


@pytest.mark.parametrize("inputs", GAMES, ids=by_id)
def test_a_match_of_older_rules_says_so_to_everybody_who_imagines_it(inputs):
    match = Match.new({**inputs, "seed": 1, "rules": 1})
    chance = random.Random(1)
    while match.decision.kind == "draft":
        step(match, chance)
    setup = match.view(0)["setup"]
    imagined = rites_rules_of(setup) if inputs["game"] == "rites" else rules_of(setup)
    assert match.rules_version == 1 and imagined.setup == setup and setup["rules"] == 1
    assert getattr(imagined, "edition", None) == getattr(match.rules, "edition", None)


@pytest.mark.parametrize("inputs", GAMES, ids=by_id)
def test_rules_there_are_not_are_refused_by_name(inputs):
    for version in (0, -1, True, "2", 1.0, [], RULES_VERSION + 1, 10**5000):
        with pytest.raises(SetupError) as caught:
            Match.new({**inputs, "seed": 1, "rules": version})
        assert caught.value.key == "rules"


@pytest.mark.parametrize("version", [1, RULES_VERSION])
def test_a_save_is_played_on_by_its_own_rules(tmp_path, version):
    match = played(80, seed=3, rules=version)
    write_save(match, tmp_path / "a.save")
    back = read_save(tmp_path / "a.save")
    assert back.rules_version == read_header(tmp_path / "a.save").rules == version and under(back.rules) == version
    assert back.rebuild() and whole(back) == whole(match)


@pytest.mark.parametrize("version", [1, RULES_VERSION])
def test_a_journal_is_replayed_by_its_own_rules(tmp_path, version):
    match = started(seed=3, rules=version)
    journal = noted(Journal(tmp_path / "j", match, ID, "x"), match)
    chance = random.Random(3)
    for _ in range(80):
        step(match, chance)
    journal.close()
    back = replayed(read_journal(tmp_path / "j"))
    assert back.rules_version == version and whole(back) == whole(match)


@pytest.mark.parametrize("version", [1, RULES_VERSION])
def test_a_replay_is_watched_and_gone_on_with_by_its_own_rules(version):
    match = played(80, seed=3, rules=version)
    shown = checked(decode_replay(encode_replay(match, "x"), "x"), "x")
    assert under(shown.rules) == shown.go_on(40).rules_version == version
    assert play_through(recording(match)).end.position.key() == match.position.key()


@pytest.mark.parametrize("version", [1, RULES_VERSION])
def test_a_record_is_played_again_by_its_own_rules(tmp_path, version):
    match = played(100_000, players=3, seed=8, rules=version)
    chronicle = Chronicle(tmp_path)
    assert chronicle.add(record_of(match, ID)) and chronicle.list().games[0].rules == version
    assert whole(chronicle.load(ID)) == whole(match)


def test_a_match_of_the_first_rules_is_written_as_it_ever_was():
    """So its mark in the chronicle stays the same, and records are not kept twice."""
    match = played(20, seed=3, rules=1)
    kept = msgspec.json.encode(inputs_record(match))
    assert b"rules" not in kept and inputs_of(msgspec.json.decode(kept, type=Inputs))["rules"] == 1
    assert mark_of(match) != mark_of(played(20, seed=3))
    assert version_of(msgspec.json.decode(msgspec.json.encode(inputs_record(played(20))), type=Inputs)) == RULES_VERSION


def test_a_campaigns_game_that_names_no_rules_begins_by_the_first():
    old = started(rules=1)
    going = OpenGame(ID, inputs_record(old), seat_records(old.seats), [0])
    kept = msgspec.json.encode(going)
    assert b"rules" not in kept
    assert Match.new(inputs_of(msgspec.json.decode(kept, type=OpenGame).inputs)).rules_version == 1


def test_whatever_is_tried_out_in_a_match_keeps_its_rules():
    match = played(30, rules=1)
    assert match.copy().rules_version == under(match.copy().rules) == 1
    assert match.undo() and under(match.rules) == 1
