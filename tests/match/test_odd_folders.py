"""G2.2: whatever lies in the data folder, the program starts, says what it set aside, and shows all the rest."""

import json
import os
import socket
from pathlib import Path

import msgspec
import pytest
from matchtools import answer, played, started, whole

from game.cli import main
from game.commands import doctor
from game.commands.console import BAD_INPUT, DIFFERENT, DONE
from game.language.spoken import say
from game.match import saves
from game.match.chronicle import records
from game.match.chronicle.making import record_of
from game.match.journal import Journal
from game.match.match import Match
from game.match.recovery import open_store
from game.match.saves import read_header, read_save, snapshot, write_save, write_snapshot
from game.match.services import Services
from game.match.session import begin
from game.match.store import RING

ID = "aaaaaaaaaaaaaaaa"
FILES = (
    "settings.json", "lock", "starting", "chronicle/index", "log/mythos-table.log", "saves/game-friday.save",
    "autosaves/bbbbbbbbbbbbbbbb-0.save", "journals/bbbbbbbbbbbbbbbb.journal", "replays/game-friday.mythosreplay",
    "chronicle/bbbbbbbbbbbbbbbb-cccccccccccccccc.game", "campaigns/played/bbbbbbbbbbbbbbbb.campaign",
    "campaigns/played/cccccccccccccccc.campaign.bak", "campaigns/mine.campaign.toml", "journals/x.journal.new",
    "saves/x.save.1a2b.tmp", "saves/game-good.save.bak",
)  # fmt: skip
FOLDERS = ("saves", "autosaves", "journals", "chronicle", "campaigns", "log", "replays")


def folder(path: Path) -> None:
    path.mkdir()
    (path / "something").write_bytes(b"x")


def served(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as made:
        here = os.getcwd()
        os.chdir(path.parent)
        made.bind(path.name)
        os.chdir(here)


GOOD = played(20)
OVER = played(100_000, players=3, seed=8)
KINDS = {
    "folder": folder,
    "pipe": lambda path: os.mkfifo(path),
    "socket": served,
    "link to a device": lambda path: path.symlink_to("/dev/zero"),
    "link to nothing": lambda path: path.symlink_to(path.parent / "nothing" / "there"),
    "link to itself": lambda path: path.symlink_to(path.name),
    "rubbish": lambda path: path.write_bytes(b"\xff\0rubbish"),
}


def look_at_everything(services: Services) -> None:
    """All that the window lists and counts, at the title and behind it."""
    services.list_saves()
    services.continue_info()
    services.store.count()
    services.store.disk_use()
    services.store.chronicle.list()
    services.store.chronicle.count()
    services.catch_up()
    services.campaigns.runs()
    services.campaigns.books()
    services.campaigns.going_on()
    services.campaigns.count()
    services.campaigns.run_of(ID)
    services.campaigns.needs(ID)
    services.replays.listing()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("places", [FILES, FOLDERS], ids=["files", "folders"])
def test_whatever_lies_anywhere_the_program_starts_and_keeps_games(tmp_path, places, kind):
    for place in places:
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        KINDS[kind](tmp_path / place)
    if places is FILES:
        write_save(GOOD, tmp_path / "saves" / "game-good.save")
    for again in (False, True):
        services = Services(tmp_path, counting=True)
        assert services.store.writable, services.messages()
        told = services.messages()
        assert not again or not any("in the way" in sentence for sentence in told), "said once, not at every start"
        look_at_everything(services)
        if places is FILES:
            assert [info.name for info in services.list_saves() if info.problem is None and not info.shipped]
        session = begin({"game": "wars", "players": 3, "seed": 5}, started(3).seats, services.store)
        answer(session)
        saved = session.kept.save_as("Friday")
        session.close()
        services.settings.save()
        assert read_save(saved).entries and services.continue_info() is not None
        assert session.messages() == [say("saves-saved", name="Friday")] and services.messages() == []
        services.started()
        services.close()


def test_what_is_in_the_way_is_set_aside_whole_and_named(tmp_path):
    folder_there = tmp_path / "settings.json"
    folder(folder_there)
    services = Services(tmp_path)
    assert services.messages() == [
        say("error-folder-aside-file", name="settings.json", folder=tmp_path.name, kept="settings.json.aside")
    ]
    assert (tmp_path / "settings.json.aside" / "something").exists()
    services.close()


def test_of_many_odd_things_a_few_are_named(tmp_path):
    for number in range(30):
        (tmp_path / "saves" / f"{number}.save").mkdir(parents=True)
    services = Services(tmp_path)
    told = services.messages()
    assert len(told) == 5 and told[-1] == say("error-folder-more", count=26, folder=str(tmp_path))
    services.close()


def test_a_folder_that_has_the_name_for_damaged_settings_stays(tmp_path):
    (tmp_path / "settings.json").write_bytes(b"{")
    folder(tmp_path / "settings.damaged.json")
    services = Services(tmp_path)
    assert services.messages()[0] == say("error-settings-damaged-kept", file="settings.damaged-2.json")
    services.settings.save()
    services.close()
    assert json.loads((tmp_path / "settings.json").read_bytes()) and (tmp_path / "settings.damaged-2.json").is_file()


def test_a_name_that_is_not_utf8_is_listed_opened_and_removed(tmp_path, store):
    match = played(20)
    path = store.saves / os.fsdecode(b"fr\xfc\xfe.save")
    write_save(match, path, name="Früh")
    (store.chronicle.folder / os.fsdecode(b"\xff.game")).write_bytes(b"rubbish")
    (tmp_path / "campaigns").mkdir()
    (tmp_path / "campaigns" / os.fsdecode(b"\xff.campaign.toml")).write_bytes(b"rubbish")
    store.close()
    services = Services(tmp_path)
    look_at_everything(services)
    (info,) = [info for info in services.list_saves() if not info.shipped]
    assert whole(services.load(info.path).match) == whole(match)
    services.store.delete(info.path)
    assert not path.exists()
    for said in (*services.messages(), *(book.problem for book in services.campaigns.books())):
        said.encode()
    services.close()


def forged(path: Path, **changes: object) -> None:
    """A save whose header says something else, its checksum right."""
    shell = saves._open(path)
    header = msgspec.json.encode(msgspec.json.decode(shell.header) | changes)
    path.write_bytes(saves.sealed(saves.MAGIC, shell.format, header=header, body=bytes(shell.body)))


ODD_DATES = ("2026-11-20T20:00:00", "0001-01-01T00:00:00Z", "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00")


def test_odd_dates_in_autosaves_keep_nothing_from_being_listed(tmp_path, store):
    for number, date in enumerate(("", *ODD_DATES)):
        path = store.ring(f"{number:016x}")[0]
        write_snapshot(snapshot(played(5), "Autosave", f"{number:016x}"), path)
        if date:
            forged(path, date=date)
    store.close()
    services = Services(tmp_path)
    look_at_everything(services)
    info = services.continue_info()
    assert info is not None and info.match == "0" * 16
    assert sorted(bool(info.problem) for info in services.list_saves() if not info.shipped) == [False] * 4 + [True]
    services.close()


def test_a_date_without_a_zone_is_damage_and_the_autosave_before_takes_its_place(tmp_path, store):
    for count in range(RING):
        write_snapshot(snapshot(played(count), "Autosave", ID), store.next_in_ring(ID))
    forged(store.newest_of(ID), date=ODD_DATES[0])
    store.close()
    services = Services(tmp_path)
    info = services.continue_info()
    assert info is not None and len(read_save(info.path).entries) == RING - 2
    services.close()


def test_mixed_and_odd_dates_in_records_and_campaigns_keep_nothing_from_being_listed(services):
    for number, date in enumerate(("2026-11-20T20:00:00Z", *ODD_DATES)):
        record = record_of(OVER, f"{number:016x}")
        whole_summary = msgspec.json.decode(msgspec.json.encode(record.summary)) | {"date": date}
        _, _, packed = records.encode(record).partition(b"\n")[2].partition(b"\n")
        body = msgspec.json.encode(whole_summary) + b"\n" + packed
        data = b"%s %d %s\n%s" % (records.KIND, records.FORMAT, records._checksum(body), body)
        (services.store.chronicle.folder / f"{record.summary.stem}.game").write_bytes(data)
    found = services.store.chronicle.list()
    assert len(found.games) == 4 and len(found.unread) == 1
    look_at_everything(services)


def test_times_on_files_that_no_calendar_has_do_no_harm(tmp_path, store):
    path = store.saves / "game-old.save"
    write_save(played(5), path)
    record = record_of(OVER, ID)
    store.chronicle.add(record)
    for odd in (path, *store.chronicle.folder.glob("*.game")):
        try:
            os.utime(odd, ns=(-(1 << 62), -(1 << 62)))
        except (OSError, OverflowError):
            pytest.skip("this file system has no such times")
    (store.saves / "bad.save").write_bytes(b"x")
    os.utime(store.saves / "bad.save", ns=((1 << 62), (1 << 62)))
    store.close()
    services = Services(tmp_path)
    look_at_everything(services)
    look_at_everything(services)
    services.close()


def test_a_journal_with_the_wrong_number_of_seats_is_set_aside_and_the_rest_taken_up(tmp_path, store):
    match = started(3, 5)
    start = played(30, players=3).position.encode()
    odd = Match.begun_at(match.inputs, match.first_seats, start)
    odd.first_seats = odd.first_seats[:1]
    Journal(store.journal("aaaaaaaa"), odd, "aaaaaaaa", "").close()
    Journal(store.journal("cccccccc"), match, "cccccccc", "").close()
    store.close()
    again = open_store(tmp_path)
    assert [path.name for path in again.journals.iterdir()] == ["aaaaaaaa.unread"] and len(again.messages) == 1
    assert [read_header(path).match for path in again.newest_autosaves()] == ["cccccccc"]
    again.close()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_folder_that_cannot_be_written_is_played_in_with_whatever_lies_there(tmp_path):
    holder = open_store(tmp_path)
    for name, make in KINDS.items():
        make(holder.saves / f"{name}.save")
        make(holder.autosaves / f"{name}-0.save")
    os.mkfifo(tmp_path / "settings.json")
    second = Services(tmp_path)
    assert not second.store.writable and "settings" in " ".join(second.messages())
    look_at_everything(second)
    assert [info.name for info in second.list_saves() if not info.shipped] == ["rubbish-0.save", "rubbish.save"]
    second.close()
    holder.close()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
@pytest.mark.parametrize("kind", KINDS)
def test_where_the_data_folder_itself_is_none_games_are_played_unsaved(tmp_path, kind):
    path = tmp_path / os.fsdecode(b"d\xff ta")
    KINDS[kind](path)
    if kind == "folder":
        (path / "lock").mkdir()
        (path / "lock.aside").write_bytes(b"")
    services = Services(path, counting=True)
    look_at_everything(services)
    for said in services.messages():
        said.encode()
    session = begin({"game": "wars", "players": 3, "seed": 5}, started(3).seats, services.store)
    answer(session)
    session.close()
    assert services.store.writable == (kind == "folder")
    assert doctor._folder(path).code == (DONE if kind == "folder" else DIFFERENT)
    services.close()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
@pytest.mark.parametrize("command", [["replay", "{}"], ["play", "--text", "--open", "{}"], ["--load", "{}"],
                                     ["arena", "--field", "random,random,random", "--resume", "{}"]])  # fmt: skip
def test_no_command_waits_at_a_pipe(tmp_path, command, capsys):
    os.mkfifo(tmp_path / "pipe")
    given = [word.format(tmp_path / "pipe") for word in command]
    assert main(["--data-dir", str(tmp_path / "data"), *given]) == BAD_INPUT
    assert say("error-why-not-a-file") in capsys.readouterr().err
