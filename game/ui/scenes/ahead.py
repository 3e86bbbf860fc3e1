"""What the next screens will need, made ready in small steps while the title rests."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pygame

from game.ui import draw, fonts, theme
from game.ui.figures.store import STORE
from game.ui.glyphs import medal
from game.ui.kit.box import Box, Drawn, Text
from game.ui.kit.boxes import painted_ahead
from game.ui.kit.entry import Field, TextField
from game.ui.pictures import map_picture, spare_maps
from game.ui.scene import Program
from game.ui.scenes.boxed import BoxScene
from game.ui.scenes.custom import CustomGameScene
from game.ui.scenes.keys import KeysScene
from game.ui.scenes.newgame import NewGameScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.seatrow import medal_size
from game.ui.scenes.settings import SettingsScene

LETTERS = "".join(map(chr, range(ord(" "), ord("~") + 1))) + "·…’“”–"
PLAYERS = 4
"""For how many a new game is laid out first."""


def steps(app: Program) -> Iterator[None]:
    """Do a little of it between one yield and the next. ``pygame_gui`` should have been imported before."""
    draw.backdrop(app.layout.width, app.layout.height)
    yield
    games = app.services.games()
    STORE.want(dict.fromkeys(faction.id for game in games for faction in game.factions))
    app.guis.ready(app.layout)
    yield
    _elements(app)
    yield
    for role in [role for role in vars(theme).values() if isinstance(role, theme.Role)]:
        # Opening a font and making its letters' shapes is half of the time a first text takes.
        fonts.role_face(role, app.layout.font_px(role)).line(LETTERS, theme.TEXT)
        yield
    for faction in dict.fromkeys(faction.id for game in games for faction in game.factions):
        medal(faction, app.layout.px(medal_size(app.layout)))
        yield
    yield from _painted(app, [NewGameScene(), CustomGameScene()], Drawn, 1)
    yield from _painted(app, [SettingsScene(), RulesScene(), KeysScene()], Text, 10)
    # The board of most tables stays, ready to be lit.
    first = next((board.id for game in games for board in game.boards.get(PLAYERS, ())), "")
    if first:
        map_picture(first)
    spare_maps(but=first)


def _elements(app: Program) -> None:
    """Have the parts of a text field loaded."""
    gui = app.guis.take(app.layout)
    field = TextField(Field("field", ""))
    field.attach(gui)
    field.place(pygame.Rect(0, 0, app.layout.px(160), app.layout.px(40)))
    field.detach()
    app.guis.give_back(gui)


def _painted(app: Program, scenes: Iterable[BoxScene], kind: type[Box], at_once: int) -> Iterator[None]:
    """Have what is dear in scenes made as they will show it, a few parts ``at_once``: tiles cut out of maps, words."""
    for scene in scenes:
        scene.uses_gui = False
        scene.enter(app)
        scene.layout_changed()
        yield
        assert scene.root.laid
        parts = [laid for laid in scene.root.laid.all() if isinstance(laid.box, kind)]
        for place, paint in enumerate(painted_ahead(parts, app.layout)):
            paint()
            if place % at_once == 0:
                yield
