"""Windwalker's words in tables."""

from game.games.wars.words.factionwords import FactionWords, Order, Token, Works

WORDS = FactionWords(
    works={
        "hibernate": Works("action", 0),
        "eternal": Works("post_battle"),
        "ferox": Works("ongoing"),
        "arctic_wind": Works("ongoing"),
        "berserkergang": Works("post_battle"),
        "cannibalism": Works("post_battle"),
        "herald": Works("doom"),
        "howl": Works("pre_battle"),
        "ice_age": Works("action", 1),
    },
    goals=("ww_rhan_tegoth", "ww_far_gate", "ww_first", "ww_ithaqua", "ww_six_books", "ww_any_time"),
    awakens={"ww_rhan_tegoth": "rhan_tegoth", "ww_ithaqua": "ithaqua"},
    pictures=("piece:wendigo", "icon:hibernate", "piece:rhan_tegoth", "piece:ithaqua"),
    orders={
        "howl": Order("ask", 25),
        "eternal": Order("ask", 34),
        "cannibalism": Order("ask", 35),
    },
    authors={"howl_unit": "windwalker", "howl_area": "windwalker", "berserkergang_unit": "windwalker"},
    rests="hibernate",
    odd={"ice_age": "odd_power", "hibernate": "odd_power"},
    alone={"ice_age": ("wars-events-ice-age", 0)},
    tokens={"ice_age": Token("windwalker", ("book", "ice_age"))},
    fates=("berserkergang",),
    saves={"eternal": "rhan_tegoth"},
)
