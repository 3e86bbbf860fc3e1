"""The six rites, one file each; importing the package registers them in the order of the tablets."""

from game.games.rites.rules.tablets import aeons, cthulhu_rises, dunwich, hound, mountains, tree

__all__ = ["aeons", "cthulhu_rises", "dunwich", "hound", "mountains", "tree"]
