"""Temperaments: how a bot's id names one, how they are drawn, and how each changes what a level likes."""

from collections import Counter
from typing import Any

import pytest

from game.bots import make
from game.bots.protocol import Purse, Question
from game.bots.shipped import BOTS, check_bot, playable
from game.bots.steady import level_below
from game.bots.temperaments import TEMPERAMENTS, by_lot, offered, parted, temperament_of
from game.engine.chance import Chance
from game.engine.decision import Decision
from game.engine.option import option
from game.engine.position import Position
from game.games.registry import rules_for
from game.games.wars.bots.learned.likings import LIKINGS, leading_rival, leanings
from game.games.wars.bots.learned.rungs import RUNGS, Rung, liked, tempered
from game.games.wars.bots.learned.search import Manner, Search
from game.games.wars.rules.units import FACTIONS, SIDE_MASK
from tests.bots.test_master import Alike, Even, begun, in_a_slot
from tests.sayings import message

GC, CC, BG, YS = map(FACTIONS.index, ("great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign"))


def test_an_id_names_level_and_temperament() -> None:
    assert parted("adept/hunter") == ("adept", "hunter") and parted("adept") == ("adept", "")
    assert temperament_of("adept/drawn") == temperament_of("adept/odd") == temperament_of("a.b:C") == ""
    assert level_below("adept/hunter") == "initiate/hunter" and level_below("newcomer/hunter") == "random"


def test_every_level_that_has_learned_has_all_of_them_where_it_has_learned_and_nowhere_else() -> None:
    assert list(LIKINGS) == list(TEMPERAMENTS)
    for players in (0, 3, 4, 5):
        assert all(offered("wars", level, players) == TEMPERAMENTS for level in BOTS[1:])
    assert not any((*offered("wars", "adept", 2), *offered("duel", "adept"), *offered("rites", "adept")))
    assert not offered("wars", "random") and not offered("wars", "clever.bots:Cunning")
    assert playable("wars", "master/hunter") == "master/hunter" and playable("duel", "master/hunter") == "master"


@pytest.mark.parametrize(("bot", "key"), [
    ("adept/odd", "error-bot-temperament"), ("adept/", "error-bot-temperament"),
    ("random/hunter", "error-bot-temperament-none"),
])  # fmt: skip
def test_a_temperament_that_there_is_not_is_refused_in_a_sentence(bot: str, key: str) -> None:
    with pytest.raises(ValueError, match=message(key)):
        check_bot("wars", bot)
    if key == "error-bot-temperament":
        with pytest.raises(ValueError, match=message(key)):
            make(bot, 1)


@pytest.mark.parametrize(("game", "players"), [("duel", 0), ("rites", 0), ("wars", 2)])
def test_a_game_without_temperaments_refuses_them(game: str, players: int) -> None:
    for bot in ("adept/hunter", "adept/drawn"):
        with pytest.raises(ValueError, match=message("error-bot-temperament-none")):
            check_bot(game, bot, players)


def test_lots_give_everybody_another_temperament_and_the_same_seed_the_same() -> None:
    table = ["", "adept/drawn", "adept/hunter", "master/drawn"]
    seen: Counter[str] = Counter()
    for seed in range(60):
        drawn = by_lot(table, "wars", seed)
        assert drawn == by_lot(table, "wars", seed)
        assert drawn[0] == "" and drawn[2] == "adept/hunter"
        assert [parted(bot)[0] for bot in drawn] == [parted(bot)[0] for bot in table]
        seen.update(map(temperament_of, drawn[1::2]))
        assert temperament_of(drawn[1]) != temperament_of(drawn[3])
    assert set(seen) == set(TEMPERAMENTS) - {"hunter"} and min(seen.values()) > 10
    assert by_lot(["adept/drawn"] * 6, "wars", 3).count("adept/hunter") in (1, 2)
    assert by_lot(["adept/drawn", "a.b:C/drawn"], "wars", 1) == ["adept", "a.b:C"]


def asked(kind: str, options: list[Any], side: int = GC) -> Position:
    """A position with a question of one's own."""
    pos = begun()
    pos.decision = Decision(0, side, kind, options)
    pos.state.doom[BG] = 9
    return pos


def leans(pos: Position, temperament: str) -> list[float]:
    return list(leanings(LIKINGS[temperament], pos) or ())


DEEDS = [option(kind) for kind in ("pass", "build_gate", "capture", "battle", "summon")]


def test_each_likes_its_own_deeds() -> None:
    deeds = asked("action", DEEDS)
    best = {each: DEEDS[found.index(max(found))].kind for each in LIKINGS if (found := leans(deeds, each))}
    assert best == {
        "builder": "build_gate", "hunter": "capture", "ritualist": "pass", "diplomat": "pass", "spoiler": "capture",
    }  # fmt: skip
    assert leans(asked("ritual", [option("ritual"), option("done")]), "ritualist") == [1.6, 0.0]
    assert leans(deeds, "diplomat")[3] < leans(deeds, "diplomat")[2] < 0
    deeds.state.doom[GC] = 26
    assert leans(deeds, "diplomat") == [0.0] * 5, "close to winning it fights as everybody does"


def test_a_spoiler_goes_for_whoever_leads_and_a_diplomat_for_nobody() -> None:
    whose = asked("capture_side", [option("side", side=side) for side in (CC, BG, YS)])
    assert leading_rival(whose, GC) == BG and leading_rival(whose, BG) != BG
    spared, sought, other = leans(whose, "spoiler")
    assert spared == other < 0 < sought
    where = asked("move_area", [option("area", area=area) for area in range(len(whose.rules.map.areas))])
    home = {side: next(a for a, units in enumerate(where.state.here) if units & SIDE_MASK[side]) for side in (BG, YS)}
    spoiler, diplomat = leans(where, "spoiler"), leans(where, "diplomat")
    assert max(spoiler) == spoiler[home[BG]] > 0 > spoiler[home[YS]]
    assert diplomat[home[BG]] < 0 and max(diplomat) == 0
    assert leans(asked("pledge", DEEDS), "spoiler") == []


def test_no_temperament_takes_what_no_sensible_player_would() -> None:
    seen = liked([0.6, 0.39, 0.005], Rung(0.02, 1.8), Chance.seeded(1), True, [0.0, 2.0, 9.0])
    assert [place for place, _ in seen] == [0, 1] and seen[1][1] > seen[0][1]
    low, high = tempered("newcomer/hunter", RUNGS["newcomer"]), tempered("expert/hunter", RUNGS["expert"])
    assert 0 < low.weight < high.weight <= 1 and tempered("adept", RUNGS["adept"]).likings is None


@pytest.mark.parametrize("level", ["adept", "hierophant"])
def test_bots_of_one_level_no_longer_play_alike(level: str) -> None:
    def answers(bot: str) -> list[Any]:
        pos, given = begun(), []
        bots = [make(bot, 3 + seat, ("nodes", 60)) for seat in range(4)]
        while pos.decision is not None and len(given) < 250:
            given.append(bots[pos.decision.seat].choose(Question.of(pos)))
            pos.answer(given[-1])
        return given

    played = {bot: answers(bot) for bot in (level, f"{level}/hunter", f"{level}/builder")}
    assert played[f"{level}/hunter"] == answers(f"{level}/hunter")
    assert len({tuple(each) for each in played.values()}) == 3


def test_between_two_persons_a_bot_with_a_temperament_plays_as_one_without() -> None:
    pairs = [["great_cthulhu", "yellow_sign"], ["black_goat", "crawling_chaos"]]
    pos = Position.start(rules_for({"game": "wars", "factions": pairs, "seed": 4}), Chance.seeded(4))
    while pos.decision.kind != "action":
        pos.answer(pos.decision.options[0])
    asked = Question.of(pos)
    assert make("adept/hunter", 5).choose(asked) == make("adept", 5).choose(asked)


def test_a_search_takes_what_is_liked_among_what_is_worth_the_same_and_what_wins_more_all_the_same() -> None:
    def taken(kind: str, judge: Alike) -> str:
        pos = in_a_slot()
        manner, purse = Manner(slots=0), Purse(("nodes", 600))

        def leans(asked: Position) -> list[float] | None:
            return [3.0 * (each.kind == kind) for each in asked.decision.options]

        found = Search(pos, Even(), judge, purse, Chance.seeded(1), manner, leans).best()
        return found[0].answers[0].kind

    class Passing(Alike):
        """Expects more once the side has passed."""

        def shares(self, pos: Position, seat: int = -1) -> list[float]:
            side = in_a_slot().decision.side
            return [0.6 if each == side and not pos.state.power[each] else 0.2 for each in pos.rules.sides]

    assert taken("summon", Alike()) == "summon" and taken("move", Alike()) == "move"
    assert taken("summon", Passing()) == taken("move", Passing()) == "pass"
