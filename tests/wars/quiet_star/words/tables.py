"""The Quiet Star's words in tables."""

from game.games.wars.factions.quiet_star.rules.tables import FACTION, QS

from game.games.wars.words.factionwords import FactionWords, Progress, Token, Works

WORDS = FactionWords(
    works={"starlight": Works("action", 0, once=True), **dict.fromkeys(FACTION.books, Works("ongoing"))},
    goals=FACTION.requirements,
    awakens={},
    pictures=("piece:whisper", "piece:hush"),
    progress={"qs_3_doom": Progress(8, lambda pos: pos.state.power[QS])},
    before_pass=("starlight",),
    odd={"starlight": "odd_power"},
    tokens={"qs_last": Token("quiet_star", ("ability", "starlight"), building=True)},
    alone={"qs_seen": ("wars-events-qs-seen", None)},
)
