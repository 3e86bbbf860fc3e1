"""Contests go on where they were stopped, refuse what is damaged, and are the same whoever plays them."""

import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from game.arena.schedule import pairing
from game.bots import Budget, Question
from game.bots.players import RandomBot
from game.engine.option import Option
from game.games.registry import facts_of
from game.games.rulings import RULES_VERSION
from game.games.wars.rules.units import FACTIONS
from scripts.learning import contest, scaling, speed
from scripts.learning.contests import executors, pairs, results
from scripts.learning.contests.players import version
from scripts.learning.contests.results import Line
from scripts.learning.contests.rows import FILE, Row, RowError, Written, check, row, rows
from scripts.learning.contests.standing import in_words, standing

ROWS = """
[bots]
easy = "initiate"
[rows.tiny]
single = "easy"
others = "random"
players = 2
games = 4
game = "duel"
factions = ["great_cthulhu", "black_goat"]
"""


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("rows") / "rows.toml"
    path.write_text(ROWS)
    return path


@pytest.fixture(scope="module")
def alone(file: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The row of the file played through in this process."""
    folder = tmp_path_factory.mktemp("alone")
    assert contest.main(["tiny", "--rows", str(file), "--results", str(folder)]) == 0
    return folder / "tiny.jsonl"


def digests(path: Path) -> dict[int, str]:
    return {line.number: line.digest for line in results.read(path)}


def test_a_row_goes_on_after_a_stop_without_replaying_or_skipping(file: Path, alone: Path, tmp_path: Path) -> None:
    path = tmp_path / "tiny.jsonl"
    first, second, third, _ = alone.read_text().splitlines(keepends=True)
    # Games 0 and 2 are there, and the plug was pulled while a third line was written.
    path.write_text(third + first + second[:40])
    assert contest.main(["tiny", "--rows", str(file), "--results", str(tmp_path)]) == 0
    lines = path.read_text().splitlines(keepends=True)
    assert lines[:2] == [third, first]
    assert [line.number for line in results.read(path)] == [2, 0, 1, 3]
    assert digests(path) == digests(alone) and len(set(digests(path).values())) == 4


def test_a_finished_game_is_in_the_file_before_the_next_one_begins(file: Path, tmp_path: Path) -> None:
    path = tmp_path / "tiny.jsonl"
    playing = contest.Run(rows(file)["tiny"], path).play(executors.Here(), 1)
    for count in (1, 2):
        next(playing)
        assert len(results.read(path)) == count
    playing.close()
    assert len(results.read(path)) == 2


def test_two_processes_play_the_same_games(file: Path, alone: Path, tmp_path: Path) -> None:
    path = tmp_path / "tiny.jsonl"
    path.write_text("".join(alone.read_text().splitlines(keepends=True)[:2]))
    assert contest.main(["tiny", "--rows", str(file), "--results", str(tmp_path), "--jobs", "2"]) == 0
    assert digests(path) == digests(alone)


def test_after_a_game_that_failed_those_that_run_are_kept_and_no_other_begins() -> None:
    begun = []

    def numbers() -> Iterator[int]:
        for number in range(9):
            begun.append(number)
            yield number

    heard = []
    with ThreadPoolExecutor(1) as pool, pytest.raises(ZeroDivisionError):
        for text in executors.each_done(pool, 3, lambda number: (_reciprocal, number - 1), numbers()):
            heard.append(text)
    assert sorted(heard) == sorted(_reciprocal(number - 1) for number in begun if number != 1) and len(begun) < 6


def test_what_must_be_in_order_waits_for_what_is_late() -> None:
    second = threading.Event()

    def work(number: int) -> int:
        if number == 0:
            assert second.wait(20)
        elif number == 1:
            second.set()
        return number

    with ThreadPoolExecutor(2) as pool:
        assert list(executors.in_order(pool, 3, lambda number: (work, number), range(5))) == [0, 1, 2, 3, 4]


def _reciprocal(number: int) -> str:
    return str(1 / number)


@pytest.mark.parametrize(
    ("before", "after", "says"),
    [
        ('"number":1', '"number":', "line 2 of"),
        ('"shares":[', '"shares":[0.5,', "its lists do not fit"),
        ('{"number":1', "", "is damaged"),
    ],
)
def test_a_damaged_line_is_refused_in_a_sentence(
    before: str, after: str, says: str, file: Path, alone: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = alone.read_text().splitlines(keepends=True)
    lines[1] = lines[1].replace(before, after)
    path = tmp_path / "tiny.jsonl"
    path.write_text("".join(lines[:3]))
    assert contest.main(["tiny", "--rows", str(file), "--results", str(tmp_path)]) == contest.REFUSED
    said = capsys.readouterr().err
    assert "line 2 of" in said and says in said and "left as it is" in said
    assert path.read_text() == "".join(lines[:3])


def test_games_of_bots_that_play_otherwise_today_are_left_aside(file: Path, alone: Path) -> None:
    found = rows(file)["tiny"]
    lines = results.read(alone)
    today = results.last_versions(found.contest, lines)
    assert list(results.of_row(found, lines, today)) == [0, 1, 2, 3]
    assert results.of_row(found, lines, today | {"initiate": "00000000"}) == {}
    older = [msgspec.structs.replace(line, rules=RULES_VERSION - 1) for line in lines[:1]]
    assert list(results.of_row(found, [*older, *lines[1:]], today)) == [1, 2, 3]


def test_games_of_the_file_are_played_again_and_compared(
    file: Path, alone: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = alone.read_text().splitlines(keepends=True)
    digest = results.decoded(lines[1]).digest
    path = tmp_path / "tiny.jsonl"
    path.write_text("".join(lines).replace(digest, "0" * 16))
    before = path.read_text()
    assert contest.main(["tiny", "--rows", str(file), "--results", str(tmp_path), "--again", "2"]) == contest.MISSED
    assert capsys.readouterr().out == "tiny: game 0 went as before\ntiny: game 1 went OTHERWISE\n"
    assert path.read_text() == before


def test_a_game_that_went_otherwise_the_second_time_is_told(alone: Path) -> None:
    lines = results.read(alone)
    assert results.contradictions([*lines, *lines]) == []
    assert results.contradictions([*lines, msgspec.structs.replace(lines[2], digest="otherwise")]) == [2]


class Spender(RandomBot):
    """A developer's bot that thinks for as long as it is given."""

    given: list[Budget | None] = []

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        super().__init__(seed)
        self.given.append(budget)


class Broken(RandomBot):
    """A developer's bot that has no budget and no answers."""

    def choose(self, question: Question) -> Option:
        raise LookupError("no answer to be found")


def test_developers_bots_get_their_budgets_and_what_they_get_wrong_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "made_up", SimpleNamespace(Spender=Spender, Broken=Broken))
    field = ["made_up:Spender@4", "made_up:Broken"]
    of = made(single="", others="", field=field, players=2, game="duel", games=4, budget="nodes=30")
    check(of)
    Spender.given.clear()
    found = results.decoded(results.played(of.contest, 0))
    spender, broken = (found.seats.index(place) for place in (0, 1))
    assert ("nodes", 120.0) in Spender.given
    assert [found.who(seat).budget for seat in (spender, broken)] == ["nodes=120", ""]
    assert found.faults[spender] == 0 and found.faults[broken] == 3, "then the level below plays on"
    assert "no answer to be found" in found.wrong[0]
    assert "3 faults of bots" in in_words(of, {0: found})


# rows


def made(**more: Any) -> Row:
    return row("made", Written(**({"single": "initiate", "others": "random"} | more)), {})


@pytest.mark.parametrize(
    ("written", "says"),
    [
        ({"games": 30}, "no whole blocks of 16"),
        ({"alike": "random"}, "in one way who plays"),
        ({"others": ""}, "who the 3 others are"),
        ({"budget": "nodes=many"}, "no budget"),
        ({"single": "nobody.at.all:Here"}, "there is no player nobody.at.all:Here"),
        ({"single": "sage"}, "sage"),
        ({"single": "hierophant@4", "budget": "nodes=9"}, "cannot have 4 times a budget"),
        ({"single": "", "paired": "oracle", "times": [1, 4], "figure": 0.5}, "no figure"),
    ],
)
def test_rows_that_cannot_be_played_are_refused(written: dict[str, Any], says: str) -> None:
    with pytest.raises(RowError, match=says):
        check(made(**written))


def test_the_rows_of_the_repository_can_be_read_and_their_games_too() -> None:
    found = rows(FILE)
    assert "imitation_hierophants" in found
    for each in found.values():
        assert each.games % each.contest.block == 0
        path = results.path_of(each.id)
        lines = results.read(path)
        # They were played by the rules of their day.
        lines = [msgspec.structs.replace(line, rules=RULES_VERSION) for line in lines]
        if lines:
            assert results.of_row(each, lines, results.last_versions(each.contest, lines))
            assert path.stat().st_size < 250_000


# when a row stops


def line(of: Row, number: int, winner: int | None, doom: tuple[int, ...] = (9, 9, 9, 9)) -> Line:
    """A made-up game, won by a place of the field."""
    due = pairing(of.contest, number)
    names = list(dict.fromkeys(of.contest.field))
    bots = results.bots_of(of.contest, dict.fromkeys(names, "1"))
    return Line(
        number=number, seed=due.inputs["seed"], bots=list(bots.values()), reason="doom_30", turns=7, decisions=500,
        seats=[names.index(of.contest.field[place]) for place in due.seats],
        factions=due.inputs["factions"], shares=[float(place == winner) for place in due.seats],
        doom=[doom[place] for place in due.seats], books=[6] * 4, seconds=1.0, ms=[1] * 4, slots=[9] * 4,
        longest=[1] * 4, rules=RULES_VERSION, digest="", at="", map=due.inputs["map"], edition="later",
        budget=results.in_budget(of.contest.budget),
    )  # fmt: skip


def games(of: Row, winners: list[int | None]) -> dict[int, Line]:
    return {number: line(of, number, winner) for number, winner in enumerate(winners)}


def test_a_row_stops_when_its_interval_clears_the_figure_and_not_before() -> None:
    of = made(games=96, figure=0.40)
    often: list[int | None] = [0] * 14 + [1, 2]
    early = standing(of, games(of, often))
    assert (early.over, early.state, early.share.games) == (True, "met", 16)
    assert not standing(of, games(of, often[:15])).over, "a block is whole, or nothing is said"
    even: list[int | None] = [0, 1, 0, 2] * 8
    assert (standing(of, games(of, even)).over, standing(of, games(of, even)).state) == (False, "open")
    never: list[int | None] = [1, 2, 3, None] * 8
    assert standing(of, games(of, never)).state == "missed"
    # What comes later does not undo what was sure.
    assert standing(of, games(of, often + never)).state == "met"
    through = standing(of, games(of, [0, 1, 0, 2] * 24))
    assert (through.over, through.side, through.state) == (True, 0, "met")


def test_a_share_of_its_own_may_be_demanded_beside_the_interval() -> None:
    of = made(games=192, figure=0.25, least=0.40)
    found: list[int | None] = [0, 1, 0, 2, 3, 1, 0, 2] * 24
    assert standing(of, games(of, found)).share.share == 0.375
    assert (standing(of, games(of, found)).side, standing(of, games(of, found)).state) == (1, "missed")
    assert standing(of, games(of, [0, 1, 0, 2] * 48)).state == "met"


def test_paired_budgets_are_compared_in_the_same_game_until_each_step_is_clear() -> None:
    of = made(single="", paired="oracle", times=[1, 4, 16], others="random", budget="nodes=50", games=96)
    assert of.contest.field == ("oracle", "oracle@4", "oracle@16", "random")
    ranked = {number: line(of, number, number % 4, (10, 20, 30, 0)) for number in range(32)}
    found = pairs.pair(of, ranked, 1, 0)
    # The win comes first: the one with less won every fourth game. Doom tells the others apart.
    assert found.better.share == 0.75 and (found.won, found.lost) == (0.25, 0.25)
    assert standing(of, games(of, [2] * 32)).over is False, "the lower step is even"
    climbing = {number: line(of, number, None, (10, 20, 30, 0)) for number in range(16)}
    assert standing(of, climbing).state == "met"
    assert "| oracle@16 | oracle@4 | 16 | **100 %** (81 to 100)" in in_words(of, climbing)


def test_a_command_line_names_a_row_of_paired_budgets() -> None:
    found = scaling.row_of("old_oracle", "imitation", "50,200,800", "nodes", 64)
    assert found.id == "scaling_old_oracle_imitation_nodes_50_200_800" and found.times == (1, 4, 16)
    assert found.contest.budget == ("nodes", 50.0)
    with pytest.raises(ValueError, match="multiples of the first"):
        scaling.row_of("old_oracle", "imitation", "50,75", "nodes", 64)


# clusters


def test_without_dask_a_sentence_says_what_is_missing(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    given = ["tiny", "--rows", str(file), "--results", str(tmp_path), "--cluster", "tcp://localhost:1"]
    assert contest.main(given) == contest.REFUSED
    assert "pip install .[cluster]" in capsys.readouterr().err
    assert results.read(tmp_path / "tiny.jsonl") == []


def test_a_worker_of_a_cluster_that_ends_loses_no_game(file: Path, alone: Path, tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    path = tmp_path / "tiny.jsonl"
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None, silence_logs=50
        ) as cluster,
        executors.on_cluster(cluster.scheduler_address) as (executor, at_a_time),
    ):
        playing = contest.Run(rows(file)["tiny"], path).play(executor, at_a_time)
        next(playing)
        cluster.scale(1)
        assert len(list(playing)) == 3
    assert digests(path) == digests(alone)


def test_speed_is_told_of_both_kinds_in_turns(capsys: pytest.CaptureFixture[str]) -> None:
    assert speed.main(["random", "newcomer", "--games", "1", "--rounds", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == ["random", "newcomer"] * 2
    assert all(" games/s, " in line for line in lines)


class Plain:
    """Takes the first option."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, question: Question) -> Option:
        return question.options[0]

    def reveals(self, question: Question) -> None:
        return None


class OtherWithLater(Plain):
    """Takes the last one with factions that came later."""

    def choose(self, question: Question) -> Option:
        return question.options[-1 if question.side >= len(facts_of("wars").first_sides()) else 0]


def test_who_plays_only_later_factions_otherwise_is_another_bot_where_they_take_turns() -> None:
    names = [f"{__name__}:{made.__name__}" for made in (Plain, OtherWithLater)]
    of_four, of_eight = ([version(name, "wars", 4, "later", some) for name in names] for some in ((), FACTIONS))
    assert of_four[0] == of_four[1] and of_eight[0] != of_eight[1]
    assert of_four[0] != of_eight[0]
