"""The strips and the bar on top: what each part of them is, and the words it is told by."""


import pytest

from game.games.wars.screen.strip_places import StripPlaces
from tests.ui.playing import CC, FIGHT, GC, Opener, settle

RICH = FIGHT | {"books": {GC: ["devolve"]}, "units": FIGHT["units"] | {CC: {
    "flying_polyp": ["indian_ocean"] * 2, "acolyte": ["indian_ocean", "captive:great_cthulhu"]}}}  # fmt: skip


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_every_part_of_a_strip_is_told_when_it_is_pointed_at(table: Opener, size: tuple[int, int]) -> None:
    driver, scene = table(RICH, size=size)
    strip = scene.stage.strips[0]
    places = StripPlaces(strip.side, driver.rect(f"strip.{GC}"), scene.app.layout)
    slots = places.slots()
    held, _ = places.held()
    power, doom = places.number_at
    parts = {
        places.head.center: (("faction", GC), "Great Cthulhu"),
        (power + 5, places.numbers): (("term", "power"), "Power"),
        (doom + 5, places.numbers): (("term", "doom"), "Doom"),
        places.sign_rects()[0].center: (("term", "elder_sign"), "2 Elder Signs"),
        slots[0].rect.center: (("book", "devolve"), "Devolve"),
        slots[1].rect.center: (("requirement", slots[1].need.id), "A spellbook for"),
        (places.stock()[0].middle, places.pool_y): (("unit", places.stock()[0].kind), "in the pool"),
        (held[0].middle, places.pool_y): (("unit", "acolyte"), "held captive"),
    }
    for point, (thing, words) in parts.items():
        driver.move(point)
        assert strip.thing_at(point) == thing, point
        assert words in strip.tooltip, (point, strip.tooltip)
    settle(driver, lambda: scene.board.tip_shown)


def test_signs_worth_is_told_to_their_owner_alone(table: Opener) -> None:
    driver, scene = table(RICH)
    for index, told in ((0, "Worth 1 + 3"), (3, "")):
        strip = scene.stage.strips[index]
        places = StripPlaces(strip.side, driver.rect(f"strip.{strip.faction}"), scene.app.layout)
        driver.move(places.sign_rects()[0].center)
        assert ("Worth" in strip.tooltip) == bool(told) and told in strip.tooltip


def test_a_folded_strip_shows_medal_power_and_doom(table: Opener) -> None:
    driver, scene = table(RICH, size=(1280, 720))
    strip = scene.stage.strips[0]
    strip.folded = True
    strip.place(driver.rect(f"strip.{GC}"))
    scene.redraw()
    driver.frames()
    assert strip.thing_at(driver.rect(f"strip.{GC}").center) == ("faction", GC)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_order_doom_and_ritual_are_told_part_by_part(table: Opener, size: tuple[int, int]) -> None:
    driver, scene = table(RICH, size=size)
    bar = scene.stage.topbar
    layout = scene.app.layout
    _, _, medal = bar.track.medals(bar.moving_area, layout)[-1]
    order, ritual = driver.rect("top.order"), driver.rect("top.ritual")
    first = (order.x + layout.px(12), order.centery + layout.px(4))
    driver.move(first)
    assert bar.thing_at(first) == ("faction", scene.stage.table.order[0])
    assert "to decide" in bar.order_hint.tooltip or "first player" in bar.order_hint.tooltip
    driver.move(medal)
    assert bar.thing_at(medal)[0] == "faction" and "Doom" in bar.doom_hint.tooltip
    end = (ritual.right - layout.px(16), ritual.centery + layout.px(4))
    driver.move(end)
    assert bar.thing_at(end) in (("term", "instant_death"), ("term", "ritual_track"))
    assert "Ritual" in bar.ritual_hint.tooltip
    assert bar.thing_at((order.x, ritual.bottom + 400)) is None
