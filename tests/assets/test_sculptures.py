"""The sculpted figures in assets/figures: whole, in place, told apart by color and outline, and made the same again."""

import json
import os
import sys
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.games.wars.rules.units import FACTIONS, KINDS
from tests.ui.colours import KINDS as EYES
from tests.ui.colours import closest

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "assets" / "figures"
INDEX = json.loads((FOLDER / "index.json").read_text(encoding="utf-8"))
FINE = json.loads((FOLDER / "fine.json").read_text(encoding="utf-8"))
FIGURES = INDEX["figures"]
SCULPTED = [faction for faction in FACTIONS if f"{faction}/acolyte" in FIGURES]
Foot = list[float]
PALETTES = ("standard", "red_green", "blue_yellow")
MARKERS = {"windwalker/ice_age", "ancients/cathedral"}
FIRST = 41
"""So many figures there are at least; the others are flat pieces."""
MOST_BYTES = 14_000_000
SEEN = 3
"""Alpha from which a px is seen."""
ALIKE = 0.35
"""Outlines of a faction differ at least by this share of what both cover."""


@cache
def sheet(palette: str, faction: str) -> pygame.Surface:
    return pygame.image.load(str(FOLDER / palette / f"{faction}.webp"))


def small(palette: str, name: str) -> pygame.Surface:
    return sheet(palette, name.split("/")[0]).subsurface(FIGURES[name]["small"]["box"])


def alphas(picture: pygame.Surface) -> list[bytes]:
    """Rows of alpha."""
    wide, high = picture.get_size()
    plane = pygame.image.tobytes(picture, "RGBA")[3::4]
    return [plane[y * wide : (y + 1) * wide] for y in range(high)]


def files(palette: str) -> Iterator[str]:
    return (str(path.relative_to(FOLDER / palette)) for path in (FOLDER / palette).rglob("*.webp"))


def test_figures_are_of_units() -> None:
    needed = {f"{faction}/{kind.id}" for side, faction in enumerate(FACTIONS)
              for kind in KINDS if kind.side in (None, side)}  # fmt: skip
    assert set(FIGURES) <= needed | MARKERS and len(FIGURES) >= FIRST


def test_every_palette_has_the_same_files_and_no_other() -> None:
    sheets = {f"{name.split('/')[0]}.webp" for name in FIGURES}
    large = {f"{name}.webp" for name, entry in FIGURES.items() if "large" in entry}
    large |= {f"{name}_rise.webp" for name, entry in FIGURES.items() if "rise" in entry}
    for palette in PALETTES:
        assert set(files(palette)) == sheets | large


def test_every_large_picture_and_every_rise_has_a_fine_one() -> None:
    wanted = {f"{name}.webp" for name, entry in FIGURES.items() if "large" in entry}
    wanted |= {f"{name}_rise.webp" for name, entry in FIGURES.items() if "rise" in entry}
    told = {f"{name}.webp" for name, entry in FINE["figures"].items() if "foot" in entry}
    told |= {f"{name}_rise.webp" for name, entry in FINE["figures"].items() if "rise" in entry}
    assert set(files("fine")) == told == wanted


def fine_and_large() -> Iterator[tuple[str, Foot, Foot]]:
    """The files of which there are both, and where a foot is in each."""
    for name, entry in FINE["figures"].items():
        if "foot" in entry:
            yield name, entry["foot"], FIGURES[name]["large"]["foot"]
        if "rise" in entry:
            yield f"{name}_rise", entry["rise"]["foot"], FIGURES[name]["rise"]["foot"]


def darker(one: pygame.Surface, other: pygame.Surface) -> pygame.Surface:
    """By how much a picture is brighter than another."""
    made = one.copy()
    made.blit(other, (0, 0), special_flags=pygame.BLEND_SUB)
    return made


def test_fine_pictures_show_what_large_ones_do_foot_upon_foot() -> None:
    """Sculptures that are made anew need fine pictures, too: other palettes' colors are laid over them."""
    times = FINE["times"]
    for file, fine_foot, foot in fine_and_large():
        fine, large = (pygame.image.load(str(FOLDER / folder / f"{file}.webp")) for folder in ("fine", "standard"))
        small = pygame.transform.smoothscale(fine, [round(side / times) for side in fine.get_size()])
        at = [round(foot[i] - fine_foot[i] / times) for i in range(2)]
        shown = []
        for picture, place in ((small, at), (large, (0, 0))):
            whole = pygame.Surface(large.get_size())
            whole.blit(picture, place)
            shown.append(pygame.transform.smoothscale(whole, [side // 4 for side in whole.get_size()]))
        apart = [pygame.transform.average_color(darker(*pair))[:3] for pair in (shown, shown[::-1])]
        assert sum(map(sum, apart)) < 18, (file, apart)


def test_files_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.rglob("*.*")) < MOST_BYTES


@pytest.mark.parametrize("faction", SCULPTED)
def test_figures_lie_in_their_boxes(faction: str) -> None:
    whole = sheet("standard", faction).get_rect()
    boxes = []
    for name, entry in FIGURES.items():
        if name.startswith(f"{faction}/"):
            place = entry["small"]
            for box in (place["box"], place["shadow"]):
                assert whole.contains(pygame.Rect(box)), name
                boxes.append(pygame.Rect(box))
            rows = alphas(small("standard", name))
            assert not any(a > SEEN for row in (rows[0], rows[-1]) for a in row), name
            assert not any(row[0] > SEEN or row[-1] > SEEN for row in rows), name
            assert any(a == 255 for a in rows[len(rows) // 2]), name
    assert not any(a.colliderect(b) for a, b in combinations(boxes, 2))


def test_feet_stand_on_the_base() -> None:
    for name, entry in FIGURES.items():
        x, y = entry["small"]["foot"]
        _, _, wide, high = entry["small"]["box"]
        reach = entry["base"] * INDEX["small"]
        assert reach - 3 <= x <= wide - reach + 3, name
        assert high - 1.2 * reach < y < high - 0.3 * reach, name
        assert abs(entry["tall"] - y / INDEX["small"]) < 0.03, name
        rows = alphas(small("standard", name))
        assert rows[round(y)][round(x)] > 200, name


def test_heads_are_on_the_figures() -> None:
    for name, entry in FIGURES.items():
        x, y = entry["small"]["foot"]
        u, v, radius = entry["head"]
        rows = alphas(small("standard", name))
        at = round(x + u * INDEX["small"]), round(y - v * INDEX["small"])
        assert rows[at[1]][at[0]] > 200, name
        assert 0.1 < radius < 0.6, name


def test_large_ones_stand_where_the_index_says() -> None:
    for name, entry in FIGURES.items():
        if "large" in entry:
            picture = pygame.image.load(str(FOLDER / "standard" / f"{name}.webp"))
            x, y = entry["large"]["foot"]
            share = INDEX["large"] / INDEX["small"]
            assert abs(picture.get_height() - entry["small"]["box"][3] * share) < 12, name
            assert picture.get_at((round(x), round(y))).a > 200, name


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("eyes", ["normal", *EYES])
def test_acolytes_differ_in_color(palette: str, eyes: str) -> None:
    if (palette == "standard" and eyes != "normal") or len(SCULPTED) < 2:
        return
    means = []
    for faction in SCULPTED:
        plain = pygame.transform.smoothscale(small(palette, f"{faction}/acolyte"), (24, 36))
        raw = pygame.image.tobytes(plain, "RGBA")
        shown = [raw[i : i + 3] for i in range(0, len(raw), 4) if raw[i + 3] > 128]
        means.append(tuple(round(sum(px[c] for px in shown) / len(shown)) for c in range(3)))
    assert closest(means, eyes) >= 9


def outline(name: str) -> set[tuple[int, int]]:
    """Which points a figure covers, 36 px high, its middle at 0."""
    picture = small("standard", name)
    wide = round(picture.get_width() * 36 / picture.get_height())
    rows = alphas(pygame.transform.smoothscale(picture, (wide, 36)))
    return {(x - wide // 2, y) for y, row in enumerate(rows) for x, a in enumerate(row) if a > 127}


def test_outlines_of_a_faction_differ() -> None:
    for faction in SCULPTED:
        outlines = {name: outline(name) for name in FIGURES if name.startswith(f"{faction}/")}
        for (a, first), (b, second) in combinations(outlines.items(), 2):
            apart = 1 - len(first & second) / len(first | second)
            assert apart >= ALIKE, (a, b, apart)


@pytest.mark.timeout(1800)  # it compiles for some seconds
def test_a_figure_is_traced_the_same_twice() -> None:
    pytest.importorskip("numba")
    sys.path.insert(0, str(ROOT / "scripts"))
    from art.figure import Figure, fit
    from art.trace import trace

    def once() -> bytes:
        figure = Figure(0.3)
        figure.ball((0, 0.4, 0), (0.2, 0.3, 0.2))
        figure.curve([(0.1, 0.4, 0, 0.1), (0.4, 0.6, 0.1, 0.05), (0.5, 0.9, 0, 0.02)], "bone")
        parts, mats = figure.arrays()
        return bytes(trace(parts, mats, 16, 16, unit=12, centre=fit(figure, 12)[2]).tobytes())

    assert once() == once()


def test_props_lie_on_their_sheets_without_touching() -> None:
    props = json.loads((FOLDER / "props.json").read_text(encoding="utf-8"))
    assert {f"{name}.webp" for name in props} == {path.name for path in (FOLDER / "props").iterdir()}
    for name, entry in props.items():
        whole = pygame.image.load(str(FOLDER / "props" / f"{name}.webp"))
        boxes = [pygame.Rect(each["box"]) for each in entry["pictures"].values()]
        assert all(whole.get_rect().contains(box) for box in boxes), name
        assert not any(a.colliderect(b) for a, b in combinations(boxes, 2)), name
        assert all(whole.subsurface(box).get_bounding_rect(SEEN) for box in boxes), name
