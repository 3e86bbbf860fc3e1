"""Sound files of every kind, the same on every call: games in all their moments, and what is made of them."""

import base64
import functools
import random
import struct
import tempfile
import zlib
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from game.engine.errors import SetupError
from game.engine.position import encode_stack
from game.games.registry import game_of
from game.games.registry import games as games_by_id
from game.games.rites.rules.cards import RITE_ID
from game.language.library import SOURCE
from game.match import saves
from game.match.campaign import files as runs
from game.match.campaign.book import read_book
from game.match.campaign.goals import facts_of
from game.match.campaign.league import League
from game.match.chronicle import records
from game.match.chronicle.keeping import Known, write_index
from game.match.chronicle.making import record_of
from game.match.entries import SeatChange
from game.match.journal import Journal
from game.match.lessons.files import LESSON, PUZZLE
from game.match.match import Match, Seat
from game.match.record import SeatRecord, inputs_record, recording, seat_records
from game.match.replayfile import encode_replay
from game.match.settings import Settings
from game.shipped import asset, shipped

DAY = datetime(2026, 11, 20, 20, 0, tzinfo=UTC)
OLD = Path(__file__).resolve().parent.parent.parent / "tests" / "saves"
GAMES: tuple[dict[str, Any], ...] = (
    {"game": "wars", "players": 4}, {"game": "wars", "players": 4, "edition": "later", "map": "earth_4_west5_east3"},
    {"game": "wars", "players": 3}, {"game": "wars", "players": 3, "edition": "later"},
    {"game": "wars", "players": 3, "options": {"direction": "clockwise"}, "first": True},
    {"game": "wars", "players": 2}, {"game": "wars", "players": 2, "edition": "later"},
    {"game": "duel", "options": {"handicap": {"great_cthulhu": {"power": 1, "doom": 2}}}}, {"game": "duel"},
    {"game": "rites", "players": 3},
    *({"game": "rites", "players": 2 + n % 4, "options": {"rite": rite}} for n, rite in enumerate(RITE_ID)),
)  # fmt: skip
NAMES = ("Ada", "Bea", "Tobias", "Ruth", "Vane", "Clara")
JPEG = zlib.decompress(base64.b85decode(
    "c-s4a<NpH&0WUXCHwH#V1_nkTWcYuZ!I^=TnT3UgnH5N|va+(V^Kh^O0Y5i4CyyY%kdPq1prEjrjJU9fl&GMfgrbC$tgO7eys)^Eijtg"
    ")jGVk2$Ph-LR(3XaJ`N5(IT1k-Ig-Ku0}O&33=Rwq%#2D5OoEKef{g!<FvtVl$;t=@3{b$x#LNP8B?l)LH&DS=0R|>UW@aX!`+*(+%GL"
    "tq8CV2ag%k}P*@OcV*_8@Kj2b5{<WP3ncu+Lx;s+Juq@pHHE-`TlNhwt|bq!4|6H_yD3rj0!7gslT4^OY)kkGL3h{&kql+?8JjLfX!lG"
    "3vBipr|yme#iRj?S)0lc!9bHhsp-S&J4gS-Ncbij}K2ZQinV+x8thcO5!><mj>ECr+Nabot8FYu9hwy!G(W<0ns_J%91?)yGetzkL1n{"
    "m0K=Ab&A3Ff+mcR(}Zs{lx@~78Z7pzZjXyK?(#}SQQP~gd79e6AOivj2byaoF*>Zc#u=sIOv0DQqe^&F%^@CsvkjK1N)3Pk2R6yGq}eP"
    "{<_7$!^{YbJZ3=#dxj5H8jBV@<kDEwKrXibe-i+hqud|"
))  # fmt: skip
"""A picture as the program writes it, 64 by 64."""
LONG = 420
"""A moment is looked for in so many answers."""


def picture(width: int = 32, height: int = 18) -> bytes:
    """A PNG that says it has this size; its pixels are those of 32 by 18."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    lines = zlib.compress((b"\0" + b"\x40\x60\x50" * 32) * 18)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", lines) + chunk(b"IEND", b"")


def seats(count: int, people: int) -> list[Seat]:
    """The first few are people."""
    bots = ("random", "adept", "initiate", "hierophant")
    return [Seat("" if n < people else bots[n % 4], name) for n, name in enumerate(NAMES[:count])]


def count_of(inputs: dict[str, Any]) -> int:
    """How many seats a game of these inputs has."""
    return int(inputs.get("players", 2))


def step(match: Match, chance: random.Random) -> None:
    """One answer, or now and then a hand-over, other dice, or Elder Signs shown."""
    asked = match.decision
    assert asked is not None
    if (deed := chance.random()) < 0.01:
        match.seat_change(chance.randrange(len(match.seats)), chance.choice(("", "random", "adept")))
    elif deed < 0.02:
        match.new_dice(chance.getrandbits(40))
        if chance.random() < 0.5:
            match.script(dice=[chance.randint(1, 6) for _ in range(60)])
            match.script()
    else:
        match.answer(chance.choice(asked.options), by="bot" if match.seats[asked.seat].bot else "person")


def moments(number: int, inputs: dict[str, Any], end: bool) -> Iterator[tuple[str, Match]]:
    """A game and its moments: one for every new depth or kind of frame on the stack; at last its end if wanted."""
    chance = random.Random(number)
    match = Match.new({**inputs, "seed": number}, seats(count_of(inputs), 1 + number % 3))
    known: set[str] = set()
    while (asked := match.decision) is not None and (end or len(match.entries) < LONG):
        tags = {str(frame[0]) for frame in encode_stack(match.position.stack)}
        what = asked.kind if tags & {"choose"} else "/".join(sorted(tags))
        if what not in known and len(known) < 12 and (not known or len(match.entries) > 8 * len(known)):
            known.add(what)
            yield what, match
        step(match, chance)
    if match.decision is None:
        yield "end", match


def games() -> dict[str, list[bytes]]:
    """Saves, journals, replays and records of the games."""
    made: dict[str, list[bytes]] = {kind: [] for kind in ("save", "autosave", "journal", "replay", "record", "over")}
    with tempfile.TemporaryDirectory() as folder:
        for number, inputs in enumerate(GAMES):
            match_id = f"{number:016x}"
            whole = inputs["game"] != "wars" or number in (2, 4)
            for place, (what, match) in enumerate(moments(number, inputs, whole)):
                date = DAY + timedelta(hours=number, minutes=place)
                taken = match
                if place == 5:
                    taken = Match.begun_at(match.inputs, match.first_seats, None)
                    taken.position = match.position.copy()
                    taken.forget("It goes on from here.")
                data = saves.snapshot(taken, f"{inputs['game']}, {what}", match_id, JPEG, date).encode()
                made["over" if what == "end" else "autosave" if place % 2 else "save"].append(data)
                if place in (1, 4) or what == "end":
                    made["replay"].append(encode_replay(match, f"{what} of {NAMES[number % 6]}", date))
                if place in (3, 6):
                    made["journal"].append(_journal(match, Path(folder) / f"{match_id}.journal", match_id))
                if what == "end":
                    made["record"].append(records.encode(record_of(match, match_id, "", date)))
    made["autosave"] += made["over"][::2]
    made["save"] += made.pop("over")[1::2]
    for kind, suffix in (("save", "save"), ("journal", "journal"), ("replay", "mythosreplay"), ("record", "game")):
        made[kind] += [path.read_bytes() for path in sorted(OLD.rglob(f"*.{suffix}"))]
    return made


def _journal(match: Match, path: Path, match_id: str) -> bytes:
    """The journal of a match that was taken up after its first ten entries, with one step back."""
    again = recording(match).played(10)
    written = Journal(path, again, match_id, "Autosave")
    again.listener = lambda what, value: written.note(what, value, again.serial)
    for number, entry in enumerate(match.entries[10:]):
        if number == 5 and not isinstance(entry, SeatChange):
            again.undo()
            again.redo()
        again._do(entry)
    written.close()
    return path.read_bytes()


def campaigns() -> list[bytes]:
    """Leagues and stories: begun, with a game going on, with games over."""
    ended = {inputs["game"]: next(match for what, match in moments(90 + n, inputs, True) if what == "end")
             for n, inputs in enumerate(({"game": "duel"}, {"game": "rites", "players": 2}))}  # fmt: skip
    made = []
    for number, method in enumerate(("rotate", "draft", "chance")):
        players = [SeatRecord("" if n < 2 - number % 2 else "random", name) for n, name in enumerate(NAMES[:2])]
        league = League(players, ["duel", "rites"], 5, method, "first", 7 + number)  # type: ignore[arg-type]
        played = [runs.Played(f"{50 + n:016x}", DAY, facts_of(match), [0]) for n, match in enumerate(ended.values())]
        going = _going(ended["duel"], [0], None) if number == 1 else None
        made.append(runs.Run(f"{number:016x}", f"League {number}", DAY, number == 2, played[:number], going, league))
    book = read_book(sorted(shipped("saves").glob("*.campaign.toml"))[0])
    people = [["Ada"], ["Ada", "Bea"]]
    for number, names in enumerate(people):
        facts = facts_of(ended["rites"])
        played = [runs.Played(f"{60 + n:016x}", DAY, facts, [0], chapter.id) for n, chapter in enumerate(book.chapters)]
        going = _going(ended["rites"], [0], book.chapters[3].id) if number else None
        story = runs.Story(book, names)
        count = 3 if number else 0
        made.append(runs.Run(f"{8 + number:016x}", book.title, DAY, False, played[:count], going, story=story))
    made.append(msgspec.structs.replace(made[-1], id=f"{15:016x}", games=played, open=None))
    return [runs.encode(run) for run in made] + [path.read_bytes() for path in sorted(OLD.rglob("*.campaign"))]


def _going(match: Match, people: list[int], chapter: str | None) -> runs.OpenGame:
    begun = Match.new(match.inputs, match.first_seats)
    return runs.OpenGame(f"{70:016x}", inputs_record(begun), seat_records(match.first_seats), people, chapter)


def index_of(kept: list[bytes], folder: Path) -> bytes:
    """The index of a chronicle of these records, each written when ``stamped`` says."""
    known = {}
    for data in kept:
        summary = records.opened(data, "").summary
        name = f"{summary.stem}.game"
        known[name] = Known(name, (stamped(len(known)), len(data)), summary)
    write_index(folder, known)
    return (folder / "index").read_bytes()


def stamped(number: int) -> int:
    """When the files of a chronicle were written, in nanoseconds."""
    return 1_700_000_000_000_000_000 + number * 1_000_000_000


def setups(made: dict[str, list[bytes]]) -> list[bytes]:
    """Arguments of ``game.api.new_match``: games from their beginning, and the positions of saves as set-ups."""
    found: list[dict[str, Any]] = [{**inputs, "seed": 5} for inputs in GAMES]
    for data in made["save"][::3]:
        body = msgspec.json.decode(data)["body"]
        inputs = {key: value for key, value in body["inputs"].items() if key not in ("strict", "ironman", "setup")}
        state = body["position"]["state"]
        if inputs.get("players") != 2 or inputs["game"] != "wars":
            found.append({**inputs, "setup": state})
    for path in sorted(shipped("saves").glob("*.scenario.json")):
        plain = msgspec.json.decode(path.read_bytes())
        found.append({key: plain[key] for key in ("game", "factions", "map", "edition", "setup")})
    return [msgspec.json.encode({"dice": None, "draws": None, **inputs}) for inputs in found if _playable(inputs)]


def _playable(inputs: dict[str, Any]) -> bool:
    """Whether a set-up can be begun: not every moment of a game can be written down as one."""
    try:
        Match.new(inputs)
    except SetupError:
        return False
    return True


def settings() -> list[bytes]:
    """Settings as they begin, and some with much chosen."""
    chosen = Settings(interface_scale=150, text_scale=125, palette="red_green", hints_seen=["action", "move_unit"],
                      last_game={"game": "wars", "players": 3, "names": ["Ada", "Bea"], "seats": [{"bot": "adept"}],
                                 "map": "earth_3", "edition": "later"})  # fmt: skip
    chosen.standing_orders(False)
    return [msgspec.json.format(msgspec.json.encode(each)) for each in (Settings(), chosen)]


def catalogs() -> list[bytes]:
    """English as it ships: grammar, names and events, as somebody begins a translation with."""
    wars = game_of("wars").catalogs
    assert wars is not None
    found = [wars / SOURCE / f"{name}.ftl" for name in ("names", "events", "log")]
    found += [asset("text", SOURCE, f"{name}.ftl") for name in ("settings", "title", "grammar")]
    return [path.read_bytes() for path in found]


@functools.lru_cache(maxsize=1)
def everything() -> dict[str, list[bytes]]:
    """Every kind's sound files."""
    made = games()
    toml = [path.read_bytes() for path in sorted(shipped("saves").glob("*.campaign.toml"))]
    with tempfile.TemporaryDirectory() as folder:
        made["index"] = [index_of(made["record"][:4], Path(folder))]
    made |= {"campaign": campaigns(), "chapters": toml, "settings": settings(), "setup": setups(made)}
    for kind, ending in (("lesson", LESSON), ("puzzle", PUZZLE)):
        folders = (Path(str(files(game.package))) / "lessons" for game in games_by_id().values())
        made[kind] = [path.read_bytes() for folder in folders for path in sorted(folder.glob(f"*{ending}"))]
    made["catalog"] = catalogs()
    made["scenario"] = [path.read_bytes() for path in sorted(shipped("saves").glob("*.scenario.json"))]
    return made
