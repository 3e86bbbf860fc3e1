"""Boards, and those of the Earth: one table of 21 areas, and a joining table for each map.

The board is two halves printed on both sides. The side with large areas joins areas
of the other side, so every map follows from the 21 areas alone (maps reference, section 1).
"""

from collections.abc import Mapping, Sequence

from game.games.wars.factions.rules.tables import FACTION_TABLES

SIGNS = ("none", "crescent", "chevron", "claw")
"""Gold signs printed on areas; the Yellow Sign must desecrate one of each."""

Printed = tuple[str, str, str]
"""What a board shows of an area: terrain (``ocean`` or ``land``), gold sign, neighbours by id."""

_EARTH: dict[str, Printed] = {
    "arctic_ocean": (
        "ocean",
        "none",
        "north_america_east north_america_west north_asia north_atlantic north_pacific scandinavia",
    ),
    "scandinavia": ("land", "claw", "arctic_ocean europe north_asia north_atlantic"),
    "europe": ("land", "claw", "arabia north_asia north_atlantic scandinavia"),
    "north_asia": ("land", "claw", "arabia arctic_ocean europe north_pacific scandinavia south_asia"),
    "south_asia": ("land", "claw", "arabia indian_ocean north_asia north_pacific"),
    "arabia": ("land", "claw", "east_africa europe indian_ocean north_asia north_atlantic south_asia west_africa"),
    "east_africa": ("land", "chevron", "arabia indian_ocean south_atlantic west_africa"),
    "west_africa": ("land", "chevron", "arabia east_africa north_atlantic south_atlantic"),
    "north_atlantic": (
        "ocean",
        "none",
        "arabia arctic_ocean central_america europe north_america_east north_america_west"
        " north_pacific scandinavia south_america_east south_atlantic west_africa",
    ),
    "south_atlantic": (
        "ocean",
        "none",
        "antarctica east_africa indian_ocean north_atlantic south_america_east south_america_west"
        " south_pacific west_africa",
    ),
    "antarctica": ("land", "none", "indian_ocean south_atlantic south_pacific"),
    "south_pacific": (
        "ocean",
        "none",
        "antarctica indian_ocean new_zealand north_pacific south_america_west south_atlantic",
    ),
    "south_america_west": (
        "land",
        "crescent",
        "central_america north_pacific south_america_east south_atlantic south_pacific",
    ),
    "south_america_east": ("land", "crescent", "central_america north_atlantic south_america_west south_atlantic"),
    "north_america_west": (
        "land",
        "crescent",
        "arctic_ocean central_america north_america_east north_atlantic north_pacific",
    ),
    "north_america_east": ("land", "crescent", "arctic_ocean north_america_west north_atlantic"),
    "central_america": (
        "land",
        "crescent",
        "north_america_west north_atlantic north_pacific south_america_east south_america_west",
    ),
    "north_pacific": (
        "ocean",
        "none",
        "arctic_ocean central_america indian_ocean north_america_west north_asia north_atlantic"
        " south_america_west south_asia south_pacific",
    ),
    "indian_ocean": (
        "ocean",
        "none",
        "antarctica arabia australia east_africa new_zealand north_pacific south_asia south_atlantic south_pacific",
    ),
    "australia": ("land", "chevron", "indian_ocean new_zealand"),
    "new_zealand": ("land", "chevron", "australia indian_ocean south_pacific"),
}

_WEST_JOINED = {
    "north_america_west": "north_america",
    "north_america_east": "north_america",
    "central_america": "north_america",
    "south_america_west": "south_america",
    "south_america_east": "south_america",
    "new_zealand": "australia",
}
_EAST_JOINED = {
    "scandinavia": "europe",
    "north_asia": "asia",
    "south_asia": "asia",
    "arabia": "asia",
    "west_africa": "africa",
    "east_africa": "africa",
}


def printed_glyphs(board: str) -> dict[int, tuple[str, ...]]:
    """By side the areas of a board with its glyph, as the factions name them."""
    found = {faction.side: faction.starts.get(board, ()) for faction in FACTION_TABLES}
    return {side: (areas,) if isinstance(areas, str) else tuple(areas) for side, areas in found.items()}


_GLYPHS = printed_glyphs("earth")


class Map:
    """A board as the rules see it: areas by number (``places``), borders, oceans, signs, start areas.

    ``adjacent[a]`` is a tuple of area numbers; the ``*_mask`` fields have bit ``a`` set
    for area ``a``. ``within_two[a]`` are the areas reached by one or two borders. By side: ``glyphs`` are the areas
    with its glyph, ``start_areas`` those where it may start, ``start`` where it does if it has no choice.
    Made from what is printed and from ``joined``, which gives printed areas that are one
    in the rules their common id: they need not lie side by side.
    """

    __slots__ = (
        "adjacent", "adjacent_mask", "areas", "glyphs", "id", "number", "ocean_mask", "places", "players", "sign",
        "sign_mask", "start", "start_areas", "track", "within_two", "within_two_mask",
    )  # fmt: skip

    def __init__(
        self,
        map_id: str,
        players: tuple[int, ...],
        printed: Mapping[str, Printed],
        joined: Mapping[str, str],
        glyphs: Mapping[int, Sequence[str]],
        track: tuple[int, ...],
    ) -> None:
        self.id = map_id
        self.players = players
        self.track = track
        self.areas: tuple[str, ...] = tuple(dict.fromkeys(joined.get(area, area) for area in printed))
        self.places = range(len(self.areas))
        self.number = {area: index for index, area in enumerate(self.areas)}
        borders: list[set[int]] = [set() for _ in self.areas]
        self.sign = [0] * len(self.areas)
        self.ocean_mask = 0
        for area, (terrain, sign, neighbours) in printed.items():
            here = self.number[joined.get(area, area)]
            borders[here] |= {self.number[joined.get(other, other)] for other in neighbours.split()} - {here}
            self.sign[here] = SIGNS.index(sign)
            self.ocean_mask |= (terrain == "ocean") << here
        self.adjacent = tuple(tuple(sorted(border)) for border in borders)
        self.adjacent_mask = tuple(sum(1 << other for other in border) for border in borders)
        self.within_two = tuple(
            tuple(sorted(border.union(*(borders[other] for other in border)) - {here}))
            for here, border in enumerate(borders)
        )
        self.within_two_mask = tuple(sum(1 << other for other in others) for others in self.within_two)
        self.sign_mask = tuple(
            sum(1 << area for area, shown in enumerate(self.sign) if shown == sign) for sign in range(len(SIGNS))
        )
        self.glyphs = {
            side: tuple(sorted({self.number[joined.get(area, area)] for area in areas}))
            for side, areas in glyphs.items()
        }
        self.start_areas: dict[int, tuple[int, ...]] = {
            faction.side: tuple(faction.start_areas(self)) if faction.start_areas else self.glyphs[faction.side]
            for faction in FACTION_TABLES
        }
        self.start = {
            side: areas[0] for side, areas in self.start_areas.items() if areas and not FACTION_TABLES[side].late
        }


TRACK_3 = (5, 6, 7, 8, 9, 10)
TRACK_4 = (5, 6, 7, 7, 8, 8, 9, 10)
TRACK_5 = (5, 6, 6, 7, 7, 8, 8, 9, 9, 10)

MAPS: dict[str, Map] = {
    made.id: made
    for made in (
        Map("earth_3", (3,), _EARTH, _WEST_JOINED | _EAST_JOINED, _GLYPHS, TRACK_3),
        Map("earth_4_west3_east5", (2, 4), _EARTH, _WEST_JOINED, _GLYPHS, TRACK_4),
        Map("earth_4_west5_east3", (2, 4), _EARTH, _EAST_JOINED, _GLYPHS, TRACK_4),
        Map("earth_5", (5,), _EARTH, {}, _GLYPHS, TRACK_5),
    )
}
DEFAULT_MAP = {2: "earth_4_west3_east5", 3: "earth_3", 4: "earth_4_west3_east5"}
if len(FACTION_TABLES) >= 5:
    DEFAULT_MAP[5] = "earth_5"

