"""The facts of Cthulhu Wars, and of games that build on its rules."""

from collections.abc import Iterable, Mapping
from itertools import chain, combinations
from typing import Any, ClassVar

from game.engine.position import Position
from game.games.facts import Counted, Facts, Ids, Tally
from game.games.wars.rules.editions import EDITIONS
from game.games.wars.rules.ids import DECISION_KINDS, EVENT_KINDS, OPTION_KINDS, REASON_CODES
from game.games.wars.rules.maps import MAPS, Map
from game.games.wars.rules.scenario import FLAGS, UNIT_NAME
from game.games.wars.rules.state import PHASES
from game.games.wars.rules.units import BOOKS, FACTION_ABILITIES, FACTIONS, KINDS, REQUIREMENTS


class WarsFacts(Facts):
    """Factions, figures and boards."""

    numbered: ClassVar[Mapping[str, tuple[str, str, str]]] = {
        "unit": ("unit", "unit", "unit"),
        "area": ("area", "area", "area"),
        "side": ("side", "side", "side"),
    }
    counted: ClassVar[Counted] = Counted("Doom", "books", "turns", "factions")

    def __init__(self, boards: Iterable[Map], editions: Iterable[str], ends: tuple[str, ...] = ()) -> None:
        self.boards = tuple(boards)
        self.editions = tuple(editions)
        self.ends = ends

    def ids(self) -> Ids:
        """All ids of the box, and what is asked and told."""
        return {
            "factions": FACTIONS,
            "kinds": tuple(kind.id for kind in KINDS),
            "units": tuple(UNIT_NAME),
            "abilities": tuple(chain(*FACTION_ABILITIES)),
            "books": tuple(chain(*BOOKS)),
            "requirements": tuple(chain(*REQUIREMENTS)),
            "maps": tuple(board.id for board in self.boards),
            "editions": self.editions,
            "areas": tuple(sorted(set(chain(*(board.areas for board in self.boards))))),
            "phases": tuple(PHASES),
            "flags": tuple(FLAGS),
            "options": OPTION_KINDS,
            "decisions": DECISION_KINDS,
            "events": EVENT_KINDS,
            "reasons": REASON_CODES,
        }

    def maps(self, players: int) -> tuple[str, ...]:
        return tuple(board.id for board in self.boards if players in board.players)

    def casts(self, players: int) -> list[tuple[str, ...]]:
        """Any factions for three and four; for two the three ways to make two pairs."""
        if players != 2:
            return list(combinations(FACTIONS, players))
        first, *others = FACTIONS
        pairs = [((first, one), tuple(other for other in others if other != one)) for one in others]
        return [tuple("+".join(pair) for pair in cast) for cast in pairs]

    def tally(self, pos: Position, result: Any) -> Tally:
        return Tally(result.doom, result.books, pos.state.turn)


FACTS = WarsFacts(MAPS.values(), EDITIONS, ("doom_30", "instant_death", "reveal", "cap"))
