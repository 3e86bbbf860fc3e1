"""A monkey plays one short game through the window's event queue (scripts/monkey.py plays whole evenings)."""

from pathlib import Path

import pytest

from game.ui.table.scene import MatchScene
from scripts.window.monkey import Monkey, Trouble

SEED, BUDGET = 4, 250
NEAR_A_MENU = 6
"""A seed by which the menu is opened soon."""


def test_a_whole_game_of_clicks_keys_drags_and_resizes_goes_well() -> None:
    monkey = Monkey(SEED, BUDGET, players=3, people=2)
    monkey.play()
    assert monkey.done["matches"] and monkey.done["offers clicked"] > 20
    assert len(monkey.scenes) >= 4, monkey.scenes


def test_a_run_written_down_comes_again(tmp_path: Path) -> None:
    def stand(monkey: Monkey) -> object:
        match = monkey.tables[0].session.match if monkey.tables else None
        return type(monkey.top).__name__, match and (match.serial, match.position.key())

    first = Monkey(SEED + 1, 60, players=3, people=1)
    ends = []

    def some() -> None:
        for _ in range(30):
            first.act()
        ends.append(stand(first))

    first.within(some)
    first.write(tmp_path / "run.json")
    again, deeds = Monkey.read(tmp_path / "run.json")
    assert deeds == first.deeds

    def repeat() -> None:
        for deed in deeds:
            again.do(*deed)
        ends.append(stand(again))

    again.within(repeat)
    assert ends[0] == ends[1]


def test_a_failing_scene_and_a_state_that_leads_nowhere_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: MatchScene) -> None:
        raise RuntimeError("the menu is broken")

    with monkeypatch.context() as patch:
        patch.setattr(MatchScene, "menu", broken)
        with pytest.raises(Trouble, match="the menu is broken"):
            Monkey(NEAR_A_MENU, 400, players=3, people=1).play()
    monkeypatch.setattr(MatchScene, "answer", lambda self, option: None)
    monkeypatch.setattr("scripts.window.monkey.PATIENCE", 40)
    with pytest.raises(Trouble, match="stuck"):
        Monkey(SEED, 10, players=3, people=1).play()
