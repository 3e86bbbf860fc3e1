"""The learned judgement between two persons, and the master that plays by it."""

import json
import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.bots import make
from game.bots.players import players_of
from game.bots.protocol import Question
from game.engine.chance import Chance
from game.engine.position import Position
from game.games.duel.bots import judgement
from game.games.registry import rules_for
from game.games.wars.bots.learned.chances import Chances
from game.games.wars.bots.learned.master import MasterBot
from game.games.wars.bots.learned.persons import Persons, Together
from game.match.driver import let_act, make_bots

PAIR = ["great_cthulhu", "black_goat"]


def begun(factions: Any = PAIR, seed: int = 4) -> Position:
    """A Duel at its first question."""
    return Position.start(rules_for({"game": "duel", "factions": factions, "seed": seed}), Chance.seeded(seed))


def in_order(bot: str, most: int = 400) -> list[Position]:
    """The positions of a Duel between two of a level, with its last."""
    pos = begun()
    bots, found = make_bots([bot, bot], 5), []
    while pos.decision is not None and len(found) < most:
        found.append(pos.copy())
        let_act(pos, bots[pos.decision.seat])
    return [*found, pos]


def pairs() -> Position:
    """Cthulhu Wars for two at its first question."""
    factions = [["great_cthulhu", "yellow_sign"], ["black_goat", "crawling_chaos"]]
    return Position.start(rules_for({"game": "wars", "factions": factions, "seed": 4}), Chance.seeded(4))


@pytest.fixture(scope="module")
def played() -> list[Position]:
    return in_order("adept")


def test_what_one_person_is_expected_to_win_the_other_is_not(played: list[Position]) -> None:
    judge = judgement.judgement()
    for pos in played[:-1:15]:
        one, other = judge.shares(pos)
        assert one + other == pytest.approx(1) and 0 < one < 1


def test_who_has_won_has_all_and_is_foretold_in_the_end(played: list[Position]) -> None:
    judge = judgement.judgement()
    result = played[-1].rules.result(played[-1])
    won = [float(played[-1].rules.seat_of[side] in result.winners) for side in played[-1].rules.sides]
    assert judge.shares(played[-1]) == won
    late = [judge.shares(pos)[won.index(1.0)] for pos in played[-40:-1]]
    assert sum(math.log(share) for share in late) / len(late) > math.log(0.6)


def test_more_doom_promises_more(played: list[Position]) -> None:
    judge, pos = judgement.judgement(), played[len(played) // 2]
    side = pos.rules.sides[0]
    richer = pos.copy()
    richer.state.doom[side] += 4
    assert judge.shares(richer)[0] > judge.shares(pos)[0]


def test_the_file_is_small_says_what_it_is_from_and_is_refused_with_other_counts(tmp_path: Path) -> None:
    text = judgement.DATA.read_text(encoding="utf-8")
    assert len(text) < 50_000
    assert set(json.loads(text)["learned_from"]) >= {"games", "seeds", "positions", "rows"}
    other = tmp_path / "chances.json"
    other.write_text(text.replace('"decay"', '"decline"'), encoding="utf-8")
    with pytest.raises(ValueError, match="learned anew"):
        Persons(judgement.counts(), other)


@pytest.mark.parametrize("start", [begun, pairs])
def test_the_master_searches_and_gives_the_same_answers_again(start: Callable[[], Position]) -> None:
    def answers() -> list[Any]:
        pos, given = start(), []
        bots = [make("master", seat, ("nodes", 150)) for seat in range(2)]
        while pos.decision is not None and len(given) < 30:
            given.append(bots[pos.decision.seat].choose(Question.of(pos)))
            pos.answer(given[-1])
        return given

    assert answers() == answers()


@pytest.mark.parametrize("start", [begun, pairs])
def test_it_is_the_master_that_searches_and_no_stand_in(start: Callable[[], Position]) -> None:
    pos = start()
    while pos.decision.kind not in ("action", "slot_side"):
        pos.answer(pos.decision.options[0])
    bot = players_of(pos.rules.game).player("master", 1, ("nodes", 150))
    assert isinstance(bot, MasterBot)
    # Which of two factions acts next is searched, too.
    assert bot.choose(Question.of(pos)) and bot.found


def test_in_wars_for_two_a_person_has_what_is_expected_of_both_its_factions() -> None:
    pos = pairs()
    shares, persons, seat_of = Chances().shares(pos), Together().shares(pos), pos.rules.seat_of
    for place, side in enumerate(pos.rules.sides):
        both = [shares[at] for at, other in enumerate(pos.rules.sides) if seat_of[other] == seat_of[side]]
        assert persons[place] == pytest.approx(sum(both))
    assert len(set(persons)) == 2 and sum(set(persons)) == pytest.approx(1)
