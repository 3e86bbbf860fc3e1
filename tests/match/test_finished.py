"""F4: finished games become records; records are listed, played again, and survive what disks and kills do."""

import random
import zlib
from datetime import UTC, datetime

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from matchtools import PEOPLE, played, run, started, whole

from game.language.spoken import say
from game.match import saves
from game.match.chronicle import keeping, records
from game.match.chronicle.keeping import NAME as INDEX
from game.match.chronicle.keeping import SUFFIX, Chronicle
from game.match.chronicle.making import finished, record_of
from game.match.chronicle.records import RecordError, Summary
from game.match.chronicle.sieve import outcome
from game.match.finished import KEPT, catch_up, expire, forget
from game.match.handedover import names_at_end
from game.match.match import Match, Seat
from game.match.record import Recording
from game.match.recovery import open_store
from game.match.session import Session, begin, resume
from game.match.store import Store
from tests.sayings import message, tells

ID = "00112233445566aa"
ENDING = {
    "phase": "doom",
    "turn": 6,
    "doom": {"great_cthulhu": 30, "crawling_chaos": 27, "black_goat": 12},
    "signs": {"great_cthulhu": [1], "crawling_chaos": [3]},
}
INPUTS = {"game": "wars", "players": 3, "seed": 5, "setup": ENDING}
SEATS = [Seat("", "Ada"), Seat("random", "Bruno"), Seat("random", "Clara")]


@pytest.fixture(scope="module")
def match() -> Match:
    """A game played to its end."""
    return played(10_000, 4, 3)


def ended(store: Store, campaign: str = "", seed: int = 5) -> Session:
    """A game played to its end at the table, everything written."""
    session = begin({**INPUTS, "seed": seed}, SEATS, store, campaign=campaign)
    run(session, 1000, random.Random(1))
    assert session.match.position.over and session.kept._writer.wait()
    return session


def files(store: Store) -> list[str]:
    """The records on the disk."""
    return sorted(path.name for path in store.chronicle.folder.glob(f"*{SUFFIX}"))


# What a record holds ----------------------------------------------------------------------------


def test_a_finished_game_is_played_again_from_its_record(tmp_path, match):
    chronicle = Chronicle(tmp_path / "chronicle")
    assert chronicle.add(record_of(match, ID, "The Winter League"))
    again = chronicle.load(ID)
    assert whole(again) == whole(match) and again.result() == match.result()
    assert again.events == match.events and again.undo()


def test_the_summary_tells_what_the_end_told(match):
    told = record_of(finished(match), ID, "The Winter League").summary
    result, state = match.result(), match.state_dict()
    assert (told.campaign, told.game, told.seed) == ("The Winter League", "wars", 3)
    assert told.winners == list(result.winners) and told.humanity == result.humanity and told.reason == result.reason
    assert {side.id: side.score for side in told.sides} == result.doom == state["doom"]
    assert {side.id: side.doom[-1] for side in told.sides} == result.doom
    assert {len(side.doom) for side in told.sides} == {told.turns} == {state["turn"]}
    rolled = [event for event in match.events if event.kind == "rolled"]
    assert sum(side.dice for side in told.sides) == sum(len(event.args) - 1 for event in rolled)
    assert [sitter.name for sitter in told.seats] == [seat.name for seat in PEOPLE]


def test_a_record_is_a_few_kilobytes(match):
    assert len(records.encode(record_of(match, ID))) < 8000


def test_a_game_that_goes_on_has_no_record():
    with pytest.raises(ValueError, match="not over"):
        record_of(started(), ID)


def test_whoever_gave_most_answers_has_played_the_seat():
    match = played(40)
    match.seat_change(0, "adept", "Ada’s stand-in")
    match.seat_change(1, "adept", "Robot")
    chance = random.Random(1)
    while match.decision is not None:
        by = "bot" if match.seats[match.decision.seat].bot else "person"
        match.answer(chance.choice(match.decision.options), by=by)
    match.seat_change(2, "adept", "Late")
    told = record_of(match, ID).summary
    assert [(sitter.name, sitter.bot) for sitter in told.seats[1:]] == [
        ("Robot", "adept"), ("Clara", ""), ("Dorian", ""),
    ]  # fmt: skip


def test_a_seat_that_a_bot_has_finished_says_so():
    match = played(40)
    match.seat_change(0, "adept")
    chance = random.Random(1)
    while match.decision is not None:
        by = "bot" if match.seats[match.decision.seat].bot else "person"
        match.answer(chance.choice(match.decision.options), by=by)
    match.seat_change(1, "adept")
    told = record_of(match, ID).summary
    assert [(sitter.name, sitter.finished) for sitter in told.seats[:2]] == [("Ada", "adept"), ("Bruno", "")]
    assert outcome(msgspec.structs.replace(told, winners=[0])) == "Ada (finished by Apprentice) won"
    assert names_at_end(match)[0] == "Ada (finished by Apprentice)"
    kept = records.opened(records.encode(record_of(match, ID)), "kept")
    assert kept.summary.seats == told.seats


def test_everything_in_a_record_is_bounded():
    """No field is a bare text or number, so that no file can hold more than it may."""

    def check(kind, where):
        if isinstance(kind, (msgspec.inspect.StrType, msgspec.inspect.BytesType)):
            assert kind.max_length is not None or kind.pattern, where
        elif isinstance(kind, msgspec.inspect.IntType):
            assert kind.ge is not None and (kind.le is not None or kind.lt is not None), where
        elif isinstance(kind, msgspec.inspect.ListType):
            assert kind.max_length is not None, where
            check(kind.item_type, where)
        elif isinstance(kind, msgspec.inspect.StructType):
            assert kind.forbid_unknown_fields, where
            for field in kind.fields:
                check(field.type, f"{kind.cls.__name__}.{field.name}")

    check(msgspec.inspect.type_info(Summary), "Summary")
    assert msgspec.inspect.type_info(Recording).forbid_unknown_fields


# Written at the end of a game -------------------------------------------------------------------


def test_a_game_that_ends_at_the_table_comes_into_the_chronicle(store):
    session = ended(store, "The Winter League")
    (game,) = store.chronicle.list().games
    assert (game.id, game.campaign) == (session.kept.match_id, "The Winter League")
    assert [sitter.bot for sitter in game.seats] == ["", "random", "random"]
    session.close()
    assert store.chronicle.list().games == [game] and store.chronicle.count() == 1


def test_each_game_comes_once_and_another_end_takes_the_place_of_the_first(store):
    session = ended(store)
    (first,) = files(store)
    assert session.match.undo() and session.match.redo() and session.kept._writer.wait()
    assert files(store) == [first]
    while session.match.undo():
        pass
    session.new_dice()
    run(session, 1000, random.Random(2))
    session.close()
    (second,) = files(store)
    assert second != first and second.startswith(session.kept.match_id)


def test_the_same_end_reached_from_a_named_save_is_no_second_game(store):
    session = begin(INPUTS, SEATS, store)
    path = session.kept.save_as("Before the end")
    run(session, 1000, random.Random(1))
    session.close()
    entries, (only,) = session.match.entries, files(store)
    branch = resume(path, store)
    for entry in entries[len(branch.match.entries) :]:
        branch.match._do(entry)
    assert branch.match.position.over
    branch.close()
    assert files(store) == [only]


def test_looking_at_a_finished_game_writes_nothing(store):
    session = ended(store)
    path = session.kept.save_as("The end")
    session.close()
    before = files(store)
    resume(path, store).close()
    assert files(store) == before


def test_a_game_killed_at_its_end_comes_into_the_chronicle_when_it_is_taken_up(tmp_path, store):
    session = ended(store)
    (record,) = files(store)
    (store.chronicle.folder / record).unlink()
    store.close()
    again = open_store(tmp_path)
    assert again.messages == [] and files(again) == [record]
    assert whole(again.chronicle.load(session.kept.match_id)) == whole(session.match)


# Disks and folders that refuse ------------------------------------------------------------------


def full(*args, **more):
    raise OSError(28, "No space left on device")


def test_an_autosave_whose_head_only_says_that_it_is_over_is_left_out(store):
    taken = saves.snapshot(played(3), "Autosave", "ab" * 8)
    lying = taken._replace(header=msgspec.structs.replace(taken.header, over=True))
    store.next_in_ring("ab" * 8).write_bytes(lying.encode())
    assert catch_up(store) == 0 and files(store) == []


def test_a_full_disk_is_told_and_the_game_comes_later(store, monkeypatch):
    with monkeypatch.context() as patch:
        patch.setattr(keeping, "write_whole", full)
        session = ended(store)
        assert any(say("error-why-full") in said for said in session.messages())
        session.close()
    assert files(store) == [] and store.chronicle.list().games == []
    assert catch_up(store) == 1 and catch_up(store) == 0
    assert [game.id for game in store.chronicle.list().games] == [session.kept.match_id]


def test_a_journal_stays_while_its_record_cannot_be_written(tmp_path, store, monkeypatch):
    session = ended(store)
    (store.chronicle.folder / files(store)[0]).unlink()
    store.close()
    with monkeypatch.context() as patch:
        patch.setattr(keeping, "write_whole", full)
        again = open_store(tmp_path)
        assert len(again.messages) == 1 and tells(again.messages[0], "error-recovery-kept")
        again.close()
    last = open_store(tmp_path)
    assert last.messages == [] and last.chronicle.ids() == {session.kept.match_id}


def test_a_folder_that_is_not_this_programs_is_read_and_not_written(tmp_path, match):
    Chronicle(tmp_path / "chronicle").add(record_of(match, ID))
    other = Chronicle(tmp_path / "chronicle", "Another Mythos Table is using it.")
    assert len(other.list().games) == 1 and not (tmp_path / "chronicle" / INDEX).exists()
    with pytest.raises(RecordError, match="Another Mythos Table"):
        other.add(record_of(played(10_000, 3, 4), "ab" * 8))


def test_without_a_folder_the_chronicle_is_empty(tmp_path):
    chronicle = Chronicle(tmp_path / "nowhere")
    assert chronicle.list() == ([], [], 0) and chronicle.count() == 0
    with pytest.raises(RecordError, match=say("error-chronicle-gone")):
        chronicle.load(ID)


@pytest.mark.parametrize("name", ["../../etc/passwd", "", "..", "x/y", ID.upper()])
def test_no_id_leads_out_of_the_folder(tmp_path, name):
    with pytest.raises(RecordError, match=say("error-chronicle-gone")):
        Chronicle(tmp_path).load(name)


# Files that are not as they should be -----------------------------------------------------------


@pytest.fixture
def shelf(tmp_path, match):
    """A chronicle of one sound game, and the bytes of its record."""
    chronicle = Chronicle(tmp_path / "chronicle")
    record = record_of(match, ID)
    chronicle.add(record)
    return chronicle, records.encode(record)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: data[: len(data) // 2], "error-files-damaged"),
        (lambda data: b"", "error-chronicle-foreign"),
        (lambda data: b"\0" * 200, "error-chronicle-foreign"),
        (lambda data: data.replace(b"record 3 ", b"record 99 ", 1), "error-files-newer"),
        (lambda data: data, "error-chronicle-other"),
    ],
)
def test_a_bad_record_is_said_and_left_alone_and_loses_no_other(shelf, change, said):
    chronicle, data = shelf
    bad = chronicle.folder / f"{'cd' * 8}-{'ef' * 8}{SUFFIX}"
    bad.write_bytes(change(data))
    listing = Chronicle(chronicle.folder).list()
    assert [game.id for game in listing.games] == [ID]
    (unread,) = listing.unread
    assert unread.name == bad.name and tells(unread.problem, said, file=bad.name)
    assert bad.read_bytes() == change(data)


def test_a_newer_programs_record_of_this_game_is_never_replaced(shelf, match):
    chronicle, data = shelf
    path = chronicle.path(ID)
    newer = data.replace(b"record 3 ", b"record 99 ", 1)
    path.write_bytes(newer)
    assert not chronicle.add(record_of(match, ID)) and path.read_bytes() == newer


def test_a_damaged_record_is_written_anew_when_its_game_comes_again(shelf, match):
    chronicle, data = shelf
    chronicle.path(ID).write_bytes(data[:50])
    assert chronicle.add(record_of(match, ID)) and len(chronicle.list().games) == 1


def test_a_game_of_newer_rules_is_listed_and_cannot_be_watched(shelf, monkeypatch):
    chronicle, _ = shelf
    monkeypatch.setattr(keeping, "RULES_VERSION", 1)
    assert len(chronicle.list().games) == 1
    with pytest.raises(RecordError, match=say("error-chronicle-rules")):
        chronicle.load(ID)


def test_the_index_saves_reading_and_is_made_anew_when_it_is_of_no_use(shelf, monkeypatch):
    chronicle, _ = shelf
    expected = chronicle.list().games
    read = []
    real = records.read
    monkeypatch.setattr(records, "read", lambda path: read.append(path) or real(path))
    assert Chronicle(chronicle.folder).list().games == expected and not read
    for rubbish in (b"", b"rubbish", b"\x93" * 5000):
        (chronicle.folder / INDEX).write_bytes(rubbish)
        read.clear()
        assert Chronicle(chronicle.folder).list().games == expected and len(read) == 1


def test_an_index_with_names_that_cannot_be_shown_is_passed_over(shelf):
    chronicle, _ = shelf
    expected = chronicle.list().games
    name = expected[0].seats[0].name.encode()
    data = (chronicle.folder / INDEX).read_bytes()
    (chronicle.folder / INDEX).write_bytes(data.replace(name, b"\x01" * len(name)))
    assert Chronicle(chronicle.folder).list().games == expected


def test_a_changed_file_is_read_again_though_the_index_knows_it(shelf):
    chronicle, data = shelf
    chronicle.list()
    chronicle.path(ID).write_bytes(data[:-1])
    assert Chronicle(chronicle.folder).list().games == []


def test_answers_that_unpack_to_more_than_any_game_are_refused(match):
    bomb = zlib.compress(b" " * (records.LARGEST_PLAY + 1000), 9)
    with pytest.raises(RecordError, match=message("error-files-damaged")):
        records.unpacked(bomb, "bomb")


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_random_damage_never_does_more_than_a_sentence(match, data):
    sound = records.encode(record_of(match, ID, date=datetime(2026, 11, 21, tzinfo=UTC)))
    if data.draw(st.booleans()):
        place = data.draw(st.integers(0, len(sound) - 1))
        damaged = sound[:place] + data.draw(st.binary(max_size=8)) + sound[place + data.draw(st.integers(0, 8)) :]
    else:
        # The checksum fits, what it is of does not.
        body = sound.partition(b"\n")[2]
        place = data.draw(st.integers(0, len(body) - 1))
        body = body[:place] + data.draw(st.binary(min_size=1, max_size=4)) + body[place + 2 :]
        damaged = b"%s 1 %s\n%s" % (records.KIND, records._checksum(body), body)
    try:
        found = records.opened(damaged, "x")
        records.unpacked(found.packed, "x")
    except RecordError as problem:
        assert str(problem).startswith("x ") and str(problem).endswith(".")


def test_autosaves_of_a_game_that_cannot_be_opened_do_not_stop_the_others(store):
    session = ended(store)
    session.close()
    for name in files(store):
        (store.chronicle.folder / name).unlink()
    (store.autosaves / "abababababababab-0.save").write_bytes(b"rubbish")
    assert catch_up(store) == 1 and store.chronicle.ids() == {session.kept.match_id}


# Autosaves of games finished long ago -----------------------------------------------------------


def rings(store: Store) -> set[str]:
    """The matches that have autosaves."""
    return {path.stem.rpartition("-")[0] for path in store.newest_autosaves()}


def evening(tmp_path, count: int) -> tuple[Store, list[str]]:
    """A data folder after so many finished games, and their matches in order."""
    store = open_store(tmp_path)
    found = []
    for number in range(count):
        session = ended(store, seed=number + 1)
        session.close()
        found.append(session.kept.match_id)
    return store, found


def test_autosaves_go_once_the_chronicle_has_the_game_and_six_were_finished_since(tmp_path):
    store, matches = evening(tmp_path, KEPT + 2)
    assert rings(store) == set(matches[1:]), "the last game sat at its table when it ended"
    assert expire(store) == 1 and rings(store) == set(matches[2:]) and expire(store) == 0
    assert len(files(store)) == KEPT + 2 and store.chronicle.load(matches[0]).position.over


def test_autosaves_stay_where_the_chronicle_does_not_have_this_very_game(tmp_path):
    store, (gone, damaged, sound) = evening(tmp_path, 3)
    store.chronicle.path(gone).unlink()
    path = store.chronicle.path(damaged)
    path.write_bytes(path.read_bytes()[:-1])
    assert expire(store, 0) == 1 and rings(store) == {gone, damaged}
    assert catch_up(store) == 2 and expire(store, 0) == 2 and rings(store) == set()
    assert store.chronicle.ids() == {gone, damaged, sound}


def test_autosaves_stay_for_the_table_the_campaign_and_the_newer_program(tmp_path):
    store, (played, claimed, newer) = evening(tmp_path, 3)
    session = resume(store.newest_of(played), store)
    store.claims.append(lambda match_id: match_id == claimed)
    theirs = store.newest_of(newer).read_bytes().replace(b'"format":3', b'"format":99', 1)
    (store.autosaves / f"{newer}-2.save").write_bytes(theirs)
    assert expire(store, 0) == 0 and rings(store) == {played, claimed, newer}
    session.close()
    store.claims.clear()
    assert expire(store, 0) == 2 and rings(store) == {newer}


def test_a_kill_among_the_autosaves_never_leaves_an_older_one_as_the_last(tmp_path, monkeypatch):
    store, (match_id,) = evening(tmp_path, 1)
    assert len([path for path in store.ring(match_id) if path.exists()]) > 1
    order = []
    monkeypatch.setattr(store, "_remove", lambda path: order.append(store._age(path)))
    store.remove_ring(match_id)
    assert order == sorted(order)


def test_a_game_taken_out_of_the_chronicle_does_not_come_back(tmp_path):
    store, (one, two, three) = evening(tmp_path, 3)
    bad = store.chronicle.folder / f"{'cd' * 8}-{'ef' * 8}{SUFFIX}"
    bad.write_bytes(b"rubbish")
    forget(store, [one, two], [bad.name])
    assert store.chronicle.ids() == {three} == rings(store) and not bad.exists()
    assert catch_up(store) == 0 and [game.id for game in store.chronicle.list().games] == [three]
    forget(store, ["../../etc", "x"], ["../lock"])
    assert store.chronicle.ids() == {three}


def test_what_must_not_be_taken_out_stays_and_is_told_of(tmp_path, shelf):
    store, (one, two) = evening(tmp_path / "data", 2)
    store.claims.append(lambda match_id: match_id == one)
    with pytest.raises(ValueError, match=say("error-game-counted")):
        forget(store, [one, two])
    assert store.chronicle.ids() == {one} == rings(store)
    chronicle, data = shelf
    newer = chronicle.path(ID)
    newer.write_bytes(data.replace(b"record 3 ", b"record 99 ", 1))
    with pytest.raises(RecordError, match=message("error-saves-newer-file")):
        chronicle.delete([ID])
    chronicle.problem = "Another Mythos Table is using it."
    with pytest.raises(RecordError, match="Another Mythos Table"):
        chronicle.delete([ID])
    assert newer.exists()


def test_a_damaged_record_is_written_anew_while_its_game_is_among_the_autosaves(store):
    session = ended(store)
    session.close()
    (name,) = files(store)
    path = store.chronicle.folder / name
    whole_record = path.read_bytes()
    path.write_bytes(whole_record[:200] + b"?" + whole_record[201:])
    assert store.chronicle.list().games == []
    assert catch_up(store) == 1 and files(store) == [name]
    assert whole(store.chronicle.load(session.kept.match_id)) == whole(session.match)
