"""What is won is seen on its way: Doom to its track, Power to its strip."""

import pygame
import pytest

from game.engine.event import Event
from game.games.wars.screen.coins import Coins
from game.games.wars.screen.winnings import MOST, gained
from game.games.wars.words.tableview import read_table
from game.match.match import Match
from game.ui.turnedcard import EDGE, turned_card
from tests.ui.playing import ADA, BOTS, CC, FIGHT, GC, YS, Opener


@pytest.fixture
def match() -> Match:
    return Match.new({"game": "wars", "players": 4, "seed": 1, "setup": FIGHT}, (ADA, *BOTS))


def test_power_comes_from_gates_and_cultists_and_doom_from_where_units_fell(match: Match) -> None:
    table = read_table(match, 0)
    fought = next(area.number for area in table.areas if area.id == "indian_ocean")
    polyp = next(unit for unit, piece in table.pieces.items() if piece.kind == "flying_polyp")
    found = list(gained([Event("gathered", (1, 2, 1, 0, 0)), Event("killed", (polyp, fought, 0)),
                         Event("doom", (0, 2, "loss")), Event("doom", (3, 40, "ritual"))], table))  # fmt: skip
    assert [(each.faction, each.sort) for each in found] == [(CC, "power"), (YS, "doom"), (GC, "doom")]
    assert found[0].places == ("indian_ocean", "indian_ocean", "south_asia", "indian_ocean")[:2] + tuple(
        area.id for area in table.areas if any(p.faction == CC and p.cls == "cultist" for p in area.pieces)
    )
    assert found[1].places == ("",) * MOST and found[2].places == ("indian_ocean",) * 2


def test_coins_set_off_one_after_the_other_and_leave_nothing() -> None:
    pygame.display.set_mode((320, 200))
    coins = Coins()
    coins.begin(GC, "doom", [((10, 190), (300, 10))] * 2, 20, 1.0)
    covered = pygame.Rect(0, 0, 0, 0)
    for _ in range(4):
        coins.advance(0.1)
        covered = coins.moving_area
    assert coins.busy and 10 < covered.centerx < 300 and covered.width < 320
    coins.advance(0.0)
    covered = coins.moving_area
    coins.advance(2.0)
    assert not coins.busy and coins.moving_area == covered, "where they were last is painted once more"


def test_what_is_won_flies_only_where_motion_is_wanted(table: Opener) -> None:
    _, scene = table(FIGHT, pace="normal")
    won = [Event("doom", (0, 3, "ritual"))]
    scene.stage.hear(won, False, 0.0)
    assert not scene.stage.coins.busy
    scene.stage.hear(won, False, 1.0)
    assert scene.stage.coins.busy and scene.stage.moving
    scene.stage.finish_motion()
    assert not scene.stage.coins.busy


def test_a_card_that_turns_shows_its_edge() -> None:
    card = pygame.Surface((100, 140), pygame.SRCALPHA)
    card.fill((10, 20, 120))
    assert turned_card(card, 1.0) is card
    half, edge = turned_card(card, 0.5), turned_card(card, 0.0)
    assert edge.get_width() < half.get_width() < 60 and half.get_height() == 140
    assert edge.get_at((1, 70))[:3] == EDGE
    assert half.get_at((20, 70)).b < 120, "turned from the lamp it is darker"
