"""Scaling, colours, text and signs the whole window stands on."""


import pygame
import pytest

from game.games.wars.rules.units import FACTIONS
from game.games.wars.screen.grid import table_grid
from game.games.wars.screen.strip_parts import heights
from game.games.wars.words.gamewords import SHEETS
from game.match.reference import pages, search
from game.match.words import words
from game.ui import draw, glyphs, theme, tokens
from game.ui.fonts import role_face
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.rich import RichText, escape, plain


@pytest.fixture(autouse=True)
def screen() -> None:
    """Pictures need a display's format."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))


def luminance(colour: theme.RGB) -> float:
    """Relative luminance as WCAG has it."""
    parts = [c / 255 for c in colour]
    r, g, b = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: theme.RGB, b: theme.RGB) -> float:
    """Contrast ratio of two colours."""
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("name", sorted(theme.NAMED))
def test_text_colours_can_be_read_on_panels(name: str) -> None:
    colour = theme.faction_text(name) if name in theme.FACTION else theme.NAMED[name]
    assert contrast(colour, theme.PANEL_TOP) >= 4.5


def test_no_text_is_smaller_than_thirteen_pixels() -> None:
    layout = Layout(1280, 720, 0.75)
    roles = [value for value in vars(theme).values() if isinstance(value, theme.Role)]
    assert layout.scale == 0.75 and any(role.size * layout.scale < 13 for role in roles), "a window that makes small"
    assert min(layout.font_px(role) for role in roles) >= 13
    assert role_face(theme.TINY, 5).pitch == role_face(theme.TINY, 13).pitch, "whoever asks, and how"


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (2560, 1440), (1024, 640), (640, 400), (640, 360)])
@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5, 2.0])
def test_the_tables_regions_fit_the_window(size: tuple[int, int], scale: float) -> None:
    layout = Layout(*size, scale)
    grid = table_grid(layout)
    regions = [grid.top, grid.map, grid.banner, grid.actions, grid.chronicle, *grid.strips]
    for region in regions:
        assert region.width > 0
        if layout.height_du >= 360:
            assert region.height > 0
            assert layout.window.contains(region) or (layout.one_column and region.bottom <= grid.height)
    if layout.height_du >= 360:
        assert not grid.map.colliderect(grid.banner)
        assert not grid.banner.colliderect(grid.actions)
        assert not any(grid.map.colliderect(strip) for strip in grid.strips)


def test_the_wide_grid_is_the_drawn_one() -> None:
    grid = table_grid(Layout(1920, 1080))
    assert grid.map == pygame.Rect(318, 88, 1308, 766)
    assert grid.banner == pygame.Rect(324, 864, 1296, 54)
    assert grid.strips[1] == pygame.Rect(12, 338, 300, 236)
    assert grid.chronicle == pygame.Rect(1632, 92, 276, 800)


@pytest.mark.parametrize("strips", [3, 4, 5])
@pytest.mark.parametrize("size", [(1920, 1080), (2560, 1440), (3840, 2160)])
def test_strips_share_their_column(strips: int, size: tuple[int, int]) -> None:
    layout = Layout(*size)
    grid = table_grid(layout, strips)
    assert 0 < layout.height - grid.strips[-1].bottom <= layout.px(24)


@pytest.mark.parametrize("size, named", [((1280, 720), (2, 3)), ((1920, 1080), (2, 3, 4, 5)),
                                         ((2560, 1440), (2, 3, 4, 5))])  # fmt: skip
def test_spellbooks_are_named_where_strips_have_room(size: tuple[int, int], named: tuple[int, ...]) -> None:
    layout = Layout(*size)
    high = {strips: table_grid(layout, strips).strips[0].height for strips in (2, 3, 4, 5)}
    found = {strips: heights(room, 1.0, not layout.compact) for strips, room in high.items()}
    assert tuple(strips for strips, parts in found.items() if parts.across) == named
    assert all(parts.books and parts.pool for parts in found.values())


@pytest.mark.parametrize("strips", [2, 3, 4, 5])
def test_the_lowest_strips_have_room_for_their_slots(strips: int) -> None:
    grid = table_grid(Layout(960, 540), strips)
    assert heights(grid.strips[0].height, 1.0, False).books > 0


@pytest.mark.parametrize("size, text, unit", [((1280, 720), 1.5, 1.5), ((1280, 720), 2.0, 2.0),
                                             ((1920, 1080), 2.0, 2.0), ((640, 360), 2.0, 1.0),
                                              ((960, 540), 2.0, 1.5)])  # fmt: skip
def test_larger_text_enlarges_what_goes_with_it(size: tuple[int, int], text: float, unit: float) -> None:
    usual, large = Layout(*size), Layout(*size, text=text)
    assert large.px(100) == round(100 * unit)
    assert large.letters * unit == pytest.approx(min(text, 1.5 * unit))
    assert large.limited(1.2).scale == pytest.approx(min(1.2, unit))
    assert large.limited(0.5) == usual


def test_rich_text_wraps_and_measures() -> None:
    short = RichText("**One** line", theme.BODY, 18, 400)
    long = RichText("word " * 60, theme.BODY, 18, 300)
    assert short.lines == 1
    assert long.lines > 5
    assert long.size[0] <= 300
    assert long.surface.get_height() >= long.height


def test_rich_text_keeps_glued_pieces_together() -> None:
    room = draw.text_width("aaaa bbbb", theme.BODY, 18) + 1
    fits, glued = (RichText(f"aaaa <~a/b>bbbb</>{more}", theme.BODY, 18, room).links[0][0] for more in ("", ","))
    assert fits.y == 0 < glued.y


@pytest.mark.parametrize("markup", ["", "**", "<gold>", "</></>", "{icon:none}", "\n\n", "__a", "x" * 500])
def test_rich_text_survives_anything(markup: str) -> None:
    assert RichText(markup, theme.BODY, 18, 100).surface.get_width() > 0


def test_players_names_are_no_markup() -> None:
    for name in ("**Bo** <gold>{icon:x}", "***Bo***", "____"):
        assert plain(escape(name)) == escape(name) == escape(escape(name))


@pytest.mark.parametrize("state", ["plain", "can", "hover", "selected", "ring", "ghost", "killed", "pained", "blocked"])
@pytest.mark.parametrize("faction", [*theme.FACTION, None])
def test_tokens_are_drawn_in_every_state(faction: str | None, state: tokens.State) -> None:
    made = tokens.token(faction, "acolyte", 36, state)
    assert made.get_bounding_rect().width > 30


def test_factions_differ_without_colour() -> None:
    shapes = {pygame.image.tobytes(glyphs.rim_shape(f, 64, 31, (255, 255, 255)), "RGBA") for f in theme.FACTION}
    signs = {pygame.image.tobytes(glyphs.glyph(f, 32, (255, 255, 255)), "RGBA") for f in theme.FACTION}
    assert len(shapes) == len(signs) == len(theme.FACTION) == 8


def test_a_missing_icon_is_drawn_all_the_same() -> None:
    assert icon("no_such_icon", 24).get_size() == (24, 24)


def test_shortened_text_fits() -> None:
    words = draw.shorten("A very long name indeed", theme.BODY, 18, 80)
    assert words.endswith("…")
    assert draw.text_width(words, theme.BODY, 18) <= 80


def test_the_rules_show_everything_there_is() -> None:
    for kind in ("unit", "ability", "book", "requirement"):
        shown = {key for sheet in SHEETS.values() for key in sheet[kind]}
        assert shown == set(words().things(kind))
    assert {page.faction for page in pages() if page.faction} == set(FACTIONS) <= set(theme.FACTION)


def test_search_puts_titles_first_and_wants_every_word() -> None:
    hits = search("instant death")
    assert {hit.entry.id for hit in hits[:2]} == {"instant_death", "aim_instant_death"}
    assert all("instant" in f"{hit.entry.title} {hit.entry.text}".casefold() for hit in hits)
    assert not search("zzzz")
    assert not search("  ")
