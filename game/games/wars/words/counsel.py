"""Why a move of Cthulhu Wars was made, and what a strong bot would do, in words: see ``match.counsel``."""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any

from game.bots.temperaments import level_of
from game.engine.chance import Chance
from game.engine.option import Option
from game.engine.position import Position, determinise
from game.games.registry import rules_for
from game.games.wars.bots.advice import advise, explain
from game.games.wars.bots.evaluation import ENEMIES
from game.games.wars.bots.greedy import RESTING
from game.games.wars.bots.learned.foresight import QUICK, REST, THOROUGH
from game.games.wars.bots.reasons import ALIKE, CHANCE, NEXT, ONLY, Advice, Reason
from game.games.wars.rules.units import FACTIONS
from game.games.wars.words.tableview import forced
from game.language.spoken import say
from game.language.values import capital, markup
from game.match.counsel import SHARE, STRONG, Case, Counsel, Counsellor, Part, Step, note_of, signed_figure, text
from game.match.entries import Answer
from game.match.history import History
from game.match.match import Match
from game.match.phrases import LINE, Line
from game.match.words import chronicle, words

FROM_EXPERIENCE = ("beginner", "adept", "amateur", "hierophant", "oracle", "expert")
"""Levels of which no more is to be said than that they have learned, where they have."""
_FELL = frozenset(("rolled", "rolled_for"))
"""Events that tell of luck: a line is told up to there."""
_MOST = 5
"""Into so many parts a chance to win is told apart; what is left is the last of them."""


class WarsCounsellor(Counsellor):
    """Explains whole actions, as far as no luck comes in between."""

    def case(self, match: Match, entry: int, seat: int | None) -> Case:
        given = match.entries[entry]
        start, end = _action(match, entry)
        moment = match.moment(start)
        first = match.entries[start]
        assert isinstance(given, Answer) and isinstance(first, Answer)
        line = tuple(each.option for each in match.entries[start:end] if isinstance(each, Answer))
        bot = level_of(moment.seats[given.seat].bot) if first.by == "bot" else ""
        return Case(_seen(moment.position, seat, given.seat), line, bot or STRONG, bot or first.by, start)

    def entry_of(self, match: Match, line: Line, last: int) -> int | None:
        if not isinstance(match.entries[last], Answer):
            return None
        began = History(match).events_at(last)
        if any(event.kind == "phase" for event in match.events_since(began)[: line.number - began]):
            # What a new phase brings follows from the rules, not from the last answer of the phase before.
            return None
        asked = match.moment(last).position.decision
        return last if asked is not None and asked.side == line.side else None

    def weigh(self, case: Case, count: int, stopped: Callable[[], bool] = bool) -> list[Counsel]:
        view, level, seed, effort = dict(case.view), case.level, case.seed, QUICK if case.quick else THOROUGH
        if case.line:
            return [_told(case, explain(view, case.line, level, seed, effort=effort, stopped=stopped))]
        found = advise(view, level, seed, count=count, effort=effort, stopped=stopped)
        return [_told(case, each) for each in found]

    def bare(self, case: Case, note: str) -> Counsel:
        pos = _imagined(case)
        asked = pos.decision
        return Counsel(FACTIONS[asked.side] if asked is not None else "", deed(pos, case.line), note=note)


def _seen(pos: Position, seat: int | None, asked: int) -> dict[str, Any]:
    """A position as a seat sees it, or with everybody's Elder Signs face down."""
    view = pos.view(asked if seat is None else seat)
    if seat is None:
        signs = {name: [0] * len(values) for name, values in view["state"]["signs"].items()}
        view = {**view, "state": {**view["state"], "signs": signs}}
    return view


def _action(match: Match, entry: int) -> tuple[int, int]:
    """The first entry of the action an entry belongs to, and the one behind its last, as far as luck is out of it."""
    start, end = entry, entry + 1
    while start > 0 and not _begins(match, start) and _follows(match, start - 1, start):
        start -= 1
    while end < len(match.entries) and not _begins(match, end) and _follows(match, start, end):
        end += 1
    return start, end


def _begins(match: Match, entry: int) -> bool:
    """Whether an entry answers a question at which nothing was half done."""
    asked = match.moment(entry).position.decision
    return asked is None or asked.kind in RESTING


def _follows(match: Match, first: int, then: int) -> bool:
    """Whether two entries are answers of one seat, and no luck came between."""
    one, other = match.entries[first], match.entries[then]
    if not isinstance(one, Answer) or not isinstance(other, Answer) or one.seat != other.seat:
        return False
    before, after = match.moment(first).position.chance, match.moment(then).position.chance
    return (before.state, before.dice, before.draws) == (after.state, after.dice, after.draws)


def _imagined(case: Case) -> Position:
    return determinise(rules_for(case.view["setup"]), dict(case.view), Chance.seeded(case.seed))


def _told(case: Case, advice: Advice) -> Counsel:
    pos = _imagined(case)
    asked = pos.decision
    assert asked is not None
    steps, areas, units = _course(pos, advice.line)
    if advice.share >= 0:
        return _foreseen(case, pos, advice, Counsel("", "", steps=steps, areas=areas, units=units))
    other = markup(deed(pos, advice.other, short=True)) if advice.compared not in (ONLY, ALIKE) else ""
    against = text("compared", advice.compared, other=other)
    return Counsel(
        FACTIONS[asked.side],
        deed(pos, advice.line, bare=not case.line),
        tuple(part_of(reason) for reason in advice.reasons),
        against,
        deed(pos, advice.other, bare=True) if advice.other and advice.compared != NEXT else "",
        advice.worth,
        note_of(case),
        steps,
        areas,
        units,
    )


def _foreseen(case: Case, pos: Position, advice: Advice, course: Counsel) -> Counsel:
    """A line told in whole percent of the chance to win: the parts shown come to the difference shown."""
    asked = pos.decision
    assert asked is not None
    share = round(100 * advice.share)
    worth = share - round(100 * (advice.share - advice.worth))
    parts = in_percent(advice.reasons, worth)
    behind = "behind" if advice.worth < 0 else CHANCE
    against = text("compared", behind, points=signed_figure(worth, SHARE)) if parts else ""
    return replace(
        course,
        faction=FACTIONS[asked.side],
        deed=deed(pos, advice.line, bare=not case.line),
        parts=tuple(parts),
        against=text("compared", ALIKE) if advice.compared == ALIKE else against,
        other=deed(pos, advice.other, bare=True) if advice.other else "",
        worth=worth,
        note=_note(case),
        measure=SHARE,
        share=share,
        even=abs(advice.worth) <= advice.doubt,
    )


def _note(case: Case) -> str:
    """Whose reasons these are: those of a bot that does not search are the adviser's."""
    if case.line and case.by == "person":
        return text("learned", "person")
    return text("level", "experience") if case.line and case.by in FROM_EXPERIENCE else note_of(case)


def in_percent(reasons: Sequence[Reason], whole: int) -> list[Part]:
    """Parts of a share in whole percent that come to a whole, the weightiest first and what is left last."""
    floors = [math.floor(100 * each.points) for each in reasons]
    # Those that lose most by being cut down get back what is missing.
    order = sorted(range(len(reasons)), key=lambda place: floors[place] - 100 * reasons[place].points)
    up = set(order[: whole - sum(floors)])
    cut = {each.part: floors[place] + (place in up) for place, each in enumerate(reasons)}
    rest = cut.pop(REST, 0)
    named = sorted(((part, points) for part, points in cut.items() if points), key=lambda each: -abs(each[1]))
    most = _MOST if rest == 0 and len(named) <= _MOST else _MOST - 1
    rest += sum(points for _, points in named[most:])
    return [_gain(part, points) for part, points in [*named[:most], (REST, rest)] if points]


def _gain(part: str, points: int) -> Part:
    """A part of the chance to win in words."""
    return Part(say(f"wars-chance-{part}" if points > 0 else f"wars-chance-{part}.worse"), points)


def _course(pos: Position, line: Sequence[Option]) -> tuple[tuple[Step, ...], tuple[str, ...], tuple[int, ...]]:
    """The questions a line answers until luck or another seat comes in, and the areas and units it names."""
    trial = pos.copy()
    asked = trial.decision
    seat = asked.seat if asked is not None else -1
    steps, named = list[Step](), list[Option]()
    for answer in line:
        asked = trial.decision
        lucky = trial.chance.state != pos.chance.state
        if lucky or asked is None or asked.seat != seat or answer not in asked.options:
            break
        steps.append(Step(asked.kind, tuple(asked.options), answer))
        named.append(answer)
        before = len(trial.events)
        trial.answer(answer)
        if trial.chance.state == pos.chance.state:
            named += forced(trial.events[before:], asked.side)
    board: Any = pos.rules
    areas = tuple(dict.fromkeys(board.map.areas[each.area] for each in named if 0 <= each.area < len(board.map.areas)))
    units = tuple(dict.fromkeys(each.unit for each in named if each.unit >= 0))
    return tuple(steps), areas, units


def part_of(reason: Reason) -> Part:
    """A reason in words."""
    key = f"wars-advice-{reason.part.removeprefix(ENEMIES).replace('_', '-')}"
    better = reason.points > 0
    if reason.part.startswith(ENEMIES):
        return Part(say(f"{key}.enemy-better" if better else f"{key}.enemy-worse"), reason.points)
    return Part(say(key if better else f"{key}.worse"), reason.points)


def deed(pos: Position, line: Sequence[Option], short: bool = False, bare: bool = False) -> str:
    """What a line does, in a sentence with marks; within an action, what the question is answered with.

    Told as anybody may see it, up to where luck comes in. ``short`` leaves out the question and the full stop,
    ``bare`` the question alone, which stands on the table while it is open.
    """
    asked = pos.decision
    if asked is None or not line:
        return ""
    said = _chronicled(pos, line, asked.side) if asked.kind in RESTING else ""
    if not said:
        speech = words()
        if line[0] not in asked.options:
            return ""  # It rested on something hidden, which was dealt otherwise here.
        labels = speech.option_labels(pos.rules, asked, pos.view(asked.seat))
        label = capital(dict(zip(asked.options, labels, strict=True))[line[0]])
        prompt = capital(speech.prompt(pos.rules, asked)).rstrip(".:")
        prompt += "" if prompt.endswith("?") else ":"
        said = f"**{label}**." if short or bare or asked.kind in RESTING else f"{prompt} **{label}**."
    return said.rstrip(".") if short else said


def _chronicled(pos: Position, line: Sequence[Option], side: int) -> str:
    """The chronicle's first line of what a side does; empty where that is nothing by itself."""
    trial = pos.copy()
    for answer in line:
        if trial.decision is None or answer not in trial.decision.options:
            break
        trial.answer(answer)
    open_ = (event.seen_by(None) for event in takewhile(lambda event: event.kind not in _FELL, trial.events))
    lines = [each for each in chronicle(pos.rules, [each for each in open_ if each is not None]) if each.kind == LINE]
    ends = line[0].kind == "done" and pos.decision is not None and pos.decision.kind in ("action", "second_action")
    return lines[0].text if lines and lines[0].side in (side, None) and not ends else ""
