"""Who asks for the open decision, why and where, which action is going on, and the draft that a match may begin with.

Made from what lies open on the table only, so it may be shown to anybody.
"""

from dataclasses import dataclass
from typing import NamedTuple

from game.engine.decision import Decision
from game.engine.position import Position
from game.games.wars.factions.words.tables import joined, merged
from game.games.wars.rules.board import can_act
from game.games.wars.rules.flow.slot import Interrupts, Slot
from game.games.wars.rules.flow.turn import DRAFT, Draft, PairedActions
from game.games.wars.rules.units import CLASS_NAMES, FACTION_ABILITIES, FACTIONS, KINDS, MOST_AREAS
from game.games.wars.words.arguments import QUESTIONS
from game.language.spoken import name, tell
from game.language.values import Value, markup
from game.match.entries import Answer
from game.match.match import Match

AUTHORS = {
    "turn": "acting", "battle": "enemy", "book": "acting", "capture_unit": "acting", "assign_kill": "enemy",
    "assign_pain": "enemy", "retreat_area": "enemy", "no_room": "enemy", "pledge": "acting", **merged("authors"),
}  # fmt: skip
"""Who brings it about that a side is asked, by the kind of question: the side whose turn it is, the other one in the
battle, or a faction."""
_ANYWHERE = ("turn", "book", "pledge", *joined("anywhere"))
"""Kinds of questions that are told without an area."""


class Asking(NamedTuple):
    """Why a side is asked in the turn of another, ``by`` whom (a faction's id), ``where`` (an area's id or nothing).

    ``short`` is a few words, ``why`` a sentence, both with marks. All are empty for a choice of the side's own turn,
    but for ``where`` if the question is about one place.
    """

    by: str
    short: str
    why: str
    where: str


def asking(match: Match) -> Asking:
    """What lies behind the open decision. Empty when nothing is asked."""
    decision = match.position.decision
    if decision is None:
        return Asking("", "", "", "")
    where = _place(match, decision)
    area = match.rules.map.areas[where] if where >= 0 else ""  # type: ignore[attr-defined]
    acting = acting_side(match.position)
    battle = match.position.state.battle
    if acting in (-1, decision.side):
        return Asking("", "", "", area)
    kind = decision.kind if decision.kind in AUTHORS else "battle" if battle is not None else "turn"
    by = _author(AUTHORS[kind], acting, decision.side, battle)
    key = f"wars-why-{kind.replace('_', '-')}" if where >= 0 or kind in _ANYWHERE else "wars-why-turn"
    told: dict[str, Value] = {"sign": markup(f"{{glyph:{by}}}"), "side": name("faction", by)}
    if where >= 0:
        told["area"] = name("area", area)
    return Asking(by, tell(f"{key}.short", told), tell(key, told), area)


def acting_side(pos: Position) -> int:
    """The side whose slot it is; -1 outside slots."""
    return next((part.side for part in reversed(pos.stack) if type(part) is Slot), -1)


def going_on(match: Match, side: int) -> str:
    """The id of the action the side is in the middle of in its own slot; empty if it is in none."""
    pos, decision = match.position, match.position.decision
    if decision is None or decision.side != side or acting_side(pos) != side or type(pos.stack[-1]) is Slot:
        return ""
    if any(type(part) is Interrupts for part in pos.stack):
        return ""
    begun = next((event for event in reversed(match.events) if event.kind in ("action", "slot")), None)
    return str(begun.args[1]) if begun is not None and begun.kind == "action" and begun.args[0] == side else ""


def _author(said: str, acting: int, asked: int, battle: object) -> str:
    """The faction a text means by ``by``."""
    if said == "enemy":
        sides: tuple[int, ...] = getattr(battle, "sides", ())
        return FACTIONS[next((side for side in sides if side != asked), acting)]
    return FACTIONS[acting] if said == "acting" else said


def _place(match: Match, decision: Decision) -> int:
    """The area a decision is about; -1 if it is about none in particular."""
    about = dict(zip((kind for _, kind in QUESTIONS.get(decision.kind, ())), decision.about, strict=False))
    state = match.position.state
    if "area" in about:
        return int(about["area"])
    if "unit" in about and 0 <= (place := state.loc[int(about["unit"])]) < MOST_AREAS:
        return int(place)
    if state.battle is not None:
        return int(state.battle.area)
    areas = {choice.area for choice in decision.options if choice.kind == "unit" and 0 <= choice.area < MOST_AREAS}
    return areas.pop() if len(areas) == 1 else -1


@dataclass(frozen=True, slots=True)
class DraftView:
    """The draft as anybody sees it: whose turn it is, who has what, which seats take in which order, and of what."""

    seat: int
    taken: dict[str, int]
    order: tuple[int, ...]
    among: tuple[str, ...]

    @property
    def over(self) -> bool:
        """Whether more can be taken than are: the last one is chosen as well."""
        return len(self.among) > len(self.order)

    @property
    def turn(self) -> int:
        """Which place of ``order`` it is."""
        return len(self.taken)


def drafting(match: Match) -> DraftView | None:
    """The draft that is going on; ``None`` when none is."""
    stack = match.position.stack
    if not stack or not isinstance(stack[-1], Draft):
        return None
    taken = stack[-1].taken
    by = {FACTIONS[side]: DRAFT[place] for place, side in enumerate(taken)}
    among = tuple(FACTIONS[side] for side in match.position.rules.drafted_from)
    return DraftView(DRAFT[min(len(taken), len(DRAFT) - 1)], by, DRAFT, among)


def acts_next(match: Match) -> tuple[str, ...]:
    """The factions of the person whose turn it is that may still act in it, after the one that is acting."""
    for part in reversed(match.position.stack):
        if isinstance(part, PairedActions):
            state = match.position.state
            acting = any(other is not part for other in match.position.stack[-1:])
            return tuple(FACTIONS[side] for side in part.left if can_act(state, side)) if acting else ()
    return ()


def after_draft(match: Match) -> int:
    """How many entries the draft took: before them there is no table to look back at."""
    if match.rules.chosen is None:
        return 0
    answered = 0
    for number, entry in enumerate(match.entries):
        answered += isinstance(entry, Answer)
        if answered == len(DRAFT):
            return number + 1
    return len(match.entries)


def kinds_of(faction: str) -> tuple[tuple[str, str, int, int], ...]:
    """A faction's kinds of units, the greatest first: id, class, how many there are, what one costs."""
    side = FACTIONS.index(faction)
    own = [kind for kind in KINDS if kind.side in (side, None)]
    own.sort(key=lambda kind: (-kind.cls, -kind.cost))
    return tuple((kind.id, CLASS_NAMES[kind.cls], kind.figures, kind.cost) for kind in own)


def abilities_of(faction: str) -> tuple[str, ...]:
    """The ids of the abilities a faction has from the beginning."""
    return FACTION_ABILITIES[FACTIONS.index(faction)]
