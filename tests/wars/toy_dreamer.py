"""A faction that sleeps and holds Monsters, made before the box is; ``test_general_means`` runs one function each."""

import sys

from game.games.wars.factions.rules import tables
from game.games.wars.rules.faction import CULTIST, GREAT_OLD_ONE, MONSTER, Faction, Kind

LS = len(tables.FACTION_TABLES)
SLEEP = "long_sleep"
TABLES = Faction(
    id=SLEEP,
    side=LS,
    kinds=(Kind("snore", LS, MONSTER, 3, 2, 1), Kind("abyss", LS, GREAT_OLD_ONE, 1, 6, 4)),
    books=tuple(f"ls_book_{number}" for number in range(6)),
    requirements=tuple(f"ls_{number}" for number in range(6)),
    abilities=("dreaming",),
    starts={"earth": "australia"},
    submerges=True,
    flags=("ls_asleep",),
    captives=(CULTIST, MONSTER),
    asleep="ls_asleep",
)
tables.FACTION_TABLES += (TABLES,)

from game.api import new_match  # noqa: E402
from game.engine.errors import SetupError  # noqa: E402
from game.engine.position import Position  # noqa: E402
from game.games.wars.rules.board import controlled_gates, gain_power, gates_on_map  # noqa: E402
from game.games.wars.rules.counted import COUNTED, Counted  # noqa: E402
from game.games.wars.rules.odds import battle_odds  # noqa: E402
from game.games.wars.rules.registry import hook  # noqa: E402
from game.games.wars.rules.state import FLAG, PHASES, SLOT_CLOSED  # noqa: E402

BG, GC, YS = "black_goat", "great_cthulhu", "yellow_sign"


def table(slot=SLEEP, edition="first", **setup):
    setup = {"power": dict.fromkeys((SLEEP, GC, YS), 9), "slot": slot, "phase": "action"} | setup
    return new_match("wars", factions=(SLEEP, GC, YS), setup=setup, edition=edition)


def kinds(match):
    return {each.kind for each in match.position.decision.options}


def a_flag_has_the_bit_it_had_before_other_factions_came():
    assert SLOT_CLOSED[:4] == (1, 2, 4, 8) and (FLAG["cthulhu_awoke"], FLAG["thousand_forms_used"]) == (16, 32)
    assert len({*SLOT_CLOSED, *FLAG.values()}) == len(SLOT_CLOSED) + len(FLAG)


def a_gate_asleep_counts_for_its_owner_alone_and_is_not_on_the_map():
    found = table(units={SLEEP: {"acolyte": ["submerged", "asia"]}}, flags=["ls_asleep"])
    assert controlled_gates(found.position.state, LS) == 1 and gates_on_map(found.position.state) == 0
    alone = table(units={SLEEP: {"acolyte": ["asia"]}}, flags=["ls_asleep"])
    assert controlled_gates(alone.position.state, LS) == 0


def a_cultist_asleep_may_be_given_for_ghroth_by_his_owner():
    units = {SLEEP: {"acolyte": ["submerged", "asia"]}, BG: {"acolyte": ["africa"], "fungi": ["africa"]}}
    setup = {"units": units, "books": {BG: ["ghroth"]}, "flags": ["ls_asleep"], "slot": BG, "phase": "action"}
    found = new_match("wars", factions=(SLEEP, BG, YS), setup=setup | {"power": {BG: 5}}, dice=[1])
    found.choose("ghroth")
    if found.decision.kind == "pledge":
        found.choose(number=1)
    assert found.decision.kind == "ghroth_unit" and len(found.decision.options) == 2
    again = Position.decode(found.rules, found.position.encode())
    assert again.decision.options == found.decision.options
    found.choose(unit=f"{SLEEP}/acolyte/0")
    assert "submerged" not in found.state_dict()["units"][SLEEP]["acolyte"]
    assert controlled_gates(found.position.state, LS) == 0


def a_rise_of_cthulhu_brings_up_his_own_only():
    places = {GC: {"cthulhu": ["submerged"], "acolyte": ["submerged"]}, SLEEP: {"acolyte": ["submerged"]}}
    found = table(GC, units=places, books={GC: ["submerge"]})
    found.choose("emerge")
    found.choose(area="africa")
    units = found.state_dict()["units"]
    assert units[GC]["acolyte"].count("africa") == 1 and units[SLEEP]["acolyte"].count("submerged") == 1


def a_monster_is_held_captive_by_its_like_and_pays():
    held = {GC: {"deep_one": ["captive:" + SLEEP]}}
    found = table(units=held | {SLEEP: {"acolyte": ["asia"]}}, phase="gather", slot=None, power={})
    told = [event.args for event in found.events if event.kind == "gathered" and event.args[0] == LS]
    assert told == [(LS, 1, 0, 0, 1)] and "pool" in found.state_dict()["units"][GC]["deep_one"]


def a_monster_is_held_by_nobody_else():
    try:
        table(units={GC: {"deep_one": ["captive:" + YS]}})
    except SetupError:
        return
    raise AssertionError("a Monster is held by the Yellow Sign")


def a_whole_move_is_told_when_it_is_over():
    seen = []
    hook("moved_all", "dreaming", LS)(lambda pos, moved: seen.append(moved.bit_count()))
    found = table(units={SLEEP: {"acolyte": ["asia"] * 3}})
    found.choose("move")
    for _ in range(2):
        if found.position.decision.kind == "move_unit":
            found.choose("unit")
        found.answer(found.position.decision.options[0])
        assert not seen
    found.choose("done")
    assert seen == [2]
    found = table(units={SLEEP: {"acolyte": ["asia"]}})
    found.choose("move")
    found.answer(found.position.decision.options[0])
    assert seen == [2, 1]


def a_phase_is_told():
    seen = []
    hook("phase", "dreaming", LS)(lambda pos: seen.append(PHASES[pos.state.phase]))
    table(phase="gather", slot=None, units={SLEEP: {"acolyte": ["asia"]}})
    assert seen[:2] == ["gather", "first_player"]


def a_ritual_is_told_to_who_performs_it():
    seen = []
    hook("ritual", "dreaming", LS)(lambda pos: seen.append(pos.state.ritual))
    power = {SLEEP: 6, GC: 6, YS: 0}
    found = table(phase="doom", slot=None, turn=2, power=power, edition="later", first_player=GC)
    while found.decision.kind != "action":
        found.answer(found.decision.options[0])
    assert seen == [2]


def a_kill_is_a_pain_in_the_odds_where_an_ability_has_it_so():
    found = table(units={SLEEP: {"abyss": ["asia"]}, GC: {"starspawn": ["asia"]}})
    asia = found.position.rules.map.number["asia"]
    hard = battle_odds(found.position, asia, 0, LS).defender
    COUNTED.append(Softly("dreaming", LS))
    soft = battle_odds(found.position, asia, 0, LS, {"dreaming": 1}).defender
    assert hard.killed > 0 == soft.killed and abs(soft.pained - hard.killed - hard.pained) < 1e-9


class Softly(Counted):
    """What its side takes are Pains."""

    def most(self, pos, battle):
        return 1

    def softens(self, battle):
        return True


class Pays:
    """Something that must happen in the Doom phase, and pays."""

    optional = False

    def ready(self, pos):
        return True

    def begin(self, pos):
        gain_power(pos, LS, 1, "dreaming")


def a_ritual_can_be_paid_with_what_the_doom_phase_has_brought():
    hook("doom_event", "dreaming", LS)(Pays())
    power = {SLEEP: 4, GC: 0, YS: 0}
    found = table(phase="doom", slot=None, turn=2, power=power, edition="later", first_player=SLEEP)
    assert found.position.decision.kind == "ritual" and kinds(found) == {"ritual", "done"}
    found.choose("ritual")
    assert found.state_dict()["power"][SLEEP] == 0
    power = {SLEEP: 3, GC: 0, YS: 0}
    found = table(phase="doom", slot=None, turn=2, power=power, edition="later", first_player=SLEEP)
    told = [event.kind for event in found.events]
    assert "ritual" not in told and found.state_dict()["power"][SLEEP] == 4


def a_summon_is_unlimited_while_an_ability_says_so():
    able = []
    hook("summon_again", "dreaming", LS)(lambda pos: bool(able) and not pos.rules.edition.summons_unlimited)
    hook("summons_unlimited", "dreaming", LS)(lambda state: bool(able))
    for lent in (False, True):
        able[:] = [1] if lent else []
        found = table(units={SLEEP: {"acolyte": ["asia"]}}, gates={"asia": SLEEP}, edition="later")
        found.choose("summon")
        assert ("summon" in kinds(found) and "recruit" in kinds(found)) is lent
    able[:] = []
    found = table(units={SLEEP: {"acolyte": ["asia"]}}, gates={"asia": SLEEP}, edition="first")
    found.choose("summon")
    assert found.position.decision.kind != "summon_unit"


if __name__ == "__main__":
    globals()[sys.argv[1]]()
