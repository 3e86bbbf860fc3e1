"""Who can come where, what others did since one's last turn, and the areas' signs, in data."""

from typing import Any

import pytest

from game.games.wars.words.reaching import Comer, area_signs, comers, goes_to
from game.games.wars.words.tableview import Table, read_table
from game.games.wars.words.trails import told, trails
from game.match.match import Match, Seat

GC, CC, BG, YS = "great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign"
SEATS = tuple(Seat("", name) for name in ("Ada", "Bram", "Cora", "Dion"))
SETUP: dict[str, Any] = {
    "phase": "action", "slot": GC, "turn": 3, "power": {GC: 5, CC: 1, BG: 3, YS: 0},
    "units": {
        GC: {"cthulhu": ["indian_ocean"], "acolyte": ["south_pacific", "europe"]},
        CC: {"flying_polyp": ["indian_ocean"] * 2, "acolyte": ["south_asia"]},
        BG: {"dark_young": ["south_america"], "acolyte": ["west_africa"]},
        YS: {"undead": ["europe"] * 2},
    },
    "gates": {"south_pacific": "great_cthulhu/acolyte/0"},
}  # fmt: skip


def begun(**changed: Any) -> tuple[Match, Table]:
    match = Match.new({"game": "wars", "players": 4, "seed": 3, "setup": SETUP | changed}, SEATS)
    return match, read_table(match, 0)


@pytest.fixture(scope="module")
def table() -> tuple[Match, Table]:
    return begun()


def found(table: tuple[Match, Table], area: str, own: str = GC) -> dict[tuple[str, str], Comer]:
    return {(each.first.faction, each.first.kind): each for each in comers(*table, area, own)}


def test_who_can_come_and_whom_they_could_capture_or_attack(table: tuple[Match, Table]) -> None:
    match, _ = table
    before = match.position.key()
    there = found(table, "south_pacific")
    assert there[BG, "dark_young"].captures == (GC,) and there[BG, "dark_young"].attacks == (GC,)
    polyps = there[CC, "flying_polyp"]
    assert len(polyps.pieces) == 2 and not polyps.captures and not polyps.attacks, "one Power is the step alone"
    assert (BG, "acolyte") not in there, "two steps away"
    assert next(iter(there)) == (BG, "dark_young"), "the most dangerous first"
    assert match.position.key() == before


def test_who_has_no_power_comes_nowhere_and_who_stands_there_needs_no_step() -> None:
    there = found(begun(), "europe")
    assert (YS, "undead") not in there
    there = found(begun(power={GC: 5, CC: 1, BG: 3, YS: 1}), "europe")
    assert there[YS, "undead"].here and there[YS, "undead"].captures == (GC,)


def test_own_pieces_are_told_with_what_they_could_do(table: tuple[Match, Table]) -> None:
    there = found(table, "south_asia")
    assert there[GC, "cthulhu"].captures == (CC,)


def test_a_piece_goes_where_the_rules_let_it(table: tuple[Match, Table]) -> None:
    match, seen = table
    unit = next(piece.unit for piece in seen.pieces.values() if piece.kind == "cthulhu")
    numbers = match.rules.map.adjacent[match.rules.map.number["indian_ocean"]]  # type: ignore[attr-defined]
    assert set(goes_to(match, seen, unit)) == {seen.areas[number].id for number in numbers}


def test_each_area_with_a_printed_sign_has_it(table: tuple[Match, Table]) -> None:
    signs = area_signs(table[0])
    assert signs["scandinavia"] == "claw" and signs["west_africa"] == "chevron" and "indian_ocean" not in signs
    assert set(signs.values()) == {"claw", "chevron", "crescent"}


def act(match: Match, *kinds: str) -> None:
    """Answer with the first option of each kind."""
    for kind in kinds:
        assert match.decision is not None
        match.answer(next(each for each in match.decision.options if each.kind == kind))


def test_trails_tell_what_others_did_since_the_last_turn_until_the_next_one_ends() -> None:
    match, _ = begun()
    act(match, "move", "unit", "area", "done")
    while match.decision is not None and match.decision.side == 0:
        act(match, "done")
    assert trails(match, 0, [0]) == []
    assert match.decision is not None and match.decision.side == 1
    act(match, "move", "unit", "area")
    while match.decision is not None and match.decision.side == 1:
        act(match, "done")
    first = trails(match, 0, [0])
    assert [(each.kind, each.faction, len(each.units)) for each in first] == [("moved", CC, 1)] and first[0].start
    assert told(match, first[0]).startswith(("An ", "A "))
    act(match, "pass")
    assert match.decision is not None and match.decision.side == 0
    assert trails(match, 0, [0]) == first, "they stay while it is one's own turn"
    act(match, "move", "unit", "area")
    assert trails(match, 0, [0]) == first
    while match.decision is not None and match.decision.side == 0 and match.decision.kind != "action":
        act(match, "done")
