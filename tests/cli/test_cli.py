"""The command line: what it prints, its exit codes, one clear line for bad input."""

import errno
import io
import json
import os
import subprocess
import sys

import pytest

from game.api import new_match
from game.cli import main, make_parser
from game.commands import bench
from game.commands.console import DIFFERENT, DONE
from game.commands.simulate import Spec, check, simulate
from game.engine.chance import Chance
from game.games.wars.text.terminal import WarsTerminal
from game.language.spoken import say
from game.match.match import Match, Seat
from game.match.session import Session
from game.terminal.files import SaveFile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
KEYS = [
    "games", "decisions", "seconds", "games_per_second", "decisions_per_second", "wins", "humanity", "ends",
    "mean_turns", "mean_decisions", "violations",
]  # fmt: skip
TIMING = ("seconds", "games_per_second", "decisions_per_second")


def figures(capsys, *arguments):
    """What ``simulate --json`` prints, the times left out."""
    assert main(["simulate", "--json", *arguments]) == 0
    found = json.loads(capsys.readouterr().out)
    return {key: value for key, value in found.items() if key not in TIMING}


def test_simulate_counts_what_was_played(capsys):
    assert main(["simulate", "--players", "4", "--games", "5", "--seed", "3", "--check", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == KEYS
    assert found["games"] == 5 == sum(found["ends"].values())
    assert set(found["ends"]) >= {"doom_30", "instant_death", "reveal", "cap"}
    assert sum(found["wins"].values()) + found["humanity"] == pytest.approx(5, abs=0.01)
    assert found["violations"] == [] and found["decisions"] > 300 and found["mean_turns"] > 2


def test_game_i_has_the_seed_s_plus_i(capsys):
    together = figures(capsys, "--games", "3", "--seed", "10")
    apart = [figures(capsys, "--games", "1", "--seed", str(seed)) for seed in (10, 11, 12)]
    assert together["decisions"] == sum(one["decisions"] for one in apart)


def test_jobs_and_hash_seeds_change_nothing(capsys):
    """Same seed, same game: in this process, in workers, and under another PYTHONHASHSEED."""
    wanted = figures(capsys, "--games", "6", "--factions", "yellow_sign,black_goat,great_cthulhu", "--edition", "later")
    command = [sys.executable, "-m", "game", "simulate", "--json", "--games", "6", "--jobs", "2"]
    command += ["--factions", "yellow_sign,black_goat,great_cthulhu", "--edition", "later"]
    environment = {**os.environ, "PYTHONHASHSEED": "777"}
    told = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    assert {key: value for key, value in json.loads(told.stdout).items() if key not in TIMING} == wanted


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["simulate", "--map", "mars"], "unknown map “mars”"),
        (["simulate", "--players", "3", "--map", "earth_5"], "earth_5"),
        (["simulate", "--factions", "great_cthulhu,nobody,black_goat"], "unknown faction “nobody”"),
        (["simulate", "--edition", "tenth"], "unknown edition “tenth”"),
        (["simulate", "--bots", "genius"], "unknown bot “genius”"),
        (["simulate", "--bots", "random,random"], "2 bots are named, but the match has 4 seats"),
        (["simulate", "--players", "9"], "4 or 5 players"),
        (["simulate", "--game", "chess"], "unknown game “chess”"),
        (["simulate", "--games", "0"], "“0” is not a whole number"),
        (["play", "--text", "--people", "5"], "5 people, but the game has 4 seats"),
        (["play", "--text", "--open", "no such file"], "no such file"),
        (["replay", "no such file"], "no such file"),
        (["--window", "wide"], "is not a size"),
        (["--load", "no such file"], "no such file"),
        (["dance"], "“dance” is unknown"),
        (["play"], "these arguments are required: --text"),
    ],
)
def test_bad_input_is_one_line_and_code_2(arguments, said, capsys, tmp_path):
    assert main(["--data-dir", str(tmp_path), *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert said in told.err and len(told.err.strip().splitlines()) == 1 and "Traceback" not in told.err


def saved(tmp_path, answers=40):
    """A match played a little by the first options, saved through the public interface."""
    match = new_match("wars", seed=5)
    luck = Chance.seeded(2)
    for _ in range(answers):
        match.answer(match.decision.options[luck.below(len(match.decision.options))])
    path = tmp_path / "some.save"
    match.save(path)
    return path


def test_replay_plays_a_save_again(tmp_path, capsys):
    assert main(["replay", str(saved(tmp_path))]) == 0
    assert "40 entries" in capsys.readouterr().out


def test_replay_tells_of_a_difference(tmp_path, capsys, monkeypatch):
    """If the rules have changed under a save, its entries lead elsewhere: code 1."""
    path = saved(tmp_path)
    opened = Match.begun_at

    def other(inputs, seats, start, why=""):
        return opened({**inputs, "seed": 6}, seats, start, why)

    monkeypatch.setattr("game.commands.replay.Match.begun_at", other)
    assert main(["replay", str(path)]) == 1
    assert capsys.readouterr().out


def test_replay_of_a_damaged_save_is_bad_input(tmp_path, capsys):
    path = saved(tmp_path)
    path.write_bytes(path.read_bytes()[:-200])
    assert main(["replay", str(path)]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


def test_a_violation_is_code_1_with_a_ready_replay_command(tmp_path, capsys, monkeypatch):
    """A rule broken on purpose at decision 25: the match is saved up to there and can be replayed."""
    monkeypatch.setattr("game.commands.simulate.check", lambda pos, count: ["made_up"] if count == 25 else [])
    assert main(["--data-dir", str(tmp_path), "simulate", "--check", "--json", "--seed", "4"]) == 1
    told = capsys.readouterr()
    assert json.loads(told.out)["violations"] == [{"seed": 4, "decision": 25, "invariant": "made_up"}]
    command = told.err.strip().splitlines()[-1].split(" ", 2)
    assert command[:2] == ["mythos-table", "replay"]
    assert main(["replay", command[2]]) == 0
    assert "25 entries" in capsys.readouterr().out


def test_an_error_in_the_rules_is_a_violation_and_not_a_traceback(tmp_path, monkeypatch):
    class Broken:
        id = "broken"

        def __init__(self, seed):
            pass

        def reveals(self, question):
            return None

        def choose(self, question):
            raise KeyError("a mistake")

    monkeypatch.setattr("game.bots.shipped.RandomBot", Broken)
    found, failed = simulate(Spec(), 1, 0, 1)
    assert found["violations"][0]["invariant"].startswith("KeyError") and failed[0].decisions == 0


def test_check_finds_a_broken_position():
    match = new_match("wars", seed=1)
    assert check(match.position, 0) == []
    match.position.state.power[0] = -1
    assert "negative_track" in check(match.position, 1)


def run_terminal(lines, tmp_path, people=1):
    """Play in the terminal with these lines typed; what was written, and the match."""
    typed = iter(lines)
    written = []

    def read(prompt):
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    seats = [Seat("" if seat < people else "random", f"P{seat}") for seat in range(4)]
    match = Match.new({"game": "wars", "players": 4, "seed": 3}, seats)
    WarsTerminal(Session(match), SaveFile(tmp_path / "t.save"), read, written.append).run()
    return "\n".join(written), match


def test_a_whole_match_can_be_played_in_the_terminal(tmp_path):
    told, match = run_terminal(["1" if turn % 3 else "2" for turn in range(20_000)], tmp_path, people=4)
    assert match.position.over
    assert "Doom:" in told and "choose an action" in told
    assert main(["replay", str(tmp_path / "t.save")]) == 0


def test_the_terminal_shows_the_table_takes_back_and_quits(tmp_path):
    told, match = run_terminal(["1", "t", "u", "nonsense", "r", "q", "1"], tmp_path)
    assert "6 Acolytes" in told and "gate of" in told
    assert told.count("direction of play") == 2
    assert "is not understood" in told and say("wars-text-not-revealed.none") in told
    assert match.entries == [] and (tmp_path / "t.save").exists()


def test_play_reads_the_keyboard(monkeypatch, capsys, tmp_path):
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nq\n"))
    assert main(["play", "--text", "--seed", "3", "--save", str(tmp_path / "a.save")]) == 0
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    assert main(["play", "--text", "--open", str(tmp_path / "a.save")]) == 0
    assert "choose an action" in capsys.readouterr().out


def python(*arguments, **environment):
    """Run the program in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "game", *arguments],
        cwd=ROOT,
        env={**{key: value for key, value in os.environ.items() if not key.startswith("SDL_")}, **environment},
        capture_output=True,
        text=True,
    )


def test_doctor_reports_and_says_whether_the_game_can_run(tmp_path):
    told = python("--data-dir", str(tmp_path), "doctor", SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    assert told.returncode == 0, told.stdout
    for word in ("pygame-ce", "data folder", "fonts", "display", "sound", "The game can run."):
        assert word in told.stdout


def test_the_data_folder_may_be_named_before_or_behind_the_command(tmp_path):
    for arguments in (["--data-dir", "x", "doctor"], ["doctor", "--data-dir", "x"]):
        assert str(make_parser().parse_args(arguments).data_dir) == "x"
    assert make_parser().parse_args(["doctor"]).data_dir is None


def test_no_display_is_code_3_and_a_sentence(tmp_path):
    told = python("--data-dir", str(tmp_path), SDL_VIDEODRIVER="no-such-driver")
    assert told.returncode == 3
    assert "No window can be opened" in told.stderr and "Traceback" not in told.stderr


def test_bench_prints_every_figure(monkeypatch, capsys):
    monkeypatch.setattr("game.commands.bench.RANDOM_GAMES", 1)
    monkeypatch.setattr("game.commands.bench.ADEPT_GAMES", 1)
    each = bench._each
    monkeypatch.setattr(bench, "_each", lambda work, times: each(work, times // 50))
    assert main(["bench", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    for key in ("games_per_second", "decisions_per_second", "adept_games_per_second", "copy_us", "view_us", "save_ms"):
        assert found[key] > 0
    for key in ("load_ms", "import_engine_s", "python", "machine", "date"):
        assert found[key]


def test_simulate_explains_every_choice_of_the_first_match(capsys):
    from itertools import islice

    from game.commands.simulate import explained

    spec = Spec(bots=("adept", "random", "hierophant", "adept"))
    lines = list(islice(explained(spec, 4), 21))
    assert all(line.startswith("4:") for line in lines)
    assert any("adept: " in line and "For it: " in line for line in lines)
    assert any("random: " in line and say("advice-level-random") in line for line in lines)
    assert any("hierophant: " in line and "(+" in line for line in lines)
    assert list(explained(spec, 4, stop=10)) == [line for line in lines if int(line[2:].split()[0]) < 10]


@pytest.mark.parametrize("folder", ["x" * 300, "/".join(["y" * 200] * 30), "locked/data"], ids=len)
@pytest.mark.parametrize("command", ["bots", "lessons", "doctor"])
def test_a_data_folder_that_cannot_be_is_no_reason_to_end(tmp_path, monkeypatch, capsys, folder, command):
    """Path.is_dir raises there, where os.path.isdir says no."""
    locked, stat = str(tmp_path / "locked"), os.stat

    def refusing(path, *args, **named):
        # Not by the folder's mode: some accounts may enter everything.
        if isinstance(path, str | os.PathLike) and os.fspath(path).startswith(locked):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), os.fspath(path))
        return stat(path, *args, **named)

    monkeypatch.setattr(os, "stat", refusing)
    code = main(["--data-dir", str(tmp_path / folder), command])
    said = capsys.readouterr()
    assert code == (DIFFERENT if command == "doctor" else DONE) and not said.err
    assert command != "doctor" or "cannot be written: games can be played, but not saved" in said.out
