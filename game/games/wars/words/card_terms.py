"""What is to be said of a term as the table stands, and what a requirement still needs: from what anybody can see."""

from collections import Counter
from collections.abc import Callable
from functools import partial

from game.games.wars.words.signed import linked, sign, signed
from game.games.wars.words.tableview import Side, Table
from game.language.spoken import name, say
from game.language.values import Name
from game.match.cards import Now


def _each(table: Table, tell: Callable[[Side], str]) -> Now:
    return Now(None, "", tuple(f"{sign(side.faction)} {tell(side)}" for side in table.sides))


def _held(side: Side) -> str:
    """Whom a faction holds captive."""
    held = Counter(piece.faction for piece in side.captives)
    told = [say("wars-now-captives.of", count=many, side=signed(owner)) for owner, many in held.items()]
    return say("wars-now-captives", captives=told)


def _gates(table: Table) -> Now:
    empty = [linked("area", area.id) for area in table.areas if area.gate == "abandoned"]
    told = _each(table, lambda side: say("wars-now-gates", gates=side.gates))
    return Now(None, "", (*told.lines, say("wars-now-gates.abandoned", areas=empty))) if empty else told


def _track(table: Table) -> Now:
    if table.ritual >= len(table.track):
        return Now(None, say("wars-now-ritual.death"))
    cost, after = table.track[table.ritual], table.track[table.ritual + 1 :]
    return Now(None, say("wars-now-ritual", cost=cost, next=after) if after else say("wars-now-ritual.last", cost=cost))


def _order(table: Table) -> Now:
    way = "wars-now-order" if table.clockwise else "wars-now-order.counter"
    return Now(None, say(way, sides=[signed(faction) for faction in table.order]))


def _marked(table: Table) -> Now:
    areas = [linked("area", area.id) for area in table.areas if area.desecrated]
    return Now(None, say("wars-now-desecrated", count=len(areas), areas=areas))


def _doom_and_signs(side: Side) -> str:
    return say("wars-now-doom-track", doom=side.doom, signs=len(side.signs))


def _signs(side: Side) -> str:
    return say("wars-now-signs", hidden=len(side.signs), revealed=len(side.revealed))


def _pool(side: Side) -> str:
    return say("wars-now-pool", units=[name("unit", row.kind, number=row.in_pool) for row in side.kinds if row.in_pool])


def _under(side: Side) -> str:
    return say("wars-now-submerged", units=[name("unit", piece.kind) for piece in side.submerged])


def _met(side: Side) -> str:
    return say("wars-now-met", met=sum(each.met for each in side.requirements))


TERMS: dict[str, Callable[[Table], Now]] = {
    "power": lambda table: _each(table, lambda side: say("wars-now-power", power=side.power)),
    "doom": lambda table: _each(table, lambda side: say("wars-now-doom", doom=side.doom)),
    "doom_track": lambda table: _each(table, _doom_and_signs),
    "elder_sign": lambda table: _each(table, _signs),
    "gate": _gates,
    "abandoned": _gates,
    "control": _gates,
    "captive": lambda table: _each(table, _held),
    "pool": lambda table: _each(table, _pool),
    "ritual_track": _track,
    "instant_death": _track,
    "order": _order,
    "decay": lambda table: Now(None, say("wars-now-decay")),
    "desecration": _marked,
    "spellbook": lambda table: _each(table, lambda side: say("wars-now-books", books=len(side.books))),
    "requirement": lambda table: _each(table, _met),
    "submerged": lambda table: _each(table, _under),
}
"""What is to be said of a term now, by its id."""


# requirements


def missing(table: Table, side: Side, requirement: str) -> str:
    """What a requirement that is not met still needs; empty where there is nothing to count."""
    tell = _WANTING.get(requirement)
    return tell(table, side) if tell else ""


def _gates_or_power(gates: int, power: int, table: Table, side: Side) -> str:
    return say("wars-need-gates", gates=gates - side.gates, power=power - side.power)


def _oceans(table: Table, side: Side) -> str:
    own = sum(1 for area in table.areas if area.ocean and area.gate == side.faction)
    anyone = sum(1 for area in table.areas if area.ocean and area.gate)
    return say("wars-need-oceans", own=3 - own, all=4 - anyone)


def _areas(count: int, table: Table, side: Side) -> str:
    here = sum(1 for area in table.areas if any(piece.faction == side.faction for piece in area.pieces))
    return say("wars-need-areas", more=count - here, here=here)


def _share(table: Table, side: Side) -> str:
    """Whom Black Goat does not share an area with, and who blocks it by being nowhere."""
    apart, nowhere = list[Name](), list[Name]()
    for other in table.sides:
        if other.faction == side.faction:
            continue
        stands = [area for area in table.areas if any(piece.faction == other.faction for piece in area.pieces)]
        if not stands:
            nowhere.append(signed(other.faction))
        elif not any(piece.faction == side.faction for area in stands for piece in area.pieces):
            apart.append(signed(other.faction))
    parts: list[str] = [say("wars-need-share", sides=apart)] if apart else []
    return " ".join([*parts, say("wars-need-share.nowhere", sides=nowhere)] if nowhere else parts)


def _books(table: Table, side: Side) -> str:
    left = 5 - len(side.books)
    return say("wars-need-books", books=left) if left > 0 else say("wars-need-books.soon")


def _cultists(table: Table, side: Side) -> str:
    here = sum(1 for area in table.areas for piece in area.pieces
               if (piece.faction, piece.cls) == (side.faction, "cultist"))  # fmt: skip
    return say("wars-need-cultists", here=here)


def _pay(price: int, table: Table, side: Side) -> str:
    short = price - side.power
    return say("wars-need-pay", power=short) if short > 0 else say("wars-need-pay.enough")


def _gift(table: Table, side: Side) -> str:
    short = 3 - side.doom
    return say("wars-need-gift", doom=short) if short > 0 else say("wars-need-gift.enough")


def _awaken(unit: str, cost: int, table: Table, side: Side) -> str:
    short, who = cost - side.power, linked("unit", unit)
    return say("wars-need-awaken", power=short, unit=who) if short > 0 else say("wars-need-awaken.enough", unit=who)


def _sign(printed: str, table: Table, side: Side) -> str:
    return say(f"wars-need-{printed}")


_WANTING: dict[str, Callable[[Table, Side], str]] = {
    "gc_first_doom": lambda table, side: say("wars-need-first-doom"),
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
