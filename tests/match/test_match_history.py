"""A4.1 and A4.2: entries, undo, redo, strict mode, serial numbers, rebuilding."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from matchtools import PEOPLE, played, started, step, whole

from game.api import new_match
from game.engine.errors import IllegalAnswer, StaleAnswer
from game.engine.position import Position
from game.match.entries import Answer, NewDice, Reveal, SeatChange
from game.match.match import Match, Seat
from game.match.record import recording
from tests.sayings import tells

GC, CC, BG, YS = range(4)


def two_signs(**more) -> Match:
    """Great Cthulhu to act, with Elder Signs hidden."""
    inputs = {
        "setup": {
            "power": dict.fromkeys(("great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign"), 5),
            "units": {
                "great_cthulhu": {"acolyte": ["south_pacific", "south_pacific"]},
                "crawling_chaos": {"acolyte": ["south_asia"]},
                "black_goat": {"acolyte": ["west_africa"]},
                "yellow_sign": {"acolyte": ["europe"]},
            },
            "signs": {"great_cthulhu": [1, 2], "crawling_chaos": [3]},
            "slot": "great_cthulhu",
        },
        **more,
    }
    return started(**inputs)


def choose(match: Match, kind: str | None = None, **fields) -> None:
    """Answer with the first option that fits."""
    match.answer(match.find(kind, **fields)[0], match.serial)


def test_a_seat_changes_between_person_and_bot_as_an_entry():
    match = played(7)
    before = whole(match)
    match.seat_change(2, "adept", "Clara's bot")
    assert match.seats[2] == Seat("adept", "Clara's bot")
    assert match.entries[-1] == SeatChange(2, "adept", "Clara's bot")
    match.seat_change(2, "")
    assert match.seats[2] == Seat("", "Clara's bot")
    assert match.undo() and match.undo()
    assert whole(match) == before
    assert match.redo() and match.seats[2].bot == "adept"


def test_a_seat_change_does_not_touch_the_position():
    match = played(7)
    key = match.position.key()
    match.seat_change(0, "random")
    assert match.position.key() == key


@pytest.mark.parametrize(
    "change",
    [
        lambda match: match.seat_change(0, "x" * 201),
        lambda match: match.seat_change(0, "", "n" * 41),
        lambda match: match.new_dice(-1),
        lambda match: match.new_dice(1 << 63),
    ],
)
def test_an_entry_that_could_not_be_read_again_is_refused(change):
    match = played(5)
    before, serial = whole(match), match.serial
    with pytest.raises(ValueError, match=r"cannot be recorded in the history|is too long"):
        change(match)
    assert whole(match) == before and match.serial == serial


def test_undo_takes_back_one_entry_of_any_kind():
    match = two_signs()
    states = [whole(match)]
    choose(match, "recruit")
    states.append(whole(match))
    match.reveal(CC, [3])
    states.append(whole(match))
    match.new_dice(99)
    states.append(whole(match))
    match.seat_change(3, "random")
    assert [type(entry) for entry in match.entries] == [Answer, Reveal, NewDice, SeatChange]
    while states:
        assert match.undo()
        assert whole(match) == states.pop()
    assert not match.undo() and match.undo_target() is None


def test_undo_to_a_seats_own_decision_goes_over_bots_and_orders():
    match = played(9)
    own = next(number for number in range(8, -1, -1) if match.entries[number].seat == match.entries[8].seat)
    seat = match.entries[own].seat
    at = len(match.entries) - 1
    before = whole(match)
    chance = random.Random(3)
    for by in ("bot", "order", "bot"):
        step(match, chance, by)
    match.seat_change(1, "adept")
    assert match.undo_target(seat) == at
    assert match.undo(seat)
    assert len(match.entries) == at
    assert match.decision.seat == seat
    assert match.redo()
    assert whole(match) == before


def test_undo_for_a_seat_that_answered_nothing_itself_does_nothing():
    match = started()
    step(match, random.Random(1), "bot")
    seat = match.entries[0].seat
    assert not match.undo(seat)
    assert len(match.entries) == 1


def test_dice_stay_as_they_fell_unless_new_ones_are_asked_for():
    def rolls(match: Match) -> list[tuple]:
        return [event.args for event in match.events if event.kind == "rolled"]

    def duel(seed: int) -> Match:
        match = new_match(
            "wars",
            factions=["great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign"],
            seed=seed,
            setup={
                "power": dict.fromkeys(("great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign"), 5),
                "units": {
                    "great_cthulhu": {"starspawn": ["europe", "europe"], "shoggoth": ["europe", "europe"]},
                    "crawling_chaos": {"flying_polyp": ["europe"] * 3, "hunting_horror": ["europe"] * 2},
                },
                "slot": "great_cthulhu",
            },
        )
        match.choose("battle")
        return match

    match = duel(4)
    first = rolls(match)
    assert first
    match.undo()
    match.choose("battle")
    assert rolls(match) == first
    different = set()
    for seed in range(5):
        match.undo()
        match.new_dice(seed)
        match.choose("battle")
        different.add(tuple(rolls(match)))
        match.undo()
    assert len(different) > 1


def test_redo_until_something_different_is_answered():
    match = played(12)
    after = whole(match)
    for _ in range(5):
        match.undo()
    assert match.can_redo
    redone = match.next_undone
    match.answer((redone.kind, redone.area, redone.unit, redone.side, redone.number))
    assert match.can_redo, "the same answer keeps what follows"
    while match.redo():
        pass
    assert whole(match) == after
    for _ in range(5):
        match.undo()
    redone = match.next_undone
    other = next(
        choice
        for choice in match.decision.options
        if tuple(choice) != (redone.kind, redone.area, redone.unit, redone.side, redone.number)
    )
    match.answer(other)
    assert not match.can_redo and not match.redo()


def test_a_seat_change_keeps_what_can_be_redone_and_new_dice_do_not():
    match = played(8)
    match.undo()
    match.seat_change(0, "random")
    assert match.can_redo
    match.new_dice(5)
    assert not match.can_redo


def test_redo_for_a_seat_is_the_counterpart_of_undo_for_it():
    match = played(9)
    chance = random.Random(3)
    seat = match.entries[-1].seat
    for by in ("bot", "order", "bot"):
        step(match, chance, by)
    after = whole(match)
    assert match.undo(seat) and len(match.entries) == 8
    assert match.redo(seat)
    assert whole(match) == after


def test_serial_numbers_are_never_used_twice():
    match = played(6)
    seen = {match.serial}
    for change in (match.undo, match.undo, match.redo, lambda: match.seat_change(0, "random"), match.undo, match.redo):
        change()
        assert match.serial not in seen
        seen.add(match.serial)


def test_an_answer_to_a_decision_that_was_undone_is_stale():
    match = played(6)
    old, chosen = match.serial, match.decision.options[0]
    match.undo()
    before = whole(match)
    with pytest.raises(StaleAnswer):
        match.answer(chosen, old)
    assert whole(match) == before


def test_an_answer_that_is_not_offered_changes_nothing():
    match = played(6)
    before = whole(match), match.serial, len(match.events)
    with pytest.raises(IllegalAnswer):
        match.answer(("no such thing", -1, -1, -1, -1))
    with pytest.raises(IllegalAnswer):
        match.reveal(0, [7])
    with pytest.raises(IllegalAnswer):
        match.reveal(99, [1])
    with pytest.raises(IllegalAnswer):
        match.reveal(0, ["one"])  # type: ignore[list-item]
    assert (whole(match), match.serial, len(match.events)) == before


# Strict mode


def test_strict_undo_steps_back_inside_an_action_that_revealed_nothing():
    match = two_signs(strict=True)
    before = whole(match)
    choose(match, "move")
    choose(match)
    choose(match)
    assert match.decision.kind != "action" and len(match.entries) == 3
    assert match.undo(0) and match.undo(0) and match.undo(0)
    assert whole(match) == before


def test_strict_undo_stops_at_a_roll():
    match = two_signs(
        strict=True,
        setup={
            "power": dict.fromkeys(("great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign"), 5),
            "units": {
                "great_cthulhu": {"starspawn": ["europe"]},
                "crawling_chaos": {"flying_polyp": ["europe"]},
            },
            "slot": "great_cthulhu",
        },
    )
    choose(match, "battle")
    assert any(event.kind == "rolled" for event in match.events)
    assert not match.undo() and not match.undo(0)
    assert len(match.entries) == 1


def test_strict_undo_stops_at_a_draw():
    match = two_signs(
        strict=True,
        setup={
            "power": dict.fromkeys(("great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign"), 11),
            "units": {"great_cthulhu": {"acolyte": ["south_pacific"]}},
            "gates": {"south_pacific": "great_cthulhu"},
            "slot": "great_cthulhu",
        },
    )
    choose(match, "awaken")
    while not any(event.kind == "sign" for event in match.events):
        step(match, random.Random(1))
    assert not match.undo()


def test_strict_undo_stops_at_a_reveal():
    match = two_signs(strict=True)
    match.reveal(CC, [3])
    assert not match.undo()


def test_strict_undo_stops_at_other_peoples_answers():
    match = two_signs(strict=True)
    choose(match, "pass")
    assert match.decision.seat != 0
    choose(match, "pass")
    assert {entry.seat for entry in match.entries} == {0, 1}
    assert match.undo_target(0) is None
    assert match.undo_target(1) == 1


def test_strict_undo_goes_over_bots_that_neither_roll_nor_draw():
    match = two_signs(strict=True)
    choose(match, "pass")
    match.answer(match.find("pass")[0], by="bot")
    assert match.undo(0)
    assert not match.entries


def test_without_strict_mode_every_one_of_these_can_be_taken_back():
    match = two_signs()
    match.reveal(CC, [3])
    choose(match, "pass")
    choose(match, "pass")
    assert match.undo(0) and len(match.entries) == 1 and match.undo()


# Rebuilding


def loaded(match: Match, position: Position) -> Match:
    """A match as a save of it is loaded, at this position."""
    begun = Match.begun_at(match.inputs, match.first_seats, None)
    return Match.restored(begun, position, match.seats, match.entries, match.serial, match.event_count)


def test_rebuilding_brings_back_history_and_events():
    match = played(60)
    match.new_dice(3)
    match.seat_change(1, "random")
    again = loaded(match, match.position.copy())
    assert again.events == [] and again.event_count == match.event_count
    assert again.events_since(0) == match.events, "looking back rebuilds"
    while match.undo():
        assert again.undo()
        assert whole(again) == whole(match)
    assert not again.undo()


def test_undo_after_loading_rebuilds_by_itself():
    match = played(40)
    again = loaded(match, match.position.copy())
    step(again, random.Random(1))
    assert again.undo() and whole(again) == whole(match)
    assert again.serial > match.serial
    assert again.events == match.events


def test_a_history_that_leads_elsewhere_is_let_go_in_a_sentence():
    match = played(40)
    other = played(41)
    again = loaded(match, other.position.copy())
    position = again.position.key()
    assert not again.rebuild()
    assert again.position.key() == position == other.position.key()
    assert again.lost_history == "elsewhere" and tells(again.loss, "error-game-lost-elsewhere")
    assert not again.undo() and again.entries == []
    step(again, random.Random(1))
    assert again.undo() and again.position.key() == position


def test_without_history_the_match_is_the_same_and_nothing_can_be_undone():
    match = played(80)
    plain = Match.new(match.inputs, PEOPLE, history=False)
    for entry in match.entries:
        plain.apply(entry)
    assert whole(plain) == whole(match) and plain.events == match.events
    assert plain.undo_target() is None and not plain.undo()


# Anything at all


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 1000), st.lists(st.sampled_from("aaaaaauusrcdR"), max_size=60), st.booleans())
def test_whatever_is_done_the_entries_tell_the_match(seed, deeds, strict):
    """Answers, undo, redo, seat changes, dice in any order: entries replay to the same match, serials grow."""
    match = started(3, seed, strict=strict)
    chance = random.Random(seed)
    serials = [match.serial]
    trail = {0: whole(match)}
    for deed in deeds:
        if deed == "a" and match.decision is not None:
            step(match, chance, chance.choice(("person", "bot", "order")))
        elif deed == "u":
            match.undo()
        elif deed == "s":
            match.undo(chance.randrange(3))
        elif deed == "r":
            match.redo()
        elif deed == "R":
            match.redo(chance.randrange(3))
        elif deed == "c":
            match.seat_change(chance.randrange(3), chance.choice(("", "random", "adept")))
        elif deed == "d":
            match.new_dice(chance.randrange(1000))
        if match.serial != serials[-1]:
            serials.append(match.serial)
        if deed in "us" and len(match.entries) in trail:
            assert whole(match) == trail[len(match.entries)]
        trail[len(match.entries)] = whole(match)
        trail = {count: state for count, state in trail.items() if count <= len(match.entries)}
    assert serials == sorted(set(serials))
    again = recording(match).played()
    assert whole(again) == whole(match) and again.events == match.events
