"""F1 to F3, and "Must hold": the files of campaigns, results taken over once, and Ironman."""

import os
import random
import re
from pathlib import Path

import msgspec
import pytest
from campaigning import campaigns_in, league_of, play, play_out
from matchtools import run as play_some

from game.engine.errors import IllegalAnswer
from game.language.spoken import say
from game.match.campaign.files import RunError, encode, path_of, read_run, write_run
from game.match.campaign.reckoning import standing_of
from game.match.finished import expire
from game.match.lobby import NewGameSpec, SeatSpec
from game.match.saves import SaveError, backup_of, read_header
from tests.sayings import message, tells

KEPT = Path(__file__).parent.parent / "saves" / "v1.campaign"


@pytest.fixture
def services(tmp_path):
    made, _ = campaigns_in(tmp_path)
    yield made
    made.close()


@pytest.fixture
def desk(services):
    return services.campaigns


# files


def test_the_campaign_of_this_version_can_be_read_for_good():
    run = read_run(KEPT).run
    assert run.name == "The Stars Align" and run.story.people == ["Ada", "Bea"] and run.ironman
    assert [game.chapter for game in run.games] == ["ash_and_ink", "the_merrimac_quarrel"] and run.open is not None


def test_a_damaged_campaign_is_opened_from_its_backup_with_a_sentence(desk):
    run = play(desk, desk.begin_league("Evening", league_of()))
    path = path_of(desk.folder, run.id)
    path.write_bytes(path.read_bytes()[:-40])
    opened = read_run(path)
    assert opened.run.open is not None and "backup" in opened.notice
    assert desk.settle(run.id).games == run.games or len(desk.settle(run.id).games) == 1


def test_a_damaged_campaign_without_backup_is_told_and_stays(desk):
    path = path_of(desk.folder, "0" * 16)
    path.write_text("{}")
    (info,) = desk.runs()
    assert tells(info.problem, "error-campaign-foreign") and path.read_text() == "{}"


def test_a_campaign_of_a_newer_program_is_refused_and_left_alone(desk):
    run = desk.begin_league("Evening", league_of())
    path = path_of(desk.folder, run.id)
    data = path.read_bytes().replace(b'"format":2', b'"format":99', 1)
    path.write_bytes(data)
    with pytest.raises(RunError, match="newer"):
        desk.read(run.id)
    assert path.read_bytes() == data


@pytest.mark.parametrize("change", [{"mix": ["duel"]}, {"edition": "third"}])
def test_a_league_whose_games_cannot_be_played_is_refused(desk, change):
    run = desk.begin_league("Evening", league_of())
    league = msgspec.structs.replace(run.league, **change)
    path_of(desk.folder, run.id).write_bytes(encode(msgspec.structs.replace(run, league=league)))
    with pytest.raises(RunError, match=message("error-files-damaged")):
        desk.read(run.id)


@pytest.mark.parametrize(
    "change, sentence",
    [({"inputs": {"rules": 99}}, "error-files-rules"), ({"inputs": {"players": 2}}, "error-campaign-unplayable"),
     ({"people": [5]}, "error-files-damaged")],
)  # fmt: skip
def test_a_game_going_on_that_cannot_be_begun_is_refused_with_its_campaign(desk, change, sentence):
    run = desk.prepare(desk.begin_league("Evening", league_of()).id)
    inputs = msgspec.structs.replace(run.open.inputs, **change.pop("inputs", {}))
    going = msgspec.structs.replace(run.open, inputs=inputs, **change)
    path_of(desk.folder, run.id).write_bytes(encode(msgspec.structs.replace(run, open=going)))
    for backup in desk.folder.glob("*.bak"):
        backup.unlink()
    with pytest.raises(RunError, match=message(sentence)):
        desk.read(run.id)


@pytest.mark.parametrize("name", ["../../etc", "..", "", "0" * 15, "0" * 16 + "\n", "ABCDEF0123456789"])
def test_no_id_leads_out_of_the_folder(desk, name):
    with pytest.raises(RunError):
        desk.read(name)


def test_what_could_not_be_read_again_is_not_written(desk):
    run = desk.begin_league("Evening", league_of())
    with pytest.raises(RunError):
        encode(msgspec.structs.replace(run, name="x" * 100))


def test_a_full_disk_leaves_the_campaign_as_it_was(desk, monkeypatch):
    run = desk.begin_league("Evening", league_of())

    def full(*_args):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(RunError, match=say("error-why-full")):
        desk.rename(run.id, "Another")
    monkeypatch.undo()
    assert desk.read(run.id).name == "Evening" and not list(desk.folder.glob("*.tmp"))


def test_a_second_program_reads_campaigns_and_changes_none(tmp_path, desk):
    run = desk.begin_league("Evening", league_of())
    from game.match.services import Services

    other = Services(tmp_path)
    assert [info.name for info in other.campaigns.runs()] == ["Evening"]
    with pytest.raises(SaveError, match=message("error-folder-problem")):
        other.campaigns.rename(run.id, "Mine")
    other.close()


def test_deleting_a_campaign_removes_its_backup(desk):
    run = play(desk, desk.begin_league("Evening", league_of()))
    assert backup_of(path_of(desk.folder, run.id)).exists()
    desk.delete(run.id)
    assert desk.runs() == [] and desk.count() == 0


# results are taken over once


def test_a_game_that_ended_before_a_crash_is_taken_over_at_the_next_start(tmp_path):
    services, desk = campaigns_in(tmp_path)
    run = desk.prepare(desk.begin_league("Evening", league_of()).id)
    session = desk.sit_down(run)
    play_out(session)
    # The program is killed here: the journal stays, nothing has been taken over.
    session.kept._writer.close()
    services.close()
    services, desk = campaigns_in(tmp_path)
    after = desk.settle(run.id)
    assert len(after.games) == 1 and after.open is None
    assert len(desk.settle(run.id).games) == 1
    assert sum(row.wins + row.shared for row in standing_of(after)) >= 1
    services.close()


def test_a_crash_after_taking_over_counts_nothing_twice(tmp_path):
    services, desk = campaigns_in(tmp_path)
    run = play(desk, desk.begin_league("Evening", league_of()))
    services.close()
    services, desk = campaigns_in(tmp_path)
    assert desk.settle(run.id) == run
    services.close()


def test_a_game_whose_save_names_the_campaign_leads_back_to_it(desk, services):
    run = desk.prepare(desk.begin_league("Evening", league_of("ABC", ("wars",))).id)
    session = desk.sit_down(run)
    session.close()
    save = services.continue_info()
    assert save.campaign == "Evening" and desk.run_of(save.match) == run.id and desk.run_of("f" * 16) is None


def test_a_branch_from_a_named_save_is_no_game_of_the_campaign(desk, services):
    run = desk.prepare(desk.begin_league("Evening", league_of("ABC", ("wars",))).id)
    session = desk.sit_down(run)
    path = session.kept.save_as("Aside")
    session.close()
    branch = services.load(path)
    assert branch.kept.match_id != run.open.match and branch.kept.campaign == ""
    branch.close()


# Ironman


def ironman(services):
    seats = (SeatSpec("Ada", None), SeatSpec("Bram", "random"), SeatSpec("Cora", "random"))
    return services.start(NewGameSpec("wars", "earth_3", "first", seats, 3, ironman=True))


def test_ironman_has_strict_undo_and_the_dice_stay(services):
    session = ironman(services)
    assert session.match.strict and session.match.ironman
    with pytest.raises(IllegalAnswer, match="Ironman"):
        session.new_dice()
    session.close()


def test_ironman_has_one_save_and_no_copies(services):
    session = ironman(services)
    assert not session.kept.can_save
    with pytest.raises(SaveError, match=say("error-saves-ironman-one")):
        session.kept.save_as("Before the battle")
    session.close()
    path = services.continue_info().path
    assert read_header(path).ironman
    with pytest.raises(SaveError, match="cannot be copied"):
        services.store.duplicate(path)


def test_ironman_goes_on_from_the_last_answer_and_from_nowhere_else(services, tmp_path):
    session = ironman(services)
    play_some(session, 3, random.Random(1))
    early = services.store.newest_of(session.kept.match_id)
    aside = tmp_path / "aside.save"
    session.close()
    early = services.store.newest_of(session.kept.match_id)
    aside.write_bytes(early.read_bytes())
    again = services.load(early)
    assert again.match.ironman and again.match.entries == session.match.entries
    play_some(again, 12, random.Random(2))
    again.close()
    newest = services.store.newest_of(session.kept.match_id)
    for old in {*services.store.ring(session.kept.match_id), aside} - {newest}:
        if old.exists():
            with pytest.raises(SaveError, match=re.escape(say("error-saves-ironman-only"))):
                services.load(old)
    last = services.load(newest)
    assert last.match.entries == again.match.entries
    last.close()


def test_a_rematch_of_ironman_is_ironman(services):
    session = ironman(services)
    assert session.rematch().ironman
    session.close()


def test_an_ironman_campaign_plays_ironman_games(desk):
    run = desk.prepare(desk.begin_league("Evening", league_of("ABC", ("wars",)), ironman=True).id)
    session = desk.sit_down(run)
    assert session.match.ironman and not session.kept.can_save
    session.close()


def test_a_run_is_written_whole_or_not_at_all(desk, monkeypatch):
    run = desk.begin_league("Evening", league_of())
    replaced = os.replace

    def killed(source, target):
        if str(target).endswith(".campaign"):
            raise KeyboardInterrupt
        replaced(source, target)

    monkeypatch.setattr(os, "replace", killed)
    with pytest.raises(KeyboardInterrupt):
        write_run(desk.folder, msgspec.structs.replace(run, name="Half"))
    monkeypatch.undo()
    assert read_run(path_of(desk.folder, run.id)).run.name == "Evening"


def test_autosaves_of_a_game_stay_until_its_campaign_has_counted_it(tmp_path):
    """The chronicle's own housekeeping must not come before the campaign has taken the end over."""
    services, desk = campaigns_in(tmp_path)
    run = desk.prepare(desk.begin_league("Evening", league_of()).id)
    session = desk.sit_down(run)
    play_out(session)
    session.close()
    match_id = run.open.match
    assert desk.needs(match_id) and not desk.needs("ab" * 8)
    assert expire(services.store, 0) == 0 and services.store.newest_of(match_id)
    path = path_of(desk.folder, run.id)
    sound = path.read_bytes()
    path.write_bytes(sound[:-9])
    assert desk.needs(match_id), "a campaign that cannot be read may still need it"
    path.write_bytes(sound)
    services.forget_games([match_id])
    assert services.store.chronicle.ids() == set() and services.store.newest_of(match_id) is None
    assert [game.match for game in desk.read(run.id).games] == [match_id]
    services.close()
