"""Cthulhu Wars in leagues and stories."""

from msgspec.structs import replace

from game.engine.result import Result
from game.games.wars.rules.faction import GREAT_OLD_ONE
from game.games.wars.rules.units import KINDS, UNIT_CLASS, UNIT_KIND, UNIT_SIDE
from game.match.campaign.facts import SeatFacts
from game.match.campaign.goals import GameCampaigns, GoalRule, among, least
from game.match.match import Match
from game.match.words import words

GOALS = {
    "turns_at_most": GoalRule(
        "Let it end by turn {n}", lambda goal, facts, seat: facts.turns <= (goal.number or 0), number=True
    ),
    "doom_at_least": GoalRule("Have {n} Doom at the end", least(lambda seat: seat.points), number=True),
    "books_at_least": GoalRule("Hold {n} spellbook[|s]", least(lambda seat: seat.books), number=True),
    "gates_at_end": GoalRule("Control {n} gate[|s] at the end", least(lambda seat: seat.gates), number=True),
    "kills_at_least": GoalRule("Send {n} enem[y|ies] back", least(lambda seat: seat.kills), number=True),
    "captures_at_least": GoalRule("Capture {n} Cultist[|s]", least(lambda seat: seat.captures), number=True),
    "rituals_at_least": GoalRule(
        "Perform {n} Ritual[|s] of Annihilation", least(lambda seat: seat.rituals), number=True
    ),
    "awaken": GoalRule(
        "Awaken {what|a Great Old One}",
        among(lambda seat: seat.awakened),
        things=tuple(kind.id for kind in KINDS if kind.cls == GREAT_OLD_ONE),
        called=lambda unit: words().name("unit", unit),
    ),
    "without_losing_great_old_one": GoalRule(
        "Lose no Great Old One to an enemy", lambda goal, facts, seat: not facts.seats[seat].great_lost
    ),
}


class WarsCampaigns(GameCampaigns):
    """Cthulhu Wars, and the games built on it, in leagues and stories."""

    called = "Cthulhu Wars"
    points = "Doom"
    goals = GOALS

    def seats(self, match: Match, result: Result) -> list[SeatFacts]:
        awakened, lost = _great_old_ones(match)
        keepers = [UNIT_SIDE[unit] for unit in match.position.state.gates if unit >= 0]
        made = []
        for seat, facts in enumerate(super().seats(match, result)):
            own = match.rules.side_of_seat(seat)
            made.append(replace(
                facts,
                gates=sum(side in own for side in keepers),
                awakened=[kind for side, kind in awakened if side in own],
                great_lost=[kind for side, kind in lost if side in own],
            ))  # fmt: skip
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
