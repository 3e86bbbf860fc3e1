"""What a chapter may ask for: a fixed list of rules, each judged from the facts of the game alone.

``GameCampaigns`` is what campaigns ask of a game: each game's words have an object of this class.

Numbers are those of the person who does best; with several people at the table one of them is enough.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, NamedTuple

import msgspec

from game.engine.result import Result
from game.games.registry import facts_of as game_facts
from game.games.registry import games, words_part
from game.language.spoken import say
from game.language.values import Name
from game.match.campaign.facts import Facts, SeatFacts
from game.match.gamerecords import records_of
from game.match.match import Match
from game.match.record import Text40


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One thing to be reached: a rule by its name, with a number or the id of a thing where it needs one."""

    rule: Text40
    number: Annotated[int, msgspec.Meta(ge=0, le=1000)] | None = None
    what: Text40 | None = None


class GoalRule(NamedTuple):
    """A rule: the id of its message, how it is judged for a seat, and what ``what`` may name and how that is called.

    In the message ``$number`` is the number, ``$what`` the thing; ``.any`` is said where no thing is named.
    """

    message: str
    met: Callable[[Goal, Facts, int], bool]
    number: bool = False
    things: tuple[str, ...] = ()
    called: Callable[[str], Name | str] = str


def least(value: Callable[[SeatFacts], int]) -> Callable[[Goal, Facts, int], bool]:
    """Whether a seat has as many as the goal's number."""
    return lambda goal, facts, seat: value(facts.seats[seat]) >= (goal.number or 0)


def among(value: Callable[[SeatFacts], Sequence[str]]) -> Callable[[Goal, Facts, int], bool]:
    """Whether the thing named is among them; any will do where none is named."""

    def met(goal: Goal, facts: Facts, seat: int) -> bool:
        found = value(facts.seats[seat])
        return goal.what in found if goal.what else bool(found)

    return met


GOALS = {
    "win": GoalRule("campaign-goal-win", lambda goal, facts, seat: facts.seats[seat].won),
    "win_alone": GoalRule("campaign-goal-win-alone", lambda goal, facts, seat: facts.winners == [seat]),
    "place_at_most": GoalRule(
        "campaign-goal-place", lambda goal, facts, seat: facts.seats[seat].place <= (goal.number or 1),
        number=True,
    ),
    "margin_at_least": GoalRule(
        "campaign-goal-margin", lambda goal, facts, seat: facts.margin(seat) >= (goal.number or 0),
        number=True,
    ),
}  # fmt: skip
"""The rules for every game by their names in a campaign file; docs/campaigns.md lists them and those of each game."""


def goals_of(game: str) -> dict[str, GoalRule]:
    """Every rule for a game, its own after those for all."""
    return {**GOALS, **campaigns_of(game).goals}


def check_goal(goal: Goal, game: str) -> None:
    """Raise ``ValueError`` with the reason why a goal cannot be used in a chapter of a game."""
    rule = goals_of(game).get(goal.rule)
    if rule is None:
        known = dict.fromkeys(name for each in games() for name in goals_of(each))
        if goal.rule in known:
            raise ValueError(say("error-goal-game", goal=goal.rule, game=game))
        raise ValueError(say("error-goal-none", goal=goal.rule, known=list(known)))
    if rule.number != (goal.number is not None):
        raise ValueError(say("error-goal-number" if rule.number else "error-goal-number.none", goal=goal.rule))
    if goal.what is not None and goal.what not in rule.things:
        raise ValueError(say("error-goal-what", goal=goal.rule, what=goal.what, known=list(rule.things)))


def met(goal: Goal, facts: Facts, people: Sequence[int]) -> bool:
    """Whether somebody on one of the seats ``people`` has reached a goal."""
    rule = goals_of(facts.game)[goal.rule]
    return any(rule.met(goal, facts, seat) for seat in people)


def all_met(goals: Sequence[Goal], facts: Facts, people: Sequence[int]) -> bool:
    """Whether one and the same of them has reached every goal."""
    return any(all(met(goal, facts, [seat]) for goal in goals) for seat in people)


def goal_words(goal: Goal, game: str) -> str:
    """A goal of a game as players read it."""
    rule = goals_of(game)[goal.rule]
    if rule.things and goal.what is None:
        return say(f"{rule.message}.any")
    return say(rule.message, number=goal.number or 0, what=rule.called(goal.what or ""))


class GameCampaigns:
    """A game in leagues and stories. As it stands here it does for one where sides have points and nothing else.

    ``points`` is the message that says what its points are. ``goals`` are the rules of its own that a
    chapter may ask for, ``parts`` what of it a chapter may play alone, ``relics`` what may turn into helps.
    """

    points = "campaign-points"
    goals: Mapping[str, GoalRule] = {}
    parts: tuple[str, ...] = ()
    relics: tuple[str, ...] = ()

    def relic(self, relic: str) -> str:
        """The name of one of ``relics``."""
        return relic

    def seats(self, match: Match, result: Result) -> list[SeatFacts]:
        """What every seat of a match that is over has come to; their places are found afterwards."""
        sides, _ = records_of(match.rules).sides(match, result)
        made = []
        for seat in range(len(match.seats)):
            own = [side for side in sides if side.seat == seat]
            made.append(SeatFacts(
                sides=[side.id for side in own],
                place=1,
                won=seat in result.winners,
                points=sum(side.score for side in own),
                books=max((side.books for side in own), default=0),
                kills=sum(side.kills for side in own),
                captures=sum(side.captured for side in own),
                rituals=sum(side.rituals for side in own),
            ))  # fmt: skip
        return made


def campaigns_of(game: str) -> GameCampaigns:
    """What campaigns ask of a game, by its id."""
    found: GameCampaigns = words_part(game).campaigns
    return found


def facts_of(match: Match) -> Facts:
    """The facts of a match that is over, from its result and its events alone; rebuilds the history of a loaded one.

    Raises ``ValueError`` if the match is not over.
    """
    result = match.result()
    if result is None:
        raise ValueError("the match is not over")
    made = campaigns_of(match.rules.game).seats(match, result)
    order = sorted((not seat.won, -seat.points) for seat in made)
    seats = [msgspec.structs.replace(seat, place=1 + order.index((not seat.won, -seat.points))) for seat in made]
    turns = game_facts(match.rules.game).tally(match.position, result).time
    return Facts(match.rules.game, turns, result.reason, seats)
