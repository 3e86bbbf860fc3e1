"""G3.5: what a bot is given leads to no die: neither its seed, nor anything that comes with a question."""

import pytest

from game.arena.play import play as contested
from game.arena.schedule import Contest, pairing
from game.bots.steady import guarded
from game.commands.simulate import Spec, play
from game.match.driver import Driver, bot_seed, make_bots, seed_for
from game.match.match import Match, Seat

SECRET = 1_234_567
"""Known to the thief too, in a disguise."""
THIEF = "tests.bots.thirdparty:Thief"
GAMES = [("wars", 4), ("duel", 2), ("rites", 3)]


def test_somebody_elses_bot_has_the_same_seed_in_every_match():
    seeds = {tuple(seed_for(THIEF, seed, seat) for seat in range(4)) for seed in range(100)}
    assert len(seeds) == 1 and len(set(seeds.pop())) == 4


def test_the_seeds_of_our_own_differ_and_come_again():
    seeds = [seed_for("random", seed, seat, entries) for seed in range(20) for seat in range(4) for entries in (0, 7)]
    assert len(set(seeds)) == len(seeds) == 160
    assert seeds[-1] == bot_seed(19, 3, 7) < 1 << 62


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_nothing_in_a_question_leads_to_the_match(game, players):
    seats = [Seat(THIEF, "Thief")] + [Seat("random", f"Bot {number}") for number in range(1, players)]
    match = Match.new({"game": game, "players": players, "seed": SECRET}, seats)
    told = []
    driver = Driver(match, maker=lambda bot_id, seed: guarded(bot_id, seed, tell=told.append))
    while match.decision is not None and match.serial < 30:
        driver.done(driver.waiting().think())
    assert told == [] and driver.bot(0).failures == 0


def test_in_a_simulation_the_seed_leads_to_no_match():
    played = play(Spec("duel", bots=(THIEF, "random")), SECRET)
    assert played.violations == () and played.decisions > 10
    assert play(Spec("duel", bots=(THIEF, "random")), SECRET)._replace(seconds=0) == played._replace(seconds=0)


def test_in_the_arena_the_seed_leads_to_no_match():
    factions = ("great_cthulhu", "black_goat")
    contest = Contest("duel", 2, (THIEF, "random"), ("lovecraft_country",), None, factions, SECRET)
    assert [dict(faults) for faults in contested(contest, pairing(contest, 0)).faults] == [{}, {}]


def test_bots_are_made_with_what_the_driver_was_given():
    match = Match.new({"game": "duel", "seed": 1}, [Seat("random", "A"), Seat("random", "B")])
    seen = []
    Driver(match, seed=77, maker=lambda bot_id, seed: seen.append(seed)).bot(1)
    Driver(match, maker=lambda bot_id, seed: seen.append(seed)).bot(1)
    assert seen == [bot_seed(77, 1), seed_for("random", 1, 1)]
    assert [bot.id for bot in make_bots(["random", "adept"], 1)] == ["random", "adept"]
