"""The reader of records: set-ups from patches, games played again to their ends, what cannot be is counted."""

import gzip
from itertools import islice, pairwise
from pathlib import Path

import pytest

from scripts.learning.records import Asked, RecordsError, Tally, beginning, decisions, every, games, merged

GAMES = Path(__file__).parent / "games.jsonl.gz"
"""Every 61st game of each file of the records, beginning with the 31st."""


def first(number=0):
    return next(islice(games(GAMES), number, None))


def test_there_are_games_for_three_and_four():
    found = list(games(GAMES))
    assert [game.players for game in found] == [3] * 4 + [4] * 16
    assert {game.edition for game in found} == {"later"}
    assert {game.map for game in found} == {"earth_3", "earth_4_west3_east5", "earth_4_west5_east3"}
    assert {side for game in found for side in game.winners} == set(found[4].factions)


def test_games_are_chosen_evenly_and_by_players():
    assert [game.id for game in every(GAMES, 4, 4)] == [game.id for game in islice(games(GAMES, 4), 0, None, 4)]
    assert len(list(every(GAMES, 99))) == 20


def test_a_patch_takes_away_replaces_and_shares():
    old = {"power": {"a": 1, "b": 2}, "slot": "a", "units": {"a": ["asia"]}}
    new = merged(old, {"power": {"a": 3}, "slot": None})
    assert new == {"power": {"a": 3, "b": 2}, "units": {"a": ["asia"]}}
    assert new["units"] is old["units"]
    assert old["power"] == {"a": 1, "b": 2}


def test_games_play_again_as_they_are_written():
    """Every question with its options, every next beginning, and the end; games without gaps only."""
    tally = Tally()
    whole = [game for game in games(GAMES) if not game.left_out][::4]
    for game in whole:
        for leg, following in pairwise([*game.legs, None]):
            pos = beginning(game, leg)
            asked = [each for each in leg.questions if each.reveal is None]
            options = [len(taken.position.decision.options) for taken in decisions(game, leg, tally, pos)]
            assert options == [each.n_options for each in asked]
            state = pos.rules.encode_state(pos.state)
            if following is None:
                assert set(pos.rules.result(pos).sides) == set(game.winners)
                assert state["doom"] == game.doom
            else:
                assert {key: state[key] for key in ("turn", "power", "doom")} == {
                    key: following.setup[key] for key in ("turn", "power", "doom")
                }
    assert len(whole) == 4
    assert tally.broken == 0
    assert tally.legs == sum(len(game.legs) for game in whole)


def test_a_leg_that_does_not_play_as_written_is_left_and_counted():
    tally = Tally()
    game = first()
    leg = game.legs[1]
    leg.questions.insert(1, Asked(leg.side, "pledge", 2, {"kind": "pledge", "number": 0}))
    assert len(list(decisions(game, leg, tally))) == 1
    assert (tally.legs, tally.broken, tally.decisions) == (1, 1, 1)
    assert list(tally.causes) == [f"{game.id}, leg 1"]


def test_what_is_no_record_is_told(tmp_path):
    with pytest.raises(RecordsError, match="holds no records"):
        list(games(tmp_path))
    path = tmp_path / "a.jsonl.gz"
    path.write_bytes(GAMES.read_bytes()[:5000])
    with pytest.raises(RecordsError, match="cannot be read"):
        list(games(tmp_path))
    path.write_bytes(gzip.compress(b'{"id": "x"}\n'))
    with pytest.raises(RecordsError, match=r"line 1 of .* is no recorded game"):
        list(games(path))
