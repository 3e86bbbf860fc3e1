"""A second reading of the Ancients' rules outside battles: each check written from the reference."""

import pytest

from game.api import new_match
from game.engine.errors import SetupError
from game.games.wars.rules.units import FACTIONS, UNIT_SIDE
from tests.wars.reviewing import (
    AN,
    EDITIONS,
    OW,
    WW,
    areas,
    built,
    by,
    met,
    next_slot,
    power,
    with_bare_books,
    with_books,
)
from tests.wars.steps import decline, happened, track, until
from tests.wars.table import BG, GC, YS, actions, fight, place_of, play, table, units_in

# Cathedrals


def signs() -> dict[int, list[str]]:
    match = with_books(units={AN: "acolyte asia", GC: "acolyte asia"})
    board = match.rules.map
    return {
        sign: [board.areas[area] for area in range(len(board.areas)) if board.sign[area] == sign] for sign in range(4)
    }


def test_cathedral_cost_kinds_and_requirements() -> None:
    # maps.md: crescent, chevron, claw; none where nothing is printed: seas and Antarctica.
    kinds = signs()
    assert "antarctica" in kinds[0] and "indian_ocean" in kinds[0]
    match = with_books(
        units={AN: "acolyte asia europe africa antarctica indian_ocean", GC: "acolyte asia*2"},
        power={AN: 10, GC: 10, YS: 10},
    )
    match.choose("cathedral")
    match.choose(area="antarctica")
    assert met(match) == {"an_no_sign"} and power(match, AN) == 9
    match.choose(book="brainless")
    next_slot(match, AN)
    match.choose("cathedral")
    assert "indian_ocean" not in areas(match)


@EDITIONS
def test_cathedral_beside_another_costs_three(edition: str) -> None:
    match = with_books(
        units={AN: "acolyte asia europe australia", GC: "acolyte asia"},
        power={AN: 2, GC: 1},
        cathedrals=["indian_ocean"],
        edition=edition,
        requirements={AN: "an_no_sign"},
        books={AN: "brainless"},
    )
    # Asia and Australia touch the Indian Ocean, Europe does not: 3, 3, 1.
    match.choose("cathedral")
    assert power(match, AN) == 1 and built(match) == {"indian_ocean", "europe"}


def test_cathedral_needs_a_cultist_and_shares_with_a_gate() -> None:
    match = with_books(
        units={AN: "acolyte asia, un_man europe africa", GC: "acolyte asia"}, gates={"asia": GC}, power={AN: 5, GC: 1}
    )
    match.choose("cathedral")
    assert built(match) == {"asia"}
    match = with_books(units={AN: "un_man europe africa", GC: "acolyte asia"}, power={AN: 5, GC: 1})
    assert "cathedral" not in actions(match)


def test_cathedral_is_taxed_in_an_ice_age() -> None:
    base = {
        "factions": (GC, WW, AN),
        "books": {WW: "ice_age"},
        "notes": {"ice_age": "asia"},
        "units": {AN: "acolyte asia", GC: "acolyte africa", WW: "acolyte africa"},
    }
    match = table(AN, power={AN: 5, GC: 1, WW: 1}, **base)
    match.choose("cathedral")
    assert power(match, AN) == 3
    match = table(AN, power={AN: 1, GC: 1, WW: 1}, **base)
    assert "cathedral" not in actions(match)


def test_no_recruiting_or_summoning_at_a_bare_cathedral() -> None:
    match = with_books(units={AN: "acolyte europe", GC: "acolyte asia"}, cathedrals=["asia"], power={AN: 9, GC: 1})
    assert "summon" not in actions(match)
    match.choose("recruit")
    assert place_of(match, AN, "acolyte") == ["europe", "europe"]


# Books


def test_costs_with_books() -> None:
    for known, costs in (("", (3, 4, 6)), ("festival", (0, 4, 6)), ("brainless", (3, 1, 6)), ("extinction", (3, 4, 3))):
        for kind, cost in zip(("un_man", "reanimated", "yothan"), costs, strict=True):
            match = with_books(
                known, units={AN: "acolyte asia", GC: "acolyte europe"}, gates={"asia": AN}, power={AN: 9, GC: 1, YS: 1}
            )
            match.choose("summon")
            match.choose(unit=f"ancients/{kind}/0")
            if match.decision.kind == "festival_side":
                match.choose(side=YS)
                assert power(match, YS) == 2
            assert power(match, AN) == 9 - cost
            assert place_of(match, AN, kind) == ["asia"]


@EDITIONS
@pytest.mark.parametrize(("count", "more"), [(0, 0), (1, 1), (3, 1), (4, 2)])
def test_consecration(edition: str, count: int, more: int) -> None:
    kinds = signs()
    there = [kinds[sign][0] for sign in range(count)]
    match = with_books(
        "consecration",
        slot=None,
        phase="doom",
        turn=2,
        power={AN: 9, GC: 1},
        edition=edition,
        draws=[1] * 9,
        units={AN: "acolyte north_america", GC: "acolyte europe"},
        gates={"north_america": AN},
        cathedrals=there,
        requirements={AN: ["an_crescent"]},
    )
    while match.decision.kind != "ritual" or by(match) != AN:
        decline(match)
    match.choose("ritual")
    assert len(track(match, "signs")[AN]) == more
    assert track(match, "doom")[AN] == 2


# Brainless


def test_brainless_move_capture_battle() -> None:
    match = with_books(
        "brainless",
        units={AN: "reanimated asia*2, acolyte africa", GC: "acolyte asia"},
        power={AN: 5, GC: 1},
        cathedrals=["asia"],
        requirements={AN: ["an_cheapest"]},
        unpicked=True,
    )
    with_bare_books(match)
    assert "battle" not in actions(match) and "capture" not in actions(match)
    match.choose("move")
    assert match.decision.kind == "move_area", "only the Acolyte in Africa can go"
    match = with_books(
        "brainless", units={AN: "reanimated asia*2, acolyte asia", GC: "acolyte asia"}, power={AN: 5, GC: 1}
    )
    assert {"battle", "capture", "move"} <= actions(match)
    match.choose("move")
    play(match, {"unit": "ancients/acolyte/0"}, {"area": "africa"})
    play(match, {"unit": "ancients/reanimated/0"}, {"area": "africa"})
    # without the book alone is enough
    match = with_books("", units={AN: "reanimated asia*2", GC: "acolyte asia"}, power={AN: 5, GC: 1})
    assert {"battle", "capture", "move"} <= actions(match)


def test_brainless_company_that_comes_in_the_same_move_is_too_late() -> None:
    match = with_books(
        "brainless", units={AN: "reanimated asia, acolyte africa", GC: "acolyte europe"}, power={AN: 5, GC: 1}
    )
    play(match, "move", {"area": "asia"})
    # the Acolyte stands beside it now; nobody else could move
    assert match.decision.kind != "move_unit"


@EDITIONS
def test_brainless_retreat_and_dematerialize_alone(edition: str) -> None:
    match = with_books(
        "brainless",
        slot=GC,
        units={AN: "reanimated asia, acolyte africa", GC: "starspawn asia"},
        dice=[4, 1, 1, 1, 1],
        edition=edition,
        power={GC: 1, AN: 1},
    )
    fight(match, "asia", AN)
    until(match, "retreat_area")
    match.choose(area="europe")
    assert place_of(match, AN, "reanimated") == ["europe"]


# Festival


def test_festival_pays_even_with_power_elsewhere() -> None:
    match = with_books(
        "festival", units={AN: "acolyte asia", GC: "acolyte europe"}, gates={"asia": AN}, power={AN: 1, GC: 0, YS: 0}
    )
    match.choose("summon")
    assert match.decision.kind == "festival_side" and {each.side for each in match.decision.options} == {0, 3}


# Worship Services


@EDITIONS
def test_worship_services(edition: str) -> None:
    match = with_books(
        "worship_services",
        power={AN: 1, GC: 1, YS: 1},
        edition=edition,
        cathedrals=["asia", "africa", "australia"],
        units={AN: "acolyte north_america africa", GC: "acolyte asia*2", YS: "acolyte europe australia"},
        gates={"asia": GC, "australia": "abandoned", "africa": AN, "europe": YS},
        requirements={AN: ["an_cheapest"]},
        unpicked=True,
    )
    with_bare_books(match)
    while match.decision.kind in ("action", "control_area"):
        match.choose("pass")
    got = [args for args in happened(match, "power") if args[2] == "worship_services"]
    assert sorted(got) == sorted(
        [(FACTIONS.index(GC), 1, "worship_services"), (FACTIONS.index(AN), 1, "worship_services")]
    )


def test_worship_services_yog_sothoth_is_an_enemy_gate() -> None:
    match = with_books(
        "worship_services",
        power={AN: 1, GC: 1, OW: 1},
        factions=(GC, OW, AN),
        cathedrals=["asia"],
        units={AN: "acolyte africa", OW: "yog_sothoth asia", GC: "acolyte asia"},
        gates={"asia": GC},
        requirements={AN: ["an_cheapest"]},
        unpicked=True,
    )
    while match.decision.kind != "action":
        match.answer(match.decision.options[0])
    while match.decision.kind in ("action",):
        match.choose("pass")
    got = sorted(args[:2] for args in happened(match, "power") if args[2] == "worship_services")
    assert got == sorted([(FACTIONS.index(GC), 1), (FACTIONS.index(OW), 1), (FACTIONS.index(AN), 1)])


# Gifts


@EDITIONS
def test_gifts_cheapest_and_dearest(edition: str) -> None:
    units = {AN: "acolyte asia", GC: "acolyte europe", YS: "acolyte africa", BG: "acolyte arctic_ocean"}
    gates = {"europe": GC, "africa": YS}
    for act, gc, ys in (("an_cheapest", "deep_one", "undead"), ("an_dearest", "starspawn", "byakhee")):
        match = table(
            AN,
            factions=(GC, BG, YS, AN),
            power={AN: 1, GC: 0, BG: 0},
            units=units,
            gates=gates,
            map="earth_4_west5_east3",
            edition=edition,
        )
        match.choose(act)
        assert place_of(match, GC, gc) == ["europe"] and place_of(match, YS, ys) == ["africa"]
        assert place_of(match, BG, "ghoul") == []
        assert act in met(match) and power(match, AN) == 1
        assert track(match, "power") == {AN: 1, GC: 0, BG: 0, YS: 0}


def test_gifts_in_turn_order_from_the_first_player() -> None:
    for first, clockwise, order in ((BG, True, [BG, YS, GC]), (YS, False, [YS, BG, GC])):
        units = {
            AN: "acolyte asia",
            GC: "acolyte europe africa",
            YS: "acolyte africa europe",
            BG: "acolyte arctic_ocean europe",
        }
        match = table(
            AN,
            factions=(GC, BG, YS, AN),
            first_player=first,
            clockwise=clockwise,
            power={AN: 1},
            map="earth_4_west5_east3",
            units=units,
            gates={"europe": GC, "africa": YS, "arctic_ocean": BG},
        )
        match.choose("an_dearest")
        placed = [args for args in happened(match, "placed") if args[2] == "monster_gift"]
        assert [FACTIONS[UNIT_SIDE[args[0]]] for args in placed] == order


def test_gifts_cost_of_the_moment() -> None:
    # With three Gnoph-Keh on the map the fourth costs 1 as a Wendigo does: a tie, the owner's choice.
    base = {"factions": (GC, WW, AN), "power": {AN: 1}, "gates": {"europe": WW}}
    match = table(AN, units={AN: "acolyte asia", WW: "acolyte europe, gnoph_keh africa*3"}, **base)
    match.choose("an_cheapest")
    assert (match.decision.kind, by(match), len(match.decision.options)) == ("monster_gift_unit", WW, 2)
    # the fourth on the map: Wendigos are all that is left
    match = table(AN, units={AN: "acolyte asia", WW: "acolyte europe, gnoph_keh africa*4"}, **base)
    match.choose("an_dearest")
    assert place_of(match, WW, "wendigo") == ["europe"]


def test_gifts_at_yog_sothoth_and_by_they_break_through() -> None:
    match = table(
        AN, factions=(GC, OW, AN), power={AN: 1}, units={AN: "acolyte asia", OW: "acolyte africa, yog_sothoth europe"}
    )
    match.choose("an_cheapest")
    assert place_of(match, OW, "mutant") == ["europe"]
    match = table(
        AN,
        factions=(GC, OW, AN),
        power={AN: 1},
        books={OW: "they_break_through"},
        units={AN: "acolyte asia", OW: "acolyte africa"},
        gates={"asia": AN, "europe": "abandoned"},
    )
    match.choose("an_cheapest")
    assert (match.decision.kind, areas(match)) == ("monster_gift_area", {"asia", "europe"})


# Dematerialization


@EDITIONS
def test_dematerialization(edition: str) -> None:
    match = table(
        None,
        factions=(GC, YS, AN),
        edition=edition,
        phase="doom",
        turn=2,
        power={AN: 1, GC: 1, YS: 1},
        units={AN: "acolyte asia*2 africa, reanimated asia, yothan asia", GC: "acolyte asia"},
        gates={"asia": "ancients/acolyte/0"},
    )
    assert track(match, "doom")[AN] == 1
    while "dematerialization" not in actions(match):
        decline(match)
    play(match, "dematerialization", {"area": "asia"})
    assert areas(match) == set(match.rules.map.areas) - {"asia"}
    play(
        match,
        {"area": "antarctica"},
        {"unit": "ancients/yothan/0"},
        {"unit": "ancients/reanimated/0"},
        {"unit": "ancients/acolyte/0"},
        "done",
    )
    assert units_in(match, "antarctica") == {"ancients/yothan": 1, "ancients/reanimated": 1, "ancients/acolyte": 1}
    assert match.state_dict()["gates"]["asia"] == "abandoned"
    seen = set()
    while match.decision.kind != "action":
        seen |= actions(match)
        decline(match)
    assert "dematerialization" not in seen


def test_not_in_the_duel() -> None:
    with pytest.raises(SetupError):
        new_match("duel", factions=(GC, AN))
