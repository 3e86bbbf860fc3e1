"""What the Quiet Star can do: it shines once in a game, somewhere."""

from game.games.wars.factions.quiet_star.rules.figures import HUSH, QS
from game.games.wars.factions.quiet_star.rules.tables import FACTION

from game.engine.option import Reason, option
from game.games.wars.rules.board import note, pay
from game.games.wars.rules.flow.actions import gate_areas, no_own_gate
from game.games.wars.rules.flow.awakening import Awakening, awakening
from game.games.wars.rules.flow.choose import ask, then
from game.games.wars.rules.registry import action, hook, requirement
from game.games.wars.rules.state import FLAG, NOTE, POWER_CHANGED
from game.games.wars.rules.units import SIDE_MASK, UNITS

awakening(Awakening(HUSH, lambda pos: gate_areas(pos, QS), None, no_own_gate))
for number, name in enumerate(FACTION.requirements):
    requirement(name, QS, POWER_CHANGED)(lambda pos, most=number: pos.state.power[QS] > 4 + most)


@hook("combat", "formula", QS)
def glare(pos, units, enemy):
    """One die more for everybody."""
    return units.bit_count()


def _dark(pos, side):
    return Reason("qs_dark", (), "card") if pos.state.flags & FLAG["qs_shone"] else None


@action("starlight", QS, refusal=_dark, unlimited=True)
def shine(pos, side):
    """Once in a game it shines, for nothing, where it is told to."""
    places = [area for area in range(len(pos.rules.map.areas)) if pos.state.here[area] & SIDE_MASK[QS]]
    ask(pos, QS, "qs_where", [option("area", area=area) for area in places or [0]], "qs_shines", (), (len(places),))


@then("qs_shines")
def shines(pos, side, chosen, args):
    """What it has seen is noted."""
    pos.state.flags |= FLAG["qs_shone"]
    pay(pos, side, 0, "starlight")
    pos.emit("qs_seen", chosen.area)
    note(pos, NOTE["qs_shines"], pos.state.notes[NOTE["qs_shines"]] + 1)
    note(pos, NOTE["qs_last"], chosen.area)
    note(pos, NOTE["qs_seen"], 1 << chosen.area | 1)
    note(pos, NOTE["qs_units"], 1 << UNITS - 1)
