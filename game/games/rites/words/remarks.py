"""What the remarks of the coach of Rites of Cthulhu are made of: what a cultist sees who is asked, and the words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from game.engine.decision import Decision
from game.engine.option import Option
from game.games.rites.words.faces import Face, face, face_of
from game.games.rites.words.tableview import CardTable, Cultist
from game.language import spoken
from game.language.values import Text, Value, capital
from game.match.guide import DARK, Remark, Shine
from game.match.match import Match


@dataclass(frozen=True)
class Sight:
    """A question as the cultist sees it who is asked."""

    match: Match
    table: CardTable
    asked: Decision

    @property
    def me(self) -> Cultist:
        """Whoever is asked."""
        return self.table.cultists[self.asked.seat]

    @property
    def others(self) -> list[Cultist]:
        """All the others, clockwise."""
        return self.table.clockwise(self.asked.seat)[1:]

    @property
    def hand(self) -> list[Face]:
        """The cards in hand."""
        return [face_of(card) for card in self.me.hand]

    def offered(self, *kinds: str) -> list[Option]:
        """The options of these kinds."""
        return [option for option in self.asked.options if option.kind in kinds]


PAGES = {
    "power_play": "rites_power_plays", "suits": "rites_game", "last_rite": "rites_artifacts",
    "artifact": "rites_artifacts", "nearly_out": "rites_game",
}  # fmt: skip
"""Where the rules tell of what is remarked in every rite; of what one rite remarks, the page of that rite does."""

Notice = Callable[[Sight], Iterator[Remark]]
"""Looks at one thing and tells what there is to remark."""


def colored(card: Face | int) -> Text:
    """A card as a remark names it: ``green 11``."""
    card = face(card) if isinstance(card, int) else card
    return spoken.say("rites-coach-card", color=spoken.name("rites-color", card.cult), rank=card.rank)


def held(cards: Sequence[Face | int]) -> tuple[str, ...]:
    """Cards of the hand as things on the window."""
    return tuple(f"hand.{(face(card) if isinstance(card, int) else card).id}" for card in cards)


def say(kind: str, about: object = "", shine: Shine = DARK, form: str = "", **values: Value) -> Remark:
    """A remark in the words of its kind, or in a form of them that has words of its own."""
    key = f"rites-coach-{kind.replace('_', '-')}"
    own = f"{key}-{form.replace('_', '-')}"
    text = spoken.tell(own if form and spoken.has(own) else key, values)
    return Remark(kind, str(about), capital(text), spoken.say(f"{key}.why"), shine, None, PAGES.get(kind, ""))
