"""The maps (maps reference): areas, borders, oceans, signs, start areas."""

import pytest
from table import BG, CC, GC, YS, table

from game.games.wars.rules.maps import MAPS, SIGNS
from game.games.wars.rules.units import SIDE_NUMBER

EARTH = MAPS["earth_5"]
SEAS = {"arctic_ocean", "north_atlantic", "south_atlantic", "north_pacific", "south_pacific", "indian_ocean"}
JOINED_WEST = {
    "north_america": {"north_america_west", "north_america_east", "central_america"},
    "south_america": {"south_america_west", "south_america_east"},
    "australia": {"australia", "new_zealand"},
}
JOINED_EAST = {
    "europe": {"europe", "scandinavia"},
    "asia": {"north_asia", "south_asia", "arabia"},
    "africa": {"west_africa", "east_africa"},
}


def neighbours(map_id, area):
    board = MAPS[map_id]
    return {board.areas[other] for other in board.adjacent[board.number[area]]}


@pytest.mark.parametrize(
    ("map_id", "areas", "borders"),
    [("earth_3", 13, 33), ("earth_4_west3_east5", 17, 45), ("earth_4_west5_east3", 17, 44), ("earth_5", 21, 56)],
)
def test_how_many_areas_and_borders(map_id, areas, borders):
    board = MAPS[map_id]
    assert len(board.areas) == len(set(board.areas)) == areas
    assert sum(map(len, board.adjacent)) == 2 * borders


@pytest.mark.parametrize("map_id", MAPS)
def test_every_border_has_two_sides(map_id):
    board = MAPS[map_id]
    for area, others in enumerate(board.adjacent):
        assert area not in others
        assert all(area in board.adjacent[other] for other in others)
        assert board.adjacent_mask[area] == sum(1 << other for other in others)


@pytest.mark.parametrize(
    ("map_id", "joins"),
    [
        ("earth_3", JOINED_WEST | JOINED_EAST),
        ("earth_4_west3_east5", JOINED_WEST),
        ("earth_4_west5_east3", JOINED_EAST),
    ],
)
def test_smaller_maps_are_joined_areas_of_the_large_one(map_id, joins):
    """Two areas touch exactly when parts of them touch on the map of 21 areas."""
    board = MAPS[map_id]
    parts = {area: joins.get(area, {area}) for area in board.areas}
    assert set().union(*parts.values()) == set(EARTH.areas)
    for area in board.areas:
        for other in board.areas:
            touch = any(neighbours("earth_5", part) & parts[other] for part in parts[area])
            assert (other in neighbours(map_id, area)) == (touch and area != other), (area, other)


@pytest.mark.parametrize("map_id", MAPS)
def test_the_six_oceans(map_id):
    board = MAPS[map_id]
    assert {area for number, area in enumerate(board.areas) if board.ocean_mask >> number & 1} == SEAS


@pytest.mark.parametrize("map_id", MAPS)
def test_signs(map_id):
    board = MAPS[map_id]
    wanted = {
        "crescent": {"north_america", "south_america", "north_america_west", "north_america_east", "central_america",
                     "south_america_west", "south_america_east"},
        "chevron": {"africa", "west_africa", "east_africa", "australia", "new_zealand"},
        "claw": {"europe", "scandinavia", "asia", "north_asia", "south_asia", "arabia"},
        "none": SEAS | {"antarctica"},
    }  # fmt: skip
    for number, area in enumerate(board.areas):
        assert area in wanted[SIGNS[board.sign[number]]]
        assert board.sign_mask[board.sign[number]] >> number & 1


@pytest.mark.parametrize(
    ("map_id", "goat", "chaos"),
    [
        ("earth_3", "africa", "asia"),
        ("earth_4_west3_east5", "west_africa", "south_asia"),
        ("earth_4_west5_east3", "africa", "asia"),
        ("earth_5", "west_africa", "south_asia"),
    ],
)
def test_start_areas(map_id, goat, chaos):
    board = MAPS[map_id]
    starts = {side: board.areas[board.start[SIDE_NUMBER[side]]] for side in (GC, CC, BG, YS)}
    assert starts == {GC: "south_pacific", CC: chaos, BG: goat, YS: "europe"}


@pytest.mark.parametrize(
    ("map_id", "track"),
    [
        ("earth_3", (5, 6, 7, 8, 9, 10)),
        ("earth_4_west3_east5", (5, 6, 7, 7, 8, 8, 9, 10)),
        ("earth_4_west5_east3", (5, 6, 7, 7, 8, 8, 9, 10)),
        ("earth_5", (5, 6, 6, 7, 7, 8, 8, 9, 9, 10)),
    ],
)
def test_ritual_tracks(map_id, track):
    assert MAPS[map_id].track == track


@pytest.mark.parametrize(
    ("map_id", "area", "touches"),
    [
        ("earth_5", "north_pacific", "north_atlantic"),
        ("earth_5", "south_pacific", "south_atlantic"),
        ("earth_5", "south_america_west", "south_atlantic"),
        ("earth_5", "indian_ocean", "north_pacific"),
        ("earth_5", "indian_ocean", "south_pacific"),
        ("earth_5", "arabia", "north_atlantic"),
        ("earth_5", "west_africa", "north_atlantic"),
        ("earth_5", "europe", "north_atlantic"),
        ("earth_5", "arabia", "indian_ocean"),
        ("earth_5", "arabia", "west_africa"),
        ("earth_5", "arabia", "east_africa"),
        ("earth_5", "central_america", "south_america_west"),
        ("earth_5", "central_america", "south_america_east"),
        ("earth_5", "north_america_west", "north_atlantic"),
        ("earth_5", "new_zealand", "south_pacific"),
        ("earth_5", "scandinavia", "north_atlantic"),
        ("earth_5", "scandinavia", "arctic_ocean"),
        ("earth_5", "south_asia", "indian_ocean"),
        ("earth_5", "south_asia", "north_pacific"),
        ("earth_5", "north_asia", "north_pacific"),
        ("earth_5", "north_asia", "arctic_ocean"),
        ("earth_3", "europe", "arctic_ocean"),
        ("earth_4_west5_east3", "europe", "arctic_ocean"),
        ("earth_3", "australia", "indian_ocean"),
        ("earth_3", "australia", "south_pacific"),
        ("earth_3", "asia", "north_atlantic"),
    ],
)
def test_borders_that_surprise(map_id, area, touches):
    assert touches in neighbours(map_id, area)


@pytest.mark.parametrize(
    ("map_id", "area", "apart"),
    [
        ("earth_5", "south_america_east", "north_pacific"),
        ("earth_5", "south_america_east", "south_pacific"),
        ("earth_5", "north_america_east", "north_pacific"),
        ("earth_5", "north_america_east", "central_america"),
        ("earth_5", "australia", "south_pacific"),
        ("earth_5", "europe", "arctic_ocean"),
        ("earth_4_west3_east5", "europe", "arctic_ocean"),
        ("earth_5", "arabia", "north_pacific"),
        ("earth_5", "north_asia", "indian_ocean"),
    ],
)
def test_borders_that_are_not_there(map_id, area, apart):
    assert apart not in neighbours(map_id, area)


@pytest.mark.parametrize(
    ("map_id", "area", "count"),
    [("earth_3", "north_atlantic", 8), ("earth_5", "north_atlantic", 11), ("earth_5", "arabia", 7),
     ("earth_5", "south_america_east", 4), ("earth_5", "australia", 2)],
)  # fmt: skip
def test_how_many_neighbours(map_id, area, count):
    assert len(neighbours(map_id, area)) == count


def test_the_complex_battle_stands_in_an_area_with_four_ways_out():
    ways = {"arabia", "west_africa", "indian_ocean", "south_atlantic"}
    assert neighbours("earth_4_west3_east5", "east_africa") == ways


@pytest.mark.parametrize("map_id", ["earth_3", "earth_4_west3_east5", "earth_4_west5_east3"])
def test_moving_crosses_exactly_the_borders(map_id):
    """In play: from every area a unit is offered its neighbours and nothing else."""
    board = MAPS[map_id]
    factions = (GC, BG, YS) if map_id == "earth_3" else (GC, CC, BG, YS)
    for area in board.areas:
        m = table(GC, map=map_id, factions=factions, units={GC: {"deep_one": [area]}})
        m.choose("move")
        found = {m.rules.name_option(choice)["area"] for choice in m.decision.options}
        assert m.decision.kind == "move_area" and found == neighbours(map_id, area)
