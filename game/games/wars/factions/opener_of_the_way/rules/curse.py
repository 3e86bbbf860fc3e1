"""Dread Curse of Azathoth: battle dice against everybody else in an area, without a battle."""

from game.engine.option import Option, Reason, option
from game.engine.position import Position
from game.games.wars.factions.opener_of_the_way.rules.figures import ABOMINATION, OW, SPAWN
from game.games.wars.factions.opener_of_the_way.rules.gates import CARD
from game.games.wars.rules.board import eliminate, keepers, map_mask, move, pay, turn_order
from game.games.wars.rules.flow.actions import lacks_power, lowest
from game.games.wars.rules.flow.choose import again, area_options, ask, go_on, then, unit_options
from game.games.wars.rules.flow.tax import taxed
from game.games.wars.rules.registry import action
from game.games.wars.rules.units import BIT, KIND_MASK, MOST_AREAS, SIDE_MASK, distinct, units_in

COST = 2


def dice(pos: Position) -> int:
    """One for each Abomination and Spawn on the map."""
    return (map_mask(pos.state) & (KIND_MASK[ABOMINATION] | KIND_MASK[SPAWN])).bit_count()


def _areas(pos: Position) -> list[int]:
    """Areas with an enemy unit."""
    return [area for area in range(MOST_AREAS) if pos.state.here[area] & ~SIDE_MASK[OW]]


def cursed(pos: Position, area: int) -> list[int]:
    """The enemies with units in the area, in turn order."""
    here = pos.state.here[area]
    return [side for side in turn_order(pos, OW) if side != OW and here & SIDE_MASK[side]]


def _refusal(pos: Position, side: int) -> Reason | None:
    if not dice(pos):
        return Reason("no_cursing", (), CARD)
    if not _areas(pos):
        return Reason("nobody_to_curse", (), CARD)
    return lacks_power(pos, side, COST)


@action("dread_curse", OW, refusal=_refusal, cost=COST, book="dread_curse")
def _curse(pos: Position, side: int) -> None:
    ask(pos, side, "curse_area", area_options(_areas(pos)), "curse_area")


taxed("dread_curse", "curse_area", COST)


@then("curse_area")
def _roll(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    pay(pos, side, COST, "dread_curse")
    faces = [pos.chance.die() for _ in range(dice(pos))]
    kills, pains = faces.count(6), faces.count(5) + faces.count(4)
    pos.emit("cursed", OW, chosen.area, kills, pains)
    go_on(pos, side, "curse_divide", (chosen.area, kills, pains))


# He divides what was rolled among the enemies there


@then("curse_divide")
def _divide(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    """``args``: the area, Kills and Pains rolled, then what each enemy takes as decided so far, first of the Kills."""
    while True:
        least, most = _share(pos, args)
        if least != most:
            break
        if len(args) - 3 == 2 * len(cursed(pos, args[0])):
            _dealt(pos, args)
            return
        args = (*args, least)
    enemies = cursed(pos, args[0])
    kills, given = args[1], args[3:]
    first = len(given) < len(enemies)
    kind = "curse_kills" if first else "curse_pains"
    enemy = enemies[len(given) % len(enemies)]
    left = kills - sum(given) if first else args[2] - sum(given[len(enemies) :])
    options = [option("share", side=enemy, number=number) for number in range(least, most + 1)]
    ask(pos, OW, kind, options, "curse_share", args, (enemy, left, args[0]))


def _share(pos: Position, args: tuple[int, ...]) -> tuple[int, int]:
    """The least and the most that the next enemy can be given; what all of them have room for must be given."""
    area, kills, pains, *given = args
    enemies = cursed(pos, area)
    turn, count = len(given), len(enemies)
    rooms = [(pos.state.here[area] & SIDE_MASK[enemy]).bit_count() for enemy in enemies]
    due = kills
    if turn >= count:
        rooms = [room - taken for room, taken in zip(rooms, given[:count], strict=True)]
        due, given, turn = pains, given[count:], turn - count
    if turn >= count:
        return 0, 0
    left = min(due, sum(rooms)) - sum(given)
    return max(0, left - sum(rooms[turn + 1 :])), min(left, rooms[turn])


@then("curse_share")
def _shared(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    go_on(pos, side, "curse_divide", (*args, chosen.number))


def _dealt(pos: Position, args: tuple[int, ...]) -> None:
    area, given = args[0], args[3:]
    enemies = cursed(pos, area)
    plan = zip(enemies, given[: len(enemies)], given[len(enemies) :], strict=True)
    go_on(pos, OW, "curse_take", (area, 0, *(number for each in plan for number in each)))


# The owners say who takes what; then he sends the Pained away


@then("curse_take")
def _take(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    """``args``: the area, the mask of Pained units, then (enemy, Kills, Pains) for those who have some to take."""
    area, pained, *plan = args
    while plan and not plan[1] and not plan[2]:
        plan = plan[3:]
    if not plan:
        send_away(pos, area, pained)
        return
    enemy, kills, pains = plan[:3]
    what, due = ("kill", kills) if kills else ("pain", pains)
    units = pos.state.here[area] & SIDE_MASK[enemy] & ~pained
    if due >= units.bit_count():
        for unit in units_in(units):
            pained = _put(pos, unit, what, pained)
        done = (enemy, 0, pains if kills else 0)
        go_on(pos, OW, "curse_take", (area, pained, *done, *plan[3:]))
        return
    options = unit_options(pos, distinct(units, keepers(pos.state)))
    kind = "curse_kill" if kills else "curse_pain"
    ask(pos, enemy, kind, options, kind, (area, pained, *plan), (area, due))


def _put(pos: Position, unit: int, what: str, pained: int) -> int:
    """The Pained units once this one has its result; a Kill eliminates it at once."""
    if what == "kill":
        eliminate(pos, unit, "dread_curse", OW)
        return pained
    return pained | BIT[unit]


@then("curse_kill")
def _killed(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    area, pained, enemy, kills, *rest = args
    pained = _put(pos, chosen.unit, "kill", pained)
    go_on(pos, OW, "curse_take", (area, pained, enemy, kills - 1, *rest))


@then("curse_pain")
def _pained(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    area, pained, enemy, kills, pains, *rest = args
    pained = _put(pos, chosen.unit, "pain", pained)
    go_on(pos, OW, "curse_take", (area, pained, enemy, kills, pains - 1, *rest))


@again("curse_flight")
def send_away(pos: Position, area: int, pained: int) -> None:
    """He chooses an adjacent area for each Pained unit, whoever stands there."""
    if pained:
        areas = area_options(pos.rules.map.adjacent[area])
        ask(pos, OW, "curse_flight", areas, "curse_flight", (area, pained), (lowest(pained), area))


@then("curse_flight")
def _fled(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    area, pained = args
    unit = lowest(pained)
    move(pos, unit, chosen.area, "dread_curse")
    send_away(pos, area, pained & ~BIT[unit])
