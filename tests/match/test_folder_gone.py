"""G3.2: the data folder is removed, renamed or replaced while a game is played: noticed, said, and written anew."""

import os
import random
import shutil

import pytest
from matchtools import ByHand, run, whole

from game.language.spoken import say
from game.match import keptgame
from game.match.campaign.league import League
from game.match.match import Seat
from game.match.record import SeatRecord
from game.match.recovery import open_store
from game.match.services import Services
from game.match.session import Session, begin, resume
from tests.sayings import tells

SEATS = [Seat("", "Ada"), Seat("random", "Bruno"), Seat("random", "Clara")]
WARS = {"game": "wars", "players": 3, "seed": 5}
GAMES = [WARS, {"game": "duel", "players": 2, "seed": 5}, {"game": "rites", "players": 3, "seed": 5}]
NEAR_THE_END = {"phase": "doom", "turn": 6, "doom": {"great_cthulhu": 30, "crawling_chaos": 27, "black_goat": 24}}


@pytest.fixture(autouse=True)
def by_hand(monkeypatch):
    monkeypatch.setattr(keptgame, "Writer", ByHand)


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "data"


def seated(folder, inputs=WARS) -> Session:
    """A game some answers old; nothing waits to be written."""
    session = begin(inputs, SEATS[: inputs["players"]], open_store(folder))
    run(session, 8, random.Random(1))
    a_second(session)
    assert session.messages() == [] and session.kept.lasting == ""
    return session


def a_second(session: Session) -> None:
    session.kept._writer.second()


def noticed(session: Session) -> str:
    """A second passes, and the window asks for messages; what stands on the screen then."""
    a_second(session)
    session.messages()
    session.kept._writer.wait()
    return session.kept.lasting


def after_a_kill(session: Session, folder) -> Session:
    """The game as the program finds it when it is started again; nothing was closed."""
    session.match.listener = None
    session.kept._store.close()
    again = open_store(folder)
    return resume(again.newest_of(session.kept.match_id), again)


def removed(folder):
    shutil.rmtree(folder)


def renamed(folder):
    folder.rename(folder.with_name("elsewhere"))


def replaced(folder):
    folder.rename(folder.with_name("elsewhere"))
    shutil.copytree(folder.with_name("elsewhere"), folder)


@pytest.mark.parametrize("inputs", GAMES, ids=lambda inputs: inputs["game"])
@pytest.mark.parametrize("happens", [removed, renamed, replaced])
def test_a_folder_that_is_gone_is_made_anew_with_the_whole_game(folder, happens, inputs):
    session = seated(folder, inputs)
    happens(folder)
    told = noticed(session)
    assert say("error-folder-gone-data", folder=str(folder)) in told and say("error-kept-anew") in told
    assert session.kept.unkept == ""
    run(session, 1, random.Random(2))
    assert session.kept.lasting == told, "it stays to be read"
    run(session, 2, random.Random(2))
    session.kept._writer.wait()
    assert session.kept.lasting == "", "it was read"
    assert whole(after_a_kill(session, folder).match) == whole(session.match)


def test_an_answer_given_before_it_was_noticed_is_kept_too(folder):
    session = seated(folder)
    removed(folder)
    run(session, 2, random.Random(2))
    noticed(session)
    assert whole(after_a_kill(session, folder).match) == whole(session.match)


def test_it_is_noticed_on_leaving_at_the_latest(folder):
    session = seated(folder)
    removed(folder)
    assert session.kept.try_to_keep() == ""
    session.close()
    assert len(list((folder / "autosaves").iterdir())) == 1 and list((folder / "journals").iterdir()) == []


def test_a_ring_that_is_gone_is_made_anew_with_an_autosave(folder):
    session = seated(folder)
    shutil.rmtree(folder / "autosaves")
    assert f"The folder {folder / 'autosaves'} was removed" in noticed(session)
    assert session.kept._store.newest_of(session.kept.match_id) is not None


def test_a_journal_that_is_gone_is_written_anew(folder):
    session = seated(folder)
    session.kept.journal_path.unlink()
    assert noticed(session) == ""
    assert whole(after_a_kill(session, folder).match) == whole(session.match)


def test_a_lock_that_is_gone_is_taken_again(folder):
    session = seated(folder)
    (folder / "lock").unlink()
    assert noticed(session) == ""
    assert tells(open_store(folder).hold.reason, "error-folder-taken")


def test_a_file_in_its_place_keeps_the_game_in_memory_until_it_is_gone(folder):
    session = seated(folder)
    renamed(folder)
    folder.write_text("a file")
    told = noticed(session)
    unwritten = say("error-folder-unwritten", folder=str(folder), why=say("error-why-exists"))
    assert told == session.kept.unkept and unwritten in told
    run(session, 3, random.Random(2))
    assert session.kept.try_to_keep() == told, "who leaves is asked"
    assert folder.read_text() == "a file"
    folder.unlink()
    assert say("error-kept-anew") in noticed(session) and session.kept.unkept == ""
    assert whole(after_a_kill(session, folder).match) == whole(session.match)


def test_a_file_in_the_place_of_the_autosaves_is_named(folder):
    session = seated(folder)
    shutil.rmtree(folder / "autosaves")
    (folder / "autosaves").write_text("a file")
    unwritten = say("error-folder-unwritten", folder=str(folder / "autosaves"), why=say("error-why-exists"))
    assert unwritten in noticed(session)
    (folder / "autosaves").unlink()
    noticed(session)
    assert session.kept.unkept == "" and session.kept._store.newest_of(session.kept.match_id) is not None


def test_what_another_program_has_taken_is_left_to_it(folder):
    session = seated(folder)
    removed(folder)
    other = open_store(folder)
    assert tells(noticed(session), "error-folder-taken") and session.kept.unkept
    run(session, 3, random.Random(2))
    session.kept._autosave()
    session.kept._writer.wait()
    assert session.messages() == [], "what lasts is not said again"
    assert list(folder.glob("*/*")) == []
    other.close()
    noticed(session)
    assert session.kept.unkept == "" and whole(after_a_kill(session, folder).match) == whole(session.match)


def test_what_has_taken_the_place_of_the_journal_stays(folder):
    session = seated(folder)
    path = session.kept.journal_path
    path.unlink()
    path.write_bytes(b"somebody else's")
    noticed(session)
    session.close()
    assert path.read_bytes() == b"somebody else's" and session.kept.journal_path != path


def test_a_sync_that_fails_is_a_state_too(folder, monkeypatch):
    """As on a disk that the system has made read-only after an error."""
    session = seated(folder)

    def refuse(handle):
        raise OSError(30, "Read-only file system")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", refuse)
        run(session, 1, random.Random(2))
        session.kept._writer.wait()
        assert session.kept.unkept == say("error-kept-not", why=say("error-why-read-only"))
    noticed(session)
    assert session.kept.unkept == "" and whole(after_a_kill(session, folder).match) == whole(session.match)


def test_a_disk_that_stays_full_is_asked_where_nobody_waits(folder, monkeypatch):
    session = seated(folder)
    session.kept._refuse("no space left on device")
    with monkeypatch.context() as patch:
        patch.setattr("pathlib.Path.write_bytes", lambda *args: (_ for _ in ()).throw(OSError(28, "No space left")))
        noticed(session)
        assert session.kept.unkept
    noticed(session)
    assert session.kept.unkept == "" and list(session.kept._store.journals.iterdir()) == [session.kept.journal_path]


def test_a_refused_journal_is_written_anew_where_no_open_file_can_be_replaced(folder, monkeypatch):
    """Windows: nothing takes the place of a file that somebody has open."""
    session = seated(folder)
    held, replace = session.kept.journal_path, os.replace

    def shared(path, target):
        if target == held:
            raise PermissionError(13, "Permission denied")
        replace(path, target)

    monkeypatch.setattr(os, "replace", shared)
    session.kept._refuse("no space left on device")
    noticed(session)
    assert session.kept.unkept == "" and list(session.kept._store.journals.iterdir()) == [session.kept.journal_path]
    assert whole(after_a_kill(session, folder).match) == whole(session.match)


def test_the_record_of_a_game_that_ended_is_written_again(folder):
    session = begin({**WARS, "setup": NEAR_THE_END}, [Seat("random", name) for name in "ABC"], open_store(folder))
    run(session, 1, random.Random(1))
    assert session.match.position.over
    session.kept._writer.wait()
    removed(folder)
    noticed(session)
    assert session.kept._store.chronicle.ids() == {session.kept.match_id}


def test_a_folder_gone_at_the_title_is_made_anew_for_the_next_game(folder):
    store = open_store(folder)
    removed(folder)
    session = begin(WARS, SEATS, store)
    session.kept._writer.wait()
    assert "was removed or replaced" in noticed(session) and session.kept.journal_path.exists()


def test_a_game_begun_without_a_folder_is_kept_once_there_is_one(folder):
    store = open_store(folder)
    renamed(folder)
    folder.write_text("a file")
    session = begin(WARS, SEATS, store)
    assert tells(session.messages()[0], "error-folder-unwritten") and noticed(session)
    run(session, 3, random.Random(1))
    folder.unlink()
    noticed(session)
    assert session.kept.unkept == "" and whole(after_a_kill(session, folder).match) == whole(session.match)


def test_settings_and_campaigns_are_written_anew(folder):
    services = Services(folder)
    services.settings.text_scale = 125
    league = League([SeatRecord("", "Ada"), SeatRecord("random", "Bruno")], ["duel"], 3, "rotate", "first", 1)
    run_id = services.campaigns.begin_league("Winter", league).id
    going = services.campaigns.prepare(run_id)
    session = services.campaigns.sit_down(going)
    run(session, 4, random.Random(1))
    removed(folder)
    noticed(session)
    session.match.listener = None
    services.close()
    again = Services(folder)
    assert again.settings.text_scale == 125
    assert again.campaigns.read(run_id) == going
    assert whole(again.campaigns.sit_down(going).match) == whole(session.match)


def test_a_deleted_campaign_does_not_come_back(folder):
    services = Services(folder)
    league = League([SeatRecord("", "Ada"), SeatRecord("random", "Bruno")], ["duel"], 3, "rotate", "first", 1)
    kept, gone = (services.campaigns.begin_league(name, league).id for name in ("Winter", "Summer"))
    services.campaigns.delete(gone)
    removed(folder)
    services.store.look()
    assert [info.id for info in services.campaigns.runs()] == [kept]


def test_saves_records_and_campaigns_see_by_themselves_that_the_folder_is_gone(folder):
    services = Services(folder)
    removed(folder)
    league = League([SeatRecord("", "Ada"), SeatRecord("random", "Bruno")], ["duel"], 3, "rotate", "first", 1)
    assert services.campaigns.begin_league("Winter", league).id in str(list(folder.rglob("*.campaign")))
    assert tells(" ".join(services.messages()), "error-folder-gone-data")
