"""Whether a position from outside is one that the rules could have made: for saves, journals, replays and set-ups."""

from game.engine.position import Position
from game.games.wars.factions.black_goat.rules.figures import BG, GHOUL
from game.games.wars.factions.crawling_chaos.rules.figures import CC, FLYING_POLYP, NYARLATHOTEP
from game.games.wars.factions.great_cthulhu.rules.abilities import ABSORB_DICE
from game.games.wars.factions.great_cthulhu.rules.figures import GC, SHOGGOTH, STARSPAWN
from game.games.wars.factions.yellow_sign.rules.figures import YS
from game.games.wars.rules.flow.again import fits
from game.games.wars.rules.flow.battle import STEPS, AfterRoll, BattleStep
from game.games.wars.rules.flow.choose import Choose
from game.games.wars.rules.flow.slot import current_slot
from game.games.wars.rules.shapes import SHAPES
from game.games.wars.rules.state import Battle, WarsState
from game.games.wars.rules.units import BIT, GREAT_OLD_ONES, KIND_MASK, KINDS, ORDINARY, POOL, SIDE_MASK, units_in

_BEGUN = {"devour", "abduct", "seek_and_destroy", "emissary"}
_BEGUN |= {f"invisibility:{unit}" for unit in units_in(KIND_MASK[FLYING_POLYP])}
_BEGUN_BY = {"vengeance": YS, "madness": CC, "necrophagy": BG}


def unsound(pos: Position) -> str:
    """Why no game could stand so, in a few words; empty if one could."""
    state: WarsState = pos.state
    if bool(state.ending) == bool(pos.stack):
        return "it is over and goes on, or neither"
    fighting = [entry for entry in pos.stack if isinstance(entry, BattleStep)]
    if len(fighting) != (state.battle is not None):
        return "a battle is fought that there is not, or none is"
    if state.battle is not None and not _battle_sound(pos, state.battle):
        return "its battle could not stand so"
    wrong = SHAPES.wrong(pos)
    if wrong:
        return wrong
    for depth, entry in enumerate(pos.stack):
        if isinstance(entry, Choose) and not _asked(pos, depth, entry):
            return f"{entry.then} is not asked so"
    return ""


def _asked(pos: Position, depth: int, question: Choose) -> bool:
    beneath = Position(pos.rules, pos.state, pos.stack[:depth], pos.chance)
    return question.side in pos.rules.sides and fits(beneath, question)


def _battle_sound(pos: Position, battle: Battle) -> bool:
    """Masks name units of the two sides, none carries more than it can, and nobody has more to take than was rolled."""
    units = battle.units
    ghouls = KINDS[GHOUL].figures if "necrophagy" in battle.begun else 0
    able = {name for name, side in _BEGUN_BY.items() if side in pos.rules.sides} | _BEGUN
    return (
        battle.sides[0] == current_slot(pos).side
        and not units & ~(SIDE_MASK[battle.sides[0]] | SIDE_MASK[battle.sides[1]])
        and not battle.exempt & ~(units & ORDINARY)
        and not battle.tough & ~(units & KIND_MASK[STARSPAWN])
        and not (battle.kill1 | battle.pain1) & ~units
        and not battle.kill2 & ~(battle.kill1 & battle.tough & ~battle.pain1)
        and not battle.pain2 & ~(battle.pain1 & battle.tough & ~battle.kill1)
        and not battle.kill1 & battle.pain1 & ~battle.tough
        and not battle.rewarded & ~GREAT_OLD_ONES
        and all(due <= len(dice) for due, dice in zip(battle.kills, reversed(battle.dice), strict=True))
        and all(due <= len(dice) + ghouls for due, dice in zip(battle.pains, reversed(battle.dice), strict=True))
        and all(KIND_MASK[SHOGGOTH] >> unit & 1 and dice == ABSORB_DICE for unit, dice in battle.extra)
        and len(battle.extra) <= (pos.state.here[POOL] & ORDINARY & SIDE_MASK[GC]).bit_count()
        and battle.devoured <= ("devour" in battle.begun)
        and len(set(battle.begun)) == len(battle.begun)
        and all(name in able for name in battle.begun)
        and ("vengeance" not in battle.begun or YS in battle.sides)
        and not ("emissary" in battle.begun and battle.kill1 & BIT[NYARLATHOTEP])
        and not ("necrophagy" in battle.begun and _ghouls_to_come(pos))
        and ("madness" not in battle.begun or BattleStep("over") in pos.stack)
    )


def _ghouls_to_come(pos: Position) -> bool:
    """Whether Necrophagy has not been asked about in this battle."""
    steps = [name for name, _, _ in STEPS]
    early = pos.rules.edition.necrophagy_before_pains
    for entry in pos.stack:
        if isinstance(entry, AfterRoll) and BG in entry.left:
            return entry.which == "post_battle" or (entry.which == "both" and not early)
        if isinstance(entry, BattleStep) and steps.index(entry.step) < steps.index(
            "early_assigners" if early else "late_assigners"
        ):
            return True
    return False
