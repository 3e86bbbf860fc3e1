"""The rules reference: chapters of entries out of ``assets/text``, every card among them, and the search in them."""

import functools
import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass

from game.games.rites.words.faces import artifact_face
from game.games.wars.rules.units import BOOKS, FACTION_ABILITIES, FACTIONS, KINDS, REQUIREMENTS
from game.games.wars.words import cards
from game.games.wars.words.keywords import Ref, link
from game.match.resources import asset
from game.match.words import plain, words

SHEETS: dict[str, dict[str, tuple[str, ...]]] = {
    faction: {
        "unit": tuple(kind.id for kind in KINDS if kind.side in (None, side)),
        "ability": FACTION_ABILITIES[side],
        "book": BOOKS[side],
        "requirement": REQUIREMENTS[side],
    }
    for side, faction in enumerate(FACTIONS)
}
"""Which things a faction's page shows, by their ids; the order is that of the faction sheet."""
HEADINGS = {"unit": "Units", "ability": "Abilities", "book": "Spellbooks", "requirement": "Requirements"}
THINGS = (
    ("terms", "Terms", ("term", "sign", "edition")),
    ("deeds", "Actions at a glance", ("action", "phase")),
    ("areas", "Areas", ("area",)),
)
"""Pages of cards: id, title, kinds of things."""

_WORD = re.compile(r"[\w’]+")


@dataclass(frozen=True)
class Entry:
    """One paragraph of the reference. ``text`` has links in it; ``ref`` is its card, if it is a thing's.

    ``note`` is a line of what sort it is and its numbers, ``group`` the heading it stands under, if any.
    """

    id: str
    title: str
    text: str
    source: str = ""
    note: str = ""
    group: str = ""
    ref: Ref | None = None


@dataclass(frozen=True)
class Page:
    """A line of the table of contents; ``faction`` colours a faction's page."""

    id: str
    title: str
    entries: tuple[Entry, ...]
    faction: str = ""


@dataclass(frozen=True)
class Hit:
    """What a search has found; the smaller its ``rank``, the better."""

    page: Page
    entry: Entry
    rank: int


@functools.cache
def pages() -> tuple[Page, ...]:
    """All pages in reading order: the rules, the single things, the factions."""
    made = []
    data = tomllib.loads(asset("text", "en", "rules.toml").read_text(encoding="utf-8"))
    for section in data["section"]:
        rulings = section["id"] == "rulings"
        entries = []
        for told in section["entry"]:
            title = f"{told['id'].upper()} · {told['title']}" if rulings else told["title"]
            entries.append(Entry(told["id"], title, link(told["text"]), told["source"]))
        made.append(Page(section["id"], section["title"], tuple(entries)))
    for page, title, kinds in THINGS:
        refs = [ref for ref in cards.all_cards() if ref[0] in kinds]
        made.append(Page(page, title, tuple(_thing(ref, HEADS[ref[0]] if len(kinds) > 1 else "") for ref in refs)))
    made += [_faction_page(faction) for faction in SHEETS]
    return (*made, *_rites_pages())


def _rites_pages() -> list[Page]:
    """The rules of Rites of Cthulhu and its artifacts; their words lead to no card of Cthulhu Wars."""
    data = tomllib.loads(asset("text", "en", "rites_rules.toml").read_text(encoding="utf-8"))
    made = []
    for section in data["section"]:
        entries = [Entry(told["id"], told["title"], told["text"], told["source"]) for told in section["entry"]]
        made.append(Page(section["id"], f"Rites · {section['title']}", tuple(entries)))
    faces = [artifact_face(name) for name in words().tables["rites"]["artifact"]]
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


HEADS = {"term": "", "sign": "Gold signs", "edition": "Editions", "action": "Actions", "phase": "Phases", "area": ""}


def _faction_page(faction: str) -> Page:
    about = cards.card("faction", faction)
    entries = [Entry(faction, about.name, about.text, ref=about.ref)]
    for kind, keys in SHEETS[faction].items():
        entries += [_thing((kind, key), HEADINGS[kind]) for key in keys]
    return Page(faction, about.name, tuple(entries), faction)


def _thing(ref: Ref, group: str) -> Entry:
    told = cards.card(*ref)
    numbers = ", ".join(f"{name.lower()} {value}" for name, value in told.facts)
    parts = [told.kind.partition(" of ")[0] if ref[0] == "unit" else told.kind]
    if ref[0] in ("ability", "book", "requirement"):
        parts = [told.kind.partition(" · ")[2]]
    if told.cost is not None and ref[0] != "unit":
        price = f"{told.cost} Power" if told.cost else "free"
        parts.append(f"{price} ({told.cost_note})" if told.cost_note else price)
    parts.append(numbers)
    note = "; ".join(part for part in parts if part and part != "Term")
    source = told.source
    if told.rulings:
        source += "; " + ", ".join(f"<@ruling/r{number}>ruling R{number}</>" for number in told.rulings)
    return Entry(ref[1], told.name, told.text, source, note, group, ref)


def page_of(page: str, entry: str = "") -> tuple[Page, Entry | None]:
    """A page by its id, or the first one that has an entry; with the entry, where there is one of that id."""
    known = {each.id: each for each in pages()}
    found = known.get(page)
    if found is None:
        found = next((each for each in pages() if any(one.id == page for one in each.entries)), pages()[0])
        entry = entry or page
    return found, next((one for one in found.entries if one.id == entry), None)


# Searching --------------------------------------------------------------------------------------


@functools.cache
def _indexed() -> tuple[tuple[Page, Entry, tuple[str, ...], tuple[str, ...], tuple[str, ...]], ...]:
    """Every entry with the words of its title, its text and what else is said of it."""
    return tuple(
        (page, entry, _words(entry.title), _words(plain(entry.text)),
         _words(f"{entry.note} {plain(entry.source)} {page.title} {entry.group}"))
        for page in pages() for entry in page.entries
    )  # fmt: skip


def _words(text: str) -> tuple[str, ...]:
    return tuple(found.group().casefold().replace("’", "'") for found in _WORD.finditer(text))


def search(wanted: str) -> list[Hit]:
    """Entries in which every word asked for begins some word, the best first; each entry of a thing once.

    Best is who is called so, then whose title begins with it, then the titles that hold it, then the texts by how
    often they speak of it.
    """
    asked = _words(wanted.replace("'", "’"))
    if not asked:
        return []
    found: list[Hit] = []
    seen: set[Ref] = set()
    for page, entry, title, text, other in _indexed():
        if entry.ref and entry.ref in seen:
            continue
        everything = (*title, *text, *other)
        if not all(any(word.startswith(start) for word in everything) for start in asked):
            continue
        if entry.ref:
            seen.add(entry.ref)
        found.append(Hit(page, entry, _rank(asked, title, text)))
    return sorted(found, key=lambda hit: (hit.rank, hit.entry.ref is None))


def _rank(asked: tuple[str, ...], title: tuple[str, ...], text: tuple[str, ...]) -> int:
    if title == asked:
        return 0
    if title[: len(asked)] == asked:
        return 1
    named = [any(word.startswith(start) for word in title) for start in asked]
    if all(named):
        whole = all(start in title for start in asked)
        return 2 if whole else 3
    often = sum(sum(word.startswith(start) for word in text) for start in asked)
    return 20 - 5 * any(named) - min(often, 10)


def marked(text: str, wanted: str) -> str:
    """A text with every word that begins with one asked for marked (``<mark>``), links left as they are."""
    asked = _words(wanted.replace("'", "’"))
    if not asked:
        return text
    parts = _SPLIT.split(text)
    for place in range(0, len(parts), 2):
        parts[place] = _WORD.sub(functools.partial(_mark, asked), parts[place])
    return "".join(parts)


_SPLIT = re.compile(r"(\*\*|__|</>|<[@~]?[a-z_/0-9]+>|\{(?:icon|glyph):[a-z0-9_.\-]+\}|\n)")


def _mark(asked: Iterable[str], found: re.Match[str]) -> str:
    word = found.group()
    bare = word.casefold().replace("’", "'")
    return f"<mark>{word}</>" if any(bare.startswith(start) for start in asked) else word
