"""The games of a row, a line each in a file of the repository: written when a game is over, read to go on."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from game.arena.hands import failed
from game.arena.play import Game
from game.arena.schedule import Contest, by_seat, entrant, pairing
from game.games.rulings import RULES_VERSION
from scripts.learning.contests.players import play_number, versions
from scripts.learning.contests.rows import Row, in_budget, own_budget

FOLDER = Path(__file__).resolve().parent.parent / "results"


class ResultsError(ValueError):
    """A file of games that cannot be gone on with; says why in a sentence."""


class Who(msgspec.Struct, array_like=True, frozen=True):
    """A bot of a game: its name without times, its version (how it plays), what it may spend on a slot, if it can."""

    name: str
    version: str
    budget: str = ""


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished game. ``seats`` are places in ``bots``, lists after that go by seat; ``ms`` is all thinking."""

    number: int
    seed: int
    bots: list[Who]
    seats: list[int]
    factions: list[str]
    shares: list[float]
    doom: list[int]
    books: list[int]
    reason: str
    turns: int
    decisions: int
    seconds: float
    ms: list[int]
    slots: list[int]
    longest: list[int]
    """The longest slot, in milliseconds."""
    rules: int
    digest: str
    """A hash of all answers."""
    at: str
    map: str = ""
    edition: str = ""
    game: str = "wars"
    budget: str = ""
    humanity: bool = False
    late: list[int] = []
    """Slots over a budget in seconds, if any."""
    faults: list[int] = []
    """What each bot did wrong, so that the level below answered; left out where none did."""
    wrong: list[str] = []
    """In which words."""
    options: dict[str, str] = {}

    def who(self, seat: int) -> Who:
        return self.bots[self.seats[seat]]


def path_of(row_id: str, folder: Path = FOLDER) -> Path:
    """The file of a row's games."""
    return folder / f"{row_id}.jsonl"


def played(contest: Contest, number: int) -> str:
    """Play a game of a contest to its end: the line about it. This is what an executor is given.

    Raises ``CrewError`` with a sentence where the rules fail.
    """
    try:
        game, digest = play_number(contest, number)
    except Exception as problem:
        raise failed(number, f"{type(problem).__name__}: {problem}") from problem
    inputs = pairing(contest, number).inputs
    known = bots_of(contest, versions(contest))
    names = list(known)
    faults = [sum(each.values()) for each in game.faults]
    line = Line(
        number=number,
        seed=inputs["seed"],
        bots=list(known.values()),
        seats=[names.index(contest.field[place]) for place in game.bots],
        factions=game.sides,
        shares=[round(share, 4) for share in game.shares],
        doom=game.doom,
        books=game.books,
        reason=game.reason,
        turns=game.turns,
        decisions=game.decisions,
        seconds=round(game.seconds, 1),
        ms=[round(each) for each in game.spent],
        slots=game.slots,
        longest=[round(each) for each in game.longest_slot],
        rules=RULES_VERSION,
        digest=digest,
        at=datetime.now(UTC).strftime("%Y-%m-%d %H:%M"),
        map=inputs.get("map") or "",
        edition=contest.edition or "",
        game=contest.game,
        budget=in_budget(contest.budget),
        humanity=game.humanity,
        late=game.late if any(game.late) else [],
        faults=faults if any(faults) else [],
        wrong=[sentence for each in game.faults for sentence in each],
        options={name: str(value) for name, value in contest.options},
    )
    return msgspec.json.encode(line).decode()


def bots_of(contest: Contest, found: Mapping[str, str]) -> dict[str, Who]:
    """The bots of a field by their names there, with these versions."""
    return {name: Who(entrant(name).bot, of, in_budget(own_budget(name, contest.budget))) for name, of in found.items()}


def read(path: Path) -> list[Line]:
    """All games of a file; none when there is no file.

    A last line that has no end was being written when somebody pulled the plug; it is no game. Raises ``ResultsError``
    for any other line that is none.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return []
    except (OSError, ValueError) as problem:
        raise ResultsError(f"{path} cannot be read: {problem}") from problem
    whole = text.rpartition("\n")[0].split("\n") if "\n" in text else []
    return [_line(path, place, each) for place, each in enumerate(whole, 1)]


def decoded(text: str) -> Line:
    """A line; raises what msgspec raises."""
    return msgspec.json.decode(text, type=Line)


def _line(path: Path, place: int, text: str) -> Line:
    try:
        line = decoded(text)
    except (msgspec.MsgspecError, ValueError, RecursionError) as problem:
        raise ResultsError(f"line {place} of {path} is damaged ({problem}); the file is left as it is") from problem
    seats = len(line.seats)
    lists: Sequence[Sequence[object]] = (line.factions, line.shares, line.doom, line.books, line.ms, line.slots)
    sound = (
        all(len(each) == seats for each in lists)
        and all(0 <= place < len(line.bots) for place in line.seats)
        and all(0 <= share <= 1 for share in line.shares)
        and (sum(line.shares) <= 0.001 or abs(sum(line.shares) - 1) <= 0.001)
    )
    if not sound:
        raise ResultsError(f"line {place} of {path} is damaged (its lists do not fit); the file is left as it is")
    return line


def append(path: Path, line: str) -> None:
    """Write a game behind the others, at once; what an earlier write left half-done goes."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a+b") as file:
        end = _whole_until(file.seek(0, 2), path)
        file.truncate(end)
        file.seek(0, 2)
        file.write(line.encode() + b"\n")


def _whole_until(size: int, path: Path) -> int:
    """Where the last whole line ends."""
    if not size:
        return 0
    data = path.read_bytes()
    return data.rfind(b"\n") + 1


def of_row(row: Row, lines: Sequence[Line], known: Mapping[str, str]) -> dict[int, Line]:
    """The games of a row as it is now, by number; ``known`` has its bots' versions by their names in the field.

    Left out are games of other bots, budgets, sides or rules. A game that is there twice counts once.
    """
    found: dict[int, Line] = {}
    bots = bots_of(row.contest, known)
    for line in lines:
        if line.number not in found and 0 <= line.number < row.games and _fits(row.contest, line, bots):
            found[line.number] = line
    return dict(sorted(found.items()))


def _fits(contest: Contest, line: Line, bots: Mapping[str, Who]) -> bool:
    due = pairing(contest, line.number)
    names = [contest.field[place] for place in due.seats]
    return (
        line.seed == due.inputs["seed"]
        and line.rules == RULES_VERSION
        and line.game == contest.game
        and line.edition == (contest.edition or "")
        and line.map == (due.inputs.get("map") or "")
        and line.options == {name: str(value) for name, value in contest.options}
        and [line.who(seat) for seat in range(len(line.seats))] == [bots[name] for name in names]
        and by_seat(line.factions) == due.inputs.get("factions", by_seat(line.factions))
    )


def last_versions(contest: Contest, lines: Sequence[Line]) -> dict[str, str]:
    """The versions of a field's bots that have played last."""
    last = {
        (who.name, who.budget): who.version for line in sorted(lines, key=lambda line: line.at) for who in line.bots
    }
    wanted = bots_of(contest, dict.fromkeys(contest.field, ""))
    return {name: last.get((who.name, who.budget), "") for name, who in wanted.items()}


def contradictions(lines: Sequence[Line]) -> list[int]:
    """Numbers of games that went otherwise when they were played again, though no clock had a say in them."""
    seen: dict[object, str] = {}
    found = []
    for line in lines:
        if any(who.budget.startswith("seconds") for who in line.bots):
            continue
        key = (line.number, line.seed, line.rules, line.map, tuple(line.factions), tuple(line.seats), tuple(line.bots))
        if seen.setdefault(key, line.digest) != line.digest:
            found.append(line.number)
    return found


def as_game(contest: Contest, line: Line) -> Game:
    """A game as the arena's figures take it; how long single decisions took is not kept."""
    count = len(line.seats)
    return Game(
        number=line.number,
        bots=list(pairing(contest, line.number).seats),
        sides=line.factions,
        shares=line.shares,
        doom=line.doom,
        books=line.books,
        humanity=line.humanity,
        reason=line.reason,
        turns=line.turns,
        decisions=line.decisions,
        seconds=line.seconds,
        times=[{} for _ in range(count)],
        spent=[float(each) for each in line.ms],
        longest=[0.0] * count,
        slots=line.slots,
        longest_slot=[float(each) for each in line.longest],
        late=line.late or [0] * count,
        faults=[{} for _ in range(count)],
    )
