"""From a few records to weights of the quick policy, and how it is put beside the imitation."""

import json
import math
import random
from pathlib import Path

import pytest

from game.games.wars.bots.learned.policy import policy, read
from scripts.learning.asked import asked_in, is_held_out
from scripts.learning.imitation import model
from scripts.learning.policy_agreement import WHOLE, both, table
from scripts.learning.records import Tally, games

RECORDS = Path(__file__).with_name("games.jsonl.gz")


def test_on_held_out_games_it_foretells_about_as_well_as_the_imitation() -> None:
    rng, found = random.Random(5), []
    for game in filter(is_held_out, games(RECORDS)):
        for leg in rng.sample(game.legs, 3):
            for asking in asked_in(game, leg, Tally()):
                found += both(asking, policy(), model(), rng)
    whole = [one for one in found if one.sort == WHOLE]
    assert len(whole) > 10 and len(found) > 2 * len(whole)
    lines = list(table(found))
    assert lines[2].startswith(f"| {WHOLE} | {len(whole)} |")
    first = sum(one.scores["policy"][one.chosen] >= max(one.scores["policy"]) - 1e-9 for one in whole)
    assert first / len(whole) > 0.5
    assert all(sum(math.exp(score) for score in one.scores["policy"]) < 1.001 for one in whole)


def test_from_records_to_weights(tmp_path: Path) -> None:
    """Two games of the records: what is learned foretells their choices better than chance does."""


    from scripts.learning import policy_examples, policy_fit

    told = list(policy_examples.write(RECORDS, tmp_path, 1, 10))
    assert len(told) == 1 and "2 games" in told[0]
    assert list(policy_examples.write(RECORDS, tmp_path, 1, 10)) == [], "what is there is not made again"
    known = policy_fit.Read(policy_fit.parts(tmp_path))
    given = known.examples(2, "action")
    assert int(given.taken.sum()) == len(given.game) == int(given.group[-1]) + 1
    learned, weights = policy_fit.slim(given)
    size = [float((given.group == group).sum()) for group in range(len(given.game))]
    assert policy_fit.foretold(learned, weights).loss < 0.6 * sum(math.log(each) for each in size) / len(size)
    file = tmp_path / "policy.json"
    marks, traits = policy_fit.written(weights, learned.columns)
    file.write_text(json.dumps({"factions": {"black_goat": {"action": (marks, traits)}}}), encoding="utf-8")
    assert read(file).known[2]["action"].marks == marks


def test_a_weight_that_is_not_worth_its_price_is_nothing() -> None:
    import numpy as np

    from scripts.learning.policy_fit import sparse_minimum

    wanted, steep = np.array([3.0, -3.0, 0.5, -0.9]), np.array([1.0, 4.0, 1.0, 1.0])

    def loss(here):  # type: ignore[no-untyped-def]
        return float((steep * (here - wanted) ** 2).sum() / 2), steep * (here - wanted)

    assert sparse_minimum(loss, 4, 1.0, 100) == pytest.approx([2.0, -2.75, 0.0, 0.0], abs=1e-3)


def test_a_learning_curve_foretells_the_same_games_from_more_and_more(tmp_path: Path) -> None:
    from scripts.learning import curve, policy_examples

    assert curve.sizes(20) == [1, 2, 4, 8, 16, 20]
    list(policy_examples.write(RECORDS, tmp_path, 2, 4))
    rows = list(curve.of_policy(tmp_path))
    losses = [float(row.split()[-2]) for row in rows]
    assert len(rows) == 2 and all(0 < loss < 5 for loss in losses)
