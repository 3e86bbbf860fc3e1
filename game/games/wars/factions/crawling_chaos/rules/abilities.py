"""Crawling Chaos: Flight, Harbinger, and the six spellbooks (reference, section 4)."""

from game.engine.option import Option, Reason, option
from game.engine.position import Position
from game.games.wars.factions.crawling_chaos.rules.figures import (
    CC,
    FLYING_POLYP,
    HUNTING_HORROR,
    NIGHTGAUNT,
    NYARLATHOTEP,
)
from game.games.wars.rules.board import (
    award_signs,
    book_count,
    choices,
    controlled_gates,
    eliminate,
    gain_power,
    in_play,
    keepers,
    meet,
    move,
    pay,
    turn_order,
)
from game.games.wars.rules.combat import fighters
from game.games.wars.rules.flow.actions import gate_areas, lacks_power, no_own_gate
from game.games.wars.rules.flow.assign import retreat_areas, retreating
from game.games.wars.rules.flow.awakening import Awakening, awaken_cost, awakening
from game.games.wars.rules.flow.choose import NO, YES, Negotiate, ask, split, then, unit_options
from game.games.wars.rules.hopeless import earns
from game.games.wars.rules.registry import action, hook, requirement
from game.games.wars.rules.state import FLAG, GATES_CHANGED, POWER_CHANGED, Battle, WarsState
from game.games.wars.rules.units import BIT, GREAT_OLD_ONES_OF, KIND_MASK, ORDINARY, REQUIREMENT_BIT, distinct, units_in

CARD = "card"
FORMS_USED = FLAG["thousand_forms_used"]
"""Bit of the state's flags: The Thousand Forms was used this turn."""

awakening(Awakening(NYARLATHOTEP, lambda pos: gate_areas(pos, CC), None, no_own_gate))


@hook("combat", "formula", CC)
def formula(pos: Position, units: int, enemy: int) -> int:
    """Nyarlathotep: own and the opponent's earned spellbooks."""
    if not units & BIT[NYARLATHOTEP]:
        return 0
    return book_count(pos.state, CC) + book_count(pos.state, enemy)


@hook("reach", "flight", CC)
def flight(pos: Position, area: int) -> tuple[int, ...]:
    """Up to two areas per Power, over anything; not back to where it began."""
    return pos.rules.map.within_two[area]  # type: ignore[no-any-return]


# Requirements


hook("awakened", "cc_awaken", CC)(lambda pos, unit: meet(pos, CC, "cc_awaken"))
hook("captured", "cc_capture", CC)(lambda pos: meet(pos, CC, "cc_capture"))


@requirement("cc_gates_3", CC, GATES_CHANGED | POWER_CHANGED)
def cc_gates_3(pos: Position) -> bool:
    """3 controlled gates or 12 Power, at any moment."""
    return controlled_gates(pos.state, CC) >= 3 or pos.state.power[CC] >= 12


@requirement("cc_gates_4", CC, GATES_CHANGED | POWER_CHANGED)
def cc_gates_4(pos: Position) -> bool:
    """4 controlled gates or 15 Power, at any moment."""
    return controlled_gates(pos.state, CC) >= 4 or pos.state.power[CC] >= 15


def _payment(pos: Position, cost: int, *names: str) -> Reason | None:
    met = next((name for name in names if pos.state.met[CC] & REQUIREMENT_BIT[name]), None)
    return Reason("met_already", (met,), CARD) if met else lacks_power(pos, CC, cost)


@action("cc_pay_4", CC, refusal=lambda pos, side: _payment(pos, 4, "cc_pay_4"), cost=4, late=True)
def _pay_4(pos: Position, side: int) -> None:
    pay(pos, side, 4, "cc_pay_4")
    meet(pos, side, "cc_pay_4")


@action("cc_pay_6", CC, refusal=lambda pos, side: _payment(pos, 6, "cc_pay_6"), cost=6, late=True)
def _pay_6(pos: Position, side: int) -> None:
    pay(pos, side, 6, "cc_pay_6")
    meet(pos, side, "cc_pay_6")


@action(
    "cc_pay_both",
    CC,
    refusal=lambda pos, side: _payment(pos, 10, "cc_pay_4", "cc_pay_6"),
    cost=10,
    part_of="cc_pay_4",
    late=True,
)
def _pay_both(pos: Position, side: int) -> None:
    """Both payments in one action."""
    pay(pos, side, 10, "cc_pay_both")
    meet(pos, side, "cc_pay_4")
    meet(pos, side, "cc_pay_6")


# Pre-battle


class Abduct:
    """Eliminate own Nightgaunts in the battle; for each the enemy gives up a Monster or Cultist of his choice."""

    def ready(self, pos: Position) -> bool:
        """A Nightgaunt, and something to take with it."""
        battle: Battle = pos.state.battle
        mine = fighters(pos.state, battle, CC)
        return bool(mine & KIND_MASK[NIGHTGAUNT]) and bool(fighters(pos.state, battle, battle.enemy(CC)) & ORDINARY)

    def begin(self, pos: Position) -> None:
        """The Nightgaunt goes; the enemy chooses."""
        battle: Battle = pos.state.battle
        if "abduct" not in battle.begun:
            battle.begun = (*battle.begun, "abduct")
        gaunt = units_in(fighters(pos.state, battle, CC) & KIND_MASK[NIGHTGAUNT])[0]
        eliminate(pos, gaunt, "abduct", CC)
        enemy = battle.enemy(CC)
        prey = distinct(fighters(pos.state, battle, enemy) & ORDINARY, keepers(pos.state))
        ask(pos, enemy, "abduct_unit", unit_options(pos, prey), "abduct", (), (battle.area,))


then("abduct")(lambda pos, side, chosen, args: eliminate(pos, chosen.unit, "abduct", CC))


class Invisibility:
    """Per Flying Polyp in the battle: exempt one Monster or Cultist of either side, itself too."""

    def _able(self, pos: Position) -> list[int]:
        battle: Battle = pos.state.battle
        used = {int(name.split(":")[1]) for name in battle.begun if name.startswith("invisibility:")}
        return [
            unit for unit in units_in(fighters(pos.state, battle, CC) & KIND_MASK[FLYING_POLYP]) if unit not in used
        ]

    def ready(self, pos: Position) -> bool:
        """A Flying Polyp in the battle that has not done it yet."""
        return bool(self._able(pos))

    def begin(self, pos: Position) -> None:
        battle: Battle = pos.state.battle
        polyp = self._able(pos)[0]
        battle.begun = (*battle.begun, f"invisibility:{polyp}")
        used = sum(BIT[int(name.split(":")[1])] for name in battle.begun if name.startswith("invisibility:"))
        units: list[int] = []
        for side in battle.sides:
            units += distinct(fighters(pos.state, battle, side) & ORDINARY, keepers(pos.state) | used)
        ask(pos, CC, "invisibility", unit_options(pos, units), "invisibility", (), (polyp, battle.area))


@then("invisibility")
def _exempted(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    pos.state.battle.exempt |= BIT[chosen.unit]
    pos.emit("exempted", chosen.unit)


class SeekAndDestroy:
    """Bring any Hunting Horrors from anywhere on the map into a battle he is in; they take part."""

    def _elsewhere(self, pos: Position) -> list[int]:
        return choices(pos.state, KIND_MASK[HUNTING_HORROR] & ~pos.state.here[pos.state.battle.area])

    def ready(self, pos: Position) -> bool:
        """A Hunting Horror somewhere else on the map."""
        return bool(self._elsewhere(pos))

    def begin(self, pos: Position) -> None:
        options = unit_options(pos, self._elsewhere(pos))
        ask(pos, CC, "seek_and_destroy", options, "seek_and_destroy", (), (pos.state.battle.area,))


@then("seek_and_destroy")
def _sought(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    battle: Battle = pos.state.battle
    if "seek_and_destroy" not in battle.begun:
        battle.begun = (*battle.begun, "seek_and_destroy")
    battle.units |= BIT[chosen.unit]
    move(pos, chosen.unit, battle.area, "seek_and_destroy")


hook("pre_battle", "abduct", CC)(Abduct())
hook("pre_battle", "invisibility", CC)(Invisibility())
hook("pre_battle", "seek_and_destroy", CC)(SeekAndDestroy())


# Post-battle


def emissary_holds(pos: Position) -> bool:
    """Whether no enemy Great Old One is, or was, in the battle."""
    battle: Battle = pos.state.battle
    return not battle.units & GREAT_OLD_ONES_OF[battle.enemy(CC)]


@hook("kill_assigned", "emissary", CC)
def emissary(pos: Position, unit: int) -> None:
    """A Kill on Nyarlathotep may become a Pain."""
    if unit == NYARLATHOTEP and emissary_holds(pos):
        ask(pos, CC, "emissary", [YES, NO], "emissary", (), (pos.state.battle.area,))


@then("emissary")
def _spared(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    if chosen == YES:
        battle: Battle = pos.state.battle
        battle.kill1 &= ~BIT[NYARLATHOTEP]
        battle.pain1 |= BIT[NYARLATHOTEP]
        battle.begun = (*battle.begun, "emissary")
        pos.emit("ability", CC, "emissary")


@hook("no_room", "emissary", CC)
def emissary_stays(pos: Position) -> int:
    """A Pain on Nyarlathotep is ignored if he has nowhere to go: he is not the one lost."""
    return BIT[NYARLATHOTEP] if pos.rules.edition.emissary_stays and emissary_holds(pos) else 0


@hook("spared", "emissary", CC)
def emissary_spared(pos: Position) -> int:
    """Nyarlathotep whose Kill became a Pain has been saved from it."""
    return BIT[NYARLATHOTEP] if "emissary" in pos.state.battle.begun else 0


@hook("results_assigned", "harbinger", CC)
def harbinger(pos: Position) -> None:
    """Per enemy Great Old One Killed or Pained: half its awakening cost in Power, or 2 Elder Signs."""
    battle: Battle = pos.state.battle
    if not battle.units & BIT[NYARLATHOTEP]:
        return
    hit = (battle.killed | battle.pained | battle.saved) & GREAT_OLD_ONES_OF[battle.enemy(CC)] & ~battle.rewarded
    for unit in units_in(hit):
        battle.rewarded |= BIT[unit]
        half = (awaken_cost(pos, unit) + 1) // 2
        options = [option("power", number=half), option("signs", number=2)]
        ask(pos, CC, "harbinger", options, "harbinger", (), (unit, half))


@then("harbinger")
def _rewarded(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    if chosen.kind == "power":
        gain_power(pos, CC, chosen.number, "harbinger")
    else:
        award_signs(pos, CC, chosen.number, "harbinger")


@hook("retreat_chooser", "madness", CC)
def madness(pos: Position) -> None:
    """In any battle on the map: he chooses where Pained units retreat, and which side goes first."""
    battle: Battle = pos.state.battle
    going = [index for index in (0, 1) if retreating(pos.state, index)]
    options = [option("side", side=battle.sides[index]) for index in going]
    if any(retreat_areas(pos, index) for index in going):
        ask(pos, CC, "madness", [*options, NO], "madness", (), (battle.area,))


@then("madness")
def _maddened(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    if chosen != NO:
        battle: Battle = pos.state.battle
        battle.begun = (*battle.begun, "madness")
        pos.emit("ability", CC, "madness")
        if chosen.side == battle.sides[1]:
            first, second = pos.stack[-1], pos.stack[-2]
            pos.pop()
            pos.replace(first, second)


# The Thousand Forms


# Once a turn, and nobody can be sure of more than a 1; what Harbinger pays is up to the dice, too.
earns(CC)(lambda pos: 1)


def _forms_refusal(pos: Position, side: int) -> Reason | None:
    state: WarsState = pos.state
    if not in_play(state, NYARLATHOTEP):
        return Reason("not_in_play", (NYARLATHOTEP,), CARD)
    return Reason("used_this_turn", (), CARD) if state.flags & FORMS_USED else None


@action("thousand_forms", CC, refusal=_forms_refusal, book="thousand_forms")
def _thousand_forms(pos: Position, side: int) -> None:
    """Roll a die: the others together lose that much Power as they agree, else he gains it."""
    state: WarsState = pos.state
    state.flags |= FORMS_USED
    roll = pos.chance.die()
    pos.emit("rolled_for", CC, "thousand_forms", roll)
    payers = [other for other in turn_order(pos, CC)[1:] if state.power[other] > 0]
    most = tuple(state.power[other] for other in payers)
    if sum(most) < roll:
        gain_power(pos, CC, roll, "thousand_forms")
    else:
        pos.push(Negotiate(CC, "thousand_forms", roll, tuple(payers), most, ()))


@then("thousand_forms")
def _forms_agreed(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    roll, shares, agreed = split(args)
    pos.emit("agreed" if agreed else "not_agreed", CC, "thousand_forms", roll)
    if not agreed:
        gain_power(pos, CC, roll, "thousand_forms")
        return
    for payer, share in shares:
        pay(pos, payer, share, "thousand_forms")
