"""Bad input to a Duel is refused in a sentence that names what is wrong."""

import json

import pytest
from duels import DUNWICH, JERSEY, duel
from table import ALL, BG, CC, GC, YS

from game.api import CodecError, SetupError, load_match, new_match
from game.cli import main
from game.engine.position import Position
from game.games.duel.rules.tables import Options, read_options
from game.match.saves import SaveError


@pytest.mark.parametrize(
    ("key", "inputs"),
    [
        ("players", {"players": 3}),
        ("players", {"players": 1}),
        ("players", {"players": True}),
        ("players", {"players": "two"}),
        ("factions", {"factions": (GC, BG, YS)}),
        ("factions", {"factions": (GC,)}),
        ("factions", {"factions": ()}),
        ("factions", {"factions": ([GC, YS], [BG, CC])}),
        ("factions", {"factions": (GC, GC)}),
        ("factions", {"factions": (GC, "dreamer")}),
        ("factions", {"factions": GC}),
        ("factions", {"factions": 2}),
        ("edition", {"edition": "first"}),
        ("edition", {"edition": "later"}),
        ("map", {"map": "earth_3"}),
        ("map", {"map": "moon"}),
        ("options", {"options": {"portals": 4}}),
        ("decay", {"options": {"decay": "never"}}),
        ("captive_pays", {"options": {"captive_pays": True}}),
        ("replaced_doom", {"options": {"replaced_doom": 1}}),
        ("share_pays", {"options": {"share_pays": None}}),
        ("first_player", {"options": {"first_player": YS}}),
        ("first_player", {"options": {"first_player": 0}}),
        ("starts", {"options": {"starts": [DUNWICH]}}),
        ("starts", {"options": {"starts": {BG: "europe"}}}),
        ("starts", {"options": {"starts": {BG: 3}}}),
        ("starts", {"options": {"starts": {BG: "devils_reef"}}}),
        ("starts", {"options": {"starts": {YS: "salem"}}}),
        ("starts", {"options": {"starts": {BG: JERSEY}}}),
        ("handicap", {"options": {"handicap": {CC: {"doom": 3}}}}),
        ("handicap", {"options": {"handicap": {GC: {"doom": 11}}}}),
        ("decay", {"setup": {"decay": -1}}),
        ("decay", {"setup": {"decay": "much"}}),
        ("units", {"setup": {"units": {GC: {"acolyte": ["south_pacific"]}}}}),
        ("units", {"setup": {"units": {YS: {"acolyte": ["salem"]}}}}),
        ("setup", {"setup": [1]}),
        ("signs", {"setup": {"signs": {GC: [3, 3, 3]}}}),
        ("slot", {"setup": {"slot": GC}}),
        ("handicap", {"setup": {"turn": 2}, "options": {"handicap": {GC: {"doom": 3}}}}),
    ],
)
def test_nonsense_is_refused_naming_the_key(key, inputs):
    with pytest.raises(SetupError) as refused:
        new_match("duel", **({"seed": 1} | inputs))
    assert refused.value.key == key and str(refused.value).startswith(f"{key}: ")


def test_a_set_up_of_the_larger_game_has_no_decay():
    with pytest.raises(SetupError, match="decay"):
        new_match("wars", seed=1, setup={"decay": 2})


def test_a_duel_is_no_position_of_the_larger_game_nor_the_other_way_round():
    small = new_match("duel", seed=1)
    for large in (new_match("wars", seed=1), new_match("wars", factions=[[GC, YS], [BG, CC]], seed=1)):
        with pytest.raises(CodecError):
            Position.decode(large.rules, json.loads(json.dumps(small.position.encode())))
        with pytest.raises(CodecError):
            Position.decode(small.rules, json.loads(json.dumps(large.position.encode())))


def test_a_save_of_a_duel_that_says_it_is_another_game_is_not_opened(tmp_path):
    """Even with a checksum that fits."""
    from game.match import saves

    m = new_match("duel", seed=1)
    path = tmp_path / "duel.save"
    m.save(path)
    data = path.read_bytes()
    shell = json.loads(data)
    for text in (shell["header"], shell["body"]["inputs"]):
        text["game"] = "wars"
    header, body = (json.dumps(shell[part]).encode() for part in ("header", "body"))
    path.write_bytes(saves.sealed(saves.MAGIC, shell["format"], header=header, body=body))
    with pytest.raises(SaveError):
        load_match(path)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["simulate", "--game", "duel", "--players", "3"], "the Duel is for 2 players"),
        (["simulate", "--game", "duel", "--edition", "first"], "no editions"),
        (["simulate", "--game", "duel", "--map", "earth_3"], "lovecraft_country"),
        (["simulate", "--game", "duel", "--factions", "great_cthulhu,black_goat,yellow_sign"], "between two factions"),
        (["simulate", "--game", "duel", "--factions", "great_cthulhu+black_goat,yellow_sign"], "between two factions"),
        (["simulate", "--players", "2", "--factions", "great_cthulhu+black_goat,yellow_sign"], "two factions each"),
        (["simulate", "--game", "duel", "--bots", "random,random,random"], "2 seats"),
        (["play", "--text", "--game", "duel", "--people", "3"], "3 people, but the game has 2 seats"),
    ],
)
def test_bad_arguments_are_one_line_and_code_2(arguments, said, capsys):
    assert main(arguments) == 2
    shown = capsys.readouterr()
    assert shown.out == "" and said in shown.err and shown.err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments", [["--game", "duel"], ["--players", "2"], ["--players", "2", "--edition", "later"]]
)
def test_simulate_plays_and_checks_both_games_for_two(arguments, capsys):
    assert main(["simulate", *arguments, "--games", "2", "--seed", "4", "--check", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["games"] == 2 and figures["violations"] == []


def test_factions_of_one_seat_are_named_with_a_plus(capsys):
    pair = "great_cthulhu+black_goat,yellow_sign+crawling_chaos"
    assert main(["simulate", "--factions", pair, "--games", "1", "--json"]) == 0
    assert set(json.loads(capsys.readouterr().out)["wins"]) == set(ALL)


def test_the_options_written_down_are_those_that_differ():
    assert new_match("duel", seed=1).rules.setup["options"] == {}
    given = {
        "decay": "action",
        "captive_pays": "returned",
        "replaced_doom": False,
        "share_pays": True,
        "starts": {BG: "salem"},
    }
    m = new_match("duel", seed=1, options={**given, "starts": {BG: "salem", GC: JERSEY}})
    assert m.rules.setup["options"] == given and read_options(given, (0, 2)).written() == given
    assert Options().written() == {}


def test_a_handicap_counts_from_the_start():
    m = new_match("duel", seed=1, options={"handicap": {BG: {"power": 3, "doom": 4}, GC: {"power": -2}}})
    assert m.state_dict()["power"] == {GC: 6, BG: 11} and m.state_dict()["doom"] == {GC: 0, BG: 4}
    assert m.view(0)["setup"]["handicap"][BG] == {"power": 3, "doom": 4}


def test_twelve_power_by_handicap_meet_a_requirement_before_anybody_acts():
    m = new_match("duel", factions=(CC, GC), seed=1, options={"handicap": {CC: {"power": 4}}})
    assert m.decision.kind == "book" and m.decision.seat == 0


def test_hidden_signs_stay_hidden_and_are_dealt_from_the_duel_s_bag():
    m = duel(GC, units={GC: {"acolyte": [JERSEY]}}, signs={BG: [1, 3]})
    assert m.view(0)["state"]["signs"] == {GC: [], BG: [0, 0]} and m.view(1)["state"]["signs"][BG] == [1, 3]
