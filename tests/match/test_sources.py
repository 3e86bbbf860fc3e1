"""Where Doom came from: the sources that are told make the Doom that is shown, at every question and ever after."""

import random
from pathlib import Path

import pytest

from game.engine.event import Event
from game.games.wars.factions.black_goat.rules.figures import BG
from game.games.wars.factions.great_cthulhu.rules.figures import GC
from game.games.wars.factions.yellow_sign.rules.figures import YS
from game.games.wars.rules.scenario import UNIT_NUMBER
from game.games.wars.screen.strip_tips import part_tip, whole_tip
from game.games.wars.words.digest import digest
from game.games.wars.words.sources import START, Gain, doom_accounts
from game.games.wars.words.tableview import Table, read_table
from game.match.history import History
from game.match.match import Match, Seat
from game.match.saves import open_save, snapshot, write_snapshot
from game.match.session import Session
from game.match.theatre import play_through, recording
from game.match.words import plain, words
from tests.match.matchtools import played, started, step

SEATS = (Seat("", "Ada"), Seat("", "Bruno"))


def begun(game: str, seed: int) -> Match:
    if game == "wars":
        return started(seed=seed)
    return Match.new({"game": game, "seed": seed}, lambda seats: SEATS[:seats])


def told(table: Table) -> dict[str, tuple[Gain, ...]]:
    return {side.faction: side.gained.gains for side in table.sides}


@pytest.mark.parametrize("game", ["wars", "duel"])
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_the_sources_of_doom_make_what_is_shown_at_every_question(game: str, seed: int) -> None:
    match, chance, asked = begun(game, seed), random.Random(seed), 0
    while match.decision is not None:
        accounts, asked = doom_accounts(match.events), asked + 1
        sums = {side: sum(gain.amount for gain in account.gains) for side, account in accounts.items()}
        assert all(match.position.state.doom[side] == sums.get(side, 0) for side in match.rules.sides)
        if asked % 40 == 0:
            for side in read_table(match, asked % len(match.seats)).sides:
                assert sum(gain.amount for gain in side.gained.gains) == side.doom
                assert START not in [gain.source for gain in side.gained.gains]
        step(match, chance)


def test_the_sources_of_doom_are_there_after_load_undo_and_in_the_theater(tmp_path: Path) -> None:
    match = played(2000, seed=3, rules=1)
    now, entries = told(read_table(match, 0)), len(match.entries)
    assert any(now.values())
    write_snapshot(snapshot(match, "x"), tmp_path / "x.save")
    loaded = Session(open_save(tmp_path / "x.save").match)
    assert told(read_table(loaded.match, 0)) == now
    half = told(read_table(History(match).match_at(entries // 2), 0))
    assert half != now
    timeline = play_through(recording(match))
    assert timeline is not None
    assert [told(read_table(timeline.match_at(n), None)) for n in (entries // 2, entries)] == [half, now]
    assert match.undo_to(entries // 2)
    assert told(read_table(match, 0)) == half


def test_the_tooltips_tell_sums_and_the_last_gain_of_doom() -> None:
    match = started(setup={"phase": "action", "doom": {"black_goat": 15}})
    match.events += [
        Event("phase", ("doom", 4)), Event("doom", (BG, 6, "gates")), Event("doom", (BG, 2, "ritual")),
        Event("captured", (UNIT_NUMBER["great_cthulhu/acolyte/0"], 3, BG)), Event("doom", (BG, 1, "loss")),
        Event("eliminated", (UNIT_NUMBER["great_cthulhu/acolyte/1"], 3, "killed", BG)), Event("doom", (BG, 2, "loss")),
    ]  # fmt: skip
    side = read_table(match, 0).by_faction["black_goat"]
    sums = "From: 4 at the start, 6 for gates, 2 from Rituals, 1 for captures, 2 for enemy losses"
    last = "Last gain: 2 for enemy losses, turn 4"
    for tip in (whole_tip(side, here=False), part_tip(side, ("term", "doom"))):
        assert [line for line in plain(tip).splitlines() if line in (sums, last)] == [sums, last]
    assert "From" not in part_tip(read_table(match, 0).by_faction["yellow_sign"], ("term", "doom"))


def test_what_came_while_others_played_is_told_with_its_sources() -> None:
    """A person who pressed "To my turn" reads in the digest what has changed his own Doom, Power and units."""
    match = started(setup={"phase": "action"})
    table = read_table(match, GC)
    ghoul, there = UNIT_NUMBER["great_cthulhu/deep_one/0"], match.rules.map.number["europe"]
    events = [
        Event("action", (YS, "ys_gift")), Event("doom", (GC, 3, "ys_gift")), Event("doom", (GC, 2, "gates")),
        Event("power", (GC, 8, "gather")), Event("power", (GC, 1, "minimum")),
        Event("action", (BG, "battle")), Event("moved", (ghoul, 2, there, "retreat")),
    ]  # fmt: skip
    news = [plain(each.text) for each in digest(words(), match.rules, events, table, table, (GC,))]
    assert "You gained 5 Doom: 3 given by Yellow Sign, 2 for gates" in news
    assert "You gained 9 Power: 8 gathered, 1 to reach the minimum" in news
    assert "You retreated with a Deep One · Europe" in news
    others = [plain(each.text) for each in digest(words(), match.rules, events, table, table, (BG,))]
    assert not [line for line in others if line.startswith("You gained")]
