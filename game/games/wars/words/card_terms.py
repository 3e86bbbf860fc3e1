"""What is to be said of a term as the table stands, and what a requirement still needs: from what anybody can see."""

from collections import Counter
from collections.abc import Callable, Mapping

from game.games.wars.factions.words.told import merged_told
from game.games.wars.words.needs import Wanting, each_side
from game.games.wars.words.signed import linked, signed
from game.games.wars.words.tableview import Side, Table
from game.language.spoken import name, say
from game.match.cards import Now


def _held(side: Side) -> str:
    """Whom a faction holds captive."""
    held = Counter(piece.faction for piece in side.captives)
    told = [say("wars-now-captives.of", count=many, side=signed(owner)) for owner, many in held.items()]
    return say("wars-now-captives", captives=told)


def _gates(table: Table) -> Now:
    empty = [linked("area", area.id) for area in table.areas if area.gate == "abandoned"]
    told = each_side(table, lambda side: say("wars-now-gates", gates=side.gates))
    return Now(None, "", (*told.lines, say("wars-now-gates.abandoned", areas=empty))) if empty else told


def _track(table: Table) -> Now:
    if table.ritual >= len(table.track):
        return Now(None, say("wars-now-ritual.death"))
    cost, after = table.track[table.ritual], table.track[table.ritual + 1 :]
    return Now(None, say("wars-now-ritual", cost=cost, next=after) if after else say("wars-now-ritual.last", cost=cost))


def _order(table: Table) -> Now:
    return Now(None, say(f"wars-now-order.{table.way}", sides=[signed(faction) for faction in table.order]))


def _doom_and_signs(side: Side) -> str:
    return say("wars-now-doom-track", doom=side.doom, signs=len(side.signs))


def _signs(side: Side) -> str:
    return say("wars-now-signs", hidden=len(side.signs), revealed=len(side.revealed))


def _pool(side: Side) -> str:
    return say("wars-now-pool", units=[name("unit", row.kind, number=row.in_pool) for row in side.kinds if row.in_pool])


def _met(side: Side) -> str:
    return say("wars-now-met", met=sum(each.met for each in side.requirements))


TERMS: dict[str, Callable[[Table], Now]] = {
    "power": lambda table: each_side(table, lambda side: say("wars-now-power", power=side.power)),
    "doom": lambda table: each_side(table, lambda side: say("wars-now-doom", doom=side.doom)),
    "doom_track": lambda table: each_side(table, _doom_and_signs),
    "elder_sign": lambda table: each_side(table, _signs),
    "gate": _gates,
    "abandoned": _gates,
    "control": _gates,
    "captive": lambda table: each_side(table, _held),
    "pool": lambda table: each_side(table, _pool),
    "ritual_track": _track,
    "instant_death": _track,
    "order": _order,
    "decay": lambda table: Now(None, say("wars-now-decay")),
    "spellbook": lambda table: each_side(table, lambda side: say("wars-now-books", books=len(side.books))),
    "requirement": lambda table: each_side(table, _met),
    **merged_told("terms"),
}
"""What is to be said of a term now, by its id."""


# requirements


def missing(table: Table, side: Side, requirement: str) -> str:
    """What a requirement that is not met still needs; empty where there is nothing to count."""
    tell = _WANTING.get(requirement)
    return tell(table, side) if tell else ""


_WANTING: Mapping[str, Wanting] = merged_told("wanting")
