"""The open question as things to click: buttons and cards for every option, and marks for the map."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache, partial
from typing import Any

from game.engine.option import Blocked, Option
from game.games.wars.factions.words.tables import WORDS, joined, merged
from game.games.wars.screen.answers.question import ACTION_KINDS, Choice, Picture, Question, same
from game.games.wars.screen.battle.odds import duels
from game.games.wars.screen.hand.preview import Attacks
from game.games.wars.screen.map.atlas import atlas
from game.games.wars.screen.map.targets import Marks
from game.games.wars.words.battle_course import assignment
from game.games.wars.words.card_now import cost_now
from game.games.wars.words.moments import offered
from game.games.wars.words.offers import LEAVE, in_vain, leaving_matters, ritual_gain
from game.games.wars.words.signed import pictured, sign, signed
from game.games.wars.words.tableview import (
    Side,
    Table,
    action_costs,
    book_of,
    class_of,
    faction_of,
    kind_of,
    owner_of,
)  # fmt: skip
from game.games.wars.words.works import class_words, when_words
from game.language.spoken import has, name, say, say_name
from game.language.values import markup
from game.match.cards import Ref
from game.match.match import Match, OpenDecision
from game.match.words import words
from game.ui.icons import has_icon

_DECLINE = ("done", "no")
_HIDDEN_REASONS = ("no_book", "met_already", "not_second")
MENUS: tuple[str, ...] = joined("menus")
"""Questions that offer actions outside a slot: only those that can be taken, as buttons with their cost."""
_SIGNS: Mapping[str, str] = merged("signs")
_MET_BY: Mapping[str, str] = merged("met_by")
_BECOMES: Mapping[str, Mapping[str, tuple[str, bool]]] = merged("becomes")
_COUNTS: Mapping[str, Ref] = merged("counts")
_OF_SIDES: Mapping[str, Mapping[int, Ref]] = merged("of_sides")
_CARRIED = ("move_area", "retreat_area", "awaken_area", "summon_area")
"""Questions about where one piece goes: their first particular is the piece."""


def sign_of(kind: str) -> str:
    """The icon of an action; one that joins two others has the dearer one's."""
    return kind if has_icon(kind) else _SIGNS.get(kind, "dice")


def lay_open(match: Match, opened: OpenDecision, table: Table, view: dict[str, Any] | None) -> Question:
    """The open question in words and choices, for the person asked; ``view`` is that person's."""
    decision = match.position.decision
    assert decision is not None
    rules, speech, blocked = match.rules, words(), opened.blocked
    faction = faction_of(opened.side)
    labelled = dict(zip(opened.options, speech.option_labels(rules, decision, view), strict=True))
    attacks = Attacks(match, table, faction) if opened.kind in ACTION_KINDS else None
    if opened.kind in MENUS:
        choices = _actions(match, opened, labelled, table.by_faction[faction], ())
    elif attacks is not None:
        choices = [
            replace(each, attacks=attacks, note=attacks.note) if each.option and each.kind == "battle" else each
            for each in _tucked(_actions(match, opened, labelled, table.by_faction[faction], blocked), table, faction)
        ]
    else:
        of = _COUNTS.get(str(opened.about[0]) if opened.kind == "pledge" else opened.kind)
        choices = [_card(option, label, faction, table, of) for option, label in labelled.items()]
        if (told := _OF_SIDES.get(opened.kind)) is not None:
            choices = [_told_of(each, told) for each in choices]
        if opened.kind == "before_first_player":
            choices = [_moment(each, match, opened) for each in choices]
        if opened.kind == "doom_order":
            choices = [_in_doom_phase(each) for each in choices]
        if opened.kind == "ritual":
            choices = [_ritual(_in_doom_phase(each), match, table.by_faction[faction]) for each in choices]
        if (better := _BECOMES.get(opened.kind)) is not None:
            choices = [_becoming(each, better, table.by_faction[faction]) for each in choices]
        if opened.kind == "summon_unit":
            choices = [_priced(each, table.by_faction[faction]) for each in choices]
        choices += [
            Choice(None, speech.name("action", entry.option.kind), Picture("icon", id=entry.option.kind),
                   reason=speech.reason(rules, entry, short=True), tooltip=speech.reason(rules, entry))
            for entry in blocked if entry.option.area < 0 and entry.option.unit < 0
        ]  # fmt: skip
    return Question(
        seat=opened.seat,
        faction=faction,
        kind=opened.kind,
        serial=opened.serial,
        prompt=opened.prompt,
        hint=speech.hint(rules, decision),
        power=table.by_faction[faction].power,
        choices=tuple(of_battle(match, opened, table, choices)),
        marks=_marks(opened, table),
        blocked_areas={table.areas[entry.option.area].id: speech.reason(rules, entry) for entry in blocked
                       if entry.option.kind == "area"},
        blocked_units={entry.option.unit: speech.reason(rules, entry) for entry in blocked
                       if entry.option.kind == "unit"},
        about=opened.about,
        attacks=attacks,
    )  # fmt: skip


def only_if_offered(faction: str) -> tuple[str, ...]:
    """The actions of a faction that are not shown while they cannot be had."""
    return ("control_gate", "abandon_gate", *(WORDS[faction].if_offered if faction in WORDS else ()))


def done_with(kind: str, side: Side) -> bool:
    """Whether an action is a requirement that has been met: it is never offered again."""
    return any(each.id == kind and each.met for each in side.requirements)


def _actions(match: Match, opened: OpenDecision, labels: Mapping[Option, str], side: Side,
             blocked: Iterable[Blocked]) -> list[Choice]:  # fmt: skip
    """Action buttons in the rules' order, those not to be had with the reason in the place of the cost."""
    speech, costs, never = words(), action_costs(match), only_if_offered(side.faction)
    made: dict[str, Choice] = {}

    def add(option: Option | None, kind: str, label: str, told: str, reason: str = "") -> None:
        known = speech.has("action", kind)
        head, text = (speech.name("action", kind), speech.text("action", kind)) if known else (label, "")
        made[kind] = Choice(
            option, label if option else head, Picture("icon", id=sign_of(kind)), "", costs.get(kind, 0), reason,
            f"**{head}**\n{text}\n{told}", "end" if kind == "pass" else "action",
        )  # fmt: skip

    for option, label in labels.items():
        kind, cost = option.kind, costs.get(option.kind, 0)
        vain = in_vain(match, opened.side, kind)
        if kind in _DECLINE:
            made[kind] = Choice(option, label, Picture("icon", id="done"), tooltip=f"**{label}**", place="end")
            continue
        price = say("wars-answers-cost", cost=cost)
        if kind == "pass":
            price = say("wars-answers-cost.pass", cost=side.power)
        told = f"{price}\n{say('wars-tips-vain', why=markup(vain))}" if vain else price
        add(option, kind, label, told)
    for entry in blocked:
        kind = entry.option.kind
        hidden = entry.reason.code in _HIDDEN_REASONS or kind in never or done_with(kind, side)
        if hidden or kind in made or kind == "pass":
            continue
        add(None, kind, kind, say("wars-tips-not-now", why=markup(speech.reason(match.rules, entry))),
            speech.reason(match.rules, entry, short=True))  # fmt: skip
    rules: Any = match.rules
    order = [entry.id for entry in rules.actions[opened.side]]
    order = [kind for kind in order if kind != "pass"] + ["done", "no", "pass"]
    return [made[kind] for kind in order if kind in made]


def _tucked(choices: Iterable[Choice], table: Table, faction: str) -> list[Choice]:
    """The actions, those that would bring nothing put behind the others: leaving a gate that nobody else could have."""
    found = list(choices)
    aside = [replace(each, tucked=True) for each in found if each.kind == LEAVE and each.option]
    if not aside or leaving_matters(table, faction):
        return found
    rest = [each for each in found if each.kind != LEAVE]
    last = next((place for place, each in enumerate(rest) if each.place == "end"), len(rest))
    return [*rest[:last], *aside, *rest[last:]]


def _card(option: Option, label: str, faction: str, table: Table, of: Ref | None) -> Choice:
    """The card of an option that is no action; ``of`` is what its number counts."""
    speech = words()
    if option.kind in _DECLINE:
        picture = Picture("icon", id="done" if option.kind == "done" else "close")
        return Choice(option, label, picture, place="end", tooltip=f"**{label}**")
    if option.kind == "book":
        book = book_of(option)
        tooltip = f"**{label}**  <second>{when_words(book)}</>\n{speech.text('book', book)}"
        short = speech.told("book", book, "short")
        return Choice(option, label, Picture("icon", faction, book), short, tooltip=tooltip)
    if option.unit >= 0 and option.kind == "unit":
        unit = option.unit
        picture = Picture("token", owner_of(unit), kind_of(unit), class_of(unit))
        return Choice(option, label, picture, tooltip=unit_tip(unit), target=("unit", unit))
    if option.kind == "area":
        area = table.areas[option.area]
        holder = area.gate if area.gate not in ("", "abandoned") else ""
        picture = Picture("medal", holder) if holder else Picture("icon", id="gate") if area.gate else Picture("none")
        return Choice(option, label, picture, tooltip=area_tip(area.id, table), target=("area", area.id))
    if option.kind == "side":
        return Choice(option, label, Picture("medal", faction_of(option.side)))
    if option.kind == "direction":
        return Choice(option, label, Picture("icon", id="clockwise" if option.number else "counterclockwise"))
    if of is not None and of[0] == "unit":
        owner = faction_of(option.side) if option.side >= 0 else faction
        return Choice(option, label, Picture("token", owner, of[1]))
    icons = {"power": "power", "signs": "elder_sign", "reveal": "elder_sign", "yes": "check"}
    known = of[1] if of is not None else icons.get(option.kind, option.kind)
    picture_id, groups = sign_of(known), ("action", "ability", "book", "requirement")
    text = next((speech.text(group, option.kind) for group in groups if speech.has(group, option.kind)), "")
    picture = Picture("icon", faction, picture_id)
    return Choice(option, label, picture, text, tooltip=f"**{label}**\n{text}" if text else "")


def _in_doom_phase(card: Choice) -> Choice:
    """The card of what may be done besides a Ritual; an action's name may stand for something else there."""
    key = f"wars-answers-ritual-{card.kind.replace('_', '-')}"
    return replace(card, text=say(key), tooltip=f"**{card.label}**\n{say(key)}") if has(key) else card


def _moment(card: Choice, match: Match, opened: OpenDecision) -> Choice:
    """The card of something that can be done at any time: the faction that it is about, and what comes of it."""
    option = card.option
    if option is None or option.side < 0:
        return card
    about = (each for each in offered(match, opened.seat) if (each.kind, each.label) == (option.kind, card.label))
    note = next((each.note for each in about), card.text)
    medal = Picture("medal", faction_of(option.side))
    return replace(card, picture=medal, text=note, tooltip=f"**{card.label}**\n{note}")


def _priced(card: Choice, side: Side) -> Choice:
    """The card of a piece to be summoned, with what that costs now."""
    if card.option is None or card.option.kind != "unit":
        return card
    row = next(each for each in side.kinds if each.kind == kind_of(card.option.unit))
    return replace(card, text=say("wars-answers-price", cost=cost_now(side, row.kind, row.cost)))


def of_battle(match: Match, opened: OpenDecision, table: Table, choices: Iterable[Choice]) -> list[Choice]:
    """The choices with what a battle adds to their cards: what follows from a result, the odds of declaring one."""
    made = []
    faction = faction_of(opened.side)
    for choice in choices:
        option = choice.option
        if option is None:
            made.append(choice)
        elif opened.kind in ("assign_kill", "assign_pain"):
            first, then = assignment(match, table, opened.kind, option.unit, int(opened.about[1]))
            made.append(replace(choice, text=f"{first}\n<second>{then}</>"))
        elif opened.kind == "battle_area" and option.kind == "area":
            area = table.areas[option.area].id
            made.append(replace(choice, battles=cache(partial(duels, match, table, area, faction))))
        elif opened.kind == "battle_enemy" and option.kind == "side":
            area, enemy = table.areas[int(opened.about[0])].id, faction_of(option.side)
            count = cache(partial(duels, match, table, area, faction, enemy))
            made.append(replace(choice, battles=count, tooltip=f"**{choice.label}**"))
        else:
            made.append(choice)
    return made


def with_moments(question: Question, match: Match) -> Question:
    """The question of an action or a Ritual, with a card for each thing that can be done at any moment."""
    if question.kind not in (*ACTION_KINDS, "ritual"):
        return question
    place = "action" if question.kind in ACTION_KINDS else "card"
    kinds = {each.kind: each for each in offered(match, question.seat)}
    cards = [Choice(None, each.head, Picture("icon", id=sign_of(kind)), say("wars-answers-moment"), place=place,
                    deed="moments", tooltip=f"**{each.head}**\n{say('wars-answers-moment.tip')}")
             for kind, each in kinds.items()]  # fmt: skip
    last = next((n for n, each in enumerate(question.choices) if each.place == "end"), len(question.choices))
    return replace(question, choices=(*question.choices[:last], *cards, *question.choices[last:]))


def with_way_back(question: Question) -> Question:
    """The question of who takes a result, with a card that takes back the last answer."""
    if not question.kind.startswith("assign"):
        return question
    label = words().name("action", "undo")
    back = Choice(None, label, Picture("icon", id="undo"), say("wars-answers-undo"), place="end", deed="undo",
                  tooltip=f"**{label}**\n{say('wars-answers-undo.tip')}")  # fmt: skip
    return replace(question, choices=(*question.choices, back))


def _told_of(choice: Choice, told: Mapping[int, Ref]) -> Choice:
    """The card of a side, with what choosing it is about."""
    if choice.option is None or (ref := told.get(choice.option.side)) is None:
        return choice
    called = words().name(*ref)
    return replace(choice, text=called, tooltip=f"**{called}**\n{words().text(*ref)}")


def _ritual(choice: Choice, match: Match, side: Side) -> Choice:
    """The card of a Ritual or of another way to perform one, with what that brings."""
    rules: Any = match.rules
    if choice.kind != "ritual" and choice.kind not in (name for name, *_ in rules.ritual_ways):
        return choice
    gain = ritual_gain(match.position, side.number, choice.kind)
    book = any(_MET_BY.get(each.id) == "ritual" and not each.met for each in side.requirements)
    return replace(choice, text=say("wars-answers-and-book", gain=gain) if book else gain)


def _becoming(choice: Choice, better: Mapping[str, tuple[str, bool]], side: Side) -> Choice:
    """The card of a unit that is replaced, with what comes in its place."""
    if choice.option is None or choice.option.unit < 0:
        return choice
    kind, all_of_them = better[kind_of(choice.option.unit)]
    number = next(row.in_pool for row in side.kinds if row.kind == kind) if all_of_them else 1
    return replace(choice, text=say("wars-answers-becomes", units=[name("unit", kind, number=number)]))


def unit_tip(unit: int) -> str:
    """A piece's tooltip: name, kind, what it does."""
    speech = words()
    kind = kind_of(unit)
    head = f"**{speech.name('unit', kind)}**  <second>{class_words(kind)}</>"
    return f"{head}\n{say_name(signed(owner_of(unit)))}\n{speech.text('unit', kind)}"


def area_tip(area_id: str, table: Table) -> str:
    """An area's tooltip: its name, gate, and who stands there."""
    area = table.by_area[area_id]
    lines = [f"**{words().name('area', area_id)}**"]
    if area_id in atlas(table.map).portals:
        lines.append(say("wars-answers-area-portal"))
    if area.gate == "abandoned":
        lines.append(say("wars-tips-gate-abandoned"))
    elif area.gate:
        lines.append(say("wars-answers-area-gate", sign=sign(area.gate), side=name("faction", area.gate)))
    for side in table.sides:
        mine = [piece for piece in area.pieces if piece.faction == side.faction]
        if mine:
            kinds = Counter(piece.kind for piece in mine)
            units = [name("unit", kind, number=count) for kind, count in kinds.items()]
            lines.append(say("wars-answers-area-units", sign=sign(side.faction), units=units))
    if area.desecrated:
        lines.append(say("wars-answers-area-desecrated"))
    for token in area.tokens:
        lines.append(say("wars-answers-area-token", icon=pictured(token.ref[1]), token=name(*token.ref)))
    return "\n".join(lines)


def _marks(opened: OpenDecision, table: Table) -> Marks:
    """What glows: areas and pieces among the options, and all pieces just like one that is offered."""
    areas = frozenset(
        table.areas[o.area].id for o in opened.options if o.kind == "area" and 0 <= o.area < len(table.areas)
    )
    offered = [table.pieces[o.unit] for o in opened.options if o.unit in table.pieces]
    blocked = {entry.option.unit for entry in opened.blocked if entry.option.kind == "unit"}
    units = frozenset(
        piece.unit
        for piece in table.pieces.values()
        if piece.unit not in blocked and any(same(piece, one) for one in offered)
    )
    selected = int(opened.about[0]) if opened.kind in _CARRIED and opened.about else None
    fought = table.battle.area if table.battle else ""
    return Marks(areas, units, selected, fought, results(table), opened.kind in ACTION_KINDS)


def results(table: Table) -> dict[int, str]:
    """What pieces in a battle have been dealt: ``kill`` or ``pain`` by unit."""
    if table.battle is None:
        return {}
    return {
        fighter.piece.unit: fighter.result
        for side in table.battle.sides
        for fighter in side.fighters
        if fighter.result in ("kill", "pain") and fighter.state == "in"
    }
