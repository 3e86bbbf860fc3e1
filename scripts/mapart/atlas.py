"""Natural Earth outlines: fetched with npm, read from topojson, painted as area numbers in the lon/lat plane."""

import json
import shutil
import subprocess
import tempfile
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

PACKAGE = "world-atlas@2.0.2"
RASTER = 30  # raster cells per degree in the lon/lat plane
NONE, GHOST, LAKE = 0, 250, 251  # codes of the land plane: no land, ornament, lake of no area
ENCLAVES = ("Lesotho", "San Marino", "Vatican")  # drawn again after the countries around them

Ring = list[tuple[float, float]]
Countries = list[tuple[str, list[list[Ring]]]]


def fetch_atlas() -> Path:
    """Install the atlas package into a temporary folder and return the folder of its files."""
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("npm is needed to fetch Natural Earth data; or give --atlas FOLDER")
    folder = Path(tempfile.mkdtemp(prefix="atlas-"))
    command = [npm, "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(folder), PACKAGE]
    subprocess.run(command, check=True)
    return folder / "node_modules" / "world-atlas"


def read_countries(path: Path) -> Countries:
    """[(name, [polygon]), ...]; a polygon is a list of rings, a ring a list of (lon, lat)."""
    topo = json.loads(path.read_text(encoding="utf-8"))
    (sx, sy), (tx, ty) = topo["transform"]["scale"], topo["transform"]["translate"]
    arcs = []
    for arc in topo["arcs"]:
        x = y = 0
        points = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            points.append((x * sx + tx, y * sy + ty))
        arcs.append(points)

    def ring(numbers: list[int]) -> Ring:
        out: Ring = []
        for i in numbers:
            piece = arcs[i] if i >= 0 else arcs[~i][::-1]
            out += piece if not out else piece[1:]
        return out

    result = []
    for shape in topo["objects"]["countries"]["geometries"]:
        polygons = [shape["arcs"]] if shape["type"] == "Polygon" else shape.get("arcs", [])
        result.append((shape["properties"]["name"], [[ring(r) for r in p] for p in polygons]))
    return result


def unwrap(ring: Ring) -> Ring:
    """Make a ring that crosses 180 degrees continuous; close one that runs round the pole along 90 S."""
    out = [ring[0]]
    for x, y in ring[1:]:
        while x - out[-1][0] > 180:
            x -= 360
        while x - out[-1][0] < -180:
            x += 360
        out.append((x, y))
    if abs(out[-1][0] - out[0][0]) > 180:
        out += [(out[-1][0], -90), (out[0][0], -90)]
    return out


class Plane:
    """One 8-bit raster in the lon/lat plane."""

    def __init__(self) -> None:
        self.img = Image.new("L", (360 * RASTER, 180 * RASTER), 0)
        self.draw = ImageDraw.Draw(self.img)

    def ring(self, points: Ring, value: int) -> None:
        """Fill a ring, and its copies one turn to the west and to the east."""
        for turn in (-360, 0, 360):
            self.draw.polygon([((x + turn + 180) * RASTER, (90 - y) * RASTER) for x, y in points], fill=value)

    def array(self) -> np.ndarray:
        return np.asarray(self.img)


def mask_of(ring: Ring) -> np.ndarray:
    """Cells inside a ring."""
    plane = Plane()
    plane.ring(ring, 1)
    return plane.array().astype(bool)


def country_plane(countries: Countries) -> np.ndarray:
    """Number of the country (from 1, in the order of the list) for every cell."""
    plane = Plane()
    late = [(k, c) for k, c in enumerate(countries, 1) if c[0] in ENCLAVES]
    for k, (name, polygons) in [*enumerate(countries, 1), *late]:
        for polygon in polygons:
            # Antarctica's ring runs round the pole and is filed as a hole; other holes hold countries drawn over them
            for ring in polygon if name == "Antarctica" else polygon[:1]:
                plane.ring(unwrap(ring), k)
    return plane.array()


def land_plane(shapes: dict, countries: Countries) -> np.ndarray:
    """0 = water, 1.. = small land areas in the order of [shapes.land], GHOST, LAKE."""
    code = {area: i for i, area in enumerate(shapes["land"], 1)} | {"": GHOST}
    owner = {c: code[area] for area, part in shapes["land"].items() for c in part["countries"]}
    owner |= dict.fromkeys(shapes["scenery"], GHOST)
    number = {name: k for k, (name, _) in enumerate(countries, 1)}
    lookup = np.zeros(256, np.uint8)
    for name, k in number.items():
        lookup[k] = owner.get(name, NONE)
    country = country_plane(countries)
    land = lookup[country]
    for cut in shapes["cuts"]:
        land[mask_of(cut["ring"]) & (country == number[cut["country"]])] = code[cut["to"]]
    for fill in shapes["fills"]:
        land[mask_of(fill["ring"]) & (country == 0)] = code[fill["to"]]
    for lake in shapes["lakes"]:
        land[mask_of(lake["ring"]) & (country == 0)] = LAKE
    for channel in shapes["channels"]:
        land[mask_of(channel["ring"])] = NONE
    return land


def sea_plane(shapes: dict) -> np.ndarray:
    """0 = in no ring, 1.. = seas in the order of [shapes.water]."""
    code = {area: i for i, area in enumerate(shapes["water"], 1)}
    plane = Plane()
    for area in reversed(code):  # earlier seas win, so they are drawn last
        for ring in shapes["water"][area]["rings"]:
            plane.ring(ring, code[area])
    plane.ring(shapes["water"]["north_atlantic"]["rings"][1], code["north_atlantic"])
    for change in shapes["sea_changes"]:
        plane.ring(change["ring"], code[change["sea"]])
    return plane.array()
