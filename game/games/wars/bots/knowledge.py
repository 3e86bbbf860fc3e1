"""What a side's knowledge is made of: lines that count one thing each, and what they are worth."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from game.engine.option import Option
from game.engine.position import Position
from game.games.wars.bots import shared
from game.games.wars.bots.learned.particular import Particular
from game.games.wars.bots.look import Look
from game.games.wars.rules.state import DOOM
from game.games.wars.rules.units import CAPTIVE, CULTISTS_OF, REQUIREMENT_BIT

Measure = Callable[[Look, int], float]
"""(position, side) to a count."""


class Line(NamedTuple):
    """One line of an evaluation.

    ``early`` and ``late`` are points of Doom for each one counted, at the start of a match and when it can end;
    between them the worth changes evenly. ``rivals``: enemies' counts are held against the side too.
    """

    name: str
    measure: Measure
    early: float
    late: float
    rivals: bool = False


Stages = tuple[float, float]
"""What something is worth early and late."""


class InDuel(NamedTuple):
    """What a faction's knowledge is worth in the game for two, where that differs from what stands for all.

    ``requirements`` are points of requirements all but met, by the name of their lines; ``points`` those of other
    lines. ``books`` is the worth of its spellbooks there, ``enemy`` how much of the enemy's worth is held against it.
    """

    requirements: Mapping[str, Stages] = {}
    points: Mapping[str, Stages] = {}
    books: dict[str, float] | None = None
    enemy: Stages | None = None


class Knowledge(NamedTuple):
    """All that is particular to a faction: the worth of its books, its requirements, its weights.

    ``requirements`` are (requirement's bit, line); such a line counts from 0 to 1 how far an open requirement
    has come, and only while it is open. ``priors`` replace the shared lines' (early, late) where the faction differs.
    ``moment`` says from a view what to do now that can be done at any moment, by its number (``anytime``).
    ``particular`` is what those look at that have learned.
    ``gladly`` are optional abilities that are as good as free, ``spared`` kinds of questions for a unit where an own
    one is no loss. ``at_sight`` answers small questions of its own where a search plays on; ``never_tried`` are those
    of them with so many ways to answer that nobody tries them all. ``waits`` are kinds of actions that are not wise
    before a turn. ``plan`` gives an action that a search takes without looking at others: what neither learning nor a
    look ahead finds.
    """

    side: int
    books: dict[str, float]
    requirements: tuple[tuple[int, Line], ...]
    priors: dict[str, tuple[float, float]]
    moment: Callable[[dict[str, Any]], int | None] | None = None
    particular: Particular = Particular()
    duel: InDuel = InDuel()
    gladly: tuple[str, ...] = ()
    spared: tuple[str, ...] = ()
    at_sight: Mapping[str, Callable[[Position], Option]] = {}
    never_tried: tuple[str, ...] = ()
    waits: Mapping[str, int] = {}
    plan: Callable[[Position], tuple[Option, ...]] | None = None


def towards(name: str, measure: Measure, early: float, late: float) -> tuple[int, Line]:
    """A requirement's bit, and the line that counts how far it has come."""
    return REQUIREMENT_BIT[name], Line(name, measure, early, late)


def lines_of(known: Knowledge) -> tuple[Line, ...]:
    """The shared lines with a faction's own weights and worths in them."""
    books = known.books

    def choice(look: Look, side: int) -> float:
        return shared.choice_of_books(look, side, books)

    lines = [*SHARED, Line("choice", choice, 1.0, 0.7)]
    return tuple(
        line._replace(early=known.priors[line.name][0], late=known.priors[line.name][1])
        if line.name in known.priors
        else line
        for line in lines
    )


SHARED = (
    Line("doom", lambda look, side: look.state.doom[side], 0.85, 0.9, True),
    Line("signs", lambda look, side: sum(look.state.signs[side]), 0.8, 0.85, True),
    Line("books", shared.books_held, 4.0, 9.0, True),
    Line("six",
         lambda look, side: float(shared.books_held(look, side) >= shared.BOOKS_TO_WIN), 6.0, 14.0, True),
    Line("gates", lambda look, side: len(look.gates[side]), 7.0, 3.5, True),
    Line("power", lambda look, side: look.power[side], 0.5, 0.5, True),
    Line("first_power", lambda look, side: min(look.power[side], 3), 0.1, 0.1),
    Line("doom_power",
         lambda look, side: look.power[side] if look.state.phase == DOOM else 0, 0.2, 0.2),
    Line("cultists",
         lambda look, side: (look.everywhere & CULTISTS_OF[side]).bit_count(), 1.5, 0.6, True),
    Line("monsters", shared.monsters, 0.38, 0.38, True),
    Line("great", shared.great_old_ones, 1.1, 1.0, True),
    Line("awakening", shared.awakening, 0.5, 0.5),
    Line("saved", shared.saved_for_awakening, 1.0, 0.5),
    Line("captives", lambda look, side: look.state.here[CAPTIVE + side].bit_count(), 1.0, 1.0, True),
    Line("clock", shared.clock, -1.0, -1.0),
    Line("short", shared.short_of_time, -4.0, -5.0),
    Line("hasten", shared.hasten, 4.0, 6.0),
    Line("finish", shared.finish, 0.3, 0.3, True),
    Line("alone", shared.alone, 0.1, 0.1),
    Line("guarded",
         lambda look, side: sum([1 for area in look.gates[side] if look.hunters(side, area)]), 0.5, 0.5),
    Line("lone", shared.lone_gates, -1.3, -1.0),
    Line("raids", shared.raids, 1.0, 0.8),
    Line("sites", shared.sites, 0.5, 0.5),
    Line("prey", shared.prey, 0.6, 0.6),
    Line("danger", shared.danger, -1.0, -1.0),
    Line("great_danger", shared.great_danger, -4.0, -4.0),
    Line("exposed", shared.exposed, -0.4, -0.4),
    Line("targets", shared.targets, 0.3, 0.3),
)  # fmt: skip


def _taken(weights: tuple[tuple[str, float], ...]) -> tuple[Line, ...]:
    """The shared lines of these names, with the same points all through the match."""
    points = dict(weights)
    taken = (line for line in SHARED if line.name in points)
    return tuple(line._replace(early=points[line.name], late=points[line.name]) for line in taken)


PLAIN = _taken((
    ("doom", 1.0), ("signs", 0.8), ("books", 4.5), ("six", 8.0), ("gates", 2.4), ("power", 0.3),
    ("doom_power", 0.2), ("cultists", 0.8), ("monsters", 0.45), ("great", 1.0), ("awakening", 0.5),
    ("captives", 1.0), ("short", -4.5), ("guarded", 0.5), ("sites", 0.7), ("prey", 0.6), ("danger", -1.0),
    ("great_danger", -4.0),
))  # fmt: skip
"""The lines that a plain player looks at, with the same points all through the match."""
PLAIN_REQUIREMENT = 4.5
"""What a plain player gives for a requirement all but met."""
BEGINNERS = _taken((
    ("doom", 1.0), ("signs", 1.0), ("books", 4.5), ("six", 6.0), ("gates", 3.0), ("power", 0.3), ("cultists", 0.8),
    ("monsters", 0.5), ("great", 0.9), ("awakening", 0.5), ("short", -3.0), ("sites", 0.5), ("prey", 0.5),
    ("doom_power", 0.2), ("captives", 0.7), ("danger", -0.5), ("guarded", 0.3),
))  # fmt: skip
"""What a beginner counts: what he has."""
EACH_RIVAL = (0.2, 0.2)
LEADING_RIVAL = (0.4, 0.4)
"""How much of every enemy's worth, and of the best enemy's on top, is held against a side (early, late)."""
