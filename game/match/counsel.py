"""Why a move was made, and what a strong bot would do, in words: for the window and the terminal.

A ``Case`` holds what is to be weighed as plain data out of one seat's view; it is made in the thread
that owns the match, and ``weigh`` may run in any other. Nothing that this seat may not know is used.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec

from game.bots import Question
from game.bots.protocol import Cancelled as Cancelled
from game.bots.protocol import Job as Job
from game.engine.option import Option
from game.engine.position import Position
from game.games.registry import words_part
from game.language.spoken import has, say, tell
from game.language.values import Value, capital, markup
from game.match.entries import Answer
from game.match.history import History
from game.match.match import Match
from game.match.phrases import Line

STRONG = "hierophant"
"""Whose advice persons get."""
UNSEEN = "unseen"
"""By whom an answer is said to be given that has stayed hidden from whoever asks."""
_SILENT = {"random": ("level", "random"), "order": ("text", "order"), UNSEEN: ("text", "unknown")}
"""Who answers without reasons, and the note that says so."""
SHARE = "-share"
"""The measure of lines told apart in whole percent of the chance to win."""


class Step(NamedTuple):
    """A question to come, as foreseen, and its answer."""

    kind: str
    options: tuple[Option, ...]
    answer: Option


class Part(NamedTuple):
    """A reason in words, with its points in the counsel's measure: for (+) or against (-)."""

    words: str
    points: float


@dataclass(frozen=True)
class Counsel:
    """One line of play and what there is to say of it.

    ``deed`` and ``other`` (the best alternative, if any) are sentences with marks. ``worth`` is how far the line is
    above the other, in points of Doom or another ``measure``. ``against`` says with what the parts compare. ``steps``
    are the questions the line answers, as far as no luck comes in between; ``areas`` and ``units`` are what it names
    on the map.
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
    """Which words tell how far apart two lines are: ``SHARE``, or ``-rites`` where that is no points of Doom."""
    share: int = 0
    """The chance to win in percent, if that is the measure: the parts come to what it is above that of the other."""
    even: bool = False
    """Whether nobody can tell for certain which of both is better."""

    @property
    def verdict(self) -> str:
        """How the line stands against the other, in a sentence; empty where there is no other."""
        if not self.other:
            return ""
        key = "worse" if self.worth <= -0.05 else "tie" if self.worth < 0.05 else "best"
        if key == "worse" and self.note not in (text("level", "person"), text("learned", "person")):
            key = "bettered"
        key = ("tie" if self.even else key) + self.measure
        other, share = markup(self.other), round(self.share - self.worth)
        return text("text", key, points=figure(abs(self.worth)), share=share, other=other)

    @property
    def chance(self) -> str:
        """What chance to win the line promises, in a sentence; empty where something else is measured."""
        return text("text", "chance", share=self.share) if self.measure == SHARE else ""

    def signed(self, points: float) -> str:
        """Points of the counsel's measure as a small figure with its sign."""
        return signed_figure(points, self.measure)


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
    quick: bool = False
    """Whether it is one of very many, and each is to cost little."""


class Counsellor(ABC):
    """Explains the moves of one game: its ``GameCounsel.counsellor``."""

    @abstractmethod
    def case(self, match: Match, entry: int, seat: int | None) -> Case | None:
        """The answer of an entry, and what belongs to it, as a seat sees it (``None``: as anybody may)."""

    @abstractmethod
    def entry_of(self, match: Match, line: Line, last: int) -> int | None:
        """The entry that a line of the chronicle tells of, if it was an answer of the line's own side.

        ``last`` is the entry whose carrying out brought the line.
        """

    @abstractmethod
    def weigh(self, case: Case, count: int, stopped: Callable[[], bool] = bool) -> list[Counsel]:
        """See the function; raises ``LookupError`` where the view's seat knows of no such choice."""

    def bare(self, case: Case, note: str) -> Counsel:
        """What was done alone, with the note that says why there are no reasons."""
        return Counsel("", "", note=note)


class GameCounsel:
    """Whether the moves of a game can be explained; its part ``words`` is one."""

    def counsellor(self) -> Counsellor | None:
        """What explains moves, if anything does; its bots are imported when it is first asked for."""
        return None


def _counsellor(game: str) -> Counsellor | None:
    told: GameCounsel = words_part(game)
    return told.counsellor()


def hint_case(match: Match) -> Case | None:
    """The open decision, to be answered as a strong bot would; ``None`` where nothing is asked or explained."""
    asked = match.position.decision
    if asked is None or _counsellor(match.rules.game) is None:
        return None
    return Case(match.view(asked.seat), (), STRONG, "person", History(match).heard(len(match.entries)))


def why_case(match: Match, entry: int, seat: int | None) -> Case | None:
    """The action that an entry of the match's history belongs to, as a seat sees it (``None``: as anybody may).

    ``None`` where the entry answers no question.
    """
    if not 0 <= entry < len(match.entries) or not isinstance(match.entries[entry], Answer):
        return None
    counsellor = _counsellor(match.rules.game)
    return counsellor.case(match, entry, seat) if counsellor is not None else None


def deed_entry(match: Match, line: Line) -> int | None:
    """The entry of the history that a line of the chronicle tells of, if it was an answer of its own side."""
    if line.side is None or not match.entries:
        return None
    counsellor, last = _counsellor(match.rules.game), History(match).entry_behind(line.number + 1) - 1
    return counsellor.entry_of(match, line, last) if counsellor is not None and last >= 0 else None


def weigh(case: Case, count: int = 3, stopped: Callable[[], bool] = bool) -> list[Counsel]:
    """What there is to say of a case; of an open decision the best lines, the first is what the level would do.

    Takes up to a second, a tenth of that if it is to be quick; may run in any thread. Raises ``Cancelled`` once
    ``stopped`` says that nobody waits for it.
    """
    counsellor = _counsellor(case.view["game"])
    assert counsellor is not None
    silent = _SILENT.get(case.by)
    if silent is None:
        try:
            return counsellor.weigh(case, count, stopped)
        except LookupError:
            silent = _SILENT[UNSEEN]
    return [counsellor.bare(case, text(*silent))]


def note_of(case: Case) -> str:
    """What is to be said of whoever's reasons these are."""
    if not case.line:
        return ""
    if has(f"advice-level-{case.by}"):
        return text("level", case.by)
    return text("level", "other") if ":" in case.by else ""


def text(table: str, key: str, **values: Value) -> str:
    """What advice says: "heading", "compared", "text", "level", "learned" or "turning", and which of them."""
    return tell(f"advice-{table}-{key}", values)


def figure(points: float) -> str:
    """Points of Doom as a small figure."""
    return say("chronicle-mean", number=points)


def signed_figure(points: float, measure: str = "") -> str:
    """Points of a measure with their sign, 0 without.

    Nothing for points of Doom where the match is decided, for then they are no measure.
    """
    if measure == SHARE:
        sign = "+" if points > 0 else "−" if points < 0 else ""
        return sign + say("chronicle-percent", number=abs(round(points)))
    if abs(points) >= 100:
        return ""
    size = figure(abs(points))
    return size if size == figure(0) else f"{'+' if points > 0 else '−'}{size}"


def in_lines(counsel: Counsel, parts: int = 3) -> list[str]:
    """A counsel for a terminal, with its weightiest parts; marks are left in."""
    found = [each for each in (counsel.deed, counsel.chance) if each]
    for key, sign in (("for", 1), ("against", -1)):
        said = [markup(f"{each.words} ({counsel.signed(each.points)})".replace(" ()", ""))
                for each in counsel.parts[:parts] if each.points * sign > 0]  # fmt: skip
        if said:
            found.append(text("text", key, reasons=said))
    if counsel.against and not counsel.parts:
        found.append(capital(counsel.against))
    found += [each for each in (counsel.verdict, counsel.note) if each]
    return found


def weighed(pos: Position, question: Question, chosen: Option, level: str, seed: int) -> list[str]:
    """A bot's answer and its weightiest reasons in lines, from what its seat knows."""
    case = Case(pos.view(question.seat), (chosen,), level, level, seed, quick=True)
    return [line for counsel in weigh(case) for line in in_lines(counsel)]


_COUNSELS = msgspec.json.Decoder(list[Counsel])


def weighing(case: Case) -> Job[list[Counsel]]:
    """``weigh`` as a job."""
    line = tuple(tuple(answer) for answer in case.line)
    given = (dict(case.view), line, case.level, case.by, case.seed)
    return Job("game.match.counsel:weigh_job", given, _COUNSELS.decode)


def weigh_job(job: Job[Any], view: dict[str, Any], line: list[Any], level: str, by: str, seed: int) -> str:
    case = Case(view, tuple(map(Option._make, line)), level, by, seed)
    counsels = weigh(case, stopped=job.cancelled)
    # What messages say is text that msgspec knows only by its plain kind.
    return msgspec.json.encode(counsels, enc_hook=str).decode()
