"""Plays moments frame by frame on sheets of pictures: to look at them, and for the papers.

    python scripts/moments.py FOLDER [MOMENT ...] [--size WIDTHxHEIGHT] [--turn N]   a sheet of each to look at
    python scripts/moments.py --docs                  remakes the papers' pictures, docs/pictures/moment_*.jpg
"""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import pygame

from game.engine.event import Event
from game.games.wars.rules.units import KINDS, UNIT_KIND
from game.language.spoken import say
from game.ui import theme
from game.ui.stagecraft.act import BOOKS, DEATH, END, Act
from game.ui.stagecraft.playing import Moments
from game.ui.table.scene import MatchScene
from tests.ui.gallery import GC, Gallery

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
DOCS = {"awakening": "awakening", "ritual": "ritual", "battle": "battle", "victory": "end"}
"""The papers' pictures, and the moments they show."""
SHARES = (0.06, 0.17, 0.32, 0.48, 0.66, 0.92)
"""When a moment is looked at, as shares of its time."""
WIDE = 960
"""px: a frame on a sheet."""
AREA = "indian_ocean"
RITES = ("power_play", "rite_won", "cthulhu_rising", "rites_end")
RISING = ("cthulhu", "nyarlathotep", "shub_niggurath", "king_in_yellow", "hastur", "rhan_tegoth", "ithaqua",
          "yog_sothoth", "yothan", "tsathoggua")  # fmt: skip
WARS = ("gate", "battle", "lost", "ritual", "books", "sign", "death", "end")


def _unit(kind: str) -> int:
    return next(unit for unit, each in enumerate(UNIT_KIND) if KINDS[each].id == kind)


def _in_wars(name: str, table: MatchScene) -> Act:
    """A moment of Cthulhu Wars, told as the table tells it where it happens there."""
    stage = table.stage
    area = next(number for number, each in enumerate(stage.table.areas) if each.id == AREA)  # type: ignore[attr-defined]
    if name in RISING or name == "awakening":
        kind = "cthulhu" if name == "awakening" else name
        events = [Event("placed", (_unit(kind), area, "summon" if kind == "yothan" else "awaken"))]
    else:
        told = {
            "gate": ("gate_built", (0, area)), "battle": ("battle", (0, 1, area)),
            "lost": ("killed", (_unit("cthulhu"), area, 1)), "sign": ("sign", (0, 0, "ritual")),
            "ritual": ("ritual", (0, 5, 2, 1)),
        }  # fmt: skip
        color = (theme.faction_colour(GC),)
        side = say("wars-moments-books")
        if name == "books":
            shown = stage.table.by_faction[GC].all_books  # type: ignore[attr-defined]
            return Act(BOOKS, color, side, "Great Cthulhu", ((GC, "cthulhu"),), signs=(GC, *shown))
        if name == "death":
            return Act(DEATH, ((196, 60, 30),), say("wars-moments-death"), "Great Cthulhu")
        if name == "end":
            return Act(END, color, "Great Cthulhu", say("wars-moments-won", doom=31),
                       tuple((GC, kind) for kind in ("cthulhu", "starspawn", "shoggoth", "deep_one", "acolyte")))
        events = [Event(*told[name])]
        if name == "ritual":
            events.append(Event("doom", (0, 3, "ritual")))
        if name == "gate":
            table.session.match.events.append(events[0])
    act = stage.moment(events)
    assert act is not None, name
    return act


def _in_rites(name: str, table: MatchScene) -> Act:
    told = {
        "power_play": [Event("power_play", (0, "steal", 0, 1, 13))],
        "rite_won": [Event("captured", (1, 0)), Event("rite_over", (0, 1, "gates"))],
        "cthulhu_rising": [Event("summoned", (0, 1))],
    }
    if name == "rites_end":
        return Act(END, (theme.GOLD_DEEP,), "Ada", say("rites-moments-points", points=9), ((GC, "cthulhu"),))
    act = table.stage.moment(told[name])
    assert act is not None, name
    return act


def frames(table: MatchScene, act: Act, turn: int, shares: Sequence[float]) -> list[pygame.Surface]:
    """A moment over a table, at shares of its time."""
    window, found = table.app.surface, []
    moments = Moments()
    moments._turn = turn
    moments.begin(act, window.get_size(), view=table.stage.board_view)
    form = moments._form
    assert form is not None
    table.app.stack.top.dirty = True
    moments.draw(window, lambda: table.draw(window))
    assert moments.ready()
    before, spent = 0.0, []
    for share in shares:
        moments.advance((share - before) * form.SECONDS / moments._speed)
        before = share
        begun = time.process_time()
        moments.draw(window, lambda: None)
        spent.append(1000 * (time.process_time() - begun))
        found.append(window.copy())
    print(f"{act.form:8} {sorted(spent)[len(spent) // 2]:5.1f} ms a frame, at most {max(spent):.1f}")
    table.redraw()
    return found


def sheet(pictures: Sequence[pygame.Surface], wide: int) -> pygame.Surface:
    """Pictures in two columns."""
    high = round(wide * pictures[0].get_height() / pictures[0].get_width())
    made = pygame.Surface((2 * wide, high * ((len(pictures) + 1) // 2)))
    for place, each in enumerate(pictures):
        small = pygame.transform.smoothscale(each.convert(24), (wide, high))
        made.blit(small, (place % 2 * wide, place // 2 * high))
    return made


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, default=Path("shots"))
    parser.add_argument("wanted", nargs="*", metavar="MOMENT", help=f"of {', '.join((*RISING, *WARS, *RITES))}")
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--turn", type=int, default=1, help="moments look another way with each turn")
    parser.add_argument("--docs", action="store_true", help="remake the papers' pictures")
    given = parser.parse_args()
    files = {name: name for name in given.wanted or (*RISING[:1], *WARS, *RITES)}
    folder, width, height = given.folder, *map(int, given.size.split("x"))
    if given.docs:
        folder, files = PICTURES, {f"moment_{name}": moment for name, moment in DOCS.items()}
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        gallery, shown = Gallery(Path(place), (width, height)), ""
        for file, name in files.items():
            # Nobody has risen yet where somebody does.
            risen = "table_begin" if name in (*RISING, "awakening") else "table"
            scene = "rites_gate" if name in RITES else risen
            if shown != scene:
                gallery.show(scene)
                gallery.settle()
                shown = scene
            table = gallery.driver.scene
            assert isinstance(table, MatchScene)
            act = (_in_rites if name in RITES else _in_wars)(name, table)
            kind = "jpg" if given.docs else "png"
            pygame.image.save(sheet(frames(table, act, given.turn, SHARES), WIDE), folder / f"{file}.{kind}")
        gallery.close()


if __name__ == "__main__":
    main()
