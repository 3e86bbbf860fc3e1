"""The judgment of sides without records is told from an even start."""

import pytest

from game.bots.protocol import Job, Purse
from game.engine.chance import Chance
from game.engine.position import Position
from game.games.registry import rules_for
from game.games.wars.bots.learned import sharing
from game.games.wars.bots.learned.chances import chances
from game.games.wars.bots.learned.even import FromEven, judge_for
from game.games.wars.bots.learned.policy import policy_for
from game.games.wars.bots.learned.search import Answers, Judge, Manner, Search
from game.games.wars.factions.ancients.rules.figures import AN
from tests.plain import in_plain_python

SETUP = {
    "phase": "action", "turn": 4, "power": {"ancients": 3, "great_cthulhu": 9, "black_goat": 9, "yellow_sign": 9},
    "doom": {"great_cthulhu": 12, "black_goat": 12, "yellow_sign": 12},
    "units": {
        "ancients": {"acolyte": ["scandinavia"]}, "great_cthulhu": {"cthulhu": ["south_pacific"]},
        "black_goat": {"acolyte": ["west_africa"] * 4}, "yellow_sign": {"acolyte": ["europe"] * 4},
    },
}  # fmt: skip


def position(acting: str) -> Position:
    inputs = {
        "game": "wars", "factions": list(SETUP["power"]), "map": "earth_4_west3_east5",
        "setup": {**SETUP, "slot": acting},
    }  # fmt: skip
    return Position.start(rules_for(inputs), Chance.seeded(1))


def test_a_side_far_behind_is_judged_from_even_and_the_others_keep_their_order() -> None:
    pos = position("ancients")
    plain, even = chances().shares(pos), judge_for(chances(), pos).shares(pos)
    place = pos.rules.sides.index(AN)
    assert plain[place] < 0.1
    assert even[place] == pytest.approx(0.25) and sum(even) == pytest.approx(1.0)
    rest = [at for at in range(4) if at != place]
    assert [even[at] / even[rest[0]] for at in rest] == pytest.approx([plain[at] / plain[rest[0]] for at in rest])


def test_a_side_of_records_is_judged_as_it_stands() -> None:
    assert judge_for(chances(), position("great_cthulhu")) is chances()


@in_plain_python
@pytest.mark.parametrize("from_even", [True, False])
def test_a_helper_judges_as_the_search_it_helps(monkeypatch: pytest.MonkeyPatch, from_even: bool) -> None:
    judges: list[Judge] = []

    def watched(pos: Position, policy: Answers, judge: Judge, purse: Purse, chance: Chance, manner: Manner) -> Search:
        judges.append(judge)
        return Search(pos, policy, judge, purse, chance, manner)

    monkeypatch.setattr(sharing, "Search", watched)
    pos = position("ancients")
    tries = Search(pos, policy_for(pos.rules), chances(), Purse(("nodes", 10)), Chance.seeded(1), Manner()).tries()
    job: Job[str] = Job("", (), str)
    sharing.played(job, pos.view(0), tries, [0], Manner(), 3, 0.01, from_even)
    assert [isinstance(judge, FromEven) for judge in judges] == [from_even]


def test_who_is_ahead_of_even_stays_as_it_is() -> None:
    pos = position("great_cthulhu")
    best = max(range(4), key=chances().shares(pos).__getitem__)
    ahead = FromEven(chances(), pos, pos.rules.sides[best], pos.rules.seat_of[pos.rules.sides[best]])
    assert ahead.shares(pos) == pytest.approx(chances().shares(pos))


class Turning:
    """A judge who says something else each time."""

    def __init__(self, *told: list[float]) -> None:
        self.told = list(told)

    def shares(self, pos: Position, seat: int = -1) -> list[float]:
        return self.told.pop(0)


def test_a_match_that_is_over_or_lost_to_humanity_stays_so() -> None:
    pos = position("ancients")
    place = pos.rules.sides.index(AN)
    won = [1.0 if at == place else 0.0 for at in range(4)]
    lost = [1.0 if at == (place + 1) % 4 else 0.0 for at in range(4)]
    judge = judge_for(Turning([0.01 if at == place else 0.33 for at in range(4)], won, lost, [0.0] * 4), pos)
    assert [judge.shares(pos) for _ in range(3)] == [won, lost, [0.0] * 4]
