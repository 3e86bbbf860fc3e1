"""Battles: their exact odds before they are declared, and their course, told by the match's events alone."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import Any, NamedTuple

from game.engine.event import EVERYONE, Event
from game.games.wars.factions.words.tables import merged
from game.games.wars.rules.odds import Odds, battle_odds, tickable
from game.games.wars.rules.units import FACTIONS, KINDS, UNIT_KIND
from game.games.wars.words.names import named_units
from game.games.wars.words.tableview import RANK, BattleSide, BattleView, Fighter, Piece, Table, chances
from game.language.spoken import name, say
from game.match.match import Match


class Forecast(NamedTuple):
    """The odds, the abilities that could be ticked (and how often), and those that were."""

    odds: Odds
    tickable: dict[str, int]
    ticked: dict[str, int]


def forecast(
    match: Match, area: int, attacker: int, defender: int, ticked: Mapping[str, int] | None = None
) -> Forecast:
    """The odds of a battle in an area as the table stands.

    Uses public things only, so it may be shown to anybody. Assumptions: owners give up the
    cheapest units first, only the ticked abilities are used, Pained units find room.
    """
    possible = tickable(match.position, area, attacker, defender)
    wanted = {name: min(count, possible[name]) for name, count in (ticked or {}).items() if name in possible}
    return Forecast(battle_odds(match.position, area, attacker, defender, wanted), possible, wanted)


_BEGUN = ("battle", "battle_resumed")
_SAVES: Mapping[str, str] = merged("saves")
"""By ability the kind of the unit on which, once it is used, a result has no effect."""


@dataclass(frozen=True, slots=True)
class Course:
    """The events of the last battle, sorted: ``over`` tells whether it has ended.

    ``used`` are (faction, ability) in the order used; ``dice`` what each faction rolled; ``results`` what a unit was
    dealt (``kill`` over ``pain``); ``fates`` why a unit was eliminated (``killed``, ``devour``, ``no_room`` ...);
    ``left`` the units that retreated; ``lost`` are (faction, ``kill`` or ``pain``, count) nobody had room for.
    """

    area: int
    attacker: str
    defender: str
    over: bool = False
    used: tuple[tuple[str, str], ...] = ()
    dice: dict[str, tuple[int, ...]] = field(default_factory=dict)
    results: dict[int, str] = field(default_factory=dict)
    fates: dict[int, str] = field(default_factory=dict)
    left: frozenset[int] = frozenset()
    lost: tuple[tuple[str, str, int], ...] = ()


def read_course(match: Match) -> Course | None:
    """The course of the battle being fought, or else of the last one; None if none is remembered."""
    return course_of(match.events)


def course_of(events: Sequence[Event]) -> Course | None:
    """The course of the last battle among some events; None if none was declared in them."""
    start = next((at for at in range(len(events) - 1, -1, -1) if events[at].kind in _BEGUN), None)
    if start is None:
        return None
    side, enemy, area = (int(value) for value in events[start].args)
    after = [event for event in events[start + 1 :] if event.seats == EVERYONE]
    fought = list(takewhile(lambda event: event.kind != "battle_over", after))

    def of(kind: str) -> list[tuple[Any, ...]]:
        return [event.args for event in fought if event.kind == kind]

    results: dict[int, str] = {}
    for unit, result in of("assigned"):
        results[unit] = "kill" if "kill" in (results.get(unit), result) else "pain"
    return Course(
        area,
        FACTIONS[side],
        FACTIONS[enemy],
        len(fought) < len(after),
        tuple(dict.fromkeys((FACTIONS[user], ability) for user, ability, *_ in of("ability"))),
        {FACTIONS[roller]: tuple(faces) for roller, *faces in of("rolled")},
        results,
        {unit: why for unit, _, why, _ in of("eliminated")},
        frozenset(unit for unit, _, _, why in of("moved") if why == "retreat"),
        tuple((FACTIONS[loser], result, count) for loser, result, count in of("results_lost")),
    )


def aftermath(course: Course, before: Table, after: Table) -> BattleView:
    """A battle that has ended, as it stood at its end: ``before`` is the table while or before it was fought.

    Its step is ``retreat``, the last; who fought is read off the table before, what became of them off the course.
    """
    area = before.areas[course.area]
    names = (course.attacker, course.defender)
    pieces, fought = list(area.pieces), before.battle
    if fought and fought.area == area.id and {side.faction for side in fought.sides} == set(names):
        pieces = [fighter.piece for side in fought.sides for fighter in side.fighters]
    sides = []
    for index, faction in enumerate(names):
        dice = course.dice.get(faction, ())
        kills, pains = chances(len(dice))
        fighters = tuple(_fate(course, piece, area.id, after) for piece in pieces if piece.faction == faction)
        sides.append(BattleSide(faction, index == 0, fighters, dice, 0, 0, len(dice), kills, pains))
    return BattleView(area.id, "retreat", (sides[0], sides[1]), tuple(ability for _, ability in course.used))


def thrown(events: Sequence[Event], battle: BattleView) -> tuple[BattleView, Course | None]:
    """A battle as it stood when its dice were thrown, and its course up to there: nothing that they brought."""
    last = max(at for at, event in enumerate(events) if event.kind == "rolled")
    course = course_of(events[: last + 1])
    fates = course.fates if course else {}

    def before(fighter: Fighter) -> Fighter:
        state = "gone" if fighter.piece.unit in fates else "hidden" if fighter.state == "hidden" else "in"
        return replace(fighter, result="", state=state)

    one, other = (replace(side, fighters=tuple(map(before, side.fighters)), kills_due=0, pains_due=0)
                  for side in battle.sides)  # fmt: skip
    used = tuple(ability for _, ability in course.used) if course else battle.used
    return BattleView(battle.area, "roll", (one, other), used), course


def _fate(course: Course, piece: Piece, area: str, after: Table) -> Fighter:
    fate, result = course.fates.get(piece.unit, ""), course.results.get(piece.unit, "")
    if fate == "killed":
        result = "kill"
    elif result and any(_SAVES.get(ability) == piece.kind for _, ability in course.used):
        result = "saved"
    elif result == "kill":
        # It bore the Kill: one of two it can take, or one turned into a Pain.
        result = "pain"
    now = after.pieces.get(piece.unit)
    state = "gone" if fate else "in" if now and now.place == area else "away"
    return Fighter(piece, result, False, state)


def retreat_areas(match: Match, table: Table, faction: str) -> list[str]:
    """Areas a faction's pieces could retreat to from the battle being fought: adjacent, without its enemy."""
    if table.battle is None:
        return []
    rules: Any = match.rules
    enemy = next(side.faction for side in table.battle.sides if side.faction != faction)
    near = (table.areas[number] for number in rules.map.adjacent[table.by_area[table.battle.area].number])
    return [area.id for area in near if all(piece.faction != enemy for piece in area.pieces)]


def assignment(match: Match, table: Table, kind: str, unit: int, due: int) -> tuple[str, str]:
    """What follows if a unit takes a result, and what of its side then stays: two short lines for its card.

    ``kind`` is ``assign_kill`` or ``assign_pain``; ``due`` results are still to be placed, this one among them.
    """
    if table.battle is None:
        return "", ""
    side = next(each for each in table.battle.sides if any(f.piece.unit == unit for f in each.fighters))
    fighter = next(each for each in side.fighters if each.piece.unit == unit)
    first = _suffered(match, table, kind, fighter)
    if due > 1:
        return first, say("wars-battle-then-more", number=due - 1)
    lost = kind == "assign_kill" and not (fighter.tough and not fighter.result)
    stay = [
        each.piece.unit
        for each in sorted(side.fighters, key=lambda each: RANK[each.piece.cls])
        if each.state == "in" and each.result != "kill" and (each.piece.unit != unit or not lost)
        if kind == "assign_kill" or (not each.result and each.piece.unit != unit)
    ]
    key = "wars-battle-then-live" if kind == "assign_kill" else "wars-battle-then-stay"
    return first, say(key, units=named_units(stay), count=len(stay))


def _suffered(match: Match, table: Table, kind: str, fighter: Fighter) -> str:
    """What a Kill or a Pain would do to a fighter."""
    keeps = fighter.piece.keeper
    if kind == "assign_kill":
        if fighter.tough and not fighter.result:
            return say("wars-battle-then-bears")
        if KINDS[UNIT_KIND[fighter.piece.unit]].leaves in table.by_faction[fighter.piece.faction].books:
            return say("wars-battle-then-leaves")
        return say("wars-battle-then-lost.gate" if keeps else "wars-battle-then-lost")
    found = retreat_areas(match, table, fighter.piece.faction)
    if not found:
        return say("wars-battle-then-nowhere")
    if len(found) > 1:
        return say("wars-battle-then-one-of.gate" if keeps else "wars-battle-then-one-of", areas=len(found))
    return say("wars-battle-then-retreats.gate" if keeps else "wars-battle-then-retreats", area=name("area", found[0]))
