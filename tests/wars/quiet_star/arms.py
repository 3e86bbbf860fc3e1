"""The Quiet Star's arms: a dot on a round rim. Gray."""

from game.games.arms import Arms, colours

ARMS = Arms(colours("#c8c8c8", "#c8c8c8", "#c8c8c8"), (([(0.5, 0.5)], 0.2),))
