"""Where names, gates and pieces stand: read off the picture by hand, in degrees to survive a new projection."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Label:
    """A name: lines, middle, size and letter space (px at 1920 wide), angle, bend (degrees it turns, + is an arch)."""

    lines: tuple[str, ...]
    lon: float
    lat: float
    size: int
    spacing: int
    angle: float = 0
    bend: float = 0


@dataclass(frozen=True)
class Place:
    """What stands in one area. rows: pieces in a row, or (pieces, shift in pieces), around the home point."""

    label: Label
    gate: tuple[float, float]
    home: tuple[float, float]
    rows: tuple
    extra: tuple[Label, ...] = ()  # further names where a sea shows up twice


# the 21 small areas, and the seas
PLACES = {
    "arctic_ocean": Place(
        Label(("Arctic Ocean",), 14.4, 79.1, 22, 3, 0, 0),
        gate=(-1.4, 71.3),
        home=(-42.8, 73.6),
        rows=(4, 4),
    ),
    "north_pacific": Place(
        Label(("North Pacific",), -131.6, 23.8, 21, 2, 0, -8),
        gate=(-158.3, 12.0),
        home=(-121.8, 13.6),
        rows=(4, 4),
        extra=(Label(("North", "Pacific"), 158.0, 19.6, 18, 2, 0, 0),),
    ),
    "south_pacific": Place(
        Label(("South Pacific",), -118.0, -12.3, 25, 3, 0, -10),
        gate=(-119.3, -22.2),
        home=(-122.1, -36.7),
        rows=(4, 4),
        extra=(Label(("South", "Pacific"), 175.8, -15.4, 16, 2, 0, 0),),
    ),
    "north_atlantic": Place(
        Label(("North Atlantic",), -40.1, 44.1, 24, 2, 0, 10),
        gate=(-67.9, 29.4),
        home=(-38.8, 29.9),
        rows=(4, 4),
        extra=(Label(("North", "Atlantic"), -88.5, 10.6, 11, 1, 0, 0),),
    ),
    "south_atlantic": Place(
        Label(("South", "Atlantic"), -9.6, -12.3, 24, 3, 0, 0),
        gate=(-9.8, -23.0),
        home=(-12.6, -37.1),
        rows=(4, 4),
    ),
    "indian_ocean": Place(
        Label(("Indian Ocean",), 79.0, -14.5, 25, 3, 0, -10),
        gate=(80.2, -23.8),
        home=(81.2, -37.7),
        rows=(4, 4),
    ),
    "north_america_west": Place(
        Label(("North America", "West"), -128.7, 62.0, 18, 1, 0, 0),
        gate=(-118.9, 51.5),
        home=(-103.6, 38.6),
        rows=(4, 4),
    ),
    "north_america_east": Place(
        Label(("North America East",), -92.8, 67.7, 17, 1, 0, 0),
        gate=(-100.9, 58.7),
        home=(-76.0, 49.8),
        rows=((2, 1.1), (4, -0.1), (2, -0.55)),
    ),
    "central_america": Place(
        Label(("Central America",), -67.6, 14.4, 16, 1, 6, 0),
        gate=(-108.1, 27.6),
        home=(-95.4, 20.3),
        rows=((1, -0.5), (4, 0.2), (3, 1.15)),
    ),
    "south_america_west": Place(
        Label(("South America West",), -76.1, -26.0, 17, 2, 82, -16),
        gate=(-67.7, -14.5),
        home=(-65.0, -34.1),
        rows=((2, -0.42), (2, 0), (2, 0), (1, -0.4), (1, -0.2)),
    ),
    "south_america_east": Place(
        Label(("South America", "East"), -54.3, 0.9, 17, 1, 0, 0),
        gate=(-63.0, -6.3),
        home=(-51.3, -16.6),
        rows=((2, 0.45), (3, 0.1), (2, -0.1), (1, -0.3)),
    ),
    "scandinavia": Place(
        Label(("Scandinavia",), 35.6, 69.0, 18, 2, 0, 8),
        gate=(16.0, 61.5),
        home=(43.1, 60.7),
        rows=(4, 4),
    ),
    "europe": Place(
        Label(("Europe",), 38.6, 51.5, 20, 2, 0, 0),
        gate=(43.0, 46.2),
        home=(17.1, 44.5),
        rows=(5, (3, 1.6)),
    ),
    "north_asia": Place(
        Label(("North Asia",), 118.9, 70.2, 23, 4, 0, 10),
        gate=(81.6, 61.0),
        home=(110.6, 58.6),
        rows=(4, 4),
    ),
    "south_asia": Place(
        Label(("South Asia",), 104.0, 38.9, 22, 3, 0, 0),
        gate=(82.0, 28.5),
        home=(105.1, 28.7),
        rows=(4, 4),
    ),
    "arabia": Place(
        Label(("Arabia",), 66.8, 48.1, 21, 4, 0, 0),
        gate=(45.1, 26.6),
        home=(63.6, 35.8),
        rows=((3, 0.3), (3, 0), (2, -0.3)),
    ),
    "west_africa": Place(
        Label(("West Africa",), 10.2, 31.3, 21, 2, 0, 8),
        gate=(31.1, 26.6),
        home=(3.3, 18.8),
        rows=(4, 4),
    ),
    "east_africa": Place(
        Label(("East Africa",), 32.2, 10.6, 20, 2, 0, 0),
        gate=(29.8, 1.5),
        home=(26.2, -12.0),
        rows=(4, 4),
    ),
    "australia": Place(
        Label(("Australia",), 126.8, -36.4, 18, 2, -4, -14),
        gate=(129.9, -16.7),
        home=(126.5, -25.8),
        rows=(4, 4),
    ),
    "new_zealand": Place(
        Label(("New Zealand",), 149.1, -11.5, 17, 1, 0, 0),
        gate=(142.0, -5.4),
        home=(146.2, -26.1),
        rows=((2, -0.2), (2, 0), (2, 0.1), (2, -0.3)),
    ),
    "antarctica": Place(
        Label(("Antarctica",), 26.0, -75.6, 20, 4, 0, 0),
        gate=(63.3, -74.8),
        home=(113.8, -74.3),
        rows=(8,),
    ),
}

# joined areas, where their place differs from that of a part
JOINED_PLACES = {
    "north_america": Place(
        Label(("North America",), -109.3, 57.3, 24, 2, 0, 8),
        gate=(-114.3, 46.1),
        home=(-92.7, 41.6),
        rows=(4, 4),
    ),
    "south_america": Place(
        Label(("South", "America"), -58.4, -0.1, 22, 2, 0, 0),
        gate=(-57.3, -9.2),
        home=(-58.1, -22.3),
        rows=(3, 3, 2),
    ),
    "europe": Place(
        Label(("Europe",), 45.2, 63.6, 24, 6, 0, 8),
        gate=(12.3, 48.0),
        home=(34.9, 53.9),
        rows=(4, 4),
    ),
    "asia": Place(
        Label(("Asia",), 104.5, 58.1, 30, 14, 0, 8),
        gate=(74.6, 43.5),
        home=(102.9, 40.4),
        rows=(4, 4),
    ),
    "africa": Place(
        Label(("Africa",), 9.7, 27.4, 27, 8, 0, 8),
        gate=(31.8, 17.2),
        home=(26.9, 0.2),
        rows=(4, 4),
    ),
    "australia": Place(
        Label(("Australia",), 131.6, -20.1, 21, 2, 0, 8),
        gate=(121.5, -27.1),
        home=(138.9, -28.5),
        rows=(4, 4),
    ),
}
