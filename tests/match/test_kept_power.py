"""G3.3: what a loss of power may take: nothing a person has answered, and a second of what bots have."""

import os
import random
import threading
from types import SimpleNamespace

import pytest
from matchtools import ByHand, run

from game.match import files, keptgame, writer
from game.match.campaign.league import League
from game.match.chronicle.making import finished, record_of
from game.match.driver import Thought, make_bots, play_out
from game.match.files import stamp_of
from game.match.match import Match, Seat
from game.match.record import SeatRecord
from game.match.saves import write_save
from game.match.session import Session, begin
from game.match.store import Store
from game.match.writer import Writer

SEATS = [Seat("", "Ada"), Seat("random", "Bruno"), Seat("random", "Clara")]
GAMES = {
    "wars": {"game": "wars", "players": 3, "seed": 5},
    "duel": {"game": "duel", "players": 2, "seed": 5},
    "rites": {"game": "rites", "players": 3, "seed": 5},
}


@pytest.fixture
def by_hand(monkeypatch):
    monkeypatch.setattr(keptgame, "Writer", ByHand)


def seated(store: Store, game: str = "wars") -> Session:
    session = begin(GAMES[game], SEATS[: GAMES[game]["players"]], store)
    session.kept._writer.wait()
    return session


def watched(monkeypatch) -> list:
    """What is synced from here on, files and folders, by what tells them apart."""
    synced = []
    monkeypatch.setattr(os, "fsync", lambda handle: synced.append((os.fstat(handle).st_dev, os.fstat(handle).st_ino)))
    return synced


def unsynced(session: Session) -> int:
    """How much of the journal a loss of power would take."""
    return session.kept._journal.unsynced


@pytest.mark.parametrize("game", GAMES)
def test_what_a_person_answers_is_synced_at_once(store, by_hand, game):
    session = seated(store, game)
    for _ in range(30):
        run(session, 1, random.Random(1))
        session.kept._writer.wait()
        assert unsynced(session) == 0


def test_undo_new_dice_and_seats_are_synced_at_once(store, by_hand):
    session = seated(store)
    run(session, 3, random.Random(1))
    for change in (session.match.undo, session.match.redo, session.new_dice, lambda: session.change_seat(1, "adept")):
        change()
        session.kept._writer.wait()
        assert unsynced(session) == 0


def test_what_bots_answer_is_synced_once_a_second(store, by_hand, monkeypatch):
    session = begin(GAMES["wars"], [Seat("random", name) for name in "ABC"], store)
    session.kept._writer.wait()
    # Threads of other tests may be syncing files of theirs.
    synced, journal = watched(monkeypatch), stamp_of(session.kept.journal_path)
    for seconds in range(2):
        for _ in range(5):
            request = session.waiting()
            # A bot that passes would end the turn, which is saved, and that syncs.
            going_on = next(each for each in session.match.position.decision.options if each.kind != "pass")
            session.done(request, Thought(request.serial, going_on, None))
        session.kept._writer.wait()
        assert unsynced(session) == 5 and synced.count(journal) == seconds
        session.kept._writer.second()
        assert unsynced(session) == 0 and synced.count(journal) == seconds + 1
    session.kept._writer.second()
    assert synced.count(journal) == 2, "nothing new, nothing to sync"


def test_leaving_the_window_syncs(store, by_hand):
    session = begin(GAMES["wars"], [Seat("random", name) for name in "ABC"], store)
    request = session.waiting()
    session.done(request, session.think(request))
    session.kept.sync()
    session.kept.sync()
    session.kept._writer.wait()
    assert unsynced(session) == 0


def test_a_new_journal_is_synced_with_its_name(store, by_hand, monkeypatch):
    synced = watched(monkeypatch)
    session = seated(store)
    assert synced[:2] == [stamp_of(session.kept.journal_path), stamp_of(store.journals)]


def test_records_campaigns_and_saves_are_synced_with_their_names(services, monkeypatch):
    match = Match.new(GAMES["rites"])
    play_out(match, make_bots(["random"] * 3, 5))
    league = League([SeatRecord("", "Ada"), SeatRecord("random", "Bruno")], ["duel"], 3, "rotate", "first", 1)
    synced = watched(monkeypatch)
    services.store.chronicle.add(record_of(finished(match), "0123456789abcdef"))
    services.campaigns.begin_league("Winter", league)
    write_save(match, services.store.path_of("Friday"))
    files = [next(services.store.folder.rglob(name)) for name in ("*.game", "*.campaign", "*.save")]
    assert synced == [stamp for path in files for stamp in (stamp_of(path), stamp_of(path.parent))]


def test_nothing_is_synced_in_the_threads_of_the_game(store, monkeypatch):
    names = set()
    session = begin(GAMES["wars"], SEATS, store)
    monkeypatch.setattr(os, "fsync", lambda handle: names.add(threading.current_thread().name))
    run(session, 20, random.Random(1))
    session.close()
    assert names == {"writer"}


def test_the_writer_beats_while_it_has_nothing_to_do(monkeypatch):
    monkeypatch.setattr(writer, "BEAT", 0.01)
    beaten = threading.Semaphore(0)
    made = Writer(lambda problem: None, beaten.release)
    assert all(beaten.acquire(timeout=30) for _ in range(3)) and made.wait()
    assert made.close()


def test_on_macos_the_disk_itself_is_asked(monkeypatch, tmp_path):
    asked = []
    monkeypatch.setattr(files, "FCNTL", SimpleNamespace(F_FULLFSYNC=51, fcntl=lambda handle, what: asked.append(what)))
    files.write_whole(tmp_path / "file", b"data")
    assert asked == [51, 51], "the file and its folder"


def test_where_the_disk_cannot_be_asked_itself_the_system_is(monkeypatch, tmp_path):
    synced = []

    def refuse(handle, what):
        raise OSError(25, "Inappropriate ioctl for device")

    monkeypatch.setattr(files, "FCNTL", SimpleNamespace(F_FULLFSYNC=51, fcntl=refuse))
    monkeypatch.setattr(os, "fsync", synced.append)
    files.write_whole(tmp_path / "file", b"data")
    assert len(synced) == 2
