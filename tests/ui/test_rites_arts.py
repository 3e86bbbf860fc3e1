"""The pictures on cards: one for each, read aside, told from each other; and names on small cards too."""

from itertools import combinations

import pygame
import pytest

from game.games.rites.rules.cards import RITE_ID
from game.games.rites.screen import arts, candles, cards, relics
from game.games.rites.screen.candles import Flicker
from game.games.rites.screen.layouts.registry import layout_of
from game.games.rites.screen.layouts.ritelayout import Brush, Canvas
from game.games.rites.words.cards import all_of
from game.shipped import asset
from game.ui.figures.store import STORE
from game.ui.layout import Layout

ENTITIES = [f"{cult}{rank}" for cult in "gbyw" for rank in range(14)]
ARTIFACTS = [id for _, id in all_of("artifact")]


def looked_at() -> list[pygame.Surface]:
    """All pictures, read."""
    for name in (*ENTITIES, *ARTIFACTS):
        arts.art(name)
    assert STORE.ready(30)
    found = [arts.art(name) for name in (*ENTITIES, *ARTIFACTS)]
    assert all(found)
    return [each for each in found if each]


def test_every_entity_and_artifact_has_a_picture() -> None:
    shown = {path.stem for path in asset(*arts.FOLDER.split("/")).glob("*.webp")}
    assert shown == {*ENTITIES, *ARTIFACTS} and len(shown) == 69


def test_no_two_pictures_are_alike(display: None) -> None:
    small = [pygame.image.tobytes(pygame.transform.smoothscale(each, (6, 7)), "RGB") for each in looked_at()]
    nearest = min(sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)
                  for one, other in combinations(small, 2))  # fmt: skip
    assert nearest > 4


def test_a_card_has_its_icon_until_its_picture_is_read(display: None) -> None:
    looked_at()
    picture = arts.art("g12")
    assert cards.entity("g12", 100) is cards.entity("g12", 100)
    assert cards.entity("g12", 100) is not cards._entity("g12", 100, None)
    assert relics.artifact("silver_key", 100) is relics._artifact("silver_key", 100, False, arts.art("silver_key"))
    assert picture is arts.art("g12")


def test_a_large_card_has_a_large_picture_and_the_small_one_until_it_is_read(display: None) -> None:
    looked_at()
    assert arts.art("w3", 400) in (arts.art("w3"), arts.art("w3", 500))
    assert STORE.ready()
    arts.art("w3", arts.MIDDLE[0])
    assert STORE.ready()
    found = [arts.art("w3", width) for width in (arts.SMALL[0], arts.SMALL[0] + 1, arts.LARGE[0])]
    assert [each and each.get_size() for each in found] == [arts.SMALL, arts.MIDDLE, arts.LARGE]


def test_no_file_is_smaller_than_cards_are_in_most_windows(display: None) -> None:
    for path in asset(*arts.FOLDER.split("/")).glob("*.webp"):
        wide, high = pygame.image.load(str(path)).get_size()
        assert arts.SMALL[0] <= wide <= arts.LARGE[0] and high == round(wide * 1.15)


def test_small_cards_have_their_whole_name_or_none(display: None) -> None:
    assert [cards.named("Cthulhu", width) for width in (50, 60, 70)] == [False, True, True]
    assert [cards.named("Klarkash-Ton", width) for width in (54, 74, 80)] == [False, True, True]
    assert all(cards.named(cards.face_of(card).narrow, 74) for card in ENTITIES)


@pytest.mark.parametrize("width", [64, 72, 80, 112, 150])
def test_cards_carry_their_names_when_they_are_small(width: int, display: None) -> None:
    looked_at()
    high = cards.height_of(width)
    for card in ("g11", "y12"):
        plate = cards.entity(card, width).subsurface((4, high * 4 // 5, width - 8, high // 5 - 6))
        light = [sum(plate.get_at((x, y))[:3]) for x in range(plate.get_width()) for y in range(plate.get_height())]
        assert max(light) > 540 and min(light) < 260, "ink on vellum"


def test_the_rank_stands_dark_on_every_picture(display: None) -> None:
    """The seal's ground is dark and its rim and number are light, whatever is behind."""
    looked_at()
    for card in ENTITIES:
        made = cards.entity(card, 112)
        seal = [sum(made.get_at((x, y))[:3]) for x in range(6, 32) for y in range(6, 32)]
        assert min(seal) < 110 and max(seal) > 600


# Candles --------------------------------------------------------------------------------------


def test_candles_flicker_for_a_while_after_something_has_happened_and_then_rest() -> None:
    flicker, seen = Flicker(), []
    assert flicker.next_wake is None and not flicker.update(1.0) and flicker.strength == 0
    flicker.stir()
    while flicker.next_wake is not None and len(seen) < 999:
        if flicker.update(0.05):
            seen.append(flicker.strength)
    assert 25 <= len(seen) <= 5 * 6 + 1 and seen[-1] == 0 and len(set(seen)) > 4
    assert max(seen) <= 255 * 0.08


def test_candles_are_still_where_motion_is_not_wanted() -> None:
    flicker = Flicker()
    flicker.still = True
    flicker.stir()
    assert flicker.next_wake is None and flicker.strength == 0


def test_candles_stand_on_each_table_and_on_none_that_is_too_small(display: None) -> None:
    sizes = ((1240, 682), Layout(1920, 1080)), ((300, 165), Layout(640, 360))
    tables = [Canvas(pygame.Rect(0, 0, *size), layout) for size, layout in sizes]
    for rite in RITE_ID:
        spots = layout_of(rite).candles
        assert spots
        candles.stood(tables[0], spots)
        assert STORE.ready()
        assert candles.stood(tables[0], spots) and not candles.stood(tables[1], spots)


def test_the_light_of_a_candle_is_added_to_what_is_there(display: None) -> None:
    flicker, target = Flicker(), pygame.Surface((1240, 682))
    target.fill((40, 30, 20))
    flicker.stir()
    assert flicker.update(0.2) and flicker.strength
    flicker.paint(Brush(target.get_rect(), Layout(1920, 1080), target), ((0.0, 0.0),))
    assert target.get_at((620, 560))[:3] == (40, 30, 20) != target.get_at((620, 300))[:3]


def test_the_edge_of_a_card_that_lies_askew_is_smooth(display: None) -> None:
    card = cards.turned("?", 90, 6)
    column = [card.get_at((x, card.get_height() // 2)).a for x in range(card.get_width())]
    edge = [[card.get_at((x, y)).a for x in range(12)] for y in range(30, 90)]
    assert max(column) == 255 and sum(0 < alpha < 255 for row in edge for alpha in row) > 40
