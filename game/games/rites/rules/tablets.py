"""The six rites; importing this registers them in the order of the tablets."""

from game.games.rites.tablets.at_the_mountains_of_madness.rules import rite as mountains
from game.games.rites.tablets.cthulhu_rises.rules import rite as cthulhu_rises
from game.games.rites.tablets.out_of_the_aeons.rules import rite as aeons
from game.games.rites.tablets.the_dunwich_horror.rules import rite as dunwich
from game.games.rites.tablets.the_hound.rules import rite as hound
from game.games.rites.tablets.the_tree_on_the_hill.rules import rite as tree

__all__ = ["aeons", "cthulhu_rises", "dunwich", "hound", "mountains", "tree"]
