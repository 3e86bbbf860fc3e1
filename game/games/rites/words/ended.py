"""How the rite before went: who won it, and what was taken for it."""

from collections.abc import Iterable

from game.engine.event import Event
from game.games.rites.rules.cards import ARTIFACT_ID, RITE_ID
from game.games.rites.rules.state import NOBODY
from game.games.rites.words.faces import artifact_face
from game.games.rites.words.statistics import rites_course
from game.language.spoken import name, say
from game.language.values import Text
from game.match.match import Match


def rite_over(event: Event) -> str:
    """The id of the rite that an event says is over."""
    return RITE_ID[int(event.args[0])]


def captured(events: Iterable[Event]) -> list[str]:
    """The ids of the artifacts won in these events."""
    return [ARTIFACT_ID[int(event.args[1])] for event in events if event.kind == "captured"]


def still_trading(match: Match) -> bool:
    """Whether whoever has won the last rite may still trade an artifact of it for another."""
    asked = match.position.decision
    return asked is not None and asked.kind in ("trade", "trade_for")


def rite_ended(match: Match) -> str:
    """A sentence with marks on the rite that ended last and what it brought, trades counted; empty before the first."""
    rites = rites_course(match).rites
    if not rites:
        return ""
    last = rites[-1]
    faces = [artifact_face(artifact) for artifact in last.taken]
    taken: list[Text] = [
        say("rites-ended-artifact", artifact=name("rites-artifact", face.id), points=face.value) for face in faces
    ]
    performed = name("rites-rite", last.rite)
    if last.winner == NOBODY:
        return say("rites-ended-won.nobody", rite=performed)
    won = match.seats[last.winner].name
    if not taken:
        return say("rites-ended-won.nothing", name=won, rite=performed)
    return say("rites-ended-won", name=won, rite=performed, artifacts=taken)
