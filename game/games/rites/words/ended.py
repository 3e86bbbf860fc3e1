"""How the rite before went: who won it, and what was taken for it."""

from game.games.rites.rules.cards import ARTIFACT_ID, RITE_ID
from game.games.rites.words.faces import artifact_face, rite_name
from game.match.match import Match
from game.match.texts import listed
from game.match.words import fill, words


def rite_ended(match: Match) -> str:
    """A sentence with marks on the rite that ended last; empty before the first has."""
    ends, said = match.position.state.ends, words().tables["rites"]["ended"]
    if not ends:
        return ""
    rite, winner, _ = ends[-1]
    taken: list[str] = []
    for event in reversed(match.events):
        if event.kind == "rite_over":
            break
        if event.kind == "captured":
            face = artifact_face(ARTIFACT_ID[int(event.args[1])])
            taken.insert(0, fill(said["artifact"], {"artifact": face.name, "points": face.value}.__getitem__))
    key = "nobody" if winner < 0 else "won" if taken else "won_nothing"
    name = match.seats[winner].name if winner >= 0 else ""
    values = {"name": name, "rite": rite_name(RITE_ID[rite]), "artifacts": listed(taken) if taken else ""}
    return fill(said[key], values.__getitem__)
