"""F4: which finished games are meant, what they come to in all, and how they are written out."""

import csv
import io
import json
from collections import Counter
from datetime import UTC, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.language.spoken import say
from game.match.chronicle import export
from game.match.chronicle.export import COLUMNS, as_csv, as_json, write_export
from game.match.chronicle.records import RecordError, SideTold, Sitter, Summary
from game.match.chronicle.sieve import ALONE, LOST, NOBODY, RESULTS, SHARED, WON, Search, Sieve, outcome
from game.match.chronicle.tallies import BOTS, FACTIONS, MAPS, PERSONS, mean_curve, tally
from tests.sayings import message
from tests.ui.chronicled import made_up

GC, CC, BG, YS = "great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign"
GAMES = made_up(120)


def game(number: int, seats: list[tuple[str, str, str]], winners: list[int], **more: object) -> Summary:
    """A game by (name, bot, faction) of its seats."""
    return Summary(
        id=f"{number:016x}",
        mark=f"{number:016x}",
        date=datetime(2026, 11, number, 20, tzinfo=UTC),
        game=str(more.pop("game", "wars")),
        seats=[Sitter(name, bot) for name, bot, _ in seats],
        sides=[
            SideTold(side, seat, seat in winners, 10 * seat, [5, 10 * seat], 3, 2, 1, seat, 1, faces=[1, 0, 0, 0, 0, 2])
            for seat, (_, _, side) in enumerate(seats)
        ],
        winners=winners,
        serial=1,
        rules=1,
        seed=number,
        **more,  # type: ignore[arg-type]
    )


ADA_WINS = game(1, [("Ada", "", GC), ("Bot", "adept", CC), ("Bruno", "", BG)], [0], map="earth_3", turns=6)
ADA_SHARES = game(2, [("ada ", "", CC), ("Bot", "adept/hunter", GC), ("Bruno", "", BG)], [0, 1], map="earth_3", turns=8)
BOT_WINS = game(3, [("Bot", "adept", GC), ("Bot", "random", CC), ("Bruno", "", YS)], [0], campaign="The Winter League")
NONE_WINS = game(4, [("Ada", "", YS), ("Bot", "adept", CC)], [], humanity=True, game="duel")
FOUR = [ADA_WINS, ADA_SHARES, BOT_WINS, NONE_WINS]


@pytest.mark.parametrize(
    ("asked", "meant"),
    [
        ({}, FOUR),
        ({"person": "ada"}, [ADA_WINS, ADA_SHARES, NONE_WINS]),
        ({"person": "ada", "faction": CC}, [ADA_SHARES]),
        ({"bot": "random"}, [BOT_WINS]),
        ({"bot": "adept", "faction": GC}, [ADA_SHARES, BOT_WINS]),
        ({"person": "bruno", "bot": "random"}, [BOT_WINS]),
        ({"person": "bruno", "bot": "random", "faction": BG}, []),
        ({"faction": YS}, [BOT_WINS, NONE_WINS]),
        ({"map": "earth_3"}, [ADA_WINS, ADA_SHARES]),
        ({"game": "duel"}, [NONE_WINS]),
        ({"campaign": "The Winter League"}, [BOT_WINS]),
        ({"result": WON}, [ADA_WINS, ADA_SHARES]),
        ({"result": ALONE, "person": "ada"}, [ADA_WINS]),
        ({"result": SHARED}, [ADA_SHARES]),
        ({"result": WON, "bot": "adept"}, [ADA_SHARES, BOT_WINS]),
        ({"result": WON, "faction": GC}, FOUR[:3]),
        ({"result": LOST, "person": "bruno"}, FOUR[:3]),
        ({"result": LOST, "person": "ada"}, [NONE_WINS]),
        ({"result": NOBODY}, [NONE_WINS]),
        ({"text": "ADA black"}, [ADA_WINS, ADA_SHARES]),
        ({"text": "winter"}, [BOT_WINS]),
        ({"text": "2026-11-02"}, [ADA_SHARES]),
        ({"text": "nothing of the kind"}, []),
    ],
)  # fmt: skip
def test_games_are_sifted(asked, meant):
    assert Search().sift(FOUR, Sieve(**asked)) == meant


@settings(max_examples=40, deadline=None)
@given(person=st.sampled_from(["ada", "bruno"]), bot=st.sampled_from(["", "adept"]), faction=st.sampled_from(["", YS]))
def test_every_game_of_a_person_is_won_lost_or_neither(person, bot, faction):
    """Won alone and shared make won; won and lost make all."""
    found = {
        result: {
            each.id for each in Search().sift(GAMES, Sieve(person=person, bot=bot, faction=faction, result=result))
        }
        for result in RESULTS
    }
    assert found[ALONE] | found[SHARED] == found[WON] and not found[ALONE] & found[SHARED]
    assert found[WON] | found[LOST] == found[""] and not found[WON] & found[LOST]
    assert found[NOBODY] <= found[LOST]


def test_results_in_words():
    assert [outcome(each) for each in FOUR] == [
        "Ada won", "ada  and Bot share the victory", "Bot won", "Humanity survived",
    ]  # fmt: skip


def test_persons_are_counted_by_name_however_it_is_written():
    ada, bruno = sorted(tally(FOUR, PERSONS), key=lambda each: each.key)
    assert (ada.key, ada.played, ada.won, ada.shared, ada.games) == ("ada", 3, 2, 1, 3)
    assert ada.even == pytest.approx(1 / 3 + 1 / 3 + 1 / 2) and ada.share == pytest.approx(2 / 3)
    assert (bruno.played, bruno.won, bruno.kills) == (3, 0, 6)


def test_bots_are_counted_by_level_and_every_seat():
    found = {each.key: each for each in tally(FOUR, BOTS)}
    assert {key: (each.played, each.won) for key, each in found.items()} == {"adept": (4, 2), "random": (1, 0)}


def test_maps_tell_who_wins_there():
    found = {each.key: each for each in tally(FOUR, MAPS)}
    assert found["earth_3"].winners == Counter({GC: 2, CC: 1, BG: 0}) and found["earth_3"].lengths["turns"][0] == 14
    assert found["duel"].played == 1 and found["duel"].won == 0


def test_all_that_was_played_is_counted_once():
    seats = sum(len(each.seats) for each in GAMES)
    assert sum(each.played for by in (PERSONS, BOTS) for each in tally(GAMES, by)) == seats
    assert sum(each.played for each in tally(GAMES, FACTIONS)) == sum(len(each.sides) for each in GAMES)
    assert sum(each.played for each in tally(GAMES, MAPS)) == len(GAMES)
    dice = sum(side.dice for each in GAMES for side in each.sides)
    for by in (FACTIONS, MAPS):
        assert sum(each.ledger.dice for each in tally(GAMES, by)) == dice
    wins = sum(len(each.winners) for each in GAMES)
    assert sum(each.won for by in (PERSONS, BOTS) for each in tally(GAMES, by)) == wins


def test_the_rites_thin_out_neither_kills_nor_turns():
    """They have no kills, and their length is counted in rites."""
    wars = FOUR[0]
    rites = game(6, [("Ada", "", "red"), ("Bruno", "", "blue")], [1], game="rites", turns=6)
    rites = Summary(**{name: getattr(rites, name) for name in rites.__struct_fields__} | {"sides": [
        SideTold("red", 0, False, 4), SideTold("blue", 1, True, 7),
    ]})  # fmt: skip
    for before, after in zip(tally([wars], PERSONS), tally([wars, rites], PERSONS), strict=False):
        both = [(each.kills, each.scored, each.lengths.get("turns")) for each in (before, after)]
        assert both[0] == both[1] and after.lengths["rites"] == (6, 1)


def test_games_without_doom_or_factions_are_counted_too():
    rites = game(5, [("Ada", "", "red"), ("Bruno", "", "blue")], [1], game="rites")
    rites = Summary(**{name: getattr(rites, name) for name in rites.__struct_fields__} | {"sides": [
        SideTold("red", 0, False, 4), SideTold("blue", 1, True, 7),
    ]})  # fmt: skip
    (one,) = tally([rites], MAPS)
    assert one.key == "rites" and not one.scored and not one.curves
    assert tally([rites], FACTIONS) == [] and len(tally([rites], PERSONS)) == 2


def test_a_mean_curve_keeps_the_last_value_of_games_that_are_over():
    assert mean_curve([[1, 3], [3, 5, 7, 9]]) == [2, 4, 5, 6]
    assert mean_curve([]) == []
    assert len(mean_curve([[1] * 4] * 19 + [[1] * 40])) == 4


# Written out ------------------------------------------------------------------------------------


def test_the_table_has_a_line_for_each_side():
    lines = list(csv.DictReader(io.StringIO(as_csv(FOUR).decode("utf-8-sig"))))
    assert tuple(lines[0]) == COLUMNS and len(lines) == sum(len(each.sides) for each in FOUR)
    assert (lines[0]["player"], lines[0]["side"], lines[0]["won"], lines[0]["score"]) == (
        "Ada",
        "Great Cthulhu",
        "1",
        "0",
    )
    assert (lines[1]["level"], lines[1]["rolled_6"], lines[1]["dice"]) == ("Apprentice", "2", "3")


@pytest.mark.parametrize("name", ["=1+1", "@cmd", "+3", "-2", "\tx"])
def test_no_name_is_a_formula_in_a_spreadsheet(name):
    written = as_csv([game(1, [(name, "", GC)], [0])]).decode("utf-8-sig")
    assert next(csv.DictReader(io.StringIO(written)))["player"] == "'" + name


def test_json_holds_all_that_is_listed():
    found = json.loads(as_json(FOUR))
    assert found["games"][0]["sides"][1]["doom"] == [5, 10] and len(found["games"]) == 4


def test_a_file_is_never_written_over_and_a_folder_that_refuses_is_a_sentence(tmp_path, monkeypatch):
    now = datetime(2026, 11, 21, 20, 5)
    paths = [write_export(FOUR, tmp_path / "exports", how, now) for how in ("csv", "csv", "json")]
    assert [path.name for path in paths] == [
        "games 2026-11-21 2005.csv", "games 2026-11-21 2005 (2).csv", "games 2026-11-21 2005.json",
    ]  # fmt: skip

    def refuse(*args):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(export, "write_whole", refuse)
    with pytest.raises(RecordError, match=message("error-chronicle-folder", why=say("error-why-denied"))):
        write_export(FOUR, tmp_path, "csv", now)
