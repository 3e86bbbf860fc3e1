"""The services behind the window, the settings, and the scenarios that ship."""

import json
import random
import time
from datetime import UTC, datetime
from pathlib import Path

import pytest
from matchtools import played, run, whole

from game.language.spoken import say
from game.match import settings as settings_module
from game.match.driver import AskPerson, make_bots, play_out
from game.match.lobby import RANDOM, NewGameSpec, SaveInfo, SeatSpec
from game.match.orders import SeatOrders
from game.match.saves import SaveError, snapshot, write_save, write_snapshot
from game.match.scenarios import read_scenario, scenario_name, scenario_text, scenarios
from game.match.services import Services
from game.match.settings import Settings, read_settings, write_settings
from tests.sayings import message, tells


def spec(*, seats=None, **more) -> NewGameSpec:
    """Ada against two bots."""
    seats = seats or (SeatSpec("Ada", None, "black_goat"), SeatSpec("Bruno", "random"), SeatSpec("Clara", "adept"))
    return NewGameSpec(**{"game": "wars", "map": "earth_3", "edition": "first", "seats": seats, "seed": 7, **more})


def test_a_game_begins_as_specified(services):
    session = services.start(spec(strict_undo=True, edition="later"))
    setup = session.match.rules.setup
    assert setup["factions"][0] == ["black_goat"] and setup["edition"] == "later" and setup["map"] == "earth_3"
    assert len({name for names in setup["factions"] for name in names}) == 3
    assert [seat.bot for seat in session.match.seats] == ["", "random", "adept"]
    assert session.match.strict and session.match.inputs["seed"] == 7
    session.close()


def test_chance_deals_factions_by_the_seed(services):
    seats = tuple(SeatSpec(name, None, RANDOM) for name in "ABC")
    dealt = set()
    for seed in range(12):
        pairs = []
        for _ in range(2):
            session = services.start(spec(seats=seats, seed=seed))
            pairs.append(json.dumps(session.match.rules.setup["factions"]))
            session.close()
        assert pairs[0] == pairs[1]
        dealt.add(pairs[0])
    assert len(dealt) > 3


@pytest.mark.parametrize(
    "wrong",
    [
        {"map": "atlantis"},
        {"map": "earth_4_west3_east5"},
        {"edition": "third"},
        {"game": "chess"},
        {"seed": -1},
        {"seats": tuple(SeatSpec(name, None) for name in "ABCDE")},
        {"seats": (SeatSpec("A", "soothsayer"), SeatSpec("B", None), SeatSpec("C", None))},
        {"seats": tuple(SeatSpec(name, None, "yellow_sign") for name in "ABC")},
        {"seats": tuple(SeatSpec(name, None, "blue_sign") for name in "ABC")},
    ],
)
def test_what_cannot_be_played_is_a_sentence(services, wrong):
    with pytest.raises(ValueError) as refused:
        services.start(spec(**wrong))
    assert str(refused.value).endswith(".") and "\n" not in str(refused.value)
    assert services.store.newest_autosaves() == []


def test_saves_are_listed_newest_first_with_damaged_ones_and_scenarios_last(services):
    session = services.start(spec())
    run(session, 3, random.Random(1))
    good = session.kept.save_as("Friday")
    session.close()
    bad = services.store.saves / "game-bad.save"
    bad.write_bytes(b'{"kind":"Mythos Table save"')
    listed = services.list_saves()
    assert all(isinstance(info, SaveInfo) for info in listed)
    names = [info.name for info in listed]
    positions = [info.name for info in listed if info.shipped]
    assert len(positions) >= 4 and names[-len(positions) :] == positions
    own = listed[: -len(positions)]
    assert {info.name for info in own} == {"Friday", "game-bad.save"}
    dates = [info.date for info in own]
    assert dates == sorted(dates, reverse=True) and all(date.tzinfo is None for date in dates)
    damaged = next(info for info in listed if info.path == bad)
    assert damaged.problem is not None and "damaged" in damaged.problem
    friday = next(info for info in listed if info.path == good)
    assert friday.problem is None and friday.game == "wars" and friday.turn == 1 and friday.phase == "Action"
    assert (friday.players[0].faction, friday.players[0].name, friday.players[0].kind) == (
        "black_goat",
        "Ada",
        "person",
    )
    assert abs((datetime.now() - friday.date).total_seconds()) < 60
    assert any(info.autosave for info in listed[:-2])


def test_a_save_that_nobody_has_named_is_called_by_what_it_is(services):
    people = tuple(SeatSpec(name, None, "") for name in ("Ada", "Bruno"))
    games = [spec(), spec(game="rites", map="", edition="", seats=people, options={"rite": "the_hound"})]
    for each in games:
        session = services.start(each)
        run(session, 2, random.Random(1))
        session.close()
    assert {info.name for info in services.list_saves() if info.autosave} == {
        "Black Goat · Turn 1", "Ada · Rite 1: The Hound"}  # fmt: skip


def test_continue_goes_on_with_the_game_played_last_unless_it_is_over(services):
    assert services.continue_info() is None
    session = services.start(spec())
    run(session, 3, random.Random(1))
    session.close()
    info = services.continue_info()
    assert info is not None
    again = services.load(info.path)
    assert whole(again.match) == whole(session.match)
    for seat in range(3):
        again.change_seat(seat, "random")
    run(again, 1, random.Random(1))
    again.close()
    assert services.continue_info() is None


def test_renaming_and_deleting(services):
    session = services.start(spec())
    path = session.kept.save_as("Friday")
    session.close()
    services.store.rename(path, "Saturday")
    (info,) = [info for info in services.list_saves() if info.name == "Saturday"]
    services.store.delete(info.path)
    assert "Saturday" not in [info.name for info in services.list_saves()]
    scenario = services.list_saves()[-1].path
    with pytest.raises(ValueError, match=message("error-saves-shipped")):
        services.store.delete(scenario)
    assert scenario.exists()


def test_what_cannot_be_loaded_is_a_sentence(services, tmp_path):
    odd = tmp_path / "odd.save"
    odd.write_bytes(b"rubbish")
    for path in (odd, tmp_path / "none.save", tmp_path / "none.scenario.json"):
        with pytest.raises(ValueError) as refused:
            services.load(path)
        assert str(refused.value).endswith(".")


def test_a_list_of_many_saves_never_opens_a_match(services, monkeypatch):
    match = played(60, players=3)
    for number in range(200):
        write_save(match, services.store.saves / f"game-{number}.save", name=str(number), sync=False)
    monkeypatch.setattr("game.engine.position.Position.decode", None)
    listed = services.list_saves()
    assert sum(info.problem is None and not info.shipped for info in listed) == 200


def test_choices_have_names_and_sentences(services):
    info = services.games()[0]
    for choices in (services.bots(info.id), info.factions, info.boards[3], info.boards[4], info.editions):
        assert choices and all(choice.name and choice.text for choice in choices)
    assert [choice.id for choice in info.boards[3]] == ["earth_3"]
    assert len(info.boards[4]) == 2


def test_a_folder_that_cannot_be_used_still_lets_play(tmp_path):
    (tmp_path / "taken").write_text("a file")
    services = Services(tmp_path / "taken")
    assert tells(services.messages()[0], "error-folder-problem") and services.messages() == []
    services.settings.save()
    session = services.start(spec())
    run(session, 3, random.Random(1))
    session.close()
    assert services.continue_info() is None and (tmp_path / "taken").read_text() == "a file"


# Settings


@pytest.mark.parametrize("year", [1, 9999])
def test_a_date_at_the_calendars_rim_keeps_no_list_from_opening(services, monkeypatch, year):
    date = datetime(year, 1 if year == 1 else 12, 1 if year == 1 else 31, 12, tzinfo=UTC)
    write_snapshot(snapshot(played(5), "Old", date=date), services.store.saves / "old.save")
    for zone in ("America/New_York", "Asia/Tokyo"):
        monkeypatch.setenv("TZ", zone)
        time.tzset()
        (info,) = [save for save in services.list_saves() if save.name == "Old"]
        assert not info.problem and info.date.year == year
    monkeypatch.undo()
    time.tzset()


def test_settings_are_kept(tmp_path):
    first = Services(tmp_path)
    first.settings.text_scale = 130
    first.settings.last_game = {"players": 3}
    session = first.start(spec(auto_gates=False))
    assert not session.driver.orders.of(0).auto_gates
    session.set_order(0, "devolve", "never")
    session.close()
    first.settings.save()
    first.close()
    second = Services(tmp_path)
    assert second.settings.text_scale == 130 and second.settings.last_game == {"players": 3}
    assert second.settings.standing_orders().of(0).answers["devolve"] == "never"
    assert second.messages() == []
    second.close()


@pytest.mark.parametrize(
    "content", [b"", b"{", b'{"text_scale": 9999}', b'{"bot_pace": "warp"}', b"[" * 99_999, b"x" * 300_000]
)
def test_damaged_settings_become_the_defaults_and_are_kept_aside(tmp_path, content):
    (tmp_path / "settings.json").write_bytes(content)
    services = Services(tmp_path)
    assert services.settings == Settings()
    assert tells(services.messages()[0], "error-settings-damaged-kept")
    assert (tmp_path / "settings.damaged.json").read_bytes() == content
    services.settings.save()
    services.close()
    assert read_settings(tmp_path / "settings.json") == (Settings(), "")


def test_settings_of_a_newer_program_are_read_as_far_as_known(tmp_path):
    (tmp_path / "settings.json").write_bytes(b'{"text_scale": 120, "weather": "rain"}')
    found, problem = read_settings(tmp_path / "settings.json")
    assert found.text_scale == 120 and problem == ""


def test_settings_that_could_not_be_read_again_are_not_written(tmp_path, monkeypatch):
    path = tmp_path / "settings.json"
    assert write_settings(path, Settings(text_scale=110)) == ""
    before = path.read_bytes()
    assert tells(write_settings(path, Settings(text_scale=10_000)), "error-settings-unkept")

    def full(*args, **more):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(settings_module, "write_whole", full)
    assert write_settings(path, Settings()) == say("error-settings-unkept", why=say("error-why-full"))
    assert path.read_bytes() == before


def test_orders_in_settings_never_reach_the_inputs(services):
    services.settings.orders["0"] = SeatOrders(answers={"ritual": "never"})
    session = services.start(spec())
    assert "ritual" not in json.dumps(session.match.inputs)
    assert session.driver.orders.of(0).answers["ritual"] == "never"
    session.close()


# Scenarios


@pytest.mark.parametrize("path", [path for path, _ in scenarios()], ids=lambda path: path.name)
def test_every_scenario_that_ships_can_be_played_to_its_end(services, path):
    scenario = read_scenario(path)
    match = scenario.begin(3)
    assert match.rules.violations(match.position) == []
    assert not match.seats[match.decision.seat].bot, "a person begins"
    play_out(match, make_bots(["random"] * len(match.seats), 3))
    assert match.result() is not None
    session = services.load(path)
    assert isinstance(session.waiting(), AskPerson)
    key = f"{scenario.game}-scenario-{path.name.partition('.')[0]}"
    assert session.kept.name == scenario_name(path, scenario) == say(key)
    assert scenario_text(path, scenario) == say(f"{key}.text")
    session.close()


def test_the_scenarios_are_what_they_say():
    found = {path.name: scenario for path, scenario in scenarios()}
    assert len(found) >= 2
    battle = found["battle-in-the-south-atlantic.scenario.json"].begin(1)
    assert battle.rules.seats == 4 and battle.find("battle")
    late = found["the-last-rites.scenario.json"].begin(1)
    assert late.rules.seats == 3 and max(late.state_dict()["doom"].values()) >= 20


@pytest.mark.parametrize("change", [{"kind": "x"}, {"map": "atlantis"}, {"setup": {"turn": "soon"}}, {"seats": []}])
def test_a_scenario_that_makes_no_sense_is_a_sentence(tmp_path, change):
    data = json.loads(Path(scenarios()[0][0]).read_text(encoding="utf-8"))
    path = tmp_path / "odd.scenario.json"
    path.write_text(json.dumps({**data, **change}))
    with pytest.raises(SaveError, match=message("error-scenario-invalid")):
        read_scenario(path)
