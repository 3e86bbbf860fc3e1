"""Somebody else's bots in the terminal: asked for before they are run, told on when they fail."""

import pytest

from game.games.wars.text.terminal import WarsTerminal
from game.language.spoken import name, say
from game.match.match import Match, Seat
from game.match.saves import read_save, write_save
from game.match.session import Session

SIGNING = "tests.bots.thirdparty:Signing"
INPUTS = {"game": "wars", "players": 3, "seed": 3}


@pytest.mark.parametrize(
    ("typed", "runs"),
    [(["y"], True), (["n"], False), (["", "load {save}", ""], False), (["", "load {save}", "yes"], True)],
)
def test_a_saved_game_asks_before_it_runs_somebody_elses_bot(tmp_path, monkeypatch, crew, typed, runs):
    mark = tmp_path / "was here"
    monkeypatch.setenv("SIGNING_BOT_MARK", str(mark))
    people = [Seat("", name) for name in "ABC"]
    first = Match.new(INPUTS, people).decision.seat
    seats = [Seat(SIGNING if number == first else "", name) for number, name in enumerate("ABC")]
    path = tmp_path / "stranger.save"
    write_save(Match.new(INPUTS, seats), path)
    lines, written = iter([line.format(save=path) for line in typed]), []

    def read(prompt):
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    match = read_save(path) if len(typed) == 1 else Match.new(INPUTS, people)
    WarsTerminal(Session(match), None, read, written.append).run()
    assert any(f"wants to run the bot {SIGNING}" in line for line in written)
    assert mark.exists() is runs
    assert (say("terminal-stranger-instead", bot=name("bot", "adept")) in written) is not runs


def test_a_bot_that_fails_is_told_on_at_the_keyboard(crew):
    people = [Seat("", name) for name in "ABC"]
    first = Match.new(INPUTS, people).decision.seat
    bot = "tests.bots.thirdparty:Raising"
    written = []

    def read(prompt):
        raise EOFError

    seats = [Seat(bot if number == first else "", name) for number, name in enumerate("ABC")]
    WarsTerminal(Session(Match.new(INPUTS, seats), allowed=[bot]), None, read, written.append).run()
    chose = say("error-bot-once", level=name("bot", "adept"))
    assert any("raised KeyError" in line and chose in line for line in written)
