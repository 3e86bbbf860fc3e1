"""The games of ``docs/played.md``: their replays can be watched and end as the paper says."""

from pathlib import Path

import pytest

from game.bots.protocol import Question
from game.games.wars.bots.learned.master import MasterBot
from game.match.replayfile import checked, decode_replay, read_bytes
from game.match.theatre import Timeline

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs" / "played"
PAPER = ROOT / "docs" / "played.md"
ENDS = {
    "wars": (44, 43, 40, 18),
    "duel": (33, 6),
    "duel_master": (31, 8),
    "cthulhu_rises": (10, 0, 0, 0),
    "out_of_the_aeons": (7, 0, 0, 0),
    "five_players": (34, 34, 33, 24, 8),
    "windwalker": (45, 29, 14, 9),
    "opener_of_the_way": (41, 25, 25, 22),
    "ancients": (41, 27, 25, 10),
    "sleeper": (31, 27, 18, 5),
    "new_look": (33, 19, 18, 9),
    "new_look_duel": (35, 8),
    "new_look_rites": (14, 9, 6, 0),
}
"""Doom, or points, from the most to the least."""
ASKED_TO_REVEAL = 763
"""Before this answer Great Cthulhu could have won the game of Cthulhu Wars by turning up its Elder Signs."""


def watched(name: str) -> Timeline:
    path = FOLDER / f"{name}.mythosreplay"
    return checked(decode_replay(read_bytes(path), path.name), path.name)


@pytest.mark.parametrize("name", ENDS)
def test_a_replay_plays_through_to_the_end_it_is_told_of(name):
    end = watched(name).end.position
    result = end.rules.result(end)
    figures = result.doom if hasattr(result, "doom") else result.points
    assert tuple(sorted(figures.values(), reverse=True)) == ENDS[name]
    assert f"docs/played/{name}.mythosreplay" in PAPER.read_text(encoding="utf-8")


def test_every_replay_is_told_of():
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(ENDS)


def test_the_master_reveals_elder_signs_where_it_would_have_won():
    match = watched("wars").match_at(ASKED_TO_REVEAL)
    assert match.decision is not None and match.decision.kind == "reveal" and match.decision.seat == 0
    bot = MasterBot("master", 1, budget=("nodes", 1000))
    assert bot.choose(Question(match.decision, match.position.view)).kind == "reveal"
