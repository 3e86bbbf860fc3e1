"""What bots know of the Quiet Star: what its books and its Great Old One are worth."""

from game.games.wars.factions.quiet_star.rules.figures import HUSH, QS
from game.games.wars.factions.quiet_star.rules.tables import FACTION

from game.games.wars.bots.knowledge import Knowledge
from game.games.wars.bots.learned.particular import Count, Particular
from game.games.wars.bots.shared import GREAT_WORTH
from game.games.wars.rules.state import FLAG, NOTE


def shone(survey, side):
    """Whether its light has been seen."""
    return float(survey.state.flags & FLAG["qs_shone"] > 0)


def seen(pos, area):
    """Whether an area has been seen in its light."""
    return f"light{pos.state.notes[NOTE['qs_seen']] >> area & 1}"


PARTICULAR = Particular(
    counts=(Count("shone", "books", shone, 0.5, 2.0),),
    income=lambda survey: 1,
    marks=lambda pos, scene: [f"shone{pos.state.notes[NOTE['qs_shines']]}"],
    place=seen,
)
KNOWLEDGE = Knowledge(QS, dict.fromkeys(FACTION.books, 0.1), (), {}, particular=PARTICULAR)
GREAT_WORTH[QS] = ((HUSH, 4.0),)
