"""What a finished game leaves behind for its campaign: places, points and deeds of every seat, nothing hidden."""

from typing import Annotated, Any

import msgspec

from game.games.wars.rules.faction import GREAT_OLD_ONE
from game.games.wars.rules.units import KINDS, UNIT_CLASS, UNIT_KIND, UNIT_SIDE
from game.games.wars.words.statistics import statistics
from game.match.games import of_wars
from game.match.match import Match
from game.match.record import MOST_SEATS, Text40

Number = Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)]
Small = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Ids = Annotated[list[Text40], msgspec.Meta(max_length=40)]


class SeatFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What one seat came to.

    ``points`` are Doom, or in the rites the elder signs of the artifacts held. ``place`` is 1 for whoever has won;
    behind the winners by points, equal points sharing a place. ``rites`` is how many rites it won.
    """

    sides: Ids
    place: Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]
    won: bool
    points: Number
    books: Small = 0
    gates: Small = 0
    kills: Small = 0
    captures: Small = 0
    rituals: Small = 0
    awakened: Ids = msgspec.field(default_factory=list)
    great_lost: Ids = msgspec.field(default_factory=list)
    artifacts: Ids = msgspec.field(default_factory=list)
    rites: Small = 0


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The end of a game: which, after how many turns (rites: how many were played), why, and every seat by number."""

    game: Text40
    turns: Small
    reason: Text40
    seats: Annotated[list[SeatFacts], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]

    @property
    def winners(self) -> list[int]:
        """The seats that have won, alone or together; nobody if humanity has."""
        return [number for number, seat in enumerate(self.seats) if seat.won]

    def margin(self, seat: int) -> int:
        """By how many points a seat lies before the best of the others; negative if behind."""
        others = [other.points for number, other in enumerate(self.seats) if number != seat]
        return self.seats[seat].points - max(others, default=0)


def facts_of(match: Match) -> Facts:
    """The facts of a match that is over, from its result and its events alone; rebuilds the history of a loaded one.

    Raises ``ValueError`` if the match is not over.
    """
    result = match.result()
    if result is None:
        raise ValueError("the match is not over")
    made = _of_wars(match, result) if of_wars(match.rules) else _of_rites(match, result)
    order = sorted((not seat["won"], -seat["points"]) for seat in made)
    seats = [SeatFacts(place=1 + order.index((not seat["won"], -seat["points"])), **seat) for seat in made]
    turns = len(result.rites) if hasattr(result, "rites") else int(match.position.state.turn)
    return Facts(match.rules.game, turns, result.reason, seats)


def _of_wars(match: Match, result: Any) -> list[dict[str, Any]]:
    rules: Any = match.rules
    course = statistics(match)
    factions: list[list[str]] = rules.setup["factions"]
    awakened, lost = _great_old_ones(match)
    made = []
    for seat, names in enumerate(factions):
        deeds = [course.deeds[name] for name in names]
        numbers = [rules.side_number(name) for name in names]
        made.append(
            {
                "sides": list(names),
                "won": seat in result.winners,
                "points": sum(result.doom[name] for name in names),
                "books": max(result.books[name] for name in names),
                "gates": sum(course.now[name].gates for name in names),
                "kills": sum(deed.killed for deed in deeds),
                "captures": sum(deed.captured for deed in deeds),
                "rituals": sum(deed.rituals for deed in deeds),
                "awakened": [kind for side, kind in awakened if side in numbers],
                "great_lost": [kind for side, kind in lost if side in numbers],
            }
        )
    return made


def _great_old_ones(match: Match) -> tuple[list[tuple[int, str]], list[tuple[int, str]]]:
    """Side and kind of the Great Old Ones that awoke, and of those an enemy sent back to the pool; each once."""
    awakened: dict[tuple[int, str], None] = {}
    lost: dict[tuple[int, str], None] = {}
    for event in match.events_since(0):
        if event.kind == "placed" and event.args[2] == "awaken":
            unit, found = int(event.args[0]), awakened
        elif event.kind == "eliminated" and int(event.args[3]) not in (-1, UNIT_SIDE[int(event.args[0])]):
            unit, found = int(event.args[0]), lost
        else:
            continue
        if UNIT_CLASS[unit] == GREAT_OLD_ONE:
            found[UNIT_SIDE[unit], KINDS[UNIT_KIND[unit]].id] = None
    return list(awakened), list(lost)


def _of_rites(match: Match, result: Any) -> list[dict[str, Any]]:
    caches = match.state_dict()["caches"]
    return [
        {
            "sides": [name],
            "won": seat in result.winners,
            "points": result.points[name],
            "artifacts": list(caches[seat]),
            "rites": sum(winner == name for _, winner, _ in result.rites),
        }
        for seat, name in enumerate(result.points)
    ]
