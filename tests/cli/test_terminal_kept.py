"""``play --text`` keeps its game as the window does, and writes nothing over a file without being asked."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.bots.players import RandomBot
from game.bots.protocol import Bot, Question
from game.cli import main
from game.commands.play import Wanted, play
from game.games.wars.text.terminal import WarsTerminal
from game.language.spoken import say
from game.match.entries import Answer
from game.match.match import Match, Seat
from game.match.recovery import open_store
from game.match.saves import read_save, write_save
from game.match.services import Services
from game.match.session import Session, Thinking
from game.terminal import BadInput
from game.terminal.files import SaveFile
from game.terminal.stopping import Stopped, Stopper
from tests.sayings import message

ROOT = Path(__file__).resolve().parent.parent.parent
INPUTS: dict[str, Any] = {"game": "wars", "players": 3, "seed": 3}


class Keyboard:
    """Types lines and keeps what is written; at the end nobody types any more, or something happens."""

    def __init__(self, *lines: str, end: Callable[[], object] | None = None) -> None:
        self._lines, self._end = iter(lines), end
        self.told: list[str] = []

    def read(self, prompt: str) -> str:
        """The next line."""
        self.told.append(prompt)
        line = next(self._lines, None)
        if line is None:
            if self._end is not None:
                self._end()
            raise EOFError
        return line

    @property
    def text(self) -> str:
        """All that was written."""
        return "\n".join(self.told)


def sit_down(*lines: str, end: Callable[[], object] | None = None, **wanted: Any) -> tuple[int, str]:
    """Play with three people: the exit code, and what was written."""
    keys = Keyboard(*lines, end=end)
    code = play(Wanted(INPUTS, 3, None)._replace(**wanted), keys.read, keys.told.append)
    return code, keys.text


def kept() -> Match:
    """The game left last, as the next program finds it."""
    services = Services()
    left = services.continue_info()
    assert left is not None and services.messages() == []
    match = read_save(left.path)
    services.close()
    return match


def answers(match: Match) -> int:
    """How many answers of persons it has."""
    return sum(isinstance(entry, Answer) and entry.by == "person" for entry in match.entries)


# A game left and gone on with -----------------------------------------------------------------


def test_a_game_that_is_left_is_kept_and_offered_the_next_time() -> None:
    code, told = sit_down("", "1", "", "1")
    assert code == 0 and say("terminal-kept") in told and answers(kept()) == 2
    code, told = sit_down("perhaps", "y", "", "1", "q")
    assert "The last game of Player 1, Player 2 and Player 3 is not over" in told and "Type y or n." in told
    assert answers(kept()) == 3
    _, told = sit_down("", "q", last=True)
    assert "Continue it?" not in told and answers(kept()) == 3


def test_another_game_can_be_begun_instead_and_both_are_kept() -> None:
    sit_down("", "1", "", "1")
    for lines, wanted in ((("n", "q"), {}), (("q",), {"last": False})):
        sit_down(*lines, **wanted)
    services = Services()
    assert len(services.store.newest_autosaves()) == 3
    services.close()


def test_where_nobody_says_which_game_none_is_begun() -> None:
    sit_down("", "1")
    before = kept()
    code, told = sit_down()
    assert code == 0 and told.endswith("Continue it? (y/n) ") and "Seed" not in told
    assert kept().entries == before.entries


def test_a_game_that_is_over_is_in_the_chronicle_and_not_offered() -> None:
    code, _ = sit_down(people=0, bots=("random",))
    services = Services()
    assert code == 0 and services.store.chronicle.count() == 1 and services.continue_info() is None
    services.close()
    with pytest.raises(BadInput, match="no game was left unfinished"):
        sit_down(last=True)


def test_a_game_of_the_window_goes_on_in_the_terminal() -> None:
    services = Services()
    session = Session(Match.new(INPUTS), services.store)
    session.answer(session.match.decision.options[0], session.match.decision.serial)  # type: ignore[union-attr]
    session.close()
    services.close()
    sit_down("y", "", "1")
    assert answers(kept()) == 2


# Signals --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP", "SIGKILL"])
@pytest.mark.skipif(os.name == "nt", reason="signals of another system")
def test_a_signal_ends_the_program_and_no_answer_is_lost(name: str) -> None:
    command = [sys.executable, "-m", "game", "play", "--text", "--people", "3", "--players", "3", "--seed", "3"]
    number = getattr(signal, name)
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        assert running.stdin and running.stdout and running.stderr
        running.stdin.write(b"\n1\n1\n")
        running.stdin.flush()
        told = b""
        # Three lines were read, and another is waited for.
        while told.count(b"> ") < 4:
            told += os.read(running.stdout.fileno(), 65536)
        running.send_signal(number)
        said, errors = running.communicate()
    assert running.returncode == (-number if name == "SIGKILL" else 128 + number) and errors == b""
    assert (say("terminal-kept").encode() in said) is (name != "SIGKILL")
    assert answers(kept()) == 2


class Interrupted(RandomBot):
    """A bot at which somebody presses Ctrl-C while it thinks."""

    def choose(self, question: Question) -> Any:
        signal.raise_signal(signal.SIGINT)
        return super().choose(question)


def test_ctrl_c_while_a_bot_thinks_loses_nothing(data_folder: Path) -> None:
    def keeper(bot_id: str, seed: int, *_: object) -> Bot:
        return Interrupted(seed) if match.entries else RandomBot(seed)

    match = Match.new(INPUTS, [Seat("random", "A"), Seat("random", "B"), Seat("random", "C")])
    first = match.decision.seat  # type: ignore[union-attr]
    match.seats[first] = Seat("", "Ada")
    store, stopper, keys = open_store(data_folder), Stopper(), Keyboard(*["1"] * 40)
    session = Session(match, store, thinking=Thinking(keeper))
    with stopper.listening(), pytest.raises(Stopped) as stop:
        WarsTerminal(session, None, keys.read, keys.told.append, stopper=stopper).run()
    assert stop.value.code == 130 and session.kept.closed
    store.close()
    assert kept().entries == match.entries != []


def test_a_signal_in_the_middle_of_an_answer_waits_for_its_end() -> None:
    stopper = Stopper()
    with stopper.listening():
        signal.raise_signal(signal.SIGINT)
        done = True
        with pytest.raises(Stopped), stopper.waiting():
            done = False
    assert done


def test_a_terminal_that_has_gone_loses_nothing() -> None:
    class Gone(Keyboard):
        def read(self, prompt: str) -> str:
            if len(self.told) > 30:
                raise OSError(5, "Input/output error")
            return super().read(prompt)

    keys = Gone(*["1", ""] * 30)
    with pytest.raises(OSError, match="Input/output"):
        play(Wanted(INPUTS, 3, None), keys.read, keys.told.append)
    assert answers(kept()) > 0


def test_after_an_error_nobody_expected_the_game_goes_on_from_its_journal() -> None:
    def fail() -> None:
        raise RuntimeError("a mistake of ours")

    with pytest.raises(RuntimeError):
        sit_down("", "1", "", "1", end=fail)
    assert answers(kept()) == 2


# What is typed --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        "9" * 5000, "? " + "9" * 5000, "log " + "9" * 5000, "why " + "9" * 5000, "reveal " + "9" * 5000,
        f"seat {'9' * 5000} adept", "load /", "save /", "load .", "save ..", "load a\0b", "save a\0b",
        "load " + "x" * 5000, "save " + "x" * 5000, "load ~nobody/x", "save ~nobody/none/x", "load /dev/zero",
        "save /dev/null/x", "load", "save", "\x1b[2J", "seat 1 \x1b[2J", "dice", "\u202e", "order " + "x" * 5000,
    ],
    ids=lambda line: line[:12].encode("unicode_escape").decode(),
)  # fmt: skip
def test_no_line_ends_the_game(line: str) -> None:
    code, told = sit_down("", line, "1", "", "q")
    assert code == 0 and answers(kept()) == 1
    assert all(len(said) < 4000 for said in told.split("\n"))


def test_save_asks_before_it_replaces_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.save"
    path.write_text("a letter")
    _, told = sit_down("", f"save {path}", "n", "q")
    assert f"{path} exists already. Replace it? (y/n)" in told and path.read_text() == "a letter"
    _, told = sit_down("n", "", f"save {path}", "y", "1", "", "save", "q")
    assert told.count("Replace it?") == 1 and told.count(f"Saved in {path}.") == 3, "once is enough; then on leaving"
    assert answers(read_save(path)) == 1


def test_a_file_that_has_come_meanwhile_is_not_replaced_on_leaving(tmp_path: Path) -> None:
    path = tmp_path / "mine.save"
    _, told = sit_down("", "1", save=str(path), end=lambda: path.write_text("a letter"))
    assert path.read_text() == "a letter" and "stays as it is" in told


def test_an_argument_replaces_no_file_unless_it_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "there"
    path.write_text("a letter")
    arena = ["arena", "--field", "random,random,random", "--games", "2", "--json", str(path)]
    for arguments in (["play", "--text", "--save", str(path)], arena):
        assert main(arguments) == 2 and path.read_text() == "a letter"
        assert "add --overwrite to replace it" in capsys.readouterr().err
    assert main([*arena, "--overwrite"]) == 0 and "played" in path.read_text()
    sit_down("", "1", save=str(path), overwrite=True)
    assert answers(read_save(path)) == 1
    sit_down("", "1", save=str(path), open=str(path))
    assert answers(read_save(path)) == 2, "the save that was opened goes on in its own file"


def test_a_place_that_cannot_be_written_is_told_before_the_game_begins(
    tmp_path: Path, data_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for place, told in ((tmp_path / "no" / "x.save", "there is no folder"), (tmp_path, "is a folder")):
        assert main(["play", "--text", "--save", str(place)]) == 2 and told in capsys.readouterr().err
    assert not data_folder.exists()


def test_a_folder_another_program_plays_in_is_told_once(data_folder: Path) -> None:
    other = open_store(data_folder)
    code, told = sit_down("", "1", "q")
    other.close()
    assert code == 0 and len(re.findall(message("error-folder-problem"), told)) == 1
    assert say("terminal-kept") not in told


def test_another_save_is_opened_and_the_game_before_is_kept(tmp_path: Path) -> None:
    other = tmp_path / "other.save"
    write_save(Match.new({**INPUTS, "seed": 4}, [Seat("", name) for name in "ABC"]), other)
    _, told = sit_down("", "1", "", f"load {other}", "", "1", "", "1", "q")
    assert "Loaded." in told
    services = Services()
    found = {answers(read_save(path)) for path in services.store.newest_autosaves()}
    assert found == {1, 2} and answers(read_save(other)) == 0
    services.close()


def test_the_game_itself_as_it_was_can_be_opened(data_folder: Path) -> None:
    sit_down("", "1", "", "1")
    services = Services()
    left = services.continue_info()
    services.close()
    assert left is not None
    sit_down("y", "", "1", "", f"load {left.path}", "", "1", "q")
    assert answers(kept()) >= 3 and not list((data_folder / "journals").iterdir())


def test_in_ironman_nothing_is_saved_besides(tmp_path: Path, data_folder: Path) -> None:
    keys = Keyboard("", f"save {tmp_path / 'x.save'}", "dice", "q")
    store = open_store(data_folder)
    session = Session(Match.new({**INPUTS, "ironman": True}, [Seat("", name) for name in "ABC"]), store)
    WarsTerminal(session, SaveFile(None), keys.read, keys.told.append).run()
    store.close()
    assert not (tmp_path / "x.save").exists() and "one save" in keys.text and "the dice stay" in keys.text
