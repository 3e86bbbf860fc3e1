"""What a player of Rites of Cthulhu meets for the first time: the game, each rite, artifacts, power-plays, knocks."""

from collections.abc import Iterator, Sequence
from typing import Any

from game.engine.event import Event
from game.games.rites.rules.cards import ARTIFACT_ID, RITE_ID
from game.games.rites.words.faces import artifact_face, rite_name, rite_text
from game.games.rites.words.names import RitesNames
from game.games.rites.words.ritewords import every, shape_of
from game.games.rites.words.tableview import power_plays
from game.match.firsts import First, told, told_by
from game.match.match import Match
from game.match.words import words

GAME = ("rites",)


def firsts(match: Match, seat: int, events: Sequence[Event]) -> Iterator[First]:
    """What the table as it stands, and what has just happened, may show a seat for the first time."""
    rules: Any = match.rules
    state = match.position.state
    if not rules.single:
        yield told(GAME, "game", number=rules.rites)
    if state.rite >= 0:
        rite = RITE_ID[state.rite]
        yield First("rites", rite, rite_text(rite), rite_name(rite), f"rite_{rite}")
    if power_plays(match, seat):
        yield told(GAME, "power_play")
    of_rites = {kind: name for each in every() for kind, name in each.firsts.items()}
    names = RitesNames(words(), match.rules, marked=True)
    for event in events:
        if event.kind == "excavated":
            yield _artifact(int(event.args[0]))
        elif event.kind == "rite_over" and int(event.args[1]) < 0:
            yield told(GAME, "failed")
        elif event.kind in of_rites:
            yield told_by(GAME, of_rites[event.kind], names.lookup(shape_of(event.kind).places, event.args))


def _artifact(number: int) -> First:
    face = artifact_face(ARTIFACT_ID[number])
    whose = words().tables["firsts"]["rites"]["for_everyone" if face.everyone else "for_one"]["text"]
    return told(GAME, "artifact", artifact=f"**{face.name}**", points=face.value, power=face.text, whose=whose)
