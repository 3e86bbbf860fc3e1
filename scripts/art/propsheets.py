"""Write assets/figures/props: a sheet for each prop, and ``props.json``, which says what lies where on it.

Boxes and feet are in px; a prop's ``foot`` is the same in all pictures of a group, measured from each one's own box.
"""

import json
from collections.abc import Callable
from typing import Any

import numpy as np
from PIL import Image

from art import portals, props
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
    """Stones, light, and the throat as it turns."""
    found, foot = portals.layers(props.gate(), UNIT)
    return {name: trimmed(rgba, foot, 1 / portals.MOOD.over) for name, rgba in found.items()}


SHEETS: dict[str, Callable[[], Pictures]] = {"gate": gate}


def build(name: str) -> None:
    """Write one sheet, and what lies where on it."""
    pictures = SHEETS[name]()
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
    index[name] = {"unit": UNIT, "pictures": entries}
    lines = []
    for prop in sorted(index):
        rows = ",\n".join(f"    {json.dumps(id)}: {json.dumps(each)}" for id, each in index[prop]["pictures"].items())
        lines.append(f'  "{prop}": {{"unit": {index[prop]["unit"]}, "pictures": {{\n{rows}\n  }}}}')
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
