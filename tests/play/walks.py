"""Matches for the soundness tests: faction sets, seat orders, maps and editions, one for each seed."""

import json
from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from typing import Any

from game.engine.chance import Chance
from game.engine.position import Position
from game.games.duel.rules.tables import LOVECRAFT_COUNTRY
from game.games.registry import facts_of, game_of, rules_for
from game.games.rites.rules.cards import RITE_ID
from game.games.wars.rules.editions import EDITIONS
from game.games.wars.rules.flow.anytime import moments
from game.games.wars.rules.maps import MAPS
from game.games.wars.rules.units import BOOKS, KINDS, SIDE_NUMBER
from game.match.match import Match, Seat

FACTIONS = facts_of("wars").first_sides()
TABLES = [
    (list(sides), board, edition)
    for players, boards in ((4, ("earth_4_west3_east5", "earth_4_west5_east3")), (3, ("earth_3",)))
    for sides in permutations(FACTIONS, players)
    for board in boards
    for edition in EDITIONS
]
"""Every faction set in every seat order, on every map for that many, in every edition."""

DULL = ("pass", "abandon_gate", "control_gate", "done", "ritual")
"""Kinds of options that keep a match poor when taken as often as all others."""


def inputs_of(seed: int) -> dict[str, Any]:
    """The inputs of the match with this seed; neighbouring seeds get different tables, every fourth a rich one,
    every eighth with handicaps."""
    sides, board, edition = TABLES[seed * 67 % len(TABLES)]
    inputs = {"game": "wars", "factions": sides, "map": board, "edition": edition}
    if seed % 4 == 3:
        inputs["setup"] = rich(Chance.seeded(seed + 7_000_000), sides, MAPS[board].areas)
    elif seed % 8 == 5:
        luck = Chance.seeded(seed + 8_000_000)
        handicap = {side: {"power": luck.below(13) - 4, "doom": luck.below(11)} for side in sides}
        inputs["options"] = {"handicap": handicap}
    return inputs


def inputs_of_two(seed: int) -> dict[str, Any]:
    """The inputs of a match of two people: drafted, given, or rich, on both maps, in both editions."""
    pairs = [(first, [side for side in FACTIONS if side not in first]) for first in permutations(FACTIONS, 2)]
    mine, theirs = pairs[seed * 5 % len(pairs)]
    board = ("earth_4_west3_east5", "earth_4_west5_east3")[seed // 2 % 2]
    inputs = {"game": "wars", "players": 2, "map": board, "edition": list(EDITIONS)[seed % 2]}
    if seed % 3:
        inputs["factions"] = [list(mine), theirs[:: 1 if seed % 5 else -1]]
    if seed % 3 == 2:
        inputs["setup"] = rich(Chance.seeded(seed + 7_000_000), [*mine, *theirs], MAPS[board].areas)
    elif seed % 4 == 1:
        luck = Chance.seeded(seed + 8_000_000)
        inputs["options"] = {"handicap": {side: {"power": luck.below(13) - 4} for side in FACTIONS}}
    return inputs


def inputs_of_duel(seed: int, among: Sequence[str] = FACTIONS) -> dict[str, Any]:
    """The inputs of a Duel: any two factions, with every option now and then, every third a rich one."""
    pairs = list(permutations(among, 2))
    sides = list(pairs[seed * 5 % len(pairs)])
    luck = Chance.seeded(seed + 8_000_000)
    options: dict[str, Any] = {}
    if seed % 2:
        options = {
            "decay": ("turn", "action")[luck.below(2)],
            "captive_pays": ("captured", "returned")[luck.below(2)],
            "replaced_doom": bool(luck.below(2)),
            "share_pays": bool(luck.below(2)),
        }
    inputs: dict[str, Any] = {"game": "duel", "factions": sides, "options": options}
    if seed % 3 == 2:
        inputs["setup"] = rich(Chance.seeded(seed + 7_000_000), sides, LOVECRAFT_COUNTRY.areas, [1, 1, 2, 1, 2, 3])
    elif seed % 4 == 1:
        options["handicap"] = {sides[0]: {"power": luck.below(13) - 4, "doom": luck.below(11)}}
    return inputs


def inputs_of_any_duel(seed: int) -> dict[str, Any]:
    """The inputs of a Duel of any two factions that can."""
    return inputs_of_duel(seed, facts_of("duel").sides())


def inputs_of_rites(seed: int) -> dict[str, Any]:
    """The inputs of a game of Rites with any number: whole, one rite, or all with the wider window of the Tree."""
    options: dict[str, Any] = ({}, {"rite": RITE_ID[seed // 2 % 6]}, {"all_rites": True, "tree_window": True})[seed % 3]
    return {"game": "rites", "players": 2 + seed % 5, "options": options}


def inputs_of_any(seed: int) -> dict[str, Any]:
    """The inputs of a match of any factions there are, for as many as can play: every third a rich one."""
    luck, facts = Chance.seeded(seed + 9_000_000), facts_of("wars")
    players = game_of("wars").players[seed % len(game_of("wars").players)]
    left = list(facts.sides())
    sides = [left.pop(luck.below(len(left))) for _ in range(players if players > 2 else 4)]
    maps = facts.maps(players)
    inputs: dict[str, Any] = {"game": "wars", "players": players, "map": maps[luck.below(len(maps))]}
    inputs |= {"edition": list(EDITIONS)[luck.below(2)], "factions": sides if players > 2 else [sides[:2], sides[2:]]}
    if seed % 3 == 2:
        inputs["setup"] = rich(luck, sides, MAPS[inputs["map"]].areas, [1, 2, 3] * 5)
    elif players == 2 and seed % 2:
        del inputs["factions"]
        inputs["options"] = {"draft": list(facts.sides())}
    return inputs


def rules_of_any(seed: int) -> Any:
    """The rules of the match of any factions with this seed."""
    return rules_for(inputs_of_any(seed))


def rules_of(seed: int) -> Any:
    """The rules of the match of three or four players with this seed."""
    return rules_for(inputs_of(seed))


def rules_of_two(seed: int) -> Any:
    """The rules of the match of two people with this seed."""
    return rules_for(inputs_of_two(seed))


def rules_of_duel(seed: int) -> Any:
    """The rules of the Duel with this seed."""
    return rules_for(inputs_of_duel(seed))


def rich(luck: Chance, sides: list[str], areas: tuple[str, ...], bag: Sequence[int] = (1, 2, 3) * 4) -> dict[str, Any]:
    """A table as late in a match: nearly all books, most units in few areas, gates, Elder Signs."""
    crowded = [areas[luck.below(len(areas))] for _ in range(6)]
    units: dict[str, dict[str, list[str]]] = {}
    gates = {}
    for side in sides:
        kinds = [kind for kind in KINDS if kind.side in (None, SIDE_NUMBER[side])]
        units[side] = {
            kind.id: [crowded[luck.below(len(crowded))] if luck.below(3) else "pool" for _ in range(kind.figures)]
            for kind in kinds
        }
        for place in units[side]["acolyte"]:
            if place != "pool" and luck.below(2):
                gates[place] = side
    signs = list(bag)
    books = {side: [book for book in BOOKS[SIDE_NUMBER[side]] if luck.below(8)] for side in sides}
    return {
        "turn": 3,
        "phase": "gather",
        "units": units,
        "gates": gates,
        "books": books,
        "signs": {side: [signs.pop(luck.below(len(signs))) for _ in range(luck.below(4))] for side in sides},
        "doom": {side: luck.below(20) for side in sides},
    }


def decoded(pos: Position) -> Position:
    """The position through JSON and back."""
    return Position.decode(pos.rules, json.loads(json.dumps(pos.encode())))


def set_up_again(pos: Position, inputs: dict[str, Any]) -> Position:
    """The position that begins with the position's ``state_dict`` through JSON, with the same dice to come."""
    given = Match(inputs, pos.copy(), [Seat("", "")] * pos.rules.seats).state_dict()
    made = Match.new({**inputs, "setup": json.loads(json.dumps(given)), "seed": 1}).position
    made.chance = pos.chance.copy()
    return made


def walk(seed: int, reveals: bool = True, make: Callable[[int], Any] = rules_of) -> Iterator[tuple[int, Position]]:
    """Play a random match, giving each position with its number before it is answered; then the last one.

    Now and then a side reveals some of its Elder Signs, or does what else it may, outside the open decision. In matches
    with an odd seed the dull choices are mostly left aside, so that more is built, summoned,
    fought and awakened than if nearly every other action were a gate left or a pass.
    """
    pos = Position.start(make(seed), Chance.seeded(seed))
    luck = Chance.seeded(seed + 1_000_000)
    number = 0
    while pos.decision is not None:
        yield number, pos
        if reveals and luck.below(60) == 0:
            sides = [side for side in pos.rules.sides if pos.state.signs[side]]
            if sides:
                side = sides[luck.below(len(sides))]
                held = pos.state.signs[side]
                pos.reveal(side, held[: 1 + luck.below(len(held))])
                number += 1
                continue
            now = [(side, number_of) for side in pos.rules.sides for number_of in moments(pos, side)]
            if now:
                side, number_of = now[luck.below(len(now))]
                pos.reveal(side, (number_of,))
                number += 1
                continue
        options = pos.decision.options
        if seed % 2 and luck.below(8):
            options = [choice for choice in options if choice.kind not in DULL] or options
        pos.answer(options[luck.below(len(options))])
        number += 1
        assert number < 100_000, "the match has no end"
    yield number, pos
