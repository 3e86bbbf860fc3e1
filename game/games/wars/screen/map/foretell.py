"""What a click on the map would bring about, in words: cost and what is left, whom one meets, what stays."""

from __future__ import annotations

from dataclasses import dataclass

from game.games.wars.screen.answers.choices import Question, area_tip, unit_tip
from game.games.wars.words.tableview import Piece, Side, Table, kind_of
from game.match.words import capital, words

_COSTS = {"move_area": 1, "recruit_area": 1, "gate_area": 3, "battle_area": 1, "capture_area": 1}
_HEADS = {
    "move_area": "Move {unit} to {area}",
    "retreat_area": "{unit} retreats to {area}",
    "summon_area": "Summon {unit} in {area}",
    "awaken_area": "Awaken {unit} in {area}",
    "emerge_area": "Emerge in {area}",
    "gate_area": "Build a gate in {area}",
    "control_area": "Take the gate in {area}",
    "abandon_area": "Leave the gate in {area}",
    "recruit_area": "Recruit an Acolyte in {area}",
    "battle_area": "Attack in {area}",
    "capture_area": "Capture a Cultist in {area}",
    "dreams_area": "Dreams in {area}",
    "zingaya_area": "Zingaya in {area}",
    "avatar_area": "Avatar in {area}",
    "shriek_area": "Byakhee to {area}",
    "scream_area": "The King to {area}",
}
_ARRIVALS = ("move_area", "retreat_area", "summon_area", "awaken_area")


@dataclass(frozen=True)
class Tip:
    """A tooltip: heading, lines of markup, and a last line about what to do."""

    heading: str
    lines: tuple[str, ...]
    foot: str = ""

    @property
    def text(self) -> str:
        """All of it as markup."""
        return "\n".join([f"**{self.heading}**", *self.lines, *([f"<third>{self.foot}</>"] if self.foot else [])])


def area_words(table: Table, question: Question | None, area: str) -> Tip:
    """What is to be said of an area that is pointed at."""
    heading, *about = area_tip(area, table).split("\n")
    heading = heading.strip("*")
    if question is None:
        return Tip(heading, tuple(about))
    if not question.option_for(("area", area), table):
        why = question.blocked_areas.get(area)
        return Tip(heading, (*about, *([f"<reason>Not now: {why}.</>"] if why else [])))
    unit = question.marks.selected
    piece = table.pieces.get(unit) if unit is not None else None
    template = _HEADS.get(question.kind, "")
    if unit is None and "{unit}" in template:
        template = ""
    kind = words().name("unit", kind_of(unit)) if unit is not None else ""
    head = template.format(unit=kind, area=words().name("area", area)) if template else heading
    lines = [] if template else [f"<gold>{capital(question.prompt)}</> here"]
    lines += _price(question, table, unit)
    if question.kind in _ARRIVALS:
        lines += _meets(table, question, area, piece) + _gates(table, question, area, piece)
    else:
        lines += about
    drops = question.kind in ("move_area", "retreat_area")
    return Tip(head, tuple(lines), "Click or drop to move here" if drops else "Click to choose")


def unit_words(table: Table, question: Question | None, unit: int) -> Tip:
    """What is to be said of a piece that is pointed at."""
    piece = table.pieces.get(unit)
    heading, *about = unit_tip(unit).split("\n")
    heading = heading.replace("**", "").strip()
    if piece and piece.keeper:
        about.append("{icon:gate} Keeps the gate")
    if question is None:
        return Tip(heading, tuple(about))
    if question.marks.selected == unit and question.marks.areas:
        return Tip(heading, tuple(about), "Click a lit area, or drag the piece there")
    if question.option_for(("unit", unit), table) and unit in question.marks.units:
        about.append(f"<gold>{capital(question.prompt)}</>")
        return Tip(heading, tuple(about), "Click or drag it" if question.kind == "move_unit" else "Click to choose")
    why = question.blocked_units.get(unit)
    return Tip(heading, (*about, *([f"<reason>Not now: {why}.</>"] if why else [])))


def _price(question: Question, table: Table, unit: int | None) -> list[str]:
    cost = _COSTS.get(question.kind, 0)
    if question.kind == "summon_area" and unit is not None:
        rows = table.by_faction[question.faction].kinds
        cost = next((row.cost for row in rows if row.kind == kind_of(unit)), 0)
    if not cost or question.power is None or cost > question.power:
        return []
    return [f"{{icon:power}} Costs **{cost} Power** · {question.power - cost} left"]


def _counted(pieces: list[Piece]) -> str:
    """Pieces by kind: ``2 Flying Polyps, 1 Nightgaunt``."""
    speech = words()
    kinds: dict[str, int] = {}
    for piece in pieces:
        kinds[piece.kind] = kinds.get(piece.kind, 0) + 1
    return ", ".join(
        f"{count} {speech.name('unit', kind) if count == 1 else speech.plural(kind)}" for kind, count in kinds.items()
    )


def _meets(table: Table, question: Question, area: str, piece: Piece | None) -> list[str]:
    """Whom a piece would find there, side by side, and the dice if it came to a battle."""
    lines = []
    there = table.by_area[area].pieces
    own = [each for each in there if each.faction == question.faction]
    for side in table.sides:
        theirs = [each for each in there if each.faction == side.faction]
        if side.faction == question.faction or not theirs:
            continue
        told = _counted([each for each in theirs if not each.keeper])
        keeper = "the keeper" if any(each.keeper for each in theirs) else ""
        whom = " and ".join(part for part in (f"**{told}**" if told else "", keeper) if part)
        battle = _dice(table, question, area, side, piece)
        lines.append(f"{{icon:battle}} Meets {{glyph:{side.faction}}} {whom}{battle}")
    if own:
        lines.append(f"{{glyph:{question.faction}}} Joins {_counted(own)}")
    return lines


def _dice(table: Table, question: Question, area: str, enemy: Side, piece: Piece | None) -> str:
    """How many dice would be rolled on each side; nothing where that depends on more than who stands there."""
    if piece is None or piece.faction != question.faction:
        return ""
    there = table.by_area[area].pieces
    mine = _combat(table, [*(each for each in there if each.faction == piece.faction), piece])
    theirs = _combat(table, [each for each in there if each.faction == enemy.faction])
    if mine is None or theirs is None or not (mine or theirs):
        return ""
    return f". A battle: **{mine} {'die' if mine == 1 else 'dice'} against {theirs}**"


def _combat(table: Table, pieces: list[Piece]) -> int | None:
    """The dice of pieces together; None if one of them has as many as something else on the table says."""
    rows = [next(row for row in table.by_faction[each.faction].kinds if row.kind == each.kind) for each in pieces]
    return None if any(row.formula for row in rows) else sum(row.combat for row in rows)


def _gates(table: Table, question: Question, area: str, piece: Piece | None) -> list[str]:
    """What becomes of the gate there, and of one that is left without its keeper."""
    lines = []
    there = table.by_area[area]
    if there.gate == "abandoned":
        taken = piece is not None and piece.cls == "cultist"
        lines.append("{icon:gate} An abandoned gate" + (" that it could take" if taken else ""))
    elif there.gate == question.faction:
        lines.append("{icon:gate} Your gate")
    elif there.gate:
        lines.append(f"{{icon:gate}} The gate stays with {{glyph:{there.gate}}} while its keeper stands")
    if piece is not None and piece.keeper:
        name = words().name("area", piece.place)
        lines.append(f"{{icon:gate}} <reason>Leaves the gate in {name} without its keeper</>")
    return lines
