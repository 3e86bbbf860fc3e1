"""A battle, step by step (Rulebook VII; reference, section 3). The table STEPS is the page."""

from collections.abc import Callable

from game.engine.decision import Decision
from game.engine.option import Blocked, Option, Reason, option
from game.engine.position import Frame, Position, frame
from game.games.wars.rules.board import eliminate, gain_doom, pay, turn_order
from game.games.wars.rules.combat import combat_dice, fighters, strength
from game.games.wars.rules.flow.actions import BOOK, idle, lacks_power
from game.games.wars.rules.flow.assign import Assign, RetreatOrder
from game.games.wars.rules.flow.choose import DONE, area_options, ask, explain, side_options, then
from game.games.wars.rules.flow.slot import change_slot, current_slot
from game.games.wars.rules.flow.tax import taxed
from game.games.wars.rules.registry import acting, action
from game.games.wars.rules.state import Battle, WarsState
from game.games.wars.rules.units import POOL, SIDE_MASK, UNIT_SIDE, units_in

WORST_PAIN = 4
"""The lowest face that is a Pain."""

# declaring


def battle_places(pos: Position, side: int, one: bool = False) -> list[tuple[int, int]]:
    """(area, enemy) pairs where the side may start a battle now; the first alone where ``one`` will do."""
    here = pos.state.here
    fought = current_slot(pos).fought
    mine = SIDE_MASK[side]
    ready = mine & ~idle(pos, side)
    found = []
    for area in pos.rules.map.places:
        units = here[area]
        if units & ready and units & ~mine and not fought >> area & 1:
            for enemy in pos.rules.sides:
                if enemy != side and units & SIDE_MASK[enemy] and strength(pos, side, units & mine, enemy) > 0:
                    found.append((area, enemy))
                    if one:
                        return found
    return found


def _closed(pos: Position, side: int, area: int) -> Reason:
    """Why the side can start no battle in an area that is none of the ``battle_places``."""
    units = pos.state.here[area]
    if current_slot(pos).fought >> area & 1:
        code = "fought_here"
    elif not units & SIDE_MASK[side]:
        code = "no_own_unit"
    elif not units & ~SIDE_MASK[side]:
        code = "no_enemy"
    else:
        code = "needs_company" if not units & SIDE_MASK[side] & ~idle(pos, side) else "no_dice"
    return Reason(code, (area,), BOOK)


def _refusal(pos: Position, side: int) -> Reason | None:
    """No Power; or no enemy beside a unit, no dice in any area with both, or what closes one of these areas."""
    short = lacks_power(pos, side, 1)
    if short or battle_places(pos, side, True):
        return short
    here, mine = pos.state.here, SIDE_MASK[side]
    shared = [_closed(pos, side, area) for area in pos.rules.map.places if here[area] & mine and here[area] & ~mine]
    if not shared:
        return Reason("no_battle", (), BOOK)
    return next((each for each in shared if each.code != "no_dice"), Reason("no_fighters", (), BOOK))


@action("battle", None, refusal=_refusal, cost=1)
def _declare(pos: Position, side: int) -> None:
    areas = dict.fromkeys(area for area, _ in battle_places(pos, side))
    ask(pos, side, "battle_area", area_options(list(areas)), "battle_area")


taxed("battle", "battle_area", 1)


@explain("battle_area")
def _area_blocked(pos: Position, side: int, args: tuple[int, ...]) -> list[Blocked]:
    allowed = {area for area, _ in battle_places(pos, side)}
    return [
        Blocked(option("area", area=area), _closed(pos, side, area))
        for area in pos.rules.map.places
        if area not in allowed
    ]


@then("battle_area")
def _where(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    enemies = [enemy for area, enemy in battle_places(pos, side) if area == chosen.area]
    ask(pos, side, "battle_enemy", side_options(enemies), "battle_enemy", (chosen.area,), (chosen.area,))


@then("battle_enemy")
def _against(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    area, enemy = args[0], chosen.side
    pay(pos, side, 1, "battle")
    change_slot(pos, fought=1 << area)
    pos.emit("battle", side, enemy, area)
    pos.push(Declared(area, side, enemy))
    for call in acting(pos, "declared", pos.rules.sides):
        call(pos, area)


# the steps


@frame("declared")
class Declared(Frame):
    """A battle that has been declared and paid for: it begins when what comes before it is done.

    What happens in between can take one of the two sides away from the area; then there is no battle.
    """

    area: int
    attacker: int
    defender: int

    def absent(self, pos: Position) -> list[int]:
        """Sides without a unit in the area."""
        here = pos.state.here[self.area]
        return [side for side in (self.attacker, self.defender) if not here & SIDE_MASK[side]]

    def resume(self, pos: Position) -> None:
        """Tell that what came before it is done, if there is still a battle."""
        if not self.absent(pos):
            pos.emit("battle_resumed", self.attacker, self.defender, self.area)

    def run(self, pos: Position) -> Decision | None:
        """Begin the battle with whoever is there now."""
        absent = self.absent(pos)
        if absent:
            pos.pop()
            pos.emit("wiped_out", *absent)
            pos.emit("battle_over", self.area)
            return None
        units = pos.state.here[self.area] & (SIDE_MASK[self.attacker] | SIDE_MASK[self.defender])
        pos.state.battle = Battle(self.area, self.attacker, self.defender, units)
        pos.replace(BattleStep("before_attacker"))
        return None


@frame("battle")
class BattleStep(Frame):
    """The battle, at the step it has reached; everything else about it is in the state."""

    step: str

    def run(self, pos: Position) -> Decision | None:
        do, following = STEPS[self.step]
        pos.replace(*((BattleStep(following),) if following else ()))
        do(pos)
        return None


def _before(pos: Position, index: int) -> None:
    pos.push(BeforeBattle(pos.state.battle.sides[index]))


def _roll(pos: Position) -> None:
    """Both sides roll as many dice as their combat; 6 Kill, 4 and 5 Pain. Nobody rolls against nothing."""
    state: WarsState = pos.state
    battle = _battle(pos)
    alive = [fighters(state, battle, side) for side in battle.sides]
    if not all(alive):
        pos.emit("wiped_out", *(side for side, units in zip(battle.sides, alive, strict=True) if not units))
        if pos.rules.edition.wipe_out_ends_battle:
            pos.replace(BattleStep("over"))
        return
    rolled = []
    for side in battle.sides:
        dice = tuple(pos.chance.die() for _ in range(combat_dice(pos, battle, side)))
        pos.emit("rolled", side, *dice)
        rolled.append(dice)
    battle.dice = (rolled[0], rolled[1])
    _count(battle)
    for call in acting(pos, "rolled", battle.sides):
        call(pos)


def _count(battle: Battle) -> None:
    """What each side has to take by the dice as they lie."""
    kills = [sum(1 for face in dice if face == 6) for dice in battle.dice]
    pains = [sum(1 for face in dice if face in (4, 5)) for dice in battle.dice]
    battle.kills = (kills[1], kills[0])
    battle.pains = (pains[1], pains[0])


def reroll(pos: Position, side: int) -> None:
    """Roll a side's dice again that are neither Kill nor Pain, before anything has been assigned."""
    battle = _battle(pos)
    index = battle.index(side)
    dice = tuple(face if face >= WORST_PAIN else pos.chance.die() for face in battle.dice[index])
    pos.emit("rerolled", side, *dice)
    battle.dice = (battle.dice[0], dice) if index else (dice, battle.dice[1])
    _count(battle)


def _results(pos: Position) -> None:
    """Who can take two results, and who will assign: asked before anything is assigned."""
    battle = _battle(pos)
    for call in acting(pos, "tough", battle.sides):
        battle.tough |= call(pos) & battle.units
    _ask_assigners(pos)


def _ask_assigners(pos: Position) -> None:
    """Let whoever can take the assigning from the enemy say so."""
    for call in acting(pos, "assigner", _battle(pos).sides):
        call(pos)


def _necrophagy_assigners(pos: Position) -> None:
    """Pains that Necrophagy has added may be the first there are to assign."""
    if "necrophagy" in _battle(pos).begun:
        _ask_assigners(pos)


def _early(pos: Position) -> None:
    """First edition: the dead are off the map before whatever comes. Later: Necrophagy, before Pains are assigned."""
    if pos.rules.edition.killed_leave_first:
        _leave(pos)
    if pos.rules.edition.necrophagy_before_pains:
        pos.push(AfterRoll(_post_order(pos), "post_battle"))


def _last_kills(pos: Position) -> None:
    """The defender's Kills; then comes what they all bring about, the attacker's first."""
    if pos.rules.hooks["kills_taken"]:
        pos.push(AfterRoll(_battle(pos).sides, "kills_taken"))
    pos.push(Assign(1, "kill"))


def _retreat(pos: Position) -> None:
    """Retreats; then what comes when all is done, in the order of the hook, whoever has fought."""
    after = pos.rules.hooks["battle_after"]
    if after:
        pos.push(AfterRoll(tuple(dict.fromkeys(side for side, _, _ in after)), "battle_after"))
    pos.push(RetreatOrder())


def _leave(pos: Position) -> None:
    """Killed units that are still there leave the map."""
    state: WarsState = pos.state
    battle = _battle(pos)
    for unit in units_in(battle.killed & state.here[battle.area]):
        pos.emit("killed", unit, battle.area, battle.enemy(UNIT_SIDE[unit]))
        eliminate(pos, unit, "killed", battle.enemy(UNIT_SIDE[unit]))


def _over(pos: Position) -> None:
    """Requirements met in the battle pay out; their books are picked once it is off the table."""
    state: WarsState = pos.state
    battle = _battle(pos)
    if pos.rules.edition.losses_pay:
        _pay_for_spared(pos, battle)
    for call in acting(pos, "battle_over", battle.sides):
        call(pos)
    pos.emit("battle_over", battle.area)
    state.battle = None


def _pay_for_spared(pos: Position, battle: Battle) -> None:
    """A Kill that an ability has saved a unit from is half its Doom, unless the unit was lost after all."""
    spared = 0
    for call in acting(pos, "spared", battle.sides):
        spared |= call(pos)
    for unit in units_in(spared & ~pos.state.here[POOL]):
        gain_doom(pos, battle.enemy(UNIT_SIDE[unit]), (pos.rules.spoils(unit, "killed") + 1) // 2, "spared")


STEPS: dict[str, tuple[Callable[[Position], None], str]] = {
    "before_attacker": (lambda pos: _before(pos, 0), "before_defender"),
    "before_defender": (lambda pos: _before(pos, 1), "roll"),
    "roll": (_roll, "results"),
    "results": (_results, "kills_attacker"),
    "kills_attacker": (lambda pos: pos.push(Assign(0, "kill")), "kills_defender"),
    "kills_defender": (_last_kills, "early"),
    "early": (_early, "early_assigners"),
    "early_assigners": (_necrophagy_assigners, "pains_attacker"),
    "pains_attacker": (lambda pos: pos.push(Assign(0, "pain")), "pains_defender"),
    "pains_defender": (lambda pos: pos.push(Assign(1, "pain")), "post"),
    # other post-battle abilities: attacker, defender, then others in turn order
    "post": (lambda pos: pos.push(AfterRoll(_post_order(pos), "both")), "late_assigners"),
    "late_assigners": (_necrophagy_assigners, "late_pains_attacker"),
    "late_pains_attacker": (lambda pos: pos.push(Assign(0, "pain")), "late_pains_defender"),
    "late_pains_defender": (lambda pos: pos.push(Assign(1, "pain")), "late_rewards"),
    # Harbinger once more, for what Necrophagy's Pains have hit
    "late_rewards": (lambda pos: pos.push(AfterRoll(_post_order(pos), "results_assigned")), "leave"),
    "leave": (_leave, "retreat"),
    "retreat": (_retreat, "over"),
    "over": (_over, ""),
}
"""By step: what it does, and the step after it."""


def _battle(pos: Position) -> Battle:
    battle: Battle | None = pos.state.battle
    assert battle is not None
    return battle


def _post_order(pos: Position) -> tuple[int, ...]:
    battle = _battle(pos)
    return (*battle.sides, *(side for side in turn_order(pos) if side not in battle.sides))


@frame("before_battle")
class BeforeBattle(Frame):
    """One side uses any of its pre-battle abilities, in any order."""

    side: int

    def _ready(self, pos: Position) -> list[tuple[str, Callable[[Position], None]]]:
        state: WarsState = pos.state
        battle = _battle(pos)
        if pos.rules.edition.wipe_out_ends_battle and not all(fighters(state, battle, side) for side in battle.sides):
            return []
        return [
            (name, ability.begin)
            for name, side, book, ability in pos.rules.before_battle
            if side == self.side and (not book or state.books[side] & book) and ability.ready(pos)
        ]

    def run(self, pos: Position) -> Decision | None:
        """Ask which ability comes next, unless there is none."""
        ready = self._ready(pos)
        if not ready:
            pos.pop()
            return None
        options = [*(option(name) for name, _ in ready), DONE]
        battle = _battle(pos)
        return Decision(pos.rules.seat_of[self.side], self.side, "pre_battle", options, (battle.area,), DONE)

    def answer(self, pos: Position, chosen: Option) -> None:
        if chosen == DONE:
            pos.pop()
            return
        begin = dict(self._ready(pos))[chosen.kind]
        pos.emit("ability", self.side, chosen.kind)
        begin(pos)


@frame("after_roll")
class AfterRoll(Frame):
    """Abilities after the roll, side by side; ``which`` hook is being served, or both of the post-battle ones."""

    left: tuple[int, ...]
    which: str

    def run(self, pos: Position) -> Decision | None:
        """Let the abilities of the next side put their questions."""
        if not self.left:
            pos.pop()
            return None
        side = self.left[0]
        pos.replace(AfterRoll(self.left[1:], self.which))
        calls = []
        if self.which == "post_battle" or (self.which == "both" and not pos.rules.edition.necrophagy_before_pains):
            calls += acting(pos, "post_battle", (side,))
        if self.which in ("both", "results_assigned") and side in _battle(pos).sides:
            calls += acting(pos, "results_assigned", (side,))
        if self.which in ("kills_taken", "battle_after"):
            calls += acting(pos, self.which, (side,))
        for call in calls:
            call(pos)
        return None
