"""Every kind of question of every game, put up at its table: for the walk that finds what is cut and covered."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from game.engine.option import Option
from game.games.registry import rules_for
from game.language.library import SOURCE
from game.language.spoken import speak
from game.match.match import Match, Seat
from game.match.session import Session
from game.ui.gamescreen import opening_of
from tests.play.walks import DULL, inputs_of, inputs_of_duel, inputs_of_rites, inputs_of_two
from tests.ui.gallery import Gallery, every_hint
from tests.ui.walker import View, faults, noting

MAKERS: tuple[Callable[[int], dict[str, Any]], ...] = (inputs_of, inputs_of_two, inputs_of_duel, inputs_of_rites)
NAMES = ("Ada", "Bea", "Anna", "Bruno", "Clara", "Dorian")
MOST = 1500
"""How many answers a match has at the most."""


def matches(seeds: Sequence[int]) -> Iterator[Match]:
    """Matches of all games with people alone."""
    for make in MAKERS:
        for seed in seeds:
            inputs = {"seed": seed, **make(seed)}
            seats = rules_for(inputs).seats
            yield Match.new(inputs, [Seat("", name) for name in NAMES[:seats]])


def questions(match: Match, seed: int) -> Iterator[tuple[str, ...]]:
    """Play a match by chance; before each answer, what kind of question is open."""
    dice = random.Random(seed)
    for _ in range(MOST):
        if match.decision is None:
            return
        yield (match.rules.game, str(getattr(match.position.state, "rite", "")), match.decision.kind)
        # The table may have answered what only one answer is left for.
        asked = match.decision
        if asked is None:
            return
        # To reveal is offered at any time, and ends games early.
        offered = [option for option in asked.options if option.kind != "reveal"]
        lively: list[Option] = [option for option in offered if option.kind not in DULL]
        match.answer(dice.choice(lively if lively and dice.random() < 0.85 else offered))


def walk_questions(gallery: Gallery, looks: Mapping[str, Sequence[View]], seeds: Sequence[int]) -> Iterator[str]:
    """The faults of the table at the first question of each kind, in several languages, sizes and scales."""
    known: set[tuple[str, ...]] = set()
    settings = gallery.services.settings
    settings.curtain, settings.hints_seen = "never", every_hint()
    for match in matches(seeds):
        for kind in questions(match, len(known)):
            if kind not in known:
                known.add(kind)
                yield from _faults(gallery, match, kind, looks)


def _faults(
    gallery: Gallery, match: Match, kind: tuple[str, ...], looks: Mapping[str, Sequence[View]]
) -> Iterator[str]:
    with noting() as taken:
        try:
            for place, (language, views) in enumerate(looks.items()):
                speak(language)
                if place:
                    gallery.app.stack.reworded()
                else:
                    gallery.first(opening_of(Session(match, None)))
                    gallery.driver.frames(2)
                for size, interface, text in views:
                    scene = gallery.look(size, interface, text)
                    where = f"{' '.join(filter(None, kind))} {language} {size[0]}x{size[1]} {interface} % text {text} %"
                    yield from (f"{where}: {fault}" for fault in faults(scene, size, taken))
        finally:
            speak(SOURCE)
            gallery.app.stack.clear()
