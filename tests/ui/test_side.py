"""What stands beside a table: in the chronicle's column, all of it or a share, folded, or as a drawer."""

from typing import Any

import pytest

from game.ui.kit.areas import Scroll
from game.ui.kit.box import Box, Column, Text
from game.ui.layout import Layout
from game.ui.table.side import SidePanel
from tests.ui.playing import ADA, BOTS, Opener


class Sample(SidePanel):
    """Two thirds of the column, and folds."""

    id, heading, share, folds = "sample", "Sample", 2 / 3, True

    def body(self, layout: Layout) -> Box:
        return Scroll("sample.rows", Column(*(Text(f"Row {number}") for number in range(40))))


@pytest.mark.parametrize("game", ["wars", "rites"])
def test_a_panel_shares_the_column_with_the_chronicle_and_is_a_drawer_without_one(table: Opener, game: str) -> None:
    # With fewer cultists the left column has room for it alone.
    inputs: dict[str, Any] = {"game": "rites", "seats": (ADA, *BOTS, *BOTS[:2])} if game == "rites" else {}
    driver, scene = table(size=(1600, 900), **inputs)
    stage, (middle, lines) = scene.stage, ("map", "log") if game == "wars" else ("centre", "log_lines")
    before = driver.rect(lines).height
    panel = stage.side = Sample(stage.lay)

    def lay(share: float = panel.share) -> int:
        panel.share = share
        stage.lay()
        driver.frames(2)
        return driver.rect("sample").height if driver.sees("sample") else 0

    spread = lay()
    assert spread > before / 2 and 0 < driver.rect(lines).height < before
    assert not driver.rect("sample").colliderect(driver.rect(lines))
    driver.press("sample.fold")
    driver.frames(2)
    assert panel.folded and driver.rect("sample").height < spread / 3 and driver.rect(lines).height > before / 2
    driver.press("sample.fold")
    driver.frames(2)
    assert not panel.folded and driver.rect("sample").height == spread
    assert lay(1.0) > spread and not driver.sees("log_lines" if game == "rites" else "chronicle")
    lay(2 / 3)

    driver.resize(800, 500)
    tab, wide = driver.rect("sample.tab"), driver.rect(middle)
    assert wide.contains(tab) and not panel.drawn
    driver.press("sample.tab")
    driver.frames(2)
    drawer = driver.rect("sample.fold")
    assert panel.drawn and drawer.colliderect(wide)
    assert panel.boxes.hit(drawer.center) and not panel.boxes.hit((wide.x + 20, wide.bottom - 20))
    panel.on = False
    lay()
    assert not driver.sees("sample") and not driver.sees("sample.tab")
