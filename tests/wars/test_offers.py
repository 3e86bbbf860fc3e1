"""What can be done at a piece or in an area: the engine's offers, tried on copies, with reasons for what is closed."""

from typing import Any

import pytest

from game.games.wars.words.offers import Spot, battles, closed_to, move_of, offers_at
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
