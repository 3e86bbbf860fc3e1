"""Figures at run time: found by unit, decoded aside, on their rings in every state, and discs where there are none."""

from __future__ import annotations

import json
import logging
import threading
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import get_args

import pygame
import pytest

from game.games.wars.rules.units import CLASS_NAMES, KINDS
from game.games.wars.screen.map import painting
from game.games.wars.screen.map.aside import Known, offsets
from game.games.wars.screen.map.counted import disc, numbered
from game.games.wars.screen.map.names import Name
from game.games.wars.screen.map.pieces import GATE, Item, Spot, in_order, lone
from game.games.wars.screen.map.shelf import Shelf, stood
from game.games.wars.words.tableview import Piece
from game.ui import glyphs, palette, theme, tokens
from game.ui.figures import store
from game.ui.figures.bust import ABOVE, bust
from game.ui.figures.index import Index, figure_of, index, portrayed, read
from game.ui.figures.standing import MOST_KEPT, UNIT, _kept, caged, fitted, flat, known, standing
from game.ui.figures.store import STORE, Store
from game.ui.kept import Kept, bytes_of
from tests.ui.figured import GC, UNITS, figures
from tests.ui.playing import FIGHT, Opener
from tests.ui.test_places import rows_on, together

STATES: tuple[tokens.State, ...] = get_args(tokens.State)
FIGURED = "great_cthulhu/cthulhu"


@pytest.fixture(autouse=True)
def window() -> Iterator[None]:
    """A display for pictures; the standard palette before and after."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((640, 360))
    palette.use("standard")
    yield
    palette.use("standard")


@pytest.fixture
def drawn(tmp_path: Path) -> Iterator[Path]:
    """The drawn figures, ready."""
    with figures(tmp_path) as folder:
        STORE.want([GC])
        assert STORE.ready()
        yield folder


def count_of(picture: pygame.Surface, colour: theme.RGB) -> int:
    """How many opaque pixels of a picture are of a colour."""
    wide, high = picture.get_size()
    return sum(alike(picture.get_at((x, y)), colour) for x in range(wide) for y in range(high))


def alike(pixel: pygame.Color, colour: theme.RGB) -> bool:
    return pixel.a > 250 and max(abs(a - b) for a, b in zip(pixel[:3], colour, strict=True)) <= 5


def pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


# The index ------------------------------------------------------------------------------------


def test_an_index_tells_where_every_figure_lies(drawn: Path) -> None:
    found = index().by_id[FIGURED]
    assert (found.faction, found.unit, found.base) == (GC, "cthulhu", 0.92)
    assert index().drop(found) == pytest.approx(0.11, abs=0.02)
    assert figure_of(GC, "starspawn") is None and figure_of(None, "cthulhu") is None


def test_arms_may_lend_a_unit_another_figure_and_name_a_portrait(drawn: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arms = theme.ARMS["sleeper"]
    assert portrayed(GC) == index().by_id[FIGURED] and portrayed("sleeper") is None
    lent = type(arms)(arms.colours, arms.sign, arms.rim, {"wizard": f"{GC}/acolyte"}, "wizard")
    monkeypatch.setitem(theme.ARMS, "sleeper", lent)
    found = figure_of("sleeper", "wizard")
    assert found and found.id == f"{GC}/acolyte"
    assert portrayed("sleeper") == found
    assert stood("sleeper", "wizard", 42).figure == found


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"small": 80, "large": 200, "figures": {"a/b": {"small": {}}}}'])
def test_a_damaged_index_is_as_good_as_none(tmp_path: Path, text: str, caplog: pytest.LogCaptureFixture) -> None:
    with figures(tmp_path, lambda folder: (folder / "index.json").write_text(text)):
        assert index() == Index()
        assert index() == Index()
    assert len([each for each in caplog.records if "index.json cannot be used" in each.message]) == 1


def test_what_has_no_small_picture_is_no_figure(drawn: Path) -> None:
    path = drawn / "index.json"
    data = json.loads(path.read_text())
    del data["figures"][FIGURED]["small"]
    path.write_text(json.dumps(data))
    assert len(read(path).figures) == len(UNITS) - 1


# The store ------------------------------------------------------------------------------------


def test_files_are_decoded_in_a_thread_of_their_own(drawn: Path) -> None:
    threads: list[str] = []

    def load(parts: tuple[str, ...]) -> pygame.Surface:
        threads.append(threading.current_thread().name)
        return store._load(parts)

    told: list[int] = []
    made = Store(load)
    made.arrived = lambda: told.append(made.come)
    assert made.sheet(GC) is None
    assert made.ready()
    assert made.sheet(GC) is not None and made.large(index().by_id[FIGURED]) is None
    assert made.ready()
    assert made.large(index().by_id[FIGURED]) is not None
    assert threads == ["figures", "figures"] and told == [1, 2]


@pytest.mark.parametrize("harm", [Path.unlink, lambda path: path.write_bytes(b"no picture")])
def test_a_missing_or_damaged_file_is_told_of_once_and_discs_are_drawn(
    tmp_path: Path, harm: object, caplog: pytest.LogCaptureFixture
) -> None:
    assert callable(harm)
    with figures(tmp_path, lambda folder: harm(folder / "standard" / f"{GC}.webp")):
        caplog.set_level(logging.WARNING)
        for _ in range(3):
            assert stood(GC, "cthulhu", 58).figure is None
            assert STORE.ready()
        assert pixels(stood(GC, "cthulhu", 58).surface) == pixels(tokens.token(GC, "cthulhu", 58))
    assert len([each for each in caplog.records if "cannot be used" in each.message]) == 1


def test_another_palette_has_figures_of_its_own(drawn: Path) -> None:
    usual = stood(GC, "cthulhu", 58)
    palette.use("red_green")
    assert stood(GC, "cthulhu", 58).figure is None
    assert STORE.ready()
    other = stood(GC, "cthulhu", 58)
    assert other.figure and pixels(other.surface) != pixels(usual.surface)


# Kept pictures --------------------------------------------------------------------------------


def test_pictures_unused_for_the_longest_go_first() -> None:
    kept: Kept[pygame.Surface] = Kept(4 * 10 * 10 * 2, bytes_of)
    for key in "ab":
        kept.put(key, pygame.Surface((10, 10), pygame.SRCALPHA))
    assert kept.get("a")
    kept.put("c", pygame.Surface((10, 10), pygame.SRCALPHA))
    assert kept.get("b") is None and kept.get("a") and kept.bytes == 800
    kept.put("d", pygame.Surface((90, 90), pygame.SRCALPHA))
    assert kept.get("a") is None and kept.get("d"), "what was asked for last stays, however large"


def test_all_sizes_together_stay_within_bounds(drawn: Path) -> None:
    for unit_px in range(24, 240, 18):
        for state in STATES:
            assert standing(GC, "cthulhu", 58, unit_px, state).figure
        assert _kept.bytes <= MOST_KEPT


# Standing -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", palette.PALETTES)
def test_every_unit_is_drawn_in_every_state(drawn: Path, name: str) -> None:
    palette.use(name)
    STORE.want([GC])
    assert STORE.ready()
    for kind in KINDS:
        for state in STATES:
            made = stood(GC, kind.id, 42, state)
            assert made.surface.get_bounding_rect().width > 20, (kind.id, state)
            assert (made.figure is not None) == (kind.id in UNITS)


@pytest.mark.parametrize("unit", UNITS)
def test_states_look_different(drawn: Path, unit: str) -> None:
    looks = {pixels(stood(GC, unit, 42, state).surface) for state in STATES}
    assert len(looks) == len(STATES)


@pytest.mark.parametrize("name", palette.PALETTES)
def test_the_ring_has_its_sides_colour_and_is_seen(drawn: Path, name: str) -> None:
    """The lamp changes the colours of a figure; what tells whose it is must not change."""
    palette.use(name)
    STORE.want([GC])
    assert STORE.ready()
    made = stood(GC, "acolyte", 36)
    colour = theme.faction_colour(GC)
    assert count_of(made.surface, colour) >= 0.06 * made.mask.count()
    x, y = made.foot
    column = [alike(made.surface.get_at((x, down)), colour) for down in range(y, made.surface.get_height())]
    assert sum(column) >= 3, "in front of the base"


def test_a_piece_stands_where_its_disc_lay(drawn: Path) -> None:
    made, disc = stood(GC, "cthulhu", 58), flat(GC, "cthulhu", 58, "plain")
    assert disc.place((100, 100)) == (100 - disc.surface.get_width() // 2, 100 - disc.surface.get_height() // 2)
    figure = made.figure
    assert figure
    assert made.foot[1] - made.middle[1] == pytest.approx(figure.base * 0.44 * UNIT, abs=1.5)
    assert made.covers((100, 100), (100, 40)), "its body rises above the disc's rim"
    assert not made.covers((100, 100), (300, 40))


def test_the_other_way_is_a_mirror_image(drawn: Path) -> None:
    right, left = (stood(GC, "acolyte", 60, left=way) for way in (False, True))
    assert right.figure == left.figure
    assert right.covers((0, 0), (20, -40)) and not right.covers((0, 0), (-20, -40))
    assert left.covers((0, 0), (-20, -40)) and not left.covers((0, 0), (20, -40))
    assert pixels(standing(GC, "acolyte", 36, 39).surface) == pixels(stood(GC, "acolyte", 36).surface)


@pytest.mark.parametrize("px", [18, 28, 64])
@pytest.mark.parametrize("unit", UNITS)
def test_a_piece_in_a_description_fits_where_a_disc_would(drawn: Path, unit: str, px: int) -> None:
    made = fitted(GC, unit, px)
    assert made.figure and made.mask.get_bounding_rects()
    box = made.mask.get_bounding_rects()[0].unionall(made.mask.get_bounding_rects())
    box.move_ip(-made.middle[0], -made.middle[1])
    room = pygame.Rect(0, 0, round(px * 1.6) + 6, round(px * 1.3) + 8)
    room.center = 0, 0
    assert room.contains(box), (room, box)


def test_a_captive_stands_behind_bars(drawn: Path) -> None:
    assert pixels(caged(GC, "acolyte", 40).surface) != pixels(fitted(GC, "acolyte", 40).surface)
    assert pixels(caged(GC, "shoggoth", 40).surface) == pixels(tokens.captive(GC, "shoggoth", 40))


def test_a_head_breaks_the_rim_of_its_medal(drawn: Path) -> None:
    made = bust(GC, 60)
    assert made.get_size() == (60, 60 + 2 * round(60 * ABOVE))
    assert made.get_bounding_rect().top < round(60 * ABOVE)
    assert pixels(bust(GC, 60, lit=False)) != pixels(made)
    for faction, px in ((GC, 20), ("sleeper", 60), (None, 60)):
        assert pixels(bust(faction, px)) == pixels(glyphs.medal(faction, px))


# The shelf ------------------------------------------------------------------------------------


def test_pieces_that_lay_as_discs_become_figures_when_there_is_time(tmp_path: Path) -> None:
    with figures(tmp_path):
        shelf = Shelf()
        disc = shelf.get(GC, "cthulhu", 58, "plain")
        assert disc.figure is None and not shelf.wanting
        assert STORE.ready()
        assert shelf.get(GC, "cthulhu", 58, "plain") is disc and shelf.wanting
        shelf.work(50)
        assert shelf.get(GC, "cthulhu", 58, "plain").figure and not shelf.wanting
        lit = shelf.get(GC, "cthulhu", 58, "can")
        assert lit is shelf.get(GC, "cthulhu", 58, "plain") and shelf.wanting, "a figure at rest, for a frame"
        shelf.work(50)
        assert shelf.get(GC, "cthulhu", 58, "can") is not lit and not shelf.wanting
        larger = shelf.get(GC, "cthulhu", 90, "plain")
        assert larger.surface.get_width() > disc.surface.get_width() and shelf.wanting
        shelf.work(50)
        assert shelf.get(GC, "cthulhu", 90, "plain") is not larger


# Names ----------------------------------------------------------------------------------------


def name_at(area: str, box: tuple[int, int, int, int]) -> Name:
    return Name(area, pygame.Surface((1, 1)), box[:2], pygame.Rect(box))


def test_a_name_under_a_figure_steps_aside_within_its_area() -> None:
    names = [name_at("europe", (100, 100, 80, 12)), name_at("arabia", (300, 100, 60, 12)),
             name_at("arabia", (300, 114, 60, 12))]  # fmt: skip
    body = pygame.Rect(100, 60, 80, 60)
    moved = offsets(names, [body], Known(lambda at: "europe" if at[0] < 200 and at[1] > 90 else "arabia"))
    assert [each.step for each in moved[1:]] == [(0, 0), (0, 0)]
    room = names[0].covers.move(moved[0].step)
    assert room.top > 90 and not room.colliderect(body) and not moved[0].covered
    there = pygame.Rect(100, 96, 81, 17)
    narrow = offsets(names, [body], Known(lambda point: "europe" if there.collidepoint(point) else None))
    assert narrow[0].step == (0, 0) and narrow[0].covered == 1.0, "no room"
    assert [each.step for each in offsets(names, [], Known(lambda point: "europe"))] == [(0, 0)] * 3


def test_a_name_steps_neither_on_another_nor_over_the_rim_of_the_board() -> None:
    names = [name_at("europe", (100, 100, 80, 12)), name_at("arabia", (100, 130, 80, 12))]
    body = pygame.Rect(90, 40, 100, 84)
    step = offsets(names, [body], Known(lambda at: None if at[0] < 90 or at[0] > 190 else "europe"))[0].step
    room = names[0].covers.move(step)
    assert not room.colliderect(names[1].covers) and room.left >= 90 and room.right <= 191


def test_the_rows_of_a_name_step_together() -> None:
    names = [name_at("arabia", (300, 100, 60, 12)), name_at("arabia", (300, 114, 60, 12))]
    moved = offsets(names, [pygame.Rect(300, 40, 60, 80)], Known(lambda point: "arabia"))
    assert moved[0].step == moved[1].step != (0, 0)


# Places ---------------------------------------------------------------------------------------


def crowd(kinds: Sequence[str]) -> list[Item]:
    """A gate, and pieces of Great Cthulhu's that are not alike."""
    classes = {kind.id: CLASS_NAMES[kind.cls] for kind in KINDS}
    return [Item("gate", GATE), *(lone(Piece(number, GC, kind, classes[kind], "europe", False))
                                  for number, kind in enumerate(kinds))]  # fmt: skip


def test_figures_keep_their_heads_on_the_board() -> None:
    rows = rows_on("earth_4_west3_east5", (1920, 1080))
    for area in rows.sheet.atlas.places:
        for spot in rows.place(area, crowd(["cthulhu"])):
            assert spot.body.top > -0.35 * spot.body.height, area


def test_tall_figures_stand_behind_others_and_no_base_on_another() -> None:
    rows = rows_on("earth_4_west3_east5", (1920, 1080))
    for area in ("west_africa", "south_america", "north_america", "indian_ocean", "north_asia"):
        spots = rows.place(area, crowd(["cthulhu", "deep_one", "acolyte"]))
        tall = next(spot for spot in spots if spot.item.kind == "cthulhu")
        assert tall.foot[1] <= min(spot.foot[1] for spot in spots) + 12, area
        assert all(together(one, other) > 0.85 for one, other in combinations(spots, 2)), area


def test_who_is_pointed_at_comes_forward_but_not_over_those_it_would_hide() -> None:
    tall, small, far = (Spot("europe", crowd([kind])[1], at, 40) for kind, at in
                        (("cthulhu", (200, 200)), ("acolyte", (200, 210)), ("deep_one", (256, 236))))  # fmt: skip
    spots = [small, tall, far]
    assert in_order(spots) == [tall, small, far]
    assert in_order(spots, tall) == [far, tall, small]
    assert in_order(spots, small) == [tall, far, small]


def test_numbers_of_stacks_stand_where_nobody_nearer_hides_them() -> None:
    pair = (*crowd(["acolyte"])[1].pieces, *crowd(["acolyte"])[1].pieces)
    stack = replace(crowd(["acolyte"])[1], pieces=pair)
    alone = numbered([Spot("europe", stack, (200, 200), 40)])[0]
    before = Spot("europe", crowd(["shoggoth"])[1], (232, 206), 50)
    crossed = numbered([alone, before])[0]
    assert alone.count != crossed.count
    assert not disc(crossed, crossed.count).colliderect(before.body.inflate(-0.3 * before.body.width, 0))


# The window -----------------------------------------------------------------------------------


def test_figures_stand_on_the_table_and_are_pointed_at_where_they_are_seen(
    tmp_path: Path, table: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    with figures(tmp_path):
        driver, scene = table(FIGHT)
        driver.until(lambda: known(GC, "cthulhu"))
        driver.frames(2)
        driver.until(lambda: not scene.stage.map.animating)
        shown = scene.stage.map
        spot = next(each for each in shown.spots if each.item.kind == "cthulhu")
        above = spot.at[0], spot.at[1] - round(spot.px * 0.9)
        assert not spot.covers(above)
        assert shown.target_at(shown.grip(spot)) == shown.target_at(above) == ("unit", spot.item.pieces[0].unit)
        assert shown.target_at((spot.at[0], spot.at[1] + spot.px)) == ("area", spot.area)
        front: list[Spot | None] = []

        def ordered(spots: Sequence[Spot], first: Spot | None = None) -> list[Spot]:
            front.append(first)
            return in_order(spots, first)

        monkeypatch.setattr(painting, "in_order", ordered)
        driver.hover(shown.grip(spot))
        driver.frames(2)
        assert front and front[-1] == spot, "it is painted in front of those nearer"
        deep = next(each for each in shown.spots if each.item.kind == "starspawn")
        assert shown.target_at(deep.at) == ("unit", deep.item.pieces[0].unit), "it has no figure and is a disc"
