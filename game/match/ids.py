"""All ids of a game by what they name: factions, units, books, areas, kinds of question, event and option, reasons."""

from collections.abc import Iterable
from itertools import chain

from game.engine.errors import SetupError
from game.games.duel.rules import maps as duel_maps
from game.games.rites.rules import ids as rites
from game.games.rites.rules.cards import ARTIFACT_ID, CARD_ID, CULTS, RITE_ID
from game.games.rites.rules.codec import RITE_ENDS
from game.games.rites.rules.power_plays import KINDS as POWER_PLAYS
from game.games.wars.rules import ids as wars
from game.games.wars.rules.editions import EDITIONS
from game.games.wars.rules.maps import MAPS, Map
from game.games.wars.rules.scenario import FLAGS, UNIT_NAME
from game.games.wars.rules.state import PHASES
from game.games.wars.rules.units import BOOKS, FACTION_ABILITIES, FACTIONS, KINDS, REQUIREMENTS

Ids = dict[str, tuple[str, ...]]


def ids(game: str) -> Ids:
    """All ids of a game, by what they name; see docs/api.md. Raises ``SetupError`` for a game there is not.

    Where numbers stand for them (sides, units, cards, artifacts, rites), the order is that of the numbers.
    """
    if game == "wars":
        return _wars(MAPS.values(), tuple(EDITIONS))
    if game == "duel":
        return _wars(duel_maps.MAPS.values(), ())
    if game == "rites":
        return _rites()
    raise SetupError("game", f"there is no game {str(game)[:40]!r}; there are wars, duel, rites")


def _wars(maps: Iterable[Map], editions: tuple[str, ...]) -> Ids:
    boards = tuple(maps)
    return {
        "factions": FACTIONS,
        "kinds": tuple(kind.id for kind in KINDS),
        "units": tuple(UNIT_NAME),
        "abilities": tuple(chain(*FACTION_ABILITIES)),
        "books": tuple(chain(*BOOKS)),
        "requirements": tuple(chain(*REQUIREMENTS)),
        "maps": tuple(board.id for board in boards),
        "editions": editions,
        "areas": tuple(sorted(set(chain(*(board.areas for board in boards))))),
        "phases": tuple(PHASES),
        "flags": tuple(FLAGS),
        "options": wars.OPTION_KINDS,
        "decisions": wars.DECISION_KINDS,
        "events": wars.EVENT_KINDS,
        "reasons": wars.REASON_CODES,
    }


def _rites() -> Ids:
    return {
        "cults": CULTS,
        "cards": CARD_ID,
        "artifacts": ARTIFACT_ID,
        "rites": RITE_ID,
        "power_plays": POWER_PLAYS,
        "ends": RITE_ENDS,
        "options": rites.OPTION_KINDS,
        "decisions": rites.DECISION_KINDS,
        "events": rites.EVENT_KINDS,
        "reasons": rites.REASON_CODES,
    }
