"""Out of the Aeons on the window."""

from game.games.rites.screen.layouts.ritescreen import RiteScreen
from game.games.rites.tablets.out_of_the_aeons.screen.layout import BiddingLayout

SCREEN = RiteScreen(BiddingLayout())
