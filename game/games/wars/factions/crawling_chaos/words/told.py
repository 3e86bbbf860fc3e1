"""What is told of Crawling Chaos: what lights up for it, what it still needs, its deeds."""

from game.games.wars.rules.units import UNIT_SIDE
from game.games.wars.words.deeds import Deed, DeedTexts, by_each, used
from game.games.wars.words.factiontold import FactionTold, as_printed
from game.games.wars.words.lights import awakening, building, press, prey, site
from game.games.wars.words.needs import awaken, gates_or_power, pay
from game.games.wars.words.tableview import KindRow, Side, Table, kind_of
from game.games.wars.words.told import sentences


def _thousand_forms(texts: DeedTexts, deed: Deed) -> str:
    rolled, gained = deed.one("rolled_for"), deed.one("power")
    if rolled is None:
        return ""
    paid = [event for event in deed.all("paid") if event.args[0] != deed.side]
    came = ""
    if gained:
        refused = deed.one("not_agreed") is not None
        came = texts.of("wars-events-thousand-forms-refused" if refused else "wars-events-power", deed, gained)
    elif paid:
        total = sum(int(event.args[1]) for event in paid)
        came = texts.say("wars-events-thousand-forms-agreed", deed, amount=total, shares=texts.shares(paid))
    return sentences(texts.of("wars-events-thousand-forms", deed, rolled), came)


def _pay(texts: DeedTexts, deed: Deed) -> str:
    return texts.say("wars-events-cc-pay", deed, paid=deed.paid) if deed.paid else ""


def _abduct(texts: DeedTexts, deed: Deed) -> list[str]:
    lost = deed.all("eliminated")
    key = "wars-events-abduct" if len(lost) > 1 else "wars-events-abduct-alone"
    return [texts.of(key, deed, event) for event in lost[-1:]]


def _invisibility(texts: DeedTexts, deed: Deed) -> list[str]:
    hidden = deed.one("exempted")
    if hidden is None:
        return []
    # Which Flying Polyp does it is not told, so one that is hidden may have done it itself.
    unit = int(hidden.args[0])
    key = "wars-events-hidden-polyp" if kind_of(unit) == "flying_polyp" else "wars-events-hidden"
    return [texts.of(key, deed, hidden, UNIT_SIDE[unit])]


def _combat(table: Table, side: Side, row: KindRow) -> str:
    return f"{len(side.books)}+" if row.kind == "nyarlathotep" else as_printed(table, side, row)


TOLD = FactionTold(
    lights={
        "cc_pay_4": press("cc_pay_4"),
        "cc_pay_6": press("cc_pay_6"),
        "cc_gates_3": building(),
        "cc_gates_4": building(),
        "cc_capture": prey,
        "cc_awaken": awakening("nyarlathotep", site("build_gate")),
    },
    wanting={
        "cc_pay_4": pay(4),
        "cc_pay_6": pay(6),
        "cc_gates_3": gates_or_power(3, 12),
        "cc_gates_4": gates_or_power(4, 15),
        "cc_awaken": awaken("nyarlathotep", 10),
    },
    actions={"thousand_forms": _thousand_forms, "cc_pay_4": _pay, "cc_pay_6": _pay, "cc_pay_both": _pay},
    in_battle={
        "abduct": _abduct,
        "invisibility": _invisibility,
        "seek_and_destroy": by_each("wars-events-seek-and-destroy", "moved"),
        "emissary": used("wars-events-emissary"),
        "madness": used("wars-events-madness"),
    },
    combat=_combat,
)
