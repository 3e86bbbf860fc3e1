"""G3.5: what a match hands out is its own: whoever changes it changes nothing of the match, nor of what others see."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from game.api import Match, new_match
from game.bots import Question
from game.engine.chance import Chance
from game.engine.position import determinise
from game.match.saves import snapshot

MATCHES: dict[str, dict[str, Any]] = {
    "wars": {"game": "wars", "players": 3, "options": {"handicap": {"great_cthulhu": {"power": 2, "doom": 1}}}},
    "draft": {"game": "wars", "players": 2},
    "set-up": {"game": "wars", "setup": {"units": {"great_cthulhu": {"acolyte": ["europe", "arctic_ocean"]}},
                                         "power": {"great_cthulhu": 4}, "signs": {"great_cthulhu": [1, 2]}}},
    "duel": {"game": "duel", "options": {"starts": {"great_cthulhu": "arkham"}}},
    "rites": {"game": "rites", "players": 4},
    "hound": {"game": "rites", "players": 3, "options": {"rite": "the_hound"}},
}  # fmt: skip

HANDED_OUT: dict[str, Callable[[Match], Any]] = {
    "view": lambda m: [m.view(seat) for seat in range(m.rules.seats)],
    "state_dict": lambda m: m.state_dict(),
    "options": lambda m: m.decision and [m.decision.options, m.decision.about, m.options(), m.find()],
    "blocked": lambda m: m.decision and m.decision.blocked,
    "names": lambda m: m.decision and [m.rules.name_option(choice) for choice in m.decision.options],
    "events": lambda m: [m.events_since(0), m.events_since(0, seat=1)],
    "inputs": lambda m: m.inputs,
    "setup": lambda m: m.rules.setup,
    "result": lambda m: m.result(),
    "question": lambda m: m.decision and [
        (q.view, q.options, q.about) for q in [Question.of(m.position)]
    ],
}  # fmt: skip


def spoil(thing: Any) -> None:
    """Change everything in it that can be changed, at any depth."""
    if isinstance(thing, dict):
        for value in list(thing.values()):
            spoil(value)
        for key in list(thing):
            thing[key] = "spoiled"
        thing["spoiled"] = 1
    elif isinstance(thing, (list, tuple)):
        for value in thing:
            spoil(value)
        if isinstance(thing, list):
            thing.insert(0, "spoiled")


def all_of(match: Match) -> str:
    """Everything of a match that anybody can see, and what a save of it holds, in one text."""
    asked = match.position.decision
    taken = snapshot(match, "name", "0123456789abcdef", date=None)._replace(header=None)
    return repr((
        match.position.key(),
        [json.dumps(match.view(seat)) for seat in range(match.rules.seats)],
        asked and (asked.options, asked.about, asked.default),
        match.events,
        match.inputs,
        match.rules.setup,
        match.result(),
        taken.recording.inputs, taken.recording.start,
    ))  # fmt: skip


def moments(name: str) -> list[Match]:
    """The match at its beginning, some way on, and at its end."""
    match = new_match(**MATCHES[name], seed=4)
    found = [match.copy()]
    chance = random.Random(4)
    count = 0
    while match.decision is not None:
        match.answer(chance.choice(match.decision.options))
        count += 1
        if count in (7, 40, 111):
            found.append(match.copy())
    return [*found, match]


@pytest.mark.parametrize("name", MATCHES)
def test_whoever_changes_what_is_handed_out_changes_nothing_of_the_match(name):
    for match in moments(name):
        before = all_of(match)
        for what, hand_out in HANDED_OUT.items():
            spoil(hand_out(match))
            assert all_of(match) == before, what


@pytest.mark.parametrize("name", MATCHES)
def test_a_match_keeps_nothing_of_what_it_was_begun_with(name):
    given = json.loads(json.dumps(MATCHES[name]))
    match = new_match(**given, seed=4, dice=None)
    before = all_of(match)
    spoil({key: value for key, value in given.items() if key != "game"})
    assert all_of(match) == before


@pytest.mark.parametrize("name", MATCHES)
def test_a_position_dealt_anew_keeps_nothing_of_the_view(name):
    match = moments(name)[1]
    view = match.view(match.decision.seat)
    guess = determinise(match.rules, view, Chance.seeded(1))
    before = guess.key(), repr(guess.decision.options), json.dumps(guess.view(match.decision.seat))
    spoil(view)
    assert (guess.key(), repr(guess.decision.options), json.dumps(guess.view(match.decision.seat))) == before
    again = determinise(match.rules, match.view(match.decision.seat), Chance.seeded(1))
    assert again.key() == before[0]


def test_a_copy_shares_nothing_that_can_be_changed():
    match = new_match("wars", seed=4)
    before = all_of(match)
    trial = match.copy()
    trial.answer(trial.decision.options[0])
    spoil(trial.inputs)
    assert all_of(match) == before
