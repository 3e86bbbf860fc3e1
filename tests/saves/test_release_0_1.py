"""G0: what version 0.1 left behind loads and plays on, and its seeded games are equal move for move."""

import gzip
import json
import random
import shutil
from pathlib import Path

import pytest
import seeded

from game.match.saves import open_save
from game.match.seats import Seat, sitting
from game.match.services import Services

RELEASE = Path(__file__).parent / "v0_1"
FACTS = json.loads((RELEASE / "facts.json").read_text(encoding="utf-8"))


@pytest.fixture
def services(tmp_path):
    """Today's program on a copy of the data folder."""
    shutil.copytree(RELEASE / "data", tmp_path / "data")
    found = Services(tmp_path / "data")
    yield found
    found.close()


@pytest.mark.parametrize("name", FACTS)
def test_a_save_of_version_0_1_loads_whole_goes_back_and_plays_on(tmp_path, name):
    fact = FACTS[name]
    path = tmp_path / "a.save"
    shutil.copy(RELEASE / "data" / name, path)
    match = open_save(path).match
    assert match.rebuild() and len(match.events_since(0)) == fact["events"]
    asked = match.position.decision
    assert match.seats == sitting([Seat(*seat) for seat in fact["seats"]])
    assert len(match.entries) == fact["entries"]
    assert (None if asked is None else [asked.seat, asked.side, asked.kind]) == fact["asked"]
    assert [match.rules.name_option(each) for each in (asked.options if asked else [])] == fact["options"]
    assert match.lost_history == fact["lost_history"]
    assert {key: match.inputs[key] for key in fact["inputs"]} == fact["inputs"]
    key, chance = match.position.key(), random.Random(3)
    taken = 0
    while taken < 20 and match.position.decision is not None:
        match.answer(chance.choice(match.position.decision.options))
        taken += 1
    if not match.strict:
        assert taken == 0 or (match.undo_to(len(match.entries) - taken) and match.position.key() == key)


def test_the_data_folder_of_version_0_1_is_listed_without_a_complaint(services):
    assert all(info.problem is None for info in services.list_saves())
    listing = services.store.chronicle.list()
    assert len(listing.games) == 5 and not listing.unread
    assert len(services.campaigns.runs()) == 2 and all(not run.problem for run in services.campaigns.runs())
    assert len(services.replays.listing()) == 3
    for info in services.replays.listing():
        assert services.replays.read(info.path).end.position.over
    for game in listing.games:
        assert services.store.chronicle.load(game.id).rebuild()


def test_a_game_of_version_0_1_that_was_killed_is_continued(services):
    info = services.continue_info()
    assert info is not None and info.game == "wars" and len(services.load(info.path).match.entries) == 80


def test_a_campaign_of_version_0_1_goes_on_in_the_middle_of_a_game(services):
    for info in services.campaigns.runs():
        run = services.campaigns.prepare(info.id)
        session = services.campaigns.sit_down(run)
        assert session.match.rebuild() and session.match.position.decision is not None
        session.close()


def different(path: Path, kind: str, rules: int) -> list[dict[str, object]]:
    """The kept games of a kind that do not come out as they did."""
    games = [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()]
    played = [game for game in games if game["kind"] == kind]
    assert len(played) >= 60
    return [game["inputs"] for game in played if seeded.digest_of({**game["inputs"], "rules": rules}) != game["digest"]]


@pytest.mark.parametrize("kind", seeded.GAMES)
def test_seeded_games_of_version_0_1_are_equal_move_for_move(kind):
    assert different(RELEASE / "games.jsonl.gz", kind, 1) == []


@pytest.mark.parametrize("kind", seeded.GAMES)
def test_seeded_games_of_the_second_rulings_are_equal_move_for_move(kind):
    assert different(Path(__file__).parent / "rules_2.jsonl.gz", kind, 2) == []
