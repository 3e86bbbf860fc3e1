"""The cards of the Rites' things: entities, artifacts, and the rites themselves."""

from __future__ import annotations

from game.games.rites.rules.cards import ARTIFACT_ID, CARD_ID, LAID_NUMBER, RITE_ID
from game.games.rites.words.faces import artifact_face, colour_name, face, rite_name, rite_text
from game.language.spoken import name, per_language, say
from game.match.cards import Card, Fact, Ref

SPECIAL = {0: "zero", 1: "one", 13: "thirteen"}
CTHULHU = "g11"
SCENES = {
    "cthulhu_rises": ("rites_1_cthulhu", 0.50, 0.46),
    "the_tree_on_the_hill": ("rites_2_tree", 0.56, 0.36),
    "the_dunwich_horror": ("rites_3_dunwich", 0.74, 0.48),
    "at_the_mountains_of_madness": ("rites_4_mountains", 0.48, 0.60),
    "out_of_the_aeons": ("rites_5_aeons", 0.50, 0.40),
    "the_hound": ("rites_6_hound", 0.62, 0.34),
}
"""The lesson of each rite, whose picture its card shares, and round what that is cut, in shares of width and height."""


def all_of(kind: str) -> tuple[Ref, ...]:
    """Every thing of a kind (``entity``, ``artifact``, ``rite``) that has a card."""
    return tuple((kind, key) for key in {"entity": CARD_ID, "artifact": ARTIFACT_ID, "rite": RITE_ID}[kind])


@per_language
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
    shown = face(LAID_NUMBER[key])
    form = "cthulhu" if key == CTHULHU else SPECIAL.get(shown.rank, "other")
    text = say(f"rites-entity-{form}", cult=name("rites-cult", shown.cult))
    facts = Fact(say("rites-fact-elder-sign"), str(shown.rank)), Fact(say("rites-fact-color"), colour_name(shown.cult))
    return _made(("entity", key), shown.name, "entity", f"entity_{key}", text, facts, "rites_cards", shown.cult_name)


def _artifact(key: str) -> Card:
    shown = artifact_face(key)
    facts = (
        Fact(say("rites-fact-points"), str(shown.value)),
        Fact(say("rites-fact-when"), say("rites-fact-when.before" if shown.before else "rites-fact-when.during")),
        Fact(say("rites-fact-who"), say("rites-fact-who.everyone" if shown.everyone else "rites-fact-who.one")),
    )
    return _made(("artifact", key), shown.name, "artifact", f"artifact_{key}", shown.text, facts, "rites_thirteen")


def _made(ref: Ref, called: str, kind: str, picture: str, text: str, facts: tuple[Fact, ...], chapter: str,
          of: str = "") -> Card:  # fmt: skip
    line = say(f"rites-fact-kind-{kind}.of", of=of) if of else say(f"rites-fact-kind-{kind}")
    lesson, x, y = SCENES[ref[1]] if kind == "rite" else ("", 0.5, 0.5)
    scene = f"lesson_{lesson}" if lesson else ""
    art = "" if scene else f"rites/cards/{ref[1]}.webp"
    return Card(ref, called, line, "", picture, text, None, "", facts, (), say("rites-fact-rulebook"), (), chapter, art,
                scene, (x, y))  # fmt: skip
