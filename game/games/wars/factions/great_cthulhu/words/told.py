"""What is told of Great Cthulhu: what lights up for it, what it still needs, its deeds."""

from game.games.wars.rules.units import KINDS, UNIT_KIND
from game.games.wars.words.deeds import Deed, DeedTexts, by_each, by_first, by_losses
from game.games.wars.words.factiontold import FactionTold
from game.games.wars.words.lights import areas_and, awakening, building, fights
from game.games.wars.words.needs import awaken, each_side
from game.games.wars.words.outlook import Outlook
from game.games.wars.words.tableview import Side, Table
from game.language.spoken import name, say
from game.match.guide import Shine


def _start(out: Outlook) -> Shine:
    """The area where Cthulhu rises, once there is a gate."""
    return areas_and(out, [out.rules.map.start[out.side]], "build_gate", "move")


def _oceans(table: Table, side: Side) -> str:
    own = sum(1 for area in table.areas if area.ocean and area.gate == side.faction)
    anyone = sum(1 for area in table.areas if area.ocean and area.gate)
    return say("wars-need-oceans", own=3 - own, all=4 - anyone)


def _books(table: Table, side: Side) -> str:
    left = 5 - len(side.books)
    return say("wars-need-books", books=left) if left > 0 else say("wars-need-books.soon")


def _submerge(texts: DeedTexts, deed: Deed) -> str:
    return texts.first("wars-events-submerged", deed, deed.all("submerged"))


def _emerge(texts: DeedTexts, deed: Deed) -> str:
    placed = sorted(deed.all("placed"), key=lambda event: -KINDS[UNIT_KIND[int(event.args[0])]].cost)
    return texts.first("wars-events-emerged", deed, placed)


def _under(side: Side) -> str:
    return say("wars-now-submerged", units=[name("unit", piece.kind) for piece in side.submerged])


def _cost(side: Side, kind: str, cost: int) -> int:
    """Cthulhu is cheaper once he has awakened."""
    return 4 if kind == "cthulhu" and any(need.id == "gc_awaken" and need.met for need in side.requirements) else cost


TOLD = FactionTold(
    lights={
        "gc_ocean_gates": building(ocean=True),
        "gc_kill_1": fights,
        "gc_kill_2": fights,
        "gc_awaken": awakening("cthulhu", _start),
    },
    wanting={
        "gc_first_doom": lambda table, side: say("wars-need-first-doom"),
        "gc_five_books": _books,
        "gc_ocean_gates": _oceans,
        "gc_awaken": awaken("cthulhu", 10),
    },
    actions={
        "dreams": by_first("eliminated", "wars-events-dreams"),
        "submerge": _submerge,
        "emerge": _emerge,
    },
    abilities={"devolve": by_losses("wars-events-devolve")},
    in_battle={"devour": by_each("wars-events-devour"), "absorb": by_each("wars-events-absorb")},
    terms={"submerged": lambda table: each_side(table, _under)},
    cost=_cost,
)
