"""Cthulhu Wars in words: what the program asks of it, and the rules as pages: chapters, single things, factions."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from game.engine.decision import Decision
from game.engine.event import Event
from game.engine.option import Option
from game.engine.rules import Rules
from game.games.wars.rules.facts import FACTS
from game.games.wars.rules.maps import MAPS, Map
from game.games.wars.rules.setting import DIRECTIONS
from game.games.wars.rules.units import BOOKS, FACTION_ABILITIES, FACTIONS, KINDS, REQUIREMENTS
from game.games.wars.words import cards
from game.games.wars.words.arguments import QUESTIONS, REASONS
from game.games.wars.words.asking import after_draft
from game.games.wars.words.card_terms import TERMS
from game.games.wars.words.chapters import chapters
from game.games.wars.words.chronicle import WarsTeller
from game.games.wars.words.firsts import TRIGGERS, Look, Trigger, firsts, hint
from game.games.wars.words.keywords import all_cards, link
from game.games.wars.words.moments import passed_over
from game.games.wars.words.names import WarsNames
from game.games.wars.words.orders import JUDGED, ORDERS, ordered, usual
from game.games.wars.words.records import WarsCampaigns, WarsRecords
from game.games.wars.words.tableview import Table, read_table
from game.games.wars.words.works import class_words, when_card
from game.language.spoken import has, name, per_language, say
from game.language.values import markup
from game.match.cards import Card, Now, Ref, card
from game.match.chapters import Told
from game.match.counsel import Counsellor
from game.match.first_games import FirstGame, faction_name, faction_text, read_first_games
from game.match.firsts import First
from game.match.game_options import option_of
from game.match.gamerecords import When
from game.match.gamewords import Chance, GameWords
from game.match.guide import Goals, OpeningCard, Remark
from game.match.lobby import GameOption
from game.match.match import Match
from game.match.orders import How, SeatOrders
from game.match.reference import Entry, Page
from game.match.words import words

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
THINGS = (("terms", ("term", "sign", "edition")), ("deeds", ("action", "phase")), ("areas", ("area",)))
"""Pages of cards: id, kinds of things."""

_RULING = re.compile(r"r(\d+)")


@per_language
def pages() -> tuple[Page, ...]:
    """All pages in reading order: the rules, the single things, the factions."""
    made = [Page(chapter.id, chapter.title, tuple(map(_entry, chapter.entries))) for chapter in chapters()]
    for page, kinds in THINGS:
        refs = [ref for ref in all_cards() if ref[0] in kinds]
        made.append(Page(page, say(f"wars-pages-{page}"), tuple(_thing(ref, _heading(ref[0])) for ref in refs)))
    return (*made, *(_faction_page(faction) for faction in SHEETS))


def _heading(kind: str) -> str:
    """The heading of the things of a kind on a page; terms and areas have none."""
    return say(f"wars-pages-{kind}") if has(f"wars-pages-{kind}") else ""


def _entry(told: Told) -> Entry:
    ruling = _RULING.fullmatch(told.id)
    title = say("wars-rules-ruling", number=int(ruling[1]), title=told.title) if ruling else told.title
    return Entry(told.id, title, link(told.text), told.source)


def _faction_page(faction: str) -> Page:
    about = card("faction", faction)
    entries = [Entry(faction, about.name, about.text, ref=about.ref)]
    for kind, keys in SHEETS[faction].items():
        entries += [_thing((kind, key), _heading(kind)) for key in keys]
    return Page(faction, about.name, tuple(entries), faction)


def _thing(ref: Ref, group: str) -> Entry:
    told = card(*ref)
    parts = [] if ref[0] in ("requirement", "term") else [told.kind]
    if ref[0] in ("ability", "book", "unit"):
        parts = [class_words(ref[1]) if ref[0] == "unit" else when_card(ref[1])]
    if told.cost is not None and ref[0] != "unit":
        price = say("wars-pages-price", power=told.cost)
        note = markup(told.cost_note)
        parts.append(say("wars-pages-price.note", price=price, note=note) if note else price)
    numbers = ", ".join(f"{fact.name} {fact.value}" for fact in told.facts)
    parts += [numbers] if numbers else []
    source = told.source
    if told.rulings:
        rulings = [say("wars-pages-rulings.each", number=number) for number in told.rulings]
        source = say("wars-pages-rulings", source=markup(source), rulings=rulings)
    return Entry(ref[1], told.name, told.text, source, "; ".join(parts), group, ref)


def _ability_name(ability: str) -> str:
    return words().name("book" if words().has("book", ability) else "ability", ability)


class WarsWords(GameWords):
    """Cthulhu Wars, and the games built on it, in words."""

    tongue = "wars"
    orders = ORDERS
    judged = JUDGED
    boards: ClassVar[tuple[Map, ...]] = tuple(MAPS.values())
    terms: ClassVar[Mapping[str, Callable[[Table], Now]]] = TERMS
    """What is to be said of a term as a table stands, by its id."""
    explained: ClassVar[tuple[str, ...]] = ("wars",)
    """By whose words new things are explained: the first that has any."""
    triggers: ClassVar[Mapping[str, Trigger]] = TRIGGERS
    records = WarsRecords()
    campaigns = WarsCampaigns()

    questions, reasons = QUESTIONS, REASONS

    def names(self, rules: Rules, marked: bool = False) -> WarsNames:
        return WarsNames(rules, marked)

    def teller(self, rules: Rules) -> WarsTeller:
        return WarsTeller(rules)

    def seated(self, match: Match) -> list[tuple[str, str, int]]:
        return [(words().name("faction", side.faction), side.name, side.seat) for side in read_table(match, None).sides]

    def options_for(self, options: Mapping[str, Any], factions: Sequence[str]) -> dict[str, Any]:
        """A new draft is among all factions, where it is not said among which."""
        made, sides = dict(options), FACTS.sides()
        if not factions and sides != FACTS.first_sides():
            made.setdefault("draft", list(sides))
        return made

    def conceals(self, match: Match, seat: int, other: int | None) -> bool:
        """Only Elder Signs lie face down."""
        return any(side.signs for side in read_table(match, None).sides if side.seat == seat)

    def begins(self, match: Match) -> int:
        return after_draft(match)

    def standing(self, match: Match) -> str:
        table = read_table(match, None)
        return say("wars-standing", turn=table.turn, phase=name("phase", table.phase))

    def why_ended(self, reason: str) -> str:
        return words().text("end", reason) if words().has("end", reason) else ""

    def phase(self, phase: str) -> str:
        return words().name("phase", phase) if words().has("phase", phase) else ""

    def where(self, turn: int, phase: str) -> str:
        return say("wars-time-in-phase", turn=turn, phase=markup(phase)) if phase else say("wars-time-turn", turn=turn)

    def chance(self, match: Match, seat: int) -> Chance | None:
        return passed_over(match, seat)

    def time(self, when: When) -> str:
        if when.side is None:
            return say("wars-time-phase", turn=when.turn, phase=name("phase", when.phase))
        return say("wars-time-action", turn=when.turn, side=name("faction", FACTIONS[when.side]), number=when.slot)

    def ordered(self, match: Match, asked: Decision, orders: SeatOrders) -> Option | None:
        return ordered(match, asked, orders)

    def usual(self, orders: SeatOrders, ability: str) -> How:
        return usual(orders, ability)

    def orders_of(self, match: Match, seat: int) -> list[tuple[str, str, str]]:
        sides = [side for side in read_table(match, None).sides if side.seat == seat]
        mine = {name for side in sides for name in (*side.abilities, *side.all_books)}
        keys = {ability: f"wars-orders-{ability.replace('_', '-')}" for ability in ORDERS}
        return [(ability, say(key) if has(key) else _ability_name(ability), say(f"{key}.note"))
                for ability, key in keys.items() if has(key) or ability in mine]  # fmt: skip

    def factions_of(self, match: Match, seat: int) -> list[str]:
        return [side.faction for side in read_table(match, None).sides if side.seat == seat]

    def options(self) -> tuple[GameOption, ...]:
        return (option_of("wars", "direction", DIRECTIONS),)

    def first_games(self) -> tuple[FirstGame, ...]:
        return read_first_games("wars", faction_name, faction_text)

    def card(self, kind: str, key: str, map_id: str) -> Card | None:
        return cards.card(kind, key, map_id, self.boards)

    def pages(self) -> Sequence[Page]:
        return pages()

    def firsts(self, match: Match, seat: int, events: Sequence[Event]) -> Iterable[First]:
        return firsts(Look(match, seat, events, self.explained), self.triggers)

    def hint(self, match: Match) -> First | None:
        decision = match.position.decision
        rules: Any = match.rules
        way = "two" if rules.seats == 2 else "settled" if rules.clockwise else "chosen"
        return hint(decision, self.explained, way) if decision is not None else None

    def counsellor(self) -> Counsellor:
        from game.games.wars.words.counsel import WarsCounsellor

        return WarsCounsellor()

    def opening_card(self, match: Match, seat: int) -> OpeningCard | None:
        from game.games.wars.words.opening import wars_card

        return wars_card(match, seat)

    def goals(self, match: Match, seat: int) -> tuple[Goals, ...]:
        from game.games.wars.words.goals import wars_goals

        return wars_goals(match, seat)

    def remarks(self, match: Match, seat: int, pointed: Option | None) -> Iterator[Remark]:
        from game.games.wars.words.coach import wars_remarks

        return wars_remarks(match, seat, pointed)

    def coach_turn(self, match: Match, seat: int) -> int:
        return int(match.position.state.turn)

    def coach_opens(self, match: Match, seat: int) -> bool:
        from game.games.wars.words.coach import opens

        return opens(match, seat)


WORDS = WarsWords()
