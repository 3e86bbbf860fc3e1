"""Dice and draws named in the middle of a match: an entry of its history like an answer."""

import pytest

from game.api import IllegalAnswer, ScriptExhausted, ids, load_match, new_match
from game.match.match import Match
from game.match.session import Session
from game.match.theatre import play_through, recording

FIGHT = {
    "slot": "great_cthulhu",
    "power": {"great_cthulhu": 4, "yellow_sign": 2},
    "units": {
        "great_cthulhu": {"deep_one": ["europe", "europe"], "acolyte": ["south_pacific"]},
        "yellow_sign": {"king_in_yellow": ["europe"], "acolyte": ["europe"] * 2},
    },
    "gates": {"south_pacific": "great_cthulhu"},
}


def rolled(match) -> list[tuple[int, ...]]:
    return [event.args[1:] for event in match.events_since(0) if event.kind == "rolled"]


def fought(match):
    match.choose("battle")
    while not rolled(match):
        match.answer(match.decision.default or match.decision.options[0])
    return match


def test_dice_named_later_are_rolled_next():
    match = new_match("wars", setup=FIGHT, seed=4)
    match.script(dice=[1, 6, 2, 2, 2, 2])
    assert rolled(fought(match))[0] == (1, 6)


def test_a_script_that_runs_out_leaves_the_question_open_and_none_brings_the_generator_back():
    match, other = new_match("wars", setup=FIGHT, seed=4), new_match("wars", setup=FIGHT, seed=4)
    match.script(dice=[])
    with pytest.raises(ScriptExhausted):
        fought(match)
    match.undo_to(1)
    match.script()
    assert rolled(fought(match)) == rolled(fought(other))


def test_a_script_is_undone_and_done_again():
    match = new_match("wars", setup=FIGHT, seed=4)
    before = match.position.key()
    match.script(dice=[3, 4])
    assert match.undo() and match.position.key() == before
    assert match.redo() and match.position.chance.dice == (3, 4)


def test_a_match_with_a_script_is_saved_replayed_and_watched(tmp_path):
    match = new_match("wars", setup=FIGHT, seed=4)
    match.script(dice=[1, 6, 2, 2, 2, 2], draws=[0, 1])
    fought(match)
    match.save(tmp_path / "a.save")
    again = load_match(tmp_path / "a.save")
    assert again.rebuild() and again.position.key() == match.position.key() and again.entries == match.entries
    assert play_through(recording(match)).match_at(len(match.entries)).position.key() == match.position.key()


def test_in_ironman_no_dice_can_be_named():
    match = Match.new({"game": "wars", "players": 3, "ironman": True})
    with pytest.raises(IllegalAnswer):
        match.script(dice=[6])
    assert match.entries == []


def test_strict_undo_stops_at_what_was_rolled_and_not_at_the_script():
    match = Match.new({"game": "wars", "players": 3, "seed": 1, "strict": True})
    match.script(dice=[6])
    assert match.undo()


def test_who_has_won_is_also_told_by_names_that_say_what_they_are():
    books = {"great_cthulhu": list(ids("wars")["books"][:6])}
    match = new_match("wars", setup={"phase": "doom", "books": books, "doom": {"great_cthulhu": 40}}, seed=2)
    while match.decision is not None:
        match.answer(match.decision.default or match.decision.options[0])
    result = match.result()
    assert (result.winner_seats, result.winner_sides) == ((0,), ("great_cthulhu",)) == (result.winners, result.sides)


def test_a_table_goes_on_with_chance_where_dice_were_named_in_the_middle():
    """Undo would lead to where they were named, and there they could run out."""
    match = new_match("wars", players=3, seed=1)
    match.answer(match.decision.options[0])
    match.script(dice=[])
    match.script()
    session = Session(match)
    assert not match.scripted and match.entries == [] and session.messages()
    session.close()
