"""What is to be said of a term as the table stands, and what a requirement still wants: from what anybody can see."""

from collections.abc import Callable, Sequence
from functools import partial

from game.games.wars.words.tableview import Side, Table
from game.match.cards import Now
from game.match.words import words


def names(factions: Sequence[str]) -> str:
    return ", ".join(f"{{glyph:{faction}}} {words().name('faction', faction)}" for faction in factions)


def link_to(kind: str, key: str) -> str:
    """A thing's name as a link to its card."""
    return f"<@{kind}/{key}>{words().name(kind, key)}</>"


def count(number: int, one: str, many: str) -> str:
    """A number and its noun."""
    return f"{number} {one if number == 1 else many}"


def _each(table: Table, tell: Callable[[Side], str]) -> Now:
    return Now(None, "", tuple(f"{{glyph:{side.faction}}} {tell(side)}" for side in table.sides))


def _held(side: Side) -> str:
    """Whom a faction holds captive."""
    if not side.captives:
        return "holds nobody"
    owners = list(dict.fromkeys(piece.faction for piece in side.captives))
    return "holds " + ", ".join(
        f"{sum(1 for piece in side.captives if piece.faction == owner)} of {names([owner])}" for owner in owners
    )


def _hidden(side: Side) -> str:
    return count(len(side.signs), "hidden Elder Sign", "hidden Elder Signs")


def _gates(table: Table) -> Now:
    empty = ", ".join(link_to("area", area.id) for area in table.areas if area.gate == "abandoned")
    told = _each(table, lambda side: count(side.gates, "gate", "gates"))
    return Now(None, "", (*told.lines, f"{{icon:gate}} abandoned: {empty}")) if empty else told


def _track(table: Table) -> Now:
    if table.ritual >= len(table.track):
        return Now(None, "The marker is at **Instant Death**: a Ritual costs **10 Power**.")
    after = [str(cost) for cost in table.track[table.ritual + 1 :]]
    rest = f", then {', '.join(after)}" if after else ""
    return Now(None, f"A Ritual costs **{table.track[table.ritual]} Power** now{rest}, then Instant Death.")


def _order(table: Table) -> Now:
    way = "clockwise" if table.clockwise else "counterclockwise"
    return Now(None, f"This turn: {names(table.order)}; {way}.")


def _marked(table: Table) -> Now:
    areas = [area.id for area in table.areas if area.desecrated]
    if not areas:
        return Now(None, "No area is desecrated yet.")
    places = ", ".join(link_to("area", area) for area in areas)
    return Now(None, f"{count(len(areas), 'marker', 'markers')} on the map: {places}.")


TERMS: dict[str, Callable[[Table], Now]] = {
    "power": lambda table: _each(table, lambda side: f"**{side.power} Power**"),
    "doom": lambda table: _each(table, lambda side: f"**{side.doom} Doom**"),
    "doom_track": lambda table: _each(table, lambda side: f"**{side.doom} Doom** and {_hidden(side)}"),
    "elder_sign": lambda table: _each(table, lambda side: f"{len(side.signs)} hidden, {len(side.revealed)} revealed"),
    "gate": _gates,
    "abandoned": _gates,
    "control": _gates,
    "captive": lambda table: _each(table, _held),
    "pool": lambda table: _each(table, lambda side: ", ".join(
        f"{row.in_pool} {words().plural(row.kind) if row.in_pool > 1 else words().name('unit', row.kind)}"
        for row in side.kinds if row.in_pool) or "nothing"),
    "ritual_track": _track,
    "instant_death": _track,
    "order": _order,
    "decay": lambda table: Now(None, "Only a Duel has it."),
    "desecration": _marked,
    "spellbook": lambda table: _each(table, lambda side: f"{len(side.books)} of 6"),
    "requirement": lambda table: _each(table, lambda side: f"{sum(each.met for each in side.requirements)} of 6 met"),
    "submerged": lambda table: _each(table, lambda side: ", ".join(
        words().name("unit", piece.kind) for piece in side.submerged) or "nobody"),
}  # fmt: skip
"""What is to be said of a term now, by its id."""


# requirements


def missing(table: Table, side: Side, requirement: str) -> str:
    """What is still wanting for a requirement that is not met; empty where there is nothing to count."""
    tell = _WANTING.get(requirement)
    return tell(table, side) if tell else ""


def _more(number: int, one: str, many: str) -> str:
    return f"**{number} more {one if number == 1 else many}**"


def _power(number: int) -> str:
    return f"**{number} more Power**"


def _gates_or_power(gates: int, power: int, table: Table, side: Side) -> str:
    return f"Wanting: {_more(gates - side.gates, 'gate', 'gates')}, or {_power(power - side.power)}."


def _oceans(table: Table, side: Side) -> str:
    own = sum(1 for area in table.areas if area.ocean and area.gate == side.faction)
    anyone = sum(1 for area in table.areas if area.ocean and area.gate)
    wanted = _more(3 - own, "gate on the water", "gates on the water")
    return f"Wanting: {wanted} of your own, or **{4 - anyone} more** of anybody’s."


def _areas(count: int, table: Table, side: Side) -> str:
    here = sum(1 for area in table.areas if any(piece.faction == side.faction for piece in area.pieces))
    return f"Wanting: {_more(count - here, 'area', 'areas')} with a unit; there are {here} now."


def _share(table: Table, side: Side) -> str:
    """Whom Black Goat does not share an area with, and who blocks it by being nowhere."""
    apart, nowhere = [], []
    for other in table.sides:
        if other.faction == side.faction:
            continue
        stands = [area for area in table.areas if any(piece.faction == other.faction for piece in area.pieces)]
        if not stands:
            nowhere.append(other.faction)
        elif not any(piece.faction == side.faction for area in stands for piece in area.pieces):
            apart.append(other.faction)
    parts = [f"Wanting: an area shared with {names(apart)}."] if apart else []
    return " ".join(parts + ([f"{names(nowhere)} has no unit on the map."] if nowhere else []))


def _books(table: Table, side: Side) -> str:
    wanting = f"Wanting: {_more(5 - len(side.books), 'spellbook', 'spellbooks')}, then a Doom phase."
    return wanting if len(side.books) < 5 else "It comes in the next Doom phase."


def _cultists(table: Table, side: Side) -> str:
    here = sum(1 for area in table.areas for piece in area.pieces
               if (piece.faction, piece.cls) == (side.faction, "cultist"))  # fmt: skip
    return f"Wanting: a whole action, and two Cultists on the map, where {'is' if here == 1 else 'are'} {here}."


def _pay(price: int, table: Table, side: Side) -> str:
    enough = "Wanting: a whole action for it. There is Power enough."
    return f"Wanting: a whole action, and {_power(price - side.power)}." if price > side.power else enough


def _gift(table: Table, side: Side) -> str:
    short = 3 - side.doom
    return f"Wanting: **{short} more Doom** to give away." if short > 0 else "Wanting: a whole action for it."


def _awaken(unit: str, cost: int, table: Table, side: Side) -> str:
    short, name = cost - side.power, link_to("unit", unit)
    if short > 0:
        return f"Wanting: {_power(short)}, and what else {name} asks for."
    return f"There is Power enough; see what else {name} asks for."


def _sign(sign: str, table: Table, side: Side) -> str:
    return f"Wanting: a Desecration marker where a {words().name('sign', sign).lower()} is printed."


_WANTING: dict[str, Callable[[Table, Side], str]] = {
    "gc_first_doom": lambda table, side: "It comes with the first Doom phase.",
    "gc_five_books": _books,
    "gc_ocean_gates": _oceans,
    "gc_awaken": partial(_awaken, "cthulhu", 10),
    "cc_pay_4": partial(_pay, 4),
    "cc_pay_6": partial(_pay, 6),
    "cc_gates_3": partial(_gates_or_power, 3, 12),
    "cc_gates_4": partial(_gates_or_power, 4, 15),
    "cc_awaken": partial(_awaken, "nyarlathotep", 10),
    "bg_areas_4": partial(_areas, 4),
    "bg_areas_6": partial(_areas, 6),
    "bg_areas_8": partial(_areas, 8),
    "bg_share": _share,
    "bg_sacrifice": _cultists,
    "bg_awaken": partial(_awaken, "shub_niggurath", 8),
    "ys_gift": _gift,
    "ys_king": partial(_awaken, "king_in_yellow", 4),
    "ys_crescent": partial(_sign, "crescent"),
    "ys_chevron": partial(_sign, "chevron"),
    "ys_claw": partial(_sign, "claw"),
    "ys_hastur": partial(_awaken, "hastur", 10),
}
