"""What can be done at a piece or in an area: the engine's offers, tried on copies, with reasons for what is closed."""

from typing import Any

import pytest

from game.games.wars.words.offers import LEAVE, Spot, battles, closed_to, leaving_matters, move_of, offers_at
from game.games.wars.words.tableview import Table, read_table
from game.match.match import Match, Seat

GC, CC, BG, YS = "great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign"
SEATS = tuple(Seat("" if name == "Ada" else "random", name) for name in ("Ada", "Bram", "Cora", "Dion"))
SETUP: dict[str, Any] = {
    "phase": "action", "slot": GC, "turn": 3, "power": {GC: 5, CC: 5, BG: 3, YS: 4},
    "units": {
        GC: {"cthulhu": ["indian_ocean"], "deep_one": ["indian_ocean"] * 2, "acolyte": ["south_pacific"] * 2},
        CC: {"flying_polyp": ["indian_ocean"], "acolyte": ["indian_ocean"] * 2},
        BG: {"acolyte": ["indian_ocean"] * 2},
        YS: {"acolyte": ["europe"] * 2},
    },
    "gates": {"indian_ocean": "crawling_chaos/acolyte/0", "south_pacific": "great_cthulhu/acolyte/0"},
}  # fmt: skip


@pytest.fixture(scope="module")
def table() -> tuple[Match, Table]:
    match = Match.new({"game": "wars", "players": 4, "seed": 3, "setup": SETUP}, SEATS)
    return match, read_table(match, 0)


def unit(table: Table, faction: str, kind: str, area: str) -> int:
    return next(p.unit for p in table.by_area[area].pieces if (p.faction, p.kind) == (faction, kind))


def test_each_offer_is_a_line_of_answers_that_are_taken_as_they_stand(table: tuple[Match, Table]) -> None:
    match, seen = table
    before = match.position.key()
    for area, piece in (("indian_ocean", unit(seen, GC, "cthulhu", "indian_ocean")), ("south_pacific", -1)):
        found = offers_at(match, seen, Spot(area, piece))
        assert found.offers
        for offer in found.offers:
            trial = match.position.copy()
            for answer in offer.line:
                trial.answer(answer)
    assert match.position.key() == before and not match.entries


def test_battles_and_captures_stand_once_for_each_enemy(table: tuple[Match, Table]) -> None:
    match, seen = table
    found = offers_at(match, seen, Spot("indian_ocean", unit(seen, GC, "cthulhu", "indian_ocean")))
    told = [(offer.kind, offer.enemy) for offer in found.offers]
    assert told == [("move", ""), ("battle", CC), ("battle", BG), ("recruit", ""), ("capture", CC), ("capture", BG)]
    assert sorted(battles(match, seen)) == [("indian_ocean", BG), ("indian_ocean", CC)]
    foe = offers_at(match, seen, Spot("indian_ocean", unit(seen, BG, "acolyte", "indian_ocean")))
    assert [(offer.kind, offer.enemy) for offer in foe.offers] == [("battle", BG), ("capture", BG)]


def test_what_is_summoned_has_an_offer_for_each_kind_with_its_price(table: tuple[Match, Table]) -> None:
    match, seen = table
    found = offers_at(match, seen, Spot("south_pacific"))
    told = {offer.label: offer.cost for offer in found.offers if offer.kind == "summon"}
    assert told == {"Summon Deep One": 1, "Summon Shoggoth": 2, "Summon Starspawn": 3}
    assert {offer.kind for offer in found.offers} == {"summon", "recruit", "abandon_gate"}


def test_what_is_closed_says_why_where_the_side_has_somebody(table: tuple[Match, Table]) -> None:
    match, seen = table
    found = offers_at(match, seen, Spot("south_pacific", unit(seen, GC, "acolyte", "south_pacific")))
    assert {each.kind for each in found.closed} >= {"build_gate"}
    assert all(each.reason for each in found.closed)
    assert not offers_at(match, seen, Spot("europe")).closed


def test_a_piece_is_taken_up_by_the_answers_of_move(table: tuple[Match, Table]) -> None:
    match, seen = table
    line = move_of(match, seen, unit(seen, GC, "deep_one", "indian_ocean"))
    assert [answer.kind for answer in line] == ["move", "unit"]
    assert move_of(match, seen, unit(seen, CC, "acolyte", "indian_ocean")) == ()
    assert closed_to(match, seen, unit(seen, GC, "acolyte", "south_pacific"), "build_gate")
    assert closed_to(match, seen, unit(seen, CC, "acolyte", "indian_ocean"), "build_gate") == "", "none of one's own"


def gates(units: dict[str, Any], players: int = 4, books: dict[str, list[str]] | None = None) -> tuple[Match, Table]:
    """Great Cthulhu acts, with a gate in the South Pacific that the first of his Acolytes keeps."""
    factions = [[GC, BG], [CC, YS]] if players == 2 else [GC, CC, BG, YS]
    setup = {"phase": "action", "slot": next(iter(units)), "turn": 3, "power": dict.fromkeys((GC, CC, BG, YS), 5),
             "units": units, "gates": {"south_pacific": next(iter(units))}, "books": books or {}}  # fmt: skip
    match = Match.new({"game": "wars", "players": players, "factions": factions, "seed": 3, "setup": setup},
                      SEATS[:players])  # fmt: skip
    return match, read_table(match, 0)


def test_only_the_keeper_is_offered_to_leave_its_gate_and_last() -> None:
    match, seen = gates({GC: {"acolyte": ["south_pacific"] * 2, "cthulhu": ["south_pacific"]}})
    keeper = next(piece.unit for piece in seen.by_area["south_pacific"].pieces if piece.keeper)
    offered = {piece.unit: [offer.kind for offer in offers_at(match, seen, Spot("south_pacific", piece.unit)).offers]
               for piece in seen.by_area["south_pacific"].pieces}  # fmt: skip
    assert [unit for unit, kinds in offered.items() if LEAVE in kinds] == [keeper]
    assert offered[keeper][-1] == LEAVE and not leaving_matters(seen, GC)


def test_only_who_can_keep_a_gate_is_offered_to_take_or_build_one() -> None:
    match, seen = gates({GC: {"acolyte": ["south_pacific", "europe"], "cthulhu": ["europe"]}})
    for kind, able in (("acolyte", True), ("cthulhu", False)):
        spot = Spot("europe", unit(seen, GC, kind, "europe"))
        assert ("build_gate" in {offer.kind for offer in offers_at(match, seen, spot).offers}) is able


def test_leaving_a_gate_matters_beside_a_dark_young_with_the_red_sign() -> None:
    units = {BG: {"acolyte": ["south_pacific"] * 2, "dark_young": ["south_pacific"]}}
    assert not leaving_matters(gates(units)[1], BG)
    assert leaving_matters(gates(units, books={BG: ["red_sign"]})[1], BG)
    assert not leaving_matters(gates(units, books={BG: ["red_sign"]})[1], BG, "europe")


def test_leaving_a_gate_matters_beside_the_other_faction_of_the_player() -> None:
    units = {GC: {"acolyte": ["south_pacific"]}, BG: {"acolyte": ["south_pacific"]}}
    assert not leaving_matters(gates(units)[1], GC) and leaving_matters(gates(units, 2)[1], GC)
