"""What is told of the Quiet Star."""

from game.games.wars.words.deeds import by_first
from game.games.wars.words.factiontold import FactionTold
from game.games.wars.words.lights import press
from game.games.wars.words.needs import pay

TOLD = FactionTold(
    lights={"qs_3_doom": press("starlight", "pass")},
    wanting={"qs_3_doom": pay(8)},
    actions={"starlight": by_first("qs_seen", "wars-events-starlight")},
)
