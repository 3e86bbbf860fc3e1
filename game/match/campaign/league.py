"""A league: so many games of the same people and bots, of one game or several, factions passed on, drafted or drawn."""

from collections.abc import Sequence
from typing import Annotated, Literal, NamedTuple

import msgspec

from game.bots import playable
from game.engine.chance import Chance
from game.games.registry import facts_of, game_name, game_of, games, ids_of
from game.language.spoken import say
from game.match.campaign.facts import Facts
from game.match.campaign.goals import campaigns_of
from game.match.campaign.table import Table
from game.match.match import Seat
from game.match.outside_text import TextError, typed
from game.match.record import SeatRecord, Text40
from game.match.seats import LONGEST_NAME

MOST_PLAYERS = 6
LENGTHS = (1, 24)
"""Fewest and most games of a league."""
Method = Literal["rotate", "draft", "chance"]


def tie_breaks(mix: Sequence[str]) -> str:
    """How the standing of a league of these games is made, in a sentence; who is level in all of it shares a place."""
    kinds = {campaigns_of(game).points: game for game in reversed(mix)}
    points = [say(kind) if len(kinds) == 1 else say("campaign-ties-points", points=say(kind), game=game_name(game))
              for kind, game in reversed(kinds.items())]  # fmt: skip
    return say("campaign-ties", points=points)


class Row(NamedTuple):
    """One player's line: place, games won alone and shared, the sum of the margins, and the place in every game."""

    place: int
    player: int
    name: str
    wins: int
    shared: int
    margin: int
    places: tuple[int, ...]

    @property
    def rank(self) -> tuple[object, ...]:
        """What is compared, the smaller the better."""
        return (-self.wins, -self.shared, -self.margin, tuple(reversed(self.places)))


def standing(names: Sequence[str], games: Sequence[Facts]) -> list[Row]:
    """The players, the best first; those who share a place in the order they sit."""
    rows = []
    for player, name in enumerate(names):
        won = [facts for facts in games if player in facts.winners]
        rows.append(
            Row(
                0,
                player,
                name,
                sum(len(facts.winners) == 1 for facts in won),
                sum(len(facts.winners) > 1 for facts in won),
                sum(facts.margin(player) for facts in games),
                tuple(facts.seats[player].place for facts in games),
            )
        )
    rows.sort(key=lambda row: row.rank)
    ranks = [row.rank for row in rows]
    return [row._replace(place=1 + ranks.index(row.rank)) for row in rows]


class League(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a league is played: who, which games in which order (again from the first when all were), how many.

    ``factions``: ``rotate`` passes them on after every game, ``draft`` lets everybody choose before it, the last in
    the standing first, ``chance`` draws them. ``seed`` decides the first deal and every draw. ``sides`` are the
    factions that take part; without any those that were there first do, as in leagues from before there were others.
    """

    players: Annotated[list[SeatRecord], msgspec.Meta(min_length=2, max_length=MOST_PLAYERS)]
    mix: Annotated[list[Text40], msgspec.Meta(min_length=1, max_length=12)]
    length: Annotated[int, msgspec.Meta(ge=LENGTHS[0], le=LENGTHS[1])]
    factions: Method
    edition: Text40
    seed: Annotated[int, msgspec.Meta(ge=0, le=(1 << 62) - 1)]
    sides: Annotated[list[Text40], msgspec.Meta(max_length=40)] = []

    def __post_init__(self) -> None:
        if unknown := [game for game in self.mix if game not in games()]:
            raise ValueError(say("error-setup-game", game=unknown[0], known=list(games())))

    def game(self, number: int) -> str:
        """Which game is played as number ``number``, counted from 0."""
        return self.mix[number % len(self.mix)]


def unplayable(league: League) -> str:
    """Why one of its games cannot be played, whoever plays, in a sentence; empty if all can."""
    count = len(league.players)
    for game in league.mix:
        if count not in game_of(game).players:
            return say("error-campaign-league-players", game=game_of(game).title, count=count)
    known = any(league.edition in ids_of(game, "editions") for game in games())
    return "" if known else say("error-campaign-league-edition", edition=league.edition)


def problem_with(league: League) -> str:
    """Why a league cannot be begun, in a sentence; empty if it can."""
    if problem := unplayable(league):
        return problem
    try:
        names = [
            typed(player.name, LONGEST_NAME, say("error-typed-player", place=place)).casefold()
            for place, player in enumerate(league.players, 1)
        ]
    except TextError as problem:
        return str(problem)
    if len(set(names)) < len(names):
        return say("error-campaign-league-names")
    return ""


def sides_each(game: str, players: int) -> int:
    """How many factions each player has in a game; 0 in one without."""
    return next((sides[0].count("+") + 1 for sides in facts_of(game).casts(players) if sides), 0)


def all_sides(mix: Sequence[str]) -> list[str]:
    """Every faction that there is in these games: those of a new league."""
    return list(dict.fromkeys(side for game in mix for side in facts_of(game).sides()))


def sides_of(league: League, game: str) -> tuple[str, ...]:
    """The factions that take part in one of its games: those of the league, or those that were there first.

    If these are too few for the players, all that there are.
    """
    facts, count = facts_of(game), len(league.players)
    able = [each for each in facts.sides() if each in (league.sides or facts.first_sides())]
    return tuple(able if len(able) >= count * sides_each(game, count) else facts.sides())


def dealt(league: League, number: int) -> list[list[str]]:
    """The factions by player for a game, rotated or drawn; what the draft begins from, too."""
    game, players = league.game(number), len(league.players)
    each = sides_each(game, players)
    if not each:
        return [[] for _ in league.players]
    factions = sides_of(league, game)
    if league.factions == "chance":
        order = _shuffled(factions, league.seed + 7919 * (number + 1))
        return [order[seat * each : (seat + 1) * each] for seat in range(players)]
    order = _shuffled(factions, league.seed)
    # Everybody plays every faction before anybody plays one again: the ring turns by one at each such game.
    turn = with_factions(league, number) % len(order)
    turned = order[turn:] + order[:turn]
    return [turned[seat * each : (seat + 1) * each] for seat in range(players)]


def with_factions(league: League, number: int) -> int:
    """How many games before this one had factions."""
    return sum(bool(ids_of(league.game(before), "factions")) for before in range(number))


def _shuffled(names: Sequence[str], seed: int) -> list[str]:
    chance = Chance.seeded(seed)
    left = list(names)
    return [left.pop(chance.below(len(left))) for _ in names]


def draft_order(league: League, games: Sequence[Facts]) -> list[int]:
    """Who chooses before whom: the last in the standing first; before any game, the last seat first."""
    rows = standing([player.name for player in league.players], games)
    return [row.player for row in reversed(rows)]


def drafted(league: League, number: int, games: Sequence[Facts], picks: Sequence[str]) -> list[list[str]]:
    """The factions by player after the picks of persons, in the order they choose; bots take what is left to chance.

    Raises ``ValueError`` with a sentence for a pick that cannot be. Where picks are missing, chance chooses on.
    """
    game = league.game(number)
    each = sides_each(game, len(league.players))
    left = _shuffled(sides_of(league, game), league.seed + 104_729 * (number + 1))
    found: list[list[str]] = [[] for _ in league.players]
    waiting = list(picks)
    for _ in range(each):
        for player in draft_order(league, games):
            pick = left[0]
            if not league.players[player].bot and waiting:
                pick = waiting.pop(0)
                if pick not in left:
                    raise ValueError(say("error-league-taken", faction=pick))
            left.remove(pick)
            found[player].append(pick)
    return found


def league_table(league: League, number: int, factions: Sequence[Sequence[str]]) -> Table:
    game, count = league.game(number), len(league.players)
    seats = tuple(Seat(playable(game, player.bot) if player.bot else "", player.name) for player in league.players)
    # A game with one board for all needs none named.
    boards = facts_of(game).maps(count) if len(ids_of(game, "maps")) > 1 else ()
    return Table(
        game,
        seats,
        tuple(place for place, player in enumerate(league.players) if not player.bot),
        [names[0] if len(names) == 1 else list(names) for names in factions] if ids_of(game, "factions") else None,
        boards[with_factions(league, number) % len(boards)] if boards else None,
        league.edition if ids_of(game, "editions") else None,
    )
