"""What is printed on the cards of Rites of Cthulhu: cult, rank and name of entities, value and power of artifacts."""

import functools
from dataclasses import dataclass
from typing import Any

from game.engine.option import Option
from game.games.rites.rules.cards import ARTIFACT_ID, ARTIFACTS, CARD_ID, CARD_OF, CULT, CULTS, LAID_NUMBER, RANK
from game.match.words import words

HIDDEN = "?"
"""A card whose face is not seen, in views."""


@dataclass(frozen=True, slots=True)
class Face:
    """An entity's face. ``counts`` is the rank it is laid with, another than ``rank`` by The Camera Obscura."""

    id: str
    number: int
    cult: str
    rank: int
    counts: int
    name: str
    short: str
    cult_name: str


@dataclass(frozen=True, slots=True)
class ArtifactFace:
    """An artifact's face: its points, whether all must obey it or one may use it, and whether it acts before rites."""

    id: str
    number: int
    value: int
    everyone: bool
    before: bool
    name: str
    short: str
    text: str


def _texts() -> Any:
    return words().tables["rites"]


@functools.cache
def face(laid: int) -> Face:
    """The face of a card by its number, as it is laid."""
    texts, card = _texts(), laid & CARD_OF
    name = texts["entity"][CARD_ID[card]]
    cult = CULTS[CULT[card]]
    short = texts["entity_short"].get(CARD_ID[card], name)
    return Face(CARD_ID[card], card, cult, RANK[card], RANK[laid], name, short, texts["cult"][cult])


@functools.cache
def face_of(laid_id: str) -> Face:
    """The face of a card as views name it: ``g11``, ``g5+`` where it counts as one rank higher."""
    return face(LAID_NUMBER[laid_id])


@functools.cache
def artifact_face(artifact_id: str) -> ArtifactFace:
    """The face of an artifact by its id."""
    number = ARTIFACT_ID.index(artifact_id)
    entry, facts = _texts()["artifact"][artifact_id], ARTIFACTS[number]
    name = entry["name"]
    return ArtifactFace(
        artifact_id, number, facts.value, facts.everyone, facts.before, name, name.removeprefix("The "), entry["text"]
    )


def power_of(option: Option) -> str:
    """What the artifact does whose use an option offers; nothing for other options."""
    return artifact_face(ARTIFACT_ID[option.number]).text if option.kind == "invoke" else ""


def rite_name(rite: str) -> str:
    """A rite's name."""
    return str(_texts()["rite"][rite]["name"])


def rite_text(rite: str) -> str:
    """What a rite is about, in a few sentences."""
    return str(_texts()["rite"][rite]["text"])


def colour_name(cult: str) -> str:
    """What a cult's cards are called by their color."""
    return str(_texts()["colour"][cult])


def cult_name(cult: str) -> str:
    """A cult's name by its colour."""
    return str(_texts()["cult"][cult])
