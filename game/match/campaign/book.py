"""Campaign files: found, read, and checked whole before anybody plays them."""

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from game.engine.errors import EngineError
from game.games.registry import games, ids_of
from game.language.spoken import say
from game.language.values import Text
from game.match.campaign.goals import campaigns_of, check_goal
from game.match.campaign.progress import progress
from game.match.campaign.story import Book, Chapter, ChapterSeat, Condition, Consequence, Outcome
from game.match.campaign.table import table_of
from game.match.cleaned import cleaned
from game.match.document.document import Document
from game.match.document.parts import PartError, path_of, within
from game.match.files import cause
from game.match.folders import files_in, is_file
from game.match.match import Match
from game.match.saves import SaveError
from game.match.scenarios import SUFFIX as SCENARIO
from game.match.scenarios import Scenario, read_scenario
from game.shipped import shipped

OUTCOMES = ("triumph", "victory", "defeat")
_NEEDS = {"help": ("help",), "relics": (), "stronger": ("enemy",), "weaker": ("enemy",), "mark": ("mark",)}
_MAY = {
    "help": ("help",), "relics": ("number",), "stronger": ("enemy", "power", "doom", "level"),
    "weaker": ("enemy", "power", "doom", "level"), "mark": ("mark",),
}  # fmt: skip
_CONDITIONS = {
    "triumphs_at_least": "number", "victories_at_least": "number", "defeats_at_most": "number", "won": "chapter",
    "lost": "chapter", "marked": "mark", "unmarked": "mark",
}  # fmt: skip
KIND = "Mythos Table campaign"
FORMAT = 1
LARGEST = 256 * 1024
SUFFIXES = (".campaign.toml", ".campaign.json")
_SCENARIO_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,59}\Z")


def check(book: Book) -> None:
    """Raise ``ValueError`` or ``EngineError`` with the first thing that is wrong."""
    _once("chapter", "chapters", [chapter.id for chapter in book.chapters])
    _once("ending", "endings", [ending.id for ending in book.endings])
    _once("enemy", "enemies", [enemy.id for enemy in book.enemies])
    _once("relic", "relics", [relic.artifact for relic in book.relics])
    relics = [relic for game in games() for relic in campaigns_of(game).relics] if book.relics else []
    for place, relic in enumerate(book.relics):
        if relic.artifact not in relics:
            said = say("error-story-no-artifact", artifact=relic.artifact, known=relics)
            raise PartError(said, "relics", place, "artifact")
    for place, chapter in enumerate(book.chapters):
        try:
            _check_chapter(book, chapter, place)
        except (EngineError, ValueError) as problem:
            said = say("error-story-chapter", chapter=chapter.id, problem=Text(cause(problem)))
            raise PartError(said, "chapters", place, *path_of(problem)) from problem
    marks = {then.mark for chapter in book.chapters for _, outcome in outcomes(chapter) for then in outcome.then}
    for place, ending in enumerate(book.endings):
        for number, condition in enumerate(ending.when):
            with within("endings", place, "when", number):
                _check_condition(book, condition, marks, ending.id)
    if book.endings[-1].when:
        raise PartError(say("error-story-last-ending"), "endings", len(book.endings) - 1, "when")


def outcomes(chapter: Chapter) -> Iterable[tuple[str, Outcome]]:
    return [(name, getattr(chapter, name)) for name in OUTCOMES]


def _once(what: str, list_of: str, names: Sequence[str]) -> None:
    for place, name in enumerate(names):
        if name in names[:place]:
            raise PartError(say(f"error-story-twice-{what}", name=name), list_of, place)


def _check_chapter(book: Book, chapter: Chapter, place: int) -> None:
    for field, goals in (("aim", chapter.aim), ("feat", chapter.feat)):
        for number, goal in enumerate(goals):
            with within(field, number):
                check_goal(goal, chapter.game)
    for name, outcome in outcomes(chapter):
        for number, then in enumerate(outcome.then):
            with within(name, "then", number):
                _check_consequence(book, chapter, then)
        later = [each.id for each in book.chapters[place + 1 :]]
        if outcome.next is not None and outcome.next not in later:
            raise PartError(say("error-story-next", outcome=name, next=outcome.next), name, "next")
    _check_seats(book, chapter)
    # Every game must begin, for one person and for two, with everything that can be carried into it.
    for people in (("One",), ("One", "Two")):
        for first_alternates in (0, 1):
            table = table_of(book, chapter, people, progress(book, ()), (), first_alternates)
            Match.new(table.inputs(1, strict=True, ironman=False), table.seats)


def _check_seats(book: Book, chapter: Chapter) -> None:
    game, sitting = campaigns_of(chapter.game), [seat.who for seat in chapter.seats]
    if sitting.count("first") != 1:
        raise PartError(say("error-story-first-seat"), "seats")
    if sitting.count("second") > 1:
        raise PartError(say("error-story-second-seat"), "seats")
    for number, seat in enumerate(chapter.seats):
        with within("seats", number):
            _check_seat(book, chapter, seat)
    if chapter.rite is not None and chapter.rite not in game.parts:
        said = say("error-story-no-rite", rite=chapter.rite, game=chapter.game, known=list(game.parts))
        raise PartError(said, "rite")
    if chapter.scenario is not None:
        position = book.positions[chapter.scenario]
        if position.game != chapter.game or len(position.seats) != len(chapter.seats):
            raise PartError(say("error-story-position", position=chapter.scenario), "scenario")
        if chapter.map or chapter.edition:
            raise PartError(say("error-story-position-map"), "map" if chapter.map else "edition")


def _check_seat(book: Book, chapter: Chapter, seat: ChapterSeat) -> None:
    sides = bool(ids_of(chapter.game, "factions"))
    if (seat.who == "enemy") != (seat.enemy is not None):
        raise PartError(say("error-story-enemy-seat"), "enemy")
    if seat.enemy is not None and seat.enemy not in {enemy.id for enemy in book.enemies}:
        raise PartError(say("error-story-no-enemy", enemy=seat.enemy), "enemy")
    chosen = sides and chapter.scenario is None
    if chosen != (seat.faction is not None):
        raise PartError(say("error-story-faction" if chosen else "error-story-faction.none"), "faction")
    if not sides and (seat.power or seat.doom):
        raise PartError(say("error-story-no-power", game=chapter.game), "power" if seat.power else "doom")


def _check_consequence(book: Book, chapter: Chapter, then: Consequence) -> None:
    given = {"help": then.help, "enemy": then.enemy, "mark": then.mark, "power": then.power or None,
             "doom": then.doom or None, "level": then.level or None, "number": then.number}  # fmt: skip
    for field in _NEEDS[then.rule]:
        if given[field] is None:
            raise ValueError(say("error-story-needs", rule=then.rule, field=field))
    for field, value in given.items():
        if value is not None and field not in _MAY[then.rule]:
            raise ValueError(say("error-story-has-no", rule=then.rule, field=field))
    if then.rule in ("stronger", "weaker"):
        if then.enemy not in {enemy.id for enemy in book.enemies}:
            raise ValueError(say("error-story-no-enemy", enemy=str(then.enemy)))
        if not (then.power or then.doom or then.level):
            raise ValueError(say("error-story-changes-nothing", rule=then.rule))
    if then.rule == "relics" and not campaigns_of(chapter.game).relics:
        raise ValueError(say("error-story-no-relics", game=chapter.game))


def _check_condition(book: Book, condition: Condition, marks: set[str | None], ending: str) -> None:
    def refuse(problem: str) -> ValueError:
        return ValueError(say("error-story-ending", ending=ending, problem=problem))

    needed = _CONDITIONS[condition.rule]
    for field in ("number", "chapter", "mark"):
        value = getattr(condition, field)
        if (value is not None) != (field == needed):
            key = "error-story-needs" if field == needed else "error-story-has-no"
            raise refuse(say(key, rule=condition.rule, field=field))
    if condition.chapter is not None and condition.chapter not in [chapter.id for chapter in book.chapters]:
        raise refuse(say("error-story-no-chapter", chapter=condition.chapter))
    if condition.mark is not None and condition.mark not in marks:
        raise refuse(say("error-story-no-mark", mark=condition.mark))


class BookError(SaveError):
    """A campaign file cannot be played; the message is a sentence for the player."""


def read_book(path: Path) -> Book:
    """A campaign from a file, checked whole; raises ``BookError`` with a sentence that names what is wrong, and where.

    Set positions come from files beside it or from those that ship; a name never leads anywhere else.
    """
    document = Document.read(path, LARGEST, BookError)
    try:
        given = document.parsed()
        if not isinstance(given, dict) or "positions" in given:
            raise BookError(say("error-campaign-book-foreign", file=path.name))
        version = given.get("format")
        if given.get("kind") == KIND and isinstance(version, int) and version > FORMAT:
            raise BookError(say("error-files-newer", file=path.name))
        book = cleaned(msgspec.convert(given, Book))
    except SaveError:
        raise
    except (ValueError, RecursionError) as problem:
        told = document.told(problem, Book)
        raise BookError(say("error-campaign-book-invalid", file=path.name, problem=told)) from problem
    try:
        book = msgspec.structs.replace(book, positions=_positions(book, path))
        check(book)
    except (EngineError, LookupError, TypeError, ValueError, RecursionError) as problem:
        told = document.told(problem)
        raise BookError(say("error-campaign-book-unplayable", file=path.name, problem=told)) from problem
    return book


def _positions(book: Book, path: Path) -> dict[str, Scenario]:
    """The set positions the chapters name."""
    found: dict[str, Scenario] = {}
    for place, chapter in enumerate(book.chapters):
        name = chapter.scenario
        if name is None or name in found:
            continue
        with within("chapters", place, "scenario"):
            if not _SCENARIO_NAME.match(name):
                raise ValueError(say("error-story-position-name", name=name[:40]))
            found[name] = read_scenario(_place_of(name, path.parent))
    return found


def _place_of(name: str, folder: Path) -> Path:
    """The file of a set position: beside the campaign, or among those that ship."""
    for place in (folder, shipped("saves")):
        path = place / f"{name}{SCENARIO}"
        if is_file(path) and path.resolve().parent == place.resolve():
            return path
    raise ValueError(say("error-story-no-position", name=name))


def shipped_books() -> list[Path]:
    """The campaigns that come with the program."""
    try:
        return books_in(shipped("saves"))
    except FileNotFoundError:
        return []


def books_in(folder: Path) -> list[Path]:
    return files_in(folder, *SUFFIXES)
