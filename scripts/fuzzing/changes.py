"""Named changes of a file's plain data, each a pure function of the data and a generator of chance."""

import base64
import copy
import random
from collections.abc import Callable, Sequence
from typing import Any

from game.bots import BOTS
from game.engine.position import FRAMES
from game.games.duel.rules.tables import MAPS as DUEL_MAPS
from game.games.rites.rules.cards import ARTIFACT_ID, CARD_ID, RITE_ID
from game.games.wars.rules.flow.choose import _THEN
from game.games.wars.rules.maps import MAPS
from game.games.wars.rules.state import PHASES
from game.games.wars.rules.units import BOOKS, FACTIONS, KINDS, REQUIREMENTS
from scripts.fuzzing.catalogs import nasty
from scripts.fuzzing.forms import RAW, raw
from scripts.fuzzing.samples import JPEG, picture

Place = tuple[Any, Any]
"""A table or list, and the key or place in it."""
Change = Callable[[Any, random.Random, Any], bool]
"""Changes plain data, given another sound file's of the same kind; false where there is nothing of this sort in it."""

NUMBERS = (-1, 0, 1, 2, 5, 6, 15, 16, 20, 21, 25, 63, 64, 127, 255, 1 << 20, (1 << 31) - 1, 1 << 31, 1 << 40,
           (1 << 63) - 1, 1 << 63, 1 << 64, -(1 << 31), -(1 << 70), 10**30, 0.5, -0.0, 1e308,
           raw("infinite"), raw("nan"), raw("digits"))  # fmt: skip
TEXTS = ("", " ", "x" * 5000, "nul\0inside", "\0", "\u202eesrever\u202c", "\u200b\u200d\ufeff", "a\u0301" * 60,
         "**bold** {icon:doom} <red>markup</> [link](x)", "{0} {name} %s %(x)s {", "<gold>", "{icon:",
         "../../etc/passwd", "/dev/null", "C:\\con", "a/b", "\x1b[31mred\x1b[0m\x07", "line\nline\r\n\tline",
         "os:system", "tests.none:Bot", "\u0085\u2028\u2029", "\U0001f419" * 12, "-1", "9" * 400, "NaN", "True",
         "=1+1", "\uffff\ufdd0", raw("surrogate"), raw("bytes"))  # fmt: skip
DATES = ("2026-11-20T20:00:00", "2026-11-20", "0001-01-01T00:00:00Z", "0001-01-01T00:00:00+14:00",
         "1970-01-01T00:00:00Z", "9999-12-31T23:59:59.999999Z", "9999-12-31T23:59:59-12:00",
         "2026-11-20T20:00:00+23:59", "1600-01-01T00:00:00-00:01", "2026-11-20T20:00:00.1234567Z",
         "2026-02-30T00:00:00Z", "2026-11-20T24:00:00Z", "3000-01-01T00:00:00Z")  # fmt: skip
TYPES = (None, True, False, 0, -1, 0.5, "", "x", [], {}, [[]], [None], {"": 0}, [0] * 40, {"rule": "win"})
AREAS = [str(area) for board in (*MAPS.values(), *DUEL_MAPS.values()) for area in board.areas]
SORTS: tuple[tuple[str, ...], ...] = (
    FACTIONS, tuple(kind.id for kind in KINDS), tuple(book for books in BOOKS for book in books),
    tuple(each for names in REQUIREMENTS for each in names), tuple(map(str, PHASES)), tuple(RITE_ID),
    tuple(ARTIFACT_ID), tuple(CARD_ID), ("wars", "duel", "rites", "chess"), ("first", "later"),
    (*BOTS, "", "person", "tests.none:Bot"), (*MAPS, *DUEL_MAPS), tuple(sorted(FRAMES)), tuple(sorted(_THEN)),
    tuple(dict.fromkeys((*AREAS, "pool", "submerged", "out", "captive:yellow_sign", "abandoned"))),
    ("answer", "reveal", "seat", "dice", "script"), ("person", "bot", "order"), ("rotate", "draft", "chance"),
    ("first", "second", "enemy"), ("power", "doom", "foe_power", "undo"), ("slow", "normal", "fast", "at_once"),
    ("standard", "red_green", "blue_yellow"),
)  # fmt: skip
NAMES = ("name", "title", "people", "campaign", "text", "author", "lost_history", "names")


def places(tree: Any, *wanted: str) -> list[Place]:
    """Every place there is, or those under these keys; outermost first."""
    found, waiting = [], [tree]
    for here in waiting:
        keys = list(here) if isinstance(here, dict) else range(len(here)) if isinstance(here, list) else ()
        found += [(here, key) for key in keys if not wanted or key in wanted]
        waiting += [here[key] for key in keys]
    return found


def find(tree: Any, chance: random.Random, wanted: Callable[[Any], bool]) -> Place | None:
    """A place whose value is wanted. Every level is as likely as the next, so that a long history hides nothing."""
    for _ in range(12):
        here, found = tree, None
        while isinstance(here, (dict, list)) and here and (found is None or chance.random() < 0.8):
            key = chance.choice(list(here)) if isinstance(here, dict) else chance.randrange(len(here))
            found, here = (here, key), here[key]
        if found and wanted(here):
            return found
    able = [place for place in places(tree) if wanted(place[0][place[1]])]
    return chance.choice(able) if able else None


def put(tree: Any, chance: random.Random, wanted: Callable[[Any], bool], make: Callable[[Any], Any]) -> bool:
    """Have something else where something wanted stood; whether there was any."""
    place = find(tree, chance, wanted)
    if place is not None:
        place[0][place[1]] = make(place[0][place[1]])
    return place is not None


def other_type(tree: Any, chance: random.Random, donor: Any) -> bool:
    """A value of another type in its place."""
    def make(value: Any) -> Any:
        different = [each for each in TYPES if type(each) is not type(value)]
        return copy.deepcopy(chance.choice([*different, str(value)[:40], [value], {"a": value}]))

    return put(tree, chance, lambda value: True, make)


def number(tree: Any, chance: random.Random, donor: Any) -> bool:
    """A number at or past its bounds."""
    def make(value: Any) -> Any:
        near = int(value) + chance.choice((-1, 1, 2, 10)) if abs(value) < 1e300 else 0
        return chance.choice((*NUMBERS, near, -value))

    return put(tree, chance, lambda value: type(value) in (int, float), make)


def other_number(tree: Any, chance: random.Random, donor: Any) -> bool:
    """Another number of the same sort: a unit, area, side, seat or card there is."""
    return put(tree, chance, lambda value: type(value) is int, lambda _: chance.randrange(chance.choice((4, 25, 64))))


def sort(value: Any) -> Sequence[str]:
    """The names among which one is; none for what is no such name."""
    return next((names for names in SORTS if value in names), ()) if isinstance(value, str) else ()


def other_id(tree: Any, chance: random.Random, donor: Any) -> bool:
    """Another name of the same sort in its place, or as a key."""
    keys = [place for place in places(tree) if sort(place[1])]
    if keys and chance.random() < 0.25:
        here, key = chance.choice(keys)
        here[chance.choice(sort(key))] = here.pop(key)
        return True
    return put(tree, chance, lambda value: bool(sort(value)), lambda value: chance.choice(sort(value)))


def key(tree: Any, chance: random.Random, donor: Any) -> bool:
    """A key missing, extra, or called otherwise."""
    place = find([tree], chance, lambda value: isinstance(value, dict) and bool(value))
    if place is None:
        return False
    here = place[0][place[1]]
    name = chance.choice(list(here))
    what = chance.randrange(3)
    value = here[name] if what == 1 else here.pop(name)
    if what:
        here[chance.choice((name + "s", name.upper(), *(text[:60] for text in TEXTS[:20])))] = value
    return True


def items(tree: Any, chance: random.Random, donor: Any) -> bool:
    """A list emptied, doubled, put in another order, cut, or made very long."""
    def make(value: list[Any]) -> list[Any]:
        at, to = chance.randrange(len(value)), chance.randrange(len(value))
        many = min(chance.choice((2, 9, 300, 101_000)), 3_000_000 // max(len(str(value[at])), 1))
        return chance.choice((
            [], value + value, value[::-1], value[:at], value[:at] + value[at + 1 :], chance.sample(value, len(value)),
            [*value[:at], value[to], *value[at:]], [value[at]] * many,
        ))  # fmt: skip

    return put(tree, chance, lambda value: isinstance(value, list) and bool(value), make)


def text(tree: Any, chance: random.Random, donor: Any) -> bool:
    """A text that is empty, long, broken, or means something to a terminal, a screen or a disk."""
    def make(value: str) -> str:
        bad = chance.choice(TEXTS)
        return bad if bad.startswith("raw:") or chance.random() < 0.6 else (value + bad)[: chance.choice((40, 9999))]

    return put(tree, chance, lambda value: isinstance(value, str), make)


def name(tree: Any, chance: random.Random, donor: Any) -> bool:
    """The same where somebody or something is named, short enough to pass; or another's name."""
    named = places(tree, *NAMES)
    if named:
        here, at = chance.choice(named)
        bad = chance.choice((*(text[:36] for text in TEXTS), "Ada", "ada ", "A\u200bda", "Tobias"))
        here[at] = [bad] if isinstance(here[at], list) else bad
    return bool(named)


def date(tree: Any, chance: random.Random, donor: Any) -> bool:
    """A date without a zone, in year 1 or 9999, or with an odd offset."""
    dated = lambda value: isinstance(value, str) and value[4:5] == "-" and value[10:11] == "T"  # noqa: E731
    return put(tree, chance, dated, lambda value: chance.choice(DATES))


def deep(tree: Any, chance: random.Random, donor: Any) -> bool:
    """Lists or tables in one another, thousands deep."""
    marks = [mark for mark in RAW if mark.startswith(("lists", "tables", "open"))]
    return put(tree, chance, lambda value: True, lambda value: raw(chance.choice(marks)))


def swap(tree: Any, chance: random.Random, donor: Any) -> bool:
    """A part of another file, of the same or another game, where such a part stands."""
    theirs = [place for place in places(donor) if isinstance(place[1], str)]
    common = sorted({key for _, key in theirs} & {place[1] for place in places(tree) if isinstance(place[1], str)})
    if common:
        wanted = chance.choice(common)
        here, at = chance.choice(places(tree, wanted))
        here[at] = copy.deepcopy(chance.choice([there[key] for there, key in theirs if key == wanted]))
    return bool(common)


def version(tree: Any, chance: random.Random, donor: Any) -> bool:
    """Another format, another version of the rules, another kind of file."""
    marks = [place for place in places(tree, "format", "rules", "kind")
             if place[1] != "kind" or "Mythos" in str(place[0]["kind"])]  # fmt: skip
    if marks:
        here, at = chance.choice(marks)
        kinds = ("Mythos Table save", "Mythos Table replay", "Mythos Table journal 1", "Mythos Table journal 9", "", 7)
        here[at] = chance.choice(kinds if at == "kind" else (0, 1, 2, 3, 99, -1, None, "1", 1.0, 1 << 64, True))
    return bool(marks)


def frames(tree: Any, chance: random.Random, donor: Any) -> bool:
    """The stack of what is going on: frames dropped, doubled, swapped, of another game, with another field."""
    stacks = [here["stack"] for here, _ in places(tree, "stack")]
    if not stacks:
        return False
    stack = chance.choice(stacks)
    theirs = [frame for here, _ in places(donor, "stack") for frame in here["stack"]] or [["turn"]]
    at = chance.randrange(len(stack) + 1)
    what = chance.randrange(7) if at < len(stack) else 0
    if what < 2:
        stack[at : at + what] = [copy.deepcopy(chance.choice(theirs))]
    elif what == 2:
        del stack[at]
    elif what == 3:
        stack.insert(chance.randrange(len(stack) + 1), copy.deepcopy(stack[at]))
    elif what == 4:
        chance.shuffle(stack)
    elif what == 5:
        stack[at][0] = chance.choice(sorted(FRAMES))
    else:
        some = (number, other_number, other_number, other_id, items, other_type)
        return chance.choice(some)(stack[at], chance, donor)
    return True


def history(tree: Any, chance: random.Random, donor: Any) -> bool:
    """The answers given: dropped, doubled, swapped, somebody else's, of another file."""
    lists, theirs = ([value for here, at in places(each, "entries", "lines") if isinstance(value := here[at], list)]
                     for each in ([tree], [donor]))  # fmt: skip
    if not any(len(found) > 1 for found in lists):
        return False
    entries = max(lists, key=len)
    one, two = chance.randrange(len(entries)), chance.randrange(len(entries))
    what = chance.randrange(6)
    if what == 0:
        del entries[one]
    elif what == 1:
        entries.insert(one, copy.deepcopy(entries[two]))
    elif what == 2:
        entries[one], entries[two] = entries[two], entries[one]
    elif what == 3:
        del entries[one:]
    elif what == 4:
        entries[one:] = copy.deepcopy(max(theirs, key=len, default=[])[one:])
    else:
        return chance.choice((number, other_number, other_id))(entries[one], chance, donor)
    return True


def pictures() -> list[bytes]:
    """Pictures no save should hold."""
    gif = b"GIF89a%s\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0%s\0\x02\x02D\x01\0;"
    jpeg = b"\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0\xff\xc0\0\x11\x08\xff\xff\xff\xff\x03"
    return [
        gif % (b"\xff" * 4, b"\xff" * 4), gif % (b"\x01\0\x01\0", b"\x01\0\x01\0"), jpeg + b"\x01\xff\xd9",
        b'<svg xmlns="http://www.w3.org/2000/svg" width="60000" height="60000"><rect width="9" height="9"/></svg>',
        picture(65535, 65535), picture(1_000_000, 1), picture(0, 0), picture(1, 1_000_000), picture()[:40],
        b"", b"\0" * 999, b"P6 60000 60000 255 ", b"BM" + b"\xff" * 60, b"RIFF\xff\xff\xff\x7fWEBPVP8 ",
        picture() * 3000,
    ]  # fmt: skip


def image(tree: Any, chance: random.Random, donor: Any) -> bool:
    """The picture in a save: another format, of a size no screen has, cut off."""
    found = places(tree, "thumbnail")
    if found:
        data = base64.b64encode(chance.choice((*pictures(), damaged(JPEG, chance)))).decode()
        chance.choice(found)[0]["thumbnail"] = chance.choice((data, data, data, "?" * 9, "AAA"))
    return bool(found)


def message(tree: Any, chance: random.Random, donor: Any) -> bool:
    """Messages of a catalog that nobody should write, alone or several that name one another."""
    messages = tree.get("messages") if isinstance(tree, dict) else None
    if not isinstance(messages, dict):
        return False
    ids = chance.sample(sorted(messages), min(len(messages), chance.choice((1, 2, 5, 40))))
    for key in ids:
        messages[key] = [{"fluent": nasty(chance, ids)}]
    return True


def several(tree: Any, chance: random.Random, donor: Any) -> bool:
    """Two to four of the others."""
    some = [each for each in CHANGES.values() if each is not several]
    return sum(chance.choice(some)(tree, chance, donor) for _ in range(chance.randrange(2, 5))) > 0


CHANGES: dict[str, Change] = {
    "type": other_type, "number": number, "other number": other_number, "other id": other_id, "key": key,
    "list": items, "text": text, "name": name, "date": date, "deep": deep, "swap": swap, "version": version,
    "frames": frames, "history": history, "picture": image, "message": message, "several": several,
}  # fmt: skip


def damaged(data: bytes, chance: random.Random) -> bytes:
    """Bytes cut, exchanged, flipped or added, checksums included."""
    at, to = sorted((chance.randrange(len(data) + 1), chance.randrange(len(data) + 1)))
    flipped = bytearray(data)
    for _ in range(chance.choice((1, 3, 30)) if data else 0):
        flipped[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    return chance.choice((data[:at], data[at:], data[:at] + b"\0" * (len(data) - at), data[:at] + data[to:],
                          data[:to] + data[at:], data[:at] + chance.randbytes(9) + data[at:], bytes(flipped),
                          bytes(flipped)))  # fmt: skip
