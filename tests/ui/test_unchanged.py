"""A picture does not change while nothing happens. ``scripts/unchanged.py`` looks at every scene for longer."""

from collections.abc import Iterator

import pygame
import pytest

from game.ui import draw
from tests.ui import unchanged
from tests.ui.gallery import Gallery
from tests.ui.unchanged import changes

SMALL, LARGE = (1280, 720), (1920, 1080)
LOOKED_AT = {
    "title": SMALL, "board_own": SMALL, "rules_search": SMALL, "settings": LARGE, "table_hint": SMALL,
    "table_menu": SMALL, "table_past": SMALL, "end_turning": SMALL, "duel_past": LARGE,
    "battle_kills": SMALL, "theatre": SMALL, "rites_past": SMALL,
}  # fmt: skip
"""Tables with what can lie open on them, and one of each sort of page."""
MOST = 6


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    """One window for all scenes."""
    made = Gallery(tmp_path_factory.mktemp("gallery"))
    yield made
    made.close()


@pytest.mark.parametrize("name", LOOKED_AT)
def test_a_scene_looks_the_same_after_half_a_minute(gallery: Gallery, name: str) -> None:
    assert changes(gallery, name, LOOKED_AT[name], most=MOST) == []


def test_what_is_painted_again_over_itself_is_found(gallery: Gallery, monkeypatch: pytest.MonkeyPatch) -> None:
    """Colors blended into panels that were not painted anew, as in pygame outside what is clipped to."""

    def unclipped(target: pygame.Surface, part: pygame.Rect, colour: tuple[int, int, int], blend: int) -> None:
        target.fill(colour, part, blend)

    monkeypatch.setattr(draw, "tint", unclipped)
    monkeypatch.setattr(unchanged, "PERIOD", 1.0)
    found = "\n".join(changes(gallery, "table_past", SMALL, most=1))
    assert "after 30 seconds a whole painting differs" in found
    assert "the first picture does not come again" in found


def test_a_tint_stays_where_it_may_be_painted() -> None:
    picture = pygame.Surface((20, 20))
    picture.set_clip((0, 0, 8, 20))
    for part in (pygame.Rect(10, 0, 10, 20), pygame.Rect(4, 0, 10, 20)):
        draw.tint(picture, part, (9, 9, 9), pygame.BLEND_RGB_ADD)
    assert [picture.get_at((x, 5))[0] for x in (2, 6, 12)] == [0, 9, 0]
