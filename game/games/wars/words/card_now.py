"""What is true of a card's thing just now: whether it can be used, where it stands, what is still missing.

Read off what a seat sees; whether something can be used is taken from the open decision alone,
its options and its reasons why not.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.engine.decision import Decision
from game.engine.option import Blocked, Option
from game.engine.position import Position
from game.games.wars.factions.words.tables import merged
from game.games.wars.factions.words.told import TOLD
from game.games.wars.rules.units import CLASS_NAMES, FACTIONS, KIND_NUMBER, KINDS, UNIT_KIND
from game.games.wars.words.card_terms import TERMS, missing
from game.games.wars.words.cards import owner_of_card
from game.games.wars.words.facts import off_map
from game.games.wars.words.gamewords import WarsWords
from game.games.wars.words.offers import in_vain
from game.games.wars.words.signed import linked, pictured, sign, signed
from game.games.wars.words.tableview import KindRow, Side, Table, action_costs, book_of, forced
from game.games.wars.words.works import WORKS
from game.language.spoken import name, say
from game.language.values import Name, markup
from game.match.cards import Now, Ref
from game.match.gamewords import words_of
from game.match.match import Match
from game.match.words import words

_DEEPEST = 2


class Reach(NamedTuple):
    """Areas, enemies and own units that the next steps of an option leave open; all empty where they are unknown."""

    areas: frozenset[int] = frozenset()
    sides: frozenset[int] = frozenset()
    units: frozenset[int] = frozenset()
    blocked: tuple[Blocked, ...] = ()


def reach(match: Match, chosen: Option) -> Reach:
    """What an option of the open decision would let its side name next."""
    asked = match.position.decision
    if asked is None or chosen not in asked.options:
        return Reach()
    found: list[Option] = []
    blocked = _explore(match.position, chosen, asked, _DEEPEST, found)
    areas = frozenset(each.area for each in found if each.area >= 0)
    return Reach(
        areas,
        frozenset(each.side for each in found if each.kind == "side"),
        frozenset(each.unit for each in found if each.unit >= 0),
        tuple(blocked),
    )


def _explore(pos: Position, chosen: Option, asked: Decision, depth: int, found: list[Option]) -> list[Blocked]:
    """Take an option on a copy and note what can be named next; returns what is blocked right after it."""
    after = pos.copy()
    after.answer(chosen)
    old, new = pos.chance, after.chance
    if (old.state, old.dice, old.draws) != (new.state, new.dice, new.draws):
        return []
    found += forced(after.events, asked.side)
    decision = after.decision
    # Once the side is asked for its next action, what was begun is over.
    if decision is None or decision.side != asked.side or decision.kind in ("action", asked.kind):
        return []
    named = [each for each in decision.options if each.kind in ("area", "side", "unit")]
    found += named
    if depth > 1:
        for each in named:
            if each.kind == "area":
                _explore(after, each, decision, depth - 1, found)
    return after.stack[-1].blocked(after) if after.stack else []


_DONE_BY: Mapping[str, tuple[str, ...]] = merged("done_by")
_BEGUN_BY = {"cultist": "recruit", "monster": "summon", "terror": "summon", "great_old_one": "awaken"}
_NO_PRICE = ("move", "summon", "awaken")
"""Actions whose cost depends on what is chosen."""


@dataclass(frozen=True)
class Situation:
    """A table as somebody sees it, and whether the open decision is put to that person (``asked``)."""

    match: Match
    table: Table
    asked: bool

    def about(self, ref: Ref) -> Now | None:
        """What is to be said of a thing now; None if nothing."""
        told = _TELLERS.get(ref[0])
        return told(self, ref[1]) if told else None

    @property
    def side(self) -> str:
        """The faction that is asked; empty unless it is the viewer's."""
        decision = self.match.position.decision
        return FACTIONS[decision.side] if self.asked and decision is not None else ""

    def offered(self, kind: str) -> Option | None:
        """The option of a kind in the open decision, if it is put to the viewer."""
        decision = self.match.position.decision
        options = decision.options if self.asked and decision is not None else ()
        return next((each for each in options if kind in (each.kind, each.kind == "book" and book_of(each))), None)

    def refused(self, kind: str) -> str:
        """Why an option of a kind cannot be chosen by the viewer, in words; empty if that is not said."""
        decision = self.match.decision
        blocked = decision.blocked if self.asked and decision is not None else ()
        return self.why(blocked, lambda option: option.kind == kind)

    def why(self, blocked: Sequence[Blocked], meant: Callable[[Option], bool]) -> str:
        """Why what is meant is blocked, in words; empty if it is not."""
        return next((words().reason(self.match.rules, each) for each in blocked if meant(each.option)), "")


def _bold(faction: str) -> Name:
    return name("faction", faction, f"{sign(faction)} **{{}}**")


def _absent(faction: str) -> Now:
    return Now(None, say("wars-now-absent", side=_bold(faction)))


# Using something -------------------------------------------------------------------------------


def _usable(now: Situation, kinds: Sequence[str]) -> Now | None:
    """Whether one of these options can be taken, from the open decision; None if it says nothing about them."""
    for kind in kinds:
        chosen = now.offered(kind)
        if chosen is not None:
            return Now(True, " ".join(_can(now, chosen, kind)))
    for kind in kinds:
        if why := now.refused(kind):
            return Now(False, say("wars-now-not", why=markup(why)))
    return None


def _can(now: Situation, chosen: Option, kind: str) -> Iterator[str]:
    """In sentences: that it can be done, where, and what it costs."""
    if chosen.kind == "book":
        yield say("wars-now-take")
        return
    yield say("wars-now-do" if kind in _COMMON else "wars-now-use")
    yield from _where(now, reach(now.match, chosen))
    cost = action_costs(now.match).get(kind, 0)
    power = now.table.by_faction[now.side].power
    if kind == "pass":
        yield say("wars-now-burns", power=power)
    elif kind == "move":
        yield say("wars-now-each", power=power)
    elif kind in _NO_PRICE:
        yield from [say("wars-now-from", cost=cost)] if cost else []
    else:
        yield say("wars-now-leaves", power=power - cost) if cost else say("wars-now-free")
    if vain := in_vain(now.match, FACTIONS.index(now.side), kind):
        yield say("wars-now-vain", why=markup(vain))


def _where(now: Situation, found: Reach) -> Iterator[str]:
    """In how many areas, against whom; nothing where it needs neither."""
    areas = [linked("area", now.table.areas[area].id) for area in found.areas]
    enemies = [FACTIONS[side] for side in sorted(found.sides) if FACTIONS[side] != now.side]
    if enemies:
        against = markup(" ".join(map(sign, enemies)))
        yield say("wars-now-where.against", count=len(areas), areas=areas[:1], sides=against)
    elif areas:
        yield say("wars-now-where", count=len(areas), areas=areas[:1])


_COMMON = ("move", "battle", "build_gate", "recruit", "summon", "awaken", "capture", "pass", "control_gate",
           "abandon_gate", "ritual")  # fmt: skip


def _action(now: Situation, key: str) -> Now:
    text = say("wars-now-no-choice") if now.side else _waiting(now)
    return _usable(now, (key,)) or Now(None, text)


def _waiting(now: Situation) -> str:
    """Who is asked, if not the viewer."""
    decision = now.match.position.decision
    if decision is None:
        return say("wars-now-over")
    return say("wars-now-chooses", side=_bold(FACTIONS[decision.side]))


def _ability(now: Situation, key: str, kind: str) -> Now:
    """A spellbook or an ability: who holds it, and whether it can be used."""
    faction = owner_of_card((kind, key))
    side = now.table.by_faction.get(faction)
    if side is None:
        return _absent(faction)
    held = kind == "ability" or key in side.books
    if faction == now.side and (told := _usable(now, _DONE_BY.get(key, (key,)))):
        return told
    if not held:
        return Now(None, say("wars-now-unearned", side=_bold(faction), left=6 - len(side.books)))
    waits = WORKS[key].when == "action" and faction != now.side
    if kind == "ability":
        return Now(None, _waiting(now) if waits else say("wars-now-has", side=_bold(faction)))
    held_by = say("wars-now-holds", side=_bold(faction))
    return Now(None, f"{held_by} {_waiting(now)}" if waits else held_by)


# Pieces ----------------------------------------------------------------------------------------


def _unit(now: Situation, key: str) -> Now | None:
    lines: list[str] = []
    for side in now.table.sides:
        row = next((row for row in side.kinds if row.kind == key), None)
        if row is None:
            continue
        held = sum(1 for other in now.table.sides for piece in other.captives
                   if (piece.faction, piece.kind) == (side.faction, key))  # fmt: skip
        parts = [say("wars-now-unit-map", count=row.on_map), say("wars-now-unit-pool", count=row.in_pool)]
        parts += [say("wars-now-unit-captive", count=held)] if held else []
        parts += off_map(side, key)
        lines.append(say("wars-now-line", sign=sign(side.faction), parts=parts))
        lines += _standing(now.table, side.faction, key)
    if not lines:
        return _absent(owner_of_card(("unit", key)))
    can, text = _placeable(now, key)
    return Now(can, text, tuple(lines))


def _standing(table: Table, faction: str, kind: str) -> list[str]:
    """Where the pieces of a kind are, for kinds that only one faction has."""
    if kind == "acolyte":
        return []
    here = [(sum(each.like[:2] == (faction, kind) for each in area.pieces), area.id) for area in table.areas]
    found = [say("wars-now-standing.in", count=count, area=linked("area", area)) for count, area in here if count]
    return [say("wars-now-standing", areas=found)] if found else []


def _placeable(now: Situation, key: str) -> tuple[bool | None, str]:
    """Whether the viewer can bring such a piece into play now."""
    kind = KINDS[KIND_NUMBER[key]]
    faction = owner_of_card(("unit", key))
    if not now.side or faction not in ("", now.side):
        return None, ""
    cls = CLASS_NAMES[kind.cls]
    begun = _BEGUN_BY[cls]
    chosen = now.offered(begun)
    unit = name("unit", key)
    if chosen is None:
        why = now.refused(begun)
        return (False, say(f"wars-now-{begun}.not-for", unit=unit, why=markup(why))) if why else (None, "")
    found = reach(now.match, chosen)
    if begun == "recruit" or any(UNIT_KIND[unit] == KIND_NUMBER[key] for unit in found.units):
        return True, say(f"wars-now-{begun}", unit=unit)
    row = next((row for row in now.table.by_faction[now.side].kinds if row.kind == key), None)
    if row is not None and not row.in_pool:
        return False, say(f"wars-now-{begun}.none-left", unit=unit)
    why = now.why(found.blocked, lambda option: option.unit >= 0 and UNIT_KIND[option.unit] == KIND_NUMBER[key])
    return False, say(f"wars-now-{begun}.not-for" if why else f"wars-now-{begun}.not", unit=unit, why=markup(why))


def cost_now(side: Side, kind: str, printed: int) -> int:
    """What a piece costs its owner now: Cthulhu is cheaper once he has awakened, Monsters under the Thousand Young."""
    return TOLD[side.faction].cost(side, kind, printed)


def combat_now(table: Table, side: Side, row: KindRow) -> str:
    """A piece's combat as it is now, as far as it does not depend on the battle: "6", "3+" or "varies"."""
    return TOLD[side.faction].combat(table, side, row)


# Requirements, areas, terms --------------------------------------------------------------------


def _requirement(now: Situation, key: str) -> Now:
    faction = owner_of_card(("requirement", key))
    side = now.table.by_faction.get(faction)
    if side is None:
        return _absent(faction)
    need = next(each for each in side.requirements if each.id == key)
    if need.met:
        return Now(None, say("wars-now-requirement-met", side=_bold(faction)), (), need.need, need.need)
    told = _usable(now, _DONE_BY.get(key, (key,))) if faction == now.side else None
    rest = missing(now.table, side, key)
    if told:
        return Now(told.can, told.text, (rest,) if rest else (), need.have, need.need)
    return Now(None, rest or say("wars-now-requirement-open", side=_bold(faction)), (), need.have, need.need)


def _area(now: Situation, key: str) -> Now | None:
    area = now.table.by_area.get(key)
    if area is None:
        return Now(None, say("wars-now-area-unknown"))
    lines: list[str] = []
    if area.gate == "abandoned":
        lines.append(say("wars-now-area-abandoned"))
    elif area.gate:
        lines.append(say("wars-now-area-gate", side=signed(area.gate)))
    for side in now.table.sides:
        if kinds := Counter(piece.kind for piece in area.pieces if piece.faction == side.faction):
            units = [name("unit", kind, f"<@unit/{kind}>{{}}</>", count) for kind, count in kinds.items()]
            lines.append(say("wars-now-line", sign=sign(side.faction), parts=units))
    if area.desecrated:
        lines.append(say("wars-now-area-desecrated"))
    for token in area.tokens:
        lines.append(say("wars-now-area-token", icon=pictured(token.ref[1]), token=linked(*token.ref)))
    decision = now.match.decision
    number = area.number
    if now.side and decision is not None:
        if any(each.kind == "area" and each.area == number for each in decision.options):
            return Now(True, say("wars-now-area-choose", question=markup(decision.prompt)), tuple(lines))
        if why := now.why(decision.blocked, lambda option: (option.kind, option.area) == ("area", number)):
            return Now(False, say("wars-now-not", why=markup(why)), tuple(lines))
    return Now(None, "" if lines else say("wars-now-area-empty"), tuple(lines))


def _term(now: Situation, key: str) -> Now | None:
    if key == "ritual":
        told, track = _usable(now, ("ritual",)), TERMS["ritual_track"](now.table)
        return Now(told.can, told.text, (track.text,)) if told else track
    speech = words_of(now.match.rules)
    assert isinstance(speech, WarsWords)
    tell = speech.terms.get(key)
    return tell(now.table) if tell else None


def _phase(now: Situation, key: str) -> Now:
    if now.table.phase == key:
        return Now(None, say("wars-now-phase", turn=now.table.turn))
    return Now(None, say("wars-now-phase.other", turn=now.table.turn, phase=name("phase", now.table.phase)))


def _side(now: Situation, key: str) -> Now:
    side = now.table.by_faction.get(key)
    if side is None:
        return _absent(key)
    return Now(None, "", (
        say("wars-now-side", power=side.power, doom=side.doom, signs=len(side.signs)),
        say("wars-now-side.holds", gates=side.gates, books=len(side.books)),
    ))  # fmt: skip


def _edition(now: Situation, key: str) -> Now:
    return Now(None, say("wars-now-edition" if now.table.edition == key else "wars-now-edition.other"))


_TELLERS: dict[str, Callable[[Situation, str], Now | None]] = {
    "action": _action,
    "ability": lambda now, key: _ability(now, key, "ability"),
    "book": lambda now, key: _ability(now, key, "book"),
    "unit": _unit,
    "requirement": _requirement,
    "area": _area,
    "term": _term,
    "phase": _phase,
    "faction": _side,
    "edition": _edition,
}
