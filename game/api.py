"""The public interface: start a match, look at it, answer it. Described with examples in docs/api.md."""

import contextlib
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from game.engine.errors import (
    CodecError,
    EngineError,
    IllegalAnswer,
    ScriptExhausted,
    SetupError,
    StaleAnswer,
    quoted,
)
from game.engine.event import Event
from game.engine.lines import complete_actions
from game.engine.option import Blocked, Option, Reason
from game.games.registry import allow, facts_of, ids
from game.match.entries import is_place
from game.match.match import Match as _Match
from game.match.match import OpenDecision, Seat

_FIELDS = frozenset(("area", "unit", "side", "number", "book", "place", "artifact", "rite", "with_"))


class Match(_Match):
    """A match for programs: everything of ``game.match.match.Match``, and options by name."""

    def options(
        self,
        kind: str | None = None,
        *,
        area: str | None = None,
        unit: str | None = None,
        side: str | None = None,
        number: int | None = None,
        book: str | None = None,
        place: int | None = None,
        artifact: str | None = None,
        rite: str | None = None,
        with_: Sequence[str] | None = None,
    ) -> list[Option]:
        """The open options that agree with all that is given.

        ``unit`` may be a whole name (``"yellow_sign/undead/2"``), a faction and kind
        (``"yellow_sign/undead"``) or a kind (``"undead"``). In Rites of Cthulhu it is a card (``"g5"``), and ``place``,
        ``artifact``, ``rite`` and ``with_``, the other cards, tell options apart.
        """
        asked = self.position.decision
        wanted: dict[str, Any] = {"kind": kind, "area": area, "side": side, "number": number, "book": book}
        wanted |= {"place": place, "artifact": artifact, "rite": rite}
        wanted["with"] = [*with_] if isinstance(with_, tuple) else with_
        found = []
        for choice in asked.options if asked else []:
            named = self.rules.name_option(choice)
            if any(want is not None and named.get(key) != want for key, want in wanted.items()):
                continue
            if unit is not None and not _unit_fits(named.get("unit", ""), unit):
                continue
            found.append(choice)
        return found

    def choose(self, kind: str | None = None, **fields: Any) -> None:
        """Answer with the one open option that fits; ``IllegalAnswer`` if none or several do."""
        if unknown := set(fields) - _FIELDS:
            raise IllegalAnswer(f"no option has a field called {min(unknown)}")
        found = self.options(kind, **fields)
        if len(found) != 1:
            asked = self.position.decision
            offered = [self.rules.name_option(choice) for choice in asked.options] if asked else []
            wanted = f"{quoted(kind)} {quoted(fields, 200)}"
            raise IllegalAnswer(f"{len(found)} options fit {wanted}; offered: {offered}")
        self.answer(found[0])

    def name(self, what: str, number: int) -> str:
        """The name of a number in an event, an option or ``about``: of a ``unit``, ``side`` or place (``area``).

        In Rites of Cthulhu of a ``card`` (as it was laid), a ``side``, an ``artifact`` or a ``rite``. ``ValueError`` if
        the game has no such thing or no such number.
        """
        key, kind, field = facts_of(self.rules.game).numbered.get(what if isinstance(what, str) else "", ("", "", ""))
        if key and is_place(number, 1 << 20):
            with contextlib.suppress(LookupError):
                return str(self.rules.name_option(Option(kind)._replace(**{field: number}))[key])
        raise ValueError(f"there is no {quoted(what, 40)} {quoted(number, 40)} in {self.rules.game}")

    def save(self, path: str | Path) -> None:
        """Write the match to a file, whole: what is there already stays until the new one is safe."""
        from game.match.saves import write_save

        write_save(self, _file(path))


def _file(path: object) -> Path:
    """The path of a file; ``SaveError`` for what cannot be one."""
    from game.match.saves import SaveError

    try:
        name = os.fspath(path)  # type: ignore[call-overload]
        usable = isinstance(name, str) and b"\0" not in os.fsencode(name) and bool(Path(name).name)
    except Exception:
        # No path, or one with letters that no file's name can have.
        usable = False
    if not usable:
        raise SaveError(f"{quoted(path, 80)} is not the path of a file")
    return Path(name)


def _unit_fits(name: str, wanted: object) -> bool:
    if not isinstance(wanted, str):
        return False
    parts = name.split("/")
    asked = wanted.split("/")
    if len(parts) == 1:
        return name == wanted
    return len(parts) == 3 and (parts[1:2] == asked or parts[: len(asked)] == asked)


def new_match(
    game: str,
    *,
    players: int | None = None,
    factions: Sequence[str | Sequence[str]] | None = None,
    map: str | None = None,
    edition: str | None = None,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    setup: Mapping[str, Any] | None = None,
    dice: Sequence[int] | None = None,
    draws: Sequence[int] | None = None,
    rules: int | None = None,
) -> Match:
    """Begin a match.

    ``factions`` are named clockwise by seat; a list of lists gives a seat several.
    ``seed`` is chosen and recorded when ``None``. ``dice`` and ``draws`` are used first;
    a script that runs out raises ``ScriptExhausted``. ``setup`` is any position, in the
    format of scenario files. ``rules`` is the version of the rules, the present one when ``None``.
    Raises ``SetupError`` naming the key that makes no sense.
    """
    made = Match.new(
        {
            "game": game,
            "players": players,
            "factions": factions,
            "map": map,
            "edition": edition,
            "seed": seed,
            "options": options,
            "setup": setup,
            "dice": dice,
            "draws": draws,
            "rules": rules,
        }
    )
    assert isinstance(made, Match)
    return made


def load_match(path: str | Path) -> Match:
    """The match a file holds; raises ``SaveError`` with a sentence when it cannot be opened."""
    from game.match.saves import read_save

    loaded = read_save(_file(path), Match)
    assert isinstance(loaded, Match)
    return loaded


__all__ = [
    "Blocked",
    "CodecError",
    "EngineError",
    "Event",
    "IllegalAnswer",
    "Match",
    "OpenDecision",
    "Option",
    "Reason",
    "ScriptExhausted",
    "Seat",
    "SetupError",
    "StaleAnswer",
    "allow",
    "complete_actions",
    "ids",
    "load_match",
    "new_match",
]
