"""What the window keeps of large pictures: little, and what is drawn is the same."""

import gc
import subprocess
import sys
import threading
import weakref
from types import SimpleNamespace

import pygame
import pytest

from game.games.wars.screen.map.atlas import atlas
from game.games.wars.screen.map.ground import LitBoard
from game.ui import draw, pictures, window
from game.ui.kept import Kept, bytes_of
from game.ui.scene import Scene
from game.ui.scenes import ahead
from game.ui.scenes.title import TitleScene
from game.ui.table.scene import MatchScene

TOP, BOTTOM = (40, 60, 90), (5, 9, 20)


@pytest.mark.parametrize("size", [(1300, 700), (129, 40), (900, 900), (64, 12)])
def test_a_ground_laid_in_bands_looks_like_a_whole_one(size):
    target, whole = pygame.Surface(size), draw.gradient(*size, TOP, BOTTOM)
    draw.fill(target, target.get_rect(), TOP, BOTTOM)
    assert pygame.image.tobytes(target, "RGB") == pygame.image.tobytes(whole, "RGB")


@pytest.mark.parametrize("radius", [8, 300])
def test_round_corners_of_a_wide_ground_mirror_each_other(radius):
    target = pygame.Surface((1300, 700))
    draw.fill(target, target.get_rect(), TOP, BOTTOM, radius)
    mirrored = pygame.transform.flip(target, True, False)
    assert target.get_at((0, 0)) == (0, 0, 0, 255)
    assert target.get_view("2").raw == mirrored.get_view("2").raw


def test_a_table_takes_its_map_and_lets_go_of_others_but_not_of_parts_that_were_cut_out():
    part = pictures.map_part("earth_4_west3_east5", 61, 40)
    mine, cut = map(pictures.map_picture, ("earth_3", "earth_4_west3_east5"))
    assert pictures.take_map("earth_3") is mine
    assert pictures.map_part("earth_4_west3_east5", 61, 40) is part
    assert pictures.map_picture("earth_4_west3_east5") is not cut
    assert pictures.map_picture("earth_3") is not mine


def test_a_table_gives_its_map_back_without_any_light():
    ready = threading.Event()
    board = LitBoard(atlas("earth_3"), ready.set)
    while board.glow.get("europe") is None:
        assert ready.wait(20)
        ready.clear()
    before = pictures.map_picture("earth_3").copy()
    board.picture()
    board.light({"europe": ("can", 100)})
    board.settle()
    dark = before.subsurface(board.atlas.crop)
    assert _bytes(board.picture()) != _bytes(dark)
    assert _bytes(board.unlit(pygame.Rect((0, 0), dark.get_size()))) == _bytes(dark)
    board.close()
    assert _bytes(pictures.map_picture("earth_3")) == _bytes(before)


def _bytes(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGB")


def test_what_a_table_kept_goes_with_it():
    kept = Kept(1000, bytes_of)
    kept.put("a", pygame.Surface((4, 4)))
    gone = weakref.ref(kept)
    del kept
    gc.collect()
    assert gone() is None


def test_all_that_is_kept_together_has_a_limit_and_the_oldest_goes_first(monkeypatch):
    monkeypatch.setattr("game.ui.kept._every", weakref.WeakSet())
    monkeypatch.setattr("game.ui.kept._total", [0])
    monkeypatch.setattr("game.ui.kept._ENOUGH", 1.0)
    monkeypatch.setattr("game.ui.kept.TOGETHER", 3 * 4 * 100)
    monkeypatch.setattr("game.ui.kept.WINDOWS", 0.0)
    one, other = Kept(10_000, bytes_of), Kept(10_000, bytes_of)
    for kept, key in ((one, "old"), (other, "used"), (one, "young")):
        kept.put(key, pygame.Surface((10, 10)))
    other.get("used")
    other.put("last", pygame.Surface((10, 10)))
    assert one.get("old") is None
    assert one.get("young") and other.get("used") and other.get("last")
    one.clear()
    other.clear()


LARGE_BLOCKS = """
import pygame
from game.ui import memory

memory.give_back_large_blocks()

def resident():
    with open("/proc/self/statm", encoding="ascii") as counts:
        return int(counts.read().split()[1]) * 4096

for _ in range(2):  # by itself glibc moves its threshold when the first large block is let go
    pygame.Surface((2000, 1500)).fill("white")
blocks = [pygame.Surface((2000, 1500)) for _ in range(5)]
for block in blocks:
    block.fill("white")
last, held = blocks[-1], resident()
del blocks, block
assert last.get_width() == 2000
assert held - resident() > 30_000_000, (held, resident())

import resource

pygame.Surface((1300, 1000)).fill("white")
before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
for _ in range(5):
    pygame.Surface((1300, 1000)).fill("white")
fetched = resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before
assert fetched < 1200, fetched  # each has 1270 pages
"""
"""In a process of its own: threads of other tests' windows take and give memory meanwhile."""


@pytest.mark.skipif(sys.platform != "linux", reason="only glibc keeps large blocks")
def test_large_blocks_are_mapped_apart_and_given_back_and_smaller_ones_used_again():
    done = subprocess.run([sys.executable, "-c", LARGE_BLOCKS], capture_output=True, text=True, timeout=200)
    assert done.returncode == 0, done.stderr


def test_what_a_table_has_loaded_is_looked_through_only_once_it_is_on_the_screen(table, monkeypatch):
    done = []
    paint = MatchScene.draw
    monkeypatch.setattr(MatchScene, "draw", lambda scene, surface: [done.append("paint"), paint(scene, surface)])
    calm = {name: lambda name=name: done.append(name) for name in ("collect", "freeze", "unfreeze")}
    monkeypatch.setattr("game.ui.table.scene.gc", SimpleNamespace(**calm))
    driver, _ = table()
    driver.frames()
    assert done[:3] == ["paint", "collect", "freeze"]


def test_the_ground_of_the_screens_is_made_while_the_title_rests(open_app):
    app = open_app(TitleScene()).app
    draw.backdrop.cache_clear()
    next(ahead.steps(app))
    assert draw.backdrop.kept.get((app.layout.width, app.layout.height)) is not None


def test_a_window_at_rest_lets_go_of_what_is_only_held_in_circles(open_app, monkeypatch) -> None:
    class Circle:
        def __init__(self) -> None:
            self.own = self

    app = open_app(Scene()).app
    made = Circle()
    for _ in range(window.LASTED + 1):
        gc.collect(1)
    left, made = weakref.ref(made), None
    monkeypatch.setattr(app, "_spared", 0.0)
    app.wait(0.001)
    assert left(), "not in a moment's rest"
    app.wait(window.QUIET_SECONDS)
    assert left() is None


def test_a_window_nobody_touches_looks_for_events_less_often(open_app, monkeypatch) -> None:
    app, now, looks = open_app(Scene()).app, [100.0], list[float]()

    def asleep(seconds: float) -> None:
        looks.append(seconds)
        now[0] += seconds

    monkeypatch.setattr(app, "_woken", SimpleNamespace(wait=asleep, clear=lambda: None, is_set=lambda: False))
    monkeypatch.setattr(window.time, "monotonic", lambda: now[0])
    pygame.event.clear()
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a", scancode=0))
    assert app.wait(1.0)
    assert not app.wait(window.CALM_SECONDS - 0.1)
    assert max(looks) == window.LOOK_SECONDS
    looks.clear()
    now[0] += 0.2
    assert not app.wait(1.0)
    assert looks[0] == window.CALM_LOOK_SECONDS
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a", scancode=0))
    assert app.wait(1.0), "what is touched looks often again"
    looks.clear()
    assert not app.wait(0.1)
    assert max(looks) == window.LOOK_SECONDS


def test_a_picture_that_comes_as_the_window_closes_is_kept(monkeypatch) -> None:
    def closed() -> int:
        raise pygame.error("Surface is not initialized")

    monkeypatch.setattr(pygame.display, "get_surface", lambda: SimpleNamespace(get_width=closed, get_height=closed))
    kept = Kept(10, bytes_of, 1.0)
    assert kept.put("late", pygame.Surface((2, 2), depth=32)) is kept.get("late")
