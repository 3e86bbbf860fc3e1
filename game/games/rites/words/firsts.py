"""What a player of Rites of Cthulhu meets for the first time: the game, each rite, artifacts, power-plays, knocks."""

from collections.abc import Iterator, Sequence
from typing import Any

from game.engine.event import Event
from game.games.rites.rules.cards import ARTIFACT_ID, RITE_ID
from game.games.rites.words.faces import artifact_face, artifact_text, rite_name, rite_text
from game.games.rites.words.names import RitesNames
from game.games.rites.words.ritewords import every, shape_of
from game.games.rites.words.tableview import power_plays
from game.language.spoken import name
from game.match.firsts import First, told
from game.match.match import Match

GAME = ("rites",)


def firsts(match: Match, seat: int, events: Sequence[Event]) -> Iterator[First]:
    """What the table as it stands, and what has just happened, may show a seat for the first time."""
    rules: Any = match.rules
    state = match.position.state
    if not rules.single:
        yield told(GAME, "game", "candle", number=rules.rites)
    if state.rite >= 0:
        rite = RITE_ID[state.rite]
        yield First("rites", rite, rite_text(rite), rite_name(rite), f"rite_{rite}")
    if power_plays(match, seat):
        yield told(GAME, "power_play")
    of_rites = {kind: name for each in every() for kind, name in each.firsts.items()}
    names = RitesNames(match.rules, marked=True)
    for event in events:
        if event.kind == "excavated":
            yield _artifact(int(event.args[0]))
        elif event.kind == "rite_over" and int(event.args[1]) < 0:
            yield told(GAME, "failed")
        elif event.kind in of_rites:
            places = zip(shape_of(event.kind).places, event.args, strict=False)
            given = {place: names.place(kind, value) for (place, kind), value in places}
            yield told(GAME, of_rites[event.kind], "", **given)


def _artifact(number: int) -> First:
    face = artifact_face(ARTIFACT_ID[number])
    return told(GAME, "artifact", artifact=name("rites-artifact", face.id, "**{}**"), points=face.value,
                power=artifact_text(face.id), whose="all" if face.everyone else "one")  # fmt: skip
