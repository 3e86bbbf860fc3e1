"""The Tree on the Hill on the window."""

from game.games.rites.screen.layouts.ritescreen import RiteScreen
from game.games.rites.tablets.the_tree_on_the_hill.screen.layout import HillLayout

SCREEN = RiteScreen(HillLayout(), {"trees": []}, {"tree": lambda table, out: "They fit no tree that may be grown now."})
