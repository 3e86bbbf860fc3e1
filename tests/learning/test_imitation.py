"""The imitation: what records chose is among its candidates and mostly its first; it plays by its seed and a view."""

import json
import math
import random
from pathlib import Path

import pytest

from game.bots.protocol import Question
from game.engine.chance import Chance
from game.engine.option import Option
from game.engine.position import Position
from game.games.registry import rules_for
from scripts.learning.agreement import Ranked, agreement, ranked_by_all, table
from scripts.learning.asked import asked_in, is_held_out
from scripts.learning.imitation import WEIGHTS, Imitation, Likeliest, Slipping, model
from scripts.learning.judged import is_main, place_of, small, ways
from scripts.learning.measures import NAMES
from scripts.learning.records import Game, Tally, games

RECORDS = Path(__file__).with_name("games.jsonl.gz")


@pytest.fixture(scope="module")
def recorded() -> list[Game]:
    return list(games(RECORDS))


@pytest.fixture(scope="module")
def ranks(recorded: list[Game]) -> list[Ranked]:
    """Some decisions of held-out games with everybody's ranks."""
    rng, found = random.Random(3), []
    for game in filter(is_held_out, recorded):
        for leg in rng.sample(game.legs, 8):
            for asking in asked_in(game, leg, Tally()):
                one = ranked_by_all(asking, model(), rng)
                found += [one] if one else []
    return found


def beginning(seed: int) -> Position:
    inputs = {"game": "wars", "players": 4, "edition": "later", "seed": seed}
    return Position.start(rules_for(inputs), Chance.seeded(seed))


def answers(bots: list[Imitation], count: int) -> list[Option]:
    pos, found = beginning(5), []
    for _ in range(count):
        asked = pos.decision
        assert asked is not None
        found.append(bots[asked.seat].choose(Question(asked, pos.view)))
        pos.answer(found[-1])
    return found


def test_the_same_seeds_play_the_same_game() -> None:
    once, again = (answers([Imitation(seat) for seat in range(4)], 60) for _ in range(2))
    assert once == again


def test_what_the_records_did_is_among_the_candidates(recorded: list[Game]) -> None:
    told = {True: 0, False: 0}
    for leg in recorded[7].legs[:30]:
        for asking in asked_in(recorded[7], leg, Tally()):
            asked = asking.pos.decision
            assert asked is not None
            asking.pos.chance = Chance.seeded(1)
            if is_main(asked):
                told[place_of(ways(asking.pos), asking.given) is not None] += 1
            else:
                assert any(one.answers[0] == asking.given[0] for one in small(asking.pos))
    assert told[True] > 25 and told[False] <= told[True] / 30


def test_on_held_out_games_the_first_choice_of_an_action_is_that_of_the_records(ranks: list[Ranked]) -> None:
    actions = [one for one in ranks if one.sort == "actions"]
    assert len(actions) > 50
    ours, theirs = (agreement(actions, name, 1.0) for name in ("imitation", "hierophant"))
    assert ours.first >= 0.6 and ours.three >= 0.8
    assert ours.first > theirs.first + 0.15


def test_small_questions_are_answered_as_the_records_answer_them(ranks: list[Ranked]) -> None:
    small_ones = [one for one in ranks if one.sort != "actions"]
    ours, theirs = (agreement(small_ones, name, 1.0) for name in ("imitation", "hierophant"))
    assert ours.first > max(0.7, theirs.first)
    assert any(line.startswith("| books |") for line in table(ranks))


def test_a_walk_that_allows_a_second_action_is_another_choice_than_a_move(recorded: list[Game]) -> None:
    for game in recorded:
        for leg in game.legs:
            if leg.side == "yellow_sign" and leg.questions and leg.questions[0].answer.get("kind") == "screaming_dead":
                asking = asked_in(game, leg, Tally())[0]
                asking.pos.chance = Chance.seeded(1)
                listed = ways(asking.pos)
                place = place_of(listed, asking.given)
                assert place is not None and listed[place].answers[0].kind == "screaming_dead"
                assert {answers[0].kind for answers in listed[place].same} == {"screaming_dead"}
                return
    raise AssertionError("no record walks")


def test_what_is_likeliest_is_always_chosen_by_who_does_not_draw() -> None:
    question = Question.of(beginning(5))
    assert len({Likeliest(seed).choose(question) for seed in range(12)}) == 1
    assert len({Imitation(seed).choose(question) for seed in range(12)}) == 2


def test_three_in_a_hundred_choices_slip() -> None:
    pos = beginning(5)
    asked = pos.decision
    assert asked is not None and len(asked.options) == 2
    question = Question(asked, pos.view)
    other = sum(Slipping(seed).choose(question) != Imitation(seed).choose(question) for seed in range(100))
    assert 0 < other < 10


def test_weights_fit_what_is_measured_and_say_what_they_were_learned_from() -> None:
    written = json.loads(WEIGHTS.read_text(encoding="utf-8"))
    assert written["names"] == list(NAMES)
    sources = written["learned_from"]
    assert all(source["count"] >= 100 and len(source["examples"]) == 64 for source in sources)
    assert {f"{name}, {half}" for name in model() for half in ("main", "small")} <= {
        key for one in sources for key in one
    }
    assert WEIGHTS.stat().st_size < 1_000_000
    for both in model().values():
        assert len(both["main"].early) == len(both["main"].late) == len(NAMES)


def test_from_records_to_weights(tmp_path: Path, recorded: list[Game]) -> None:
    """Two games of the records: what is learned foretells their choices better than chance does."""

    from scripts.learning import examples, fit

    told = list(examples.write(RECORDS, tmp_path, 2, 4, 0.15))
    assert len(told) == 1 and "2 games" in told[0]
    assert list(examples.write(RECORDS, tmp_path, 2, 4, 0.15)) == [], "what is there is not made again"
    paths = fit.parts(tmp_path)
    words = fit.words_of(paths)
    given = fit.read(paths, words, 2, True)
    assert int(given.taken.sum()) == len(given.game) == int(given.group[-1]) + 1
    half, loss = fit.fitted(given, words, True, 30)
    size = [float((given.group == group).sum()) for group in range(len(given.game))]
    assert loss < 0.8 * sum(math.log(each) for each in size) / len(size)
    assert len(half.early) == len(NAMES) and half.traits
