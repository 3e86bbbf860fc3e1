"""A4.4: the journal holds every entry before the next decision is shown, and reads back whatever end it has."""

import random
import time
import zlib

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from matchtools import noted, played, started, step, whole

from game.language.spoken import say
from game.match import journal as journal_module
from game.match.journal import LARGEST, Journal, JournalError, read_journal, read_lines, replayed
from game.match.match import Match
from tests.sayings import message


def journalled(path, match: Match) -> Journal:
    """A journal that hears of everything the match does."""
    return noted(Journal(path, match, "0123456789abcdef", "Friday"), match)


def busy(match: Match, deeds: int, seed: int) -> None:
    """Answers, undo, redo, seat changes, dice, at random."""
    chance = random.Random(seed)
    for _ in range(deeds):
        deed = chance.random()
        if deed < 0.1:
            match.undo()
        elif deed < 0.15:
            match.undo(chance.randrange(3))
        elif deed < 0.2:
            match.redo()
        elif deed < 0.25:
            match.seat_change(chance.randrange(3), chance.choice(("", "random")))
        elif deed < 0.28:
            match.new_dice(chance.randrange(1 << 40))
        elif match.decision is not None:
            step(match, chance)


@pytest.mark.parametrize("seed", range(5))
def test_the_journal_holds_everything_at_every_moment(tmp_path, seed):
    """Read from another handle after each change, nothing synced and nothing closed."""
    match = started(3, seed)
    journalled(tmp_path / "j", match)
    for _ in range(40):
        busy(match, 3, match.serial)
        recovered = read_journal(tmp_path / "j")
        assert recovered.entries == match.entries and recovered.serial == match.serial
    again = replayed(recovered)
    assert whole(again) == whole(match) and again.serial == match.serial


def test_the_entry_is_there_before_the_answer_returns(tmp_path):
    match = started(3, 1)
    journal = journalled(tmp_path / "j", match)
    seen = []
    noted = match.listener
    match.listener = lambda what, value: (noted(what, value), seen.append(len(read_journal(tmp_path / "j").entries)))
    for _ in range(5):
        step(match, random.Random(1))
    assert seen == [1, 2, 3, 4, 5]
    journal.close()


def test_a_journal_begun_in_the_middle_holds_what_was_before(tmp_path):
    match = played(30, players=3)
    match.forget("Begun anew for the test.")
    for _ in range(20):
        step(match, random.Random(2))
    journalled(tmp_path / "j", match)
    busy(match, 30, 4)
    again = replayed(read_journal(tmp_path / "j"))
    assert whole(again) == whole(match) and again.lost_history == "Begun anew for the test."


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_torn_end_loses_only_what_was_torn(tmp_path_factory, data):
    folder = tmp_path_factory.mktemp("torn")
    match = started(3, 2)
    journalled(folder / "j", match)
    states = [(list(match.entries), match.serial)]
    for number in range(12):
        busy(match, 1, number)
        if match.serial != states[-1][1]:
            states.append((list(match.entries), match.serial))
    whole_file = (folder / "j").read_bytes()
    lines = whole_file.split(b"\n")
    cut = data.draw(st.integers(len(lines[0]) + 1, len(whole_file)))
    rubbish = data.draw(st.binary(max_size=30))
    (folder / "j").write_bytes(whole_file[:cut] + rubbish)
    complete = whole_file[:cut].count(b"\n") - 1
    recovered = read_journal(folder / "j")
    # A cut exactly before a line's end leaves a line that is whole.
    possible = [states[complete], states[min(complete + 1, len(states) - 1)]]
    assert (recovered.entries, recovered.serial) in possible


@settings(max_examples=60, deadline=None)
@given(st.binary(max_size=400))
def test_what_is_no_journal_is_refused_in_a_sentence(tmp_path_factory, content):
    path = tmp_path_factory.mktemp("odd") / "x.journal"
    path.write_bytes(content)
    with pytest.raises(JournalError, match=message("error-journals-foreign")):
        read_journal(path)


def test_a_line_with_a_fitting_checksum_but_odd_contents_ends_the_journal(tmp_path):
    match = started(3, 1)
    journal = journalled(tmp_path / "j", match)
    step(match, random.Random(1))
    for content in (b'{"n":5}', b'{"n":5,"e":{"type":"answer"}}', b"[" * 50_000, b'{"n":5,"u":1,"surplus":2}'):
        journal._write(b"%08x %s\n" % (zlib.crc32(content), content))
    assert read_journal(tmp_path / "j").entries == match.entries


def test_missing_and_huge_journals_are_sentences(tmp_path, monkeypatch):
    with pytest.raises(JournalError, match=message("error-files-unreadable")):
        read_journal(tmp_path / "none")
    match = started()
    journalled(tmp_path / "j", match)
    monkeypatch.setattr(journal_module, "LARGEST", 100)
    with pytest.raises(JournalError, match=message("error-files-large")):
        read_journal(tmp_path / "j")


def test_a_journal_of_newer_rules_is_left_to_a_newer_program(tmp_path, monkeypatch):
    journalled(tmp_path / "j", started())
    monkeypatch.setattr(journal_module, "RULES_VERSION", 1)
    with pytest.raises(JournalError, match=message("error-files-rules")) as caught:
        read_journal(tmp_path / "j")
    assert caught.value.newer


def test_a_journal_that_contradicts_itself_about_the_rules_is_not_replayed(tmp_path):
    journalled(tmp_path / "j", started())
    recovered = read_journal(tmp_path / "j")
    other = msgspec.structs.replace(recovered.beginning, rules=1)
    with pytest.raises(JournalError, match=say("error-journals-rules")):
        replayed(recovered._replace(beginning=other))


def test_beginning_a_journal_fails_as_a_whole_or_not_at_all(tmp_path):
    match = started()
    journal = journalled(tmp_path / "j", match)
    step(match, random.Random(1))
    journal.close()
    before = (tmp_path / "j").read_bytes()
    match._inputs["seed"] = -5
    with pytest.raises(ValueError):
        Journal(tmp_path / "j", match, "0123456789abcdef", "")
    assert (tmp_path / "j").read_bytes() == before
    with pytest.raises(OSError):
        Journal(tmp_path / "none" / "j", started(), "0123456789abcdef", "")


def test_a_journal_of_nothing_but_lines_is_read_no_further_than_one_can_be_long(tmp_path):
    path = tmp_path / "0000000000000000.journal"
    path.write_bytes(b"\n" * (LARGEST - 1))
    began = time.process_time()
    with pytest.raises(JournalError):
        read_lines(path)
    assert time.process_time() - began < 2
