"""F1: leagues: who plays what, the standing with its tie-breaks, resumed where they stopped."""

import random

import pytest
from campaigning import campaigns_in, facts, league_of, play, play_out
from matchtools import run as play_some

from game.games.registry import facts_of
from game.language.spoken import say
from game.match.campaign.league import dealt, draft_order, drafted, league_table, problem_with, standing
from game.match.campaign.reckoning import factions_of, is_over, line_of, next_table, standing_of
from game.match.saves import SaveError
from tests.sayings import tells

FACTIONS = facts_of("wars").first_sides()


@pytest.fixture
def desk(tmp_path):
    services, campaigns = campaigns_in(tmp_path)
    yield campaigns
    services.close()


def test_rotated_factions_come_to_everybody_before_any_comes_again():
    league = league_of("ABCD", ("wars", "rites"), 8)
    wars = [dealt(league, number) for number in range(0, 8, 2)]
    for player in range(4):
        assert {names[player][0] for names in wars} == set(FACTIONS)
    assert all(dealt(league, number) == [[]] * 4 for number in range(1, 8, 2))


def test_drawn_factions_are_the_same_for_the_same_league_and_differ_from_game_to_game():
    league = league_of("ABC", ("wars",), 9, "chance")
    games = [dealt(league, number) for number in range(9)]
    assert games == [dealt(league, number) for number in range(9)] and len({str(game) for game in games}) > 3
    assert all(len({name for (name,) in game}) == 3 for game in games)


def test_the_last_in_the_standing_drafts_first_and_bots_take_what_is_left():
    league = league_of("ABC", ("wars",), 5, "draft", bots="C")
    games = [facts(30, 10, 20, won=(0,))]
    assert draft_order(league, games) == [1, 2, 0]
    (last,), (first,), (bot,) = drafted(league, 1, games, ["great_cthulhu"])
    assert first == "great_cthulhu" and len({first, bot, last}) == 3
    left = next(name for name in FACTIONS if name not in (first, bot))
    assert drafted(league, 1, games, ["great_cthulhu", left])[0] == [left]


def test_a_faction_cannot_be_drafted_twice():
    league = league_of("AB", ("duel",), 2, "draft", bots="")
    with pytest.raises(ValueError, match="taken"):
        drafted(league, 0, [], ["black_goat", "black_goat"])


def test_two_players_of_cthulhu_wars_have_two_factions_each():
    league = league_of("AB", ("wars",), 2)
    table = league_table(league, 0, dealt(league, 0))
    assert sorted(name for names in table.factions for name in names) == sorted(FACTIONS)


def test_a_league_needs_names_and_a_game_for_so_many():
    problem = say("error-campaign-league-players", game="Cthulhu Wars: Duel", count=3)
    assert problem_with(league_of("ABC", ("wars", "duel"))) == problem
    assert problem_with(league_of("AAB")) == say("error-campaign-league-names")
    assert problem_with(league_of("ABC")) == ""


def test_the_standing_counts_wins_then_shared_wins_then_the_margin_then_the_last_place():
    names = ["A", "B", "C"]

    def order(*games):
        return [(row.name, row.place) for row in standing(names, games)]

    assert order(facts(30, 20, 10, won=(0,)), facts(0, 50, 0, won=(0,))) == [("A", 1), ("B", 2), ("C", 3)]
    assert order(facts(20, 20, 30, won=(0, 1)), facts(9, 10, 10, won=(1, 2)))[0] == ("B", 1)
    assert [name for name, _ in order(facts(5, 9, 7))] == ["B", "C", "A"]
    level = order(facts(8, 6, 6), facts(6, 8, 6), facts(7, 7, 7))
    assert level == [("B", 1), ("A", 2), ("C", 3)]
    assert order(facts(7, 7, 7)) == [("A", 1), ("B", 1), ("C", 1)]


def test_a_league_of_two_games_is_played_to_its_winner(desk):
    run = desk.begin_league("Evening", league_of("ABC", ("wars", "rites"), 3))
    assert line_of(run) == say("campaign-line-game", number=1, length=3)
    while not is_over(run):
        run = play(desk, run)
    assert [game.facts.game for game in run.games] == ["wars", "rites", "wars"]
    assert standing_of(run)[0].place == 1 and tells(line_of(run), "campaign-line-over", count=3, leaders=["\0"])
    with pytest.raises(SaveError, match=say("error-campaign-over")):
        desk.prepare(run.id)


def test_a_game_of_a_league_goes_on_where_it_was_left(tmp_path):
    services, desk = campaigns_in(tmp_path)
    run = desk.prepare(desk.begin_league("Evening", league_of()).id)
    session = desk.sit_down(run)
    play_some(session, 1, random.Random(1))
    entries = list(session.match.entries)
    session.close()
    services.close()
    services, desk = campaigns_in(tmp_path)
    again = desk.prepare(run.id)
    session = desk.sit_down(again)
    assert again.open.match == run.open.match and session.match.entries == entries
    play_out(session)
    session.close()
    assert len(desk.settle(run.id).games) == 1
    services.close()


def test_a_game_that_was_prepared_and_never_begun_begins_as_it_was_prepared(desk):
    run = desk.prepare(desk.begin_league("Evening", league_of("ABC", ("wars",))).id)
    first = desk.sit_down(run).match
    assert first.inputs["seed"] == run.open.inputs.seed
    assert [[name] for name in first.inputs["factions"]] == factions_of(desk.read(run.id))
    assert next_table(run).game == "wars"
