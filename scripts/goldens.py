"""Makes the golden pictures anew: ``python scripts/goldens.py [--check] [--look FOLDER] [SCENE ...]``.

Prints which changed and by how much. With ``--look`` it writes for each of them a picture of before, after and what
differs, to be looked at before committing. ``--check`` changes nothing and ends with 1 if a picture would change.
"""

import json
import os
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import pygame

from tests.ui import pictures
from tests.ui.cold import cold
from tests.ui.gallery import Gallery
from tests.ui.pictures import FOLDER, Size


def side_by_side(path: Path, before: bytes, after: bytes, size: Size) -> None:
    """Write before, after, and in the third picture what differs, bright on dark."""
    width, height = size
    sheet = pygame.Surface((width * 3 + 20, height))
    sheet.fill((60, 60, 60))
    now = pygame.image.frombytes(after, size, "RGB")
    change = now.copy()
    if len(before) == len(after):
        then = pygame.image.frombytes(before, size, "RGB")
        sheet.blit(then, (0, 0))
        change = now.copy()
        change.blit(then, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        less = then.copy()
        less.blit(now, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        change.blit(less, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        for _ in range(2):
            change.blit(change.copy(), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    sheet.blit(now, (width + 10, 0))
    sheet.blit(change, (2 * width + 20, 0))
    pygame.image.save(sheet, str(path))


def main() -> int:
    """Read the command line, paint, compare, keep."""
    words = sys.argv[1:]
    check = "--check" in words
    look = Path(words[words.index("--look") + 1]) if "--look" in words else None
    if look:
        look.mkdir(parents=True, exist_ok=True)
    folder = str(look) if look else ""
    names = [word for word in words if not word.startswith("--") and word != folder]
    known = list(dict.fromkeys(name for name, _ in pictures.WANTED))
    wrong = [name for name in names if name not in known]
    if wrong:
        print(f"No golden picture is kept of {', '.join(wrong)}; there are:", *known, file=sys.stderr)
        return 2
    kept = pictures.index()
    fresh = kept.get("versions") != pictures.versions()
    if fresh and kept:
        print(pictures.why_not())
    if check and fresh:
        return 0
    # Pictures of other versions are worth nothing beside those of these.
    wanted = pictures.WANTED if fresh or not names else [pair for pair in pictures.WANTED if pair[0] in names]
    digests = {} if fresh else dict(kept.get("pictures", {}))
    FOLDER.mkdir(exist_ok=True)
    changed, start = 0, time.monotonic()
    with tempfile.TemporaryDirectory() as place, cold():
        gallery = Gallery(Path(place))
        for name, size in wanted:
            label = pictures.name_of(name, size)
            pixels = pictures.picture(gallery, name, size, digests.get(label, ""))
            if digests.get(label) == pictures.digest(pixels):
                continue
            changed += 1
            path = FOLDER / f"{label}.png"
            before, after = pictures.read_pixels(path), pictures.few_colours(pixels)
            print(f"{label}: " + (f"{pictures.differing(before, after):.2%} of the pixels" if before else "new"))
            if look:
                side_by_side(look / f"{label}.png", before, after, size)
            if not check:
                digests[label] = pictures.digest(pixels)
                pictures.write_png(path, after, size)
        gallery.close()
    if not check:
        labels = {pictures.name_of(name, size) for name, size in pictures.WANTED}
        for path in FOLDER.glob("*.png"):
            if path.stem not in labels:
                print(f"{path.stem}: removed")
                path.unlink()
        shown = {label: digests[label] for label in sorted(labels & digests.keys())}
        text = json.dumps({"versions": pictures.versions(), "pictures": shown}, indent=1)
        pictures.INDEX.write_text(text + "\n", encoding="utf-8", newline="\n")
    total = sum(path.stat().st_size for path in FOLDER.glob("*.png")) / 1024 / 1024
    print(f"{len(wanted)} pictures, {changed} changed, {total:.1f} MB, {time.monotonic() - start:.0f} s")
    return 1 if check and changed else 0


if __name__ == "__main__":
    sys.exit(main())
