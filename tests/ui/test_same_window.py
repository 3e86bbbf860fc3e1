"""What is hidden from a seat changes no pixel of its window: portraits, figures, a battle's stage, cards, moments.

``tests/match/test_same_sights.py`` compares what a seat is told; this compares what is painted for it.
"""

from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pygame
import pytest

from game.match.match import Seat
from game.match.session import Session, begin
from game.ui.figures.store import STORE
from game.ui.gamescreen import screen_of
from tests.match.lookalikes import lookalikes
from tests.match.test_same_sights import game
from tests.ui.gallery import CC, FIGHT_DICE, MIDGAME, YS, Gallery, advance, every_hint

HIDDEN = ({}, {YS: [3], CC: [2]})
"""Elder Signs of others, worth something else."""
SEED, ANSWERS, WINDOW = 4, 38, 12
"""A pair of matches of Rites of Cthulhu in which the seat is asked while others hold other cards."""


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    """A window at which one seat stays."""
    made = Gallery(tmp_path_factory.mktemp("window"))
    made.services.settings.curtain, made.services.settings.hints_seen = "never", every_hint()
    with closing(made):
        yield made


def people(count: int) -> tuple[Seat, ...]:
    return tuple(Seat("", f"Player {number + 1}") for number in range(count))


def seen(gallery: Gallery, session: Session, seat: int) -> dict[str, Any]:
    """All that is painted: the window, the moments among all that was told, and the small picture of a save."""
    match = session.match
    scene = gallery.table(session, seat)
    gallery.settle()
    assert scene.viewer == seat
    for _ in range(2):
        # What it shows is read aside, too.
        *_, small = screen_of(match.rules.game).small_picture(session)
        assert STORE.ready()
    moments = [scene.stage.moment([event]) for event in match.events_since(0, seat)]
    return {"window": pygame.image.tobytes(gallery.app.surface, "RGB"), "moments": moments, "small": small}


def same(gallery: Gallery, one: Session, other: Session, seat: int) -> dict[str, Any]:
    """Compare what is painted of two matches that differ in what the seat has not seen."""
    assert one.match.position.key() != other.match.position.key(), "this is no pair"
    shown, again = seen(gallery, one, seat), seen(gallery, other, seat)
    assert [what for what in shown if shown[what] != again[what]] == []
    return shown


def fight(signs: dict[str, list[int]]) -> Session:
    """Great Cthulhu, in a battle on the stage, is asked."""
    setup = MIDGAME | {"signs": MIDGAME["signs"] | signs}
    inputs = {"game": "wars", "players": 4, "seed": 3, "setup": setup, "dice": FIGHT_DICE}
    session = begin(inputs, people(4), None)
    assert advance(session, lambda kind, seat: kind == "action")
    asked = session.match.decision
    session.answer(next(option for option in asked.options if option.kind == "battle"), asked.serial)
    done = lambda option: option.kind == "done"  # noqa: E731
    assert advance(session, lambda kind, seat: seat == 0 and kind == "assign_kill", done)
    return session


def test_elder_signs_of_others_change_nothing_on_the_window_of_a_battle(gallery: Gallery) -> None:
    shown = same(gallery, *map(fight, HIDDEN), 0)
    assert any(shown["moments"]) and gallery.driver.scene.stage.battle.staged


def test_cards_of_others_change_nothing_on_the_card_table(gallery: Gallery) -> None:
    for pair in lookalikes(game("rites", SEED), SEED, ANSWERS, WINDOW):
        asked = pair.real.position.decision
        if asked and asked.seat == pair.seat and pair.real.position.key() != pair.other.position.key():
            break
    for match in (pair.real, pair.other):
        match.seats = list(people(len(match.seats)))
    same(gallery, Session(pair.real, None), Session(pair.other, None), pair.seat)
