"""Each reason why something is refused is true of what the asked seat sees.

A long run of the same check: ``scripts/check_reasons.py``.
"""

import sys
from collections import Counter
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parent.parent / "play"))

from checking import CLAIMS, KINDS, check_game, false_in, still_said
from table import ALL, BG, BOOKS, CC, GC, YS, table

from game.api import new_match
from game.engine.option import Blocked, Reason, option
from game.games.wars.rules.facts import REASON_CODES
from game.games.wars.rules.flow.choose import Choose
from game.games.wars.rules.flow.slot import Slot
from game.games.wars.rules.maps import MAPS
from game.match.words import words
from scripts.wording.catalogs import catalog, folders

OW, AN = "opener_of_the_way", "ancients"
UNCHECKED: dict[str, str] = {}
"""Reasons without a predicate (six at most), and why it needs none."""


@pytest.mark.parametrize("number", range(10))
def test_every_reason_told_in_a_random_game_is_true(number):
    assert [str(fault) for fault in check_game(number, Counter())] == []


def test_ten_games_are_of_all_kinds():
    assert {KINDS[number % len(KINDS)][0] for number in range(10)} == {"wars", "duel", "rites"}


def told_in_catalogs() -> set[str]:
    """The reasons that the catalogs have words for, as ``game: code``."""
    keys = [key.split("-reason-") for key in catalog(folders("en")).patterns if "-reason-" in key and "." not in key]
    return {f"{game}: {code.replace('-', '_')}" for game, code in keys}


def test_every_reason_of_the_catalogs_has_a_predicate():
    known = {f"{game}: {code}" for game in ("wars", "rites") for code in CLAIMS[game]}
    assert told_in_catalogs() == known | UNCHECKED.keys()
    assert len(UNCHECKED) <= 6 and not known & UNCHECKED.keys()


def test_every_reason_of_the_rules_has_a_predicate():
    assert set(REASON_CODES) == CLAIMS["wars"].keys()


# what a false reason would be


SHARED = {"units": {BG: "ghoul europe arabia", GC: "deep_one europe"}}


@pytest.mark.parametrize(
    ("frame", "chosen", "reason"),
    [
        (Slot, option("battle"), Reason("no_battle")),
        (Slot, option("move"), Reason("power", (9, 5))),
        (Slot, option("pass"), Reason("acted")),
        (Slot, option("recruit"), Reason("pool_empty", ("acolyte",))),
        (Choose, option("area", area=3), Reason("has_gate", (3,))),
        (Choose, option("area", area=3), Reason("too_far", (3,))),
    ],
)
def test_a_false_reason_is_caught(frame, chosen, reason, monkeypatch):
    m = table(BG, **SHARED)
    if frame is Choose:
        m.choose("move")
        m.choose(kind="unit", area="arabia")
    others = [each for each in m.decision.blocked if each.option != chosen]
    assert not faults(m)
    monkeypatch.setattr(frame, "blocked", lambda self, pos: [*others, Blocked(chosen, reason)])
    assert any(told.startswith(reason.code) for told in faults(m))


def test_an_action_refused_without_a_reason_is_caught(monkeypatch):
    m = table(BG, **SHARED)
    monkeypatch.setattr(Slot, "blocked", lambda self, pos: [])
    assert any(told.startswith("capture: offered 0 times") for told in faults(m))


def test_a_reason_that_stays_true_where_the_thing_is_offered_is_caught():
    m = table(BG, **SHARED)
    side, kind = m.decision.side, m.decision.kind
    told = {(side, kind, option("move")): Reason("no_dice", (MAPS[m.rules.map.id].areas.index("arabia"),))}
    assert [*still_said(m.position, told)]


# what random games do not come to


def faults(match) -> list[str]:
    """What is false in the match as it stands."""
    return [*false_in(match.position, Counter()), *still_said(match.position, {})]


def reasons(match) -> dict[str, str]:
    """By what is refused as a whole: the code."""
    return {each.option.kind: each.reason.code for each in match.decision.blocked if each.option.area < 0}


def short(match, kind: str) -> str:
    """What stands under the button of a refused action."""
    return next(
        words().reason(match.rules, each, short=True) for each in match.decision.blocked if each.option.kind == kind
    )


def test_every_area_has_a_gate():
    gates = dict.fromkeys(MAPS["earth_4_west3_east5"].areas, "abandoned")
    m = table(OW, factions=(OW, GC, BG, YS), units={OW: "abomination europe"}, gates=gates, map="earth_4_west3_east5")
    assert reasons(m)["beyond_one"] == "gates_everywhere" and not faults(m)


def test_all_markers_are_on_the_map():
    marked = MAPS["earth_4_west3_east5"].areas[:12]
    m = table(YS, units={YS: "king_in_yellow south_pacific"}, desecrated=list(marked), map="earth_4_west3_east5")
    assert reasons(m)["desecrate"] in ("markers_used_up", "desecrated_already") and not faults(m)


def test_nobody_is_there_to_curse():
    m = table(OW, factions=(OW, GC, BG, YS), units={OW: "abomination europe"}, books={OW: "dread_curse"})
    assert reasons(m)["dread_curse"] == "nobody_to_curse" and not faults(m)


# what was false


def test_battle_without_dice_beside_an_enemy_says_so_under_its_button():
    """Acolytes and a Ghoul that has no dice either: it is not for want of an enemy."""
    m = table(YS, units={YS: "acolyte europe", BG: "ghoul europe"})
    assert reasons(m)["battle"] == "no_fighters" and short(m, "battle") == "no combat dice" and not faults(m)


def test_battle_with_no_enemy_about_says_so():
    m = table(YS, units={YS: "acolyte europe", BG: "ghoul arabia"})
    assert reasons(m)["battle"] == "no_battle" and short(m, "battle") == "no enemy in your areas"


def test_battle_where_one_has_been_says_so():
    """Six spellbooks, one battle on the turn, nobody else to fight."""
    m = table(GC, books={GC: BOOKS[GC]}, units={GC: "starspawn europe*2", BG: "dark_young europe*3"}, dice=[1] * 12)
    m.choose("battle")
    while m.decision.kind != "action":
        m.choose(m.decision.options[-1].kind)
    assert reasons(m)["battle"] == "fought_here" and not faults(m)


def test_capture_with_cultists_alone_beside_a_cultist_names_who_is_missing():
    m = table(GC, units={GC: "acolyte europe", BG: "acolyte europe"})
    entry = next(each for each in m.decision.blocked if each.option.kind == "capture")
    assert words().reason(m.rules, entry) == "no unguarded enemy Cultist is with your Monsters or Great Old Ones"


@pytest.mark.parametrize("kind", ["battle", "capture", "move"])
def test_reanimated_alone_need_company_for_every_action_that_they_rest_from(kind):
    units = {AN: "reanimated europe", GC: "acolyte europe"}
    m = table(AN, factions=(AN, GC, BG, YS), units=units, books={AN: "brainless"}, edition="later")
    assert reasons(m)[kind] == "needs_company" and not faults(m)


def test_cthulhu_in_the_duel_needs_a_gate_where_he_begins_there():
    setup = {"slot": GC, "phase": "action", "power": {GC: 10, BG: 5}, "units": {GC: {"acolyte": ["arkham"]}}}
    m = new_match("duel", factions=(GC, BG), seed=1, setup=setup)
    entry = next(each for each in m.decision.blocked if each.option.kind == "awaken")
    assert "a gate in Jersey Reef" in words().reason(m.rules, entry) and not faults(m)


def test_shub_niggurath_in_the_first_edition_needs_two_cultists_at_the_gate():
    units = {BG: "acolyte europe arabia"}
    m = table(BG, power=dict.fromkeys(ALL, 8), units=units, gates={"europe": BG})
    assert reasons(m)["awaken"] == "no_cradle_there" and not faults(m)


def test_the_payment_that_is_met_is_named_for_both_together():
    units, met = {CC: "acolyte europe"}, {CC: "cc_pay_6"}
    m = table(CC, power=dict.fromkeys(ALL, 10), units=units, requirements=met, books={CC: "abduct"})
    entry = next(each for each in m.decision.blocked if each.option.kind == "cc_pay_both")
    assert entry.reason.arguments == ("cc_pay_6",)
