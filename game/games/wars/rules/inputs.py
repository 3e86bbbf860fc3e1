"""What a match is to be begun with, as it comes from outside: each choice is read, or refused with the reason."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.errors import SetupError, quoted
from game.games.wars.rules.maps import DEFAULT_MAP, MAPS, Map
from game.games.wars.rules.units import FACTIONS, SIDE_NUMBER

DRAFTED = 4
"""So many factions are drafted."""


def known_options(options: Mapping[str, Any] | None, known: Sequence[str]) -> None:
    """Refuse options a game does not have, and what is none."""
    if not isinstance(options, Mapping | None):
        raise SetupError("options", "error-setup-table")
    for name in options or {}:
        if name not in known:
            raise SetupError("options", "error-setup-option", option=quoted(name, 40))


def read_factions(factions: Any, key: str = "factions") -> list[list[str]]:
    """Factions by seat, each known and named once; ``key`` is what names them."""
    if isinstance(factions, str) or not isinstance(factions, Sequence):
        raise SetupError(key, "error-setup-names")
    if not all(isinstance(names, (str, list, tuple)) for names in factions):
        raise SetupError(key, "error-setup-names")
    seats = [[names] if isinstance(names, str) else list(names) for names in factions]
    flat: list[Any] = [name for names in seats for name in names]
    for named in flat:
        if not isinstance(named, str) or named not in SIDE_NUMBER:
            raise SetupError(key, "wars-setup-faction", faction=quoted(named, 60), known=FACTIONS)
    if len(set(flat)) != len(flat):
        raise SetupError(key, "wars-setup-faction-twice")
    return seats


def start_areas_there(board: Map, seats: Sequence[Sequence[str]]) -> None:
    """Refuse factions that have nowhere to start on a board."""
    for name in (name for names in seats for name in names):
        if not board.start_areas[SIDE_NUMBER[name]]:
            raise SetupError("factions", "wars-setup-no-start", faction=name, map=board.id)


def check_seats(seats: list[list[str]]) -> None:
    """One faction for each seat of three or more, two for each of two, or none yet for two."""
    sizes = {len(names) for names in seats}
    if len(seats) == 2:
        if sizes not in ({2}, {0}):
            raise SetupError("factions", "wars-setup-factions-two")
    elif len(seats) not in DEFAULT_MAP or sizes != {1}:
        raise SetupError("factions", "wars-setup-factions")


def board_for(map_id: Any, players: int) -> Map:
    """The board of this id, or the usual one for so many players."""
    if map_id is None or map_id == "":
        map_id = DEFAULT_MAP[players]
    if not isinstance(map_id, str) or map_id not in MAPS:
        raise SetupError("map", "wars-setup-map", map=quoted(map_id, 60), known=tuple(MAPS))
    board = MAPS[map_id]
    if players not in board.players:
        raise SetupError("map", "wars-setup-map-players", map=map_id, players=tuple(map(str, board.players)))
    return board


def drafted_from(named: Any) -> tuple[int, ...]:
    """The sides of which four are to be drafted: a list of factions, or their names with commas between."""
    if isinstance(named, str):
        named = [name.strip() for name in named.split(",")]
    sides = tuple(SIDE_NUMBER[name] for names in read_factions(named, "draft") for name in names)
    if len(sides) < DRAFTED:
        raise SetupError("draft", "wars-setup-draft-few", count=DRAFTED)
    return tuple(sorted(sides))
