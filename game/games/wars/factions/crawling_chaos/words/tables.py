"""Crawling Chaos' words in tables."""

from game.engine.position import Position
from game.games.wars.factions.crawling_chaos.rules.figures import CC
from game.games.wars.rules.board import controlled_gates
from game.games.wars.words.factionwords import FactionWords, Order, Progress, Works


def _gates(pos: Position) -> int:
    return controlled_gates(pos.state, CC)


WORDS = FactionWords(
    works={
        "flight": Works("always"),
        "harbinger": Works("post_battle"),
        "abduct": Works("pre_battle"),
        "emissary": Works("post_battle"),
        "invisibility": Works("pre_battle"),
        "madness": Works("ongoing"),
        "seek_and_destroy": Works("pre_battle"),
        "thousand_forms": Works("action", 0, once=True),
    },
    goals=("cc_pay_4", "cc_capture", "cc_gates_3", "cc_pay_6", "cc_awaken", "cc_gates_4"),
    awakens={"cc_awaken": "nyarlathotep"},
    pictures=("piece:nightgaunt", "icon:flight", "piece:nyarlathotep"),
    progress={"cc_gates_3": Progress(3, _gates, "gates"), "cc_gates_4": Progress(4, _gates, "gates")},
    met_by={"cc_capture": "capture"},
    orders={
        "abduct": Order("ask", 22),
        "invisibility": Order("ask", 23),
        "seek_and_destroy": Order("ask", 24),
        "emissary": Order("ask", 30),
        "madness": Order("ask", 33),
    },
    before_pass=("thousand_forms",),
    authors={"abduct_unit": "crawling_chaos"},
    odd={"cc_pay_4": "odd_deed", "cc_pay_6": "odd_deed", "cc_pay_both": "odd_deed", "thousand_forms": "odd_power"},
    done_by={"cc_pay_4": ("cc_pay_4", "cc_pay_both"), "cc_pay_6": ("cc_pay_6", "cc_pay_both")},
    cards={("action", "cc_pay_both"): ("requirement", "cc_pay_4")},
    counts={"thousand_forms": ("term", "power")},
    signs={"cc_pay_both": "cc_pay_6"},
    fates=("abduct",),
)
