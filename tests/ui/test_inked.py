"""Names and counts are read where they are painted, on tables, cards and strips; rings tell whose figures are."""

from __future__ import annotations

import numpy as np
import pygame
import pytest

from game.games.rites.screen import cards as cards_of
from game.games.rites.screen import relics
from game.games.rites.screen.arts import art
from game.games.rites.words.cards import all_of
from game.games.rites.words.faces import face_of
from game.games.wars.factions.arms import ARMS
from game.games.wars.screen.map.pieces import LEAST
from game.games.wars.screen.map.shelf import WIDTH, stood
from game.ui import draw, palette, theme, tokens
from game.ui.figures.store import STORE
from game.ui.theme import COUNT
from tests.ui.colours import KINDS, closest
from tests.ui.inked import Ink, contrast, inked
from tests.ui.playing import FIGHT, Opener
from tests.ui.ritesplaying import CardOpener

READ = 4.5
UNABLE = {"Undo", "Redo", "Signs", "›"}
"""Buttons that can do nothing now, and what parts the phases."""


def weak(found: list[Ink]) -> list[Ink]:
    return sorted(each for each in found if each.contrast < READ and each.words not in UNABLE)


def test_the_measure_finds_gray_on_gray_and_letters_over_a_bright_rim(display: None) -> None:
    target = pygame.Surface((200, 60))
    with inked() as found:
        for ground in ((20, 20, 20), (90, 90, 90), (190, 190, 190)):
            target.fill(ground)
            draw.text(target, "Arkham 12", theme.BODY, 16, (150, 150, 150), (10, 10))
        target.fill((20, 20, 20))
        target.fill((150, 150, 150), (0, 28, 200, 12))
        draw.text(target, "Arkham 12", theme.BODY, 16, (150, 150, 150), (10, 10))
    assert [each.contrast >= READ for each in found] == [True, False, False, False]


@pytest.mark.parametrize("width", [60, 110])
def test_ranks_and_names_on_cards_of_rites_are_read(width: int, display: None) -> None:
    entities = [f"{cult}{rank}" for cult in "wybg" for rank in range(14)]
    artifacts = [artifact for _, artifact in all_of("artifact")]
    for each in entities:
        art(face_of(each).id)
    for each in artifacts:
        art(each)
    assert STORE.ready()
    with inked() as found:
        for each in entities:
            cards_of.entity(each, width)
        for each in artifacts:
            relics.artifact(each, width)
    assert len(found) > 56 and not weak(found), weak(found)[:6]


@pytest.mark.parametrize("rite", ["the_hound"])
def test_words_on_tables_of_rites_are_read(rite: str, cards: CardOpener) -> None:
    with inked() as found:
        driver, scene = cards(setup={"rite": rite})
        assert STORE.ready()
        scene.redraw()
        driver.frames(2)
    assert len(found) > 40 and not weak(found), weak(found)[:6]


def test_words_beside_portraits_and_on_washes_are_read(table: Opener) -> None:
    with inked() as found:
        driver, scene = table(FIGHT)
        assert STORE.ready()
        scene.redraw()
        driver.frames(2)
    assert {"Great Cthulhu", "Crawling Chaos"} <= {each.words for each in found}
    assert not weak(found), weak(found)[:6]


@pytest.mark.parametrize("name", palette.PALETTES)
def test_counts_on_figures_are_read_whatever_stands_behind(name: str, display: None) -> None:
    palette.use(name)
    for faction, ground in ((each, ground) for each in ARMS for ground in ((235, 240, 245), (10, 12, 16))):
        target = pygame.Surface((24, 24))
        target.fill(ground)
        disc = tokens.count_disc(8, 17, theme.faction_colour(faction))
        target.blit(disc, disc.get_rect(center=(12, 12)))
        digits = draw.text_surface("8", COUNT, 13, (255, 255, 255))
        cover = pygame.Surface((24, 24), pygame.SRCALPHA)
        cover.blit(digits, digits.get_rect(center=(12, 12)))
        letters = pygame.surfarray.array_alpha(cover) > 16
        assert contrast(pygame.surfarray.array3d(target), letters, (255, 255, 255)) >= READ, faction
    palette.use("standard")


@pytest.mark.parametrize("name", palette.PALETTES)
def test_rings_of_figures_are_as_far_apart_as_the_colors_of_their_sides(name: str, display: None) -> None:
    """At the least size pieces have, to each kind of eyes."""
    palette.use(name)
    STORE.want(ARMS)
    assert STORE.ready()
    px = round(WIDTH["cultist"] * LEAST)
    shown = []
    for faction in ARMS:
        picture = stood(faction, "acolyte", px).surface
        colour, pixels = np.array(theme.faction_colour(faction)), pygame.surfarray.array3d(picture).astype(int)
        ring = (np.abs(pixels - colour).max(axis=2) <= 30) & (pygame.surfarray.array_alpha(picture) > 200)
        assert ring.sum() >= 40, faction
        red, green, blue = (int(part) for part in pixels[ring].mean(axis=0))
        shown.append((red, green, blue))
    for eyes in ("normal", *KINDS):
        assert closest(shown, eyes) >= 0.88 * closest([theme.faction_colour(faction) for faction in ARMS], eyes), eyes
    palette.use("standard")
