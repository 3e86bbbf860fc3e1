"""Write assets/figures/props: a sheet for each prop, and ``props.json``, which says what lies where on it.

Boxes and feet are in px; a prop's ``foot`` is the same in all pictures of a group, measured from each one's own box.
"""

import json
from collections.abc import Callable
from typing import Any

import numpy as np
from PIL import Image

from art import dice, marks, portals, props
from art.sheets import FOLDER, packed, save
from art.sprites import down

UNIT = 100
"""px per unit of what is written."""
Pictures = dict[str, tuple[Image.Image, tuple[float, float]]]
"""By name, each with where its foot is."""


def trimmed(rgba: np.ndarray, foot: tuple[float, float], share: float) -> tuple[Image.Image, tuple[float, float]]:
    """A painted picture brought down to size and cut to what is seen, and where the foot is then."""
    picture = down(rgba, share)
    left, top, right, low = picture.getchannel("A").point(lambda v: 255 if v > 3 else 0).getbbox() or (0, 0, 1, 1)
    box = (max(left - 1, 0), max(top - 1, 0), min(right + 1, picture.width), min(low + 1, picture.height))
    return picture.crop(box), (round(foot[0] - box[0], 2), round(foot[1] - box[1], 2))


def gate() -> Pictures:
    """Stones, light, the throat as it turns and as it sleeps."""
    found, foot = portals.layers(props.gate(), UNIT)
    return {name: trimmed(rgba, foot, 1 / portals.MOOD.over) for name, rgba in found.items()}


def die() -> Pictures:
    """Faces and a tumbling die."""
    return {name: trimmed(rgba, foot, 1 / dice.MOOD.over) for name, (rgba, foot) in dice.pictures().items()}


def lying() -> Pictures:
    """What lies on areas, cages and tablets."""
    return {name: trimmed(rgba, foot, 1 / marks.MOOD.over) for name, (rgba, foot) in marks.pictures().items()}


SHEETS: dict[str, tuple[int, Callable[[], Pictures]]] = {"gate": (UNIT, gate), "die": (dice.UNIT, die),
                                                          "marks": (marks.UNIT, lying)}
"""px per unit, and the pictures."""


def build(name: str) -> None:
    """Write one sheet, and what lies where on it."""
    unit, make = SHEETS[name]
    pictures = make()
    sizes = [picture.size for picture, _ in pictures.values()]
    places, high = packed(sizes)
    wide = max(x + w for (x, _), (w, _) in zip(places, sizes, strict=True))
    sheet = Image.new("RGBA", (wide, high))
    entries: dict[str, Any] = {}
    for (id, (picture, foot)), place in zip(pictures.items(), places, strict=True):
        sheet.paste(picture, place)
        entries[id] = {"box": [*place, *picture.size], "foot": list(foot)}
    save(sheet, FOLDER / "props" / f"{name}.webp")
    path = FOLDER / "props.json"
    index = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    index[name] = {"unit": unit, "pictures": entries}
    lines = []
    for prop in sorted(index):
        rows = ",\n".join(f"    {json.dumps(id)}: {json.dumps(each)}" for id, each in index[prop]["pictures"].items())
        lines.append(f'  "{prop}": {{"unit": {index[prop]["unit"]}, "pictures": {{\n{rows}\n  }}}}')
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
