"""Who plays what from where: in every block all combinations, and from block to block other maps and neighbours."""

from collections import Counter
from itertools import combinations

import pytest

from game.arena.figures import plain_contest
from game.arena.play import play
from game.arena.schedule import Contest, casts, check, pairing
from game.engine.errors import SetupError
from game.games.registry import facts_of
from tests.arena.contests import FIELD, contest

FACTIONS = facts_of("wars").first_sides()
DUEL = Contest("duel", 2, ("random", "adept"))
PAIRS = Contest("wars", 2, ("random", "adept"))


def pairings(of, start, games):
    return [pairing(of, number) for number in range(start, games)]


def seated(of, games):
    """(place in the field, faction, seat) of every seat of these games."""
    return [
        (place, paired.inputs["factions"][seat], seat)
        for paired in pairings(of, *games)
        for seat, place in enumerate(paired.seats)
    ]


@pytest.mark.parametrize("field", [FIELD, ("alpha", "beta", "beta", "beta"), FIELD[:3]])
@pytest.mark.parametrize("block", [0, 1, 5, 24])
def test_in_a_block_every_bot_plays_every_faction_from_every_seat_once(field, block):
    of = contest(*field)
    counts = Counter(seated(of, (block * of.block, (block + 1) * of.block)))
    assert len(counts) == of.players**3 and set(counts.values()) == {1}


@pytest.mark.parametrize(("count", "blocks"), [(4, 2 * 36), (3, 4 * 4)])
def test_over_all_blocks_bots_and_factions_meet_in_every_order(count, blocks):
    """Who sits to whose left, with which factions: each combination as often as any other, on every map."""
    of = contest(*FIELD[:count])
    met = Counter()
    for paired in pairings(of, 0, blocks * of.block):
        for seat in range(count):
            there = (seat + 1) % count
            sides = paired.inputs["factions"]
            met[paired.inputs["map"], paired.seats[seat], paired.seats[there], sides[seat], sides[there]] += 1
    assert len(set(met.values())) == 1
    assert len(met) == len(of.maps) * count * (count - 1) * 4 * 3


def test_four_different_bots_meet_each_other_at_all_sides_within_a_usual_contest():
    """400 games, the contests' usual length: every bot has every other one to its left."""
    of = contest(*FIELD)
    left = {(p.seats[s], p.seats[(s + 1) % 4]) for p in pairings(of, 0, 400) for s in range(4)}
    assert len(left) == 12


def test_both_maps_take_turns_unless_one_is_asked_for():
    of = contest(*FIELD)
    maps = Counter(paired.inputs["map"] for paired in pairings(of, 0, 64))
    assert maps == {"earth_4_west3_east5": 32, "earth_4_west5_east3": 32}
    of = contest(*FIELD, maps=("earth_4_west5_east3",))
    assert {paired.inputs["map"] for paired in pairings(of, 0, 64)} == {"earth_4_west5_east3"}
    assert facts_of("wars").maps(3) == ("earth_3",)


def test_with_three_seats_each_faction_is_left_out_equally_often():
    of = contest(*FIELD[:3])
    assert len(casts(of)) == 4
    taken = Counter(faction for _, faction, _ in seated(of, (0, 4 * of.block)))
    assert taken == dict.fromkeys(FACTIONS, 27)


def test_factions_asked_for_are_those_that_play():
    asked = ("yellow_sign", "black_goat", "great_cthulhu")
    of = contest(*FIELD[:3], factions=asked)
    assert all(sorted(paired.inputs["factions"]) == sorted(asked) for paired in pairings(of, 0, 40))


def test_game_i_has_the_seed_s_plus_i_and_the_edition():
    of = contest(*FIELD, seed=70, edition="later")
    assert pairing(of, 13).inputs["seed"] == 83 and pairing(of, 13).inputs["edition"] == "later"


@pytest.mark.parametrize(
    ("of", "said"),
    [
        (contest("random", "random", factions=("great_cthulhu", "black_goat")), "two players must have"),
        (DUEL._replace(factions=FACTIONS[:1]), "between two factions"),
        (contest(*FIELD, factions=FACTIONS[:3]), "3 seats have factions, but the number of players is 4"),
        (contest(*FIELD)._replace(players=3), "the field has 4 bots, but the match has 3 seats"),
        (contest(*FIELD[:3], maps=("earth_3", "earth_5")), "earth_5 is for 5 players"),
        (contest(*FIELD[:3], maps=("earth_3", "earth_3")), "named twice"),
        (contest(*FIELD, edition="tenth"), "unknown edition “tenth”"),
        (contest(*FIELD)._replace(game="chess"), "unknown game “chess”"),
    ],
)
def test_what_cannot_be_played_is_refused(of, said):
    with pytest.raises((ValueError, SetupError), match=said):
        check(of)


@pytest.mark.parametrize(("of", "casts_there_are"), [(DUEL, 6), (PAIRS, 3)], ids=["duel", "wars"])
def test_for_two_every_bot_plays_every_side_from_every_seat(of, casts_there_are):
    check(of)
    rounds = casts_there_are * len(facts_of(of.game).maps(2))
    due = [pairing(of, number) for number in range(of.block * rounds)]
    sides = {str(side) for one in due for side in one.inputs["factions"]}
    assert len(sides) == (4 if of is DUEL else 6)
    for bot in (0, 1):
        seats = Counter((str(one.inputs["factions"][seat]), seat) for one in due for seat in (0, 1)
                        if one.seats[seat] == bot)  # fmt: skip
        assert len(set(seats.values())) == 1 and len(seats) == 2 * len(sides)


def test_the_duel_is_played_on_its_own_map_and_with_the_options_asked_for():
    of = DUEL._replace(options=(("decay", "action"),), factions=("great_cthulhu", "black_goat"))
    check(of)
    inputs = pairing(of, 0).inputs
    assert inputs["map"] == "lovecraft_country" and inputs["options"] == {"decay": "action"}
    assert plain_contest(of)["options"] == [["decay", "action"]] and "options" not in plain_contest(DUEL)
    with pytest.raises(SetupError, match="decay"):
        check(of._replace(options=(("decay", "never"),)))


def test_a_game_of_each_kind_for_two_is_played_by_the_arena():
    of = DUEL._replace(field=("random", "random"))
    for contest_ in (of, of._replace(game="wars")):
        game = play(contest_, pairing(contest_, 0))
        assert len(game.sides) == 2 and sum(game.shares) in (0.0, 1.0)


def test_of_many_sides_all_and_their_pairs_play_as_often_however_soon_one_stops() -> None:
    """Fourteen sets of four of the eight factions: each plays in seven, each pair of them in three."""
    of = Contest("wars", 4, ("random",) * 4, factions=facts_of("wars").sides())
    found = casts(of)
    assert len(found) == len(set(found)) == 70
    first = found[:14]
    assert set(Counter(side for cast in first for side in cast).values()) == {7}
    assert set(Counter(pair for cast in first for pair in combinations(cast, 2)).values()) == {3}
