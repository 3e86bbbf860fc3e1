"""Opener of the Way's words in tables."""

from game.engine.position import Position
from game.games.wars.factions.opener_of_the_way.rules.battle import BETTER
from game.games.wars.factions.opener_of_the_way.rules.figures import SPAWN
from game.games.wars.factions.opener_of_the_way.rules.gates import gates_wanted, visited
from game.games.wars.rules.board import gates_on_map
from game.games.wars.rules.units import KINDS
from game.games.wars.words.factionwords import FactionWords, Order, Progress, Works


def _outdone(pos: Position, side: int) -> bool:
    """Whether an enemy has more Power."""
    power: list[int] = pos.state.power
    return max(power) > power[side]


def _gates(pos: Position) -> int:
    return gates_on_map(pos.state)


WORDS = FactionWords(
    works={
        "beyond_one": Works("action", 1),
        "key_and_gate": Works("ongoing"),
        "channel_power": Works("battle"),
        "dragon_ascending": Works("any_moment"),
        "dragon_descending": Works("doom"),
        "dread_curse": Works("action", 2),
        "million_favored_ones": Works("post_battle"),
        "they_break_through": Works("ongoing"),
    },
    goals=("ow_areas", "ow_gates_8", "ow_loss", "ow_awaken", "ow_great", "ow_gates_12"),
    awakens={"ow_awaken": "yog_sothoth"},
    pictures=("piece:mutant", "icon:beyond_one", "piece:yog_sothoth"),
    progress={
        "ow_gates_8": Progress(8, _gates, "gates"),
        "ow_gates_12": Progress(gates_wanted, _gates, "gates"),
        "ow_areas": Progress(2, visited),
    },
    orders={
        "dragon_ascending": Order("matters", 3, _outdone), "channel_power": Order("ask", 25),
        "million_favored_ones": Order("ask", 34),
    },
    authors={"curse_kill": "opener_of_the_way", "curse_pain": "opener_of_the_way"},
    counts={"curse_kills": ("term", "kill"), "curse_pains": ("term", "pain")},
    odd={"beyond_one": "odd_power", "dread_curse": "odd_power"},
    becomes={
        "million_favored_ones": {KINDS[kind].id: (KINDS[better].id, kind == SPAWN) for kind, better in BETTER.items()}
    },
    alone={"cursed": ("wars-events-cursed", 0)},
)
