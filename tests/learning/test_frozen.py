"""The frozen opponents play as they did when they were frozen."""

import pytest

from game.games.wars.bots.evaluation import Evaluation
from scripts.learning import frozen


@pytest.mark.parametrize("level", frozen.LEVELS)
def test_a_short_game_still_has_its_digest(level: str) -> None:
    assert frozen.short_digest(level) == frozen.data()["short"][level]


def test_a_changed_weight_changes_the_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    before = frozen.short_digest("hierophant")
    tables = [
        table._replace(lines=tuple(line._replace(early=-line.early) for line in table.lines))
        for table in frozen.levels().alone["hierophant"].tables
    ]
    levels = frozen.levels()._replace(alone={"hierophant": Evaluation(tables)})
    monkeypatch.setattr(frozen, "levels", lambda: levels)
    assert frozen.short_digest("hierophant") != before


def test_every_level_has_digests_of_whole_games() -> None:
    for level in frozen.LEVELS:
        assert len(set(frozen.data()["digests"][level])) == frozen.GAMES
