"""The Quiet Star's question in positions from outside: an action's first."""

from game.games.wars.rules.flow.again import ASKED, first_question
from game.games.wars.rules.shapes import SHAPES, own

SHAPES.add("ask:qs_shines", "after_action", fits=own)
ASKED["qs_shines"] = first_question("starlight")
