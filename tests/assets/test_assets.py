"""What ships in assets/ is whole: icons, fonts, maps and their licences."""

import json
import os
import tomllib
from collections import Counter
from functools import cache
from itertools import chain, pairwise
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.games.wars.factions.rules.tables import FACTION_TABLES
from game.games.wars.rules.units import BOOKS, FACTION_ABILITIES, KINDS, REQUIREMENTS

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
NO_AREA = 255
MIN_TOUCH = 6  # px of contact that make a border, as in scripts/mapart/borders.py

ICON_IDS = """
acolyte deep_one shoggoth starspawn cthulhu nightgaunt flying_polyp hunting_horror nyarlathotep ghoul fungi dark_young
shub_niggurath undead byakhee king_in_yellow hastur
immortal devour flight harbinger fertility_cult avatar feast desecrate vengeance
absorb devolve dreams regenerate submerge yha_nthlei abduct emissary invisibility madness seek_and_destroy
thousand_forms blood_sacrifice frenzy ghroth necrophagy red_sign thousand_young he_who passion screaming_dead shriek
third_eye zingaya
gc_first_doom gc_five_books gc_kill_1 gc_kill_2 gc_ocean_gates gc_awaken cc_pay_4 cc_pay_6 cc_gates_3 cc_gates_4
cc_capture cc_awaken bg_areas_4 bg_areas_6 bg_areas_8 bg_share bg_sacrifice bg_awaken ys_gift ys_king ys_crescent
ys_chevron ys_claw ys_hastur
move battle build_gate recruit summon awaken capture pass control_gate abandon_gate ritual reveal done
gate power doom elder_sign desecration spellbook dice kill pain captive first_player clockwise counterclockwise lock
undo redo rules signs menu settings save load new_game credits quit continue person bot search close back forward
zoom_in fit chronicle campaign speed skip warning check help lessons puzzles day profile share
candle leads one_hood bluff eye looted knock power_play gavel twin_wilbur twin_horror crescent draw_card cards
""".split()  # noqa: SIM905
RITES = """
cthulhu_rises the_tree_on_the_hill the_dunwich_horror at_the_mountains_of_madness out_of_the_aeons the_hound
""".split()  # noqa: SIM905
ARTIFACTS = """
camera_obscura jade_amulet shining_trapezohedron brain_cylinder black_stone powder_of_ibn_ghazi scroll_of_tyog
silver_key tillinghast_resonator zanns_viol innsmouth_tiara coffin_shaped_clock star_shaped_soapstone
""".split()  # noqa: SIM905
CARD_IDS = [
    *(f"entity_{cult}{rank}" for cult in "gbyw" for rank in range(14)),
    *(f"artifact_{name}" for name in ARTIFACTS),
    *(f"rite_{name}" for name in RITES),
]
OF_FACTIONS = [*(kind.id for kind in KINDS), *chain(*FACTION_ABILITIES, *BOOKS)]
DISTINCT = sorted({*ICON_IDS[: ICON_IDS.index("gc_first_doom")], *OF_FACTIONS})  # units, abilities and books

FONTS = [f"{style}.ttf" for style in (
    "Cinzel-600", "Cinzel-700", "EBGaramond-400", "EBGaramond-500", "EBGaramond-700", "EBGaramond-400i",
    "EBGaramond-500i", "AlegreyaSans-500", "AlegreyaSans-700", "AlegreyaSans-800",
)]  # fmt: skip
SAMPLE = "Łódź naïve — “x” Y’ha Nthlei"

TABLE = tomllib.loads((ROOT / "scripts" / "mapart" / "earth.toml").read_text(encoding="utf-8"))
ANCHORS = json.loads((ASSETS / "maps" / "anchors.json").read_text(encoding="utf-8"))
ICONS = tomllib.loads((ASSETS / "icons" / "icons.toml").read_text(encoding="utf-8"))["icons"]


def test_all_that_ships_is_small() -> None:
    assert sum(path.stat().st_size for path in ASSETS.rglob("*") if path.is_file()) < 60_000_000


def test_every_icon_is_drawn() -> None:
    needed = {*ICON_IDS, *CARD_IDS, *OF_FACTIONS, *chain(*REQUIREMENTS)}
    # An action of a faction may have a picture beside that of its ability.
    actions = set(chain(*(faction.options for faction in FACTION_TABLES)))
    assert needed <= set(ICONS) <= needed | actions
    for icon_id, entry in ICONS.items():
        picture = pygame.image.load_sized_svg(str(ASSETS / "icons" / entry["file"]), (64, 64))
        alpha = pygame.image.tobytes(picture, "RGBA")[3::4]
        covered = sum(a > 127 for a in alpha) / len(alpha)
        assert 0.01 < covered < 0.9, icon_id


def test_every_icon_names_its_authors() -> None:
    licence = (ASSETS / "licences" / "GAME-ICONS.txt").read_text(encoding="utf-8")
    for icon_id, entry in ICONS.items():
        assert entry["authors"], icon_id
        line = f"Icons made by {' and '.join(entry['authors'])}: "
        drawn = next(row for row in licence.splitlines() if row.startswith(line))
        assert entry["name"] in drawn.removeprefix(line).rstrip(".").split(", "), icon_id


def test_units_abilities_and_books_look_different() -> None:
    files = [ICONS[icon_id]["file"] for icon_id in DISTINCT]
    assert len(set(files)) == len(files)


def test_no_icon_file_is_left_over() -> None:
    assert {p.name for p in (ASSETS / "icons").glob("*.svg")} == {entry["file"] for entry in ICONS.values()}


@pytest.mark.parametrize("name", FONTS)
def test_font_has_the_letters(name: str) -> None:
    pygame.font.init()
    font = pygame.font.Font(str(ASSETS / "fonts" / name), 24)
    metrics = font.metrics(SAMPLE)
    missing = [ch for ch, m in zip(SAMPLE, metrics, strict=True) if m is None]
    assert not missing


def test_licences_and_window_icon() -> None:
    for family in ("Cinzel", "EBGaramond", "AlegreyaSans"):
        assert "Open Font License" in (ASSETS / "fonts" / f"{family}-OFL.txt").read_text(encoding="utf-8")
    assert "public domain" in (ASSETS / "licences" / "NATURAL-EARTH.txt").read_text(encoding="utf-8")
    assert pygame.image.load(str(ASSETS / "icon.png")).get_size() == (256, 256)


@cache
def numbers(board: str) -> tuple[bytes, int, int]:
    """Area numbers of a board row by row, width, height."""
    picture = pygame.image.load(str(ASSETS / "maps" / f"{board}_areas.png"))
    assert picture.get_bitsize() == 8
    w, h = picture.get_size()
    raw, pitch = picture.get_buffer().raw, picture.get_pitch()
    colours = picture.get_palette()
    plain = bytes(colours[i][0] for i in range(256))  # a grey picture: the value is the colour's level
    return b"".join(raw[y * pitch : y * pitch + w] for y in range(h)).translate(plain), w, h


def runs(row: bytes) -> list[tuple[int, int, int]]:
    """(start, end, number) of equal pixels in a row."""
    out, x = [], 0
    while x < len(row):
        number = row[x : x + 1]
        rest = row[x:].lstrip(number)
        end = len(row) - len(rest)
        out.append((x, end, number[0]))
        x = end
    return out


def contacts(board: str) -> Counter[tuple[int, int]]:
    """px of contact for every pair of areas: side by side, one above the other, across the outer edges."""
    data, w, h = numbers(board)
    count: Counter[tuple[int, int]] = Counter()
    above: list[tuple[int, int, int]] = []
    row_above = b""
    for y in range(h):
        row = data[y * w : (y + 1) * w]
        here = above if row == row_above else runs(row)
        for (_, _, a), (_, _, b) in pairwise(here):
            count[min(a, b), max(a, b)] += 1
        if here is not above:
            count_overlaps(above, here, count)
        inside = [n for _, _, n in here if n != NO_AREA]
        if inside:
            count[min(inside[0], inside[-1]), max(inside[0], inside[-1])] += 1
        above, row_above = here, row
    return Counter({(a, b): n for (a, b), n in count.items() if a != b and b != NO_AREA})


def count_overlaps(upper: list, lower: list, count: Counter[tuple[int, int]]) -> None:
    """Add the px where runs of two neighbouring rows with different numbers lie over each other."""
    i = j = 0
    while i < len(upper) and j < len(lower):
        (s1, e1, a), (s2, e2, b) = upper[i], lower[j]
        if a != b:
            count[min(a, b), max(a, b)] += max(0, min(e1, e2) - max(s1, s2))
        if e1 <= e2:
            i += 1
        if e2 <= e1:
            j += 1


@pytest.mark.parametrize("board", TABLE["boards"])
def test_picture_has_exactly_the_areas(board: str) -> None:
    data, w, h = numbers(board)
    assert [w, h] == ANCHORS["areas_picture"]
    assert set(data) == {*range(len(TABLE[board]["areas"])), NO_AREA}
    assert pygame.image.load(str(ASSETS / "maps" / f"{board}.jpg")).get_size() == tuple(ANCHORS["picture"])


@pytest.mark.parametrize("board", TABLE["boards"])
def test_borders_on_the_picture_are_those_of_the_table(board: str) -> None:
    areas = TABLE[board]["areas"]
    ids = [area["id"] for area in areas]
    drawn = {frozenset((ids[a], ids[b])) for (a, b), n in contacts(board).items() if n >= MIN_TOUCH}
    assert drawn == {frozenset((area["id"], other)) for area in areas for other in area["adjacent"]}


@pytest.mark.parametrize("board", TABLE["boards"])
def test_anchors_stand_in_their_areas(board: str) -> None:
    data, w, h = numbers(board)
    anchors = ANCHORS["boards"][board]
    assert anchors["area_ids"] == [area["id"] for area in TABLE[board]["areas"]] == list(anchors["areas"])
    for number, (area_id, area) in enumerate(anchors["areas"].items()):
        assert area["number"] == number
        for spot in (area["gate"], area["home"]):
            assert data[int(spot["y"]) * w + int(spot["x"])] == number, area_id
        assert len(area["home"]["slots"]) == 8
        assert area["home"]["slots"][0] == [area["home"]["x"], area["home"]["y"]]
        labels = [[label["x"], label["y"]] for label in (area["label"], *area["extra_labels"])]
        for x, y in labels + area["home"]["slots"]:
            assert 0 <= x < w and 0 <= y < h, area_id
        assert sum(share >= 0.5 for share in area["home"]["inside"]) >= 4, area_id


@pytest.mark.parametrize("board", TABLE["boards"])
def test_wrapped_areas_are_marked(board: str) -> None:
    stubs = ANCHORS["boards"][board]["stubs"]
    for edge in ("left", "right"):
        assert {s["area"] for s in stubs if s["edge"] == edge} == {"arctic_ocean", "north_pacific", "south_pacific"}
    assert all(s["area"] in s["continues_as"] for s in stubs)
