"""What is printed on the cards of Rites of Cthulhu: cult, rank and name of entities, value and power of artifacts."""

from dataclasses import dataclass

from game.engine.option import Option
from game.games.rites.rules.cards import ARTIFACT_ID, ARTIFACTS, CARD_ID, CARD_OF, CULT, CULTS, LAID_NUMBER, RANK
from game.language.spoken import has, per_language, say, spoken, term
from game.language.values import Text
from game.match.words import words

HIDDEN = "?"
"""A card whose face is not seen, in views."""
SOFT = "\u00ad"
"""The soft hyphen: where a word may be broken."""


@dataclass(frozen=True, slots=True)
class Face:
    """An entity's face. ``counts`` is the rank it is laid with, another than ``rank`` by The Camera Obscura.

    ``narrow`` is a name with a soft hyphen where a small card may break it, if the language has said one.
    """

    id: str
    number: int
    cult: str
    rank: int
    counts: int
    name: str
    short: str
    narrow: str
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
    narrow: str
    text: str


@per_language
def face(laid: int) -> Face:
    """The face of a card by its number, as it is laid."""
    card = laid & CARD_OF
    id, cult = CARD_ID[card], CULTS[CULT[card]]
    name, short = words().name("rites-card", id), words().short("rites-card", id)
    return Face(id, card, cult, RANK[card], RANK[laid], name, short, _narrow("rites-card", id, short), cult_name(cult))


def _narrow(kind: str, id: str, short: str) -> str:
    """A name that the narrowest cards can break, the attribute ``narrow`` of the term; else the short one."""
    told = spoken().named(term(kind, id), "narrow")
    return told if SOFT in told else short


@per_language
def face_of(laid_id: str) -> Face:
    """The face of a card as views name it: ``g11``, ``g5+`` where it counts as one rank higher."""
    return face(LAID_NUMBER[laid_id])


@per_language
def artifact_face(artifact_id: str) -> ArtifactFace:
    """The face of an artifact by its id."""
    number = ARTIFACT_ID.index(artifact_id)
    facts, told = ARTIFACTS[number], words()
    name, short = told.name("rites-artifact", artifact_id), told.short("rites-artifact", artifact_id)
    return ArtifactFace(
        artifact_id, number, facts.value, facts.everyone, facts.before, name, short,
        _narrow("rites-artifact", artifact_id, short), artifact_text(artifact_id),
    )  # fmt: skip


def artifact_text(artifact_id: str) -> Text:
    """What an artifact does, in a few sentences."""
    return say(f"rites-artifact-{_dashed(artifact_id)}")


def power_of(option: Option) -> str:
    """What the artifact does whose use an option offers; nothing for other options."""
    return artifact_face(ARTIFACT_ID[option.number]).text if option.kind == "invoke" else ""


def rite_name(rite: str) -> str:
    """A rite's name."""
    return words().name("rites-rite", rite)


def rite_text(rite: str) -> str:
    """What a rite is about, in a few sentences."""
    return say(f"rites-rite-{_dashed(rite)}")


def rite_summary(rite: str) -> list[str]:
    """How a rite is played, in short: a sentence or three a line."""
    lines: list[str] = []
    while has(key := f"rites-summary-{_dashed(rite)}-{len(lines) + 1}"):
        lines.append(say(key))
    return lines


def power_play_text(kind: str) -> Text:
    """What a power-play does."""
    return say(f"rites-power-play-{kind}")


def end_told(reason: str) -> Text:
    """How a rite or the game ended, in small letters: "all walls are captured"."""
    return say(f"rites-end-{_dashed(reason)}")


def _dashed(id: str) -> str:
    """An id of the rules in an id of a message."""
    return id.replace("_", "-")


def colour_name(cult: str) -> str:
    """What a cult's cards are called by their color."""
    return words().name("rites-color", cult)


def cult_name(cult: str) -> str:
    """A cult's name by its colour."""
    return words().name("rites-cult", cult)


def cult_short(cult: str) -> str:
    """A shorter name, where the term has one."""
    return words().short("rites-cult", cult)
