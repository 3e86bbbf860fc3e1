"""G2.2: after two starts that came to nothing the third leaves out what they ended at, and says so."""

import pytest
from matchtools import played, started

from game.language.spoken import say
from game.match import recovery
from game.match.journal import Journal
from game.match.recovery import open_store
from game.match.saves import read_header, snapshot, write_snapshot
from game.match.services import Services

ID, OTHER = "aaaaaaaa", "bbbbbbbb"


@pytest.fixture
def kept(tmp_path):
    """A folder with the autosave of a game."""
    store = open_store(tmp_path)
    write_snapshot(snapshot(played(30), "Autosave", ID), store.ring(ID)[0])
    store.close()
    return tmp_path


def failing(folder):
    """A start that does not get as far as the title: the program is gone, and its lock with it."""
    Services(folder, counting=True).close()


def started_well(folder):
    services = Services(folder, counting=True)
    services.started()
    return services


def ended_at_a_journal(folder):
    """A start in which the program ends while a journal is taken up."""
    try:
        open_store(folder, counting=True)
    except SystemExit:
        return True
    return False


def test_the_third_start_after_two_that_failed_opens_without_the_last_game_and_says_so(kept):
    for _ in range(2):
        failing(kept)
    services = started_well(kept)
    assert services.continue_info() is None and services.campaigns.going_on() == ""
    (told,) = services.messages()
    assert say("error-recovery-without-last") in told
    (info,) = [info for info in services.list_saves() if not info.shipped]
    assert services.load(info.path).match.entries == played(30).entries
    services.close()


def test_the_next_start_has_the_last_game_again_and_failing_once_is_enough_then(kept):
    for _ in range(2):
        failing(kept)
    started_well(kept).close()
    services = Services(kept, counting=True)
    assert services.continue_info() is not None and services.messages() == []
    services.close()
    services = started_well(kept)
    assert services.continue_info() is None
    services.close()


def test_a_window_of_the_usual_size_is_opened_after_two_starts_that_failed(kept):
    services = started_well(kept)
    services.settings.window_width, services.settings.fullscreen = 16_000, True
    services.settings.save()
    services.close()
    for _ in range(2):
        failing(kept)
    services = started_well(kept)
    assert (services.settings.window_width, services.settings.fullscreen) == (1280, False)
    services.close()


def test_a_start_that_came_off_forgets_the_one_that_failed(kept):
    for _ in range(3):
        failing(kept)
        services = started_well(kept)
        assert services.continue_info() is not None and services.messages() == []
        services.close()
    assert not (kept / "starting").exists()


def test_a_journal_at_which_the_program_ended_twice_is_set_aside_and_the_others_are_taken_up(kept, monkeypatch):
    store = open_store(kept)
    for match_id in (OTHER, "cccccccc"):
        Journal(store.journal(match_id), started(3, 5), match_id, "Autosave").close()
    store.close()
    taken_up = recovery.recover

    def end(store, path):
        if path.stem == OTHER:
            raise SystemExit
        return taken_up(store, path)

    monkeypatch.setattr(recovery, "recover", end)
    assert ended_at_a_journal(kept) and ended_at_a_journal(kept)
    services = started_well(kept)
    (told,) = services.messages()
    assert say("error-recovery-twice") in told and f"{OTHER}.unread" in told
    assert services.continue_info() is not None, "nothing but the journal was at fault"
    assert {read_header(path).match for path in services.store.newest_autosaves()} == {ID, "cccccccc"}
    assert [path.name for path in services.store.journals.iterdir()] == [f"{OTHER}.unread"]
    services.close()


@pytest.mark.parametrize("mark", [b"", b"rubbish", b"\xff" * 5000, b"99999999999 title\n", b"2 \x1b[31m\n", b"1 title"])
def test_a_damaged_mark_counts_as_one_start_that_failed(kept, mark):
    (kept / "starting").write_bytes(mark)
    services = Services(kept, counting=True)
    assert services.continue_info() is not None and services.messages() == []
    services.close()
    services = started_well(kept)
    assert services.continue_info() is None
    services.close()


def test_a_mark_that_cannot_be_written_is_none(kept, monkeypatch):
    def refuse(*_, **__):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("game.match.starting.write_whole", refuse)
    for _ in range(4):
        failing(kept)
    services = started_well(kept)
    assert services.continue_info() is not None and services.messages() == []
    services.close()


def test_a_program_beside_another_counts_nothing(kept):
    first = started_well(kept)
    for _ in range(3):
        failing(kept)
    second = Services(kept, counting=True)
    assert second.continue_info() is not None and not (kept / "starting").exists()
    (kept / "starting").write_bytes(b"1 title\n")
    second.started()
    assert (kept / "starting").exists(), "it is not this program's"
    second.close()
    first.close()
