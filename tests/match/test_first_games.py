"""First games: every one can be begun and asks the player to play, not how to set up; a save knows that it is one."""

import msgspec
import pytest

from game.bots import default_bot
from game.games.registry import SHIPPED, games
from game.match.game_options import first_game_spec, first_games, offer, once_more
from game.match.lessons.files import shipped_lessons
from game.match.lobby import GameInfo
from game.match.orders import Orders
from game.match.record import inputs_record
from scripts.game_minutes import kept

NAMES = ("Ada", "Bruno", "Clara", "Dorian")
OFFERED = [(game, number) for game in games() for number, _ in enumerate(first_games(offer(game)))]


@pytest.mark.parametrize(("game", "number"), OFFERED)
def test_a_first_game_begins_with_play(game, number, services):
    info = offer(game)
    first = first_games(info)[number]
    assert first.name and first.text and first.line and first.wins and 1 <= first.level <= 3 and first.minutes
    session = services.start(first_game_spec(info, first, NAMES))
    match = session.match
    assert match.first and not match.seats[0].bot
    assert {seat.bot for seat in match.seats[1:]} == {default_bot(game)} and len(match.seats) == first.players
    assert match.decision.kind not in ("direction", "first_player", "draft")
    session.close()


def test_stated_minutes_follow_from_what_was_counted():
    """``scripts/game_minutes.py`` counts turns, presses and answers; said are the minutes to the nearest five."""
    shipped = {game: known for game, known in games().items() if known.package in SHIPPED}
    said = {game: known.minutes for game, known in shipped.items()}
    said |= {f"{game}/{first.id}": first.minutes for game in shipped for first in first_games(offer(game))}
    nearest = {name: max(5, 5 * round(counted.minutes("/" in name) / 5)) for name, counted in kept().items()}
    assert said == nearest
    (whole,) = [lesson for lesson in shipped_lessons().lessons if lesson.whole_game]
    assert whole.minutes == said[f"wars/{whole.table.factions[0]}"]


def test_a_save_and_its_replay_know_a_first_game_and_a_rematch_is_none(services):
    info = offer("wars")
    session = services.start(first_game_spec(info, first_games(info)[0], NAMES))
    for _ in range(40):
        session.match.answer(session.match.decision.options[0])
    session.kept.save_as("mine")
    session.close()
    path = next(save.path for save in services.list_saves() if save.name == "mine")
    again = services.load(path)
    assert again.match.first and again.match.inputs["options"] == {"direction": "clockwise"}
    assert inputs_record(again.match).first is True
    spec = once_more(again.match, Orders(), ())
    assert not spec.first and spec.options == {"direction": "clockwise"}
    again.close()
    other = services.start(spec)
    assert not other.match.first and b'"first":' not in msgspec.json.encode(inputs_record(other.match))
    other.close()


def test_a_game_that_says_nothing_of_first_games_has_one_as_it_usually_is(monkeypatch):
    monkeypatch.setattr("game.match.game_options.words_for", lambda game: Silent())
    info: GameInfo = offer("wars")
    (plain,) = first_games(info)
    spec = first_game_spec(info, plain, NAMES)
    assert (plain.name, len(spec.seats), spec.map) == (info.name, 3, "earth_3")
    assert len({seat.faction for seat in spec.seats}) == 3


class Silent:
    """Words that leave out what a game may leave out."""

    boxed = ()

    def options(self):
        return ()

    def first_games(self):
        return ()
