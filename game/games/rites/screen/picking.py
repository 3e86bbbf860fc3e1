"""Choosing an option by its parts: cards of the hand and places on the table, in any order, until one is left.

Knows no window: cards are numbers, places are the names of ``game.games.rites.words.tableview.place_of``.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from game.engine.option import Option
from game.games.rites.words.ritewords import every, place_of
from game.games.rites.words.tableview import POWER_PLAYS, CardTable, bare, cards_of, named
from game.match.session import Session
from game.match.words import plain, words

CONFIRMED = frozenset(kind for each in every() for kind in each.confirmed)
DECLINES = frozenset(("no", "done", *(kind for each in every() for kind in each.declines)))


@dataclass(frozen=True)
class Ask:
    """The question put to whoever sits at the keyboard, in words. ``blocked`` says by card why it cannot be played."""

    serial: int
    seat: int
    side: int
    kind: str
    about: tuple[int | str, ...]
    prompt: str
    hint: str
    options: tuple[Option, ...]
    labels: dict[Option, str]
    blocked: dict[int, str]


def ask_of(session: Session, table: CardTable) -> Ask | None:
    """The open question as whoever is asked reads it; None at the end."""
    opened, decision = session.match.decision, session.match.position.decision
    if opened is None or decision is None:
        return None
    speech, rules = words(), session.match.rules

    def told(text: str) -> str:
        return named(text, table, lambda cultist: cultist.name)

    labels = dict(zip(decision.options, map(told, speech.option_labels(rules, decision)), strict=True))
    blocked = {
        each.option.unit: told(plain(speech.reason(rules, each)))
        for each in opened.blocked
        if each.option.kind == "play" and each.option.unit >= 0
    }
    prompt, hint = told(speech.prompt(rules, decision)), told(speech.hint(rules, decision))
    return Ask(opened.serial, decision.seat, decision.side, decision.kind, decision.about, prompt, hint,
               tuple(decision.options), labels, blocked)  # fmt: skip


@dataclass
class Picker:
    """What has been picked so far of the options of a question. ``shown`` are the places the table has."""

    ask: Ask
    rite: str
    shown: frozenset[str] = frozenset()
    cards: tuple[int, ...] = ()
    place: str = ""
    _parts: dict[Option, tuple[frozenset[int], str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for option in self.ask.options:
            if option.kind not in POWER_PLAYS:
                cards = frozenset(bare(laid) for laid in cards_of(option))
                self._parts[option] = (cards, place_of(self.rite, option))

    @property
    def begun(self) -> bool:
        """Whether anything has been picked."""
        return bool(self.cards or self.place)

    def clear(self) -> None:
        """Pick nothing."""
        self.cards, self.place = (), ""

    def parts(self, option: Option) -> tuple[frozenset[int], str]:
        """Cards and place of an option."""
        return self._parts[option]

    def fitting(self, cards: Iterable[int] | None = None, place: str | None = None) -> list[Option]:
        """The options that agree with what is picked, or with these cards and this place."""
        wanted = frozenset(self.cards if cards is None else cards)
        at = self.place if place is None else place
        return [option for option, (own, where) in self._parts.items() if wanted <= own and (not at or where == at)]

    @property
    def live_cards(self) -> frozenset[int]:
        """Cards that can be picked now, and those that are."""
        found = {card for option in self.fitting() for card in self._parts[option][0]}
        return frozenset(found | set(self.cards))

    @property
    def live_places(self) -> frozenset[str]:
        """Places that can be picked now."""
        return frozenset(self._parts[option][1] for option in self.fitting()) - {""}

    def pick_card(self, card: int) -> Option | None:
        """Pick a card, or put it back; the option if only that one is left."""
        if card in self.cards:
            self.cards = tuple(each for each in self.cards if each != card)
            return None
        if not self.fitting((*self.cards, card)):
            if not self.fitting((card,)):
                # With the place picked before it cannot be played, but elsewhere perhaps.
                if not self.fitting((card,), ""):
                    return None
                self.place = ""
            self.cards = ()
        self.cards = (*self.cards, card)
        return self._settled()

    def pick_place(self, place: str) -> Option | None:
        """Pick a place; the option if only that one is left."""
        if not self.fitting(None, place):
            return None
        self.place = place if place != self.place else ""
        return self._settled() if self.place else None

    def _settled(self) -> Option | None:
        left = self.fitting()
        if len(left) != 1 or left[0].kind in CONFIRMED:
            return None
        return left[0] if self._parts[left[0]][0] <= frozenset(self.cards) else None

    def buttons(self) -> list[Option]:
        """The options to be shown as buttons: those no card or place stands for, and what is left to choose between."""
        left = self.fitting()
        found = []
        for option in self._parts:
            cards, place = self._parts[option]
            bare_one = not cards and (not place or place not in self.shown or place.startswith("side:"))
            open_one = option in left and self.begun and cards <= frozenset(self.cards)
            if option.kind in DECLINES or bare_one or (open_one and (len(left) <= 12 or not place)):
                found.append(option)
        return sorted(found, key=lambda option: option.kind in DECLINES)
