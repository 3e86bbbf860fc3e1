"""Odd positions: real ones of every game at every kind of moment, changed by structure, as a file could hold them.

What is refused is refused with ``CodecError``; what is taken must do all that any position does, to its game's end.
"""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

from walks import inputs_of, inputs_of_duel, inputs_of_rites, inputs_of_two

from game.engine.chance import Chance
from game.engine.errors import CodecError
from game.engine.position import Position, determinise
from game.games.rites.words.statistics import rites_course
from game.games.rites.words.tableview import read_cards
from game.games.wars.words.battle_course import course_of
from game.games.wars.words.statistics import statistics
from game.games.wars.words.tableview import read_table
from game.match.match import Match, Seat
from game.match.theatre import ONLOOKER, OPEN, play_through, recording
from game.match.words import words

MAKES: tuple[Callable[[int], dict[str, Any]], ...] = (inputs_of, inputs_of_two, inputs_of_duel, inputs_of_rites)
OTHERS: tuple[Any, ...] = (
    None, True, False, "", "no such thing", -1, 0, 1, 2, 3, 5, 20, 21, 22, 63, 64, 99, 400, 1000, 1001, -(1 << 40),
    1 << 63, [], [0],
)  # fmt: skip
"""What a field may be changed into, whatever it was."""
DECISIONS = 12
MOST = 20_000
"""Decisions after which a game counts as endless."""

Moment = tuple[Match, dict[str, Any]]
"""A match at some position, and the position as it is written."""


def moments(seed: int, often: int = 2) -> list[Moment]:
    """Positions of one match: some of each kind, told apart by what is going on."""
    match = Match.new({**MAKES[seed % len(MAKES)](seed // len(MAKES)), "seed": seed}, history=False)
    luck = random.Random(seed)
    seen: dict[tuple[str, ...], int] = {}
    found = []
    while match.position.decision is not None:
        kind = tuple(getattr(frame, "then", frame.tag) for frame in match.position.stack)
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] <= often:
            found.append((match.copy(), json.loads(json.dumps(match.position.encode()))))
        options = match.position.decision.options
        if luck.randrange(3):
            options = [choice for choice in options if choice.kind not in ("pass", "done", "no")] or options
        match.answer(luck.choice(options))
    return found


# changes


def changed(data: dict[str, Any], others: list[Moment], luck: random.Random) -> dict[str, Any]:
    """The position with one to three things wrong; ``others`` are of the same match."""
    made = json.loads(json.dumps(data))
    for _ in range(luck.choice((1, 1, 1, 2, 3))):
        luck.choice(CHANGES)(made, json.loads(json.dumps(luck.choice(others)[1])), luck)
    return made


def _field(made: dict[str, Any], other: dict[str, Any], luck: random.Random) -> None:
    """One field of a frame, or something inside it."""
    if made["stack"]:
        frame = luck.choice(made["stack"])
        _alter(frame, luck, 0 if luck.random() < 0.05 else 1)


def _other(luck: random.Random) -> Any:
    return json.loads(json.dumps(luck.choice(OTHERS)))


def _alter(row: Any, luck: random.Random, first: int = 0) -> None:
    """Change something in a list or table: a value, its like, its place, how often it is there."""
    keys = list(row) if isinstance(row, dict) else list(range(first, len(row)))
    if not keys:
        if isinstance(row, list):
            row.append(_other(luck))
        return
    key = luck.choice(keys)
    value = row[key]
    if isinstance(value, (list, dict)) and luck.random() < 0.75:
        _alter(value, luck)
        return
    way = luck.randrange(5)
    if way == 0:
        row[key] = _other(luck)
    elif way == 1 and isinstance(value, int):
        row[key] = value + luck.choice((-1, 1, -2, 2, 7))
    elif way == 2:
        row[key] = json.loads(json.dumps(row[luck.choice(keys)]))
    elif way == 3 and isinstance(row, list):
        row.insert(key, value) if luck.randrange(2) else row.pop(key)
    elif isinstance(value, bool):
        row[key] = not value
    elif isinstance(value, int):
        row[key] = luck.randrange(64)
    else:
        row[key] = _other(luck)


def _drop(made: dict[str, Any], other: dict[str, Any], luck: random.Random) -> None:
    if made["stack"]:
        made["stack"].pop(luck.randrange(len(made["stack"])))


def _double(made: dict[str, Any], other: dict[str, Any], luck: random.Random) -> None:
    if made["stack"]:
        place = luck.randrange(len(made["stack"]))
        made["stack"].insert(place, json.loads(json.dumps(made["stack"][place])))


def _swap(made: dict[str, Any], other: dict[str, Any], luck: random.Random) -> None:
    luck.shuffle(made["stack"])


def _graft(made: dict[str, Any], other: dict[str, Any], luck: random.Random) -> None:
    """A frame of another moment of the match, in the place of one or between two."""
    if made["stack"] and other["stack"]:
        place = luck.randrange(len(made["stack"]))
        made["stack"][place : place + luck.randrange(2)] = [luck.choice(other["stack"])]


def _tops(made: dict[str, Any], other: dict[str, Any], luck: random.Random) -> None:
    """The upper half of another moment."""
    place = luck.randrange(len(made["stack"]) + 1)
    made["stack"][place:] = other["stack"][place:]


def _whole(made: dict[str, Any], other: dict[str, Any], luck: random.Random) -> None:
    """All of another moment's stack, or its table."""
    key = luck.choice(("stack", "state"))
    made[key] = other[key]


def _likeness(made: dict[str, Any], other: dict[str, Any], luck: random.Random) -> None:
    """A field of a frame as the same kind of frame has it at another moment."""
    pairs = [(mine, like) for mine in made["stack"] for like in other["stack"] if mine[0] == like[0] and len(mine) > 1]
    if pairs:
        mine, like = luck.choice(pairs)
        if len(mine) == len(like):
            place = luck.randrange(1, len(mine))
            mine[place] = like[place]


def _state(made: dict[str, Any], other: dict[str, Any], luck: random.Random) -> None:
    """Something on the table, or as it is at another moment."""
    key = luck.choice(list(made["state"]))
    if luck.randrange(2) and key in other["state"]:
        made["state"][key] = other["state"][key]
    elif isinstance(made["state"][key], (dict, list)):
        _alter(made["state"][key], luck)
    else:
        _alter(made["state"], luck)


CHANGES = (_field, _field, _field, _likeness, _drop, _double, _swap, _graft, _tops, _whole, _state, _state)


# a whole life


def taken(match: Match, data: dict[str, Any]) -> Match | None:
    """The match that begins at a position from outside, as a journal's or replay's does; ``None`` if it is refused."""
    seats = [Seat("", f"N{seat}") for seat in range(match.rules.seats)]
    try:
        return Match.begun_at(match.inputs, seats, data, "It was begun elsewhere.")
    except CodecError as refused:
        assert str(refused).count("\n") == 0
        return None


def live(match: Match, luck: random.Random) -> None:
    """Whatever is done with a match: looked at, played on, undone, told, kept, played to its end."""
    assert coded(match.position).key() == match.position.key()
    keys = []
    look(match)
    while match.decision is not None and len(keys) < DECISIONS:
        keys.append(match.position.key())
        match.answer(luck.choice(match.decision.options))
        assert not match.rules.violations(match.position), match.rules.violations(match.position)
        assert coded(match.position).key() == match.position.key(), "it cannot be saved and read again"
    look(match)
    shown = play_through(recording(match))
    assert shown is not None and shown.told(OPEN) is not None and shown.told(ONLOOKER) is not None
    for key in reversed(keys):
        assert match.undo() and match.position.key() == key
    to_the_end(match.position.copy(), luck)


def coded(pos: Position) -> Position:
    """The position through a file."""
    return Position.decode(pos.rules, json.loads(json.dumps(pos.encode())))


def look(match: Match) -> None:
    """Everything that is read of a match at one moment, with everybody's eyes."""
    assert json.dumps(match.state_dict())
    asked = match.decision
    for seat in range(match.rules.seats):
        assert json.dumps(match.view(seat))
    for seat in (None, *range(match.rules.seats)):
        (read_table if match.rules.game != "rites" else read_cards)(match, seat)
    if asked is not None and asked.kind != "draft":
        assert asked.prompt and asked.matters in (True, False)
        for blocked in asked.blocked:
            match.rules.name_option(blocked.option)
            words().reason(match.rules, blocked)
        for choice in asked.options:
            match.rules.name_option(choice)
        words().option_labels(match.rules, match.position.decision, match.view(asked.seat))
        view = match.view(asked.seat)
        determinise(match.rules, view, Chance.seeded(1))
    if match.rules.game != "rites":
        statistics(match)
        course_of(match.events)
    else:
        rites_course(match)


def to_the_end(pos: Position, luck: random.Random) -> None:
    """Played at random to the end."""
    for _ in range(MOST):
        if pos.decision is None:
            assert pos.over and pos.rules.result(pos) is not None
            return
        pos.answer(luck.choice(pos.decision.options))
    raise AssertionError("the game has no end")


def trials(seed: int, each: int) -> Iterator[Moment]:
    """Changed positions of one match, ``each`` of every kind of moment."""
    luck = random.Random(seed)
    found = moments(seed)
    for match, data in found:
        for _ in range(each):
            yield match, changed(data, found, luck)
