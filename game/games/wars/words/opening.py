"""The card before the first question of Cthulhu Wars: who somebody is, how to win, what to do first."""

from __future__ import annotations

from collections.abc import Mapping

from game.games.wars.factions.words.tables import WORDS
from game.games.wars.words.names import WarsNames
from game.games.wars.words.tableview import read_table
from game.language.spoken import has, name, say, tell
from game.language.values import Value
from game.match.guide import OpeningCard, Part, Point
from game.match.match import Match
from game.match.words import words

_WIN = {"wars": ("doom", "spellbook", "ritual", "elder_sign"), "duel": ("doom", "kill", "ritual", "power")}
"""What brings victory in each game, by the icons that stand beside it."""
_STEPS = (1, 2, 3, 4)


def wars_card(match: Match, seat: int) -> OpeningCard:
    """The card of a seat; of two factions of a seat, the first's."""
    table, rules = read_table(match, seat), match.rules
    own = next(side for side in table.sides if side.seat == seat)
    values: dict[str, Value] = {"players": len(match.seats), "map": name("map", table.map)}
    values |= WarsNames(rules, marked=True).start_of(own.number)

    def told(rest: str) -> str:
        return _of_card(rules.game, rest, values)

    pictures = ("piece:acolyte", *WORDS[own.faction].pictures, "icon:gate")
    won = tuple(Point(f"icon:{icon}", told(f"win-{icon}")) for icon in _WIN[rules.game])
    units = tuple(Point(picture, told(picture.partition(":")[2])) for picture in pictures)
    first = tuple(Point(f"number:{step}", told(f"{own.faction}-step-{step}")) for step in _STEPS)
    return OpeningCard(
        own.faction, words().name("faction", own.faction), words().told("faction", own.faction, "tagline"),
        (
            Part(say("wars-card-heading-win"), won),
            Part(say("wars-card-heading-units"), units),
            Part(say("wars-card-heading-first"), first, say("wars-card-note")),
        ),
        (told("turns"),),
        tuple((side.faction, told(f"other-{side.faction}")) for side in table.sides if side.seat != seat),
    )  # fmt: skip


def _of_card(game: str, rest: str, values: Mapping[str, Value]) -> str:
    """A message of the card; a game built on Cthulhu Wars says only what is otherwise there."""
    rest = rest.replace("_", "-")
    own = f"{game}-card-{rest}"
    return tell(own if has(own) else f"wars-card-{rest}", values)
