"""The factions, one file each; importing this package registers all of them."""

from game.games.wars.rules.factions import black_goat, crawling_chaos, great_cthulhu, yellow_sign

__all__ = ["black_goat", "crawling_chaos", "great_cthulhu", "yellow_sign"]
