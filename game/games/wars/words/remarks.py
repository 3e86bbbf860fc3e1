"""What remarks of the coach of Cthulhu Wars are made of: their messages and cards, by kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from game.engine.option import Option
from game.games.wars.words.outlook import Outlook
from game.language.spoken import has, tell
from game.language.values import Value
from game.match.cards import Ref
from game.match.guide import DARK, Remark, Shine

Ask = Option | None
"""The option that is pointed at, if one is."""
Notice = Callable[[Outlook, Ask], Iterator[Remark]]
"""Looks at one thing and tells what there is to remark."""
CARDS: Mapping[str, Ref] = {
    "ending": ("term", "doom_track"), "winning": ("term", "ritual"), "reveal": ("term", "elder_sign"),
    "great": ("term", "great_old_one"), "captor": ("action", "capture"), "lone_keeper": ("action", "capture"),
    "claim": ("term", "abandoned"), "free_gate": ("term", "abandoned"), "prey": ("action", "capture"),
    "need": ("term", "requirement"), "awaken": ("action", "awaken"), "spending": ("action", "awaken"),
    "ritual": ("term", "ritual"), "instant_death": ("term", "instant_death"), "few_books": ("term", "spellbook"),
    "doom_no_books": ("term", "spellbook"), "passing": ("action", "pass"), "last_power": ("term", "power"),
    "recruit": ("action", "recruit"), "odds": ("action", "battle"), "last_guard": ("action", "capture"),
    "sixth_book": ("term", "spellbook"), "captives": ("term", "captive"), "decay": ("term", "decay"),
}  # fmt: skip
"""By kind of remark: the card that tells more."""


def remark(kind: str, about: object, shine: Shine = DARK, form: str = "", interrupts: bool = False,
           **values: Value) -> Remark:  # fmt: skip
    """A remark in the words of its kind, or of a form of it; the rule behind it is the form's own, or the kind's."""
    base = f"wars-coach-{kind.replace('_', '-')}"
    key = f"{base}-{form}" if form else base
    text, why = tell(key, values), tell(f"{key}.why" if has(f"{key}.why") else f"{base}.why", values)
    return Remark(kind, str(about), text, why, shine, CARDS[kind], "", interrupts)
