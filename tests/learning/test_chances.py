"""The learned judgement: what it says adds up, sees nothing hidden, and is learned from files in stages."""

import json
import math
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import correlation

import pytest

from game.engine.position import Position
from game.games.registry import rules_for
from game.games.wars.bots.learned.chances import DATA, EVEN, Chances, doom_shares, read
from game.games.wars.bots.learned.standing import GROUPS, NAMES, counted
from game.games.wars.rules.units import FACTIONS
from scripts.learning import wandering
from scripts.learning.records import Game, Tally, beginning, decisions, games

RECORDS = Path(__file__).with_name("games.jsonl.gz")


@pytest.fixture(scope="module")
def recorded() -> list[Game]:
    return list(games(RECORDS))


@pytest.fixture(scope="module")
def chances() -> Chances:
    return Chances()


def some(recorded: list[Game], step: int = 40) -> list[Position]:
    """Positions from all through the games, for three and for four."""
    return [beginning(game, leg) for game in recorded for leg in game.legs[::step]]


def test_shares_come_to_the_whole_and_parts_to_the_shares(recorded: list[Game], chances: Chances) -> None:
    for pos in some(recorded):
        shares = chances.shares(pos)
        assert len(shares) == len(pos.rules.sides)
        assert sum(shares) == pytest.approx(1) and min(shares) > 0
        parts = chances.parts(pos)
        assert [sum(each.values()) for each in parts] == pytest.approx(shares)
        for each in parts:
            assert set(each) == {EVEN, *GROUPS}
            assert each[EVEN] == pytest.approx(1 / len(shares), abs=1e-6)
        # What a group gives to one it takes from the others.
        for group in GROUPS:
            assert sum(each[group] for each in parts) == pytest.approx(0, abs=1e-9)


def test_a_faction_that_nothing_was_learned_of_is_judged_by_the_others(
    recorded: list[Game], chances: Chances, tmp_path: Path
) -> None:
    """As if nothing were known of the Yellow Sign: each of its gates is worth what a gate is worth to the others."""
    file = json.loads(DATA.read_text(encoding="utf-8"))
    del file["factions"]["yellow_sign"]
    path = tmp_path / "chances.json"
    path.write_text(json.dumps(file), encoding="utf-8")
    row, side, whole = dict(zip(NAMES, read(path).late[3], strict=True)), 3, read(DATA)
    assert read(path).late[:side] == whole.late[:side]
    others = [dict(zip(NAMES, each, strict=True)) for each in whole.late[:side]]
    assert row["guarded"] == pytest.approx(sum(each["guarded"] for each in others) / 3)
    assert row["book_1"] == row["book_6"] and row["met_1"] == row["met_6"] and row["monsters_3"] == 0
    assert 0 < row["monsters_1"] < row["monsters_2"] and row["great_b"] == pytest.approx(2.5 * row["great_a"])
    # What it is taken to win follows what is known of it, though loosely.
    pairs = [(Chances(path).shares(pos)[place], chances.shares(pos)[place])
             for pos in some(recorded) for place, each in enumerate(pos.rules.sides) if each == side]  # fmt: skip
    assert correlation(*map(list, zip(*pairs, strict=True))) > 0.7


def test_every_count_has_a_name(recorded: list[Game]) -> None:
    for pos in some(recorded, 90):
        assert {len(row) for row in counted(pos).rows} == {len(NAMES)}


def test_hidden_signs_of_others_are_not_seen(recorded: list[Game], chances: Chances) -> None:
    looked = 0
    for pos in some(recorded):
        sides = pos.rules.sides
        holder = next((side for side in sides if len(pos.state.signs[side]) > 1), None)
        if holder is None:
            continue
        low, high = pos.copy(), pos.copy()
        low.state.signs[holder] = (1,) * len(pos.state.signs[holder])
        high.state.signs[holder] = (3,) * len(pos.state.signs[holder])
        own = pos.rules.seat_of[holder]
        other = next(seat for seat in range(pos.rules.seats) if seat != own)
        assert chances.shares(low) == chances.shares(high)
        assert chances.shares(low, other) == chances.shares(high, other)
        place = sides.index(holder)
        if chances.shares(low, own)[place] != chances.shares(high, own)[place]:
            looked += 1
    assert looked > 20


def test_seats_do_not_matter_but_factions_do(recorded: list[Game], chances: Chances) -> None:
    for game in recorded[:6]:
        turned = Game(**{name: getattr(game, name) for name in Game.__struct_fields__})
        turned.factions = [*game.factions[1:], game.factions[0]]
        for leg in game.legs[5::40]:
            pos, same = beginning(game, leg), beginning(turned, leg)
            one = dict(zip(pos.rules.sides, chances.shares(pos), strict=True))
            other = dict(zip(same.rules.sides, chances.shares(same), strict=True))
            assert one == pytest.approx(other)


def test_who_has_won_has_all(recorded: list[Game], chances: Chances) -> None:
    ended = 0
    for game in recorded:
        pos = beginning(game, game.legs[-1])
        for _ in decisions(game, game.legs[-1], Tally(), pos):
            pass
        if not pos.over:
            continue
        ended += 1
        shares = chances.shares(pos)
        won = [1 / len(game.winners) if FACTIONS[side] in game.winners else 0.0 for side in pos.rules.sides]
        assert shares == pytest.approx(won)
        assert [sum(each.values()) for each in chances.parts(pos)] == pytest.approx(shares)
    assert ended > 10


def test_the_share_of_doom_at_the_end_is_foretold_better_than_by_doom_now(recorded: list[Game]) -> None:
    missed = as_now = 0.0
    for game in recorded:
        whole = sum(game.doom.values())
        for leg in game.legs[40::20]:
            pos = beginning(game, leg)
            sides = pos.rules.sides
            foretold = doom_shares(pos)
            assert sum(foretold) == pytest.approx(1)
            points = [3 + pos.state.doom[side] + sum(pos.state.signs[side]) for side in sides]
            for place, side in enumerate(sides):
                came = game.doom[FACTIONS[side]] / whole
                missed += abs(foretold[place] - came)
                as_now += abs(points[place] / sum(points) - came)
    assert missed < 0.9 * as_now


def test_it_foretells_better_than_nothing(recorded: list[Game], chances: Chances) -> None:
    """By turn six it knows much; games for three, of which records taught it nothing, among them."""
    for players, better in ((4, 0.3), (3, 0.1)):
        gained = []
        for game in recorded:
            if game.players != players or not game.winners:
                continue
            for leg in [leg for leg in game.legs if leg.turn >= 6][::10]:
                pos = beginning(game, leg)
                known = dict(zip(pos.rules.sides, chances.shares(pos), strict=True))
                won = [known[FACTIONS.index(side)] for side in game.winners]
                gained.append(sum(math.log(share) for share in won) / len(won) + math.log(players))
        assert sum(gained) / len(gained) > better


def test_the_file_is_small_and_says_what_it_is_from() -> None:
    assert DATA.stat().st_size < 300_000
    found = json.loads(DATA.read_text(encoding="utf-8"))
    assert set(found["learned_from"]) >= {"parts", "games", "positions", "choices"}


def test_a_file_of_other_counts_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "chances.json"
    path.write_text(DATA.read_text(encoding="utf-8").replace('"points"', '"pints"'), encoding="utf-8")
    with pytest.raises(ValueError, match="learned anew"):
        Chances(path)


@pytest.fixture(scope="module")
def wandered(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two quick games of beginners in a file, the second one half-written."""
    path: Path = tmp_path_factory.mktemp("own") / "own.jsonl.gz"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(wandering, "PLAYERS", ("random",))
        patch.setattr(wandering, "ODDS", (1,))
        contest = wandering.contest_of(3, "later", 180_002)
        written = [wandering.packed(wandering.game_of(contest, number, 5)) for number in range(2)]
    path.write_bytes(written[0] + written[1][:-200])
    return path


def test_own_games_go_on_where_they_were_stopped(wandered: Path) -> None:
    before = [game.inputs["seed"] for game in wandering.games(wandered)]
    assert before == [180_002]
    assert wandering.whole(wandered) == 1
    assert [game.inputs["seed"] for game in wandering.games(wandered)] == before
    game = next(wandering.games(wandered))
    rules = rules_for(game.inputs)
    asked = [wandering.position_of(rules, kept).decision for kept in game.positions]
    assert len(asked) > 20 and all(one is not None for one in asked)


def test_own_games_are_the_same_whoever_plays_them(
    wandered: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wandering, "PLAYERS", ("random",))
    monkeypatch.setattr(wandering, "ODDS", (1,))
    contest = wandering.contest_of(3, "later", 180_002)
    path = tmp_path / "own.jsonl.gz"
    with ThreadPoolExecutor(2) as pool:
        assert len(list(wandering.go_on(path, contest, 1, 5, pool, 2))) == 1
        first = path.read_bytes()
        assert first == wandered.read_bytes()[: len(first)]
        assert [game.inputs["seed"] for game in wandering.go_on(path, contest, 3, 5, pool, 2)] == [180_003, 180_004]
    assert path.read_bytes().startswith(first) and wandering.whole(path) == 3


def test_the_whole_way_from_records_to_a_file(
    wandered: Path, recorded: list[Game], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:

    from scripts.learning import fit_chances, foretold, standings

    monkeypatch.setattr(standings, "CHOICES", 1)
    monkeypatch.setattr(standings, "SLOTS", 0.2)
    monkeypatch.setattr(fit_chances, "ROUNDS", 30)
    assert ["10 games" in told for told in standings.write_records(RECORDS, tmp_path, 10, 4)] == [True]
    assert not list(standings.write_records(RECORDS, tmp_path, 10, 4))
    list(standings.write_own(wandered, tmp_path))
    data = tmp_path / "chances.json"
    list(fit_chances.write(tmp_path, data))
    assert read(tmp_path / "doom.json").early
    learned = Chances(data)
    pos = beginning(recorded[0], recorded[0].legs[50])
    assert sum(learned.shares(pos)) == pytest.approx(1)
    page = "\n".join(foretold.report(tmp_path, data))
    assert "records, four players" in page and "learned" in page
