"""The Ancients' words in tables."""

from game.engine.position import Position
from game.games.wars.factions.ancients.rules.abilities import cathedrals
from game.games.wars.words.factionwords import Fact, FactionWords, Order, Token, Works


def _facts(pos: Position) -> tuple[Fact, ...]:
    """Its Cathedrals, wherever they are."""
    built = cathedrals(pos.state).bit_count()
    return (Fact(("ability", "cathedral"), "cathedral", "wars-fact-cathedrals", number=built),) if built else ()


WORDS = FactionWords(
    works={
        "dematerialization": Works("doom"),
        "cathedral": Works("action", 1),
        "brainless": Works("ongoing"),
        "consecration": Works("doom"),
        "extinction": Works("ongoing"),
        "festival": Works("ongoing"),
        "unholy_ground": Works("post_battle"),
        "worship_services": Works("gather"),
    },
    goals=("an_no_sign", "an_cheapest", "an_claw", "an_crescent", "an_chevron", "an_dearest"),
    awakens={},
    pictures=("piece:reanimated", "icon:cathedral", "piece:yothan"),
    orders={"unholy_ground": Order("ask", 36), "dematerialization": Order("ask", 41)},
    authors={"monster_gift_unit": "ancients", "monster_gift_area": "ancients", "unholy_ground_unit": "ancients"},
    anywhere=("monster_gift_unit", "monster_gift_area"),
    odd={"an_cheapest": "odd_deed", "an_dearest": "odd_deed"},
    tokens={"cathedrals": Token("ancients", ("ability", "cathedral"), building=True)},
    facts=_facts,
    gather=("worship_services",),
    alone={
        "cathedral_built": ("wars-events-cathedral-built", None),
        "cathedral_removed": ("wars-events-cathedral-removed", None),
    },
    fates=("unholy_ground",),
)
