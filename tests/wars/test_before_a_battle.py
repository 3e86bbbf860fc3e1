"""What an ability may do between a battle's declaration and its beginning, a whole slot with another battle too."""

import json

import pytest
from looking import dice_rolled, events, power
from table import BG, CC, GC, YS, fight, place_of, table

from game.engine.position import Position, frame
from game.games.wars.rules.board import move, place, relocate
from game.games.wars.rules.flow.slot import AfterAction, Slot, current_slot
from game.games.wars.rules.registry import hook, knock_out
from game.games.wars.rules.shapes import SHAPES
from game.games.wars.rules.units import FIGURE, POOL, SIDE_NUMBER
from tests.plain import in_plain_python

SIDE = SIDE_NUMBER[CC]


@frame("test_aside")
class Aside(Slot):
    """A slot for one battle inside another's."""

    side: int
    acted: bool
    counted: bool
    fought: int
    before: tuple[int, ...]
    kept: tuple[tuple[int, int], ...]

    def run(self, pos):
        if self.acted:
            pos.pop()
            pos.stack[-1].resume(pos)
            return
        pos.replace(Aside(self.side, True, False, 0, self.before, ()), AfterAction(self.side))
        next(entry for entry in pos.rules.actions[self.side] if entry.id == "battle").begin(pos, self.side)
        return


SHAPES.add("test_aside", "declared", fits=lambda pos, entry: entry.acted)
SHAPES.also_on("after_action", "test_aside")


@pytest.fixture
def toy():
    """Hangs a function on a hook for Crawling Chaos, for one test."""

    def hang(name, call):
        hook(name, "test", SIDE)(call)

    yield hang
    knock_out("test")


def fighting(**setup):
    """Great Cthulhu attacks the Yellow Sign in Europe."""
    units = {GC: "starspawn europe", YS: "undead europe*3", CC: "hunting_horror arabia*2", BG: "ghoul arabia"}
    match = table(GC, units=units, books={CC: "thousand_forms"}, **setup)
    fight(match, "europe", YS)
    return match


def test_nothing_before_a_battle(toy):
    """A function that does nothing leaves the battle as it is."""
    toy("declared", lambda pos, area: None)
    assert dice_rolled(fighting(dice=[1] * 5)) == {GC: 3, YS: 2}


def test_no_battle_if_a_side_has_left_before_it(toy):
    """Nobody rolls, no battle is on, the attacker's Power is spent and the battle counts as declared."""

    def flee(pos, area):
        for unit in range(len(pos.state.loc)):
            if pos.state.loc[unit] == area and unit >= FIGURE["undead"]:
                relocate(pos, unit, POOL)

    toy("declared", flee)
    match = fighting(dice=[])
    told = [event.kind for event in match.events]
    assert "wiped_out" in told and "battle_over" in told and "rolled" not in told
    assert power(match, GC) == 4 and match.state_dict()["battle"] is None
    assert current_slot(match.position).fought or match.decision.side != SIDE_NUMBER[GC]


def test_who_comes_before_a_battle_takes_part(toy):
    """Units of the two sides that have come in between fight."""
    toy("declared", lambda pos, area: place(pos, FIGURE["byakhee"], area, "test"))
    assert dice_rolled(fighting(dice=[1] * 7)) == {GC: 3, YS: 4}


def test_who_leaves_before_a_battle_takes_no_part(toy):
    """Units that have left in between do not fight."""
    toy("declared", lambda pos, area: move(pos, FIGURE["undead"], 0, "test"))
    assert dice_rolled(fighting(dice=[1] * 4)) == {GC: 3, YS: 1}


@in_plain_python
def test_a_battle_inside_another_is_complete_before_that_goes_on(toy):
    """Both are declared, then the inner one is over, then the outer one rolls; a save holds at every question."""

    def begin(pos, area):
        if area == pos.rules.map.number["europe"]:
            pos.push(Aside(SIDE, False, False, 0, tuple(pos.state.gates), ()))

    toy("declared", begin)
    # Hunting Horrors 4 dice: two Pains for the one Ghoul. Starspawn 3, Undead 2: two Pains each.
    match = fighting(dice=[5, 5, 1, 1, 5, 5, 1, 1, 1])
    asked = set()
    while match.decision is not None and match.decision.kind != "action":
        asked.add(match.decision.kind)
        pos = match.position
        again = Position.decode(pos.rules, json.loads(json.dumps(pos.encode())))
        assert again.encode() == pos.encode() and again.decision.options == pos.decision.options
        match.answer(match.decision.options[0])
    assert "retreat_area" in asked
    kinds = ("battle", "rolled", "battle_over", "battle_resumed")
    told = [(event.kind, event.args[:1]) for event in match.events if event.kind in kinds]
    europe, arabia = (match.rules.map.number[area] for area in ("europe", "arabia"))
    gc, ys, bg = (SIDE_NUMBER[faction] for faction in (GC, YS, BG))
    assert told == [
        ("battle", (gc,)), ("battle", (SIDE,)), ("rolled", (SIDE,)), ("rolled", (bg,)), ("battle_over", (arabia,)),
        ("battle_resumed", (gc,)),
        ("rolled", (gc,)), ("rolled", (ys,)), ("battle_over", (europe,)),
    ]  # fmt: skip
    assert len(place_of(match, YS, "undead")) == 3 and events(match, "phase") == []


def test_options_may_be_taken_from_a_question(toy):
    """A question about areas is asked with those that are left."""
    toy("narrowed", lambda pos, side, follow, options: options[:2] if follow == "recruit" else options)
    match = table(GC, units={GC: "acolyte europe arabia australia antarctica"})
    match.choose("recruit")
    assert len(match.decision.options) == 2
