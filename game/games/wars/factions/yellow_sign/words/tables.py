"""The Yellow Sign's words in tables."""

from game.games.wars.words.factionwords import FactionWords, Order, Works

WORDS = FactionWords(
    works={
        "feast": Works("gather"),
        "desecrate": Works("action", 2),
        "vengeance": Works("post_battle"),
        "he_who": Works("action", 1),
        "passion": Works("ongoing"),
        "screaming_dead": Works("action", 1),
        "shriek": Works("action", 1),
        "third_eye": Works("ongoing"),
        "zingaya": Works("action", 1),
    },
    goals=("ys_gift", "ys_king", "ys_claw", "ys_crescent", "ys_chevron", "ys_hastur"),
    awakens={"ys_king": "king_in_yellow", "ys_hastur": "hastur"},
    pictures=("piece:undead", "piece:king_in_yellow", "piece:hastur"),
    orders={"vengeance": Order("ask", 31)},
    authors={"zingaya_unit": "yellow_sign"},
    odd={"ys_gift": "odd_deed", "zingaya": "odd_power"},
    unlinked=(("sign", "crescent"), ("sign", "chevron"), ("sign", "claw")),
    gather=("feast",),
    alone={"desecrated": ("wars-events-desecrated-alone", None)},
)
