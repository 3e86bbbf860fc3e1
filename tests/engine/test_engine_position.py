"""Positions, events, views and determinised positions, shown on Cthulhu Wars."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from toys import Envoys, Fuse, Tick, Wick, match_after

from game.api import IllegalAnswer, StaleAnswer, new_match
from game.engine.chance import Chance
from game.engine.decision import Decision
from game.engine.errors import DeadEnd, ScriptExhausted
from game.engine.event import EVERYONE, Event
from game.engine.lines import complete_actions, matters
from game.engine.option import option
from game.engine.position import Frame, Position, determinise, frame
from game.games.wars.rules.state import FIELDS

GC, CC, BG, YS = "great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign"


def walk(seed, every=1, **inputs):
    """A random match, yielding every so many decisions."""
    match = new_match("wars", seed=seed, **inputs)
    dice = random.Random(seed)
    count = 0
    while match.decision is not None:
        if count % every == 0:
            yield match
        match.answer(dice.choice(match.decision.options))
        count += 1
    yield match


# copies and keys


@pytest.mark.parametrize("edition", ["first", "later"])
def test_a_copy_shares_nothing_that_changes(edition):
    """Playing a copy on never changes the position it was made of, nor the other way round."""
    for match in walk(5, every=9, edition=edition):
        pos = match.position
        key, text = pos.key(), json.dumps(pos.encode())
        other = pos.copy()
        dice = random.Random(1)
        for _ in range(12):
            if other.decision is None:
                break
            other.answer(dice.choice(other.decision.options))
        assert pos.key() == key and json.dumps(pos.encode()) == text
        assert other.key() != key or pos.decision is None


def test_a_copy_goes_the_same_way():
    for match in walk(6, every=25):
        first, second = match.position.copy(), match.position.copy()
        dice, again = random.Random(2), random.Random(2)
        for _ in range(20):
            if first.decision is None:
                break
            first.answer(dice.choice(first.decision.options))
            second.answer(again.choice(second.decision.options))
        assert first.key() == second.key() and first.events == second.events


def test_a_copy_begins_without_events():
    match = match_after(1, 5)
    pos = match.position
    pos.emit("noise", 1)
    assert pos.copy().events == []


def test_keys_differ_when_positions_differ():
    keys = [match.position.key() for match in walk(7)]
    assert len(set(keys)) == len(keys)


def test_the_key_notices_every_field():
    """State, stack, dice to come: a change in any of them is another key."""
    pos = match_after(8, 40).position
    key = pos.key()
    changed = pos.copy()
    changed.chance.bits()
    assert changed.key() != key
    changed = pos.copy()
    changed.stack = changed.stack[:-1]
    assert changed.key() != key
    for name in FIELDS:
        changed = pos.copy()
        value = getattr(changed.state, name)
        if name in ("here", "battle", "ending"):
            continue  # ``here`` is ``loc`` the other way round; the others are looked at elsewhere
        if isinstance(value, list):
            value[0] = value[0] + (1,) if isinstance(value[0], tuple) else value[0] + 1
        else:
            setattr(changed.state, name, (*value, 1) if isinstance(value, tuple) else value + 1)
        assert changed.key() != key, name


# answers


@pytest.mark.parametrize(
    "wrong",
    [option("move", 1), option("nothing"), option("pass", number=3), ("pass", 9), ("a", 1, 2), ("pass", 0, 0, 0, 0)],
)
def test_an_answer_that_is_not_offered_changes_nothing(wrong):
    match = match_after(1, 1)
    assert match.decision.kind == "action"
    before, serial, events = match.position.key(), match.serial, len(match.events)
    with pytest.raises(IllegalAnswer):
        match.answer(wrong)
    assert (match.position.key(), match.serial, len(match.events)) == (before, serial, events)


def test_a_stale_answer_changes_nothing():
    match = match_after(1, 1)
    asked = match.decision
    match.answer(match.options("pass")[0], serial=asked.serial)
    before = match.position.key()
    with pytest.raises(StaleAnswer):
        match.answer(match.decision.options[0], serial=asked.serial)
    assert match.position.key() == before


def test_an_answer_that_needs_a_die_the_script_lacks_changes_nothing():
    match = new_match(
        "wars", seed=1, dice=[1], setup={
            "phase": "action", "slot": YS, "power": {YS: 5, GC: 1},
            "units": {YS: {"byakhee": ["europe"]}, GC: {"acolyte": ["europe"]}},
        },
    )  # fmt: skip
    before, events = match.position.key(), len(match.events)
    with pytest.raises(ScriptExhausted):
        match.choose("battle")
    assert match.position.key() == before and len(match.events) == events
    match.choose("pass")


def test_every_option_offered_is_accepted():
    for match in walk(9, every=5):
        pos = match.position
        for chosen in pos.decision.options if pos.decision else ():
            pos.copy().answer(chosen)


def test_serial_numbers_grow_and_are_never_used_twice():
    match = match_after(2, 0)
    seen = [match.serial]
    for _ in range(10):
        match.answer(match.decision.options[0])
        seen.append(match.serial)
        match.undo()
        seen.append(match.serial)
        match.redo()
        seen.append(match.serial)
    assert seen == sorted(set(seen))


# advancing


@frame("toy_dead_end")
class Nothing(Frame):
    """Asks without options."""

    def run(self, pos):
        return Decision(0, 0, "nothing", [])


@frame("toy_circle")
class Circle(Frame):
    """Never asks."""

    def run(self, pos):
        return None


@pytest.mark.parametrize("made", [Nothing(), Circle()])
def test_a_dead_end_is_said(made):
    pos = Position(Envoys(), Envoys().begin(Chance.seeded(1))[0], (made,), Chance.seeded(1))
    with pytest.raises(DeadEnd):
        pos.advance()


def test_a_question_with_one_option_is_answered_and_told():
    match = new_match(
        "wars", seed=1, setup={"phase": "action", "slot": GC, "power": {GC: 2}, "units": {GC: {"acolyte": ["europe"]}}}
    )
    since = len(match.events)
    match.choose("recruit")
    forced = [event for event in match.events[since:] if event.kind == "forced"]
    assert forced[0].args[:3] == (0, "recruit_area", "area")


# events


def test_an_event_for_everyone():
    event = Event("moved", (1, 2))
    assert event.seats == EVERYONE and all(event.seen_by(seat) == event for seat in range(4))


def test_a_secret_event_has_a_public_form_or_none():
    event = Event("sign", (0, 3), 0b0101, (0, 0))
    assert event.seen_by(0).args == event.seen_by(2).args == (0, 3)
    assert event.seen_by(1).args == event.seen_by(3).args == (0, 0)
    assert Event("hint", (1,), 0b1).seen_by(1) is None
    assert event.seen_by(1).seats == EVERYONE, "what is shown does not tell who saw more"


# views


FORBIDDEN = ("seed", "chance", "bag", "deck", "stream", "draws")


def _keys(data):
    if isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from _keys(value)
    elif isinstance(data, list):
        for value in data:
            yield from _keys(value)


@pytest.mark.parametrize("edition", ["first", "later"])
def test_no_view_holds_seed_chance_bag_or_deck(edition):
    for match in walk(10, every=20, edition=edition, factions=(YS, GC, BG)):
        pos = match.position
        for seat in range(3):
            view = match.view(seat)
            text = json.dumps(view)
            assert json.loads(text) == view, "plain data"
            assert not any(word in key for key in _keys(view) for word in FORBIDDEN)
            assert str(pos.chance.state) not in text and str(pos.chance.stream) not in text


def test_a_view_belongs_to_nobody():
    """Changing a view changes no position."""
    match = match_after(3, 30)
    before = match.position.key()
    view = match.view(0)
    view["state"]["power"][GC] = 99
    view["stack"].clear()
    assert match.position.key() == before and match.view(0)["state"]["power"][GC] != 99


def test_only_the_seat_asked_gets_the_options():
    for match in walk(11, every=15):
        if match.decision is not None:
            for seat in range(4):
                shown = match.view(seat)["decision"]
                assert (shown["options"] is not None) == (seat == match.decision.seat)
                assert shown["kind"] == match.decision.kind


def test_there_is_no_view_of_a_seat_that_is_not_there():
    with pytest.raises(IndexError):
        match_after(1, 0).view(4)


def _with_other_signs(match, seat, dice):
    """The match's position with everything hidden from the seat dealt in another way."""
    pos = match.position.copy()
    state = pos.state
    mine = match.rules.side_of_seat(seat)
    pool = [value for value, count in enumerate(state.bag) for _ in range(count)]
    for side, values in enumerate(state.signs):
        if side not in mine:
            pool += values
    dice.shuffle(pool)
    for side, values in enumerate(state.signs):
        if side not in mine:
            state.signs[side] = tuple(sorted(pool.pop() for _ in values))
    state.bag = [pool.count(value) for value in range(4)]
    pos.chance = Chance.seeded(dice.getrandbits(60))
    pos.advance()
    pos.events.clear()
    return pos


@settings(max_examples=40, deadline=None)
@given(
    st.integers(0, 10_000), st.integers(0, 400), st.integers(0, 3), st.sampled_from(["first", "later"]), st.integers()
)
def test_what_is_hidden_from_a_seat_never_shows(seed, steps, seat, edition, other):
    """Two positions that differ only in what is hidden give the seat one view, and one decision."""
    match = match_after(seed, steps, edition=edition)
    changed = _with_other_signs(match, seat, random.Random(other))
    shown, hidden = match.position.view(seat), changed.view(seat)
    asked = match.position.decision
    if asked is not None and asked.kind == "reveal" and asked.seat != seat:
        # The open question of another seat lists its own Elder Signs; the view does not show them.
        assert shown["decision"]["options"] is None and hidden["decision"]["options"] is None
    assert shown == hidden
    if asked is not None and asked.seat == seat:
        assert changed.decision.options == asked.options and changed.decision.about == asked.about


@settings(max_examples=40, deadline=None)
@given(
    st.integers(0, 10_000), st.integers(60, 400), st.integers(0, 3), st.sampled_from(["first", "later"]), st.integers()
)
def test_what_is_hidden_from_a_seat_never_shows_in_what_happens(seed, steps, seat, edition, other):
    """The same answers and dice from two such positions: the seat is told the same, until a sign is shown to it."""
    match = match_after(seed, steps, edition=edition)
    changed = _with_other_signs(match, seat, random.Random(other))
    pos = match.position.copy()
    pos.chance, dice = changed.chance.copy(), random.Random(other)
    for _ in range(40):
        if pos.decision is None or (pos.decision.kind == "reveal" and pos.decision.seat != seat):
            break
        assert pos.view(seat)["decision"] == changed.view(seat)["decision"]
        chosen = dice.choice(pos.decision.options)
        pos.answer(chosen)
        changed.answer(chosen)
        told = [[event.seen_by(seat) for event in one.events] for one in (pos, changed)]
        shown = {event.kind for event in pos.events}
        if "revealed" in shown or any(e.kind == "sign" and e.args[1] for e in told[0] if e is not None):
            break  # a token of the bag has come before the seat's eyes: from here the two differ by right
        assert told[0] == told[1]
        assert pos.view(seat) == changed.view(seat)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 3), st.sampled_from(["first", "later"]))
def test_hidden_signs_never_show_in_events(seed, seat, edition):
    """The same answers over two bags give a seat the same events until a sign is revealed or drawn by it."""
    side = [GC, CC, BG, YS][(seat + 1) % 4]
    told = []
    for value in (1, 3):
        setup = {"phase": "doom", "turn": 3, "power": {side: 10}, "books": {GC: ["absorb"]}, "first_player": side,
                 "units": {GC: {"cthulhu": ["europe"]}, CC: {"nyarlathotep": ["europe"]},
                           BG: {"shub_niggurath": ["europe"]}, YS: {"hastur": ["europe"]}}}  # fmt: skip
        match = new_match("wars", seed=seed, edition=edition, setup=setup, draws=[value])
        match.choose("book", book="frenzy")
        match.choose("ritual")
        told.append(match.events_since(0, seat))
    assert told[0] == told[1]


# determinised positions


@pytest.mark.parametrize("edition", ["first", "later"])
def test_a_determinised_position_agrees_with_the_view(edition):
    for match in walk(12, every=11, edition=edition):
        for seat in range(4):
            view = json.loads(json.dumps(match.view(seat)))
            dealt = determinise(match.rules, view, Chance.seeded(seat))
            assert dealt.view(seat) == match.view(seat)
            assert dealt.rules.violations(dealt) == [] and dealt.events == []


def test_determinising_deals_signs_and_dice_anew():
    match = new_match("wars", seed=1, setup={
        "phase": "action", "slot": GC, "power": {GC: 5}, "signs": {CC: [1, 2, 3], GC: [3, 3]}, "revealed": {BG: [3]},
    })  # fmt: skip
    view = match.view(0)
    dealt = [determinise(match.rules, view, Chance.seeded(seed)) for seed in range(60)]
    assert len({pos.state.signs[1] for pos in dealt}) > 5
    assert len({pos.chance.state for pos in dealt}) == 60
    assert all(pos.state.signs[0] == (3, 3) and pos.state.revealed[2] == (3,) for pos in dealt)
    assert match.position.chance.state not in {pos.chance.state for pos in dealt}


def test_a_determinised_position_knows_no_script():
    match = new_match("wars", seed=1, dice=[6] * 20, setup={"phase": "action", "slot": GC, "power": {GC: 5}})
    assert determinise(match.rules, match.view(0), Chance.seeded(1)).chance.dice is None


def test_a_determinised_position_can_be_played_on():
    for match in walk(13, every=40):
        if match.decision is None:
            break
        pos = determinise(match.rules, match.view(match.decision.seat), Chance.seeded(4))
        dice = random.Random(1)
        for _ in range(40):
            if pos.decision is None:
                break
            pos.answer(dice.choice(pos.decision.options))
            assert pos.rules.violations(pos) == []


# complete actions


def test_every_complete_action_is_accepted_step_by_step():
    """Each line offered is made of options that are offered, and leads where it says."""
    looked = 0
    for match in walk(14, every=10):
        pos = match.position
        key = pos.key()
        for line, after in complete_actions(pos, loops=1):
            other = pos.copy()
            for chosen in line:
                assert chosen in other.decision.options
                other.answer(chosen)
            assert other.key() == after.key()
            looked += 1
        assert pos.key() == key
    assert looked > 100


def test_complete_actions_begin_with_every_option():
    """The same predicates: nothing offered to a person is missing, nothing else is there."""
    for match in walk(15, every=30):
        if match.decision is not None:
            begun = {line[0] for line, _ in complete_actions(match.position, loops=1)}
            assert begun == set(match.decision.options)


def test_complete_actions_end_at_the_roll():
    match = new_match("wars", seed=1, setup={
        "phase": "action", "slot": GC, "power": {GC: 5, CC: 1}, "books": {GC: ["absorb"]},
        "units": {GC: {"starspawn": ["europe"]}, YS: {"undead": ["europe"] * 3}},
    })  # fmt: skip
    lines = [line for line, _ in complete_actions(match.position) if line[0].kind == "battle"]
    assert [[chosen.kind for chosen in line] for line in lines] == [["battle"]]


def test_loops_bound_how_long_a_move_goes_on():
    match = new_match("wars", seed=1, setup={
        "phase": "action", "slot": GC, "power": {GC: 3, CC: 1},
        "units": {GC: {"deep_one": ["antarctica"], "starspawn": ["antarctica"]}},
    })  # fmt: skip
    moves = [len(line) for line, _ in complete_actions(match.position, loops=1) if line[0].kind == "move"]
    more = [len(line) for line, _ in complete_actions(match.position) if line[0].kind == "move"]
    assert max(more) > 4 and len(more) > len(moves) > 0


def test_a_match_that_is_over_has_no_complete_action():
    *_, match = walk(16, every=1000)
    assert match.decision is None and list(complete_actions(match.position)) == [] and not matters(match.position)


# matters


def test_a_decision_without_a_default_matters():
    match = match_after(1, 1)
    assert match.decision.default is None and match.decision.matters


def test_a_decision_that_only_has_ways_to_change_something_matters():
    match = new_match("wars", seed=1, setup={
        "phase": "action", "slot": CC, "power": {CC: 2, GC: 1}, "books": {GC: ["devolve"]},
        "units": {GC: {"acolyte": ["europe"]}},
    })  # fmt: skip
    match.choose("pass")
    assert match.decision.kind == "devolve" and match.decision.matters


@frame("toy_mute")
class Mute(Frame):
    """Two options that do the same, or not."""

    same: bool

    def run(self, pos):
        return Decision(0, 0, "mute", [option("one"), option("none")], default=option("none"))

    def answer(self, pos, chosen):
        pos.pop()
        if chosen.kind == "one" and not self.same:
            pos.state.burnt += 1


@pytest.mark.parametrize("same", [True, False])
def test_a_choice_that_changes_nothing_does_not_matter(same):
    pos = Position(Fuse(), Wick(0, (1, 2), -1, 1), (Tick(0), Mute(same)), Chance.seeded(1))
    pos.advance()
    assert matters(pos) is not same
