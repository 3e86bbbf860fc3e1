"""Energy Nexus: one action between a battle's declaration and its beginning, a slot inside the slot."""

from collections.abc import Callable, Sequence

from game.engine.decision import Decision
from game.engine.option import Blocked, Option, Reason
from game.engine.position import Position, frame
from game.games.wars.factions.opener_of_the_way.rules.gates import carriers
from game.games.wars.factions.sleeper.rules.figures import FORMLESS_SPAWN, SERPENT_MAN, SL, TSATHOGGUA, WIZARD
from game.games.wars.rules.board import can_act, pay
from game.games.wars.rules.flow.actions import (
    capture_places,
    gate_areas,
    gate_sites,
    recruit_areas,
    summon_areas,
    summon_cost,
    summonable,
)
from game.games.wars.rules.flow.awakening import awaken_cost
from game.games.wars.rules.flow.battle import Declared, battle_places
from game.games.wars.rules.flow.choose import DONE
from game.games.wars.rules.flow.slot import AfterAction, Slot, affordable, not_offered, surcharge
from game.games.wars.rules.flow.tax import action_over, least_tax
from game.games.wars.rules.registry import Action, hook
from game.games.wars.rules.state import WarsState
from game.games.wars.rules.units import KIND_MASK, SIDE_MASK, UNIT_KIND

CARD = "card"
Starts = Callable[[Position, int], bool]


def _stands(pos: Position, area: int, kind: int) -> bool:
    return bool(pos.state.here[area] & KIND_MASK[kind])


def _pays(pos: Position, area: int, cost: int) -> bool:
    """Whether Sleeper can pay so much, and what an action costs more that ends in the area."""
    power: int = pos.state.power[SL]
    return cost + least_tax(pos, SL, (area,)) <= power


def _summons(pos: Position, area: int, unit: int) -> bool:
    return _pays(pos, area, summon_cost(pos, SL, UNIT_KIND[unit]))


STARTS: dict[str, Starts] = {
    "move": lambda pos, area: bool(pos.state.here[area] & SIDE_MASK[SL]),
    "battle": lambda pos, area: any(place == area for place, _ in battle_places(pos, SL)),
    "build_gate": lambda pos, area: area in gate_sites(pos, SL),
    "recruit": lambda pos, area: area in recruit_areas(pos, SL),
    "summon": lambda pos, area: area in summon_areas(pos, SL)
    and any(_summons(pos, area, unit) for unit in summonable(pos, SL)),
    "awaken": lambda pos, area: _stands(pos, area, FORMLESS_SPAWN) and _pays(pos, area, awaken_cost(pos, TSATHOGGUA)),
    "capture": lambda pos, area: any(place == area for place, _ in capture_places(pos, SL)),
    "capture_monster": lambda pos, area: pos.state.loc[TSATHOGGUA] == area,
    "cursed_slumber": lambda pos, area: area in gate_areas(pos, SL),
    "ancient_sorcery": lambda pos, area: _stands(pos, area, SERPENT_MAN),
    "beyond_one": lambda pos, area: any(pos.state.loc[unit] == area for unit in carriers(pos, SL)),
}
"""Actions that can start in an area, and whether one does in this; the rest is for the action to say."""
QUESTIONS = frozenset((
    "move_unit", "battle_area", "gate_area", "recruit", "summon_area", "awaken_area", "capture_area", "slumber_area",
    "sorcery_unit", "beyond_one_unit",
))  # fmt: skip
"""Those in which the action's own area is chosen, by what follows them."""


@frame("energy_nexus")
class EnergyNexus(Slot):
    """One action of Sleeper's that starts in the area of the battle declared beneath it; then that goes on."""

    side: int
    acted: bool
    counted: bool
    fought: int
    before: tuple[int, ...]
    kept: tuple[tuple[int, int], ...]

    def offered(self, pos: Position) -> list[Action]:
        """The actions that can start in the area now."""
        area = _declared(pos, self).area
        menu = pos.rules.menu(pos.state, self.side, False)
        there = [entry for entry in menu if entry.id in STARTS and STARTS[entry.id](pos, area)]
        found = [entry for entry in there if entry.refusal(pos, self.side) is None]
        return affordable(pos, self.side, found, surcharge(pos))

    def run(self, pos: Position) -> Decision | None:
        """Ask for the action, once; then tell that the battle goes on, if there is one left."""
        battle = _declared(pos, self)
        if self.acted:
            pos.pop()
            battle.resume(pos)
            return None
        options = [entry.choice for entry in self.offered(pos)]
        if not options:
            pos.pop()
            return None
        about = (battle.area, battle.attacker, battle.defender)
        return Decision(pos.rules.seat_of[self.side], self.side, "energy_nexus", [*options, DONE], about, DONE)

    def answer(self, pos: Position, chosen: Option) -> None:
        """Begin the action, or leave it be."""
        if chosen == DONE:
            pos.pop()
            return
        side = self.side
        entry: Action = next(entry for entry in pos.rules.actions[side] if entry.id == chosen.kind)
        pos.emit("ability", side, "energy_nexus")
        pay(pos, side, surcharge(pos), "decay")
        pos.emit("action", side, entry.id)
        pos.replace(EnergyNexus(side, True, False, self.fought, self.before, self.kept), AfterAction(side))
        entry.begin(pos, side)

    def blocked(self, pos: Position) -> list[Blocked]:
        """Why each other action cannot be taken."""
        area = _declared(pos, self).area

        def closed(entry: Action) -> Reason | None:
            if entry.id in STARTS and STARTS[entry.id](pos, area):
                return None
            again = entry.id == "battle" and self.fought >> area & 1
            return Reason("fought_here" if again else "not_in_area", (area,), CARD)

        return not_offered(pos, self.side, closed, surcharge(pos))


def _declared(pos: Position, nexus: Slot) -> Declared:
    """The battle a nexus comes before: it lies on it."""
    depth = next(depth for depth, entry in enumerate(pos.stack) if entry is nexus)
    battle = pos.stack[depth - 1]
    assert isinstance(battle, Declared)
    return battle


@hook("declared", "energy_nexus", SL)
def energy_nexus(pos: Position, area: int) -> None:
    """In any battle in an area with a Wizard, with Power and awake."""
    state: WarsState = pos.state
    if _stands(pos, area, WIZARD) and can_act(state, SL):
        own = [entry for entry in pos.stack if isinstance(entry, Slot) and entry.side == SL]
        # In a slot of its own one battle in an area is all; in another's it has none to its name.
        fought = own[-1].fought if own else 0
        # What the battle was taxed does not cover an action of another's.
        action_over(pos)
        pos.push(EnergyNexus(SL, False, False, fought, tuple(state.gates), ()))


@hook("narrowed", "energy_nexus", SL)
def narrowed(pos: Position, side: int, follow: str, options: Sequence[Option]) -> Sequence[Option]:
    """An action in the nexus starts in the area of the battle."""
    if side != SL or not (follow in QUESTIONS or follow == "summon_unit"):
        return options
    slot = next((entry for entry in reversed(pos.stack) if isinstance(entry, Slot)), None)
    if not isinstance(slot, EnergyNexus):
        return options
    area = _declared(pos, slot).area
    if follow == "summon_unit":
        # Another gate may be where it would cost less.
        return [each for each in options if each == DONE or _summons(pos, area, each.unit)]
    return [each for each in options if each.area == area or each == DONE]
