"""A window with eight factions and five seats, used by real events and looked at in many sizes: run by test_five_seats.

``python -m tests.ui.five_seats FOLDER [WIDTHxHEIGHT ...] [SCENE ...]`` paints its scenes to files instead.
"""

import functools
import sys
import tempfile
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pygame

from game.games.registry import games
from game.games.wars.factions.arms import ARMS
from game.games.wars.rules.maps import MAPS
from game.games.wars.rules.units import FACTIONS
from game.games.wars.screen.board import BoardScene
from game.games.wars.screen.draft import DraftScene
from game.games.wars.screen.end import EndScene
from game.games.wars.screen.grid import table_grid
from game.games.wars.screen.map.atlas import Sheet, atlas, fit
from game.games.wars.screen.map.names import INK, names_on
from game.language.library import SOURCE
from game.language.spoken import speak
from game.match.driver import make_bots, play_out
from game.match.match import Match, Seat
from game.match.session import Session, begin
from game.ui import palette
from game.ui.gamescreen import opening_of
from game.ui.layout import Layout, automatic_scale
from game.ui.scenes.custom import CustomGameScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.setup import Setup
from game.ui.scenes.title import TitleScene
from game.ui.table.overlays.seats import SeatsScene
from game.ui.table.scene import MatchScene
from game.ui.theatre.scene import PlayThrough, TheatreScene
from tests.ui import chronicled
from tests.ui import gallery as rooms
from tests.ui.cold import cold, read_once
from tests.ui.gallery import ADA, BEA, CC, FIGHT_DICE, GC, MIDGAME, SCENES, YS, Gallery, advance
from tests.ui.walker import View, walk

WW, OW = "windwalker", "opener_of_the_way"
FIVE = (GC, CC, YS, WW, OW)
SEATS = (ADA, Seat("adept", "Tobias"), Seat("adept", "Ruth"), Seat("random", "Vane"), Seat("adept", "Maximiliana"))
LOOKS: list[View] = [(size, 100, text) for size, text in (
    ((1280, 720), 100), ((1920, 1080), 100), ((3840, 2160), 100), ((640, 360), 100), ((1280, 720), 150),
)]  # fmt: skip
ABROAD: list[View] = [((1280, 720), 100, 100), ((640, 360), 100, 100), ((1920, 1080), 100, 150)]
SIZES = ((640, 360), (800, 600), (1280, 720), (1920, 1080), (3840, 2160))


def midgame() -> dict[str, Any]:
    """Five in the middle of a game, all of them in the Indian Ocean, four with the same Doom."""
    units: dict[str, dict[str, list[str]]] = {side: MIDGAME["units"][side] for side in (GC, CC, YS)}
    for side, home, guard, great in ((WW, "arctic_ocean", "wendigo", "rhan_tegoth"),
                                     (OW, "north_atlantic", "mutant", "yog_sothoth")):  # fmt: skip
        units[side] = {"acolyte": [home] * 3 + ["indian_ocean"], guard: ["indian_ocean"] * 2, great: [home]}
    gates = {area: keeper for area, keeper in MIDGAME["gates"].items() if area != "west_africa"}
    return MIDGAME | {
        "power": dict(zip(FIVE, (9, 5, 3, 4, 11), strict=True)),
        "doom": dict(zip(FIVE, (13, 13, 13, 17, 13), strict=True)),
        "units": units, "gates": gates | {"arctic_ocean": f"{WW}/acolyte/0", "north_atlantic": f"{OW}/acolyte/0"},
        "signs": {GC: [1, 3, 2], YS: [2], CC: [1], OW: [2, 2]},
    }  # fmt: skip


def session(setup: dict[str, Any] | None, seats: tuple[Seat, ...] = SEATS, dice: list[int] | None = None) -> Session:
    """A match of five that is not kept."""
    return begin({"game": "wars", "factions": list(FIVE), "seed": 3, "setup": setup, "dice": dice}, seats, None)


@functools.cache
def over() -> Match:
    """A match of five that has been played to its end, by chance."""
    seats = [Seat("random", seat.name) for seat in SEATS]
    match = Match.new({"game": "wars", "factions": list(FIVE), "seed": 3}, seats)
    play_out(match, make_bots(["random"] * 5, 3))
    return match


# Scenes -------------------------------------------------------------------------------------------


def _custom(gallery: Gallery, players: int, game: str = "wars", drafted: bool = True) -> None:
    setup = Setup(gallery.services)
    setup.set_game(game)
    setup.set_players(players)
    setup.drafted = drafted
    gallery.over_title(CustomGameScene(setup))


def _table(gallery: Gallery, setup: dict[str, Any] | None = None) -> MatchScene:
    return gallery.table(session(setup or midgame()), 0)


def _over_table(gallery: Gallery, scene: Callable[[Any], Any]) -> None:
    table = _table(gallery)
    table.push(scene(table))
    gallery.driver.frames()


def _battle(gallery: Gallery) -> None:
    fought = session(midgame(), (ADA, BEA, *SEATS[2:]), FIGHT_DICE)
    advance(fought, lambda found, _: found == "action")
    begun = next(each for each in fought.match.decision.options if each.kind == "battle")
    fought.answer(begun, fought.match.decision.serial)
    assert advance(fought, lambda found, _: found == "assign_kill", lambda option: option.kind == "done")
    gallery.table(fought, fought.match.decision.seat)


def _end(page: str, gallery: Gallery) -> None:
    gallery.table(Session(over(), None))
    gallery.driver.frames(2)
    scene = gallery.driver.scene
    assert isinstance(scene, EndScene)
    scene.turn_to(page)


def _draft(gallery: Gallery) -> None:
    drafted = begin({"game": "wars", "players": 2, "seed": 3, "options": {"draft": list(ARMS)}}, (ADA, BEA), None)
    gallery.first(opening_of(drafted))


def _watched(gallery: Gallery) -> None:
    gallery.over_title(PlayThrough(over(), 1))
    gallery.driver.until(lambda: isinstance(gallery.driver.scene, TheatreScene))
    gallery.driver.frames(2)


def _finished(page: str, gallery: Gallery) -> None:
    with patch.object(chronicled, "FACTIONS", (*ARMS,)):
        gallery.finished(page)


OURS: dict[str, Callable[[Gallery], Any]] = {
    "five_title": lambda gallery: gallery.first(TitleScene()),
    "five_settings": lambda gallery: gallery.over_title(SettingsScene()),
    "five_custom": lambda gallery: _custom(gallery, 5),
    "five_pairs": lambda gallery: _custom(gallery, 2, drafted=False),
    "five_duel": lambda gallery: _custom(gallery, 2, "duel"),
    "five_draft": _draft,
    "five_begin": lambda gallery: gallery.table(session(None), 0),
    "five_table": _table,
    "five_battle": _battle,
    "five_board": lambda gallery: _over_table(
        gallery, lambda t: BoardScene(t.stage.table, OW, t.stage.inspector.lookup, 0)),
    "five_seats": lambda gallery: _over_table(gallery, lambda t: SeatsScene(t.session)),
    "five_watched": _watched,
    **{f"five_finished_{page}": functools.partial(_finished, page) for page in ("games", "factions")},
    **{f"five_{page}": functools.partial(_end, page) for page in ("result", "course", "dice", "deeds", "turning")},
}  # fmt: skip
SCENES.update(OURS)


# Used by real events ------------------------------------------------------------------------------


def test_five_are_seated_from_the_title_and_begin(gallery: Gallery) -> None:
    """Any five of eight, chosen by hand; the board and the track are those for five."""
    driver = gallery.driver
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


def test_nothing_is_cut_or_covered(gallery: Gallery) -> None:
    found = [fault for name in OURS for fault in walk(gallery, name, {SOURCE: LOOKS, "de": ABROAD})]
    assert not found, "\n".join(found)


def main() -> None:
    """Run all tests, or paint the scenes."""
    assert games()["wars"].players == (2, 3, 4, 5)
    words = sys.argv[1:]
    with tempfile.TemporaryDirectory() as place, cold(), read_once():
        gallery = Gallery(Path(place))
        if not words:
            for name, test in list(globals().items()):
                if name.startswith("test_"):
                    test(gallery)
                    print(name, flush=True)
            return
        Path(words[0]).mkdir(parents=True, exist_ok=True)
        for size in [each for each in words[1:] if each[0].isdigit()] or ["1280x720", "1920x1080"]:
            width, height = map(int, size.split("x"))
            gallery.resize((width, height))
            for name in [each for each in words[1:] if each in OURS] or OURS:
                gallery.show(name)
                gallery.settle()
                gallery.driver.shot(Path(words[0]) / f"{name}_{width}.png")


if __name__ == "__main__":
    rooms.HINTED = ()
    main()
