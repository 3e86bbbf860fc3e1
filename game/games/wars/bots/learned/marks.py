"""Marks of a question: how the side stands that is asked, in short words that are the same for all options."""

from game.engine.decision import Decision
from game.engine.position import Position
from game.games.wars.bots.learned.scene import Scene, spread
from game.games.wars.bots.learned.short import (
    KIND,
    LAST_TURN,
    NUMBER,
    SUMMONED,
    few,
    lead,
    moved_in,
    rich,
)
from game.games.wars.bots.learned.survey import GREAT
from game.games.wars.factions.bots import KNOWN
from game.games.wars.rules.flow.doom import ritual_price, ritual_signs
from game.games.wars.rules.state import WarsState
from game.games.wars.rules.units import (
    ACOLYTES_OF,
    ALL_BOOKS,
    BOOKS,
    CULTISTS_OF,
    FACTIONS,
    GREAT_OLD_ONES_OF,
    MOST_AREAS,
    POOL,
    REQUIREMENTS,
    SIDE_MASK,
    SUMMONED_OF,
    units_in,
)

_IN_BATTLE = frozenset((
    "pre_battle", "assign_kill", "assign_pain", "devour_unit", "absorb_unit", "absorb_shoggoth", "emissary",
    "invisibility", "seek_and_destroy", "harbinger", "vengeance", "necrophagy", "madness", "retreat_area",
    "abduct_unit",
))  # fmt: skip
_FIGURES = frozenset(("move_unit", "scream_unit", "submerge_unit"))


def action_marks(pos: Position, asked: Decision, scene: Scene) -> list[str]:
    """How a side stands that chooses what to do."""
    marks = _time(pos, asked) + _chase(pos, asked, scene) + _estate(pos, asked, scene)
    marks += ["?" + chosen.kind for chosen in asked.options]
    marks += _progress(pos, asked.side) + _fights(pos, asked.side, scene) + _great(pos, asked.side, scene)
    return marks + _own(pos, asked.side, scene)


def _own(pos: Position, side: int, scene: Scene) -> list[str]:
    """What the side's faction alone looks at."""
    told = KNOWN[side].particular.marks
    return told(pos, scene) if told is not None else []


def _season(turn: int) -> str:
    return "1" if turn == 1 else "2" if turn == 2 else "3" if turn < 5 else "5"


def _time(pos: Position, asked: Decision) -> list[str]:
    """Turn, Power, and what the slot has seen."""
    state: WarsState = pos.state
    turn, power = few(state.turn, LAST_TURN), few(state.power[asked.side], 12)
    own = str(asked.about[0])
    if asked.kind == "action":
        own += str(asked.about[1])
    return [
        "t" + turn, "p" + power, f"t{turn}p{power}", "a" + own, f"a{own}p{power}", f"a{own}t{turn}",
        "L" + lead(pos, asked.side), f"d{max(state.doom) // 5}{state.books[asked.side] == ALL_BOOKS}",
    ]  # fmt: skip


def _chase(pos: Position, asked: Decision, scene: Scene) -> list[str]:
    """What can be captured by a side and from it, and who has Power for it."""
    state: WarsState = pos.state
    now, near = scene.now, scene.near
    keys = now & (scene.key_great & scene.great | scene.key_monster & scene.monsters)
    near_keys = near & (scene.key_great | scene.key_monster)
    prey = few(now.bit_count(), 3) + few(keys.bit_count(), 1)
    close = few(near.bit_count(), 3) + few(near_keys.bit_count(), 1)
    risk = few(scene.lose.bit_count(), 2) + few((scene.lose & scene.lone).bit_count(), 1)
    fears = few(scene.fear.bit_count(), 3) + few((scene.fear & scene.lone).bit_count(), 1)
    able, most = few(scene.rivals_able, 3), rich(scene.richest)
    own = str(asked.about[0])
    if asked.kind == "action":
        own += str(asked.about[1])
    season, have = _season(state.turn), rich(state.power[asked.side])
    return [
        "k" + prey, f"k{prey}a{own}", "n" + close, f"n{close}k{prey}", f"n{close}p{have}", f"k{prey}t{season}",
        f"n{close}t{season}", f"n{close}R{most}", f"k{prey}p{have}", f"k{prey}R{most}",
        f"i{few((now & scene.idle).bit_count(), 2)}{few((near & scene.idle).bit_count(), 2)}",
        "l" + risk, "f" + fears, f"l{risk}k{prey}", "r" + able, "R" + most, f"r{able}p{have}", f"R{most}p{have}",
        f"R{most}f{fears}", f"y{_fighting(scene)}k{prey}",
    ]  # fmt: skip


def _fighting(scene: Scene) -> str:
    """Where battles could be: against Great Old Ones, with an own one, with Monsters."""
    weak = (scene.foe_monsters | scene.foe_cultists) & ~scene.foe_great
    return (
        ("G" if scene.great & scene.foe_great else "")
        + ("g" if scene.great & weak else "")
        + ("m" if scene.monsters & weak else "")
    )


def _estate(pos: Position, asked: Decision, scene: Scene) -> list[str]:
    """Gates, Cultists, Monsters: what a side has, and what waits in its pool."""
    state: WarsState = pos.state
    side = asked.side
    pool = state.here[POOL]
    season, power = _season(state.turn), state.power[side]
    have, exact = rich(power), few(power, 12)
    gates, awake = scene.kept.bit_count(), scene.great.bit_count()
    waiting = (pool & ACOLYTES_OF[side]).bit_count()
    cultists, free = scene.cultists, scene.abandoned
    safe = scene.bare & ~scene.foe_great & ~scene.foe_monsters
    shared = scene.kept & scene.monsters
    marks = [
        "g" + NUMBER[gates], f"g{gates}t{season}", f"g{gates}p{exact}",
        "x" + few((free & cultists).bit_count(), 2)
        + few((free & spread(cultists, scene.reach) & ~cultists).bit_count(), 2),
        "e" + few((cultists & safe).bit_count(), 2),
        "c" + NUMBER[waiting], f"c{waiting}t{season}", f"c{waiting}p{have}",
        "G" + NUMBER[awake], f"G{awake}p{exact}", f"G{awake}t{season}",
        "m" + few((pool & SUMMONED_OF[side]).bit_count(), 12),
        "v" + few((scene.kept & ~scene.monsters & ~scene.great).bit_count(), 3),
        "V" + few((shared & scene.lone).bit_count(), 2) + few((shared & cultists & ~scene.lone).bit_count(), 2),
        "y" + _fighting(scene), "w" + few((scene.great | scene.monsters | cultists).bit_count(), 9),
    ]  # fmt: skip
    marks += [kind + NUMBER[(pool & mask).bit_count()] for kind, mask in SUMMONED[side]]
    return marks


def _progress(pos: Position, side: int) -> list[str]:
    """Spellbooks held, requirements that are open."""
    state: WarsState = pos.state
    books, met, have = state.books[side], state.met[side], rich(state.power[side])
    marks = ["b" + NUMBER[books.bit_count()], f"B{books}", f"M{met}"]
    for number, name in enumerate(REQUIREMENTS[side]):
        if not met >> number & 1:
            marks.append("o" + name)
            marks.append(f"o{name}p{have}")
    marks += ["h" + name for number, name in enumerate(BOOKS[side]) if books >> number & 1]
    return marks


def _fights(pos: Position, side: int, scene: Scene) -> list[str]:
    """What stands against what where a battle could be."""
    here = pos.state.here
    areas = (scene.great | scene.monsters) & (scene.foe_great | scene.foe_monsters | scene.foe_cultists)
    found = []
    while areas:
        low = areas & -areas
        areas ^= low
        units = here[low.bit_length() - 1]
        told = f"={'G' if low & scene.great else ''}{few((units & SUMMONED_OF[side]).bit_count(), 3)}:"
        for other in scene.rivals:
            if units & SIDE_MASK[other]:
                found.append(
                    f"{told}{'g' if units & GREAT_OLD_ONES_OF[other] else ''}"
                    f"{few((units & SUMMONED_OF[other]).bit_count(), 3)}{'c' if units & CULTISTS_OF[other] else ''}"
                    f"{'*' if low & scene.gate_of[other] else ''}"
                )
    return found


def _great(pos: Position, side: int, scene: Scene) -> list[str]:
    """Where each Great Old One of a side is, and who is with it."""
    state: WarsState = pos.state
    own = KNOWN[side].particular.great
    marks = []
    for unit in GREAT[side]:
        at = state.loc[unit]
        if at >= MOST_AREAS:
            marks.append(f"@{KIND[unit]}{'z' if at == POOL else 's'}{few(state.power[side], 12)}")
            continue
        bit = 1 << at
        gate = "+" if scene.kept & bit else "*" if scene.foe_gates & bit else "."
        marks.append(f"@{KIND[unit]}{gate}{scene.foes_at(bit)}")
        if own is not None:
            marks.append(own(pos, unit, at))
    return marks


def small_marks(pos: Position, asked: Decision, scene: Scene) -> list[str]:
    """How a side stands that answers a question on the way."""
    state: WarsState = pos.state
    side, kind = asked.side, asked.kind
    power = state.power[side]
    marks = ["t" + few(state.turn, LAST_TURN), "p" + few(power, 9)]
    if kind == "pledge":
        return marks
    if kind in ("ritual", "doom_event"):
        return marks + _doom(pos, side, scene)
    able, most, have = few(scene.rivals_able, 3), rich(scene.richest), rich(power)
    marks += [
        "r" + able, "R" + most, f"R{most}p{have}", f"r{able}p{have}", "L" + lead(pos, side),
        "b" + NUMBER[state.books[side].bit_count()], "G" + NUMBER[scene.great.bit_count()],
    ]  # fmt: skip
    met = state.met[side]
    marks += ["o" + name for number, name in enumerate(REQUIREMENTS[side]) if not met >> number & 1]
    marks += _own(pos, side, scene)
    if kind in _FIGURES:
        marks += _figures(pos, asked, scene)
    elif kind in _IN_BATTLE and state.battle is not None:
        marks += _battle(pos, side, scene)
    elif kind == "book":
        marks += [f"B{state.books[side]}", f"M{met}"]
    return marks


def _figures(pos: Position, asked: Decision, scene: Scene) -> list[str]:
    """For another figure that goes along: which have gone, and what there is to be had."""
    state: WarsState = pos.state
    power = state.power[asked.side]
    moved = moved_in(pos, 0) if asked.kind == "move_unit" else 0
    number = few(moved.bit_count(), 4) if asked.kind == "move_unit" else ""
    now, near = few(scene.now.bit_count(), 2), few(scene.near.bit_count(), 2)
    marks = [
        "#" + number, f"#{number}p{few(power, 9)}", f"#{number}t{few(state.turn, LAST_TURN)}", f"#{number}k{now}",
        f"#{number}n{near}", f"n{near}R{rich(scene.richest)}", f"k{now}p{rich(power)}",
    ]  # fmt: skip
    for unit in units_in(moved):
        at = 1 << state.loc[unit] if state.loc[unit] < MOST_AREAS else 0
        marks.append(f"#{KIND[unit]}{'k' if at & scene.now else 'n' if at & scene.near else ''}")
    return marks


def _battle(pos: Position, side: int, scene: Scene) -> list[str]:
    """For questions in a battle: who fights whom, and where."""
    state: WarsState = pos.state
    battle = state.battle
    assert battle is not None
    units = battle.units & state.here[battle.area]
    foe = battle.enemy(side) if side in battle.sides else battle.sides[1]
    ours, theirs = units & SIDE_MASK[side], units & SIDE_MASK[foe]
    bit = 1 << battle.area
    return [
        f"={'G' if ours & GREAT_OLD_ONES_OF[side] else ''}{few(ours.bit_count(), 4)}"
        f":{'G' if theirs & GREAT_OLD_ONES_OF[foe] else ''}{few(theirs.bit_count(), 4)}",
        f"={'a' if battle.sides[0] == side else 'd'}{FACTIONS[foe]}",
        f"={'+' if scene.kept & bit else '*' if scene.foe_gates & bit else '.'}",
    ]


def _doom(pos: Position, side: int, scene: Scene) -> list[str]:
    """For a Ritual: what it costs and brings, and how near the end is."""
    state: WarsState = pos.state
    power, cost, gates = state.power[side], ritual_price(pos, side), scene.kept.bit_count()
    great = sum(ritual_signs(pos, side).values())
    books = state.books[side].bit_count() + state.owed[side]
    most = max(max([state.doom[other] for other in pos.rules.sides if other != side]), state.doom[side])
    left, close = few(len(pos.rules.map.track) - state.ritual, 5), few(most // 4, 9)
    over, worth, doom = max(0, power - cost), gates + 2 * great, few(state.doom[side] // 3, 10)
    return [
        f"g{gates}", f"G{great}", f"b{books}", f"c{cost}", f"gG{gates}{great}", f"r{few(over, 9)}",
        f"gc{gates}/{cost}", f"v{worth}/{cost}", f"v{worth}r{few(over, 6)}", f"lf{left}{books >= 6}",
        "L" + lead(pos, side), f"six{books >= 6}{close}", f"six{books >= 6}", f"b{books}t{few(state.turn, LAST_TURN)}",
        f"c{cost}p{few(power, 15)}", f"s{few(len(state.signs[side]), 4)}", "d" + doom, f"d{doom}b{books}",
        f"v{worth}b{books}",
    ]  # fmt: skip
