"""What is told of Black Goat: what lights up for it, what it still needs, its deeds."""

from game.games.wars.rules.faction import MONSTER
from game.games.wars.rules.units import KIND_NUMBER, KINDS, SIDE_MASK, UNIT_SIDE
from game.games.wars.words.deeds import Deed, DeedTexts, by_losses, units_of
from game.games.wars.words.factiontold import FactionTold, as_printed
from game.games.wars.words.lights import areas_and, awakening, press, site, spread
from game.games.wars.words.needs import areas, awaken
from game.games.wars.words.outlook import Outlook
from game.games.wars.words.signed import signed
from game.games.wars.words.tableview import KindRow, Side, Table
from game.games.wars.words.told import sentences
from game.language.spoken import say
from game.language.values import Name, Text
from game.match.guide import Shine


def _apart(out: Outlook) -> Shine:
    """Areas of enemies that no area is shared with yet."""
    mine, count = SIDE_MASK[out.side], len(out.rules.map.areas)
    found: list[int] = []
    for enemy in out.rivals:
        theirs = [area for area, units in enumerate(out.state.here[:count]) if units & SIDE_MASK[enemy]]
        if not any(out.state.here[area] & mine for area in theirs):
            found += theirs
    return areas_and(out, sorted(set(found)), "move")


def _share(table: Table, side: Side) -> str:
    """Whom Black Goat does not share an area with, and who blocks it by being nowhere."""
    apart, nowhere = list[Name](), list[Name]()
    for other in table.sides:
        if other.faction == side.faction:
            continue
        stands = [area for area in table.areas if any(piece.faction == other.faction for piece in area.pieces)]
        if not stands:
            nowhere.append(signed(other.faction))
        elif not any(piece.faction == side.faction for area in stands for piece in area.pieces):
            apart.append(signed(other.faction))
    parts: list[str] = [say("wars-need-share", sides=apart)] if apart else []
    return " ".join([*parts, say("wars-need-share.nowhere", sides=nowhere)] if nowhere else parts)


def _cultists(table: Table, side: Side) -> str:
    here = sum(1 for area in table.areas for piece in area.pieces
               if (piece.faction, piece.cls) == (side.faction, "cultist"))  # fmt: skip
    return say("wars-need-cultists", here=here)


def _ghroth(texts: DeedTexts, deed: Deed) -> str:
    rolled, placed = deed.one("rolled_for"), deed.one("placed")
    if rolled is None:
        return ""
    hit = int(rolled.args[2]) <= int(rolled.args[3])
    told = "wars-events-ghroth" if hit else "wars-events-ghroth-failed" if rolled.args[3] else "wars-events-ghroth-vain"
    lost: dict[tuple[int, int], list[int]] = {}
    for event in deed.all("eliminated"):
        unit = int(event.args[0])
        lost.setdefault((UNIT_SIDE[unit], int(event.args[1])), []).append(unit)
    losses = [_loss(texts, side, area, units) for (side, area), units in sorted(lost.items())]
    return sentences(
        texts.of(told, deed, rolled),
        say("wars-events-ghroth-refused") if deed.one("not_agreed") else "",
        say("wars-events-ghroth-lost", losses=losses) if losses else "",
        texts.of("wars-events-appeared", deed, placed) if placed else "",
    )


def _loss(texts: DeedTexts, side: int, area: int, units: list[int]) -> Text:
    named, place = texts.names.named_units(units), texts.names.named_area(area)
    if side in texts.told.own:
        return say("wars-events-ghroth-lost-yours", units=named, area=place)
    return say("wars-events-ghroth-lost.part", units=named, owner=texts.names.named_side(side), area=place)


def _avatar(texts: DeedTexts, deed: Deed) -> str:
    moved = deed.all("moved")
    if len(moved) < 2:
        return ""
    unit = int(moved[1].args[0])
    owner, second = texts.names.named_side(UNIT_SIDE[unit]), texts.names.named_unit(unit)
    return texts.of("wars-events-avatar", deed, moved[0], UNIT_SIDE[unit], second=second, owner=owner)


def _sacrifice(texts: DeedTexts, deed: Deed) -> str:
    given = units_of(deed.all("eliminated"))
    return texts.say("wars-events-given-up", deed, units=texts.names.named_units(given)) if given else ""


def _necrophagy(texts: DeedTexts, deed: Deed) -> list[str]:
    moved = deed.all("moved")
    units, ghouls = texts.names.named_units(units_of(moved)), len(deed.all("ability"))
    return [say("wars-events-necrophagy", units=units, ghouls=ghouls)] if moved else []


def _cost(side: Side, kind: str, cost: int) -> int:
    """Monsters are cheaper under the Thousand Young."""
    goat = any(row.kind == "shub_niggurath" and row.on_map for row in side.kinds)
    return cost - (goat and "thousand_young" in side.books and KINDS[KIND_NUMBER[kind]].cls == MONSTER)


def _combat(table: Table, side: Side, row: KindRow) -> str:
    if row.kind == "acolyte" and "frenzy" in side.books:
        return "1"
    if row.kind != "shub_niggurath":
        return as_printed(table, side, row)
    standing = {each.kind: each.on_map for each in side.kinds}
    young = standing.get("dark_young", 0) if "red_sign" in side.books else 0
    return str(standing.get("acolyte", 0) + side.gates + young)


TOLD = FactionTold(
    lights={
        "bg_areas_4": spread,
        "bg_areas_6": spread,
        "bg_areas_8": spread,
        "bg_share": _apart,
        "bg_sacrifice": press("bg_sacrifice"),
        "bg_awaken": awakening("shub_niggurath", site("build_gate")),
    },
    wanting={
        "bg_areas_4": areas(4),
        "bg_areas_6": areas(6),
        "bg_areas_8": areas(8),
        "bg_share": _share,
        "bg_sacrifice": _cultists,
        "bg_awaken": awaken("shub_niggurath", 8),
    },
    actions={"ghroth": _ghroth, "avatar": _avatar, "bg_sacrifice": _sacrifice},
    abilities={"blood_sacrifice": by_losses("wars-events-blood-sacrifice")},
    in_battle={"necrophagy": _necrophagy},
    cost=_cost,
    combat=_combat,
)
