"""The terminal behind the gate: whatever is printed moves no cursor, and no argument ends in a traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.cli import main

ROOT = Path(__file__).resolve().parent.parent.parent
ESCAPES = "\x1b[31m\x9b2J\u202e\x07"


@pytest.mark.parametrize(
    "arguments",
    [
        ["replay", f"no{ESCAPES}.save"],
        ["play", "--text", "--open", f"{ESCAPES}/no.save"],
        ["play", "--text", "--map", ESCAPES],
        ["play", "--text", "--option", f"{ESCAPES}=1"],
        ["play", "--text", "--players", ESCAPES],
        ["simulate", "--bots", f"x{ESCAPES}"],
        ["arena", "--field", f"random,{ESCAPES}"],
        [f"--{ESCAPES}"],
        ["replay", "\0"],
        ["play", "--text", "--players", "9" * 5000],
        ["play", "--text", "--seed", "9" * 5000],
        ["--window", f"{'9' * 5000}x720"],
        ["--window", "1280x-1"],
    ],
)
def test_a_bad_argument_is_one_line_without_what_a_terminal_would_carry_out(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    told = capsys.readouterr()
    assert told.out == "" and told.err.count("\n") == 1 and told.err.rstrip("\n").isprintable()
    assert 20 < len(told.err) < 400


def test_an_argument_that_is_no_text_is_one_line() -> None:
    """File names of other systems come in as bytes no encoding knows."""
    command = [sys.executable, "-m", "game", "replay", b"caf\xe9.save"]
    told = subprocess.run(command, cwd=ROOT, env=os.environ, capture_output=True, check=False)
    assert told.returncode == 2 and b"caf?.save" in told.stderr and told.stderr.count(b"\n") == 1


def test_printing_goes_on_as_ever_behind_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    before = sys.stdout
    assert main(["bots"]) == 0 and sys.stdout is before
    print("\x1b")
    assert capsys.readouterr().out.endswith("\x1b\n")
