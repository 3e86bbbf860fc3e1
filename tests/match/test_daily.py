"""The game of the day is made from its date alone, and goals achieved from finished games alone."""

from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.games.registry import facts_of
from game.match.achievements import newly, progress
from game.match.chronicle.records import SideTold, Sitter, Summary
from game.match.daily import game_of_the_day, played, told
from game.match.dated import called, is_daily
from game.match.profiles import LessonDone, Profile, PuzzleDone
from game.match.services import Services

NAMES = ("Ada", "Bruno", "Clara", "Dora", "Emil", "Flora")
DAY = date(2026, 11, 22)


def test_a_day_has_one_game_with_one_seed() -> None:
    days = [DAY + timedelta(number) for number in range(60)]
    specs = [game_of_the_day(day, NAMES) for day in days]
    assert specs == [game_of_the_day(day, NAMES) for day in days]
    assert {spec.game for spec in specs} == {"wars", "duel", "rites"} and len({spec.seed for spec in specs}) == 60
    assert all("(" in told(spec) and is_daily(spec.campaign) for spec in specs), "strength is told"
    assert specs[0].game == "wars" and specs[0].map in facts_of("wars").maps(len(specs[0].seats))
    assert specs[0].seed == 268_886_043_255_992


def test_the_same_date_begins_the_same_game_for_everyone(tmp_path: Path) -> None:
    keys = set()
    for name in ("Ada", "Zoe"):
        services = Services(tmp_path / name)
        session = services.start(game_of_the_day(DAY, (name, *NAMES[1:])))
        keys.add(session.match.position.key())
        assert session.kept.campaign == called(DAY)
        session.close()
        services.close()
    assert len(keys) == 1


WON = Summary(
    id="0" * 16, mark="0" * 16, date=datetime(2026, 11, 22, tzinfo=UTC), game="wars",
    seats=[Sitter("ada"), Sitter("Bruno", "adept"), Sitter("Clara", "hierophant")],
    sides=[SideTold("great_cthulhu", 0, True, 31, kills=12, captured=5, gates=6, rituals=5),
           SideTold("black_goat", 1, score=20), SideTold("yellow_sign", 2, score=21)],
    winners=[0], serial=1, rules=1, seed=1, reason="instant_death", turns=6,
)  # fmt: skip


def having(*games: Summary) -> dict[str, int]:
    return {each.achievement.id: each.now for each in progress(Profile("Ada"), games, {})}


def test_a_won_game_reaches_what_it_fits() -> None:
    now = having(WON)
    assert {id for id, count in now.items() if count} == {
        "first_game", "first_win", "wars_win", "every_faction", "ten_wins", "adept_win", "by_ten", "in_six", "kills",
        "captures", "rituals", "gates", "instant_death",
    }  # fmt: skip


@pytest.mark.parametrize(("lost", "change"), [
    ("first_win", {"winners": [1]}), ("adept_win", {"winners": [0, 1]}), ("instant_death", {"reason": "doom_30"}),
    ("in_six", {"turns": 7}), ("in_six", {"set_up": True}), ("wars_win", {"game": "duel"}),
    ("adept_win", {"seats": [Sitter("Ada"), Sitter("Bruno", "initiate"), Sitter("Clara", "oracle")]}),
    ("first_game", {"seats": [Sitter("Zoe"), Sitter("Ada", "adept")]}),
])  # fmt: skip
def test_a_goal_asks_for_all_it_says(lost: str, change: dict[str, Any]) -> None:
    assert having(WON)[lost] and not having(msgspec.structs.replace(WON, **change))[lost]


def test_lessons_puzzles_and_days_count() -> None:
    ada = Profile("Ada", {"wars_1_board": LessonDone(0, True), "rites_0_first": LessonDone(2)})
    ada.puzzles["three_for_four"] = PuzzleDone(stars=3)
    games = {"wars_1_board": "wars", "rites_0_first": "rites", "three_for_four": "wars"}
    today, again = (msgspec.structs.replace(WON, campaign=called(DAY), turns=turns) for turns in (6, 7))
    now = {each.achievement.id: each.now for each in progress(ada, [today, again], games)}
    assert (now["wars_lessons"], now["rites_lessons"], now["five_puzzles"], now["all_stars"]) == (1, 0, 1, 3)
    assert now["seven_days"] == 1 and played(DAY, [again, today])


def test_goals_are_seen_to_be_reached_once() -> None:
    ada = Profile("Ada")
    first = newly(ada, progress(ada, [WON], {}))
    assert len(first) == 11 and not newly(ada, progress(ada, [WON], {}))
