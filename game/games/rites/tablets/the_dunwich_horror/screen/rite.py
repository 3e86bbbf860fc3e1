"""The Dunwich Horror on the window."""

from game.games.rites.screen.layouts.ritescreen import RiteScreen
from game.games.rites.tablets.the_dunwich_horror.screen.layout import FarmhousesLayout
from game.games.rites.words.tableview import HIDDEN

SCREEN = RiteScreen(FarmhousesLayout(), {"plots": [HIDDEN] * 8, "open": []})
