"""The rules of Rites of Cthulhu and its artifacts as pages; their words lead to no card of another game."""

from game.games.rites.rules.cards import ARTIFACT_ID
from game.games.rites.words.faces import artifact_face
from game.match.reference import Entry, Page, chapters


def pages() -> list[Page]:
    """The rules, then the thirteen artifacts."""
    made = []
    for section in chapters("rites_rules"):
        entries = [Entry(told["id"], told["title"], told["text"], told["source"]) for told in section["entry"]]
        made.append(Page(section["id"], f"Rites · {section['title']}", tuple(entries)))
    faces = [artifact_face(name) for name in ARTIFACT_ID]
    things = [
        Entry(
            f"artifact_{face.id}", face.name, face.text, "",
            f"worth {face.value}; {'before' if face.before else 'during'} the rite; "
            + ("every cultist must obey it" if face.everyone else "one cultist may use it"),
        )
        for face in faces
    ]  # fmt: skip
    made.append(Page("rites_thirteen", "Rites · The thirteen artifacts", tuple(things)))
    return made
