"""Whatever is handed to the public interface: only the errors that docs/api.md promises come, and nothing changes."""

import pytest

from game.api import IllegalAnswer, SetupError, StaleAnswer, allow, ids, load_match, new_match
from game.engine.errors import quoted
from game.match.saves import SaveError


class Mute:
    """Has no text of its own, and raises when it is asked for one."""

    def __repr__(self):
        raise RuntimeError

    __str__ = __repr__


def deep():
    """Lists in one another, deeper than anything may go."""
    made = []
    for _ in range(5000):
        made = [made]
    return made


HUGE = 10**5000
"""More digits than Python writes."""
ROUND = []
ROUND.append(ROUND)
NAUGHTY = [
    None, True, -1, 5, 1 << 70, 2.5, float("nan"), "", "x", "4", "\0", b"x", [], [None], {}, {"a": 1}, {1: 2}, object(),
    (1, 2, 3, 4, 5), ("pass",) * 5, ("pass", -1, -1, -1, -1, -1), [[[]]], [["great_cthulhu"]], (("move",),), range(3),
    HUGE, -HUGE, [HUGE], {HUGE: HUGE}, {"rite": HUGE}, {"turn": HUGE}, Mute(), "\ud800", {"\ud800": 1}, "x" * 100_000,
    deep(), ROUND,
]  # fmt: skip
GAMES = ("wars", "duel", "rites")
INPUTS = ("players", "factions", "map", "edition", "seed", "options", "setup", "dice", "draws", "rules")
FIELDS = ("kind", "area", "unit", "side", "number")
MORE = ("book", "place", "artifact", "rite", "with_")
CALLS = {
    "choose, colour": (lambda m, it: m.choose(colour=it), IllegalAnswer),
    "answer": (lambda m, it: m.answer(it), IllegalAnswer),
    "answer, serial": (lambda m, it: m.answer(m.decision.options[0], serial=it), StaleAnswer),
    "answer, by": (lambda m, it: m.answer(m.decision.options[0], by=it), IllegalAnswer),
    "reveal, side": (lambda m, it: m.reveal(it, [1]), IllegalAnswer),
    "reveal, values": (lambda m, it: m.reveal(0, it), IllegalAnswer),
    "reveal, by": (lambda m, it: m.reveal(0, [], by=it), IllegalAnswer),
    "view": (lambda m, it: m.view(it), IndexError),
    "events_since": (lambda m, it: m.events_since(it), IndexError),
    "events_since, seat": (lambda m, it: m.events_since(0, it), IndexError),
    "events_since, nothing": (lambda m, it: m.events_since(1 << 40, it), IndexError),
    "name": (lambda m, it: m.name(it, 0), ValueError),
    "name, number": (lambda m, it: m.name("side", it), ValueError),
    "undo": (lambda m, it: m.undo(it), ()),
    "redo": (lambda m, it: m.redo(it), ()),
    "undo_to": (lambda m, it: m.undo_to(it), ()),
    "moment": (lambda m, it: m.moment(it), IndexError),
    "new_dice": (lambda m, it: m.new_dice(it), ValueError),
    "script, dice": (lambda m, it: m.script(dice=it), SetupError),
    "script, draws": (lambda m, it: m.script(draws=it), SetupError),
    "seat_change": (lambda m, it: m.seat_change(it, "random"), IndexError),
    "seat_change, bot": (lambda m, it: m.seat_change(0, it), ValueError),
    "seat_change, name": (lambda m, it: m.seat_change(0, "", it), ValueError),
    **{f"options, {key}": (lambda m, it, key=key: m.options(**{key: it}), ()) for key in FIELDS + MORE},
    **{f"find, {key}": (lambda m, it, key=key: m.find(**{key: it}), ()) for key in FIELDS},
    **{f"choose, {key}": (lambda m, it, key=key: m.choose(**{key: it}), IllegalAnswer) for key in FIELDS + MORE},
}
"""By name: a call with one thing out of place, and the error promised for it."""


@pytest.fixture(scope="module", params=GAMES)
def match(request):
    return new_match(request.param, seed=1, players=2 if request.param == "duel" else 3)


@pytest.mark.parametrize("call", CALLS)
def test_a_match_refuses_what_makes_no_sense_with_the_promised_error(match, call):
    do, promised = CALLS[call]
    for naughty in NAUGHTY:
        trial = match.copy()
        try:
            do(trial, naughty)
        except promised as problem:
            assert str(problem).encode()
            assert trial.position.key() == match.position.key() and not trial.entries


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("key", INPUTS)
def test_a_new_match_refuses_what_makes_no_sense_with_a_set_up_error(game, key):
    for naughty in NAUGHTY:
        try:
            new_match(game, **{key: naughty})
        except SetupError as problem:
            assert problem.key and str(problem).encode()


def test_a_seat_that_does_not_exist_is_refused_even_where_no_events_follow(match):
    for wrong in (99, -1, HUGE):
        with pytest.raises(IndexError):
            match.events_since(match.event_count, seat=wrong)


def test_wrong_answers_scripts_and_inputs_are_refused(match):
    for wrong in (None, 7, "pass", (), ("fly",), ["fly", 0, 0, 0, 0]):
        with pytest.raises(IllegalAnswer):
            match.answer(wrong)
    for given in ({"dice": 5}, {"dice": [0]}, {"dice": [True]}, {"draws": "12"}, {"dice": [1] * 10_001}):
        with pytest.raises(SetupError):
            new_match("wars", **given)
        with pytest.raises(SetupError):
            match.script(**given)
    for given in ({"options": -1}, {"map": []}, {"factions": 5}, {"players": "4"}, {"seed": "x"}, {"setup": 1}):
        with pytest.raises(SetupError):
            new_match("wars", **given)


@pytest.mark.parametrize("naughty", NAUGHTY, ids=lambda naughty: f"{type(naughty).__name__} {quoted(naughty, 12)}")
def test_games_and_files_that_are_none_are_refused(match, naughty, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SetupError):
        new_match(naughty)
    with pytest.raises(SetupError):
        ids(naughty)
    with pytest.raises(SaveError) as refused:
        load_match(naughty)
    assert str(refused.value).encode()
    with pytest.raises(ValueError) as refused:
        allow(naughty)
    assert str(refused.value).encode()
    if not isinstance(naughty, str) or not naughty.isalnum():
        with pytest.raises(SaveError):
            match.save(naughty)


@pytest.mark.parametrize("given", [{"factions": ["x" * 5000] * 4}, {"setup": {"units": {"x" * 5000: {}}}}])
def test_a_sentence_about_a_set_up_is_no_longer_than_a_sentence(given):
    with pytest.raises(SetupError) as caught:
        new_match("wars", **given)
    assert len(str(caught.value)) < 1000 and caught.value.key
