"""At the Mountains of Madness on the window."""

from game.games.rites.screen.layouts.ritescreen import RiteScreen
from game.games.rites.tablets.at_the_mountains_of_madness.screen.layout import MountainsLayout

SCREEN = RiteScreen(
    MountainsLayout(),
    dimmed={
        "mountain": lambda table, out: "They are next to nothing on ridge or slopes.",
        "elder_sign": lambda table, out: "A forbidden book is no Elder Sign.",
    },
)
