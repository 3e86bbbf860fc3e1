"""G2.6: what is accepted of changed files is shown in every scene (a short run of scripts/fuzz.py --window)."""

import logging
from pathlib import Path

import pytest

from scripts.fuzzing.screens import Shown
from scripts.fuzzing.trial import Inputs


@pytest.fixture(autouse=True)
def quiet():
    logging.disable(logging.CRITICAL)
    yield
    logging.disable(logging.NOTSET)


def test_a_few_changed_files_of_every_sort_go_through_all_scenes(tmp_path: Path) -> None:
    trial = Shown(Inputs(7), tmp_path)
    try:
        trial.run(0, 2)
    finally:
        trial.close()
    assert trial.told() == "" and sum(trial.accepted.values()) == 2
    assert len(trial.scenes) > 1, trial.scenes


def test_what_a_scene_or_its_thread_raises_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: object) -> None:
        raise RuntimeError("the list is broken")

    monkeypatch.setattr("game.ui.scenes.load.LoadScene.look", broken)
    trial = Shown(Inputs(7, "settings"), tmp_path)
    try:
        trial.run(0, 1)
    finally:
        trial.close()
    assert "the list is broken" in trial.told()
