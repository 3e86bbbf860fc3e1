"""Eight factions in a process of its own: those that are not in the box have stand-ins, of plain units and books.

Import this before anything that makes the box. A stand-in has the id, the arms and the start areas of its faction.
"""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Callable, Iterator
from types import ModuleType

import game.games.wars as wars
from game.games.wars.factions.arms import ARMS
from game.games.wars.rules.faction import GREAT_OLD_ONE, MONSTER, Faction, Kind
from game.games.wars.rules.factions import NAMES, side_of

STARTS = {
    "windwalker": ("arctic_ocean", "merrimac_river"), "opener_of_the_way": ("north_atlantic", "salem"),
    "ancients": ("australia", "boston"), "sleeper": ("north_america_west", "rockport"),
}  # fmt: skip
CALLED = {"windwalker": "Windwalker", "opener_of_the_way": "Opener of the Way", "ancients": "The Ancients",
          "sleeper": "Sleeper"}  # fmt: skip


def _stand_in(id: str, side: int) -> Faction:
    """Two kinds of Monster and a Great Old One, six books for nothing but Doom, no ability."""
    kinds = (Kind(f"{id}_imp", side, MONSTER, 4, 1, 1), Kind(f"{id}_fiend", side, MONSTER, 3, 3, 2),
             Kind(f"{id}_lord", side, GREAT_OLD_ONE, 1, 6, 4))  # fmt: skip
    return Faction(
        id=id, side=side, kinds=kinds, books=tuple(f"{id}_book_{n}" for n in range(6)),
        requirements=tuple(f"{id}_need_{n}" for n in range(6)), abilities=(),
        starts=dict(zip(("earth", "lovecraft_country"), STARTS[id], strict=True)),
    )  # fmt: skip


NEW = [id for id in ARMS if id not in NAMES]
NAMES += NEW
wars.GAME = dataclasses.replace(wars.GAME, players=(2, 3, 4, 5))
STAND_INS = tuple(_stand_in(id, side_of(id)) for id in NEW)


def _module(faction: Faction, name: str, **parts: Callable[[], object]) -> None:
    """A module of a stand-in's folder; its parts are made when they are asked for."""
    made = ModuleType(f"game.games.wars.factions.{faction.id}.{name}")
    made.__getattr__ = lambda part: parts[part]() if part in parts else object.__getattribute__(made, part)  # type: ignore[method-assign]
    sys.modules[made.__name__] = made


def _folder(faction: Faction) -> None:
    """All modules of a stand-in's folder."""
    _module(faction, "rules.tables", FACTION=lambda: faction)
    for name in ("rules.abilities", "rules.odds", "rules.shapes"):
        _module(faction, name)
    _module(faction, "bots", KNOWLEDGE=lambda: Knowledge(faction.side, dict.fromkeys(faction.books, 0.1), (), {}))
    _module(faction, "words.tables", WORDS=lambda: _words(faction))
    _module(faction, "words.told", TOLD=_told)


def _words(faction: Faction) -> object:
    from game.games.wars.words.factionwords import FactionWords, Works

    works = dict.fromkeys(faction.books, Works("ongoing"))
    return FactionWords(works, faction.requirements, {}, (f"piece:{faction.kinds[0].id}",))


def _told() -> object:
    from game.games.wars.words.factiontold import FactionTold

    return FactionTold({}, {}, {})


for _faction in STAND_INS:
    _folder(_faction)

from game.games.wars.bots.knowledge import Knowledge  # noqa: E402
from game.games.wars.bots.shared import GREAT_WORTH  # noqa: E402
from game.games.wars.rules.flow.actions import gate_areas  # noqa: E402
from game.games.wars.rules.flow.awakening import Awakening, awakening  # noqa: E402
from game.games.wars.rules.registry import requirement  # noqa: E402
from game.games.wars.rules.state import POWER_CHANGED  # noqa: E402
from game.games.wars.rules.units import FIGURE  # noqa: E402
from game.language.library import SOURCE, Source, languages_in  # noqa: E402
from game.language.spoken import catalogs  # noqa: E402
from game.shipped import asset  # noqa: E402


def _enter(faction: Faction) -> None:
    """What it can do."""
    side, lord = faction.side, FIGURE[f"{faction.id}_lord"]
    awakening(Awakening(lord, lambda pos: gate_areas(pos, side), None, "no_own_gate"))
    for number, name in enumerate(faction.requirements):
        requirement(name, side, POWER_CHANGED)(lambda pos, most=number: pos.state.power[side] > 8 + most)
    GREAT_WORTH[side] = ((lord, 4.0),)


for _faction in STAND_INS:
    _enter(_faction)


def _messages(faction: Faction) -> Iterator[str]:
    """What its things are called, and a line for each."""
    dashed = faction.id.replace("_", "-")
    yield f"-faction-{dashed} = {CALLED[faction.id]}\n    .article = none"
    yield (f"things-faction-{dashed} =\n    .tagline = Stands here for another, and waits for it to come.\n"
           "    .hint = You are as plain as can be: you summon, you fight, and you keep your gates as long as you can."
           "\n    .short = As plain as can be")  # fmt: skip
    for kind, called in zip(faction.kinds, ("Imp", "Fiend", "Lord of the Long Name"), strict=True):
        yield f"-unit-{kind.id.replace('_', '-')} = {called}\n    .plural = {called}s"
        yield f"things-unit-{kind.id.replace('_', '-')} = It fights.\n    .source = Faction card"
    for n in range(6):
        yield f"-book-{dashed}-book-{n} = Book of {n + 1} Pages"
        yield f"things-book-{dashed}-book-{n} = It has {n + 1} pages.\n    .short = pages\n    .source = Book"
        yield f"-requirement-{dashed}-need-{n} = {9 + n} Power"
        yield f"things-requirement-{dashed}-need-{n} = Have {9 + n} Power.\n    .source = Faction card"
        yield f"wars-goals-{dashed}-need-{n} = {9 + n} Power\n    .how = Save Power."
    yield f"wars-card-{faction.kinds[0].id.replace('_', '-')} = It fights."
    yield f"wars-first-{dashed} = As plain as can be."
    yield f"wars-card-other-{dashed} = stands here for another"
    for n in range(1, 5):
        yield f"wars-card-{dashed}-step-{n} = Do what a plain faction does, and do it well."


def _catalogs(code: str) -> list[Source]:
    """The program's, and in English those of the stand-ins."""
    own = "\n".join(line for each in STAND_INS for line in _messages(each))
    return [*languages_in(asset("text"))(code), *([("standins.ftl", own)] if code == SOURCE else [])]


catalogs("program", _catalogs)
