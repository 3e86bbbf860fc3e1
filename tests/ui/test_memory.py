"""What the window keeps of large pictures: little, and what is drawn is the same."""

import subprocess
import sys
from types import SimpleNamespace

import pygame
import pytest

from game.ui import draw, pictures
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


def test_a_table_lets_go_of_maps_whose_parts_were_cut_out():
    part = pictures.map_part("earth_4_west3_east5", 61, 40)
    kept, cut = map(pictures.map_picture, ("earth_3", "earth_4_west3_east5"))
    pictures.spare_maps(but="earth_3")
    assert pictures.map_picture("earth_3") is kept
    assert pictures.map_part("earth_4_west3_east5", 61, 40) is part
    assert pictures.map_picture("earth_4_west3_east5") is not cut


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
    assert draw.backdrop.cache_info().misses == 1
    draw.backdrop(app.layout.width, app.layout.height)
    assert draw.backdrop.cache_info().hits == 1
