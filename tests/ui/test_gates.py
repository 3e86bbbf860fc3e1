"""Gates as sculpted rings: whose they are, that they open, turn and come to rest, and what is painted for that."""

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from game.games.wars.screen.map.marks import draw_token
from game.games.wars.screen.map.pieces import Item, Spot, in_order, lone
from game.games.wars.screen.map.portals import portals
from game.games.wars.screen.map.turning import REST, STEP, Turning
from game.games.wars.words.factionwords import Token
from game.games.wars.words.tableview import Piece
from game.ui import theme, tokens
from game.ui.figures import gates, marks
from game.ui.figures.standing import Standing, caged, fitted
from game.ui.figures.store import STORE
from game.ui.kit.medal import GATE_HIGH, GateAsleep
from game.ui.layout import Layout
from game.ui.table.scene import MatchScene
from scripts.window.robot import Robot
from tests.ui.eight import OW, SL
from tests.ui.playing import CC, FIGHT, GC, YS, Opener, settle

UNIT = 39.0


@pytest.fixture
def sculpted() -> Iterator[None]:
    """A window, and the sculpture of gates read."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    STORE.prop(gates.NAME)
    assert STORE.ready() and gates.prop(gates.NAME)
    yield


def light(faction: str, frame: int = 0) -> pygame.Color:
    """The mean color of a throat."""
    found = gates.throat(UNIT, faction, frame)
    assert found
    return pygame.transform.average_color(found.surface, consider_alpha=True)


@pytest.mark.usefixtures("sculpted")
def test_a_gate_shines_in_its_keepers_color_and_gray_without_one() -> None:
    for faction in theme.FACTION:
        red, green, blue = light(faction)[:3]
        own = theme.faction_colour(faction)
        assert max(range(3), key=lambda c: (red, green, blue)[c]) == max(range(3), key=lambda c: own[c]), faction
    dead = light("")[:3]
    assert max(dead) - min(dead) < 12 and max(dead) < min(max(light(each)[:3]) for each in theme.FACTION)


@pytest.mark.usefixtures("sculpted")
def test_a_gate_turns_and_an_abandoned_one_does_not() -> None:
    kept = {pygame.image.tobytes(gates.gate(UNIT, GC, frame).surface, "RGBA") for frame in range(gates.FRAMES)}
    assert len(kept) == gates.FRAMES and gates.turns(GC)
    assert gates.throat(UNIT, GC, gates.FRAMES) is gates.throat(UNIT, GC, 0)
    assert gates.throat(UNIT, "", 5) is gates.throat(UNIT, "", 0) and not gates.turns("")


@pytest.mark.usefixtures("sculpted")
@pytest.mark.parametrize("high", [28, 64])
def test_a_gate_asleep_is_darker_than_any_other_and_still_its_keepers(high: int) -> None:
    unit = high / GATE_HIGH

    def shade(made: Standing, up: float, high: float) -> float:
        part = pygame.Rect(0, 0, round(1.2 * unit), round(high * unit))
        part.center = made.middle[0], made.middle[1] - round(up * unit)
        return sum(pygame.transform.average_color(made.surface, part, consider_alpha=True)[:3])

    asleep, awake, dead = gates.asleep(unit, SL), gates.gate(unit, SL), gates.gate(unit, "")
    assert shade(asleep, 0, 0.5) < 0.6 * shade(awake, 0, 0.5), "its throat"
    assert shade(asleep, 0.62, 0.3) < 0.75 * min(shade(awake, 0.62, 0.3), shade(dead, 0.62, 0.3)), "its stones"
    own = theme.faction_colour(SL)
    pixels = [asleep.surface.get_at((asleep.foot[0], y)) for y in range(asleep.surface.get_height())]
    assert any(px.a > 200 and max(abs(px[c] - own[c]) for c in range(3)) < 30 for px in pixels), "its ring"
    assert gates.asleep(unit, GC) is not asleep


@pytest.mark.usefixtures("sculpted")
def test_a_gate_asleep_stands_on_its_keepers_strip() -> None:
    target = pygame.Surface((90, 60), pygame.SRCALPHA)
    GateAsleep(SL, 28).paint(target, target.get_rect(), Layout(1280, 720))
    drawn = target.get_bounding_rect(120)
    assert drawn.width > 1.2 * drawn.height > 20 and abs(drawn.centerx - 45) < 3


@pytest.mark.usefixtures("sculpted")
def test_the_pictures_of_a_gate_that_opens_grow() -> None:
    inked = [pygame.mask.from_surface(gates.opening(UNIT, GC, step).surface).count() for step in range(gates.OPENING)]
    assert inked == sorted(inked) and inked[0] < inked[-1] / 3
    flat = [pygame.mask.from_surface(tokens.gate_opening(40, (90, 200, 140), step)).count()
            for step in range(tokens.OPENING)]  # fmt: skip
    assert flat == sorted(flat) and flat[0] < flat[-1] / 3


@pytest.mark.usefixtures("sculpted")
def test_a_throat_lies_within_what_is_painted_when_it_turns() -> None:
    for px in (40, 58, 116):
        unit, at = gates.unit_of(px), (300, 200)
        found = gates.throat(unit, GC)
        assert found and gates.room(unit, at).contains(found.surface.get_rect(topleft=found.place(at)))


def test_gates_turn_slowly_and_come_to_rest() -> None:
    turning = Turning()
    assert turning.next_wake is None
    turning.some = True
    assert not turning.pulse(STEP * 0.6) and turning.pulse(STEP * 0.6) and turning.frame == 1
    while turning.next_wake is not None:
        turning.pulse(STEP)
    assert REST / STEP - 2 <= turning.frame <= REST / STEP + 2
    turning.stir()
    assert turning.next_wake is not None and turning.pulse(STEP)
    turning.calm = True
    assert turning.next_wake is None and not turning.pulse(1.0)


def start(table: Opener, **given: object) -> tuple[Robot, MatchScene]:
    """A table with two gates, where nothing else moves."""
    driver, scene = table(FIGHT, pace="normal", **given)  # type: ignore[arg-type]
    STORE.want([GC, CC, YS])
    assert STORE.ready()
    settle(driver, lambda: not scene.animating)
    return driver, scene


def test_only_gates_are_painted_when_they_turn_and_the_same_as_with_all(table: Opener) -> None:
    driver, scene = start(table)
    stage, surface = scene.stage, driver.app.surface
    driver.frames(40)
    areas = stage.map.turning_areas
    assert len(areas) == 2 and sum(each.width * each.height for each in areas) < 0.03 * 1280 * 720
    stage.draw(surface, True)
    stage._turned, stage.partly = True, False
    stage.map.turning.frame += 3
    before = surface.copy()
    stage.draw(surface, False)
    partly = pygame.image.tobytes(surface, "RGB")
    assert partly != pygame.image.tobytes(before, "RGB")
    stage.draw(surface, True)
    assert partly == pygame.image.tobytes(surface, "RGB")


def test_nothing_turns_with_reduced_motion_or_when_nobody_is_there(table: Opener) -> None:
    _, scene = start(table, settings={"reduced_motion": True})
    assert scene.stage.map.next_wake is None
    _, scene = start(table)
    assert scene.stage.map.next_wake is not None
    scene.stage.update(0.05)
    for _ in range(round(REST / STEP) + 5):
        scene.stage.update(STEP)
    scene.stage._turned = False
    assert scene.stage.map.next_wake is None and not scene.stage.animating
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0)))
    assert scene.stage.map.next_wake is not None


def test_a_unit_that_is_a_gate_stands_in_a_ring_of_its_own() -> None:
    yog = Piece(7, OW, "yog_sothoth", "great_old_one", "europe")
    spots = [Spot("europe", lone(yog), (200, 200), 58), Spot("asia", lone(replace(yog, kind="mutant")), (9, 9), 40)]
    found = list(portals(spots, lambda spot: True, (), ()))
    assert [(each.faction, each.px > tokens.GATE) for each in found] == [(OW, True)]
    assert not list(portals(spots, lambda spot: True, (), {7}))


@pytest.mark.usefixtures("sculpted")
def test_marks_are_of_the_same_family_and_flat_without_it(monkeypatch: pytest.MonkeyPatch) -> None:
    STORE.want([YS, GC])
    assert STORE.ready() and marks.here()
    stain = marks.stain(UNIT, YS)
    assert stain and pygame.mask.from_surface(stain.surface, 60).count() > 1500
    in_cage, free = caged(GC, "acolyte", 36), fitted(GC, "acolyte", 36)
    assert in_cage.figure == free.figure and in_cage.surface.get_height() > free.surface.get_height()
    stone = tokens.sign_back(24)
    assert stone.get_size() == (24, 31)
    monkeypatch.setattr(marks, "here", lambda: False)
    assert marks.stain(UNIT, YS) is None and tokens.sign_back(24).get_size() == stone.get_size()
    assert pygame.image.tobytes(tokens.sign_back(24), "RGBA") != pygame.image.tobytes(stone, "RGBA")


@pytest.mark.usefixtures("sculpted")
@pytest.mark.parametrize(("faction", "ref", "size"), [("ancients", "cathedral", 46), ("windwalker", "ice_age", 30)])
def test_buildings_and_ice_stand_on_their_areas(faction: str, ref: str, size: int) -> None:
    target = pygame.Surface((200, 200), pygame.SRCALPHA)
    token = Token(faction, ("card", ref), building=size > 40)
    spot = Spot("europe", Item("mark", size, faction, token=token), (100, 120), size)
    STORE.want([faction])
    assert STORE.ready()
    draw_token(target, spot)
    drawn = target.get_bounding_rect(200)
    assert drawn.height > 0.9 * size and 115 < drawn.bottom < 152 and abs(drawn.centerx - 100) < size / 2
    piece = Spot("europe", lone(Piece(1, GC, "acolyte", "cultist", "europe")), (100, 100), 36)
    stained = Spot("europe", Item("mark", 20), (100, 140), 20)
    assert in_order([spot, piece, stained]) == [stained, piece, spot], "who stands nearer hides who stands behind"
