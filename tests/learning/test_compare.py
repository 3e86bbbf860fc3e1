"""Strong play beside ours: pieces and counts of games, what differences cost, the page and its command."""

import math
from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.bots import make
from game.engine.chance import Chance
from game.engine.event import Event
from game.engine.position import Position
from game.games.registry import rules_for
from game.games.wars.rules.units import FACTIONS, FIGURE, UNIT_SIDE
from scripts.learning import compare, figures, own_games
from scripts.learning.counts import Brought, counted
from scripts.learning.page import MARKS, Compared, page
from scripts.learning.pieces import Outcome, Piece, Standing, outcome_at, played
from scripts.learning.records import Tally, games

RECORDS = Path(__file__).parent / "games.jsonl.gz"
PAGE = Path(__file__).parent / "page.md"
GC, CC = 0, 1


@pytest.fixture(scope="module")
def recorded_games():
    """All recorded games, and what was counted in them."""
    tally = Tally()
    found = [(game, compare.record_in_numbers(game, tally)) for game in games(RECORDS)]
    assert (tally.games, tally.broken) == (20, 0)
    return found


@pytest.fixture(scope="module")
def four(recorded_games):
    """The games of four players in numbers."""
    return [numbers for game, numbers in recorded_games if game.players == 4]


def test_what_was_answered_is_what_was_counted(recorded_games):
    """Events of the legs played again say the same as the answers that are written down."""
    for game, numbers in recorded_games:
        answered = Counter(
            (asked.side, asked.answer["kind"])
            for leg in game.legs
            for asked in leg.questions
            if asked.kind in ("action", "second_action", "ritual")
        )
        for name, side in numbers.sides.items():
            for kind in ("capture", "battle", "move", "recruit", "summon", "awaken", "desecrate", "build_gate"):
                assert figures.total(side, f"do {kind}") == answered[name, kind], (game.id, name, kind)
            assert figures.total(side, "rituals") == answered[name, "ritual"]
            assert figures.total(side, "captures") == answered[name, "capture"]


def test_points_come_from_somewhere(recorded_games):
    for game, numbers in recorded_games:
        assert numbers.turns == game.turns
        assert math.isclose(sum(side.share for side in numbers.sides.values()), 1, abs_tol=0.001)
        for side in numbers.sides.values():
            found = figures.sources(side)
            if not game.left_out:
                # A gift, a Doom phase's rarer gains: nothing else counts.
                assert 0 <= found.rest <= 6, (game.id, found)
            assert [turn for turn, _ in side.books] == sorted(turn for turn, _ in side.books)


def stood(**more):
    return Standing(**{**dict.fromkeys(Standing._fields, 0), **more})


def script():
    """Two sides over four turns: a capture in turn 1, a Great Old One, a gate taken and lost, a Ritual."""
    acolyte, cthulhu = FIGURE["acolyte"], FIGURE["cthulhu"]
    theirs = UNIT_SIDE.index(CC)

    def piece(turn, phase, side, events, gc=None, cc=None, owners=(-1, -1)):
        return Piece(turn, phase, side, {GC: gc or stood(), CC: cc or stood()}, owners, events)

    return [
        piece(1, "doom", GC, []),
        piece(1, "action", GC, [
            Event("action", (GC, "capture")), Event("captured", (theirs, 3, GC)),
            Event("action", (GC, "control_gate")), Event("gate_controlled", (GC, 0, acolyte)),
        ]),
        piece(1, "action", CC, [
            Event("action", (CC, "move")), Event("moved", (theirs, 1, 2, "move")),
            Event("moved", (theirs, 2, 3, "retreat")),
        ]),
        piece(2, "doom", GC, [Event("ritual", (CC, 5, 2, 1)), Event("sign", (CC, 3, "ritual"))],
              stood(power=9, gates=1), stood(power=7, gates=2)),
        piece(2, "action", GC, [
            Event("action", (GC, "awaken")), Event("placed", (cthulhu, 0, "awaken")), Event("book", (GC, "devolve")),
            Event("gate_controlled", (GC, 0, acolyte)),
        ], owners=(GC, -1)),
        piece(3, "doom", GC, [], stood(power=11, gates=2), stood(power=8)),
        piece(3, "action", GC, [Event("eliminated", (cthulhu, 0, "killed", CC))],
              stood(points=6, gates=2, books=1), stood(points=4, books=1)),
        piece(4, "doom", GC, []),
    ]  # fmt: skip


def test_a_scripted_game_is_counted():
    outcome = Outcome(
        {"great_cthulhu": 1.0, "crawling_chaos": 0.0}, {"great_cthulhu": 6, "crawling_chaos": 7},
        {"great_cthulhu": [], "crawling_chaos": [3]},
    )  # fmt: skip
    found = counted("g", "earth_4", list(FACTIONS[:2]), ["a", "b"], script(), lambda: outcome)
    gc, cc = found.sides["great_cthulhu"], found.sides["crawling_chaos"]
    assert found.turns == 4
    assert [turn.done for turn in gc.turns[:2]] == [
        {"actions": 1, "do capture": 1, "captures": 1, "gates taken": 1, "looked on": 1},
        {"actions": 1, "do awaken": 1, "awakenings": 1, "looked on": 0},
    ]
    assert cc.turns[0].done == {"actions": 1, "do move": 1, "captured": 1, "moved": 1, "looked on": 0}
    assert figures.total(gc, "great lost") == 1
    assert (gc.books, gc.awoke) == ([(2, "devolve")], {"cthulhu": 2})
    assert figures.sources(cc) == (7, 2, 2, 3, 0)
    assert gc.brought == {"1 capture": Brought(1, 6, 20, 2, 1)}
    assert cc.brought == {"1 move": Brought(1, 4, 15, 0, 1)}


def test_a_game_that_bots_play_falls_into_pieces():
    contest = own_games.contest_of(("random",) * 4)
    rules = rules_for(own_games.pairing(contest, 0).inputs)
    pos = Position.start(rules, Chance.seeded(5))
    found = list(played(pos, [make("random", seat) for seat in range(4)]))
    assert pos.over
    assert sum(event.kind == "slot" for piece in found for event in piece.events) == sum(
        piece.phase == "action" for piece in found
    )
    for piece in found:
        if piece.phase == "action":
            assert piece.events[0] == Event("slot", (piece.side,))
    starts = [piece.turn for piece in found if piece.phase == "doom"]
    assert starts == list(range(1, pos.state.turn + 1))
    assert sum(outcome_at(pos).shares.values()) in (0, 1)


def test_a_line_and_a_regression_find_their_slopes():
    xs = [float(place % 7) for place in range(40)]
    zs = [float(place % 5) for place in range(40)]
    ys = [2 * x - 3 * z + 1 for x, z in zip(xs, zs, strict=True)]
    slopes = figures.regression([(x, z, 4.0) for x, z in zip(xs, zs, strict=True)], ys)
    assert slopes == [pytest.approx(2, abs=0.001), pytest.approx(-3, abs=0.001), 0.0]
    slope, error = figures.line(xs, [5 * x for x in xs])
    assert (slope, error) == (pytest.approx(5), pytest.approx(0))


def capturing(game, number):
    """The game as if everybody had captured so often in every turn."""
    sides = {
        name: replace(side, turns=[replace(turn, done={**turn.done, "captures": number}) for turn in side.turns])
        for name, side in game.sides.items()
    }
    return replace(game, sides=sides)


def test_a_difference_costs_no_more_than_strong_games_show(four):
    """Never to capture costs; to capture without end gains no more than the most eager of the strong have."""

    def captures(number):
        found = figures.differences(four, [capturing(game, number) for game in four], FACTIONS[:4])
        return next(each for each in found if each.measure.id == "captures").factions["crawling_chaos"]

    never, eager, endless = captures(0), captures(10), captures(1000)
    assert (never.ours, never.theirs) == (0, eager.theirs)
    assert endless.ours > 500
    assert endless.points == eager.points
    assert (never.points < 0) != (endless.points < 0)


def test_the_page_of_the_recorded_games_is_as_it_was(four, tmp_path):
    """Beside themselves; where figures are meant to change, look at the new page and put it in the place of the old."""
    made = tmp_path / "page.md"
    made.write_text(page(Compared(four, four, "Recorded games beside themselves.")) + "\n", "utf-8")
    assert made.read_text("utf-8") == PAGE.read_text("utf-8"), f"the new one is {made}"


def test_the_command_plays_keeps_goes_on_and_writes(tmp_path, capsys):
    target = tmp_path / "page.md"
    target.write_text(f"# Before\n\n{MARKS[0]}\nold\n{MARKS[1]}\n\nAfter\n", "utf-8")
    given = ["--records", str(RECORDS), "--strong", "2", "--level", "random", "--kept", str(tmp_path / "kept")]
    given += ["--page", str(target)]
    assert compare.main([*given, "--games", "1"]) == 0
    path = next((tmp_path / "kept").iterdir())
    one = path.read_bytes()
    # Killed while it wrote the second game.
    path.write_bytes(one + one[:40])
    assert compare.main([*given, "--games", "2"]) == 0
    told = [line.partition(":")[0] for line in capsys.readouterr().out.splitlines()]
    assert [line for line in told if line.startswith("game")] == ["game 1 of 1", "game 2 of 2"]
    assert path.read_bytes().startswith(one)
    assert len(own_games.kept(path)) == 2
    text = target.read_text("utf-8")
    assert text.startswith("# Before\n")
    assert text.endswith("After\n")
    assert "old" not in text
    assert "2 recorded games" in text
    assert "2 games of ours (4 of `random`" in text


def test_one_player_among_others_is_compared(tmp_path):
    """Also a class of a developer's own, and between three."""
    target = tmp_path / "page.md"
    target.write_text(f"{MARKS[0]}\n{MARKS[1]}\n", "utf-8")
    own = "game.bots.players:RandomBot"
    given = ["--records", str(RECORDS), "--strong", "1", "--kept", str(tmp_path), "--page", str(target)]
    assert compare.main([*given, "--field", f"random,random,{own}", "--of", own, "--games", "1"]) == 0
    (game,) = own_games.kept(next(tmp_path.glob("2_random-1_randombot.*")))
    assert sorted(side.bot for side in game.sides.values()) == [own, "random", "random"]
    (alone,) = compare.only([game], own)
    assert [side.bot for side in alone.sides.values()] == [own]
    text = target.read_text("utf-8")
    assert f"(2 of `random`, 1 of `{own}`, of which `{own}` is compared" in text
    assert "3 players" in text


def test_the_command_says_what_is_wrong(tmp_path, capsys):
    target = tmp_path / "page.md"
    target.write_text("# Nothing\n", "utf-8")
    given = ["--records", str(tmp_path), "--games", "0", "--kept", str(tmp_path / "kept"), "--page", str(target)]
    for more, said in (
        ([], "has no part between"),
        (["--of", "oracle"], "oracle is not in the field"),
        (["--page", str(tmp_path / "other.md")], "No such file"),
    ):
        assert compare.main([*given, *more]) == 1
        assert said in capsys.readouterr().err
    assert target.read_text("utf-8") == "# Nothing\n"
    target.write_text(f"{MARKS[0]}\n{MARKS[1]}\n", "utf-8")
    for more, said in (
        ([], "holds no records"),
        (["--level", "grandmaster"], "grandmaster"),
        (["--records", str(RECORDS), "--strong", "1"], "no games of a faction both"),
    ):
        assert compare.main([*given, *more]) == 1
        assert said in capsys.readouterr().err
