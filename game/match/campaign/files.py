"""The file of a campaign that is being played: whole or not there, with a checksum and the version before as backup."""

import logging
import re
import secrets
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

import msgspec

from game.engine.errors import EngineError
from game.games.registry import games
from game.games.rulings import RULES_VERSION
from game.language.spoken import say
from game.match.campaign.facts import Facts
from game.match.campaign.league import League, unplayable
from game.match.campaign.story import Book, Id
from game.match.cleaned import cleaned
from game.match.files import cause, read_or_tell, why, write_whole
from game.match.folders import files_in, is_file
from game.match.match import Match
from game.match.record import MOST_SEATS, Inputs, MatchId, Moment, Seats, Text40, Text80, inputs_of, seats_of
from game.match.saves import SaveError, backup_of, checksum, decoded, sealed

log = logging.getLogger(__name__)

MAGIC = "Mythos Table campaign in play"
FORMAT = 2
LARGEST = 4 * 1024 * 1024
SUFFIX = ".campaign"
_NAME = re.compile(r"[0-9a-f]{16}\Z")

People = Annotated[list[Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]], msgspec.Meta(max_length=MOST_SEATS)]
Used = Annotated[list[Text80], msgspec.Meta(max_length=40)]


class OpenGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The game that is going on: the id of its match, and everything to begin it with if there is no save of it yet."""

    match: MatchId
    inputs: Inputs
    seats: Seats
    people: People
    chapter: Id | None = None
    used: Used = msgspec.field(default_factory=list)


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game that is over, its facts taken over once and for good."""

    match: MatchId
    date: Moment
    facts: Facts
    people: People
    chapter: Id | None = None
    used: Used = msgspec.field(default_factory=list)


class Story(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign in chapters as it is played: the whole of it as it was when it began, and one person or two."""

    book: Book
    people: Annotated[list[Text40], msgspec.Meta(min_length=1, max_length=2)]


class Run(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign that is being played or over: a league or a story, never both.

    Standing, chapter and helps are worked out from ``games`` whenever they are wanted; nothing is kept twice.
    """

    id: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{16}$")]
    name: Text80
    date: Moment
    ironman: bool
    games: Annotated[list[Played], msgspec.Meta(max_length=100)]
    open: OpenGame | None
    league: League | None = None
    story: Story | None = None


class _File(msgspec.Struct, frozen=True):
    """A file on disk: what it is, its format, the checksum over the rest."""

    kind: Literal["Mythos Table campaign in play"]
    format: int
    checksum: str
    run: msgspec.Raw


class RunError(SaveError):
    """The file of a campaign cannot be read or written; the message is a sentence."""


def new_id() -> str:
    """An id for a campaign or a match."""
    return secrets.token_hex(8)


def path_of(folder: Path, run_id: str) -> Path:
    """Where a campaign is kept; raises ``RunError`` for an id that could lead elsewhere."""
    if not _NAME.match(run_id):
        raise RunError(say("error-campaign-unknown"))
    return folder / f"{run_id}{SUFFIX}"


def encode(run: Run) -> bytes:
    """The bytes of the file; raises ``RunError`` if there is something in it that could not be read again."""
    data = msgspec.json.encode(run)
    try:
        msgspec.json.decode(data, type=Run)
    except (msgspec.MsgspecError, RecursionError) as problem:
        raise RunError(say("error-campaign-invalid", problem=cause(problem))) from problem
    whole = sealed(MAGIC, FORMAT, run=data)
    if len(whole) > LARGEST:
        raise RunError(say("error-campaign-long"))
    return whole


def write_run(folder: Path, run: Run) -> None:
    """Keep a campaign: when this returns it is on the disk. Raises ``RunError``; the file before is untouched then."""
    path = path_of(folder, run.id)
    data = encode(run)
    try:
        sound = is_file(path) and _sound(path)
        write_whole(path, data, True, backup_of(path) if sound else None)
    except OSError as problem:
        raise RunError(say("error-campaign-unkept", name=run.name, problem=why(problem))) from problem


def _sound(path: Path) -> bool:
    try:
        _read(path)
    except RunError:
        return False
    return True


class OpenedRun(NamedTuple):
    """A campaign read from its file, and a sentence if the backup had to take its place."""

    run: Run
    notice: str


def read_run(path: Path) -> OpenedRun:
    """The campaign in a file; a damaged one's backup takes its place. Raises ``RunError`` with a sentence."""
    try:
        return OpenedRun(_read(path), "")
    except RunError as problem:
        if not problem.damaged or not is_file(backup_of(path)):
            raise
        try:
            run = _read(backup_of(path))
        except RunError:
            raise problem from None
        log.warning("%s", problem)
        return OpenedRun(run, say("error-campaign-backup-told", name=run.name))


def _read(path: Path) -> Run:
    data = read_or_tell(path, LARGEST, RunError)
    damaged = RunError(say("error-campaign-foreign", file=path.name), damaged=True)
    shell = decoded(data, _File, damaged)
    if shell.format > FORMAT:
        raise RunError(say("error-files-newer", file=path.name))
    if shell.format < 1 or shell.checksum != checksum(shell.format, shell.run):
        raise damaged
    run = cleaned(decoded(shell.run, Run, damaged))
    _check(run, path)
    return run


def _check(run: Run, path: Path) -> None:
    """What types cannot say: one kind of campaign, chapters that are in its story, games that can be played."""
    wrong = (run.league is None) == (run.story is None)
    if run.league is not None:
        count = len(run.league.players)
        wrong = wrong or any(len(game.facts.seats) != count for game in run.games) or bool(unplayable(run.league))
    if run.story is not None:
        known = {chapter.id: chapter for chapter in run.story.book.chapters}
        chapters = [game.chapter for game in run.games] + ([run.open.chapter] if run.open else [])
        wrong = wrong or any(chapter not in known for chapter in chapters)
        wrong = wrong or not all(
            game.people and max(game.people) < len(game.facts.seats) for game in run.games
        )
    wrong = wrong or any(game.facts.game not in games() for game in run.games)
    going = run.open
    wrong = wrong or (going is not None and not all(seat < len(going.seats) for seat in going.people))
    if wrong or len({game.match for game in run.games}) < len(run.games):
        raise RunError(say("error-files-damaged", file=path.name), damaged=True)
    _check_playable(run, path)


def _check_playable(run: Run, path: Path) -> None:
    """That the game going on can be begun, and every chapter of the story."""
    from game.match.campaign.book import check

    if run.open is not None and (run.open.inputs.rules or 1) > RULES_VERSION:
        raise RunError(say("error-files-rules", file=path.name), newer=True)
    try:
        if run.open is not None:
            Match.new(inputs_of(run.open.inputs), seats_of(run.open.seats))
        if run.story is not None:
            check(run.story.book)
    except (EngineError, LookupError, TypeError, ValueError) as problem:
        told = say("error-campaign-unplayable", file=path.name, problem=cause(problem))
        raise RunError(told, damaged=True) from problem


def run_files(folder: Path) -> list[Path]:
    """The files of campaigns in the folder, also those of which only the backup is left."""
    names = {path.name.removesuffix(".bak") for path in files_in(folder, SUFFIX, f"{SUFFIX}.bak")}
    return sorted(folder / name for name in names if _NAME.match(name.removesuffix(SUFFIX)))
