"""The rules of Cthulhu Wars and its Duel as pages: chapters, single things, factions."""

import functools

from game.games.wars.rules.units import BOOKS, FACTION_ABILITIES, FACTIONS, KINDS, REQUIREMENTS
from game.games.wars.words.keywords import all_cards, link
from game.match.cards import Ref, card
from game.match.reference import Entry, Page, chapters

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

HEADS = {"term": "", "sign": "Gold signs", "edition": "Editions", "action": "Actions", "phase": "Phases", "area": ""}


@functools.cache
def pages() -> tuple[Page, ...]:
    """All pages in reading order: the rules, the single things, the factions."""
    made = []
    for section in chapters("rules"):
        rulings = section["id"] == "rulings"
        entries = []
        for told in section["entry"]:
            title = f"{told['id'].upper()} · {told['title']}" if rulings else told["title"]
            entries.append(Entry(told["id"], title, link(told["text"]), told["source"]))
        made.append(Page(section["id"], section["title"], tuple(entries)))
    for page, title, kinds in THINGS:
        refs = [ref for ref in all_cards() if ref[0] in kinds]
        made.append(Page(page, title, tuple(_thing(ref, HEADS[ref[0]] if len(kinds) > 1 else "") for ref in refs)))
    return (*made, *(_faction_page(faction) for faction in SHEETS))


def _faction_page(faction: str) -> Page:
    about = card("faction", faction)
    entries = [Entry(faction, about.name, about.text, ref=about.ref)]
    for kind, keys in SHEETS[faction].items():
        entries += [_thing((kind, key), HEADINGS[kind]) for key in keys]
    return Page(faction, about.name, tuple(entries), faction)


def _thing(ref: Ref, group: str) -> Entry:
    told = card(*ref)
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
