"""What is told of the Ancients: what lights up for a Cathedral, what it still needs, their deeds."""

from game.games.wars.factions.ancients.rules.abilities import LONE, cathedral_sites
from game.games.wars.rules.units import CULTISTS_OF, units_in
from game.games.wars.words.deeds import Deed, DeedTexts, by_each
from game.games.wars.words.factiontold import FactionTold
from game.games.wars.words.lights import Light, areas_and, press
from game.games.wars.words.needs import Wanting
from game.games.wars.words.outlook import Outlook
from game.games.wars.words.tableview import Side, Table
from game.language.spoken import say
from game.match.guide import Shine

SIGNS = ("no_sign", "crescent", "chevron", "claw")
"""Signs of areas, in the order of their numbers."""
CHEAPER = {"festival": ("un_man", 0), "brainless": ("reanimated", 1), "extinction": ("yothan", 3)}
"""By spellbook the unit that it makes cheaper, and its cost then."""


def _sign(number: int) -> Light:
    """Where a Cathedral of this sign can be built at once; else where one Move leads, or all such areas."""

    def light(out: Outlook) -> Shine:
        board, here = out.rules.map, out.state.here
        mask = board.sign_mask[number]
        sites = [area for area in cathedral_sites(out.pos) if mask >> area & 1]
        if sites:
            return areas_and(out, sites, "cathedral")
        areas = units_in(mask)
        cultists = CULTISTS_OF[out.side]
        near = [area for area in areas if any(here[other] & cultists for other in board.adjacent[area])]
        return areas_and(out, near or areas, "move")

    return light


def _need_sign(sign: str) -> Wanting:
    message = "wars-need-cathedral-none" if sign == "no_sign" else "wars-need-cathedral"
    return lambda table, side: say(message, power=LONE)


def _gifts(texts: DeedTexts, deed: Deed) -> str:
    places = texts.by_area(deed.all("placed"), 1, "wars-events-summoned.part")
    return texts.say("wars-events-an-gift", deed, places=places) if places else ""


def _cathedral(texts: DeedTexts, deed: Deed) -> str:
    built = deed.one("cathedral_built")
    return texts.of("wars-events-cathedral", deed, built, cost=deed.paid) if built else ""


def _dematerialized(texts: DeedTexts, deed: Deed) -> str:
    moves = texts.moves(deed.all("moved"))
    return texts.say("wars-events-dematerialization", deed, moves=moves) if moves else ""


def _cost(side: Side, kind: str, cost: int) -> int:
    """What Festival, Brainless and Extinction make cheaper."""
    return next((less for book, (unit, less) in CHEAPER.items() if unit == kind and book in side.books), cost)


def _gift_wanted(table: Table, side: Side) -> str:
    return say("wars-need-an-gift")


TOLD = FactionTold(
    lights={
        **{f"an_{sign}": _sign(number) for number, sign in enumerate(SIGNS)},
        "an_cheapest": press("an_cheapest"),
        "an_dearest": press("an_dearest"),
    },
    wanting={
        **{f"an_{sign}": _need_sign(sign) for sign in SIGNS},
        "an_cheapest": _gift_wanted,
        "an_dearest": _gift_wanted,
    },
    actions={"cathedral": _cathedral, "an_cheapest": _gifts, "an_dearest": _gifts},
    abilities={"dematerialization": _dematerialized},
    in_battle={"unholy_ground": by_each("wars-events-unholy-ground")},
    cost=_cost,
)
