"""The goals of a side of Cthulhu Wars: what wins, the next spellbooks, and what is left to do in this turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.games.wars.factions.words.tables import joined, merged
from game.games.wars.factions.words.told import merged_told
from game.games.wars.rules.flow.ending import DOOM_TO_END
from game.games.wars.rules.state import ACTION, DOOM
from game.games.wars.rules.units import BOOKS, KINDS, SIDE_MASK, UNIT_KIND
from game.games.wars.words.lights import Light, areas_and
from game.games.wars.words.offers import ritual_gain
from game.games.wars.words.outlook import Outlook, Threat
from game.games.wars.words.tableview import Requirement, Side
from game.language.spoken import has, say, tell
from game.language.values import Value
from game.match.guide import DARK, Goal, Goals, Shine
from game.match.match import Match
from game.match.words import words

SHOWN = 3
"""How many of the next spellbooks are listed."""
THREATS = 2
"""How many keepers to be guarded are listed."""
ORDER: tuple[str, ...] = joined("goals")
"""The requirements of each faction, those first that usually come first."""
AWAKENS: Mapping[str, str] = merged("awakens")
_MET_BY: Mapping[str, str] = merged("met_by")


def wars_goals(match: Match, seat: int) -> tuple[Goals, ...]:
    """The goals of a seat as the match stands; none once it is over."""
    if match.position.decision is None:
        return ()
    out = Outlook(match, seat)
    side = out.table.by_faction[out.faction]
    groups = [Goals(say("wars-goals-win"), "bars", _to_win(out, side))]
    needs = _needs(out)
    if needs:
        groups.append(Goals(say("wars-goals-next"), "cards", needs))
    if turn := _this_turn(out):
        groups.append(Goals(say("wars-goals-turn"), "checks", turn))
    return tuple(groups)


def _goal(id: str, picture: str, key: str, shine: Shine = DARK, done: bool = False, **values: Value) -> Goal:
    """A goal with the message of that key, and as long as it is not done with what to do about it."""
    how = "" if done or not has(f"{key}.how") else tell(f"{key}.how", values)
    return Goal(id, picture, tell(key, values), how=how, done=done, shine=shine)


# To win -------------------------------------------------------------------------------------------


def _to_win(out: Outlook, side: Side) -> tuple[Goal, ...]:
    """Doom, and where they are needed spellbooks."""
    gates = Shine(tuple(out.area_id(area) for area in out.gates))
    key = "wars-goals-doom" if out.needs_books() else "wars-goals-doom-duel"
    own = sum(side.signs)
    found = [Goal("goal.doom", "icon:doom", say(key), have=side.doom, need=DOOM_TO_END, how=say(f"{key}.how"),
                  note=say("wars-goals-signs", number=own) if own else "", shine=gates,
                  card=("term", "doom_track"))]  # fmt: skip
    if out.needs_books():
        strip = Shine((f"strip.{out.faction}",))
        found.append(Goal("goal.books", "icon:spellbook", say("wars-goals-books"), have=len(side.books),
                          need=len(BOOKS[out.side]), how=say("wars-goals-books.how"), shine=strip,
                          card=("term", "spellbook")))  # fmt: skip
    return tuple(found)


# The next spellbooks ------------------------------------------------------------------------------


def _needs(out: Outlook) -> tuple[Goal, ...]:
    """What is still asked for, the nearest first."""
    found = sorted(out.needs, key=lambda need: (not _now(out, need), -_share(need), _place(need.id)))
    return tuple(_need(out, need) for need in found[:SHOWN])


def _place(requirement: str) -> int:
    return ORDER.index(requirement) if requirement in ORDER else len(ORDER)


def _share(need: Requirement) -> float:
    """How near a requirement is, where that is a number: only when one more will do."""
    return need.have / need.need if need.need and need.need - need.have <= 1 else 0.0


def _now(out: Outlook, need: Requirement) -> bool:
    """Whether an action that meets a requirement is offered now."""
    asked = out.pos.decision
    if asked is None or asked.side != out.side:
        return False
    kinds = {option.kind for option in asked.options}
    if need.id in AWAKENS:
        able = out.can_awaken()
        return "awaken" in kinds and able is not None and KINDS[UNIT_KIND[able[0]]].id == AWAKENS[need.id]
    return need.id in kinds or _MET_BY.get(need.id) in kinds


def _need(out: Outlook, need: Requirement) -> Goal:
    about, key = LIGHTS.get(need.id), f"wars-goals-{need.id.replace('_', '-')}"
    return Goal(
        f"goal.{need.id}", f"icon:{need.id}", words().name("requirement", need.id), tell(key, {}),
        need.have, need.need, how=tell(f"{key}.how", out.names.start_of(out.side)),
        shine=about(out) if about else DARK, card=("requirement", need.id),
    )  # fmt: skip


LIGHTS: Mapping[str, Light] = merged_told("lights")
"""What lights up for a requirement that is not met."""


# This turn ----------------------------------------------------------------------------------------


def _this_turn(out: Outlook) -> tuple[Goal, ...]:
    """What has been done in this turn, and what is left to do."""
    if out.state.phase not in (ACTION, DOOM):
        return ()
    done = [*_scored(out), *_awakened(out)]
    left = [*_claims(out), *_guards(out), *_captures(out), *_awakening(out), *_spend(out)]
    if out.state.phase == DOOM:
        left = _rituals(out)
    return (*done, *left)


def _since_turn(out: Outlook) -> list[Any]:
    """What has happened since the turn's Doom phase began, or its actions where that comes last."""
    found = []
    for event in reversed(out.match.events):
        if event.kind == "phase" and event.args[0] in ("doom", "gather"):
            break
        found.append(event)
    return found


def _scored(out: Outlook) -> list[Goal]:
    """Gates scored in this turn's Doom phase."""
    if out.rules.edition.losses_pay or out.state.turn < 2 or out.state.phase != ACTION:
        return []
    count = next((int(event.args[1]) for event in _since_turn(out)
                  if event.kind == "doom" and event.args[0] == out.side and event.args[2] == "gates"), 0)  # fmt: skip
    return [_goal("goal.gates", "icon:gate", "wars-goals-gates", done=True, gates=count)] if count else []


def _awakened(out: Outlook) -> list[Goal]:
    found = [int(event.args[0]) for event in _since_turn(out) if event.kind == "placed" and event.args[2] == "awaken"]
    own = [unit for unit in dict.fromkeys(found) if SIDE_MASK[out.side] >> unit & 1]
    return [
        _goal(f"goal.awakened.{unit}", "icon:awaken", "wars-goals-awakened", done=True,
              unit=out.names.named_unit(unit))
        for unit in own
    ]  # fmt: skip


def _claims(out: Outlook) -> list[Goal]:
    return [
        _goal(f"goal.claim.{area}", "icon:gate", "wars-goals-claim",
              Shine(out.buttons("control_gate"), (out.area_id(area),)), area=out.names.named_area(area))
        for area in out.free_gates_here()
    ]  # fmt: skip


def _guards(out: Outlook) -> list[Goal]:
    """Keepers that could be captured, those first where the captor stands beside them."""
    if not out.power:
        return []
    first: dict[int, Threat] = {}
    for threat in (*out.threats(0), *out.threats(1)):
        first.setdefault(threat.area, threat)
    return [
        _goal(f"goal.guard.{each.area}", "icon:warning", "wars-goals-guard", guard_shine(out, each),
              area=out.names.named_area(each.area), enemy=out.names.place("unit", each.unit, out.side))
        for each in list(first.values())[:THREATS]
    ]  # fmt: skip


def guard_shine(out: Outlook, threat: Threat) -> Shine:
    """A keeper in danger, the captor, and the way between them."""
    captor, keeper = f"piece.{threat.unit}", f"piece.{threat.keeper}"
    ways = ((captor, keeper),) if threat.origin != threat.area else ()
    return Shine((captor, *out.buttons("summon")), (keeper,), ways)


def _captures(out: Outlook) -> list[Goal]:
    if not out.power:
        return []
    return [
        _goal(f"goal.capture.{each.area}", "icon:capture", "wars-goals-capture",
              Shine((*out.buttons("capture"), f"piece.{each.captor}"), (f"piece.{each.unit}",)),
              area=out.names.named_area(each.area), enemy=out.names.named_side(each.enemy))
        for each in out.prey()[:1]
    ]  # fmt: skip


def _awakening(out: Outlook) -> list[Goal]:
    able = out.can_awaken()
    if able is None:
        return []
    unit, cost, areas = able
    return [_goal(f"goal.awaken.{unit}", "icon:awaken", "wars-goals-awaken", areas_and(out, areas, "awaken"), cost=cost,
                  unit=out.names.named_unit(unit))]  # fmt: skip


def _spend(out: Outlook) -> list[Goal]:
    if out.state.phase != ACTION:
        return []
    if out.table.by_faction[out.faction].rests:
        return [_goal("goal.power", "icon:power", "wars-goals-kept", done=True)]
    if not out.power:
        return [_goal("goal.power", "icon:power", "wars-goals-spent", done=True)]
    return [_goal("goal.power", "icon:power", "wars-goals-power", Shine((f"strip.{out.faction}",)), power=out.power)]


def _rituals(out: Outlook) -> list[Goal]:
    """The Ritual of this Doom phase, while it is offered at a good price, or once it is done."""
    if any(event.kind == "ritual" and event.args[0] == out.side for event in _since_turn(out)):
        return [_goal("goal.ritual", "icon:ritual", "wars-goals-ritual-done", done=True)]
    if not out.good_ritual:
        return []
    gain = ritual_gain(out.pos, out.side)
    shine = Shine((), ("option.ritual",))
    return [_goal("goal.ritual", "icon:ritual", "wars-goals-ritual", shine, cost=out.ritual, gain=gain)]
