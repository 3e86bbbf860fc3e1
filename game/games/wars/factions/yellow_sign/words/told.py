"""What is told of the Yellow Sign: what lights up for it, what it still needs, its deeds."""

from game.games.wars.rules.units import FIGURE, units_in
from game.games.wars.words.deeds import Deed, DeedTexts, by_first, units_of, used
from game.games.wars.words.factiontold import FactionTold, as_printed
from game.games.wars.words.lights import Light, areas_and, awakening, press, site
from game.games.wars.words.needs import Wanting, awaken
from game.games.wars.words.outlook import Outlook
from game.games.wars.words.signed import linked
from game.games.wars.words.tableview import KindRow, Side, Table
from game.games.wars.words.told import sentences
from game.language.spoken import say
from game.match.cards import Now
from game.match.guide import Shine

SIGNS = ("crescent", "chevron", "claw")
"""Signs of areas, in the order of their numbers."""
_HASTUR_BEYOND_THE_TRACK = 10


def _sign(number: int) -> Light:
    """Areas with a sign that are not desecrated, nearest to the King: one step away, or all of them."""

    def light(out: Outlook) -> Shine:
        board, king = out.rules.map, out.state.loc[FIGURE["king_in_yellow"]]
        areas = units_in(board.sign_mask[number] & ~out.state.desecrated)
        near = [area for area in areas if king < len(board.areas) and area in (king, *board.adjacent[king])]
        return areas_and(out, near or areas, "desecrate", "move")

    return light


def _to_hastur(out: Outlook) -> Shine:
    """The King goes to a gate; without one it must be built."""
    return areas_and(out, out.gates, "screaming_dead", "move") if out.gates else site("build_gate")(out)


def _gift(table: Table, side: Side) -> str:
    short = 3 - side.doom
    return say("wars-need-gift", doom=short) if short > 0 else say("wars-need-gift.enough")


def _need_sign(sign: str) -> Wanting:
    return lambda table, side: say(f"wars-need-{sign}")


def _marked(table: Table) -> Now:
    areas = [linked("area", area.id) for area in table.areas if area.desecrated]
    return Now(None, say("wars-now-desecrated", count=len(areas), areas=areas))


def _desecrate(texts: DeedTexts, deed: Deed) -> str:
    rolled, placed = deed.one("rolled_for"), deed.one("placed")
    if rolled is None:
        return ""
    done = deed.one("desecrated") is not None
    text = texts.of("wars-events-desecrated" if done else "wars-events-desecrated-not", deed, rolled)
    return sentences(text, texts.of("wars-events-comes", deed, placed) if placed else "")


def _screaming_dead(texts: DeedTexts, deed: Deed) -> str:
    return texts.first("wars-events-screaming-dead", deed, deed.all("moved"))


def _shriek(texts: DeedTexts, deed: Deed) -> str:
    moved = deed.all("moved")
    units = texts.names.named_units(units_of(moved))
    return texts.of("wars-events-shriek", deed, moved[0], units=units) if moved else ""


def _given(texts: DeedTexts, deed: Deed) -> str:
    given = deed.one("doom")
    if given is None:
        return ""
    receiver = int(given.args[0])
    return texts.of("wars-events-ys-gift", deed, given, receiver, receiver=texts.names.named_side(receiver))


def _combat(table: Table, side: Side, row: KindRow) -> str:
    """Hastur's is the cost of a Ritual; the King fights with no dice."""
    if row.kind == "hastur":
        return str(table.track[table.ritual] if table.ritual < len(table.track) else _HASTUR_BEYOND_THE_TRACK)
    return str(row.combat) if row.kind == "king_in_yellow" else as_printed(table, side, row)


TOLD = FactionTold(
    lights={
        "ys_gift": press("ys_gift"),
        "ys_king": awakening("king_in_yellow", site()),
        **{f"ys_{sign}": _sign(number) for number, sign in enumerate(SIGNS, 1)},
        "ys_hastur": awakening("hastur", _to_hastur),
    },
    wanting={
        "ys_gift": _gift,
        "ys_king": awaken("king_in_yellow", 4),
        **{f"ys_{sign}": _need_sign(sign) for sign in SIGNS},
        "ys_hastur": awaken("hastur", 10),
    },
    actions={
        "he_who": by_first("moved", "wars-events-he-who"),
        "zingaya": by_first("eliminated", "wars-events-zingaya"),
        "desecrate": _desecrate,
        "screaming_dead": _screaming_dead,
        "shriek": _shriek,
        "ys_gift": _given,
    },
    in_battle={"vengeance": used("wars-events-vengeance")},
    terms={"desecration": _marked},
    combat=_combat,
)
