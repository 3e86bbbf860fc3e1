"""The strips and the bar on top: what each part of them is, and the words it is told by."""

import pygame
import pytest

from game.games.wars.screen.strip_books import LARGE, SMALLER
from game.games.wars.screen.strip_tips import acts, part_tip, who, whole_tip
from game.games.wars.text.table import board
from game.games.wars.words.facts import fact_told
from game.games.wars.words.tableview import read_table
from game.language.spoken import name, say
from game.match.chronicle.sieve import bot_name
from game.match.levels import temperament
from game.match.match import Match
from scripts.window.robot import Robot
from tests.ui import eight
from tests.ui.playing import ADA, CC, FIGHT, GC, YS, Opener, Seat, settle

RICH = FIGHT | {"books": {GC: ["devolve"]}, "units": FIGHT["units"] | {CC: {
    "flying_polyp": ["indian_ocean"] * 2, "acolyte": ["indian_ocean", "captive:great_cthulhu"]}}}  # fmt: skip
BOTH = pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])


def told(driver: Robot, whole: str, part: str) -> str:
    """What the tooltip of a panel tells while a part of it is pointed at."""
    driver.hover(driver.rects(id=f"{whole}.{part}")[-1].center)
    return driver.thing(whole).tip


@BOTH
def test_every_part_of_a_strip_is_told_when_it_is_pointed_at(table: Opener, size: tuple[int, int]) -> None:
    driver, scene = table(RICH, size=size)
    strip = f"strip.{GC}"
    need = next(need.id for need in scene.stage.table.by_faction[GC].requirements if not need.met)
    stock = next(row.kind for row in scene.stage.table.by_faction[GC].kinds if row.in_pool)
    parts = {"power": "Power** to spend", "doom": "Doom**", "elder_sign": "2 hidden Elder Signs", "devolve": "Devolve",
             need: "Spellbook for", stock: "in the pool", "acolyte": "captured from"}  # fmt: skip
    for part, words in parts.items():
        assert words in told(driver, strip, part), part
    settle(driver, lambda: scene.board.tip_shown)
    driver.move((driver.rect(strip).right - 20, driver.rect(strip).y + 8))
    assert "Great Cthulhu" in driver.thing(strip).tip and "2 Elder Signs hidden" in driver.thing(strip).tip


def test_signs_worth_is_told_to_their_owner_alone(table: Opener) -> None:
    driver, _ = table(RICH)
    assert "Worth 1 + 3" in told(driver, f"strip.{GC}", "elder_sign")
    assert "Worth" not in told(driver, f"strip.{YS}", "elder_sign")


def test_a_bots_temperament_is_told_in_a_sentence(table: Opener) -> None:
    driver, scene = table(RICH, (ADA, *(Seat("adept/hunter", name) for name in ("Bram", "Cora", "Dion"))))
    liked = temperament("hunter").likes
    assert liked in driver.thing(f"strip.{YS}").tip and liked not in driver.thing(f"strip.{GC}").tip
    side = scene.stage.table.by_faction[YS]
    assert who(side, False).endswith("Apprentice") and bot_name(side.bot) == "Apprentice · Hunter"
    assert any(liked in line for line in board(side))
    driver.press(f"strip.{YS}")
    assert liked in driver.thing("head").tip


def test_a_folded_strip_is_the_faction(table: Opener) -> None:
    driver, scene = table(RICH, size=(1000, 700))
    assert scene.stage.grid.strips_folded
    driver.press(f"strip.{GC}", button=3)
    assert driver.scene.view.ref == ("faction", GC)


@BOTH
def test_order_doom_and_ritual_are_told_part_by_part(table: Opener, size: tuple[int, int]) -> None:
    driver, scene = table(RICH, size=size)
    first = told(driver, "top", scene.stage.table.order[0])
    assert say("wars-strip-deciding") in first or say("wars-strip-first") in first
    for part, faction in ((f"top.{YS}", YS), (f"top.ruler.{YS}", YS)):
        driver.press(part, button=3)
        assert driver.scene.view.ref == ("faction", faction)
        driver.key("esc")
    driver.hover(f"top.ruler.{GC}")
    assert "Great Cthulhu" in (tip := driver.thing("top.ruler").tip) and "ends after a Doom phase" in tip
    assert "Instant Death</>" in told(driver, "top", "instant_death")
    assert "The next Ritual costs" in told(driver, "top", "ritual_track")


def test_a_side_that_rests_shows_it() -> None:
    """Beside its name, in its tooltips, in the top bar's order and at the terminal; only while it does."""
    inputs = {"game": "wars", "factions": [*eight.FIVE], "seed": 3}
    asleep, awake = (read_table(Match.new(inputs | {"setup": eight.TABLE | {"flags": flags}}, eight.SEATS), None)
                     for flags in (["hibernating"], []))  # fmt: skip
    side = asleep.by_faction[eight.WW]
    assert side.rests == "hibernate" and not asleep.by_faction[eight.SL].rests
    assert acts(side, False, True) == say("wars-strip-rests")
    why = say("wars-strip-rests.why", ability=name("ability", "hibernate"))
    assert why in whole_tip(side, False) and part_tip(side, ("ability", "hibernate")) == why
    assert "kept" in part_tip(side, ("term", "power")) and any(why in line for line in board(side))
    side = awake.by_faction[eight.WW]
    assert not side.rests and acts(side, False, False) == "" and why not in whole_tip(side, False)


@BOTH
def test_the_picture_of_resting_can_be_pointed_at(table: Opener, size: tuple[int, int]) -> None:
    driver, _ = table(eight.TABLE, eight.SEATS, size=size, players=None, factions=[*eight.FIVE])
    assert "Hibernate" in told(driver, f"strip.{eight.WW}", "hibernate")
    assert not driver.sees(f"strip.{eight.SL}.hibernate")


@BOTH
def test_what_is_in_play_off_the_map_is_on_the_strip(table: Opener, size: tuple[int, int]) -> None:
    """A gate asleep, a Serpent Man on whose card, how many Cathedrals: each with its words and its card."""
    driver, scene = table(eight.TABLE, eight.SEATS, size=size, players=None, factions=[*eight.FIVE])
    for faction in (eight.SL, eight.AN):
        for fact in scene.stage.table.by_faction[faction].facts:
            said = fact_told(fact)
            assert said in whole_tip(scene.stage.table.by_faction[faction], False)
            assert said in told(driver, f"strip.{faction}", fact.ref[1])
    driver.press(f"strip.{eight.AN}")
    assert driver.sees("said.fact.cathedral")


def test_a_spellbook_that_is_used_up_is_told_and_shown_as_such() -> None:
    """It counts on; the others of the faction are as they were."""
    inputs = {"game": "wars", "factions": [*eight.FIVE], "seed": 3}
    setup = eight.TABLE | {"books": eight.TABLE["books"] | {eight.OW: ["channel_power", "dragon_ascending"]}}
    fresh, used = (read_table(Match.new(inputs | {"setup": setup | {"flags": flags}}, eight.SEATS), None)
                   .by_faction[eight.OW] for flags in ([], ["dragon_ascending_used"]))  # fmt: skip
    assert fresh.used == () and used.used == ("dragon_ascending",) and used.books == fresh.books
    told = "  " + say("wars-text-books-used", names=[name("book", "dragon_ascending")])
    assert told in board(used) and told not in board(fresh)
    said = say("wars-strip-used")
    assert said in part_tip(used, ("book", "dragon_ascending"))
    assert said not in part_tip(used, ("book", "channel_power")) + part_tip(fresh, ("book", "dragon_ascending"))


def test_a_spellbook_without_its_name_is_shown_large_when_pointed_at(table: Opener) -> None:
    driver, scene = table(RICH, size=(1280, 720))
    driver.hover(f"strip.{GC}.devolve")
    area = scene.board.at(pygame.mouse.get_pos())
    picture = area.tip_picture(scene.app.layout)
    assert picture is not None and picture.get_width() > scene.app.layout.px(LARGE + 200)
    driver.hover(f"strip.{GC}.power")
    assert area.tip_picture(scene.app.layout) is None


def test_the_keyboard_on_a_strip_shows_all_its_spellbooks_large(table: Opener) -> None:
    driver, scene = table(RICH, size=(1280, 720))
    strip = next(widget for widget in scene.board.all if widget.id == f"strip.{GC}")
    before = pygame.image.tobytes(scene.app.surface, "RGB")
    driver.key("tab")
    scene.board.set_focus(strip)
    driver.frames(2)
    assert strip.focus_picture(scene.app.layout).get_height() > scene.app.layout.px(6 * SMALLER)
    assert pygame.image.tobytes(scene.app.surface, "RGB") != before
