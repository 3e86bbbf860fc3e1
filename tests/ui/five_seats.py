"""Scenes of a window with eight factions and five seats, for test_five_seats.

``python -m tests.ui.five_seats FOLDER [WIDTHxHEIGHT ...] [SCENE ...]`` paints them to files.
"""

import functools
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

from game.games.wars.factions.arms import ARMS
from game.games.wars.screen.board import BoardScene
from game.games.wars.screen.end import EndScene
from game.match.driver import make_bots, play_out
from game.match.match import Match, Seat
from game.match.session import Session, begin
from game.ui.gamescreen import opening_of
from game.ui.scenes.custom import CustomGameScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.setup import Setup
from game.ui.scenes.title import TitleScene
from game.ui.table.overlays.seats import SeatsScene
from game.ui.table.scene import MatchScene
from game.ui.theatre.scene import PlayThrough, TheatreScene
from tests.ui import chronicled
from tests.ui import gallery as rooms
from tests.ui.gallery import ADA, BEA, CC, FIGHT_DICE, GC, MIDGAME, SCENES, YS, Gallery, advance

WW, OW = "windwalker", "opener_of_the_way"
FIVE = (GC, CC, YS, WW, OW)
SEATS = (ADA, Seat("adept", "Tobias"), Seat("adept", "Ruth"), Seat("random", "Vane"), Seat("adept", "Maximiliana"))


def midgame() -> dict[str, Any]:
    """Five in the middle of a game, all of them in the Indian Ocean, four with the same Doom."""
    units: dict[str, dict[str, list[str]]] = {side: MIDGAME["units"][side] for side in (GC, CC, YS)}
    for side, home, guard, great in ((WW, "arctic_ocean", "wendigo", "rhan_tegoth"),
                                     (OW, "north_atlantic", "mutant", "yog_sothoth")):  # fmt: skip
        units[side] = {"acolyte": [home] * 3 + ["indian_ocean"], guard: ["indian_ocean"] * 2, great: [home]}
    gates = {area: keeper for area, keeper in MIDGAME["gates"].items() if area != "west_africa"}
    return MIDGAME | {
        "power": dict(zip(FIVE, (9, 5, 3, 4, 11), strict=True)),
        "doom": dict(zip(FIVE, (13, 13, 13, 17, 13), strict=True)),
        "units": units, "gates": gates | {"arctic_ocean": f"{WW}/acolyte/0", "north_atlantic": f"{OW}/acolyte/0"},
        "signs": {GC: [1, 3, 2], YS: [2], CC: [1], OW: [2, 2]},
    }  # fmt: skip


def session(setup: dict[str, Any] | None, seats: tuple[Seat, ...] = SEATS, dice: list[int] | None = None) -> Session:
    """A match of five that is not kept."""
    return begin({"game": "wars", "factions": list(FIVE), "seed": 3, "setup": setup, "dice": dice}, seats, None)


@functools.cache
def over() -> Match:
    """A match of five that has been played to its end, by chance."""
    seats = [Seat("random", seat.name) for seat in SEATS]
    match = Match.new({"game": "wars", "factions": list(FIVE), "seed": 3}, seats)
    play_out(match, make_bots(["random"] * 5, 3))
    return match


# Scenes -------------------------------------------------------------------------------------------


def _custom(gallery: Gallery, players: int, game: str = "wars", drafted: bool = True) -> None:
    setup = Setup(gallery.services)
    setup.set_game(game)
    setup.set_players(players)
    setup.drafted = drafted
    gallery.over_title(CustomGameScene(setup))


def _table(gallery: Gallery, setup: dict[str, Any] | None = None) -> MatchScene:
    return gallery.table(session(setup or midgame()), 0)


def _over_table(gallery: Gallery, scene: Callable[[Any], Any]) -> None:
    table = _table(gallery)
    table.push(scene(table))
    gallery.driver.frames()


def _battle(gallery: Gallery) -> None:
    fought = session(midgame(), (ADA, BEA, *SEATS[2:]), FIGHT_DICE)
    advance(fought, lambda found, _: found == "action")
    begun = next(each for each in fought.match.decision.options if each.kind == "battle")
    fought.answer(begun, fought.match.decision.serial)
    assert advance(fought, lambda found, _: found == "assign_kill", lambda option: option.kind == "done")
    gallery.table(fought, fought.match.decision.seat)


def _end(page: str, gallery: Gallery) -> None:
    gallery.table(Session(over(), None))
    gallery.driver.frames(2)
    scene = gallery.driver.scene
    assert isinstance(scene, EndScene)
    scene.turn_to(page)


def _draft(gallery: Gallery) -> None:
    drafted = begin({"game": "wars", "players": 2, "seed": 3, "options": {"draft": list(ARMS)}}, (ADA, BEA), None)
    gallery.first(opening_of(drafted))


def _watched(gallery: Gallery) -> None:
    gallery.over_title(PlayThrough(over(), 1))
    gallery.driver.until(lambda: isinstance(gallery.driver.scene, TheatreScene))
    gallery.driver.frames(2)


def _finished(page: str, gallery: Gallery) -> None:
    with patch.object(chronicled, "FACTIONS", (*ARMS,)):
        gallery.finished(page)


OURS: dict[str, Callable[[Gallery], Any]] = {
    "five_title": lambda gallery: gallery.first(TitleScene()),
    "five_settings": lambda gallery: gallery.over_title(SettingsScene()),
    "five_custom": lambda gallery: _custom(gallery, 5),
    "five_pairs": lambda gallery: _custom(gallery, 2, drafted=False),
    "five_duel": lambda gallery: _custom(gallery, 2, "duel"),
    "five_draft": _draft,
    "five_begin": lambda gallery: gallery.table(session(None), 0),
    "five_table": _table,
    "five_battle": _battle,
    "five_board": lambda gallery: _over_table(
        gallery, lambda t: BoardScene(t.stage.table, OW, t.stage.inspector.lookup, 0)),
    "five_seats": lambda gallery: _over_table(gallery, lambda t: SeatsScene(t.session)),
    "five_watched": _watched,
    **{f"five_finished_{page}": functools.partial(_finished, page) for page in ("games", "factions")},
    **{f"five_{page}": functools.partial(_end, page) for page in ("result", "course", "dice", "deeds", "turning")},
}  # fmt: skip


def main() -> None:
    """Paint the scenes."""
    words = sys.argv[2:]
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    rooms.HINTED = ()
    SCENES.update(OURS)
    with tempfile.TemporaryDirectory() as place:
        gallery = Gallery(Path(place))
        for size in [each for each in words if each[0].isdigit()] or ["1280x720", "1920x1080"]:
            width, height = map(int, size.split("x"))
            gallery.resize((width, height))
            for name in [each for each in words if each in OURS] or OURS:
                gallery.show(name)
                gallery.settle()
                gallery.driver.shot(folder / f"{name}_{width}.png")


if __name__ == "__main__":
    main()
