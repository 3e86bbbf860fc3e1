"""What is to be said of a term as the table stands: who has how much, where it is, what it costs."""

from collections.abc import Callable, Sequence

from game.games.wars.words.tableview import Side, Table
from game.match.cards import Now
from game.match.words import words


def names(factions: Sequence[str]) -> str:
    return ", ".join(f"{{glyph:{faction}}} {words().name('faction', faction)}" for faction in factions)


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
    empty = [area.id for area in table.areas if area.gate == "abandoned"]
    told = _each(table, lambda side: count(side.gates, "gate", "gates"))
    if not empty:
        return told
    places = ", ".join(f"<@area/{area}>{words().name('area', area)}</>" for area in empty)
    return Now(None, "", (*told.lines, f"{{icon:gate}} abandoned: {places}"))


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
    places = ", ".join(f"<@area/{area}>{words().name('area', area)}</>" for area in areas)
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
