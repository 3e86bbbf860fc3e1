"""Short ways to set up a rite and play through it; every rule test uses only the public interface."""

import json
from collections.abc import Iterator
from typing import Any

from game.api import Match, new_match
from game.engine.chance import Chance
from game.engine.position import Position
from game.games.registry import rules_for

RITES = (
    "cthulhu_rises", "the_tree_on_the_hill", "the_dunwich_horror", "at_the_mountains_of_madness", "out_of_the_aeons",
    "the_hound",
)  # fmt: skip
POWER_PLAYS = ("become", "excavate", "steal")
CARDS = [f"{cult}{rank}" for cult in "gbyw" for rank in range(14)]


def altar(
    rite: str, *hands: str, seed: int = 1, deck: str = "", options: dict[str, Any] | None = None,
    rules: int | None = None, **setup: Any,
) -> Match:
    """A match at the beginning of a rite with these hands ("g5 b3"), cultist 0 being the Grand Cultist.

    ``deck`` names the cards on top of the draw pile, the first one drawn first.
    """
    setup = {"rite": rite, "hands": [hand.split() for hand in hands], "deck": deck.split(), **setup}
    for key in ("coveted", "relics"):
        if isinstance(setup.get(key), str):
            setup[key] = setup[key].split()
    return new_match("rites", players=len(hands), seed=seed, options=options, setup=setup, rules=rules)


def caches(*sides: str) -> list[list[str]]:
    """Captured artifacts by cultist."""
    return [side.split() for side in sides]


def offered(match: Match, kind: str | None = None, **fields: Any) -> list[dict[str, Any]]:
    """The open options that agree with everything given, by name."""
    return [named for _, named in _fitting(match, kind, fields)]


def _fitting(match: Match, kind: str | None, fields: dict[str, Any]) -> list[tuple[Any, dict[str, Any]]]:
    asked = match.position.decision
    wanted = {("kind" if key == "kind" else key.rstrip("_")): value for key, value in fields.items()}
    if kind is not None:
        wanted["kind"] = kind
    if isinstance(wanted.get("side"), int):
        wanted["side"] = f"cultist_{wanted['side'] + 1}"
    if isinstance(wanted.get("with"), str):
        wanted["with"] = wanted["with"].split()
    found = []
    for choice in asked.options if asked else []:
        named = match.rules.name_option(choice)
        if all(named.get(key) == value for key, value in wanted.items()):
            found.append((choice, named))
    return found


def pick(match: Match, kind: str | None = None, by: int | None = None, **fields: Any) -> None:
    """Answer with the one option that fits; ``by`` says who must be asked."""
    asked = match.decision
    assert asked is not None, "nothing is asked"
    assert by is None or asked.side == by, f"cultist {asked.side} is asked {asked.kind}, not {by}"
    found = _fitting(match, kind, fields)
    assert len(found) == 1, f"{asked.kind} of {asked.side}: {len(found)} fit {kind} {fields}: {offered(match)}"
    match.answer(found[0][0])


def lay(match: Match, card: str, by: int | None = None, **fields: Any) -> None:
    """Play a card at its own elder sign."""
    pick(match, "play", by=by, unit=card, number=None, **fields)


def play_gate(match: Match, *cards: str) -> None:
    """Play these cards one after the other on a gate."""
    for card in cards:
        lay(match, card)


def state(match: Match) -> dict[str, Any]:
    """The whole position in words."""
    return match.state_dict()


def hand(match: Match, side: int) -> set[str]:
    """A cultist's hand."""
    return set(state(match)["hands"][side])


def happened(match: Match, kind: str) -> list[tuple[Any, ...]]:
    """The arguments of all events of a kind, oldest first."""
    return [event.args for event in match.events if event.kind == kind]


def ended(match: Match) -> list[list[Any]]:
    """How each rite ended so far: [rite, winner, reason]."""
    return state(match)["ends"]


def number(card: str) -> int:
    """The number of a card, as requests name it."""
    return CARDS.index(card)


def decline(match: Match) -> None:
    """The default, or the first option."""
    asked = match.decision
    match.answer(asked.default if asked.default is not None else asked.options[0])


# random play


def decoded(pos: Position) -> Position:
    """The position through JSON and back."""
    return Position.decode(pos.rules, json.loads(json.dumps(pos.encode())))


def walk(
    players: int, seed: int, options: dict[str, Any] | None = None, setup: dict[str, Any] | None = None
) -> Iterator[tuple[int, Position]]:
    """Play a random match, giving each position with its number before it is answered; then the last one.

    Now and then a cultist asks for a power-play outside the open decision, and power-plays among the options are
    taken rarely, so that most rites are played to their end.
    """
    rules = rules_for({"game": "rites", "players": players, "options": options, "setup": setup})
    pos = Position.start(rules, Chance.seeded(seed))
    luck = Chance.seeded(seed + 1_000_000)
    count = 0
    while pos.decision is not None:
        yield count, pos
        if luck.below(12) == 0:
            _maybe_request(pos, luck)
        choices = pos.decision.options if pos.decision else []
        if luck.below(4):
            choices = [choice for choice in choices if choice.kind not in POWER_PLAYS] or choices
        if not choices:
            break
        pos.answer(choices[luck.below(len(choices))])
        count += 1
        assert count < 50_000, "the match has no end"
    yield count, pos


def _maybe_request(pos: Position, luck: Chance) -> None:
    from game.engine.option import NONE
    from game.games.rites.rules.power_plays import combinations

    side = luck.below(pos.rules.seats)
    able = combinations(pos, side) if pos.state.active >= 0 else []
    if able:
        wanted = able[luck.below(len(able))]
        cards = (wanted.unit, wanted.number) + ((wanted.area,) if wanted.area != NONE else ())
        pos.reveal(side, cards)
