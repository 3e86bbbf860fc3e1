""" "Must hold" 3 at the level of matches: what is hidden from a seat changes nothing it gets."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from matchtools import PEOPLE, step

from game.bots import make
from game.bots.protocol import Question
from game.games.registry import facts_of
from game.games.wars.rules.units import ELDER_SIGNS
from game.match.match import Match
from game.match.orders import Orders
from game.match.saves import snapshot
from game.match.words import chronicle, words

FACTIONS = facts_of("wars").first_sides()


def twins(seed: int, seat: int, answers: int) -> tuple[Match, Match]:
    """A match in the middle, and one that differs in Elder Signs hidden from ``seat`` (and in the dice to come)."""
    chance = random.Random(seed)
    setup = {
        "power": dict.fromkeys(FACTIONS, 6),
        "turn": 3,
        "units": {name: {"acolyte": [place] * 3} for name, place in zip(FACTIONS, PLACES, strict=True)},
        "gates": dict(zip(PLACES, FACTIONS, strict=True)),
        "doom": {name: chance.randrange(27) for name in FACTIONS},
        "slot": FACTIONS[seat],
    }
    bag = [value for value in (1, 2, 3) for _ in range(ELDER_SIGNS[value])]
    counts = [chance.randrange(4) for _ in FACTIONS]
    chance.shuffle(bag)
    own = [bag.pop() for _ in range(counts[seat])]
    pair = []
    for number in range(2):
        chance.shuffle(bag)
        left = list(bag)
        signs = {
            name: list(own) if side == seat else [left.pop() for _ in range(counts[side])]
            for side, name in enumerate(FACTIONS)
        }
        inputs = {"game": "wars", "players": 4, "seed": seed + number, "setup": {**setup, "signs": signs}}
        pair.append(Match.new(inputs, PEOPLE))
    for _ in range(answers):
        # The same answers in both, as long as neither chance nor hidden values have made a difference.
        if any(match.decision is None or match.decision.kind not in QUIET for match in pair):
            break
        chosen = chance.choice(pair[0].decision.options)
        if chosen.kind in LOUD:
            break
        for match in pair:
            match.answer(chosen)
    return pair[0], pair[1]


PLACES = ("south_pacific", "south_asia", "west_africa", "europe")
QUIET = ("action", "move_unit", "move_area", "recruit_area", "gate_area", "gate_keeper", "control_area", "abandon_area")
LOUD = ("battle", "desecrate", "ghroth", "thousand_forms", "awaken")


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 3), st.integers(0, 25))
def test_hidden_elder_signs_change_nothing_that_a_seat_gets(seed, seat, answers):
    one, other = twins(seed, seat, answers)
    assert one.view(seat) == other.view(seat)
    assert one.events_since(0, seat) == other.events_since(0, seat)
    assert one.decision.prompt == other.decision.prompt
    seen = [chronicle(match.rules, match.events_since(0, seat)) for match in (one, other)]
    assert seen[0] == seen[1]
    if one.decision.seat == seat:
        asked = one.position.decision
        assert [words().option_label(one.rules, asked, choice) for choice in asked.options] == [
            words().option_label(other.rules, other.position.decision, choice)
            for choice in other.position.decision.options
        ]
        assert one.decision.blocked == other.decision.blocked
    assert Orders().answer(one) == Orders().answer(other)
    headers = []
    for match in (one, other):
        header = snapshot(match, "Friday", "0123456789abcdef").header
        headers.append((header.players, header.turn, header.phase, header.over, header.name, header.thumbnail))
    assert headers[0] == headers[1]


@pytest.mark.parametrize("bot_id", ["random", "adept"])
@settings(max_examples=8, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 3))
def test_hidden_elder_signs_change_no_answer_of_a_bot(bot_id, seed, seat):
    pair = twins(seed, seat, 0)
    answers = []
    for match in pair:
        assert match.decision.seat == seat
        bot = make(bot_id, 5)
        question = Question.of(match.position)
        answers.append((bot.reveals(question), bot.choose(question)))
    assert answers[0] == answers[1]


def test_the_twins_do_differ():
    """The property is not empty: most pairs have other signs, and go on differently once they are drawn or shown."""
    different = sum(
        twins(seed, seed % 4, 0)[0].state_dict() != twins(seed, seed % 4, 0)[1].state_dict() for seed in range(20)
    )
    assert different > 12


def test_a_draw_is_told_in_full_to_its_owner_only():
    match = Match.new({"game": "wars", "players": 4, "seed": 2}, PEOPLE)
    chance = random.Random(2)
    while not any(event.kind == "sign" for event in match.events):
        step(match, chance)
    drawn = next(event for event in match.events if event.kind == "sign")
    owner = drawn.args[0]
    for seat in range(4):
        seen = next(event for event in match.events_since(0, seat) if event.kind == "sign")
        assert (seen.args == drawn.args) is (seat == match.rules.seat_of[owner])
        assert seat == match.rules.seat_of[owner] or seen.args[1] == 0
