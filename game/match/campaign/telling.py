"""A story in the language that is spoken: where catalogs have words for what its file says, they take their place.

A message is called by the title of the story and the id of the thing: ``campaign-the-stars-align-ash-and-ink.title``.
Files of people's own have none, and are told as they are written.
"""

from msgspec.structs import replace

from game.language.spoken import has, per_language, say
from game.match.campaign.story import Book, Chapter, Help, Outcome
from game.match.dated import story_message
from game.match.seats import LONGEST_NAME


def translated(book: Book) -> Book:
    """The story with the words that catalogs have for it; itself where they have none."""
    kept = _kept()
    if not kept or kept[0][0] is not book:
        kept[:] = [(book, _translated(book))]
    return kept[0][1]


@per_language
def _kept() -> list[tuple[Book, Book]]:
    """The story asked for last, and as it is told in this language."""
    return []


def _translated(book: Book) -> Book:
    story = story_message(book.title)
    if not has(f"{story}.title"):
        return book

    def told(thing: str, part: str, usual: str) -> str:
        key = f"{story}{thing}.{part}".replace("_", "-")
        return str(say(key)) if has(key) else usual

    def aid(thing: str, given: Help) -> Help:
        return replace(given, name=told(thing, "name", given.name))

    def outcome(chapter: Chapter, name: str) -> Outcome:
        found: Outcome = getattr(chapter, name)
        then = [replace(each, help=aid(f"-{chapter.id}-{name}", each.help)) if each.help is not None else each
                for each in found.then]  # fmt: skip
        return replace(found, text=told(f"-{chapter.id}", name, found.text), then=then)

    def chapter(each: Chapter) -> Chapter:
        seats = [replace(seat, name=told(f"-{each.id}-seat-{place}", "name", seat.name)[:LONGEST_NAME])
                 if seat.name else seat for place, seat in enumerate(each.seats, 1)]  # fmt: skip
        return replace(
            each, title=told(f"-{each.id}", "title", each.title), text=told(f"-{each.id}", "text", each.text),
            seats=seats, triumph=outcome(each, "triumph"), victory=outcome(each, "victory"),
            defeat=outcome(each, "defeat"),
        )  # fmt: skip

    return replace(
        book,
        title=told("", "title", book.title),
        text=told("", "text", book.text),
        chapters=[chapter(each) for each in book.chapters],
        endings=[replace(each, title=told(f"-ending-{each.id}", "title", each.title),
                         text=told(f"-ending-{each.id}", "text", each.text)) for each in book.endings],
        enemies=[replace(each, name=told(f"-enemy-{each.id}", "name", each.name)[:LONGEST_NAME],
                         text=told(f"-enemy-{each.id}", "text", each.text))
                 for each in book.enemies],
        relics=[replace(each, help=aid(f"-relic-{each.artifact}", each.help)) for each in book.relics],
    )  # fmt: skip
