"""What new games can be made of, in words, and what was chosen as a ``NewGameSpec`` has it, rematches too."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from game.bots import default_bot
from game.bots.steady import STAND_IN
from game.bots.thirdparty import is_third_party
from game.games.facts import Handicap
from game.games.registry import facts_of, game_of
from game.language.spoken import say
from game.match.first_games import FirstGame
from game.match.gamewords import words_for, words_of
from game.match.handicap import levels
from game.match.lobby import DRAFT, NO_HANDICAP, Choice, GameInfo, GameOption, NewGameSpec, SeatSpec
from game.match.match import Match
from game.match.orders import Orders
from game.match.words import words

USUAL = "usual"
FEW = 3
"""How many a first game is for where the game does not say."""
_FLAGS = {"yes": True, "no": False}
_WORD = {"0": "first", "1": "second"}
"""What values are called that no attribute of a message can be: seats."""


def offer(game: str) -> GameInfo:
    """What a new game of a kind can be made of."""
    known, facts, told = game_of(game), facts_of(game), words_for(game)
    ids = facts.ids()
    casts = {count: facts.casts(count) for count in known.players}
    pairs = (count for count, found in casts.items() if any("+" in side for cast in found for side in cast))
    played = {each for found in casts.values() for cast in found for side in cast for each in side.split("+")}
    sides = [each for each in ids.get("factions", ()) if each in played or not played]
    return GameInfo(
        known.id, known.called, known.players, known.line, known.board,
        _choices("faction", sides), _choices("edition", ids.get("editions", ())),
        tuple(told.options()), {count: _choices("map", facts.maps(count)) for count in known.players}, tuple(pairs),
        told.boxed, known.minutes,
    )  # fmt: skip


def _choices(kind: str, keys: Iterable[str]) -> tuple[Choice, ...]:
    """Things with their names and what there is to say of each in a sentence."""
    said = words().told
    return tuple(Choice(key, words().name(kind, key), said(kind, key) or said(kind, key, "tagline"),
                        said(kind, key, "line")) for key in keys)  # fmt: skip


def option_of(
    game: str, key: str, values: Sequence[str], more: Sequence[Choice] = (), front: bool = False
) -> GameOption:
    """An option of a game, said by a message like "wars-variant-direction".

    The first value is the usual one; ``more`` are named already.
    """
    said = f"{game}-variant-{_attribute(key)}"
    choices = tuple(Choice(value, say(f"{game}-variant-{_attribute(key)}.{_attribute(value)}")) for value in values)
    return GameOption(key, say(said), say(f"{said}.text"), (*choices, *more), values[0], front)


def _attribute(value: str) -> str:
    return _WORD.get(value, value).replace("_", "-")


def chosen_options(info: GameInfo, chosen: Mapping[str, str]) -> dict[str, Any]:
    """The options that differ from what is usual, as a ``NewGameSpec`` has them, from the ids of what was chosen."""
    made: dict[str, Any] = {}
    for each in info.options:
        value = chosen.get(each.id, each.usual)
        if value != each.usual and value in [choice.id for choice in each.choices]:
            made[each.id] = _FLAGS.get(value, value)
    return words_for(info.id).options_chosen(made) if made else made


def first_games(info: GameInfo) -> Sequence[FirstGame]:
    """What a game offers to people who have never played it; of one that offers nothing, the game as it usually is."""
    usual = min(info.players, key=lambda players: abs(players - FEW))
    boxed = info.boxed or [each.id for each in info.factions]
    seats = usual * (2 if usual in info.pairs else 1)
    boards = info.boards.get(usual, ())
    plain = FirstGame(
        info.id, usual, info.name, info.text, factions=tuple(boxed[:seats]), sign=game_of(info.id).icon,
        minutes=info.minutes, map=boards[0].id if boards else "", place=boards[0].name if boards else "",
    )  # fmt: skip
    return words_for(info.id).first_games() or (plain,)


def opponent_of(game: str) -> str:
    """The level of the bots in a game's first games."""
    return default_bot(game)


def first_game_spec(info: GameInfo, first: FirstGame, names: Sequence[str]) -> NewGameSpec:
    """The set-up of a first game: the player on the first seat, bots that play gently on the others.

    ``names`` are those of all seats.
    """
    bot = opponent_of(info.id)
    sides = first.factions or ("",) * first.players
    if first.players in info.pairs:
        sides = tuple(map("+".join, zip(sides[::2], sides[1::2], strict=True)))
    seats = tuple(
        SeatSpec(name, bot if seat else None, side) for seat, (name, side) in enumerate(zip(names, sides, strict=False))
    )
    edition = info.editions[0].id if info.editions else ""
    return NewGameSpec(info.id, first.map, edition, seats, options=dict(first.options), first=True)


def once_more(match: Match, orders: Orders, allowed: Collection[str], rotated: bool = False) -> NewGameSpec:
    """The same game once more, with other dice: its seats as they are now, its map, edition, handicaps and set-up.

    Where everybody has handed over to bots by now, whoever began it sits there again. ``rotated``: everybody
    plays the faction of the seat before; a handicap stays with its player, one that makes the sides even with
    its faction. Of third parties' bots only those ``allowed`` are asked in again.
    """
    rules: Any = match.rules
    seats = match.seats if any(not seat.bot for seat in match.seats) else match.first_seats
    factions = ["+".join(names) for names in rules.setup["factions"]]
    given = rules.setup.get("handicap", {})
    # Of two factions of a seat one has it.
    had = [[given[name] for name in names.split("+") if name in given] for names in factions]
    handicaps = [Handicap(**each[0]) if each else NO_HANDICAP for each in had]
    options = words_of(rules).options_from(rules.setup.get("options", {}), factions)
    if rotated:
        if levels(rules.game, given, factions):
            handicaps = [*handicaps[-1:], *handicaps[:-1]]
        factions = [*factions[-1:], *factions[:-1]]
    elif rules.chosen is not None and handicaps == [NO_HANDICAP] * len(factions):
        factions = [DRAFT] * len(factions)
    people = [number for number, seat in enumerate(seats) if not seat.bot]
    return NewGameSpec(
        rules.game,
        rules.setup.get("map", ""),
        rules.setup.get("edition", ""),
        tuple(
            SeatSpec(seat.called, _again(seat.bot, allowed), names, handicap)
            for seat, names, handicap in zip(seats, factions, handicaps, strict=True)
        ),
        auto_gates=all(orders.of(number).auto_gates for number in people),
        strict_undo=match.strict,
        ironman=match.ironman,
        setup=match.inputs.get("setup"),
        options=options,
    )


def _again(bot_id: str, allowed: Collection[str]) -> str | None:
    """The bot for another game; one that may not be run is not asked in again."""
    unwanted = is_third_party(bot_id) and bot_id not in allowed
    return (STAND_IN if unwanted else bot_id) or None
