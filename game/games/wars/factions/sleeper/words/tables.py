"""Sleeper's words in tables."""

from game.games.wars.words.factionwords import FactionWords, Order, Works

WORDS = FactionWords(
    works={
        "death_from_below": Works("doom"),
        "lethargy": Works("action", 0),
        "ancient_sorcery": Works("action", 1),
        "burrow": Works("ongoing"),
        "capture_monster": Works("action", 1),
        "cursed_slumber": Works("action", 1),
        "demand_sacrifice": Works("pre_battle"),
        "energy_nexus": Works("pre_battle"),
    },
    goals=("sl_give_all", "sl_take_all", "sl_give_3", "sl_awaken", "sl_dice", "sl_ritual"),
    awakens={"sl_awaken": "tsathoggua"},
    pictures=("piece:serpent_man", "piece:formless_spawn", "piece:tsathoggua"),
    met_by={"sl_dice": "battle", "sl_ritual": "ritual"},
    orders={"demand_sacrifice": Order("ask", 25), "energy_nexus": Order("ask", 26)},
    authors={"monster_unit": "sleeper", "demand_sacrifice": "sleeper"},
    odd={
        "sl_give_3": "odd_deed", "sl_give_all": "odd_deed", "sl_take_all": "odd_deed", "lethargy": "odd_power",
        "cursed_slumber": "odd_power", "ancient_sorcery": "odd_power",
    },
    gather=("cursed_slumber",),
    alone={"softened": ("wars-events-softened", 0)},
)  # fmt: skip
