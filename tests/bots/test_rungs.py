"""The ladder of levels: which play what, and what holds those back that play from experience."""

from itertools import pairwise
from typing import Any

import pytest

from game.bots import BOTS, default_bot, make, playable
from game.bots.players import players_of
from game.bots.protocol import Question
from game.bots.shipped import BY_HAND, FOR_NEWCOMERS
from game.engine.chance import Chance
from game.engine.position import Position
from game.games.registry import rules_for
from game.games.wars.bots.learned.rungs import RUNGS, Rung, drawn, liked

FACTIONS = ["great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign"]
PAIRS = [["great_cthulhu", "yellow_sign"], ["black_goat", "crawling_chaos"]]
CHANCES = [0.5, 0.3, 0.15, 0.045, 0.005]


def begun(factions: Any = FACTIONS) -> Position:
    return Position.start(rules_for({"game": "wars", "factions": factions, "seed": 4}), Chance.seeded(4))


def test_every_level_has_a_player_and_each_sees_more_than_the_one_below() -> None:
    assert (*RUNGS, "professional", "master") == BOTS[1:] == players_of("wars").levels[1:]
    rungs = list(RUNGS.values())
    for below, above in pairwise(rungs):
        assert above.heat < below.heat and above.overlooks <= below.overlooks


def test_what_is_far_less_likely_than_the_likeliest_is_never_taken() -> None:
    seen = liked(CHANCES, Rung(0.02, 5.0), Chance.seeded(1), main=True)
    assert [place for place, _ in seen] == [0, 1, 2, 3]
    assert {drawn(seen, Chance.seeded(seed)) for seed in range(200)} == {0, 1, 2, 3}


def test_with_less_heat_the_likeliest_is_taken_more_often() -> None:
    def often(heat: float) -> int:
        seen = liked(CHANCES, Rung(0.0, heat), Chance.seeded(1), main=True)
        return sum(drawn(seen, Chance.seeded(seed)) == 0 for seed in range(400))

    assert often(0.3) > often(1.0) > often(5.0) > 60


def test_actions_are_overlooked_and_other_questions_are_not() -> None:
    def seen(main: bool) -> list[int]:
        return [len(liked(CHANCES[:4], Rung(0.0, 1.0, 50), Chance.seeded(seed), main)) for seed in range(200)]

    assert set(seen(False)) == {4}
    assert 350 < sum(seen(True)) < 470 and min(seen(True)) == 1


@pytest.mark.parametrize("level", RUNGS)
def test_the_same_seed_gives_the_same_answers_and_another_one_others(level: str) -> None:
    def answers(seed: int) -> list[Any]:
        pos, given = begun(), []
        bots = [make(level, seed + seat) for seat in range(4)]
        while pos.decision is not None and len(given) < 80:
            given.append(bots[pos.decision.seat].choose(Question.of(pos)))
            pos.answer(given[-1])
        return given

    assert answers(3) == answers(3) != answers(30)


def test_a_level_that_a_game_does_not_have_is_played_by_the_nearest() -> None:
    for game, best in (("duel", "master"), ("rites", "oracle")):
        assert [playable(game, level) for level in BOTS] == [
            "random", "initiate", "initiate", "initiate", "adept", "adept", "hierophant",
            "oracle", "oracle", "oracle", best,
        ]  # fmt: skip
    assert default_bot("wars") == FOR_NEWCOMERS and default_bot("duel") == "initiate"
    assert playable("duel", "clever.bots:Cunning") == "clever.bots:Cunning"


def test_between_two_persons_the_levels_by_hand_play() -> None:
    assert players_of("wars").able(2) == (*BY_HAND, "master") and players_of("wars").able(3) == BOTS
    pos = begun(PAIRS)
    while pos.decision.kind != "action":
        pos.answer(pos.decision.options[0])
    for level in ("newcomer", "beginner", "amateur", "hierophant", "professional"):
        by_hand = players_of("wars").by_hand(level, 3, ("nodes", 300))
        assert make(level, 3, ("nodes", 300)).choose(Question.of(pos)) == by_hand.choose(Question.of(pos))


def test_the_ids_of_version_0_1_are_levels_of_every_game_for_ever() -> None:
    for level in ("random", "initiate", "adept", "hierophant", "oracle"):
        assert level in BOTS and all(playable(game, level) == level for game in ("wars", "duel", "rites"))
        assert all(level in players_of("wars").able(players) for players in (2, 3, 4))
