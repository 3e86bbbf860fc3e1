"""The rules reference as pages of entries, read from ``assets/text``, searchable, and as pygame_gui's HTML."""

import functools
import html
import logging
import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.match.resources import asset
from game.ui import theme
from game.ui.theme import hexcode

log = logging.getLogger(__name__)

# Which things a faction's page shows, by their ids in things.toml; the order is that of the faction sheet.
SHEETS: dict[str, dict[str, tuple[str, ...]]] = {
    "great_cthulhu": {
        "unit": ("acolyte", "deep_one", "shoggoth", "starspawn", "cthulhu"),
        "ability": ("immortal", "devour"),
        "book": ("absorb", "devolve", "dreams", "regenerate", "submerge", "yha_nthlei"),
    },
    "crawling_chaos": {
        "unit": ("acolyte", "nightgaunt", "flying_polyp", "hunting_horror", "nyarlathotep"),
        "ability": ("flight", "harbinger"),
        "book": ("abduct", "emissary", "invisibility", "madness", "seek_and_destroy", "thousand_forms"),
    },
    "black_goat": {
        "unit": ("acolyte", "ghoul", "fungi", "dark_young", "shub_niggurath"),
        "ability": ("fertility_cult", "avatar"),
        "book": ("blood_sacrifice", "frenzy", "ghroth", "necrophagy", "red_sign", "thousand_young"),
    },
    "yellow_sign": {
        "unit": ("acolyte", "undead", "byakhee", "king_in_yellow", "hastur"),
        "ability": ("feast", "desecrate", "vengeance"),
        "book": ("he_who", "passion", "screaming_dead", "shriek", "third_eye", "zingaya"),
    },
}
REQUIREMENTS = {"great_cthulhu": "gc_", "crawling_chaos": "cc_", "black_goat": "bg_", "yellow_sign": "ys_"}
HEADINGS = {"unit": "Units", "ability": "Abilities", "book": "Spellbooks", "requirement": "Requirements"}


@dataclass(frozen=True)
class Entry:
    """One paragraph of the reference; ``group`` is the heading it stands under, if any."""

    id: str
    title: str
    text: str
    source: str = ""
    note: str = ""
    group: str = ""
    kind: str = ""


@dataclass(frozen=True)
class Page:
    """One line of the table of contents; ``faction`` colours a faction's page."""

    id: str
    title: str
    entries: tuple[Entry, ...]
    faction: str = ""


def _read(name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(asset("text", "en", name).read_text(encoding="utf-8"))
    except (FileNotFoundError, tomllib.TOMLDecodeError) as problem:
        log.warning("The rules cannot be shown in full: %s", problem)
        return {}


@functools.cache
def pages() -> tuple[Page, ...]:
    """All pages in reading order: the rules, then the factions."""
    made = []
    for section in _read("rules.toml").get("section", ()):
        entries = tuple(
            Entry(e["id"], e["title"], e["text"], e.get("source", "")) for e in section.get("entry", ())
        )
        made.append(Page(section["id"], section["title"], entries))
    things = _read("things.toml")
    made += [_faction_page(things, faction) for faction in SHEETS if faction in things.get("faction", {})]
    return tuple(made)


def _faction_page(things: dict[str, Any], faction: str) -> Page:
    about = things["faction"][faction]
    entries = [Entry(faction, about["name"], f"__{about.get('tagline', '')}__\n{about.get('hint', '')}")]
    for kind, ids in SHEETS[faction].items():
        entries += [_thing(things, kind, key) for key in ids if key in things.get(kind, {})]
    keys = [key for key in things.get("requirement", {}) if key.startswith(REQUIREMENTS[faction])]
    entries += [_thing(things, "requirement", key) for key in keys]
    return Page(faction, about["name"], tuple(entries), faction)


def _thing(things: dict[str, Any], kind: str, key: str) -> Entry:
    thing = things[kind][key]
    return Entry(key, thing["name"], thing.get("text", ""), thing.get("source", ""), thing.get("kind", ""),
                 HEADINGS[kind], kind)  # fmt: skip


def search(words: str) -> list[tuple[Page, Entry]]:
    """Entries that hold every word, those with a word in the title first."""
    wanted = words.casefold().split()
    if not wanted:
        return []
    found: list[tuple[bool, int, Page, Entry]] = []
    for page in pages():
        for entry in page.entries:
            title = entry.title.casefold()
            everything = f"{title} {entry.text} {entry.note} {page.title}".casefold()
            if all(word in everything for word in wanted):
                found.append((not all(word in title for word in wanted), len(found), page, entry))
    return [(page, entry) for _, _, page, entry in sorted(found, key=lambda hit: hit[:2])]


# HTML -----------------------------------------------------------------------------------------

Facts = Callable[[str], str]
"""Line of numbers of a unit by its id, empty when there are none."""


def _inline(text: str) -> str:
    """Our marks as tags; everything else is only text."""
    made = html.escape(text, quote=False)
    made = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", made)
    made = re.sub(r"__(.+?)__", r"<i>\1</i>", made)
    return made.replace("\n", "<br>")


def _coloured(text: str, colour: theme.RGB) -> str:
    return f'<font color="{hexcode(colour)}">{text}</font>'


def _entry_html(entry: Entry, facts: Facts, heading_px: int, where: str = "") -> str:
    title = html.escape(entry.title, quote=False)
    made = f'<font face="title" pixel_size={heading_px} color="{hexcode(theme.TEXT)}">{title}</font>'
    numbers = facts(entry.id) if entry.kind == "unit" else ""
    notes = "; ".join(note for note in (entry.note, numbers) if note)
    if notes:
        made += "  <i>" + _coloured(html.escape(notes, quote=False), theme.TEXT_SECOND) + "</i>"
    made += "<br>" + _inline(entry.text)
    if entry.source:
        made += "<br><i>" + _coloured(html.escape(entry.source, quote=False), theme.TEXT_THIRD) + "</i>"
    return made + where + "<br><br>"


def page_html(page: Page, facts: Facts, heading_px: int) -> str:
    """A page as HTML: groups with their headings, entries with title, text and source."""
    colour = theme.faction_text(page.faction) if page.faction else theme.GOLD
    big = round(heading_px * 1.5)
    made = [f'<font face="title" pixel_size={big} color="{hexcode(colour)}">{html.escape(page.title)}</font><br><br>']
    group = ""
    for entry in page.entries:
        if entry.group != group:
            group = entry.group
            size = round(heading_px * 1.15)
            made.append(f'<font face="title" pixel_size={size} color="{hexcode(theme.GOLD)}">{group}</font><br><br>')
        if entry.id == page.faction:
            made.append(_inline(entry.text) + "<br><br>")
        else:
            made.append(_entry_html(entry, facts, heading_px))
    return "".join(made)


def hits_html(words: str, hits: list[tuple[Page, Entry]], facts: Facts, heading_px: int, most: int = 25) -> str:
    """What a search found, each entry with a link to its page."""
    shown = html.escape(words.strip(), quote=False)
    if not hits:
        return f"Nothing is said about <b>{shown}</b>. Fewer or shorter words may find more."
    count = "One entry speaks" if len(hits) == 1 else f"{len(hits)} entries speak"
    made = ["<i>" + _coloured(f"{count} of {shown}.", theme.TEXT_SECOND) + "</i><br><br>"]
    for page, entry in hits[:most]:
        link = f'<br><a href="{page.id}">{html.escape(page.title, quote=False)}</a>'
        made.append(_entry_html(entry, facts, heading_px, link))
    if len(hits) > most:
        made.append("<i>" + _coloured(f"The first {most} are shown.", theme.TEXT_SECOND) + "</i>")
    return "".join(made)
