"""What games leave open, in words to choose from, and as their rules take it.

Options that name a faction in the rules name a seat here (0, 1 …): factions may be dealt by chance.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.games.duel.rules.maps import LOVECRAFT_COUNTRY
from game.games.duel.rules.options import CAPTIVE_PAYS, DECAY
from game.games.rites.rules.cards import RITE_ID
from game.match.lobby import Choice, GameOption
from game.match.words import words

USUAL = "usual"
ALL_RITES = "all_rites"
_SEATS = ("0", "1")


def options_of(game: str) -> tuple[GameOption, ...]:
    """What a game leaves open, in the order it is shown; a game not named here leaves nothing open."""
    make = _MAKERS.get(game)
    return make() if make else ()


def chosen_options(game: str, chosen: Mapping[str, str]) -> dict[str, Any]:
    """The options that differ from what is usual, as a ``NewGameSpec`` has them, from the ids of what was chosen."""
    made: dict[str, Any] = {}
    for each in options_of(game):
        value = chosen.get(each.id, each.usual)
        if value == each.usual or value not in [choice.id for choice in each.choices]:
            continue
        if each.id.startswith("start_"):
            made.setdefault("starts", {})[int(each.id[-1])] = value
        elif each.id == "first_player":
            made[each.id] = int(value)
        elif value == ALL_RITES:
            made[ALL_RITES] = True
        else:
            made[each.id] = _FLAGS.get(value, value)
    return made


def by_faction(options: Mapping[str, Any], factions: Sequence[str]) -> dict[str, Any]:
    """Options as the rules take them: seats replaced by the factions that sit there."""
    made = dict(options)
    if isinstance(made.get("first_player"), int):
        # Great Cthulhu begins in any case: then the seat was chosen for nothing.
        first = factions[made.pop("first_player")]
        if "great_cthulhu" not in factions:
            made["first_player"] = first
    if "starts" in made:
        made["starts"] = {factions[seat]: area for seat, area in made["starts"].items()}
    return made


def by_seat(options: Mapping[str, Any], factions: Sequence[str]) -> dict[str, Any]:
    """Options of the rules as a ``NewGameSpec`` has them: factions replaced by their seats."""
    made = dict(options)
    if "first_player" in made:
        made["first_player"] = factions.index(made["first_player"])
    if "starts" in made:
        made["starts"] = {factions.index(faction): area for faction, area in made["starts"].items()}
    return made


_FLAGS = {"yes": True, "no": False}


def _duel() -> tuple[GameOption, ...]:
    areas = tuple(Choice(area, words().name("area", area)) for area in LOVECRAFT_COUNTRY.areas)
    return (
        _named("duel", "decay", DECAY),
        _named("duel", "captive_pays", CAPTIVE_PAYS),
        _named("duel", "replaced_doom", ("yes", "no")),
        _named("duel", "share_pays", ("no", "yes")),
        _named("duel", "first_player", (USUAL, *_SEATS)),
        *(_named("duel", f"start_{seat}", (USUAL,), areas) for seat in _SEATS),
    )


def _named(game: str, key: str, values: Sequence[str], more: Sequence[Choice] = ()) -> GameOption:
    """An option with its words; the first value is the usual one."""
    said = words().tables["games"]["option"][f"{game}.{key}"]
    choices = (*(Choice(value, said["values"][value]) for value in values), *more)
    return GameOption(key, said["name"], said["text"], choices, values[0])


def _rites() -> tuple[GameOption, ...]:
    named = words().tables["rites"]["rite"]
    single = tuple(Choice(rite, named[rite]["name"], named[rite]["text"]) for rite in RITE_ID)
    rites = _named("rites", "rite", (USUAL, ALL_RITES), single)
    flags = (_named("rites", flag, ("no", "yes")) for flag in ("tree_window", "shared_redraw"))
    return (replace(rites, front=True), *flags)


_MAKERS: dict[str, Callable[[], tuple[GameOption, ...]]] = {"duel": _duel, "rites": _rites}
