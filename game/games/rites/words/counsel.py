"""Why a choice in Rites of Cthulhu was made, and what a strong bot would do, in words: see ``match.counsel``."""

from collections.abc import Callable, Mapping
from typing import Any

from game.bots.temperaments import level_of
from game.engine.chance import Chance
from game.engine.event import Event
from game.engine.option import Option
from game.engine.position import Position
from game.games.rites.bots.advice import Advice, Reason, advise, explain
from game.games.rites.bots.imagining import imagined, rules_of
from game.games.rites.words.faces import face
from game.games.rites.words.ritewords import every
from game.games.rites.words.tableview import HIDDEN, bare, cards_of
from game.language.spoken import say
from game.match.counsel import STRONG, UNSEEN, Case, Counsel, Counsellor, Part, Step, note_of, text
from game.match.entries import Answer
from game.match.history import History
from game.match.match import Match
from game.match.phrases import Line
from game.match.words import words

_FOLLOWS = ("rite_begins", "dealt", "excavated", "happened", "grand_cultist")
"""Events that follow from the rules: what is told from there on is no longer the last answer's doing."""
_DEALS = 12
"""How often the hidden cards are dealt in search of a hand with which something could be done."""


class RitesCounsellor(Counsellor):
    """Explains single answers: in a rite each stands for itself."""

    def case(self, match: Match, entry: int, seat: int | None) -> Case | None:
        given = match.entries[entry]
        assert isinstance(given, Answer)
        if seat is None:
            if any(not each.bot for each in match.seats):
                return None
            # Where bots alone play nobody's secrets are anybody's: told is what the next cultist sees.
            seat = (given.seat + 1) % len(match.seats)
        bot = level_of(match.moment(entry).seats[given.seat].bot) if given.by == "bot" else ""
        view = view_of(match, entry, seat)
        if view is None:
            # The answer itself is none of the asker's business.
            return Case(match.moment(entry).position.view(seat), (), bot or STRONG, UNSEEN, 0)
        return Case(view, (given.option,), bot or STRONG, bot or given.by, History(match).heard(entry))

    def entry_of(self, match: Match, line: Line, last: int) -> int | None:
        """An answer of the line's own cultist.

        Were it only one with something to choose, that would tell of the hand. Where all choose in secret a line is
        told when everybody has chosen: then it is an earlier answer of the round. Requests in between nobody else has
        heard of.
        """
        began = History(match).events_at(last)
        told = match.events_since(began)[: line.number + 1 - began]
        follows = {*_FOLLOWS, *(kind for each in every() for kind in each.follows)}
        if any(event.kind in follows for event in told):
            return None
        for entry in range(last, -1, -1):
            if match.unheard(entry):
                continue
            asked = match.moment(entry).position.decision
            if asked is None or not isinstance(match.entries[entry], Answer):
                return None
            if asked.side == line.side:
                return entry
            if not asked.secret:
                return None
        return None

    def weigh(self, case: Case, count: int, stopped: Callable[[], bool] = bool) -> list[Counsel]:
        view, line, seed = dict(case.view), case.line, case.seed
        if line:
            seed = _dealt(view, line[0], seed)
        found = [explain(view, line[0], case.level, seed)] if line else advise(view, case.level, seed, count)
        pos = position_of(view, seed)
        return [_told(pos, each, case) for each in found]


def _dealt(view: Mapping[str, Any], chosen: Option, seed: int) -> int:
    """A seed with which the hidden cards are dealt so that what was chosen could be: a hand may forbid a card."""
    for tried in range(seed, seed + _DEALS):
        asked = position_of(view, tried).decision
        if asked is not None and chosen in asked.options:
            return tried
    return seed


def position_of(view: Mapping[str, Any], seed: int) -> Position:
    """A position the view's seat may be in."""
    return imagined(rules_of(view["setup"]), dict(view), Chance.seeded(seed))


def _told(pos: Position, advice: Advice, case: Case) -> Counsel:
    """One answer; alternatives with cards that nobody but the cultist has seen are not named."""
    asked = pos.decision
    assert asked is not None
    hand = case.view["state"]["hands"][asked.side]
    guessed = advice.other is not None and any(face(bare(card)).id not in hand for card in cards_of(advice.other))
    other = deed(pos, advice.other) if advice.other is not None and not guessed else ""
    names: tuple[str, ...] = pos.rules.names
    return Counsel(
        names[asked.side],
        deed(pos, advice.option),
        tuple(Part(in_words(each), each.points) for each in advice.reasons),
        "" if other or guessed else text("compared", "only"),
        other,
        advice.worth,
        text("text", "guessed") if guessed else note_of(case),
        () if case.line else (Step(asked.kind, tuple(asked.options), advice.option),),
        measure="-rites",
    )


def view_of(match: Match, entry: int, seat: int) -> dict[str, Any] | None:
    """What a seat saw when an entry was given, and of it only what it has been shown since: the cards it played.

    ``None`` where the answer has stayed hidden from the seat.
    """
    given = match.entries[entry]
    assert isinstance(given, Answer)
    pos = match.moment(entry).position
    asked = pos.decision
    assert asked is not None
    view = pos.view(seat)
    if given.seat == seat:
        return view
    played = [bare(card) for card in cards_of(given.option)]
    shown = _shown(match, entry, seat, asked.side)
    places = {kind: place for each in every() for kind, place in each.laid.items()} | {"gave": slice(2, 3)}
    laid = {card for event in shown for card in event.args[places.get(event.kind, slice(0))]}
    if (asked.secret and not shown) or not laid.issuperset(played):
        return None
    state = view["state"]
    hand, names = list(state["hands"][asked.side]), [face(card).id for card in played]
    for name in names:
        if name not in hand and HIDDEN in hand:
            hand[hand.index(HIDDEN)] = name
    hands = [hand if side == asked.side else each for side, each in enumerate(state["hands"])]
    knows = [[*each, *(name for name in names if name not in each)] if side == seat else each
             for side, each in enumerate(state["knows"])]  # fmt: skip
    question = {"seat": asked.seat, "side": asked.side, "kind": asked.kind}
    return {**view, "decision": question, "state": {**state, "hands": hands, "knows": knows}}


def _shown(match: Match, entry: int, seat: int, side: int) -> list[Event]:
    """What the seat has seen a cultist do with an answer, at once or at the end of the secret round."""
    history, end = History(match), entry + 1
    decision = match.moment(entry).position.decision
    while decision is not None and decision.secret and end < len(match.entries):
        decision = match.moment(end).position.decision
        end += 1
    began = history.events_at(entry)
    events = match.events_since(began)[: history.events_at(min(end, len(match.entries))) - began]
    shown = (event.seen_by(seat) for event in events)
    return [event for event in shown if event is not None and event.args and event.args[0] == side]


def deed(pos: Position, chosen: Option) -> str:
    """An option in the words it is offered with, as a sentence with marks."""
    asked = pos.decision
    assert asked is not None
    labels = dict(zip(asked.options, words().option_labels(pos.rules, asked, pos.view(asked.seat)), strict=True))
    label = labels.get(chosen, chosen.kind)
    return f"**{label[:1].upper()}{label[1:]}**."


def in_words(reason: Reason) -> str:
    """A reason: there is more of it in favor of the choice, or against it."""
    key = f"rites-advice-{reason.words.replace('_', '-')}"
    return say(key if reason.points > 0 else f"{key}.worse")
