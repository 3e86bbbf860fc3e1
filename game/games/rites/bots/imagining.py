"""Positions as a cultist can imagine them: everything hidden dealt anew, hidden choices made anew by the knowledge."""

from typing import Any

from game.engine.chance import Chance
from game.engine.position import Position, determinise
from game.games.rites.bots.opinion import best
from game.games.rites.rules.artifacts import NOT_YET, NOTHING, UNSEEN
from game.games.rites.rules.cards import CULT, CULT_MASK, RANK, cards_in
from game.games.rites.rules.rules import RitesRules, make_rules
from game.games.rites.tablets.the_hound.rules.rite import Dig, ghoul_of

_SECRET = {"rites_bids": 1, "rites_pass_on": 0, "rites_votes": 1, "rites_knocks": 2, "rites_dig": 2}
"""By frame: where it keeps what has been chosen in secret."""
_STEPS = 12


def rules_of(setup: dict[str, Any]) -> RitesRules:
    """The rules of a match with this set-up; ``ValueError`` with a sentence for another game."""
    if setup["game"] != "rites":
        raise ValueError("this bot plays Rites of Cthulhu only")
    return make_rules(setup["players"], None, setup["options"], version=setup.get("rules"))


def imagined(rules: RitesRules, view: dict[str, Any], chance: Chance) -> Position:
    """A full position in which is asked what the view says is asked, whatever others have chosen in secret."""
    asked = view["decision"]
    fresh = {**view, "stack": [_asked_anew(entry) for entry in view["stack"]]}
    pos = determinise(rules, fresh, chance)
    for _ in range(_STEPS):
        question = pos.decision
        if question is None or asked is None or (question.seat == asked["seat"] and question.kind == asked["kind"]):
            break
        pos.answer(question.options[best(pos, question)])
    _likely_henchman(pos, view["seat"])
    return pos


def _asked_anew(entry: list[Any]) -> list[Any]:
    """A frame of a simultaneous round in which all but the seat are still to choose."""
    place = _SECRET.get(entry[0])
    if place is None:
        return entry
    chosen = entry[1 + place]
    if NOT_YET not in chosen:
        return entry
    return [*entry[: 1 + place], [NOT_YET if one == UNSEEN else one for one in chosen], *entry[2 + place :]]


def _likely_henchman(pos: Position, seat: int) -> None:
    """Who presents a card most likely has one of the ghoul's cult, if there is one in the hand."""
    dig = pos.stack[-1] if pos.stack else None
    if not isinstance(dig, Dig) or NOT_YET in dig.henchmen:
        return
    henchmen = list(dig.henchmen)
    for place, side in enumerate(dig.sides):
        if side != seat and henchmen[place] != NOTHING:
            able = cards_in(pos.state.hands[side] & CULT_MASK[CULT[ghoul_of(pos.state, dig.grave, side)]])
            if able:
                henchmen[place] = max(able, key=lambda card: RANK[card])
    pos.stack = (*pos.stack[:-1], Dig(dig.grave, dig.sides, tuple(henchmen), dig.shown))


__all__ = ["imagined", "rules_of"]
