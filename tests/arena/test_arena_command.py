"""The command ``arena``: small contests of random bots, its files, and one clear line for what cannot be."""

import json
import signal

import pytest

from game.arena import play
from game.arena.hands import CrewError, in_order
from game.cli import main
from game.commands import arena
from game.commands.arena import Outcome, progress, run
from game.games.registry import facts_of
from tests.arena.contests import contest, game

THREE = ("arena", "--field", "random,random,random")


def told(capsys, *arguments, code=0):
    """What the command prints."""
    assert main([*arguments]) == code
    return capsys.readouterr()


def test_the_figures_as_json(capsys):
    found = json.loads(told(capsys, *THREE, "--games", "9", "--seed", "5", "--json").out)
    assert found["games"] == 9 and found["whole_blocks"] and found["contest"]["seed"] == 5
    assert found["contest"]["maps"] == ["earth_3"] and found["contest"]["players"] == 3
    bot = found["bots"]["random"]
    assert bot["share"]["share"] + found["humanity"]["share"] == pytest.approx(1, abs=1e-3)
    assert set(bot["milliseconds"]) == {"decisions", "mean", "p50", "p95", "p99", "max"}
    assert bot["doom"] > 0 and bot["books"] > 0 and bot["slots"]["count"] > 50 and bot["faults"]["count"] == 0


def test_all_factions_take_turns_if_asked_for(capsys):
    found = json.loads(told(capsys, *THREE, "--games", "1", "--factions", "all", "--json").out)
    assert tuple(found["contest"]["factions"]) == facts_of("wars").sides()


def test_the_figures_in_words_and_the_progress_beside_them(capsys):
    shown = told(capsys, *THREE, "--games", "2")
    assert "random (3 seats, parity 100 %)" in shown.out and "no whole number" in shown.out
    assert "1/2 games, random" in shown.err and "left" in shown.err


def test_one_file_to_go_on_with_and_to_read(capsys, tmp_path):
    """--resume and --json may name the same file, and any file written goes on."""
    path, other = tmp_path / "out.json", tmp_path / "other.json"
    told(capsys, *THREE, "--games", "2", "--resume", str(path), "--json", str(path))
    assert json.loads(path.read_text())["games"] == 2
    first = json.loads(path.read_text())["played"]
    told(capsys, *THREE, "--games", "4", "--resume", str(path), "--json", str(other))
    both = json.loads(path.read_text())
    assert both["games"] == 4 and both["played"][:2] == first and both == json.loads(other.read_text())
    told(capsys, *THREE, "--games", "3", "--resume", str(other))
    assert json.loads(other.read_text()) == both


def test_it_stops_as_soon_as_it_is_significant(monkeypatch):
    """A first that always wins: a block of 16 is enough, however many games there could be."""
    of = contest("adept", "random", "random", "random")

    def won(contest, start, games, jobs):
        yield from (game(contest, number, (0,)) for number in range(start, games))

    monkeypatch.setattr(arena, "played", won)
    assert len(run(of, 400, 1, True, None, lambda line: None).games) == 16
    assert len(run(of, 400, 1, True, None, lambda line: None, least=40).games) == 48
    assert len(run(of, 20, 1, False, None, lambda line: None).games) == 20


def test_a_contest_decided_already_plays_no_more(monkeypatch, tmp_path):
    of = contest("adept", "random", "random", "random")
    arena.store.write(tmp_path / "c.json", of, [game(of, number, (0,)) for number in range(16)])
    before = (tmp_path / "c.json").read_bytes()
    assert len(run(of, 400, 1, True, tmp_path / "c.json", lambda line: None).games) == 16
    assert (tmp_path / "c.json").read_bytes() == before


@pytest.mark.parametrize(("jobs", "number"), [("1", signal.SIGINT), ("2", signal.SIGINT), ("1", signal.SIGTERM)])
def test_a_signal_keeps_the_games_and_says_how_to_go_on(monkeypatch, capsys, tmp_path, jobs, number):
    """After the third game, as a terminal or the system would send it."""
    path = tmp_path / "out.json"

    def interrupt(of, done, had, games, seconds):
        if len(done) == 3:
            signal.raise_signal(number)
        return progress(of, done, had, games, seconds)

    monkeypatch.setattr(arena, "progress", interrupt)
    monkeypatch.setattr(arena.Ticker, "ELSEWHERE", 0.0)
    # A run in the background may have been told to ignore it.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        shown = told(capsys, *THREE, "--games", "500", "--jobs", jobs, "--resume", str(path), code=130)
    finally:
        signal.signal(signal.SIGINT, before)
    assert f"Stopped after 3 of 500 games; --resume {path} goes on from there." in shown.err
    assert shown.out.startswith("3 games") and json.loads(path.read_text())["games"] == 3
    shown = told(capsys, *THREE, "--games", "4", "--resume", str(path))
    assert shown.out.startswith("4 games")


def test_ctrl_c_without_a_file_says_that_nothing_was_kept(monkeypatch, capsys):
    monkeypatch.setattr(arena, "run", lambda *given: Outcome([], True))
    assert "nothing was kept" in told(capsys, *THREE, code=130).err


def test_progress_tells_the_time_left():
    of = contest("random", "adept", "adept")
    games = [game(of, number, (0,)) for number in range(10)]
    assert progress(of, games, 4, 40, 60.0).startswith("10/40 games, random 100.0 %")
    assert progress(of, games, 4, 40, 60.0).endswith("5 min left")
    assert progress(of, games, 0, 10_000, 60.0).endswith("16.6 h left") and progress(of, games, 0, 10, 5.0).endswith(
        "0 s left"
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--field", "genius,random,random"], "unknown bot “genius”"),
        (["--field", ",".join(["random"] * 6)], "3, 4 or 5 players"),
        (["--field", "random,random,random", "--players", "4"], "the field has 3 bots, but the match has 4 seats"),
        (["--field", "random,random,random", "--map", "earth_4_west3_east5"], "is for 2 or 4 players"),
        (["--field", "random,random,random", "--map", "earth_3,mars"], "unknown map “mars”"),
        (["--field", "random,random,random", "--edition", "tenth"], "unknown edition “tenth”"),
        (["--field", "random,random,random", "--factions", "nobody,black_goat"], "unknown faction “nobody”"),
        (["--field", "random,random,random", "--slot-seconds", "1", "--nodes", "9"], "not together with"),
        (["--field", "random,random,random", "--slot-seconds", "0"], "is not a time"),
        (["--field", "random,random,random", "--nodes", "few"], "not a whole number"),
        (["--field", "random,random,random", "--games", "0"], "not a whole number"),
        (["--field", "random,random,random", "--until-significant"], "nothing can become significant"),
        (["--field", "random,random,random", "--resume", "no/such/folder/out.json"], "there is no folder"),
        (["--field", "random,random,random", "--json", "no/such/folder/out.json"], "there is no folder"),
        (["--field", "random,random,random", "--resume", "."], "is a folder"),
        (["--field", "random@0,random,random"], "no bot with a number of times its budget"),
        (["--field", "random@4,random,random"], "a budget that is not given"),
        (["--field", "nowhere.bots:Clever,random,random"], "nowhere"),
        ([], "--field"),
    ],
)
def test_bad_input_is_one_line_and_code_2(arguments, said, capsys):
    shown = told(capsys, "arena", *arguments, code=2)
    assert shown.out == "" and said in shown.err
    assert len(shown.err.strip().splitlines()) == 1 and "Traceback" not in shown.err


def test_a_damaged_file_is_one_line_and_left_alone(capsys, tmp_path):
    path = tmp_path / "out.json"
    path.write_text('{"format": 2, "played"')
    shown = told(capsys, *THREE, "--resume", str(path), code=2)
    assert "left as it is" in shown.err and len(shown.err.strip().splitlines()) == 1
    assert path.read_text() == '{"format": 2, "played"'


def test_a_bot_that_fails_is_counted_by_name_and_the_game_goes_on(capsys, monkeypatch):
    # Who goes on in its place is soon done.
    monkeypatch.setattr("game.bots.steady.level_below", lambda bot_id: "random")
    field = "tests.bots.thirdparty:Raising,random,random"
    found = json.loads(told(capsys, "arena", "--field", field, "--games", "1", "--json").out)
    faults = found["bots"]["tests.bots.thirdparty:Raising"]["faults"]
    assert faults["count"] > 0 and any("KeyError" in name for name in faults["kinds"])
    assert found["games"] == 1 and found["bots"]["random"]["faults"]["count"] == 0


def test_a_mistake_of_the_rules_stops_the_contest_with_its_game(monkeypatch, capsys, tmp_path):
    """The games before it are kept."""
    path = tmp_path / "out.json"
    calls = []

    def broken(contest, paired):
        calls.append(paired)
        if len(calls) == 3:
            raise KeyError("a mistake")
        return game(contest, paired.number)

    monkeypatch.setattr(play, "play", broken)
    shown = told(capsys, *THREE, "--games", "9", "--resume", str(path), code=1)
    assert shown.err.splitlines()[-1] == "The contest has stopped: game 2 could not be played: KeyError: 'a mistake'"
    assert json.loads(path.read_text())["games"] == 2


def test_a_process_that_has_ended_is_told():
    with pytest.raises(CrewError, match="the process that played game 7 has ended"):
        list(in_order("tests.arena.contests:die", (), str, [7], 2))


def test_what_goes_wrong_in_a_process_is_told_with_its_game():
    with pytest.raises(CrewError, match=r"^game 8 could not be played: ValueError: wrong$"):
        list(in_order("tests.arena.contests:err", (), str, [8], 2))
