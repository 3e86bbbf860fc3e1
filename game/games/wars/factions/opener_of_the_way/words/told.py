"""What is told of Opener of the Way: what lights up for it, what it still needs, its deeds."""

from game.games.wars.factions.opener_of_the_way.rules.battle import ALONE_DICE
from game.games.wars.rules.units import GREAT_OLD_ONES, GREAT_OLD_ONES_OF, SIDE_MASK, UNIT_SIDE
from game.games.wars.words.deeds import Deed, DeedTexts, units_of
from game.games.wars.words.factiontold import FactionTold, as_printed
from game.games.wars.words.lights import areas_and, awakening, building, fights, site
from game.games.wars.words.needs import Wanting, awaken
from game.games.wars.words.outlook import Outlook
from game.games.wars.words.signed import linked
from game.games.wars.words.tableview import KindRow, Side, Table
from game.games.wars.words.told import sentences
from game.language.spoken import say
from game.match.guide import Shine

_TWO = 2
_YOG_SOTHOTH = "yog_sothoth"


def _guests(out: Outlook) -> Shine:
    """Gates of enemies where none of its units stands."""
    here = out.state.here
    areas = [area for area, keeper in enumerate(out.state.gates)
             if keeper >= 0 and UNIT_SIDE[keeper] != out.side and not here[area] & SIDE_MASK[out.side]]  # fmt: skip
    return areas_and(out, areas, "move")


def _spawning(out: Outlook) -> Shine:
    """A Spawn is summoned, once there is a gate."""
    pressed = out.buttons("summon")
    return Shine(pressed) if pressed else site("build_gate")(out)


def _meeting(out: Outlook) -> Shine:
    """Where enemies' Great Old Ones stand, or what awakens its own."""
    if not sum(out.state.here[: len(out.rules.map.areas)]) & GREAT_OLD_ONES_OF[out.side]:
        return awakening(_YOG_SOTHOTH, _spawning)(out)
    others = GREAT_OLD_ONES & ~SIDE_MASK[out.side]
    areas = [area for area in range(len(out.rules.map.areas)) if out.state.here[area] & others]
    return areas_and(out, areas, "move")


def _standing(table: Table) -> int:
    """All gates, Yog-Sothoth among them."""
    walking = sum(row.on_map for side in table.sides for row in side.kinds if row.kind == _YOG_SOTHOTH)
    return walking + sum(1 for area in table.areas if area.gate)


def _more_gates(wanted: int) -> Wanting:
    return lambda table, side: say("wars-need-ow-gates", gates=wanted - _standing(table))


def _many_gates(table: Table, side: Side) -> str:
    return _more_gates(next(need.need for need in side.requirements if need.id == "ow_gates_12"))(table, side)


def _visits(table: Table, side: Side) -> str:
    have = next(need.have for need in side.requirements if need.id == "ow_areas")
    return say("wars-need-ow-areas", more=_TWO - have)


def _great(table: Table, side: Side) -> str:
    awake = any(row.kind == _YOG_SOTHOTH and row.on_map for row in side.kinds)
    return say("wars-need-ow-great" if awake else "wars-need-ow-great.asleep", unit=linked("unit", _YOG_SOTHOTH))


def _beyond_one(texts: DeedTexts, deed: Deed) -> str:
    carried, moved = deed.one("gate_carried"), deed.all("moved")
    if carried is None or not moved:
        return ""
    unit = texts.names.named_unit(int(moved[-1].args[0]))
    keeper = moved[0] if len(moved) > 1 else None
    if keeper is None:
        return texts.of("wars-events-beyond-one", deed, carried, unit=unit)
    owner = UNIT_SIDE[int(keeper.args[0])]
    if owner == deed.side:
        return texts.of("wars-events-beyond-one-own", deed, carried, unit=unit)
    given = {"keeper": texts.names.named_unit(int(keeper.args[0])), "owner": texts.names.named_side(owner)}
    return texts.of("wars-events-beyond-one-keeper", deed, carried, owner, unit=unit, **given)


def _dread_curse(texts: DeedTexts, deed: Deed) -> str:
    cursed = deed.one("cursed")
    if cursed is None:
        return ""
    lost, fled = deed.all("eliminated"), deed.all("moved")
    named = texts.names.named_units(units_of(lost))
    return sentences(
        texts.of("wars-events-cursed", deed, cursed),
        say("wars-events-cursed-lost", units=named) if lost else "",
        say("wars-events-retreat", moves=texts.moves(fled)) if fled else "",
    )


def _favored(texts: DeedTexts, deed: Deed) -> str:
    gone, come = deed.all("withdrawn"), deed.all("placed")
    if not gone or not come:
        return ""
    named = texts.names.named_units
    return texts.say("wars-events-favored", deed, units=named(units_of(gone)), comers=named(units_of(come)))


def _combat(table: Table, side: Side, row: KindRow) -> str:
    """Yog-Sothoth's is twice the number of enemies' Great Old Ones in play; against one faction always the same."""
    if row.kind != _YOG_SOTHOTH:
        return as_printed(table, side, row)
    others = [other for other in table.sides if other.faction != side.faction]
    if len(others) == 1:
        return str(ALONE_DICE)
    on_map = sum(each.on_map for other in others for each in other.kinds if each.cls == "great_old_one")
    return str(_TWO * (on_map + sum(piece.cls == "great_old_one" for other in others for piece in other.submerged)))


TOLD = FactionTold(
    lights={
        "ow_gates_8": building(),
        "ow_gates_12": building(),
        "ow_areas": _guests,
        "ow_loss": fights,
        "ow_great": _meeting,
        "ow_awaken": awakening(_YOG_SOTHOTH, _spawning),
    },
    wanting={
        "ow_gates_8": _more_gates(8),
        "ow_gates_12": _many_gates,
        "ow_areas": _visits,
        "ow_great": _great,
        "ow_awaken": awaken(_YOG_SOTHOTH, 6),
    },
    actions={"beyond_one": _beyond_one, "dread_curse": _dread_curse},
    abilities={
        "million_favored_ones": _favored,
        "dragon_ascending": lambda texts, deed: texts.say("wars-events-dragon-ascending", deed),
        "dragon_descending": lambda texts, deed: texts.say("wars-events-dragon-descending", deed),
    },
    # What comes of it is told by the dice as they lie then.
    in_battle={"channel_power": lambda texts, deed: []},
    combat=_combat,
)
