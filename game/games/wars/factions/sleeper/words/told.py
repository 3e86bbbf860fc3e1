"""What is told of Sleeper: what lights up for it, what it still needs, its deeds."""

from game.games.wars.factions.sleeper.rules.abilities import DICE
from game.games.wars.rules.units import SIDE_MASK
from game.games.wars.words.deeds import Deed, DeedTexts, by_first, used
from game.games.wars.words.factiontold import FactionTold, as_printed
from game.games.wars.words.lights import areas_and, awakening, fights, press, site
from game.games.wars.words.needs import awaken, pay
from game.games.wars.words.outlook import Outlook
from game.games.wars.words.tableview import KindRow, Side, Table
from game.language.spoken import say
from game.match.guide import Shine


def _gates(out: Outlook) -> Shine:
    """Where Formless Spawn can be summoned, or a gate for them could be built."""
    gates = out.look.gates[out.side]
    return areas_and(out, gates, "summon") if gates else site("build_gate")(out)


def _dice(out: Outlook) -> Shine:
    """Areas where six dice would be rolled, else all fights."""
    enough = [
        area
        for area, units in out.look.shared
        if any(units & SIDE_MASK[enemy] and out.look.dice(out.side, area, enemy) >= DICE for enemy in out.rivals)
    ]
    return areas_and(out, enough, "battle") if enough else fights(out)


def _best_dice(table: Table, side: Side) -> str:
    rolled = [_dice_in(table, side, number) for number in range(len(table.areas))]
    return say("wars-need-sl-dice", dice=min(DICE, max(rolled, default=0)))


def _dice_in(table: Table, side: Side, number: int) -> int:
    """What Sleeper's pieces in an area roll against the best enemy there."""
    pieces = table.areas[number].pieces
    standing = {each.kind: each.on_map for each in side.kinds}
    each = standing.get("formless_spawn", 0) + standing.get("tsathoggua", 0)
    power = {other.faction: other.power for other in table.sides}
    enemies = {piece.faction for piece in pieces if piece.faction != side.faction}
    mine = [piece.kind for piece in pieces if piece.faction == side.faction]
    if not enemies or not mine:
        return 0
    great = max(2, *(power[enemy] for enemy in enemies)) if "tsathoggua" in mine else 0
    return mine.count("serpent_man") + each * mine.count("formless_spawn") + great


def _ritual(table: Table, side: Side) -> str:
    return say("wars-need-sl-ritual", power=max(0, table.track[min(table.ritual, len(table.track) - 1)] - side.power))


def _give_3(texts: DeedTexts, deed: Deed) -> str:
    gained = deed.one("power")
    if gained is None:
        return ""
    receiver = int(gained.args[0])
    named, amount = texts.names.named_side(receiver), int(gained.args[1])
    return texts.say("wars-events-sl-give-3", deed, receiver, paid=deed.paid, receiver=named, amount=amount)


def _give_all(texts: DeedTexts, deed: Deed) -> str:
    shares = texts.shares(deed.all("power"))
    return texts.say("wars-events-sl-give-all", deed, paid=deed.paid, shares=shares) if shares else ""


def _take_all(texts: DeedTexts, deed: Deed) -> str:
    if not deed.paid:
        return ""
    lost = [event for event in deed.all("paid") if event.args[0] != deed.side]
    if not lost:
        return texts.say("wars-events-sl-take-nothing", deed, paid=deed.paid)
    return texts.say("wars-events-sl-take-all", deed, paid=deed.paid, shares=texts.shares(lost))


def _serpents(texts: DeedTexts, deed: Deed) -> str:
    places = texts.by_area(deed.all("placed"), 1, "wars-events-moved.part")
    return texts.say("wars-events-serpents-home", deed, places=places) if places else ""


def _combat(table: Table, side: Side, row: KindRow) -> str:
    if row.kind == "tsathoggua":
        return "2+"
    if row.kind != "formless_spawn":
        return as_printed(table, side, row)
    standing = {each.kind: each.on_map for each in side.kinds}
    return str(max(1, row.on_map) + standing.get("tsathoggua", 0))


TOLD = FactionTold(
    lights={
        "sl_give_3": press("sl_give_3"),
        "sl_give_all": press("sl_give_all"),
        "sl_take_all": press("sl_take_all"),
        "sl_dice": _dice,
        "sl_awaken": awakening("tsathoggua", _gates),
    },
    wanting={
        "sl_give_3": pay(3),
        "sl_give_all": pay(3),
        "sl_take_all": pay(3),
        "sl_dice": _best_dice,
        "sl_ritual": _ritual,
        "sl_awaken": awaken("tsathoggua", 8),
    },
    actions={
        "sl_give_3": _give_3,
        "sl_give_all": _give_all,
        "sl_take_all": _take_all,
        "lethargy": lambda texts, deed: texts.say("wars-events-lethargy", deed),
        "ancient_sorcery": by_first("sorcery", "wars-events-sorcery"),
        "capture_monster": by_first("captured", "wars-events-monster-captured"),
        "cursed_slumber": by_first("gate_slept", "wars-events-gate-slept"),
        "rouse": by_first("gate_woke", "wars-events-gate-woke"),
    },
    abilities={
        "ancient_sorcery": _serpents,
        "death_from_below": by_first("placed", "wars-events-death-from-below"),
        "energy_nexus": lambda texts, deed: texts.say("wars-events-energy-nexus", deed),
    },
    in_battle={"demand_sacrifice": used("wars-events-demand-sacrifice")},
    combat=_combat,
)
