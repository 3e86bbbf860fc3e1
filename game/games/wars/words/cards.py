"""The cards of Cthulhu Wars; what is true just now is told by ``card_now``."""

import re
from collections.abc import Mapping, Sequence

from game.games.wars.factions.words.tables import merged
from game.games.wars.rules.maps import DEFAULT_MAP, MAPS, SIGNS, Map
from game.games.wars.rules.units import (
    BOOKS,
    FACTION_ABILITIES,
    FACTIONS,
    KIND_NUMBER,
    KINDS,
    REQUIREMENTS,
)
from game.games.wars.words.chapters import chapters
from game.games.wars.words.keywords import card_of, has_card, keywords, link
from game.games.wars.words.signed import linked
from game.games.wars.words.works import WORKS, class_words, when_card
from game.language.spoken import name, per_language, say, tell
from game.language.values import Value, capital
from game.match.cards import Card, Fact, Note, Ref
from game.match.words import words

MOST_NOTES = 3
"""More notes than these would bury the card's own text."""

_COMMON_COSTS = {"move": 1, "battle": 1, "build_gate": 3, "recruit": 1, "capture": 1}
_EVERYDAY = ("keeper", "control", "gate", "cultist", "monster", "spellbook", "power", "doom", "area", "unit", "enemy")
"""Terms that everybody knows after a turn: noted last, or not at all."""
_SIGNS: Mapping[str, str] = merged("signs")
_FREE = ("control_gate", "abandon_gate", "reveal")
_CHAPTERS = {
    "faction": "", "unit": "", "ability": "", "book": "", "requirement": "", "action": "actions", "area": "areas",
    "phase": "turn", "sign": "terms", "edition": "editions", "term": "terms",
}  # fmt: skip
_CHAPTER_OF_TERM = {
    "power": "turn", "doom": "aim", "elder_sign": "signs", "ritual": "turn", "ritual_track": "setup",
    "doom_track": "aim", "order": "turn", "instant_death": "aim", "minimum": "turn", "gate": "gates",
    "keeper": "gates", "control": "gates", "abandoned": "gates", "captive": "capture", "attacker": "battle",
    "defender": "battle", "kill": "battle", "pain": "battle", "retreat": "battle", "no_room": "battle",
    "eliminated": "battle", "exempted": "battle", "combat": "battle", "pre_battle": "battle", "post_battle": "battle",
    "spellbook": "books", "requirement": "books", "common_action": "actions", "unique_action": "actions",
    "unlimited_action": "actions", "turn": "turn", "pledge": "talks", "humanity": "aim", "decay": "duel",
    "portal": "duel",
}  # fmt: skip


def owner_of_card(ref: Ref) -> str:
    """The faction a thing belongs to; empty for what everybody has."""
    kind, key = ref
    if kind == "faction":
        return key
    if kind == "unit":
        side = KINDS[KIND_NUMBER[key]].side
        return "" if side is None else FACTIONS[side]
    tables = {"book": BOOKS, "requirement": REQUIREMENTS, "ability": FACTION_ABILITIES}.get(kind, ())
    return next((FACTIONS[side] for side, keys in enumerate(tables) if key in keys), "")


def name_of(ref: Ref) -> str:
    """What a thing is called at the head of its card."""
    return words().name(*ref)


def _unit_facts(unit: str) -> tuple[Fact, ...]:
    kind = KINDS[KIND_NUMBER[unit]]
    combat = say("wars-cards-combat.own") if kind.by_rule else str(kind.combat)
    return (Fact(say("wars-cards-cost"), str(kind.cost), "power"), Fact(say("wars-cards-combat"), combat),
            Fact(say("wars-cards-figures.each"), str(kind.figures)))  # fmt: skip


def note_of(ref: Ref) -> str:
    """A thing in one line, for below another card's text."""
    if ref[0] == "unit":
        unit = KINDS[KIND_NUMBER[ref[1]]]
        key = "wars-cards-unit.own" if unit.by_rule else "wars-cards-unit"
        return say(key, kind=class_words(ref[1]), cost=unit.cost, combat=unit.combat)
    told = words().told
    short = told(*ref, "note") or told(*ref, "short") or told(*ref).split(". ")[0].rstrip(".")
    return short if short.endswith(".") else f"{short}."


# The parts of a card ---------------------------------------------------------------------------


def _kind_line(ref: Ref, where: Map | None) -> str:
    kind, key = ref
    if kind == "action":
        return say("wars-cards-kind-action.free" if key in _FREE else "wars-cards-kind-action")
    if where is not None:
        return say("wars-cards-kind-area.ocean" if _wet(key, where) else "wars-cards-kind-area")
    values: dict[str, Value] = {}
    if faction := owner_of_card(ref):
        values["side"] = name("faction", faction)
    if kind in ("book", "ability"):
        values["when"] = when_card(key)
    if kind == "unit":
        values["kind"] = class_words(key)
    return tell(f"wars-cards-kind-{kind}" if faction or kind != "unit" else "wars-cards-kind-unit.all", values)


def _wet(area: str, where: Map) -> bool:
    return bool(where.ocean_mask >> where.number[area] & 1)


def _cost(ref: Ref) -> tuple[int | None, str]:
    """What it costs in Power, and how the later edition differs."""
    kind, key = ref
    if kind == "action":
        return (0 if key in _FREE else _COMMON_COSTS.get(key)), (say("wars-cards-cost.each") if key == "move" else "")
    if kind == "unit":
        return KINDS[KIND_NUMBER[key]].cost, ""
    works = WORKS[key] if kind in ("ability", "book") else None
    if works is None or works.cost is None:
        return None, ""
    if works.later is not None:
        return works.cost, say("wars-cards-cost.later", cost=works.later)
    return works.cost, say("wars-cards-cost.once") if works.once else ""


def _facts(ref: Ref, where: Map | None) -> tuple[Fact, ...]:
    kind, key = ref
    if kind == "unit":
        return _unit_facts(key)
    if where is not None:
        sign = SIGNS[where.sign[where.number[key]]]
        printed = words().name("sign", sign) if sign != "none" else say("wars-cards-sign.none")
        borders = str(len(where.adjacent[where.number[key]]))
        return Fact(say("wars-cards-borders"), borders), Fact(say("wars-cards-sign"), printed)
    if kind == "faction":
        side = FACTIONS.index(key)
        cheap = sum(kind_.figures for kind_ in KINDS if kind_.side in (None, side))
        return Fact(say("wars-cards-books"), str(len(BOOKS[side]))), Fact(say("wars-cards-figures"), str(cheap))
    return ()


def _board(area: str, map_id: str, boards: Sequence[Map]) -> Map | None:
    """The map an area's card is about: the one on the table, else the usual one, else any that has the area."""
    having = {board.id: board for board in boards if area in board.number}
    return having.get(map_id) or having.get(DEFAULT_MAP[4]) or next(iter(having.values()), None)


def _text(ref: Ref, where: Map | None) -> str:
    kind, key = ref
    if kind == "faction":
        return link(f"__{words().told(*ref, 'tagline')}__\n{words().told(*ref, 'hint')}", ref)
    text = link(_paragraphs(words().text(*ref)), ref)
    if where is not None:
        borders = [where.areas[other] for other in where.adjacent[where.number[key]]]
        text += "\n" + say("wars-cards-borders-on", areas=[linked("area", other) for other in borders])
    if kind == "edition":
        text += "\n" + link(say("wars-cards-editions"))
    return capital(text)


def _paragraphs(text: str) -> str:
    """A long text in two paragraphs, parted between sentences near its middle."""
    ends = [end for end in (found.end() for found in re.finditer(r"[.!?] (?=[\w“„])", text)) if not text[end].islower()]
    if len(text) < 200 or not ends:
        return text
    cut = min(ends, key=lambda end: abs(end - len(text) * 0.55))
    return f"{text[: cut - 1]}\n{text[cut:]}"


def _notes(ref: Ref, text: str) -> tuple[Note, ...]:
    """The keywords of a text that are worth a line: terms first, then what else it names; a faction has text enough."""
    if ref[0] == "faction":
        return ()
    found = [other for other in keywords(text) if other != ref and other[0] not in ("area", "faction", "phase")]
    terms = [other for other in found if other[0] == "term" and other[1] not in _EVERYDAY]
    rest = [other for other in found if other[0] != "term"]
    usual = [("term", name) for name in _EVERYDAY[:6] if ("term", name) in found]
    chosen = (terms + rest + usual)[:MOST_NOTES]
    return tuple(Note(other, name_of(other), note_of(other)) for other in chosen)


@per_language
def _rulings() -> dict[Ref, tuple[int, ...]]:
    """For each thing the rulings whose title names it, or whose text speaks of a spellbook or ability."""
    found: dict[Ref, list[int]] = {}
    for told in next(chapter.entries for chapter in chapters() if chapter.id == "rulings"):
        number = int(told.id[1:])
        titled = keywords(told.title)
        for ref in dict.fromkeys([*titled, *keywords(told.text)]):
            if ref in titled or ref[0] in ("book", "ability"):
                found.setdefault(ref, []).append(number)
    return {ref: tuple(numbers) for ref, numbers in found.items()}


def rulings_about(ref: Ref) -> tuple[int, ...]:
    """The numbers of our rulings that concern a thing."""
    return _rulings().get(ref, ())


@per_language
def card(kind: str, key: str, map_id: str = "", boards: tuple[Map, ...] = tuple(MAPS.values())) -> Card | None:
    """The card of a thing; ``None`` for what has none, and for areas of none of these boards."""
    ref = card_of(kind, key)
    where = _board(ref[1], map_id, boards) if ref[0] == "area" else None
    if not has_card(ref) or (ref[0] == "area" and where is None):
        return None
    text, (cost, cost_note) = _text(ref, where), _cost(ref)
    chapter = owner_of_card(ref) or (_CHAPTER_OF_TERM.get(ref[1], "terms") if ref[0] == "term" else _CHAPTERS[ref[0]])
    return Card(
        ref=ref,
        name=words().name(*ref),
        kind=_kind_line(ref, where),
        faction=owner_of_card(ref),
        picture="ocean" if where is not None and _wet(ref[1], where) else _SIGNS.get(ref[1], ref[1]),
        text=text,
        cost=cost,
        cost_note=cost_note,
        facts=_facts(ref, where),
        notes=_notes(ref, text),
        source=words().told(*ref, "source") or say("wars-cards-source"),
        rulings=rulings_about(ref),
        chapter=chapter or "black_goat",
    )
