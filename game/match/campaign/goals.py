"""What a chapter may ask for: a fixed list of rules, each judged from the facts of the game alone.

Numbers are those of the person who does best; with several people at the table one of them is enough.
"""

import re
from collections.abc import Callable, Sequence
from typing import Annotated, NamedTuple

import msgspec

from game.games.rites.rules.cards import ARTIFACT_NUMBER
from game.games.wars.rules.faction import GREAT_OLD_ONE
from game.games.wars.rules.units import KINDS
from game.match.campaign.facts import Facts, SeatFacts
from game.match.record import Text40
from game.match.words import words

WARS, RITES = ("wars", "duel"), ("rites",)
ALL = (*WARS, *RITES)
GREAT = tuple(kind.id for kind in KINDS if kind.cls == GREAT_OLD_ONE)


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One thing to be reached: a rule of ``GOALS``, with a number or the id of a thing where it needs one."""

    rule: Text40
    number: Annotated[int, msgspec.Meta(ge=0, le=1000)] | None = None
    what: Text40 | None = None


class GoalRule(NamedTuple):
    """A rule: the games it is for, its words, how it is judged for a seat, and what ``what`` may name.

    ``{n}`` in the words is the number, ``[y|ies]`` what follows one and several, ``{what|any}`` the thing.
    """

    games: tuple[str, ...]
    words: str
    met: Callable[[Goal, Facts, int], bool]
    number: bool = False
    things: tuple[str, ...] = ()
    kind: str = ""


def _least(value: Callable[[SeatFacts], int]) -> Callable[[Goal, Facts, int], bool]:
    return lambda goal, facts, seat: value(facts.seats[seat]) >= (goal.number or 0)


def _named(value: Callable[[SeatFacts], Sequence[str]]) -> Callable[[Goal, Facts, int], bool]:
    """Whether the thing named is among them; any will do where none is named."""

    def met(goal: Goal, facts: Facts, seat: int) -> bool:
        found = value(facts.seats[seat])
        return goal.what in found if goal.what else bool(found)

    return met


GOALS: dict[str, GoalRule] = {
    "win": GoalRule(ALL, "Win, alone or with others", lambda goal, facts, seat: facts.seats[seat].won),
    "win_alone": GoalRule(
        ALL, "Win and share it with nobody", lambda goal, facts, seat: facts.winners == [seat]
    ),
    "place_at_most": GoalRule(
        ALL, "Finish in place {n} or better", lambda goal, facts, seat: facts.seats[seat].place <= (goal.number or 1),
        number=True,
    ),
    "margin_at_least": GoalRule(
        ALL, "Lead by {n} point[|s] or more", lambda goal, facts, seat: facts.margin(seat) >= (goal.number or 0),
        number=True,
    ),
    "turns_at_most": GoalRule(
        WARS, "Let it end by turn {n}", lambda goal, facts, seat: facts.turns <= (goal.number or 0), number=True
    ),
    "doom_at_least": GoalRule(WARS, "Have {n} Doom at the end", _least(lambda seat: seat.points), number=True),
    "books_at_least": GoalRule(WARS, "Hold {n} spellbook[|s]", _least(lambda seat: seat.books), number=True),
    "gates_at_end": GoalRule(WARS, "Control {n} gate[|s] at the end", _least(lambda seat: seat.gates), number=True),
    "kills_at_least": GoalRule(WARS, "Send {n} enem[y|ies] back", _least(lambda seat: seat.kills), number=True),
    "captures_at_least": GoalRule(WARS, "Capture {n} Cultist[|s]", _least(lambda seat: seat.captures), number=True),
    "rituals_at_least": GoalRule(
        WARS, "Perform {n} Ritual[|s] of Annihilation", _least(lambda seat: seat.rituals), number=True
    ),
    "awaken": GoalRule(
        WARS, "Awaken {what|a Great Old One}", _named(lambda seat: seat.awakened), things=GREAT, kind="unit"
    ),
    "without_losing_great_old_one": GoalRule(
        WARS, "Lose no Great Old One to an enemy", lambda goal, facts, seat: not facts.seats[seat].great_lost
    ),
    "rites_won": GoalRule(RITES, "Win {n} of the rites", _least(lambda seat: seat.rites), number=True),
    "points_at_least": GoalRule(
        RITES, "Hold artifacts worth {n} elder sign[|s]", _least(lambda seat: seat.points), number=True
    ),
    "artifacts_at_least": GoalRule(
        RITES, "Hold {n} artifact[|s] at the end", _least(lambda seat: len(seat.artifacts)), number=True
    ),
    "artifact_won": GoalRule(
        RITES, "Hold {what|an artifact} at the end", _named(lambda seat: seat.artifacts), things=tuple(ARTIFACT_NUMBER),
        kind="artifact",
    ),
}  # fmt: skip
"""Every rule there is, by its name in a campaign file; docs/campaigns.md lists them."""


_ENDINGS = re.compile(r"\[(\w*)\|(\w*)\]")


def problem_with(goal: Goal, game: str) -> str:
    """Why a goal cannot be used in a chapter of a game, in words; empty if it can."""
    rule = GOALS.get(goal.rule)
    if rule is None:
        return f"there is no goal {goal.rule!r}; there are {', '.join(GOALS)}"
    if game not in rule.games:
        return f"the goal {goal.rule} is not for a game of {game}"
    if rule.number != (goal.number is not None):
        return f"the goal {goal.rule} {'needs' if rule.number else 'takes no'} number"
    if goal.what is not None and goal.what not in rule.things:
        known = f"; it may name {', '.join(rule.things)}" if rule.things else ""
        return f"the goal {goal.rule} cannot name {goal.what!r}{known}"
    return ""


def met(goal: Goal, facts: Facts, people: Sequence[int]) -> bool:
    """Whether somebody on one of the seats ``people`` has reached a goal."""
    return any(GOALS[goal.rule].met(goal, facts, seat) for seat in people)


def all_met(goals: Sequence[Goal], facts: Facts, people: Sequence[int]) -> bool:
    """Whether one and the same of them has reached every goal."""
    return any(all(met(goal, facts, [seat]) for goal in goals) for seat in people)


def goal_words(goal: Goal) -> str:
    """A goal as players read it."""
    rule = GOALS[goal.rule]
    told = _ENDINGS.sub(r"\1" if goal.number == 1 else r"\2", rule.words.replace("{n}", str(goal.number)))
    if "{what|" not in told:
        return told
    head, _, rest = told.partition("{what|")
    usual, _, tail = rest.partition("}")
    if goal.what is None:
        return head + usual + tail
    table = words().tables["rites"]["artifact"] if rule.kind == "artifact" else words().tables["things"][rule.kind]
    return head + str(table[goal.what]["name"]) + tail
