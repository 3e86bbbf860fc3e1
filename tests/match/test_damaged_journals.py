"""G2.5: of a damaged journal everything is kept that can be proved, the player is told the rest, the file stays."""

import random
import zlib

import msgspec
import pytest
from matchtools import answer, noted, started, step, stepped, whole

from game.language.spoken import say
from game.match import files
from game.match import journal as journal_module
from game.match.journal import Journal, JournalError, Noted, read_journal
from game.match.record import recording
from game.match.recovery import open_store
from game.match.saves import read_save, snapshot, write_snapshot
from game.match.session import resume
from tests.sayings import tells

ID = "aaaaaaaa"


@pytest.fixture
def left(tmp_path):
    """A game of 45 answers, a seat handed over and new dice, whose program was killed: its match and its lines."""
    store = open_store(tmp_path)
    store.close()
    match = started(3, 5)
    journal = noted(Journal(store.journal(ID), match, ID, "Autosave"), match)
    chance = random.Random(5)
    for number in range(45):
        step(match, chance)
        if number == 10:
            match.seat_change(1, "random")
        if number == 20:
            match.new_dice(77)
    journal.close()
    return store, match


def lines_of(store):
    return store.journal(ID).read_bytes().split(b"\n")


def opened(store, lines):
    """The match the program goes on with after its journal has become these lines, and what it says."""
    store.journal(ID).write_bytes(b"\n".join(lines))
    again = open_store(store.folder)
    found = again.newest_autosaves()
    match = read_save(found[0]) if found else None
    kept = sorted(path.name for path in again.journals.iterdir())
    messages = again.messages
    again.close()
    return match, messages, kept


def test_one_bad_line_anywhere_loses_nothing_and_the_file_stays(left, tmp_path):
    store, match = left
    good = lines_of(store)
    for bad in (1, 11, 12, 22, 30, len(good) - 3):
        lines = list(good)
        lines[bad] = lines[bad][:40] + b"X" + lines[bad][41:]
        back, messages, kept = opened(store, lines)
        assert whole(back) == whole(match) and back.serial == match.serial
        assert len(messages) == 1 and tells(messages[0], "error-recovery-whole") and kept[0] in messages[0]
        assert (store.journals / kept[0]).read_bytes() == b"\n".join(lines)
        for path in (*store.journals.iterdir(), *store.autosaves.iterdir()):
            path.unlink()


@pytest.mark.parametrize("change", [
    lambda lines: [line + b"\r" for line in lines[:-1]] + lines[-1:],
    lambda lines: [*lines[:20], lines[19], *lines[20:]],
    lambda lines: [*lines[:20], lines[19], lines[18], *lines[20:]],
    lambda lines: [*lines[:-1], b"\0" * 5000],
], ids=["line breaks of another system", "a line twice", "lines again", "filled with zeros"])  # fmt: skip
def test_what_is_only_odd_is_no_damage(left, change):
    store, match = left
    back, messages, kept = opened(store, change(lines_of(store)))
    assert whole(back) == whole(match) and messages == [] and kept == []


def test_a_line_torn_at_the_end_is_no_damage(left):
    store, match = left
    lines = lines_of(store)
    back, messages, kept = opened(store, [*lines[:-2], lines[-2][:50]])
    assert back.entries == match.entries[:-1] and messages == [] and kept == []


def test_two_lines_whose_break_is_damaged_are_both_read(left):
    store, match = left
    lines = lines_of(store)
    back, messages, _ = opened(store, [*lines[:30], lines[30] + b"\x0b" + lines[31], *lines[32:]])
    assert whole(back) == whole(match) and tells(messages[0], "error-recovery-whole")


def test_behind_a_greater_gap_nothing_can_be_proved_and_what_is_missing_is_said(left):
    store, match = left
    lines = lines_of(store)
    back, messages, kept = opened(store, [*lines[:30], b"?", b"?", *lines[32:]])
    assert back.entries == match.entries[:29]
    assert back.serial == match.serial, "no number is given twice"
    assert tells(messages[0], "error-recovery-missing", count=18) and kept == ["aaaaaaaa.damaged"]
    back.answer(back.decision.options[0])


def test_a_gap_before_the_last_autosave_loses_nothing(left):
    store, match = left
    write_snapshot(snapshot(recording(match).played(35), "Autosave", ID), store.next_in_ring(ID))
    lines = lines_of(store)
    back, messages, _ = opened(store, [*lines[:5], b"?", b"?", *lines[25:]])
    assert whole(back) == whole(match) and tells(messages[0], "error-recovery-whole")


def test_the_line_behind_the_last_autosave_may_be_the_bad_one(left):
    store, match = left
    write_snapshot(snapshot(recording(match).played(35), "Autosave", ID), store.next_in_ring(ID))
    lines = lines_of(store)
    back, messages, _ = opened(store, [b"rubbish", *lines[1:36], b"?", *lines[37:]])
    assert whole(back) == whole(match) and tells(messages[0], "error-recovery-whole")


def test_lines_of_the_first_version_are_not_joined_to_an_autosave(left):
    """Their numbers alone prove nothing: the match may have been gone on with otherwise."""
    store, match = left
    other = stepped(started(3, 5), 35, 99)
    write_snapshot(snapshot(other, "Autosave", ID), store.next_in_ring(ID))
    lines = lines_of(store)
    old = [_plain(line) for line in lines[1:-1]]
    back, _, kept = opened(store, [lines[0], *old[:4], b"?", b"?", *old[25:], b""])
    assert back.entries in (other.entries, match.entries[:4]) and kept == ["aaaaaaaa.damaged"]


def test_a_journal_without_its_beginning_goes_on_from_the_autosave(left):
    store, match = left
    write_snapshot(snapshot(started(3, 5), "Autosave", ID), store.next_in_ring(ID))
    back, messages, _ = opened(store, [b"rubbish", *lines_of(store)[1:]])
    assert whole(back) == whole(match) and tells(messages[0], "error-recovery-whole")


def test_an_autosave_of_another_course_is_not_mixed_with_the_journal(left):
    """The same match was gone on with otherwise; the numbers fit, the digests do not."""
    store, match = left
    other = stepped(started(3, 5), 35, 99)
    write_snapshot(snapshot(other, "Autosave", ID), store.next_in_ring(ID))
    lines = lines_of(store)
    back, _, kept = opened(store, [*lines[:5], b"?", b"?", *lines[25:]])
    assert back.entries in (other.entries, match.entries[:4]) and kept == ["aaaaaaaa.damaged"]


def test_going_back_to_before_the_gap_makes_what_follows_certain(store):
    store.close()
    match = started(3, 5)
    journal = noted(Journal(store.journal(ID), match, ID, "Autosave"), match)
    chance = random.Random(5)
    for _ in range(20):
        step(match, chance)
    assert match.undo_to(8)
    for _ in range(7):
        step(match, chance)
    journal.close()
    lines = lines_of(store)
    back, messages, _ = opened(store, [*lines[:12], b"?", b"?", b"?", *lines[15:]])
    assert whole(back) == whole(match) and tells(messages[0], "error-recovery-whole")


def test_an_entry_that_cannot_be_played_ends_the_game_there_and_not_before(left):
    store, match = left
    lines = lines_of(store)
    noted = msgspec.json.decode(lines[25].split(b" ", 1)[1], type=Noted)
    bad = msgspec.structs.replace(noted.e, kind="no_such_thing") if hasattr(noted.e, "kind") else noted.e
    forged = [journal_module._line(msgspec.json.encode(msgspec.structs.replace(noted, e=bad, d="")))[:-1]]
    old = [_plain(line) for line in lines[1:-1]]
    old[24] = _plain(forged[0])
    back, messages, kept = opened(store, [lines[0], *old, b""])
    assert tells(messages[0], "error-recovery-missing", count=len(match.entries) - 24)
    assert back.entries == match.entries[:24] and kept == ["aaaaaaaa.damaged"]


def test_a_journal_of_the_first_version_is_kept_up_to_its_gap(left):
    store, match = left
    lines = lines_of(store)
    old = [_plain(line) for line in lines[1:-1]]
    back, messages, _ = opened(store, [lines[0], *old[:10], b"?", *old[11:], b""])
    assert back.entries == match.entries[:10]
    assert tells(messages[0], "error-recovery-missing", count=len(match.entries) - 10)


def test_damaged_journals_and_unread_ones_never_take_each_others_names(left):
    store, _ = left
    lines = lines_of(store)
    for taken in ("aaaaaaaa.damaged", "aaaaaaaa.unread"):
        (store.journals / taken).mkdir()
    _, _, kept = opened(store, [*lines[:30], b"?", *lines[31:]])
    assert kept == ["aaaaaaaa-2.damaged", "aaaaaaaa.damaged", "aaaaaaaa.unread"]
    _, messages, kept = opened(store, [b"rubbish"])
    assert "aaaaaaaa-2.unread" in kept and "aaaaaaaa-2.unread" in messages[0]


def test_a_game_gone_on_with_after_damage_is_kept_as_any_other(left):
    store, _ = left
    lines = lines_of(store)
    opened(store, [*lines[:30], b"?", b"?", *lines[32:]])
    again = open_store(store.folder)
    session = resume(again.newest_autosaves()[0], again)
    answer(session)
    assert len(read_journal(session.kept.journal_path).entries) == 30
    session.close()
    again.close()
    last = open_store(store.folder)
    assert last.messages == [] and len(read_save(last.newest_autosaves()[0]).entries) == 30
    last.close()


def _plain(line):
    """A line as the first version wrote it."""
    noted = msgspec.json.decode(line.split(b" ", 1)[1], type=Noted)
    data = msgspec.json.encode(Noted(noted.n, e=noted.e, u=noted.u))
    return b"%08x %s" % (zlib.crc32(data), data)


def test_a_journal_that_must_not_be_read_stays_for_another_time(left, monkeypatch):
    store, match = left
    real = files.read_limited

    def refuse(path, limit):
        if path.suffix == ".journal":
            raise PermissionError(13, "Permission denied")
        return real(path, limit)

    with monkeypatch.context() as patch:
        patch.setattr(files, "read_limited", refuse)
        again = open_store(store.folder)
        assert say("error-why-denied") in again.messages[0]
        assert say("error-recovery-kept", file="aaaaaaaa.journal") in again.messages[0]
        again.close()
    back, messages, kept = opened(store, lines_of(store))
    assert whole(back) == whole(match) and messages == [] and kept == []


def spoilt(data, chance):
    """A journal with damage of some kind: bits, lines gone, zeros, lines moved, a piece cut out or written twice."""
    kind, at = chance.randrange(6), chance.randrange(len(data))
    length = chance.choice((1, 30, 300, 3000))
    lines = data.split(b"\n")
    line = chance.randrange(len(lines))
    return [
        lambda: data[:at] + bytes([data[at] ^ 1 << chance.randrange(8)]) + data[at + 1 :],
        lambda: data[:at] + data[at + length :],
        lambda: data[:at] + bytes(length) + data[at + length :],
        lambda: data[:at] + data[max(0, at - length) : at] + data[at:],
        lambda: b"\n".join([*lines[:line], *lines[line + chance.randrange(1, 4) :]]),
        lambda: b"\n".join([lines[0], *chance.sample(lines[1:], len(lines) - 1)]),
    ][kind]()


def test_whatever_is_damaged_what_is_kept_is_how_the_match_once_stood(tmp_path):
    match = started(3, 5)
    journal = Journal(tmp_path / "j", match, ID, "Autosave")
    stood = {1: []}

    def happened(what, value):
        journal.note(what, value, match.serial)
        stood[match.serial] = list(match.entries)

    match.listener = happened
    chance = random.Random(3)
    for _ in range(60):
        if chance.random() < 0.15 and match.undo_to(max(0, len(match.entries) - chance.randrange(1, 9))):
            continue
        step(match, chance)
    journal.close()
    data, kept = (tmp_path / "j").read_bytes(), []
    for seed in range(200):
        chance = random.Random(seed)
        damaged = spoilt(data, chance)
        for _ in range(chance.randrange(3)):
            damaged = spoilt(damaged, chance)
        (tmp_path / "j").write_bytes(damaged)
        try:
            found = read_journal(tmp_path / "j")
        except JournalError:
            continue
        assert found.entries == stood[found.serial], seed
        kept.append(found.serial == match.serial)
    assert kept.count(True) > 50, "and mostly it is all"
