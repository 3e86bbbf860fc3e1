"""A contest kept in a file: going on gives what playing at one go would have; a wrong file is left alone."""

import json

import pytest

from game.arena import store
from game.arena.figures import figures
from game.arena.play import played
from tests.arena.contests import contest, game

OF = contest("random", "random", "random")
CLOCKED = ("seconds", "times", "spent", "longest", "longest_slot")


def kept(tmp_path, games=5):
    """A file with some games made up."""
    path = tmp_path / "contest.json"
    store.write(path, OF, [game(OF, number, (number % 3,)) for number in range(games)])
    return path


def test_what_is_written_is_read_again(tmp_path):
    path = kept(tmp_path)
    games = store.read(path, OF)
    assert games == [game(OF, number, (number % 3,)) for number in range(5)]
    told = json.loads(path.read_text())
    assert {key: told[key] for key in figures(OF, games)} == json.loads(json.dumps(figures(OF, games)))


def test_a_file_that_is_not_there_has_no_games(tmp_path):
    assert store.read(tmp_path / "none.json", OF) == []


def test_a_contest_stopped_and_gone_on_with_is_the_same_as_one_played_through(tmp_path):
    path = tmp_path / "contest.json"
    store.write(path, OF, list(played(OF, 0, 2, 1)))
    before = store.read(path, OF)
    apart = [*before, *played(OF, len(before), 5, 1)]
    assert [steady(one) for one in apart] == [steady(one) for one in played(OF, 0, 5, 1)]


def steady(one):
    """A game without what the clock had a hand in."""
    return {name: getattr(one, name) for name in one.__struct_fields__ if name not in CLOCKED}


def test_games_come_in_order_whoever_played_them():
    together = list(played(OF, 0, 6, 2))
    assert [one.number for one in together] == list(range(6))
    assert [steady(one) for one in together] == [steady(one) for one in played(OF, 0, 6, 1)]


def cut(data):
    return data[:-40]


def other_format(data):
    return data.replace(b'"format":2', b'"format":1')


def no_contest(data):
    return b'{"some": "thing"}'


def nonsense(data):
    return b"\x00\xff nothing"


def wrong_type(data):
    return data.replace(b'"turns":6,"decisions":200', b'"turns":"six","decisions":200')


def missing_game(data):
    told = json.loads(data)
    del told["played"][1]
    return json.dumps(told).encode()


def swapped_seats(data):
    told = json.loads(data)
    told["played"][2]["bots"].reverse()
    return json.dumps(told).encode()


def too_much_won(data):
    told = json.loads(data)
    told["played"][0]["shares"] = [1.0, 1.0, 0.0]
    return json.dumps(told).encode()


def seat_missing(data):
    told = json.loads(data)
    told["played"][0]["spent"].pop()
    return json.dumps(told).encode()


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (cut, "no contest that can be gone on with"),
        (nonsense, "no contest that can be gone on with"),
        (no_contest, "no contest that can be gone on with"),
        (wrong_type, "no contest that can be gone on with"),
        (other_format, "written by another version .format 1, not 2"),
        (missing_game, "its game 1 is none of this contest"),
        (swapped_seats, "its game 2 is none of this contest"),
        (too_much_won, "its game 0 is none of this contest"),
        (seat_missing, "its game 0 is none of this contest"),
    ],
)
def test_a_damaged_file_is_refused_and_left_alone(tmp_path, damage, said):
    path = kept(tmp_path)
    path.write_bytes(damage(path.read_bytes()))
    before = path.read_bytes()
    with pytest.raises(store.StoreError, match=said) as told:
        store.read(path, OF)
    assert "left as it is" in str(told.value) and path.read_bytes() == before


@pytest.mark.parametrize(
    "other",
    [OF._replace(seed=4), OF._replace(field=("random", "adept", "random")), OF._replace(budget=("nodes", 50))],
)
def test_another_contests_file_is_refused(tmp_path, other):
    with pytest.raises(store.StoreError, match="holds another contest"):
        store.read(kept(tmp_path), other)


def test_a_folder_is_no_file(tmp_path):
    with pytest.raises(store.StoreError, match="cannot be read"):
        store.read(tmp_path, OF)
