"""The window with eight factions and five seats, used by real events and looked at in many sizes."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pygame
import pytest

from game.games.registry import games
from game.games.wars.factions.arms import ARMS
from game.games.wars.rules.maps import MAPS
from game.games.wars.rules.units import FACTIONS
from game.games.wars.screen.draft import DraftScene
from game.games.wars.screen.grid import table_grid
from game.games.wars.screen.map.atlas import Sheet, atlas, fit
from game.games.wars.screen.map.names import INK, names_on
from game.language.library import SOURCE
from game.language.spoken import speak
from game.ui import palette
from game.ui.layout import Layout, automatic_scale
from game.ui.scenes.setup import Setup
from game.ui.scenes.title import TitleScene
from game.ui.table.scene import MatchScene
from tests.ui.five_seats import OURS, OW, WW
from tests.ui.gallery import CC, GC, SCENES, Gallery
from tests.ui.walker import View, walk

LOOKS: list[View] = [(size, 100, text) for size, text in (
    ((1280, 720), 100), ((1920, 1080), 100), ((3840, 2160), 100), ((640, 360), 100), ((1280, 720), 150),
)]  # fmt: skip
ABROAD: list[View] = [((1280, 720), 100, 100), ((640, 360), 100, 100), ((1920, 1080), 100, 150)]
SIZES = ((640, 360), (800, 600), (1280, 720), (1920, 1080), (3840, 2160))


@pytest.fixture(scope="module")
def rooms(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    """One window for all tests; its scenes are in no other test's gallery."""
    with pytest.MonkeyPatch.context() as patch:
        for name, scene in OURS.items():
            patch.setitem(SCENES, name, scene)
        made = Gallery(tmp_path_factory.mktemp("five"))
        yield made
        made.close()


@pytest.fixture
def gallery(rooms: Gallery) -> Iterator[Gallery]:
    """The window in its first size and language."""
    rooms.resize((1280, 720))
    yield rooms
    speak(SOURCE)


# Used by real events ------------------------------------------------------------------------------


def test_five_are_seated_from_the_title_and_begin(gallery: Gallery) -> None:
    """Any five of eight, chosen by hand; the board and the track are those for five."""
    driver = gallery.driver
    assert games()["wars"].players == (2, 3, 4, 5)
    gallery.first(TitleScene())
    driver.frames(2)
    driver.press("new_game")
    driver.press("custom")
    driver.choose("players", "5")
    scene: Any = driver.scene
    assert [seat.faction for seat in scene.setup.seated] == [*FACTIONS[:5]]
    for number, side in enumerate(("sleeper", "ancients", WW, OW, GC)):
        driver.choose(f"seat.{number}.faction", side)
    assert [seat.faction for seat in scene.setup.seated] == ["sleeper", "ancients", WW, OW, GC]
    assert driver.sees("seat.4.handicap") and driver.sees("map.earth_5")
    driver.press("begin")
    driver.until(lambda: isinstance(driver.scene, MatchScene))
    table: Any = driver.scene
    assert table.session.match.rules.map.id == "earth_5" and len(table.stage.table.track) == 10
    assert all(driver.sees(f"strip.{side}") for side in ("sleeper", "ancients", WW, OW, GC))


def test_taking_a_faction_nobody_has_frees_the_one_before(gallery: Gallery) -> None:
    setup = Setup(gallery.services)
    setup.set_game("wars")
    setup.set_players(4)
    setup.take_faction(0, "sleeper")
    held = [seat.faction for seat in setup.seats]
    assert held[0] == "sleeper" and len({each for each in held if each in ARMS}) == sum(each in ARMS for each in held)
    setup.set_players(2)
    setup.drafted = False
    setup.take_faction(0, f"{GC}+{WW}")
    setup.take_faction(1, f"{OW}+sleeper")
    assert [seat.pair for seat in setup.seated] == [f"{GC}+{WW}", f"{OW}+sleeper"], "a pair beside it stays"
    setup.take_faction(0, f"{GC}+sleeper")
    assert not set(setup.seats[0].pair.split("+")) & set(setup.seats[1].pair.split("+"))


def test_a_seat_keeps_no_faction_that_a_game_has_not(gallery: Gallery) -> None:
    setup = Setup(gallery.services)
    setup.set_game("wars")
    setup.set_players(4)
    setup.take_faction(0, "ancients")
    info = setup.games["duel"]
    able = tuple(each for each in info.factions if each.id != "ancients")
    setup.games["duel"] = info.__class__(**{**{key: getattr(info, key) for key in info.__dataclass_fields__},
                                            "factions": able})  # fmt: skip
    setup.set_game("duel")
    names = {each.id for each in able}
    assert {seat.faction for seat in setup.seated} <= names and setup.seats[0].faction != setup.seats[1].faction


def test_eight_are_drafted_with_the_keyboard(gallery: Gallery) -> None:
    driver = gallery.driver
    gallery.show("five_draft")
    assert all(driver.sees(f"faction.{side}") for side in ARMS)
    scene: Any = driver.scene
    for key in "85":
        assert isinstance(scene, DraftScene)
        driver.key(key)
        driver.frames(2)
    assert list(scene.view.taken) == [FACTIONS[7], FACTIONS[4]]
    driver.press(f"faction.{FACTIONS[5]}")
    driver.press(f"faction.{CC}")
    driver.until(lambda: not isinstance(driver.scene, DraftScene))


def test_all_colours_of_a_palette_are_in_its_sample(gallery: Gallery) -> None:
    gallery.resize((1920, 1080))
    gallery.show("five_settings")
    for each in palette.PALETTES:
        gallery.driver.choose("palette", each)
        gallery.settle()
        shown = gallery.app.surface
        for side, colour in palette.PALETTES[each].factions.items():
            assert pygame.mask.from_threshold(shown, colour, (1, 1, 1, 255)).count() > 10, (each, side)
    gallery.driver.choose("palette", "standard")


def test_four_seats_are_in_sight_whoever_plays_what(gallery: Gallery) -> None:
    """With every level's and every faction's note, in English and German, and no seat of a game without factions has
    one to choose.
    """
    gallery.resize((1280, 720))
    for language in (SOURCE, "de"):
        speak(language)
        gallery.show("custom_4")
        scene: Any = gallery.driver.scene
        levels, sides = [each.id for each in gallery.services.bots("wars", 4)], [*ARMS]
        for number in range(max(len(levels), len(sides))):
            for seat in scene.setup.seated:
                seat.bot = levels[number % len(levels)]
            scene.setup.take_faction(3, sides[number % len(sides)])
            scene.redraw()
            gallery.driver.frames(2)
            page, last = gallery.driver.rect("page.scroll"), gallery.driver.rect("seat.3.up")
            assert last.bottom < page.bottom - 20, (language, seat.bot, sides[number % len(sides)])
    speak(SOURCE)
    gallery.resize((640, 360))
    gallery.show("custom_rites").redraw()
    gallery.driver.frames(2)
    assert gallery.driver.sees("seat.0.name") and not gallery.driver.sees("seat.0.faction")


def test_strips_of_five_show_their_pools(gallery: Gallery) -> None:
    """In both usual sizes, where four strips show theirs; every piece in the pool can be pointed at."""
    for size in ((1280, 720), (1920, 1080)):
        gallery.resize(size)
        gallery.show("five_begin")
        scene: Any = gallery.driver.scene
        assert len(scene.stage.strips) == 5
        for strip in scene.stage.strips:
            assert all(gallery.driver.sees(f"strip.{strip.faction}.{row.kind}")
                       for row in strip.side.kinds if row.in_pool), size  # fmt: skip


def test_five_medals_of_equal_doom_can_be_told_apart(gallery: Gallery) -> None:
    gallery.resize((1280, 720))
    gallery.show("five_begin")
    scene: Any = gallery.driver.scene
    places = [middle for _, _, middle in scene.stage.topbar.track.medals(scene.app.layout)]
    assert len(places) == 5
    assert min(pygame.Vector2(a).distance_to(b) for a, b in combinations(places, 2)) >= 6


# Looked at ----------------------------------------------------------------------------------------


def test_names_on_no_map_lie_over_each_other(gallery: Gallery) -> None:
    for language in (SOURCE, "de"):
        speak(language)
        for board, size in ((board, size) for board in MAPS for size in SIZES):
            layout = Layout(*size, automatic_scale(*size) / 100)
            frame = fit(atlas(board), table_grid(layout, 5).map).frame
            names = names_on(Sheet(atlas(board), pygame.Rect((0, 0), frame.size)), layout)
            masks = [(name, pygame.mask.from_surface(name.picture, INK)) for name in names]
            crossed = [(a.area, b.area) for (a, one), (b, other) in combinations(masks, 2)
                       if a.area != b.area and one.overlap(other, (b.at[0] - a.at[0], b.at[1] - a.at[1]))]  # fmt: skip
            assert not crossed and len(names) > len(MAPS[board].areas) / 2, (language, board, size)
    speak(SOURCE)


@pytest.mark.parametrize("name", OURS)
def test_nothing_is_cut_or_covered(gallery: Gallery, name: str) -> None:
    found = walk(gallery, name, {SOURCE: LOOKS, "de": ABROAD})
    assert not found, "\n".join(found)
