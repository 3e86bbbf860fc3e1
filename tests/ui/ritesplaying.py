"""Card tables to sit down at, and hands that play at them by real events."""

import random
import time
from collections.abc import Mapping
from typing import Any

import pygame

from game.engine.option import Option
from game.games.rites.screen.powers import CardCurtain, PowerPlayScene
from game.games.rites.words.faces import face
from game.games.rites.words.ritewords import place_of
from game.games.rites.words.tableview import POWER_PLAYS, bare, cards_of
from game.match.driver import AskBot, AskPerson, Over
from game.match.match import Match, Seat
from game.match.opened import OpenDecision
from game.match.services import Services
from game.match.session import Session, begin
from game.ui.gamescreen import opening_of
from game.ui.scenes.message import MessageScene
from game.ui.table.scene import MatchScene
from game.ui.table.stage import option_id
from scripts.window.robot import PATIENCE, Robot
from tests.ui.playing import OneWindow

ANNA = Seat("", "Anna")
BOTS = (Seat("random", "Ruth"), Seat("random", "Crane"), Seat("random", "Vane"))
FIFTH: dict[str, Any] = {
    "step": "deal",
    "number": 4,
    "used": ["cthulhu_rises", "the_tree_on_the_hill", "out_of_the_aeons", "at_the_mountains_of_madness"],
    "ends": [["cthulhu_rises", 0, "overthrow"], ["the_tree_on_the_hill", 1, "emptied"],
             ["out_of_the_aeons", 0, "all_bid"], ["at_the_mountains_of_madness", 1, "emptied"]],
    "caches": [["silver_key", "black_stone"], ["brain_cylinder", "zanns_viol"]],
}  # fmt: skip
"""Two cultists before their fifth rite, with artifacts to invoke once more."""
WANTED = ("invoke", "excavate", "steal", "knock", "keep_down")
"""Kinds of options the hands take whenever they are offered."""


def card_session(seats: tuple[Seat, ...], services: Services | None = None, **inputs: Any) -> Session:
    """A match whose bots play the same whenever it is played."""
    given = {"game": "rites", "players": len(seats), "seed": 3, **inputs}
    session = begin(given, seats, services.store if services else None)
    session.driver.seed = 7
    return session


class CardOpener(OneWindow):
    """Opens windows with a card table."""

    def __call__(
        self,
        seats: tuple[Seat, ...] = (ANNA, *BOTS),
        size: tuple[int, int] = (1280, 720),
        pace: str = "at_once",
        still: bool = True,
        settings: Mapping[str, Any] | None = None,
        **inputs: Any,
    ) -> tuple[Robot, MatchScene]:
        """A window at a new match, with these settings."""
        services = self._new_services(size, pace)
        for name, value in (settings or {}).items():
            setattr(services.settings, name, value)
        services.settings.reduced_motion = still
        session = card_session(seats, services, **inputs)
        app = self._new_app(services)
        scene = opening_of(session)
        assert isinstance(scene, MatchScene)
        app.start(scene)
        driver = Robot(app)
        driver.frames(3)
        return driver, scene


# what hands want


def choice(asked: OpenDecision, count: int) -> Option:
    """What the hands take: what they want above all, else anything, the same each time."""
    options = list(asked.options)
    for kind in WANTED:
        found = [option for option in options if option.kind == kind]
        if found:
            return found[count % len(found)]
    if asked.kind == "rite":
        return next((option for option in options if option.number in (2, 5)), options[0])
    plain = [option for option in options if option.kind not in POWER_PLAYS] or options
    if asked.kind == "present":
        plain = [option for option in plain if option.kind == "play"] or plain
    return random.Random(count).choice(plain)


def played_out(seats: tuple[Seat, ...]) -> Match:
    """A match played to its end without a window as the hands would."""
    session, count = card_session(seats), 0
    while not isinstance(waiting := session.waiting(), Over):
        if isinstance(waiting, AskPerson):
            session.answer(choice(waiting.decision, count), waiting.decision.serial)
            count += 1
        elif isinstance(waiting, AskBot):
            session.done(waiting, session.think(waiting))
    return session.match


def cards_seen(driver: Robot) -> list[int]:
    """How many cards each cultist's plate tells of."""
    return [plate.tip.count("(") for plate in driver.find(id="cultist.*")]


# hands


def settle(driver: Robot, scene: MatchScene) -> None:
    """Let the bots play until a person is asked or it is over, drawing curtains aside."""
    end = time.monotonic() + PATIENCE
    while True:
        top = driver.scene
        if isinstance(top, CardCurtain):
            driver.key("enter")
        elif top is not scene or scene.question is not None or scene.flow.over:
            return
        else:
            assert time.monotonic() < end, "nobody is asked"
            driver.frames()
            if scene.flow.next_wake is None:
                pygame.time.wait(1)


def take(driver: Robot, scene: MatchScene, option: Option) -> None:
    """Choose an option with the mouse: cards, then the place, then its button."""
    assert scene.question is not None
    serial = scene.session.match.serial
    if option.kind in POWER_PLAYS:
        driver.press("power_play")
        if isinstance(driver.scene, MessageScene):
            seats = [each.value for each in driver.scene.answers]
            driver.press("yes" if seats[-1] == scene.question.seat else str(scene.question.seat))
        overlay = driver.scene
        assert isinstance(overlay, PowerPlayScene)
        driver.press(f"option.{overlay.able.index(option)}")
        return
    for laid in cards_of(option):
        card = f"hand.{face(bare(laid)).id}"
        if not driver.thing(card).selected:
            driver.press(card)
            if scene.session.match.serial != serial:
                return
    place = f"centre.{place_of(scene.stage.table.rite, option)}"
    if driver.sees(place) and driver.thing(place).enabled:
        driver.press(place)
        if scene.session.match.serial != serial:
            return
    for _ in range(12):
        if driver.sees(option_id(option)):
            driver.press(option_id(option))
            assert scene.session.match.serial != serial, f"{option} was not taken"
            return
        driver.press("more")
    raise AssertionError(f"no way to {option}")
