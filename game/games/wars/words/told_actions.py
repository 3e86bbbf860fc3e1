"""The chronicle of Cthulhu Wars: actions, abilities, and single events that no action or battle folds, in a line."""

from collections.abc import Mapping

from game.engine.event import Event
from game.games.wars.factions.rules.tables import FACTION_TABLES
from game.games.wars.factions.words.tables import merged
from game.games.wars.factions.words.told import merged_told
from game.games.wars.rules.units import FLIES, KINDS, UNIT_KIND, UNIT_SIDE
from game.games.wars.words.deeds import AsTold, Deed, DeedTexts, InBattle, by_first, units_of
from game.games.wars.words.told import WarsBlock, sentences
from game.language.spoken import has, tell
from game.match.phrases import Block, Line

_OF_ACTIONS = frozenset(
    ("moved", "placed", "eliminated", "captured", "gate_built", "gate_controlled", "gate_abandoned", "gate_removed",
     "paid", "doom", "sign", "rolled_for", "pledged", "agreed", "not_agreed", "passed", "gate_carried", "withdrawn",
     *(kind for faction in FACTION_TABLES for kind in faction.events))
)  # fmt: skip
_OF_ABILITIES = frozenset(("placed", "moved", "eliminated", "withdrawn", "gate_abandoned", "sign"))
_WEIGHT = {"awaken": 2, "capture": 2, "pass": 0, "move": 0, "abandon_gate": 0}
_OWNER = -1
_ALONE: Mapping[str, tuple[str, int | None]] = {
    "power": ("wars-events-power", 0), "doom": ("wars-events-doom", 0), "returned": ("wars-events-returned", 1),
    "placed": ("wars-events-appeared", _OWNER), "eliminated": ("wars-events-lost", _OWNER),
    "gate_built": ("wars-events-gate-built-plain", 0), "passed": ("wars-events-passed", 0),
    "rolled_for": ("wars-events-rolled-for", 0), "pledged": ("wars-events-pledged", 0),
    "exempted": ("wars-events-hidden", _OWNER), "gate_carried": ("wars-events-gate-carried", None),
    "gate_removed": ("wars-events-gate-removed", None),
    "withdrawn": ("wars-events-withdrawn", _OWNER), "out": ("wars-events-out", _OWNER), **merged("alone"),
}  # fmt: skip
"""The message of an event by itself, and whose doing it is: which of its arguments, or its unit's owner."""
_AS_ACTIONS: Mapping[str, str] = {"moved": "move", **merged("as_actions")}
"""Events by themselves that are told as an action of the unit's owner."""
_SUFFERED = frozenset(("eliminated", "exempted"))
"""What is done to the owner of a unit, who does nothing himself."""


class ActionTexts(DeedTexts):
    """Makes the blocks of actions and abilities and tells them."""

    # blocks

    def block(self, event: Event, number: int) -> Block:
        """The block of an action: it takes what the action does, in whatever steps."""
        side, action = int(event.args[0]), str(event.args[1])

        def takes(more: Event) -> bool:
            if more.kind == "power":
                return more.args[2] == action
            return more.kind in _OF_ACTIONS and not (more.kind == "moved" and more.args[3] == "retreat")

        def told(events: list[Event]) -> list[Line]:
            text = self.text(action, Deed(side, events))
            if not text:
                return []
            left = self.told.gates_left(events, side) if action != "abandon_gate" else ""
            whole = sentences(text, left, self._gained(events))
            return [Line(whole, side, weight=_WEIGHT.get(action, 1)), *self.told.sign_lines(events)]

        return WarsBlock(number, event, told, takes)

    def ability_block(self, event: Event, number: int) -> Block:
        """The block of an ability outside battles: Devolve, Blood Sacrifice."""
        side, ability = int(event.args[0]), str(event.args[1])

        def takes(more: Event) -> bool:
            if more.kind in ("ability", "gate_abandoned"):
                return more == event or more.kind == "gate_abandoned"
            return more.kind in _OF_ABILITIES and ability in more.args

        def told(events: list[Event]) -> list[Line]:
            text = self._ability(ability, Deed(side, events))
            whole = sentences(text, self.told.gates_left(events, side))
            return [Line(whole, side), *self.told.sign_lines(events)] if text else []

        return WarsBlock(number, event, told, takes)

    def alone(self, event: Event) -> list[Line]:
        """The line of an event by itself; none for a kind that is never told so."""
        kind, args = event.kind, event.args
        side: int | None = int(args[0]) if args and isinstance(args[0], int) else None
        if kind in _AS_ACTIONS:
            side = UNIT_SIDE[int(args[0])]
            text = self.text(_AS_ACTIONS[kind], Deed(side, [event]))
        elif kind == "gate_abandoned":
            text = self.told.gates_left([event], side)
        elif kind == "captured":
            side = int(args[2])
            text = self.text("capture", Deed(side, [event]))
        elif kind in _ALONE:
            key, whose = _ALONE[kind]
            side = None if whose is None else UNIT_SIDE[int(args[0])] if whose == _OWNER else int(args[whose])
            text = tell(self._variant(key, event), self.told.given(event), self._reader_alone(event, side))
        else:
            return []
        return [Line(text, side, weight=0)]

    def _variant(self, key: str, event: Event) -> str:
        """The message of an event by itself, by its reason where that has one of its own."""
        if event.kind == "power":
            own = f"wars-events-power-{str(event.args[2]).replace('_', '-')}"
            return own if has(own) else key
        return "wars-events-rolled-for-plain" if event.kind == "rolled_for" and len(event.args) == 3 else key

    def _reader_alone(self, event: Event, side: int | None) -> str:
        if side is None:
            return ""
        if event.kind in _SUFFERED:
            return self.told.reader(-1, side)
        owner = UNIT_SIDE[int(event.args[0])] if event.kind == "returned" else -1
        return self.told.reader(side, owner)

    # parts

    def _gained(self, events: list[Event]) -> str:
        """Elder Signs an action brought, as a sentence."""
        signs = [event for event in events if event.kind == "sign"]
        return self.told.signs(int(signs[0].args[0]), str(signs[0].args[2]), len(signs)) if signs else ""

    # actions

    def text(self, action: str, deed: Deed) -> str:
        """The line of an action as far as it has got; empty while there is nothing to tell."""
        told = _ACTIONS.get(action)
        return told(self, deed) if told is not None else ""

    # abilities

    def _ability(self, ability: str, deed: Deed) -> str:
        told = _ABILITIES.get(ability)
        if told is not None:
            return told(self, deed)
        if not deed.all("eliminated"):
            return ""
        return self.say("wars-events-ability", deed, ability=self.names.named_ability(ability))

    def battle_ability(self, ability: str, events: list[Event]) -> list[str]:
        """The lines of an ability used in a battle; none while nothing has come of it."""
        deed = Deed(int(events[0].args[0]), events)
        return IN_BATTLE[ability](self, deed)


# What all factions do


def _move(texts: DeedTexts, deed: Deed) -> str:
    moves = texts.moves(deed.events)
    key = "wars-events-flown" if FLIES[deed.side] else "wars-events-moved"
    return texts.say(key, deed, moves=moves) if moves else ""


def _summon(texts: DeedTexts, deed: Deed) -> str:
    places = texts.by_area(deed.all("placed"), 1, "wars-events-summoned.part")
    return texts.say("wars-events-summoned", deed, places=places, cost=deed.paid) if places else ""


def _awaken(texts: DeedTexts, deed: Deed) -> str:
    placed = deed.one("placed")
    if placed is None:
        return ""
    given = units_of(deed.all("eliminated"))
    if not given:
        return texts.of("wars-events-awakened", deed, placed, cost=deed.paid)
    named = texts.names.named_units(given)
    return texts.of("wars-events-awakened-given", deed, placed, given=named, cost=deed.paid)


def _control_gate(texts: DeedTexts, deed: Deed) -> str:
    taken = deed.one("gate_controlled")
    if taken is None:
        return ""
    acolyte = KINDS[UNIT_KIND[int(taken.args[2])]].id == "acolyte"
    return texts.of("wars-events-gate-taken" if acolyte else "wars-events-gate-taken-by", deed, taken)


_ACTIONS: Mapping[str, AsTold] = {
    "build_gate": by_first("gate_built", "wars-events-gate-built"),
    "recruit": by_first("placed", "wars-events-recruited"),
    "pass": by_first("passed", "wars-events-passed"),
    "abandon_gate": by_first("gate_abandoned", "wars-events-gate-left"),
    "capture": by_first("captured", "wars-events-captured"),
    "move": _move,
    "summon": _summon,
    "awaken": _awaken,
    "control_gate": _control_gate,
    **merged_told("actions"),
}
_ABILITIES: Mapping[str, AsTold] = merged_told("abilities")
IN_BATTLE: Mapping[str, InBattle] = merged_told("in_battle")
"""Abilities that are told as a step of a battle."""
