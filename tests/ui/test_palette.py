"""The factions can be told apart by everybody, and every text can be read, in each palette."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

import msgspec
import pygame
import pytest

from game.games.wars.factions.arms import ARMS
from game.match.settings import Settings
from game.ui import glyphs, palette, theme, tokens
from game.ui.figures.store import STORE
from game.ui.glyphs import glyph, rim_shape
from game.ui.palette import BLUE_YELLOW, PALETTES, RED_GREEN, STANDARD
from game.ui.rich import RichText
from game.ui.scenes.custom import CustomGameScene
from game.ui.scenes.keys import KeysScene
from game.ui.scenes.load import LoadScene
from game.ui.scenes.message import PromptScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.settings import SettingsScene
from scripts.window.robot import Robot
from tests.ui.colours import KINDS, closest, contrast, distance
from tests.ui.fakes import FakeServices
from tests.ui.playing import FIGHT, Opener
from tests.ui.walker import box_faults

FACTIONS = tuple(ARMS)
FIRST_FOUR = FACTIONS[:4]
PANELS = ("PANEL_TOP", "PANEL_BOTTOM", "FIELD", "WINDOW")
BUTTONS = ("BUTTON_TOP", "BUTTON_BOTTOM", "CHOSEN_TOP", "CHOSEN_BOTTOM")
TEXTS = ("TEXT", "TEXT_SECOND", "REASON", "CREAM", "PALE", "BRASS", "GOLD", "PASS_TEXT", "PAIN", "FREE", "NOBODY")


@pytest.fixture(autouse=True)
def standard() -> Iterator[None]:
    """Each test begins and ends in the standard palette, with a display for pictures."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    palette.use("standard")
    yield
    palette.use("standard")


def colours(of: palette.Palette, factions: Sequence[str] = FACTIONS) -> list[theme.RGB]:
    """The colours of a palette."""
    return [of.factions[faction] for faction in factions]


def same(a: pygame.Surface, b: pygame.Surface) -> bool:
    """Whether two pictures are equal."""
    return pygame.image.tobytes(a, "RGBA") == pygame.image.tobytes(b, "RGBA")


# Distances ------------------------------------------------------------------------------------


def test_the_measure_finds_pure_green_and_red_alike() -> None:
    """As the notes on the drawings have it: green and red of equal lightness are hardly apart."""
    green, red = (0, 139, 0), (216, 0, 0)
    assert distance(green, red) > 100
    assert distance(green, red, "deuteranopia") < 30
    assert distance((255, 255, 255), (0, 0, 0), "tritanopia") == pytest.approx(100, abs=0.5)


@pytest.mark.parametrize("kind", ["normal", *KINDS])
@pytest.mark.parametrize("name", PALETTES)
def test_any_two_factions_are_apart(name: str, kind: str) -> None:
    """The first four by 20; of eight, orange lies between red and yellow, where there are but 32 for some eyes."""
    assert closest(colours(PALETTES[name], FIRST_FOUR), kind) >= 20
    assert closest(colours(PALETTES[name]), kind) >= 19


@pytest.mark.parametrize(("other", "kind"), [
    (RED_GREEN, "protanopia"), (RED_GREEN, "deuteranopia"), (BLUE_YELLOW, "tritanopia"),
])  # fmt: skip
def test_a_palette_for_an_eye_sets_the_factions_further_apart(other: palette.Palette, kind: str) -> None:
    usual = closest(colours(STANDARD), kind)
    assert closest(colours(other), kind) >= max(usual * 1.25, 27)
    assert closest(colours(other, FIRST_FOUR), kind) >= 32


@pytest.mark.parametrize("kind", ["normal", *KINDS])
def test_kill_and_pain_are_apart_and_light_is_nobodys(kind: str) -> None:
    assert distance(theme.KILL, theme.PAIN, kind) >= 20
    for name, other in PALETTES.items():
        assert min(distance(theme.NOBODY, colour, kind) for colour in colours(other)) >= 14, name


# Contrast -------------------------------------------------------------------------------------


@pytest.mark.parametrize("ground", PANELS)
@pytest.mark.parametrize("text", [*TEXTS, "TEXT_THIRD", "KILL"])
def test_texts_can_be_read_on_panels(text: str, ground: str) -> None:
    assert contrast(getattr(theme, text), getattr(theme, ground)) >= 4.5


@pytest.mark.parametrize("ground", BUTTONS)
@pytest.mark.parametrize("text", ["TEXT", "TEXT_SECOND", "GOLD", "PALE", "FREE"])
def test_texts_can_be_read_on_buttons(text: str, ground: str) -> None:
    assert contrast(getattr(theme, text), getattr(theme, ground)) >= 4.5


def test_what_cannot_be_done_can_be_read() -> None:
    assert contrast(theme.REASON, theme.BLOCKED) >= 4.5
    assert contrast(theme.PASS_TEXT, theme.PASS_FILL) >= 4.5


@pytest.mark.parametrize("ground", PANELS)
@pytest.mark.parametrize("name", PALETTES)
def test_factions_names_can_be_read_and_their_signs_seen(name: str, ground: str) -> None:
    palette.use(name)
    for faction in FACTIONS:
        assert contrast(theme.faction_text(faction), getattr(theme, ground)) >= 4.5, faction
        assert contrast(theme.faction_colour(faction), getattr(theme, ground)) >= 3, faction


# Other signs than colour ----------------------------------------------------------------------


def rims_apart(a: str, b: str) -> float:
    """The share of two pieces, laid over each other, that only one of them covers."""
    return apart(*(pygame.mask.from_surface(rim_shape(faction, 128, 60, (255, 255, 255))) for faction in (a, b)))


def signs_apart(a: str, b: str) -> float:
    """The share of two signs, laid over each other, that only one of them covers."""
    return apart(*(pygame.mask.from_surface(glyph(faction, 48, (255, 255, 255))) for faction in (a, b)))


def apart(a: pygame.Mask, b: pygame.Mask) -> float:
    both = a.overlap_area(b, (0, 0))
    return 1 - both / (a.count() + b.count() - both)


def test_rim_and_glyph_tell_factions_apart_without_colour() -> None:
    assert set(theme.ARMS) == set(FACTIONS)
    grey = (200, 200, 200)
    for a, b in combinations(FACTIONS, 2):
        assert not same(rim_shape(a, 64, 30, grey), rim_shape(b, 64, 30, grey)), (a, b)
        assert not same(glyph(a, 14, grey), glyph(b, 14, grey)), (a, b)
        assert signs_apart(a, b) >= 0.5, (a, b)


def test_where_colours_are_close_the_rims_are_not() -> None:
    """Some pairs of eight are less than 25 apart to some eyes; their pieces differ in 6 of 100 points at least."""
    eyes = [(name, kind) for name in PALETTES for kind in ("normal", *KINDS)]
    for a, b in combinations(FACTIONS, 2):
        nearest = min(distance(PALETTES[name].factions[a], PALETTES[name].factions[b], kind) for name, kind in eyes)
        assert nearest >= 25 or rims_apart(a, b) >= 0.06, (a, b)


# Another palette holds everywhere at once -----------------------------------------------------


def test_another_palette_is_in_every_picture() -> None:
    def pictures() -> list[pygame.Surface]:
        return [
            glyphs.glyph("crawling_chaos", 24),
            glyphs.medal("crawling_chaos", 40),
            tokens.token("crawling_chaos", "acolyte", 36),
            tokens.captive("crawling_chaos", "acolyte", 36),
            tokens.book_slot("crawling_chaos", "spellbook", 42, True),
            RichText("<crawling_chaos>its word</>", theme.LOG, 15, 200).surface,
        ]

    usual = pictures()
    assert palette.use("red_green")
    assert not palette.use("red_green")
    assert palette.in_use() is RED_GREEN
    changed = pictures()
    assert not any(same(a, b) for a, b in zip(usual, changed, strict=True))
    palette.use("no such palette")
    assert palette.in_use() is STANDARD
    assert all(same(a, b) for a, b in zip(usual, pictures(), strict=True))


def window(driver: Robot) -> pygame.Surface:
    """What the window shows now, with all its figures."""
    driver.frames(2)
    assert STORE.ready()
    driver.frames(2)
    return driver.app.surface.copy()


@pytest.mark.parametrize("scene", [CustomGameScene, LoadScene, RulesScene, None])
def test_a_changed_window_is_as_a_new_one(
    scene: type | None, services: FakeServices, open_app: Callable[..., Robot]
) -> None:
    driver = open_app(scene() if scene else None)
    before = window(driver)
    services.settings.palette = "blue_yellow"
    driver.app.use_palette()
    after = window(driver)
    assert not same(before, after)
    assert same(after, window(open_app(scene() if scene else None)))


def spots(surface: pygame.Surface, colour: theme.RGB) -> int:
    """How many pixels have a colour."""
    return pygame.mask.from_threshold(surface, colour, (1, 1, 1, 255)).count()


def test_the_table_changes_whole(table: Opener) -> None:
    driver, _ = table(FIGHT)
    before = window(driver)
    assert all(spots(before, colour) > 20 for colour in colours(STANDARD, FIRST_FOUR))
    driver.app.settings.palette = "red_green"
    driver.app.use_palette()
    after = window(driver)
    assert [spots(after, colour) for colour in colours(STANDARD, FIRST_FOUR)] == [0, 0, 0, 0]
    assert all(spots(after, colour) > 20 for colour in colours(RED_GREEN, FIRST_FOUR))


def test_the_palette_is_chosen_in_the_settings(title: Robot, services: FakeServices) -> None:
    title.key("s")
    scene = title.scene
    assert isinstance(scene, SettingsScene)
    while title.focus != "palette":
        title.key("tab")
    before = window(title)
    title.key("right")
    assert (services.settings.palette, palette.in_use()) == ("red_green", RED_GREEN)
    assert services.settings.saved == 1
    title.key("right")
    assert palette.in_use() is BLUE_YELLOW
    after = window(title)
    for faction in FIRST_FOUR:
        assert spots(before, STANDARD.factions[faction]) > 0 == spots(after, STANDARD.factions[faction])
        assert spots(before, BLUE_YELLOW.factions[faction]) == 0 < spots(after, BLUE_YELLOW.factions[faction])


def test_only_known_palettes_are_kept() -> None:
    assert Settings().palette == "standard"
    for name in PALETTES:
        assert msgspec.json.decode(f'{{"palette": "{name}"}}', type=Settings).palette == name
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode('{"palette": "sepia"}', type=Settings)


# The list of keys -----------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["f2", "?"])
def test_keys_are_listed_from_anywhere_and_closed_again(key: str, title: Robot) -> None:
    below = title.scene
    title.key(key)
    assert isinstance(title.scene, KeysScene)
    title.key(key)
    assert title.scene is below
    title.key(key)
    title.key("esc")
    assert title.scene is below


def test_a_question_mark_typed_into_a_field_is_text(open_app: Callable[..., Robot]) -> None:
    driver = open_app(PromptScene("Rename", "A name:", "Evening", "Rename"))
    driver.key("?")
    driver.frames(2)
    assert isinstance(driver.scene, PromptScene)
    driver.key("f2")
    assert isinstance(driver.scene, KeysScene)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (640, 400)])
def test_the_list_of_keys_has_room(size: tuple[int, int], title: Robot) -> None:
    title.resize(*size)
    title.key("f2")
    scene = title.scene
    assert isinstance(scene, KeysScene)
    assert scene.page == "menus"
    for page in ("table", "cards", "replays", "lessons", "menus"):
        title.key("right")
        assert scene.page == page
        if size != (640, 400):
            assert scene.root.scrollers[0].limit == 0
        assert scene.root.laid and box_faults(scene.root.laid, title.app.layout) == []
