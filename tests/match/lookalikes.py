"""Pairs of matches with the same public history that differ in what is hidden from one seat.

A random match is played; then everything that stayed hidden from the seat since some moment is dealt anew at that
moment, and the answers given since are given again, hidden cards in the place of hidden ones.
"""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from game.engine.errors import EngineError
from game.engine.event import Event
from game.engine.option import NONE, Option
from game.engine.position import encode_stack
from game.games.rites.rules.cards import CARD_ID, CARD_NUMBER, CARD_OF, CULT, YELLOW
from game.games.rites.rules.power_plays import KINDS, combinations
from game.games.rites.words.ritewords import shape_of
from game.match.entries import Answer, Entry, Reveal
from game.match.match import Match, Seat

Names = dict[str, str]
"""Cards by name, and the cards that lie in their places in the other match."""


class Pair(NamedTuple):
    """A match, and one that looks the same to a seat."""

    seat: int
    real: Match
    other: Match


def lookalikes(inputs: dict[str, Any], seed: int, answers: int, window: int, silent: bool = False) -> Iterator[Pair]:
    """A pair, ``window`` answers before its random match has had so many answers; again after each of them.

    It ends where luck comes in, or where the same cannot be done with other hidden cards. With ``silent`` the other
    match is without the others' requests for power-plays, and ends where one is carried out.
    """
    luck = random.Random(seed)
    played = random_match(inputs, seed, answers)
    seat, end = luck.randrange(played.rules.seats), len(played.entries)
    first = max(0, end - window)
    start = played.moment(first).position
    if encode_stack(start.stack) != encode_stack(start.stack, seat):
        return
    whole = start.encode()
    rites = played.rules.game == "rites"
    names = _other_cards(played, seat, first, luck) if rites else {}
    dealt = _dealt_cards(whole["state"], names) if rites else _dealt_signs(played, whole["state"], seat, luck)
    try:
        both = (whole, {**whole, "state": dealt})
        real, other = (Match.begun_at(played.inputs, played.first_seats, data) for data in both)
    except EngineError:
        # The hands show less than is known of them.
        return
    yield Pair(seat, real, other)
    for n in range(first, end):
        if _tells(played, n) or (silent and _kinds(played, n) & {"power_play"}):
            return
        entry = played.entries[n]
        if not (silent and isinstance(entry, Reveal) and entry.side != seat):
            again = _again(entry, seat, names, other)
            try:
                if again is None:
                    return
                other.apply(again)
            except EngineError:
                return
        real.apply(entry)
        yield Pair(seat, real, other)


# playing


def random_match(inputs: dict[str, Any], seed: int, answers: int) -> Match:
    """A match after so many random answers of people and bots; in Rites others ask for power-plays in between."""
    luck = random.Random(seed)
    match = Match.new({**inputs, "seed": seed})
    bots = [luck.choice(("", "random")) for _ in match.seats]
    match.seats = [Seat(bot, f"Player {seat}") for seat, bot in enumerate(bots, 1)]
    match.first_seats = tuple(match.seats)
    for _ in range(answers):
        asked = match.position.decision
        if asked is None:
            break
        if match.rules.game != "rites" or luck.random() > 0.15 or not _request(match, luck):
            options = [each for each in asked.options if each.kind not in KINDS or luck.random() < 0.05]
            match.answer(luck.choice(options or asked.options), by="bot" if match.seats[asked.seat].bot else "person")
    return match


def _request(match: Match, luck: random.Random) -> bool:
    """Have somebody ask for a power-play, if anybody can."""
    pos = match.position
    able = [] if pos.state.active < 0 else [
        (side, each) for side in pos.rules.sides for each in combinations(pos, side) if each.kind != "become"
    ]  # fmt: skip
    if able:
        side, chosen = luck.choice(able)
        cards = [card for card in (chosen.unit, chosen.number, chosen.area) if card != NONE]
        match.reveal(side, cards, "bot" if match.seats[side].bot else "person")
    return bool(able)


def _kinds(match: Match, n: int) -> set[str]:
    """The kinds of events an entry has brought."""
    before, after = match.moment(n).events, match.moment(n + 1).events
    return {event.kind for event in match.events_since(before)[: after - before]}


def _tells(match: Match, n: int) -> bool:
    """Whether an entry brings luck, or the end, where everything is shown."""
    before, after = (match.moment(each).position for each in (n, n + 1))
    return after.over or (before.chance.state, before.chance.stream) != (after.chance.state, after.chance.stream)


# dealing anew


def _other_cards(match: Match, seat: int, first: int, luck: random.Random) -> Names:
    """Which card is to lie where one lies that stays hidden: yellow ones for yellow ones (Out of the Aeons).

    Cthulhu and the twins stay where they are: a summons and walls laid out would tell.
    """
    hidden = CARD_NUMBER.keys() - _seen(match, seat, first) - {"g11", "b6", "b7"}
    names: Names = {}
    for yellow in (True, False):
        cards = sorted(card for card in hidden if (CULT[CARD_NUMBER[card]] == YELLOW) is yellow)
        names |= dict(zip(cards, luck.sample(cards, len(cards)), strict=True))
    return names


def _seen(match: Match, seat: int, first: int) -> set[str]:
    """The cards the seat has seen since a moment, lying somewhere or in passing."""
    found: set[str] = set()
    for n in range(first, len(match.entries) + 1):
        _collect(match.moment(n).position.view(seat)["state"], found)
    for event in match.events_since(match.moment(first).events, seat):
        found |= {CARD_ID[laid & CARD_OF] for laid in _cards_told(event) if laid >= 0}
    return found


def _collect(value: Any, found: set[str]) -> None:
    if isinstance(value, str):
        found.add(value.rstrip("+-"))
    elif isinstance(value, list | dict):
        for each in value.values() if isinstance(value, dict) else value:
            _collect(each, found)


def _cards_told(event: Event) -> Iterator[int]:
    if event.kind in ("forced", "ordered"):
        return
    for place, (name, kind) in enumerate(shape_of(event.kind).places):
        if kind in ("card", "laid"):
            told = event.args[place:] if name.startswith("*") else event.args[place : place + 1]
            yield from (int(card) for card in told)


def _dealt_cards(state: dict[str, Any], names: Names) -> dict[str, Any]:
    """The position with other cards where hidden ones lie, and with what everybody knows of them."""
    hiding = ("deck", "aside", "prizes", "plots", "hands", "knows", "requests", "hints")
    return {key: _renamed(value, names) if key in hiding else value for key, value in state.items()}


def _renamed(value: Any, names: Names) -> Any:
    return [_renamed(each, names) for each in value] if isinstance(value, list) else names.get(value, value)


def _dealt_signs(match: Match, state: dict[str, Any], seat: int, luck: random.Random) -> dict[str, Any]:
    """The position with others' hidden Elder Signs drawn anew from those that nobody has shown."""
    own = match.rules.setup["factions"][seat] if match.rules.sides else ()
    bag = [value for value, count in enumerate(match.rules.signs) for _ in range(count)]
    for name, values in state["signs"].items():
        for value in (*state["revealed"][name], *(values if name in own else ())):
            bag.remove(value)
    luck.shuffle(bag)
    shown = state["signs"].items()
    signs = {name: values if name in own else sorted(bag.pop() for _ in values) for name, values in shown}
    return {**state, "signs": signs}


# answering again


def _again(entry: Entry, seat: int, names: Names, match: Match) -> Entry | None:
    """The entry with the other cards; None if that is not offered."""
    if isinstance(entry, Reveal) and names:
        return Reveal(entry.side, tuple(_card(card, names) for card in entry.values), entry.by)
    if not isinstance(entry, Answer) or entry.seat == seat:
        return entry
    asked = match.position.decision
    wanted = _cards(Option(entry.kind, entry.area, entry.unit, entry.side, entry.number), names)
    found = [each for each in (asked.options if asked else ()) if _cards(each, {}) == wanted]
    return Answer(entry.seat, *found[0], entry.by) if found else None


def _card(laid: int, names: Names) -> int:
    name = CARD_ID[laid & CARD_OF]
    return CARD_NUMBER[names.get(name, name)] + (laid & ~CARD_OF)


def _cards(option: Option, names: Names) -> tuple[Any, ...]:
    """An option: the cards it plays, whatever their order, and the rest."""
    kind, area, unit, side, number = option
    cards = [unit] if kind in ("play", "card", "cliff") else []
    if kind in ("reveal", "capture", "forego", "knock"):
        cards, number = [unit, number], NONE
    elif kind in KINDS:
        cards, number, area = [unit, number, area], NONE, NONE
    laid = sorted(_card(card, names) for card in cards if card != NONE)
    return kind, area, NONE if cards else unit, side, number, laid
