"""What remarks of the coach of Cthulhu Wars are made of: their words, by kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from game.engine.option import Option
from game.games.wars.words.outlook import Outlook
from game.match.guide import DARK, Remark, Shine
from game.match.words import fill, words

Ask = Option | None
"""The option that is pointed at, if one is."""
Notice = Callable[[Outlook, Ask], Iterator[Remark]]
"""Looks at one thing and tells what there is to remark."""


def say(kind: str, about: object, shine: Shine = DARK, form: str = "", interrupts: bool = False,
        **values: Any) -> Remark:  # fmt: skip
    """A remark in the words of its kind."""
    entry = words().tables["coach"]["wars"][kind]
    text = entry.get(f"text_{form}", entry.get("text")) if kind != "need" else entry[form]
    why = entry.get(f"why_{form}", entry["why"])
    look = values.__getitem__
    return Remark(kind, str(about), fill(text, look), fill(why, look), shine, tuple(entry["card"]), "", interrupts)
