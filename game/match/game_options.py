"""What new games can be made of, in words to choose from, and what was chosen as a ``NewGameSpec`` has it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.games.registry import facts_of, game_of
from game.match.gamewords import words_for
from game.match.lobby import Choice, GameInfo, GameOption
from game.match.words import words

USUAL = "usual"
_FLAGS = {"yes": True, "no": False}


def offer(game: str) -> GameInfo:
    """What a new game of a kind can be made of."""
    known, facts, told = game_of(game), facts_of(game), words_for(game)
    ids = facts.ids()
    pairs = (count for count in known.players if any("+" in side for cast in facts.casts(count) for side in cast))
    return GameInfo(
        known.id, known.name, known.players, known.text, known.board,
        _choices("faction", ids.get("factions", ())), _choices("edition", ids.get("editions", ())),
        tuple(told.options()), {count: _choices("map", facts.maps(count)) for count in known.players}, tuple(pairs),
        told.boxed,
    )  # fmt: skip


def _choices(kind: str, keys: Iterable[str]) -> tuple[Choice, ...]:
    """Things with their names and what there is to say of each in a sentence."""
    told = [(key, words().tables["things"][kind][key]) for key in keys]
    return tuple(
        Choice(key, entry["name"], entry.get("text") or entry.get("tagline") or entry.get("short", ""))
        for key, entry in told
    )


def option_of(
    game: str, key: str, values: Sequence[str], more: Sequence[Choice] = (), front: bool = False
) -> GameOption:
    """An option of a game with its words; the first value is the usual one, ``more`` are named already."""
    said = words().tables["games"]["option"][f"{game}.{key}"]
    choices = (*(Choice(value, said["values"][value]) for value in values), *more)
    return GameOption(key, said["name"], said["text"], choices, values[0], front)


def chosen_options(info: GameInfo, chosen: Mapping[str, str]) -> dict[str, Any]:
    """The options that differ from what is usual, as a ``NewGameSpec`` has them, from the ids of what was chosen."""
    made: dict[str, Any] = {}
    for each in info.options:
        value = chosen.get(each.id, each.usual)
        if value != each.usual and value in [choice.id for choice in each.choices]:
            made[each.id] = _FLAGS.get(value, value)
    return words_for(info.id).options_chosen(made) if made else made
