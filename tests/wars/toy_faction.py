"""A fifth faction in a few lines, entered before the box is made, and played: run by test_a_fifth_faction."""

import random
import sys

from game.games.wars.factions.rules import tables
from game.games.wars.rules.faction import GREAT_OLD_ONE, MONSTER, Faction, Kind, Note

QS = 4
TABLES = Faction(
    id="quiet_star",
    side=QS,
    kinds=(Kind("whisper", QS, MONSTER, 3, 2, 1), Kind("hush", QS, GREAT_OLD_ONE, 1, 6, 4)),
    books=tuple(f"qs_book_{number}" for number in range(6)),
    requirements=tuple(f"qs_{number}_doom" for number in range(6)),
    abilities=("starlight",),
    starts={"earth": "australia"},
    flags=("qs_shone",),
    notes=(Note("qs_shines"), Note("qs_last", "area"), Note("qs_seen", "areas"), Note("qs_units", "units")),
)
tables.FACTION_TABLES += (TABLES,)

from game.engine.chance import Chance  # noqa: E402
from game.engine.option import Reason  # noqa: E402
from game.engine.position import Position  # noqa: E402
from game.games.wars.bots.knowledge import Knowledge  # noqa: E402
from game.games.wars.bots.shared import GREAT_WORTH  # noqa: E402
from game.games.wars.factions import bots  # noqa: E402
from game.games.wars.rules.board import note, pay  # noqa: E402
from game.games.wars.rules.flow.actions import gate_areas  # noqa: E402
from game.games.wars.rules.flow.awakening import Awakening, awakening  # noqa: E402
from game.games.wars.rules.registry import action, hook, requirement  # noqa: E402
from game.games.wars.rules.state import FLAG, NOTE, POWER_CHANGED  # noqa: E402
from game.games.wars.rules.units import FACTIONS, FIGURE, UNITS  # noqa: E402

awakening(Awakening(FIGURE["hush"], lambda pos: gate_areas(pos, QS), None, "no_own_gate"))
for number, name in enumerate(TABLES.requirements):
    requirement(name, QS, POWER_CHANGED)(lambda pos, most=number: pos.state.power[QS] > 4 + most)


@hook("combat", "formula", QS)
def glare(pos, units, enemy):
    """One die more for everybody."""
    return units.bit_count()


def _dark(pos, side):
    return Reason("used_this_turn", (), "card") if pos.state.flags & FLAG["qs_shone"] else None


@action("starlight", QS, refusal=_dark, unlimited=True)
def shine(pos, side):
    """Once in a game it shines, for nothing."""
    pos.state.flags |= FLAG["qs_shone"]
    pay(pos, side, 0, "starlight")
    area = pos.state.loc[UNITS - 1] if pos.state.loc[UNITS - 1] < len(pos.rules.map.areas) else 0
    note(pos, NOTE["qs_shines"], pos.state.notes[NOTE["qs_shines"]] + 1)
    note(pos, NOTE["qs_last"], area)
    note(pos, NOTE["qs_seen"], 1 << area | 1)
    note(pos, NOTE["qs_units"], 1 << UNITS - 1)


bots.KNOWN += (Knowledge(QS, dict.fromkeys(TABLES.books, 0.1), (), {}),)
GREAT_WORTH[QS] = ((FIGURE["hush"], 4.0),)

from game.bots import Question, make  # noqa: E402
from game.bots.shipped import BOTS  # noqa: E402
from game.games.registry import rules_for  # noqa: E402


def play(factions, seed, level=""):
    """A game, at random or with the answers of bots of a level; the position goes through its file now and then."""
    dice = random.Random(seed)
    rules = rules_for({"game": "wars", "factions": factions, "seed": seed})
    pos = Position.start(rules, Chance.seeded(seed))
    bots = [make(level, seed + seat, ("nodes", 40.0)) for seat in range(len(factions))] if level else []
    for number in range(20_000):
        if pos.decision is None:
            break
        assert not rules.violations(pos)
        if number % 50 == 0:
            kept = rules.encode_state(pos.state)
            again = rules.decode_state(kept)
            assert rules.encode_state(again) == kept and again.notes == pos.state.notes
        chosen = bots[pos.decision.seat].choose(Question.of(pos)) if bots else dice.choice(pos.decision.options)
        pos.answer(chosen)
    assert rules.result(pos).winners is not None
    return pos


if __name__ == "__main__":
    assert FACTIONS[QS] == "quiet_star" and UNITS == 74
    for seed in range(3):
        lone = play(["quiet_star", "great_cthulhu", "yellow_sign"], seed)
        four = play(["black_goat", "crawling_chaos", "great_cthulhu", "quiet_star"], seed)
        assert len(lone.state.loc) == len(four.state.loc) == 74
        assert [each.state.notes[NOTE["qs_shines"]] for each in (lone, four)] == [
            each.state.flags & FLAG["qs_shone"] > 0 for each in (lone, four)
        ]
    assert len(play(list(FACTIONS[:4]), 1).state.loc) == 64
    for level in BOTS:
        play(["quiet_star", "great_cthulhu", "yellow_sign"], 7, level)
    sys.exit(0)
