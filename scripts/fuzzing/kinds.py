"""The kinds of files: where the program finds each, how it is read there, and the life it has if it is accepted."""

import os
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import msgspec

from game.api import new_match
from game.engine.errors import EngineError, ScriptExhausted, SetupError
from game.language.spoken import SOURCE, speak, spoken
from game.match import saves, scenarios, settings
from game.match.campaign import book
from game.match.campaign.story import Book
from game.match.chronicle import records
from game.match.chronicle.records import RecordError
from game.match.document.faults import shape_of
from game.match.lessons.files import read_lesson, read_puzzle
from game.match.lessons.format import Lesson, Puzzle
from game.match.match import Match
from game.match.scenarios import Scenario
from game.match.services import Services
from scripts.fuzzing import catalogs, forms, lives, oddities, samples

for _shape in (Book, Lesson, Puzzle, Scenario):
    # Made from annotations of ours with the first file that is wrong in a name: nothing that a file has run.
    shape_of(_shape)


class Life(NamedTuple):
    """What an accepted file goes through, and the match in it if it is one; for one refused there is None."""

    live: Callable[[random.Random], None]
    match: Match | None = None


class Kind(NamedTuple):
    """A kind of file: its name, its form, where it lies in the data folder, how the program reads it there."""

    name: str
    form: forms.Form
    place: Callable[[bytes], str]
    read: Callable[[Services, Path], Life | None]
    allowed: tuple[type[BaseException], ...] = (saves.SaveError,)


def _named(folder: str, suffix: str, pattern: bytes = rb'"match":"([0-9a-f]{8,32})"') -> Callable[[bytes], str]:
    """A file's place: named as the id in it, where it has a sound one."""

    def place(data: bytes) -> str:
        found = re.search(pattern, data[:4000])
        return f"{folder}/{found[1].decode() if found else '0' * 16}{suffix}"

    return place


def _record(data: bytes) -> str:
    try:
        return f"chronicle/{records.opened(data, 'it').summary.stem}.game"
    except RecordError:
        return f"chronicle/{'0' * 16}-{'0' * 16}.game"


def _match(services: Services, match: Match) -> Life:
    return Life(lambda chance: lives.live_match(match, services.store.folder, chance), match)


def _save(services: Services, path: Path) -> Life:
    lives.shown(services.list_saves())
    services.continue_info()
    opened = saves.open_save(path)
    return _match(services, opened.match)


def _autosave(services: Services, path: Path) -> Life:
    services.catch_up()
    return _save(services, path)


def _journal(services: Services, path: Path) -> Life | None:
    for said in services.messages():
        lives.sentence(said)
    made = services.store.latest_written(3)
    return _save(services, made[0]) if made else None


def _replay(services: Services, path: Path) -> Life:
    replays = services.replays
    kept = replays.take_in(path)
    lives.shown(replays.listing())
    timeline = replays.read(kept)

    def life(chance: random.Random) -> None:
        lives.live_timeline(timeline, services.store.folder, chance)
        replays.delete(kept)

    return Life(life)


def _chronicle(services: Services, path: Path) -> Life | None:
    listing = services.store.chronicle.list()
    for unread in listing.unread:
        lives.sentence(unread.problem)
    lives.live_games(listing.games)
    gone = [game.id for game in listing.games], [unread.name for unread in listing.unread if not unread.newer]
    if not listing.games:
        services.forget_games(*gone)
        return None
    if path.name == "index":
        return Life(lambda chance: services.forget_games(*gone))
    match = services.store.chronicle.load(listing.games[0].id)

    def life(chance: random.Random) -> None:
        lives.live_record(match, services.store.folder, chance)
        services.forget_games(*gone)

    return Life(life)


def _campaign(services: Services, path: Path) -> Life:
    desk = services.campaigns
    lives.shown(desk.runs())
    desk.going_on()
    run = desk.read(path.stem)
    return Life(lambda chance: lives.live_run(desk, run, services.store.folder, chance))


def _chapters(services: Services, path: Path) -> Life:
    desk = services.campaigns
    for info in desk.books():
        lives.clean(info.title, info.text)
        if info.problem:
            lives.sentence(info.problem)
    book.read_book(path)
    return Life(lambda chance: lives.live_run(desk, desk.begin_story(path, ["Ada", "Bea"][: chance.randrange(1, 3)]),
                                              services.store.folder, chance))  # fmt: skip


def _scenario(services: Services, path: Path) -> Life:
    scenario = scenarios.read_scenario(path)
    lives.clean(scenario.name, scenario.text)
    return _match(services, scenario.begin(1))


def _lesson(services: Services, path: Path) -> Life:
    for problem in services.lessons.all().problems:
        lives.sentence(problem)
    lesson = read_lesson(path)

    def life(chance: random.Random) -> None:
        taught = services.lessons.begin(lesson, chance.randrange(len(lesson.steps)))
        taught.course.finish_step()
        taught.session.close()

    return Life(life)


def _puzzle(services: Services, path: Path) -> Life:
    puzzle = read_puzzle(path)

    def life(chance: random.Random) -> None:
        posed = services.lessons.pose(puzzle)
        posed.attempt.give_up()
        posed.attempt.shown()
        posed.session.close()

    return Life(life)


def _settings(services: Services, path: Path) -> Life | None:
    said = services.messages()
    for each in said:
        lives.sentence(each)
    if said:
        return None

    def life(chance: random.Random) -> None:
        services.settings.standing_orders()
        services.settings.save()
        lives.same(services.messages(), [], "messages of settings kept")
        lives.same(settings.read_settings(path), (services.settings, ""), "settings read again")

    return Life(life)


def _setup(services: Services, path: Path) -> Life | None:
    try:
        given = msgspec.json.decode(path.read_bytes())
    except (ValueError, RecursionError):
        return None  # Not a file of the program's: whoever calls has arguments, not bytes.
    keys = ("game", "players", "factions", "map", "edition", "seed", "options", "setup", "dice", "draws")
    if not isinstance(given, dict):
        return None
    match: Match = new_match(**{"game": "wars", **{key: given[key] for key in keys if key in given}})

    def life(chance: random.Random) -> None:
        try:
            lives.live_match(match, services.store.folder, chance)
        except ScriptExhausted:
            if match.inputs["dice"] is None and match.inputs["draws"] is None:
                raise

    return Life(life, match)


def _catalog(services: Services, path: Path) -> Life:
    # Chosen anew, the language is read anew.
    speak(SOURCE)
    english = catalogs.english()
    if wrong := catalogs.unsaid(spoken(), english, english):
        raise lives.Fault(f"not said: {wrong[:3]}")

    def life(chance: random.Random) -> None:
        lives.clean(*(called for _, called in services.languages().named))
        lives.same(catalogs.unsaid(spoken(), english, english), [], "messages said again")

    return Life(life)


def _folder(services: Services, path: Path) -> Life:
    for said in services.messages():
        lives.sentence(said)

    def life(chance: random.Random) -> None:
        lives.shown(services.list_saves())
        lives.shown(services.replays.listing())
        lives.shown(services.campaigns.runs())
        services.campaigns.books()
        services.campaigns.going_on()
        lives.live_games(services.store.chronicle.list().games)
        services.continue_info()
        services.catch_up()
        services.languages()
        services.store.disk_use()
        _ = services.store.count(), services.campaigns.count(), services.store.chronicle.count()

    return Life(life)


KINDS: dict[str, Kind] = {kind.name: kind for kind in (
    Kind("save", forms.SAVE, lambda data: "saves/game-it.save", _save),
    Kind("autosave", forms.SAVE, _named("autosaves", "-0.save"), _autosave),
    Kind("journal", forms.JOURNAL, _named("journals", ".journal"), _journal, ()),
    Kind("replay", forms.REPLAY, lambda data: "it.mythosreplay", _replay, (EngineError,)),
    Kind("record", forms.RECORD, _record, _chronicle, (RecordError,)),
    Kind("index", forms.INDEX, lambda data: "chronicle/index", _chronicle, (RecordError,)),
    Kind("campaign", forms.RUN, _named("campaigns/played", ".campaign", rb'"id":"([0-9a-f]{16})"'), _campaign),
    Kind("chapters", forms.TOML, lambda data: "campaigns/own.campaign.toml", _chapters),
    Kind("chapters as JSON", forms.PLAIN, lambda data: "campaigns/own.campaign.json", _chapters),
    Kind("lesson", forms.TOML, lambda data: "lessons/it.lesson.toml", _lesson),
    Kind("puzzle", forms.TOML, lambda data: "lessons/it.puzzle.toml", _puzzle),
    Kind("scenario", forms.PLAIN, lambda data: "it.scenario.json", _scenario),
    Kind("catalog", forms.FLUENT, lambda data: "languages/en/own.ftl", _catalog, ()),
    Kind("settings", forms.PLAIN, lambda data: "settings.json", _settings, ()),
    Kind("set-up", forms.PLAIN, lambda data: "setup.json", _setup, (SetupError,)),
    Kind("folder", forms.PLAIN, lambda data: "plan.json", _folder, ()),
)}  # fmt: skip


def put(kind: Kind, data: bytes, folder: Path, records: list[bytes]) -> Path:
    """Write a file where the program finds it, with what belongs beside it."""
    path = folder / kind.place(data)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    if kind.name == "index":
        for number, record in enumerate(records):
            beside = folder / _record(record)
            beside.write_bytes(record)
            os.utime(beside, ns=(samples.stamped(number),) * 2)
    if kind.name == "folder":
        path.unlink()
        oddities.carry_out(msgspec.json.decode(data), folder)
    return path
