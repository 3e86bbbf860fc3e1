"""What bots know of the Quiet Star: what its books and its Great Old One are worth."""

from game.games.wars.factions.quiet_star.rules.figures import HUSH, QS
from game.games.wars.factions.quiet_star.rules.tables import FACTION

from game.games.wars.bots.knowledge import Knowledge
from game.games.wars.bots.shared import GREAT_WORTH

KNOWLEDGE = Knowledge(QS, dict.fromkeys(FACTION.books, 0.1), (), {})
GREAT_WORTH[QS] = ((HUSH, 4.0),)
