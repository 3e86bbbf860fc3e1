"""What is told of Windwalker: what lights up for it, what it still needs, its deeds."""

from game.games.wars.factions.windwalker.rules.abilities import MOST_SIGNS, START
from game.games.wars.factions.windwalker.rules.figures import WW
from game.games.wars.rules.board import gates_in
from game.games.wars.words.deeds import Deed, DeedTexts, by_each, by_first, by_losses, used
from game.games.wars.words.factiontold import FactionTold
from game.games.wars.words.lights import areas_and, awakening, press
from game.games.wars.words.needs import awaken
from game.games.wars.words.outlook import Outlook
from game.games.wars.words.tableview import Side, Table
from game.language.spoken import say
from game.match.guide import Shine

_ALL_BOOKS = 6


def _glyphs(out: Outlook) -> Shine:
    """Both of his glyphs."""
    return areas_and(out, out.rules.map.glyphs[WW])


def _far_pole(out: Outlook) -> Shine:
    """His glyph without a gate where he did not start."""
    home = out.state.notes[START]
    areas = [area for area in out.rules.map.glyphs[WW] if area != home and not gates_in(out.state, area)]
    return areas_and(out, areas, "build_gate", "move")


def _six_books(table: Table, side: Side) -> str:
    most = max(len(other.books) for other in table.sides if other.faction != side.faction)
    return say("wars-need-six-books", books=_ALL_BOOKS - most)


def _any_time(table: Table, side: Side) -> str:
    full = sum(1 for other in table.sides if other.faction != side.faction and len(other.books) == _ALL_BOOKS)
    return say("wars-need-any-time", signs=min(full, MOST_SIGNS))


def _hibernate(texts: DeedTexts, deed: Deed) -> str:
    gained = deed.one("power")
    return texts.say("wars-events-hibernate", deed, amount=int(gained.args[1]) if gained else 0)


def _any_moment(texts: DeedTexts, deed: Deed) -> str:
    return texts.say("wars-events-any-time", deed, signs=len(deed.all("sign")))


def _cost(side: Side, kind: str, cost: int) -> int:
    """A Gnoph-Keh costs as much as there are of them in the pool."""
    if kind != "gnoph_keh":
        return cost
    return next(row.in_pool for row in side.kinds if row.kind == kind)


TOLD = FactionTold(
    lights={
        "ww_first": press("hibernate"),
        "ww_far_gate": _far_pole,
        "ww_any_time": lambda out: Shine((), ("signs",)),
        "ww_rhan_tegoth": awakening("rhan_tegoth", _glyphs),
        "ww_ithaqua": awakening("ithaqua", _far_pole),
    },
    wanting={
        "ww_first": lambda table, side: say("wars-need-first-player"),
        "ww_far_gate": lambda table, side: say("wars-need-far-gate"),
        "ww_six_books": _six_books,
        "ww_any_time": _any_time,
        "ww_rhan_tegoth": awaken("rhan_tegoth", 6),
        "ww_ithaqua": awaken("ithaqua", 6),
    },
    actions={"hibernate": _hibernate, "ice_age": by_first("ice_age", "wars-events-ice-age")},
    abilities={
        "hibernate": _hibernate,
        "ww_any_time": _any_moment,
        "ww_give_ithaqua": by_losses("wars-events-give-ithaqua"),
        "cannibalism": by_first("placed", "wars-events-cannibalism"),
    },
    in_battle={
        "howl": by_each("wars-events-howl", "moved"),
        "eternal": used("wars-events-eternal"),
        "berserkergang": by_each("wars-events-berserkergang"),
    },
    cost=_cost,
)
