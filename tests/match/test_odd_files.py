"""Files whose checksum is right and whose position is odd are refused in a sentence, whatever kind of file it is."""

import random

import pytest
from matchtools import played

from game.engine.errors import EngineError
from game.language.spoken import say
from game.match.chronicle import records
from game.match.chronicle.keeping import played as played_again
from game.match.chronicle.making import record_of
from game.match.journal import Journal, read_journal, replayed
from game.match.match import Match
from game.match.replayfile import checked, decode_replay, encode_replay
from game.match.saves import SaveError, open_save, write_save
from game.match.session import resume
from game.match.theatre import play_through, recording
from tests.sayings import tells

WHY = "It was begun elsewhere."


def begun_oddly(answers: int = 40) -> Match:
    """A match whose history begins in its middle, at a position in which somebody offers what the rules do not."""
    match = played(answers)
    match.forget(WHY)
    assert match.start is not None
    match.start["stack"][-1][1] = 9 if match.start["stack"][-1][1] != 9 else 8
    return match


def refused(opening) -> str:
    with pytest.raises(EngineError) as problem:
        opening()
    assert str(problem.value) and "\n" not in str(problem.value)
    return str(problem.value)


def test_a_save_that_begins_at_an_odd_position(tmp_path):
    write_save(begun_oddly(), tmp_path / "odd.save")
    assert tells(refused(lambda: open_save(tmp_path / "odd.save")), "error-saves-unopened", file="odd.save")


def test_a_save_that_stands_at_an_odd_position(tmp_path):
    match = played(40)
    below = match.position.stack[:-1]
    match.position.stack = (*below, below[-1], match.position.stack[-1])
    write_save(match, tmp_path / "odd.save")
    with pytest.raises(SaveError) as problem:
        open_save(tmp_path / "odd.save")
    assert problem.value.damaged


def test_a_journal_that_begins_at_an_odd_position(tmp_path):
    Journal(tmp_path / "odd.journal", begun_oddly(), "0" * 16, "Friday").close()
    refused(lambda: replayed(read_journal(tmp_path / "odd.journal")))


@pytest.mark.parametrize("count", [1, 3, 5, 8])
def test_a_journal_that_begins_elsewhere_with_too_many_seats_or_too_few(tmp_path, count):
    match = played(40)
    match.forget(WHY)
    match.first_seats = (*match.first_seats, *match.first_seats)[:count]
    Journal(tmp_path / "odd.journal", match, "0" * 16, "Friday").close()
    assert "seats" in refused(lambda: replayed(read_journal(tmp_path / "odd.journal")))


def test_a_replay_that_begins_at_an_odd_position():
    data = encode_replay(begun_oddly(), "Friday")
    assert tells(refused(lambda: checked(decode_replay(data, "odd"), "odd")), "error-replays-unplayable", file="odd")


def test_a_game_whose_dice_a_program_has_written_down_is_rolled_on_when_it_is_opened(tmp_path):
    """At the table nobody can write down more of them, and undo must not lead back to where there are none."""
    match = played(3, dice=[6], draws=[])
    write_save(match, tmp_path / "written.save")
    assert open_save(tmp_path / "written.save").match.position.chance.dice == (6,)
    session = resume(tmp_path / "written.save")
    assert session.messages() == [say("error-game-lost-scripted")] and not session.match.undo()
    luck = random.Random(1)
    while session.match.decision is not None:
        session.answer(luck.choice(session.match.decision.options), session.match.decision.serial)
    assert session.match.result() is not None


def test_a_record_that_begins_at_an_odd_position(tmp_path):
    match = played(40, players=3)
    match.forget(WHY)
    luck = random.Random(1)
    while match.decision is not None:
        match.answer(luck.choice(match.decision.options))
    record = record_of(match, "0" * 16)
    assert play_through(recording(match)) is not None and match.start is not None
    path = tmp_path / "odd.game"
    path.write_bytes(records.encode(record))
    assert played_again(path).position.key() == match.position.key()
    match.start["stack"] = match.start["stack"][:-1]
    path.write_bytes(records.encode(record_of(match, "0" * 16)))
    refused(lambda: played_again(path))
