"""What a requirement still wants, in words, from what anybody can see on the table."""

from collections.abc import Callable

from game.games.wars.words.tableview import Side, Table
from game.match.words import words


def missing(table: Table, side: Side, requirement: str) -> str:
    """What is still wanting for a requirement that is not met; empty where there is nothing to count."""
    tell = _TELLERS.get(requirement)
    return tell(table, side) if tell else ""


def _more(number: int, one: str, many: str) -> str:
    return f"**{number} more {one if number == 1 else many}**"


def _gates_or_power(gates: int, power: int) -> Callable[[Table, Side], str]:
    def tell(table: Table, side: Side) -> str:
        return (
            f"Wanting: {_more(gates - side.gates, 'gate', 'gates')}, or {_more(power - side.power, 'Power', 'Power')}."
        )

    return tell


def _oceans(table: Table, side: Side) -> str:
    own = sum(1 for area in table.areas if area.ocean and area.gate == side.faction)
    anyone = sum(1 for area in table.areas if area.ocean and area.gate)
    return (
        f"Wanting: {_more(3 - own, 'ocean gate', 'ocean gates')} of your own, "
        f"or **{4 - anyone} more** of anybody’s."
    )


def _areas(count: int) -> Callable[[Table, Side], str]:
    def tell(table: Table, side: Side) -> str:
        here = sum(1 for area in table.areas if any(piece.faction == side.faction for piece in area.pieces))
        return f"Wanting: {_more(count - here, 'area', 'areas')} with a unit; there are {here} now."

    return tell


def _share(table: Table, side: Side) -> str:
    """Whom Black Goat does not share an area with, and who blocks it by being nowhere."""
    apart, nowhere = [], []
    for other in table.sides:
        if other.faction == side.faction:
            continue
        stands = [area for area in table.areas if any(piece.faction == other.faction for piece in area.pieces)]
        glyph = f"{{glyph:{other.faction}}} {words().name('faction', other.faction)}"
        if not stands:
            nowhere.append(glyph)
        elif not any(piece.faction == side.faction for area in stands for piece in area.pieces):
            apart.append(glyph)
    parts = []
    if apart:
        parts.append(f"Wanting: an area shared with {', '.join(apart)}.")
    if nowhere:
        parts.append(f"{', '.join(nowhere)} has no unit on the map.")
    return " ".join(parts)


def _books(table: Table, side: Side) -> str:
    left = 5 - len(side.books)
    if left <= 0:
        return "It comes in the next Doom phase."
    return f"Wanting: {_more(left, 'spellbook', 'spellbooks')}, then a Doom phase."


def _first_doom(table: Table, side: Side) -> str:
    return "It comes with the Doom phase of turn 2."


def _cultists(table: Table, side: Side) -> str:
    here = sum(1 for area in table.areas for piece in area.pieces
               if (piece.faction, piece.cls) == (side.faction, "cultist"))  # fmt: skip
    return f"Wanting: a whole action, and two Cultists on the map, where {'is' if here == 1 else 'are'} {here}."


def _pay(price: int) -> Callable[[Table, Side], str]:
    def tell(table: Table, side: Side) -> str:
        short = price - side.power
        if short > 0:
            return f"Wanting: a whole action, and {_more(short, 'Power', 'Power')}."
        return "Wanting: a whole action for it. There is Power enough."

    return tell


def _gift(table: Table, side: Side) -> str:
    short = 3 - side.doom
    return f"Wanting: {_more(short, 'Doom', 'Doom')} to give away." if short > 0 else "Wanting: a whole action for it."


def _awaken(unit: str, cost: int) -> Callable[[Table, Side], str]:
    def tell(table: Table, side: Side) -> str:
        short = cost - side.power
        name = f"<@unit/{unit}>{words().name('unit', unit)}</>"
        if short > 0:
            return f"Wanting: {_more(short, 'Power', 'Power')}, and what else {name} asks for."
        return f"There is Power enough; see what else {name} asks for."

    return tell


def _sign(sign: str) -> Callable[[Table, Side], str]:
    return lambda table, side: f"Wanting: a Desecration marker where a {words().name('sign', sign).lower()} is printed."


_TELLERS: dict[str, Callable[[Table, Side], str]] = {
    "gc_first_doom": _first_doom,
    "gc_five_books": _books,
    "gc_ocean_gates": _oceans,
    "gc_awaken": _awaken("cthulhu", 10),
    "cc_pay_4": _pay(4),
    "cc_pay_6": _pay(6),
    "cc_gates_3": _gates_or_power(3, 12),
    "cc_gates_4": _gates_or_power(4, 15),
    "cc_awaken": _awaken("nyarlathotep", 10),
    "bg_areas_4": _areas(4),
    "bg_areas_6": _areas(6),
    "bg_areas_8": _areas(8),
    "bg_share": _share,
    "bg_sacrifice": _cultists,
    "bg_awaken": _awaken("shub_niggurath", 8),
    "ys_gift": _gift,
    "ys_king": _awaken("king_in_yellow", 4),
    "ys_crescent": _sign("crescent"),
    "ys_chevron": _sign("chevron"),
    "ys_claw": _sign("claw"),
    "ys_hastur": _awaken("hastur", 10),
}
