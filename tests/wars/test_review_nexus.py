"""A second reading of Energy Nexus: an action inside a battle inside an action."""

from pathlib import Path
from typing import Any

from game.api import Match, load_match
from tests.wars.reviewing import EDITIONS, OW, SL, WW, areas, by, next_slot, power
from tests.wars.steps import happened, until
from tests.wars.table import BG, CC, GC, YS, actions, fight, place_of, play, table


def attacked(
    edition: str = "first",
    *,
    slot: str = GC,
    enemy: str = SL,
    factions: tuple[str, ...] = (GC, YS, SL),
    books: str | dict[str, str] = "energy_nexus",
    **more: Any,
) -> Match:
    """A match in which a battle has been declared in Asia."""
    more.setdefault("power", dict.fromkeys(factions, 5))
    more.setdefault("books", {SL: books} if isinstance(books, str) else books)
    more.setdefault("dice", [1] * 60)
    match = table(slot, factions=factions, edition=edition, **more)
    fight(match, "asia", enemy)
    return match


@EDITIONS
def test_tsathoggua_and_a_wizard_leave(edition: str) -> None:
    # Attack on Tsathoggua and a Wizard: both leave for 2, Burrow gives 1: no battle, attacker 1 poorer.
    match = attacked(
        edition, books="energy_nexus burrow", units={SL: "tsathoggua asia, wizard asia", GC: "deep_one asia"}
    )
    assert (match.decision.kind, by(match)) == ("energy_nexus", SL)
    assert actions(match) == {"move", "done", "recruit", "battle"}, actions(match)
    play(match, "move", {"unit": "sleeper/wizard/0"}, {"area": "africa"})
    if match.decision.kind == "move_unit":
        assert areas(match) == {"asia"}
        match.choose(unit="sleeper/tsathoggua/0")
    play(match, {"area": "europe"})
    until(match, "action")
    assert power(match, SL) == 4 and power(match, GC) == 4
    assert not happened(match, "rolled")


@EDITIONS
def test_no_nexus_without_wizard_power_or_awake(edition: str) -> None:
    for more in (
        {"units": {SL: "tsathoggua asia, wizard africa", GC: "deep_one asia"}},
        {"units": {SL: "tsathoggua asia, wizard asia", GC: "deep_one asia"}, "power": {GC: 5, SL: 0}},
        {"units": {SL: "tsathoggua asia, wizard asia", GC: "deep_one asia"}, "books": {SL: "burrow"}},
    ):
        match = attacked(edition, **more)
        assert match.decision.kind != "energy_nexus"


@EDITIONS
def test_in_others_battles_and_its_next_slot_is_not_used_up(edition: str) -> None:
    match = attacked(edition, enemy=YS, units={SL: "wizard asia", GC: "deep_one asia", YS: "undead asia*2"})
    assert (match.decision.kind, by(match)) == ("energy_nexus", SL)
    match.choose("recruit")
    assert happened(match, "rolled")
    next_slot(match, SL)
    assert power(match, SL) == 4


@EDITIONS
def test_both_gone_or_the_defender_gone(edition: str) -> None:
    # Sleeper's own attack; the Wizard, its only unit, walks away: no battle; post-battle things do not come either.
    match = attacked(
        edition,
        slot=SL,
        enemy=YS,
        units={SL: "serpent_man asia, wizard asia", YS: "undead asia", BG: "acolyte africa"},
        factions=(BG, YS, SL),
        power={SL: 5, YS: 1, BG: 1},
        books="energy_nexus",
    )
    assert (match.decision.kind, by(match)) == ("energy_nexus", SL)
    play(
        match,
        "move",
        {"unit": "sleeper/wizard/0"},
        {"area": "africa"},
        {"unit": "sleeper/serpent_man/0"},
        {"area": "africa"},
    )
    until(match, "action")
    assert not happened(match, "rolled")


@EDITIONS
def test_attacker_without_a_die_left_still_fights(edition: str) -> None:
    # Sleeper attacks with a Serpent Man and a Wizard; the Serpent Man leaves: no die, but a battle.
    match = attacked(
        edition,
        slot=SL,
        enemy=YS,
        units={SL: "serpent_man asia, wizard asia", YS: "undead asia*3"},
        power={SL: 5, YS: 1},
    )
    play(match, "move", {"unit": "sleeper/serpent_man/0"}, {"area": "africa"}, "done")
    until(match, "action")
    assert [args[0] for args in happened(match, "rolled")] == [match.rules.side_number(SL), match.rules.side_number(YS)]
    assert len(happened(match, "rolled")[0]) == 1 and len(happened(match, "rolled")[1]) == 3


@EDITIONS
def test_battle_inside_is_complete_before_the_first(edition: str) -> None:
    match = attacked(
        edition,
        enemy=YS,
        units={SL: "formless_spawn asia*3, wizard asia", GC: "deep_one asia*2", YS: "undead asia*2"},
        dice=[6, 6, 6, 6, 6, 6, 6, 6, 6] + [1] * 40,
    )
    assert "battle" in actions(match)
    match.choose("battle")
    assert areas(match) == set()  # which enemy
    match.choose(side=GC)
    # in its own battle another action before it
    assert (match.decision.kind, by(match)) == ("energy_nexus", SL)
    assert "battle" not in actions(match)
    match.choose("done")
    until(match, "action", "book")
    assert len(happened(match, "rolled")) == 2
    assert place_of(match, GC, "deep_one") == []
    # six dice at once: nine
    assert "sl_dice" in match.state_dict()["requirements"][SL]
    until(match, "action")
    assert power(match, SL) == 4 and power(match, GC) == 4


@EDITIONS
def test_battle_in_his_own_slot_after_one_inside_an_enemys(edition: str) -> None:
    # The limit of one battle for an area belongs to each player's own slot.
    match = attacked(
        edition, enemy=YS, units={SL: "formless_spawn asia*3, wizard asia", GC: "deep_one asia*2", YS: "undead asia*2"}
    )
    play(match, "battle", {"side": YS}, "done")
    next_slot(match, SL)
    assert "battle" in actions(match)


@EDITIONS
def test_not_pass_lethargy_payments_waking(edition: str) -> None:
    match = attacked(
        edition,
        books="energy_nexus cursed_slumber ancient_sorcery capture_monster burrow demand_sacrifice",
        units={
            SL: "tsathoggua asia, acolyte asia*2 submerged africa, wizard asia, serpent_man asia africa,"
            " formless_spawn asia",
            GC: "deep_one asia, acolyte asia",
            YS: "acolyte africa",
        },
        gates={"asia": SL, "africa": "abandoned"},
        flags=["gate_asleep"],
        power={GC: 5, SL: 20},
    )
    assert match.decision.kind == "energy_nexus"
    got = actions(match)
    assert got == {"move", "battle", "recruit", "summon", "capture", "capture_monster", "ancient_sorcery", "done"}, got
    match = attacked(
        edition,
        books="energy_nexus cursed_slumber ancient_sorcery capture_monster demand_sacrifice",
        units={
            SL: "acolyte asia*2 africa, wizard asia, serpent_man africa, formless_spawn asia",
            GC: "deep_one asia, acolyte asia",
            YS: "acolyte africa",
        },
        gates={"asia": SL, "africa": SL},
        power={GC: 5, SL: 20},
    )
    got = actions(match)
    assert got == {"move", "battle", "recruit", "summon", "awaken", "cursed_slumber", "done"}, got
    match.choose("cursed_slumber")
    assert set(match.state_dict()["gates"]) == {"africa"}


@EDITIONS
def test_summon_recruit_build_awaken_only_there(edition: str) -> None:
    units = {SL: "acolyte asia africa, wizard asia, formless_spawn asia africa", GC: "deep_one asia"}
    match = attacked(edition, units=units, power={GC: 5, SL: 20}, gates={"africa": SL})
    assert "summon" not in actions(match) and "build_gate" in actions(match)
    match.choose("build_gate")
    assert set(match.state_dict()["gates"]) == {"asia", "africa"}
    match = attacked(edition, units=units, power={GC: 5, SL: 20}, gates={"africa": SL})
    match.choose("recruit")
    assert len(place_of(match, SL, "acolyte")) == 3 and place_of(match, SL, "acolyte").count("asia") == 2
    match = attacked(edition, units=units, power={GC: 5, SL: 20}, gates={"africa": SL, "asia": SL})
    play(match, "summon", {"unit": "sleeper/serpent_man/0"})
    assert place_of(match, SL, "serpent_man") == ["asia"]
    match = attacked(edition, units=units, power={GC: 5, SL: 20})
    match.choose("awaken")
    assert place_of(match, SL, "tsathoggua") == ["asia"]


def test_nexus_action_is_taxed_for_itself() -> None:
    # The battle in the Ice Age has paid; what ends there inside is an action of another's.
    match = table(
        GC,
        factions=(GC, WW, SL),
        books={SL: "energy_nexus", WW: "ice_age"},
        notes={"ice_age": "asia"},
        units={SL: "wizard asia, acolyte asia", GC: "deep_one asia", WW: "acolyte africa"},
        power={GC: 5, WW: 1, SL: 5},
        dice=[1] * 20,
    )
    fight(match, "asia", SL)
    assert power(match, GC) == 3
    match.choose("recruit")
    assert power(match, SL) == 3
    until(match, "action")
    assert power(match, GC) == 3


@EDITIONS
def test_passion_and_devolve_after_the_action_inside(edition: str) -> None:
    match = attacked(
        edition,
        enemy=SL,
        books={SL: "energy_nexus", YS: "passion", GC: "devolve"},
        units={SL: "tsathoggua asia, wizard asia", GC: "deep_one asia, acolyte africa", YS: "acolyte asia*2"},
        power={GC: 5, SL: 5, YS: 0},
    )
    play(match, "capture")
    if match.decision.kind == "capture_side":
        match.choose(side=YS)
    assert power(match, YS) == 1
    assert match.decision.kind == "devolve"
    assert not happened(match, "battle_over")
    match.choose("done")
    until(match, "action")
    assert happened(match, "battle_over")


@EDITIONS
def test_undo_and_saving_inside(edition: str, tmp_path: Path) -> None:
    match = attacked(
        edition,
        books="energy_nexus burrow",
        enemy=YS,
        units={SL: "formless_spawn asia*3, wizard asia", GC: "deep_one asia*2", YS: "undead asia*2"},
    )

    play(match, "battle", {"side": GC})
    match.save(tmp_path / "a.json")
    again = load_match(tmp_path / "a.json")
    assert again.state_dict() == match.state_dict() and again.decision.kind == "energy_nexus"
    for one in (match, again):
        play(one, "move", {"unit": "sleeper/wizard/0"}, {"area": "africa"}, "done")
        until(one, "action", "book")
    assert again.state_dict() == match.state_dict()
    assert power(match, SL) == 3


@EDITIONS
def test_borrowed_beyond_one_inside(edition: str) -> None:
    match = table(
        GC,
        factions=(GC, OW, SL),
        edition=edition,
        books={SL: "energy_nexus ancient_sorcery"},
        notes={"sorcery": [OW]},
        dice=[1] * 40,
        units={
            SL: "wizard asia, formless_spawn asia africa, serpent_man submerged",
            GC: "deep_one asia, acolyte asia",
            OW: "acolyte africa",
        },
        gates={"asia": GC, "africa": OW},
        power={GC: 5, SL: 5},
    )
    fight(match, "asia", SL)
    assert "beyond_one" in actions(match) and "hibernate" not in actions(match)
    match.choose("beyond_one")
    match.choose(area="europe")
    assert set(match.state_dict()["gates"]) == {"europe", "africa"}
    assert place_of(match, SL, "formless_spawn") == ["africa", "europe"]
    # The keeper went along; the Deep One and the Wizard stay and fight.
    assert place_of(match, GC, "acolyte") == ["europe"]
    until(match, "action")
    assert len(happened(match, "rolled")) == 2


@EDITIONS
def test_no_nexus_for_who_hibernates(edition: str) -> None:
    match = table(
        GC,
        factions=(GC, WW, SL),
        edition=edition,
        books={SL: "energy_nexus ancient_sorcery"},
        notes={"sorcery": [WW]},
        dice=[1] * 40,
        units={
            SL: "wizard asia, formless_spawn asia africa, serpent_man submerged",
            GC: "deep_one asia",
            WW: "acolyte africa",
        },
        power={GC: 5, SL: 5},
        flags=["sleeper_rests"],
    )
    fight(match, "asia", SL)
    assert match.decision is None or match.decision.kind != "energy_nexus"


@EDITIONS
def test_seek_and_destroy_cannot_bring_back_a_battle(edition: str) -> None:
    match = table(
        SL,
        factions=(GC, CC, SL),
        edition=edition,
        books={SL: "energy_nexus", CC: "seek_and_destroy"},
        dice=[1] * 40,
        units={SL: "wizard asia, serpent_man asia", CC: "nightgaunt asia, hunting_horror europe"},
        power={CC: 5, SL: 5},
    )
    fight(match, "asia", CC)
    play(
        match,
        "move",
        {"unit": "sleeper/wizard/0"},
        {"area": "africa"},
        {"unit": "sleeper/serpent_man/0"},
        {"area": "africa"},
    )
    until(match, "action")
    assert place_of(match, CC, "hunting_horror") == ["europe"] and not happened(match, "rolled")


@EDITIONS
def test_nexus_takes_the_attackers_last_unit(edition: str) -> None:
    # Tsathoggua captures the only attacker, a Monster: no battle, the Power stays spent.
    match = attacked(
        edition,
        books="energy_nexus capture_monster",
        enemy=SL,
        power={GC: 5, SL: 5},
        units={SL: "tsathoggua asia, wizard asia", GC: "deep_one asia, acolyte africa"},
    )
    match.choose("capture_monster")
    until(match, "action")
    assert not happened(match, "rolled") and power(match, GC) == 4 and power(match, SL) == 4
    assert place_of(match, GC, "deep_one") == ["captive:sleeper"]


@EDITIONS
def test_a_book_earned_inside_counts_at_once(edition: str) -> None:
    # Awakening inside earns a book before the battle: Demand Sacrifice can be used in it.
    match = attacked(
        edition,
        power={GC: 5, SL: 9},
        units={SL: "wizard asia, formless_spawn asia", GC: "deep_one asia"},
        draws=[1] * 4,
    )
    match.choose("awaken")
    match.choose(book="demand_sacrifice")
    until(match, "pre_battle", side=SL)
    assert "demand_sacrifice" in actions(match)
    until(match, "action")
    assert len(happened(match, "rolled")) == 2
    # 8 of 9 spent on him; 4 Power of the enemy's left: 1 Formless Spawn of 2, Tsathoggua 4.
    assert len(happened(match, "rolled")[1]) - 1 == 2 + 4


def test_tsathoggua_counts_the_power_left_after_the_battle_is_paid() -> None:
    match = attacked("first", power={GC: 5, SL: 0}, units={SL: "tsathoggua asia", GC: "deep_one asia"})
    until(match, "action")
    assert len(happened(match, "rolled")[1]) - 1 == 4


def test_a_hibernators_store_counts() -> None:
    match = table(
        SL,
        factions=(GC, WW, SL),
        units={SL: "tsathoggua asia", WW: "wendigo asia"},
        power={SL: 2, WW: 7},
        flags=["hibernating"],
        dice=[1] * 20,
    )
    fight(match, "asia", WW)
    until(match, "action", "book")
    assert len(happened(match, "rolled")[0]) - 1 == 7


FROZEN = {"factions": (GC, WW, SL), "books": {SL: "energy_nexus", WW: "ice_age"}, "notes": {"ice_age": "asia"}}


def frozen(units: str, left: int, gates: dict[str, str]) -> Match:
    """A battle in the Ice Age with a Wizard there; its gates and units elsewhere would do without the tax."""
    match = table(
        GC,
        units={SL: units, GC: "deep_one asia", WW: "acolyte north_america"},
        power={GC: 5, WW: 1, SL: left},
        gates=gates,
        dice=[1] * 20,
        **FROZEN,
    )
    fight(match, "asia", SL)
    return match


def test_summon_in_the_nexus_pays_the_tax_of_its_area() -> None:
    units, gates = "wizard asia*2, acolyte asia africa", {"asia": SL, "africa": SL}
    match = frozen(units, 3, gates)
    # a Serpent Man for 2 and 1; not the Formless Spawn for 3 and 1
    match.choose("summon")
    assert place_of(match, SL, "serpent_man") == ["asia"] and power(match, SL) == 0
    match = frozen(units, 2, gates)
    assert "summon" not in actions(match) and "recruit" in actions(match)


def test_awakening_in_the_nexus_pays_the_tax_of_its_area() -> None:
    units = "wizard asia, formless_spawn asia africa"
    match = frozen(units, 9, {})
    match.choose("awaken")
    assert place_of(match, SL, "tsathoggua") == ["asia"] and power(match, SL) == 0
    assert "awaken" not in actions(frozen(units, 8, {}))


def test_recruit_in_the_nexus_pays_the_tax_of_its_area() -> None:
    assert "recruit" not in actions(frozen("wizard asia, acolyte africa", 1, {}))
    assert "recruit" in actions(frozen("wizard asia, acolyte africa", 2, {}))


def test_capture_monster_is_taxed() -> None:
    base = {
        **FROZEN,
        "books": {SL: "capture_monster", WW: "ice_age"},
        "units": {SL: "tsathoggua asia", GC: "deep_one asia"},
    }
    match = table(SL, power={SL: 2, GC: 1}, **base)
    match.choose("capture_monster")
    assert power(match, SL) == 0
    assert "capture_monster" not in actions(table(SL, power={SL: 1, GC: 1}, **base))
