"""Larger text and a larger interface: all that stands on a table stays there, with its words."""

import pytest

from game.language.spoken import SOURCE, speak
from tests.ui.playing import FIGHT, GC, Opener

VIEWS = [((1280, 720), 100, 125), ((1280, 720), 100, 150), ((1280, 720), 100, 200), ((1920, 1080), 100, 150),
         ((1920, 1080), 200, 100), ((1920, 1080), 100, 200), ((1920, 1080), 150, 150)]  # fmt: skip
BOOKS = FIGHT | {"books": {GC: ["devolve"]}}


@pytest.mark.parametrize("size, interface, text", VIEWS)
def test_larger_text_loses_nothing_of_a_table(table: Opener, size: tuple[int, int], interface: int, text: int) -> None:
    settings = {"text_scale": text, "interface_scale": interface, "scale_chosen": True}
    driver, scene = table(BOOKS, size=size, settings=settings)
    stage, layout = scene.stage, scene.app.layout
    assert driver.sees(f"strip.{GC}.devolve") and driver.sees("top.ruler")
    assert driver.sees("top.ritual_track") or driver.sees("tracks.ritual_track")
    assert all(stage.buttons["undo"].wide(layout, 2) <= each.rect.width for each in stage.buttons.values())
    stage.column.scroll_to(stage.column.limit)
    driver.frames(2)
    assert driver.rect(f"strip.{GC}.devolve").height >= layout.px(14)


def test_captions_of_the_bar_stand_below_its_icons_in_german_too(table: Opener) -> None:
    speak("de")
    try:
        driver, scene = table(BOOKS, size=(960, 540))
        buttons = scene.stage.buttons.values()
        assert all(each.rect.width >= other.wide(scene.app.layout, 2) for each in buttons for other in buttons)
        assert driver.sees("top.ritual_track") and driver.sees("top.ruler")
    finally:
        speak(SOURCE)
