"""The opinion of a level on the options of any decision, and positions as a cultist can imagine them.

There everything hidden is dealt anew, and hidden choices are made anew by the knowledge.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.chance import Chance
from game.engine.decision import Decision
from game.engine.option import NONE, Option
from game.engine.position import Position, determinise
from game.games.rites.bots.knowledge import Knowledge, Parts, total
from game.games.rites.bots.power import SMALL, opening
from game.games.rites.rules.artifacts import NOT_YET, UNSEEN
from game.games.rites.rules.cards import RITE_NUMBER
from game.games.rites.rules.power_plays import KINDS, combinations
from game.games.rites.rules.rules import RitesRules, make_rules
from game.games.rites.rules.state import NOBODY
from game.games.rites.rules.tablets import NAMES, part

KNOWN: list[Knowledge] = [part(name, "bots:KNOWLEDGE") for name in NAMES]
"""By tablet."""
FIRST = frozenset((*KINDS, "invoke"))
"""Options that do not use up the turn: they are taken before all others, if they are worth anything."""


def known_of(pos: Position) -> Knowledge:
    """The knowledge of the rite that is performed."""
    rite: int = pos.state.rite
    return KNOWN[rite if rite != NOBODY else 0]


def opinions(pos: Position, asked: Decision, deep: bool) -> list[Parts]:
    """The parts of every option, in order."""
    kind = asked.kind
    if kind == "rite":
        # The one in which a hand like this promises most; without depth all are alike.
        hand: int = pos.state.hands[asked.side]
        return [[("rite", 100 * KNOWN[each.number].promise(pos, hand))] if deep else [] for each in asked.options]
    known = known_of(pos)
    small = SMALL.get(kind)
    opinion = (known.deep.get(kind) if deep else None) or known.plain.get(kind)
    if small is not None:
        found = small(pos, asked, known)
    elif opinion is not None:
        found = opinion(pos, asked)
    elif kind in known.deep and asked.default is not None:
        # Without depth: whatever it is, rather not.
        found = [[("usual", 0.1)] if choice == asked.default else [] for choice in asked.options]
    else:
        found = [[] for _ in asked.options]
    for place, choice in enumerate(asked.options):
        if choice.kind in FIRST and small is None:
            found[place] = opening(pos, asked.side, choice, known)
    return found


def ranked(asked: Decision, points: list[float]) -> list[int]:
    """The places of the options, best first; what does not use up the turn leads if it is worth anything, else ends."""
    options = asked.options

    def key(place: int) -> tuple[bool, bool, float]:
        first = options[place].kind in FIRST
        return (first and points[place] > 0, not first, points[place])

    return sorted(range(len(options)), key=key, reverse=True)


def best(pos: Position, asked: Decision, deep: bool = True) -> int:
    """The place of the option this knowledge takes; the first of equals."""
    if len(asked.options) == 1:
        return 0
    return ranked(asked, [total(parts) for parts in opinions(pos, asked, deep)])[0]


_CHOSEN = {"rites_pass_on": 0}
"""By frame of every rite: where it keeps what has been chosen in secret."""
_STEPS = 12


def rules_of(setup: dict[str, Any]) -> RitesRules:
    """The rules of a match with this set-up; ``ValueError`` with a sentence for another game."""
    if setup["game"] != "rites":
        raise ValueError("this bot plays Rites of Cthulhu only")
    return make_rules(setup["players"], None, setup["options"], version=setup.get("rules"))


def imagined(rules: RitesRules, view: dict[str, Any], chance: Chance) -> Position:
    """A full position in which is asked what the view says is asked, whatever others have chosen in secret."""
    asked = view["decision"]
    known = KNOWN[RITE_NUMBER.get(view["state"]["rite"], 0)]
    chosen = {**_CHOSEN, **known.chosen}
    fresh = {**view, "stack": [_asked_anew(entry, chosen) for entry in view["stack"]]}
    pos = determinise(rules, fresh, chance)
    for _ in range(_STEPS):
        question = pos.decision
        if question is None or asked is None or (question.seat == asked["seat"] and question.kind == asked["kind"]):
            break
        pos.answer(question.options[best(pos, question)])
    if known.likely is not None:
        known.likely(pos, view["seat"])
    return pos


def _asked_anew(entry: list[Any], secret: Mapping[str, int]) -> list[Any]:
    """A frame of a simultaneous round in which all but the seat are still to choose."""
    place = secret.get(entry[0])
    if place is None:
        return entry
    chosen = entry[1 + place]
    if NOT_YET not in chosen:
        return entry
    return [*entry[: 1 + place], [NOT_YET if one == UNSEEN else one for one in chosen], *entry[2 + place :]]


def cards_of(choice: Option) -> list[int]:
    """The cards of a power-play as requests name them: the forbidden book first."""
    return [card for card in (choice.unit, choice.number, choice.area) if card != NONE]


def may_ask_for(view: dict[str, Any], side: int, values: Sequence[int]) -> bool:
    """Whether the view's seat could initiate a power-play with these cards, or withdraw what it asked for."""
    if side != view["seat"] or view["state"]["active"] == NOBODY:
        return False
    pos = determinise(rules_of(view["setup"]), view, Chance.seeded(0))
    return not values or list(values) in [cards_of(choice) for choice in combinations(pos, side)]
