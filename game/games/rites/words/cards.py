"""The cards of the Rites' things: entities, artifacts, and the rites themselves."""

from __future__ import annotations

import functools

from game.games.rites.rules.cards import ARTIFACT_ID, CARD_ID, LAID_NUMBER, RITE_ID
from game.games.rites.words.faces import artifact_face, colour_name, face, rite_name, rite_text
from game.match.cards import Card, Ref
from game.match.texts import fill
from game.match.words import words

SPECIAL = {0: "zero", 1: "one", 13: "thirteen"}
CTHULHU = "g11"


def all_of(kind: str) -> tuple[Ref, ...]:
    """Every thing of a kind (``entity``, ``artifact``, ``rite``) that has a card."""
    return tuple((kind, key) for key in {"entity": CARD_ID, "artifact": ARTIFACT_ID, "rite": RITE_ID}[kind])


@functools.cache
def card(kind: str, key: str) -> Card | None:
    """The card of an entity, an artifact or a rite; ``None`` for anything else."""
    if kind == "entity" and key in CARD_ID:
        return _entity(key)
    if kind == "artifact" and key in ARTIFACT_ID:
        return _artifact(key)
    if kind == "rite" and key in RITE_ID:
        return _made((kind, key), rite_name(key), "rite", f"rite_{key}", rite_text(key), (), key)
    return None


def _entity(key: str) -> Card:
    shown, told = face(LAID_NUMBER[key]), words().tables["rites"]["card_text"]
    form = "cthulhu" if key == CTHULHU else SPECIAL.get(shown.rank, "other")
    text = fill(told[form], {"cult": shown.cult_name}.__getitem__)
    facts = ((told["elder_sign"], str(shown.rank)), (told["color"], colour_name(shown.cult)))
    return _made(("entity", key), shown.name, "entity", f"entity_{key}", text, facts, "rites_cards", shown.cult_name)


def _artifact(key: str) -> Card:
    shown, told = artifact_face(key), words().tables["rites"]["card_text"]
    facts = (
        (told["worth"], str(shown.value)), (told["when"], told["before" if shown.before else "during"]),
        (told["who"], told["everyone" if shown.everyone else "asks"]),
    )  # fmt: skip
    return _made(("artifact", key), shown.name, "artifact", f"artifact_{key}", shown.text, facts, "rites_thirteen")


def _made(ref: Ref, name: str, kind: str, picture: str, text: str, facts: tuple[tuple[str, str], ...], chapter: str,
          of: str = "") -> Card:  # fmt: skip
    sort = words().tables["rites"]["card_text"]["kinds"][kind]
    line = f"{sort} · {of}" if of else sort
    return Card(ref, name, line, "", picture, text, None, "", facts, (), "Rulebook", (), chapter)
