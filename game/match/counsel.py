"""Why a move was made, and what a strong bot would do, in words: for the window and the terminal.

A ``Case`` holds what is to be weighed as plain data out of one seat's view; it is made in the thread
that owns the match, and ``weigh`` may run in any other. Nothing that this seat may not know is used.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.bots import Question
from game.engine.chance import Chance
from game.engine.event import Event
from game.engine.option import Option
from game.engine.position import Position, determinise
from game.games.registry import rules_for
from game.games.rites.words import counsel as rites_counsel
from game.games.wars.bots.advice import ALIKE, ENEMIES, NEXT, ONLY, Advice, Reason, advise, explain
from game.games.wars.bots.greedy import RESTING
from game.games.wars.rules.units import FACTIONS
from game.match.entries import Answer
from game.match.games import of_wars
from game.match.history import History
from game.match.match import Match
from game.match.phrases import LINE, Line
from game.match.words import capital, chronicle, fill, words

STRONG = "hierophant"
"""Whose advice persons get."""
UNSEEN = "unseen"
"""By whom an answer is said to be given that has stayed hidden from whoever asks."""
_FELL = frozenset(("rolled", "rolled_for"))
"""Events that tell of luck: a line is told up to there."""


class Step(NamedTuple):
    """A question to come, as foreseen, and its answer."""

    kind: str
    options: tuple[Option, ...]
    answer: Option


class Part(NamedTuple):
    """A reason in words, with its points of Doom: for (+) or against (-)."""

    words: str
    points: float


@dataclass(frozen=True)
class Counsel:
    """One line of play and what there is to say of it.

    ``deed`` and ``other`` (the best alternative, if any) are sentences with marks. ``worth`` is how many points of
    Doom the line is above the other. ``against`` says with what the parts compare. ``steps`` are the questions the
    line answers, as far as no luck comes in between; ``areas`` and ``units`` are what it names on the map.
    """

    faction: str
    deed: str
    parts: tuple[Part, ...] = ()
    against: str = ""
    other: str = ""
    worth: float = 0.0
    note: str = ""
    steps: tuple[Step, ...] = ()
    areas: tuple[str, ...] = ()
    units: tuple[int, ...] = ()
    measure: str = ""
    """Which words tell how far apart two lines are: ``_rites`` where that is no points of Doom."""

    @property
    def verdict(self) -> str:
        """How the line stands against the other, in a sentence; empty where there is no other."""
        if not self.other:
            return ""
        key = "worse" if self.worth <= -0.05 else "tie" if self.worth < 0.05 else "best"
        if key == "worse" and self.note != text("level", "person"):
            key = "bettered"
        said = text("text", key + self.measure)
        return fill(said, {"points": figure(abs(self.worth)), "other": self.other}.__getitem__)


@dataclass(frozen=True)
class Case:
    """What is to be weighed: a view, and the answers that were given (none: what should be answered).

    ``level`` is the bot whose reasons are told. ``by`` is who answered: a bot's id, ``person`` or ``order``.
    """

    view: Mapping[str, Any]
    line: tuple[Option, ...]
    level: str
    by: str
    seed: int


def hint_case(match: Match, level: str = STRONG) -> Case | None:
    """The open decision, to be answered as a strong bot would; ``None`` where nothing is asked."""
    asked = match.position.decision
    if asked is None:
        return None
    return Case(match.view(asked.seat), (), level, "person", History(match).heard(len(match.entries)))


def why_case(match: Match, entry: int, seat: int | None) -> Case | None:
    """The action that an entry of the match's history belongs to, as a seat sees it (``None``: as anybody may).

    ``None`` where the entry answers no question.
    """
    entries = match.entries
    if not 0 <= entry < len(entries):
        return None
    if seat is None and not of_wars(match.rules):
        if any(not each.bot for each in match.seats):
            return None
        # Where bots alone play nobody's secrets are anybody's: told is what the next cultist sees.
        seat = (getattr(entries[entry], "seat", 0) + 1) % len(match.seats)
    given = entries[entry]
    if not isinstance(given, Answer):
        return None
    start, end = _action(match, entry)
    moment = match.moment(start)
    if not of_wars(match.rules) and seat is not None:
        return _rites_why(match, entry, seat)
    first = entries[start]
    assert isinstance(first, Answer)
    line = tuple(_option(each) for each in entries[start:end] if isinstance(each, Answer))
    bot = moment.seats[given.seat].bot if first.by == "bot" else ""
    by = bot or first.by
    return Case(_seen(moment.position, seat, given.seat), line, bot if bot else STRONG, by, start)


def _rites_why(match: Match, entry: int, seat: int) -> Case:
    """An answer in Rites of Cthulhu as a seat sees it; what has stayed hidden from it is told of as hidden."""
    given = match.entries[entry]
    assert isinstance(given, Answer)
    bot = match.moment(entry).seats[given.seat].bot if given.by == "bot" else ""
    view = rites_counsel.view_of(match, entry, seat)
    if view is None:
        # The answer itself is none of the asker's business.
        return Case(match.moment(entry).position.view(seat), (), bot or STRONG, UNSEEN, 0)
    return Case(view, (_option(given),), bot or STRONG, bot or given.by, History(match).heard(entry))


def deed_entry(match: Match, line: Line) -> int | None:
    """The entry of the history that a line of the chronicle tells of, if it was an answer of its own side."""
    if not of_wars(match.rules):
        return rites_counsel.entry_of(match, line)
    if line.side is None or not match.entries:
        return None
    history = History(match)
    entry = history.entry_behind(line.number + 1) - 1
    if entry < 0 or not isinstance(match.entries[entry], Answer):
        return None
    began = history.events_at(entry)
    if any(event.kind == "phase" for event in match.events_since(began)[: line.number - began]):
        # What a new phase brings follows from the rules, not from the last answer of the phase before.
        return None
    asked = match.moment(entry).position.decision
    return entry if asked is not None and asked.side == line.side else None


def _seen(pos: Position, seat: int | None, asked: int) -> dict[str, Any]:
    """A position as a seat sees it, or with everybody's Elder Signs face down."""
    view = pos.view(asked if seat is None else seat)
    if seat is None:
        signs = {name: [0] * len(values) for name, values in view["state"]["signs"].items()}
        view = {**view, "state": {**view["state"], "signs": signs}}
    return view


def _option(entry: Answer) -> Option:
    return Option(entry.kind, entry.area, entry.unit, entry.side, entry.number)


def _action(match: Match, entry: int) -> tuple[int, int]:
    """The first entry of the action an entry belongs to, and the one behind its last, as far as luck is out of it."""
    start = entry
    if not of_wars(match.rules):
        return entry, entry + 1
    while start > 0 and not _begins(match, start) and _follows(match, start - 1, start):
        start -= 1
    end = entry + 1
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


# Weighing -------------------------------------------------------------------------------------


def weigh(case: Case, count: int = 3) -> list[Counsel]:
    """What there is to say of a case; of an open decision the best lines, the first is what the level would do.

    Takes some hundredths of a second; may run in any thread.
    """
    view = dict(case.view)
    if view["game"] == "rites":
        return _of_rites(case, count)
    if not case.line:
        found = advise(view, case.level, case.seed, count=count)
        return [_told(case, each) for each in found]
    if case.by == "random":
        return [_bare(case, text("level", "random"))]
    if case.by == "order":
        return [_bare(case, text("text", "order"))]
    try:
        return [_told(case, explain(view, case.line, case.level, case.seed))]
    except LookupError:
        return [_bare(case, text("text", "unknown"))]


def _of_rites(case: Case, count: int) -> list[Counsel]:
    """What there is to say in Rites of Cthulhu, where each answer stands for itself."""
    bare = {"random": ("level", "random"), "order": ("text", "order"), UNSEEN: ("text", "unknown")}
    if case.by in bare:
        return [Counsel("", "", note=text(*bare[case.by]))]
    try:
        found = rites_counsel.told(case.view, case.line, case.level, case.seed, count)
    except LookupError:
        return [Counsel("", "", note=text("text", "unknown"))]
    return [
        Counsel(each.name, each.deed, tuple(Part(*reason) for reason in each.reasons),
                "" if each.other or each.guessed else text("compared", "only"), each.other, each.worth,
                text("text", "guessed") if each.guessed else _note(case),
                () if case.line else (Step(each.kind, each.options, each.answer),), measure="_rites")
        for each in found
    ]  # fmt: skip


def _bare(case: Case, note: str) -> Counsel:
    """The deed alone, with the note that says why there are no reasons."""
    pos = _imagined(case)
    asked = pos.decision
    faction = FACTIONS[asked.side] if asked is not None else ""
    return Counsel(faction, deed(pos, case.line), note=note)


def _imagined(case: Case) -> Position:
    setup = case.view["setup"]
    rules = rules_for(setup)
    return determinise(rules, dict(case.view), Chance.seeded(case.seed))


def _told(case: Case, advice: Advice) -> Counsel:
    pos = _imagined(case)
    asked = pos.decision
    assert asked is not None
    steps, areas, units = _course(pos, advice.line)
    if advice.compared in (ONLY, ALIKE):
        against = text("compared", advice.compared)
    else:
        template = text("compared", advice.compared)
        against = fill(template, {"other": deed(pos, advice.other, short=True)}.__getitem__)
    return Counsel(
        FACTIONS[asked.side],
        deed(pos, advice.line, bare=not case.line),
        tuple(part_of(reason) for reason in advice.reasons),
        against,
        deed(pos, advice.other, bare=True) if advice.other and advice.compared != NEXT else "",
        advice.worth,
        _note(case),
        steps,
        areas,
        units,
    )


def _note(case: Case) -> str:
    """What is to be said of whoever's reasons these are."""
    if not case.line:
        return ""
    known = words().tables["advice"]["level"]
    if case.by in known:
        return text("level", case.by)
    return text("level", "other") if ":" in case.by else ""


def _course(pos: Position, line: Sequence[Option]) -> tuple[tuple[Step, ...], tuple[str, ...], tuple[int, ...]]:
    """The questions a line answers until luck or another seat comes in, and the areas and units it names."""
    trial = pos.copy()
    asked = trial.decision
    seat = asked.seat if asked is not None else -1
    steps: list[Step] = []
    named: list[Option] = []
    for answer in line:
        asked = trial.decision
        if asked is None or asked.seat != seat or answer not in asked.options:
            break
        if trial.chance.state != pos.chance.state:
            break
        steps.append(Step(asked.kind, tuple(asked.options), answer))
        named.append(answer)
        before = len(trial.events)
        trial.answer(answer)
        if trial.chance.state == pos.chance.state:
            named += [_forced(event) for event in trial.events[before:] if event.kind == "forced"
                      and event.args[0] == asked.side]  # fmt: skip
    board: Any = pos.rules
    areas = tuple(dict.fromkeys(board.map.areas[each.area] for each in named if 0 <= each.area < len(board.map.areas)))
    units = tuple(dict.fromkeys(each.unit for each in named if each.unit >= 0))
    return tuple(steps), areas, units


def _forced(event: Event) -> Option:
    _, _, kind, area, unit, side, number = event.args
    return Option(str(kind), int(area), int(unit), int(side), int(number))


# Words ----------------------------------------------------------------------------------------


def text(table: str, key: str) -> str:
    """A text about advice."""
    found: str = words().tables["advice"][table][key]
    return found


def figure(points: float) -> str:
    """Points of Doom as a small figure."""
    return f"{points:.1f}"


def signed_figure(points: float) -> str:
    """Points of Doom with their sign; nothing where the match is decided, for then they are no measure."""
    return "" if abs(points) >= 100 else f"{'+' if points > 0 else '−'}{abs(points):.1f}"


def part_of(reason: Reason) -> Part:
    """A reason in words."""
    table = words().tables["advice"]["part"]
    enemies = reason.words.startswith(ENEMIES)
    key = reason.words.removeprefix(ENEMIES)
    way = ("enemy_" if enemies else "") + ("better" if reason.points > 0 else "worse")
    entry = table.get(key, {})
    said = entry.get(way) or fill(table["fallback_" + way], {"words": key}.__getitem__)
    return Part(said, reason.points)


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
    events = []
    for event in trial.events:
        if event.kind in _FELL:
            break
        seen = event.seen_by(None)
        if seen is not None:
            events.append(seen)
    lines = [each for each in chronicle(pos.rules, events) if each.kind == LINE]
    ends = line[0].kind == "done" and pos.decision is not None and pos.decision.kind in ("action", "second_action")
    return lines[0].text if lines and lines[0].side in (side, None) and not ends else ""


def in_lines(counsel: Counsel, parts: int = 3) -> list[str]:
    """A counsel for a terminal, with its weightiest parts; marks are left in."""
    found = [counsel.deed]
    for key, sign in (("for", 1), ("against", -1)):
        said = [f"{each.words} ({signed_figure(each.points)})" for each in counsel.parts[:parts]
                if each.points * sign > 0]  # fmt: skip
        if said:
            found.append(fill(text("text", key), {"reasons": ", ".join(said).replace(" ()", "")}.__getitem__))
    if counsel.against and not counsel.parts:
        found.append(capital(counsel.against))
    found += [each for each in (counsel.verdict, counsel.note) if each]
    return found


def weighed(pos: Position, question: Question, chosen: Option, level: str, seed: int) -> list[str]:
    """A bot's answer and its weightiest reasons in lines, from what its seat knows."""
    case = Case(pos.view(question.seat), (chosen,), level, level, seed)
    return [line for counsel in weigh(case) for line in in_lines(counsel)]


__all__ = ["STRONG", "Case", "Counsel", "Part", "Step", "deed_entry", "figure", "hint_case", "in_lines", "part_of",
           "signed_figure", "text", "weigh", "weighed", "why_case"]  # fmt: skip
