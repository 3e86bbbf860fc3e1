"""How the rite before went: who won it, and what was taken for it."""

from collections.abc import Iterable

from game.engine.event import Event
from game.games.rites.rules.cards import ARTIFACT_ID, RITE_ID
from game.games.rites.words.faces import artifact_face
from game.language.spoken import name, say
from game.language.values import Text
from game.match.match import Match


def rite_over(event: Event) -> str:
    """The id of the rite that an event says is over."""
    return RITE_ID[int(event.args[0])]


def captured(events: Iterable[Event]) -> list[str]:
    """The ids of the artifacts won in these events."""
    return [ARTIFACT_ID[int(event.args[1])] for event in events if event.kind == "captured"]


def rite_ended(match: Match) -> str:
    """A sentence with marks on the rite that ended last; empty before the first has."""
    ends = match.position.state.ends
    if not ends:
        return ""
    rite, winner, _ = ends[-1]
    taken: list[Text] = []
    for event in reversed(match.events):
        if event.kind == "rite_over":
            break
        if event.kind == "captured":
            face = artifact_face(ARTIFACT_ID[int(event.args[1])])
            taken.insert(0, say("rites-ended-artifact", artifact=name("rites-artifact", face.id), points=face.value))
    performed = name("rites-rite", RITE_ID[rite])
    if winner < 0:
        return say("rites-ended-won.nobody", rite=performed)
    won = match.seats[winner].name
    if not taken:
        return say("rites-ended-won.nothing", name=won, rite=performed)
    return say("rites-ended-won", name=won, rite=performed, artifacts=taken)
