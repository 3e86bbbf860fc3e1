"""Damage every file the program reads, and see that it says so in a sentence, soon, in little memory, and runs nothing.

    python scripts/fuzz.py [--seconds 600] [--seed 1] [--kind save] [--keep DIR]

Sound files of every kind are made first: a save, a journal, a campaign in play, a campaign file, a set position, the
settings, a record of the chronicle, a replay. Then they are changed in every way that came to mind (bits, bytes, cut,
doubled, numbers made huge, keys and types exchanged, nested deeply; with checksums made right again, so that what lies
behind them is reached) and read. A reader may return something or raise one of the errors it is documented to raise,
with a sentence of one line; anything else is a fault. It has ten seconds for a file, the program 200 MB in all, and it
may open no file for writing outside its folder, run no code and start nothing. Exit code 0 if no fault was found; with
``--keep`` the files that found one are kept there.
"""

import argparse
import contextlib
import gzip
import json
import os
import random
import re
import signal
import sys
import tempfile
import threading
import time
import traceback
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

SECONDS_EACH = 10.0
MOST_BYTES = 200 * 1024 * 1024
MOST_MORE = 100 * 1024 * 1024
"""What a reader may take in a process that is large already, as one that has run other tests."""
NAUGHTY: tuple[Any, ...] = (
    -1, 0, 1 << 31, 1 << 63, -(1 << 70), 1e308, float(1 << 60), "", "x" * 5000, "../../etc/passwd", "a/b", "os:system",
    "\u202e\u0000\ud7ff", "__import__('os')", None, True, [], {}, [[]] * 50, {"rule": "win"}, "great_cthulhu",
)  # fmt: skip


class Kind(NamedTuple):
    """A kind of file: name, sound examples, how it is read, what may be raised, how a checksum is made right."""

    name: str
    examples: list[bytes]
    read: Callable[[Path], object]
    allowed: tuple[type[BaseException], ...]
    suffix: str
    mend: Callable[[bytes], bytes] = lambda data: data


class Fault(Exception):
    """A reader did what it may not."""


# sound files


def kinds(folder: Path) -> list[Kind]:
    """Every kind of file, with sound examples made in a folder."""
    from game.engine.errors import EngineError
    from game.match import journal, replayfile, saves, scenarios, settings
    from game.match.campaign import book, files
    from game.match.chronicle.keeping import played
    from game.match.resources import shipped

    made = examples(folder)

    def read_save(path: Path) -> object:
        opened = saves.open_save(path)
        opened.match.rebuild()
        return opened.match.view(0)

    def read_answers(path: Path) -> object:
        """A record whose answers were damaged before they were packed."""
        summary, _, answers = path.read_bytes().partition(b"\n")
        path.write_bytes(mend_record(b"%s\n%s\n%s" % (made["first"][0], summary, zlib.compress(answers))))
        return played(path)

    def read_replay(path: Path) -> object:
        return replayfile.checked(replayfile.decode_replay(replayfile.read_bytes(path), path.name), path.name)

    shown = shipped("saves")
    toml = [path.read_bytes() for path in sorted(shown.glob("*.campaign.toml"))]
    positions = [path.read_bytes() for path in sorted(shown.glob("*.scenario.json"))]
    return [
        Kind("save", made["save"], read_save, (saves.SaveError,), ".save", mend_save),
        Kind("journal", made["journal"], lambda path: journal.replayed(journal.read_journal(path)), (EngineError,),
             ".journal", mend_journal),
        Kind("campaign", made["campaign"], files.read_run, (saves.SaveError,), ".campaign", mend_run),
        Kind("chapters", toml, book.read_book, (saves.SaveError,), ".campaign.toml"),
        Kind("chapters as JSON", [as_json(data) for data in toml], book.read_book, (saves.SaveError,),
             ".campaign.json"),
        Kind("scenario", positions, scenarios.read_scenario, (saves.SaveError,), ".scenario.json"),
        Kind("settings", made["settings"], settings.read_settings, (), ".json"),
        Kind("record", made["record"], played, (EngineError,), made["suffix"][0].decode(), mend_record),
        Kind("answers", made["answers"], read_answers, (EngineError,), made["suffix"][0].decode()),
        Kind("replay", made["replay"], read_replay, (replayfile.ReplayError,), replayfile.SUFFIX),
        Kind("replay unpacked", [gzip.decompress(data) for data in made["replay"]], read_replay,
             (replayfile.ReplayError,), replayfile.SUFFIX, mend_replay),
    ]  # fmt: skip


def as_json(data: bytes) -> bytes:
    """A campaign file as JSON."""
    import tomllib

    return json.dumps(tomllib.loads(data.decode())).encode()


def examples(folder: Path) -> dict[str, list[bytes]]:
    """Sound files as the program writes them."""
    from game.match.chronicle.keeping import SUFFIX
    from game.match.driver import AskBot, Over
    from game.match.match import Seat
    from game.match.replayfile import encode_replay
    from game.match.services import Services
    from game.match.session import begin

    services = Services(folder)
    found: dict[str, list[bytes]] = {"save": [], "journal": [], "replay": [], "suffix": [SUFFIX.encode()]}
    for inputs in ({"game": "wars", "players": 3}, {"game": "duel"}, {"game": "rites", "players": 2}):
        seats = [Seat("random", name) for name in "ABC"[: inputs.get("players", 2)]]
        session = begin({**inputs, "seed": 3}, seats, services.store)
        for step in range(10_000):
            if step == 60:
                path = services.store.journal(session.match_id)
                found["journal"].append(path.read_bytes())
            waiting = session.waiting()
            if isinstance(waiting, Over):
                break
            if isinstance(waiting, AskBot):
                session.done(waiting, session.think(waiting))
        session.close()
        found["replay"].append(encode_replay(session.match, "Friday"))
        found["save"] += [path.read_bytes() for path in services.store.ring(session.match_id) if path.exists()]
    campaigns = services.campaigns
    run = campaigns.prepare(campaigns.begin_story(campaigns.books()[0].path, ["Ada"]).id)
    session = campaigns.sit_down(run)
    session.change_seat(0, "random")
    while not isinstance(waiting := session.waiting(), Over):
        session.done(waiting, session.think(waiting))
    session.close()
    campaigns.prepare(campaigns.settle(run.id).id)
    found["campaign"] = [path.read_bytes() for path in sorted(campaigns.folder.glob("*.campaign"))]
    services.settings.save()
    found["settings"] = [(folder / "settings.json").read_bytes()]
    found["record"] = [path.read_bytes() for path in sorted((folder / "chronicle").glob(f"*{SUFFIX}"))]
    services.close()
    for data in found["record"]:
        first, summary, packed = data.split(b"\n", 2)
        found["first"] = [first]
        found.setdefault("answers", []).append(summary + b"\n" + zlib.decompress(packed))
    return found


# checksums made right again


def mend_save(data: bytes) -> bytes:
    """A save whose checksum fits what is in it now."""
    from game.match.saves import _checksum

    return _mended(data, _checksum)


def mend_replay(data: bytes) -> bytes:
    """A replay whose checksum fits."""
    from game.match.replayfile import _checksum

    return _mended(data, _checksum)


def _mended(data: bytes, checksum: Callable[[int, bytes, bytes], str]) -> bytes:
    """A file of header and body with the right checksum over both."""
    found = _framed(data, b"header")
    if found is None:
        return data
    head, form, rest = found
    header, middle, body = rest.rpartition(b',"body":')
    return b'%s"%s"%s' % (head, checksum(form, header, body).encode(), b',"header":' + rest + b"}") if middle else data


def mend_run(data: bytes) -> bytes:
    """A campaign in play whose checksum fits."""
    from game.match.campaign.files import _checksum

    found = _framed(data, b"run")
    if found is None:
        return data
    head, form, rest = found
    return b'%s"%s"%s' % (head, _checksum(form, rest).encode(), b',"run":' + rest + b"}")


def _framed(data: bytes, first: bytes) -> tuple[bytes, int, bytes] | None:
    """What stands before the checksum, the format, and what the checksum is over; None if the frame is broken.

    Every search goes over the bytes once: damage makes files of 3 MB in which what is looked for stands many thousand
    times, and a regular expression that tries each against each end hung the whole trial.
    """
    start = re.match(rb'(\{"kind":"[^"]*","format":(\d+),"checksum":)"[0-9a-f]*","' + first + rb'":', data)
    return (start[1], int(start[2][:9]), data[start.end() : -1]) if start and data.endswith(b"}") else None


def mend_journal(data: bytes) -> bytes:
    """A journal in which every line's checksum fits."""
    lines = data.split(b"\n")
    return b"\n".join(b"%08x %s" % (zlib.crc32(line[9:]), line[9:]) if len(line) > 9 else line for line in lines)


def mend_record(data: bytes) -> bytes:
    """A record whose checksum fits, its answers packed from what may have become of them."""
    import hashlib

    first, _, body = data.partition(b"\n")
    words = first.rsplit(b" ", 1)
    return b"%s %s\n%s" % (words[0], hashlib.sha256(body).hexdigest().encode(), body) if len(words) == 2 else data


# damage


def damaged(data: bytes, chance: random.Random) -> bytes:
    """The bytes with one to four things wrong."""
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        data = chance.choice(DAMAGES)(data, chance)
        if len(data) > 3_000_000:
            break
    return data


def _bits(data: bytes, chance: random.Random) -> bytes:
    made = bytearray(data)
    for _ in range(chance.choice((1, 3, 30))):
        if made:
            made[chance.randrange(len(made))] ^= 1 << chance.randrange(8)
    return bytes(made)


def _cut(data: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(data) + 1)
    return chance.choice((data[:at], data[at:], data[:at] + b"\0" * (len(data) - at)))


def _splice(data: bytes, chance: random.Random) -> bytes:
    at, start = chance.randrange(len(data) + 1), chance.randrange(len(data) + 1)
    piece = data[start : start + chance.randrange(200)] * chance.choice((1, 1, 2, 500))
    return data[:at] + piece + data[at + chance.choice((0, len(piece))) :]


def _number(data: bytes, chance: random.Random) -> bytes:
    found = [match.span() for match in re.finditer(rb"-?\d+", data[:400_000])]
    if not found:
        return data
    start, end = chance.choice(found)
    value = chance.choice((b"-1", b"99999999999999999999", b"1e999", b"0", b"2147483648", b"9" * 5000, b"0.5"))
    return data[:start] + value + data[end:]


def _deep(data: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(data) + 1)
    depth = chance.choice((50, 5000, 200_000))
    return data[:at] + chance.choice((b"[", b'{"a":', b"[[", b"(")) * depth + data[at:]


def _tree(data: bytes, chance: random.Random) -> bytes:
    """Of JSON: a value exchanged, a key gone or new, at any depth; not of large files: what the trial itself takes of
    memory would hide what a reader takes."""
    if len(data) > 400_000:
        return _bits(data, chance)
    start = data.find(b"{")
    try:
        whole = json.loads(data[start:].split(b"\n")[0] if start == 9 else data[start:])
    except (ValueError, RecursionError):
        return _bits(data, chance)
    if not isinstance(whole, (dict, list)):
        return _bits(data, chance)
    places: list[tuple[Any, Any]] = []
    found: list[Any] = [whole]
    while found and len(places) < 5000:
        here = found.pop(chance.randrange(len(found)))
        keys = list(here) if isinstance(here, dict) else list(range(len(here)))
        places += [(here, key) for key in keys]
        found += [here[key] for key in keys if isinstance(here[key], (dict, list))]
    if places:
        here, key = chance.choice(places)
        what = chance.randrange(4)
        if what == 0:
            del here[key]
        elif what == 1 and isinstance(here, dict):
            here[str(chance.choice(NAUGHTY))[:60]] = here[key]
        elif what == 2:
            here[key] = chance.choice(places)[0]
        else:
            here[key] = chance.choice(NAUGHTY)
    try:
        return data[:start] + json.dumps(whole, separators=(",", ":")).encode()
    except (ValueError, RecursionError):
        return data


def _lines(data: bytes, chance: random.Random) -> bytes:
    lines = data.split(b"\n")
    one, two = chance.randrange(len(lines)), chance.randrange(len(lines))
    what = chance.randrange(3)
    if what == 0:
        lines[one], lines[two] = lines[two], lines[one]
    elif what == 1:
        lines[one:one] = [lines[two]] * chance.choice((1, 40))
    else:
        del lines[one]
    return b"\n".join(lines)


DAMAGES = (_bits, _cut, _splice, _number, _deep, _tree, _tree, _tree, _lines)


# the trial


class Watch:
    """Notes what Python is about to do that a reader has no business to do."""

    def __init__(self) -> None:
        self.on = False
        self.folder = ""
        self.seen: list[str] = []
        self.peak = 0
        """The most memory while a file was read, in bytes."""
        sys.addaudithook(self._audit)

    def _audit(self, event: str, arguments: tuple[Any, ...]) -> None:
        if not self.on:
            return
        if event in ("exec", "compile", "os.system", "subprocess.Popen", "os.exec", "os.posix_spawn", "socket.connect"):
            self.seen.append(f"{event} {str(arguments)[:200]}")
        elif event == "open" and isinstance(arguments[0], str):
            writes = isinstance(arguments[2], int) and arguments[2] & (os.O_WRONLY | os.O_RDWR)
            if writes and not arguments[0].startswith(self.folder):
                self.seen.append(f"open for writing {arguments[0]}")


def memory() -> int:
    """The most memory this program has had, in bytes; 0 where nobody can tell."""
    try:
        import resource
    except ImportError:
        return 0
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


class TooLong(BaseException):
    """A file took longer than any may; no reader catches it by catching ``Exception``."""


@contextlib.contextmanager
def limit(seconds: float) -> Iterator[None]:
    """End what is done here by :class:`TooLong` once it takes too long, where the system has such an alarm."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def over(*_: object) -> None:
        raise TooLong

    before = signal.signal(signal.SIGALRM, over)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def forget_peak() -> None:
    """Have :func:`memory` count from what there is now, where the system can: making damage takes memory too."""
    with contextlib.suppress(OSError):
        Path("/proc/self/clear_refs").write_text("5")


def attempt(kind: Kind, data: bytes, folder: Path, watch: Watch, most_seconds: float = SECONDS_EACH) -> str:
    """Read a damaged file; returns what is wrong with how it was read, empty if nothing is."""
    path = folder / f"damaged{kind.suffix}"
    for left in folder.iterdir():
        left.unlink()
    path.write_bytes(data)
    forget_peak()
    watch.seen, watch.folder, most = [], str(folder), memory()
    start = time.monotonic()
    watch.on = True
    try:
        with limit(most_seconds):
            kind.read(path)
    except kind.allowed as problem:
        said = str(problem)
        if not said or "\n" in said or len(said) > 2000 or "Traceback" in said:
            return f"the sentence is none: {said[:300]!r}"
    except TooLong:
        return f"it was ended after {most_seconds:g} seconds: {traceback.format_exc()}"
    except BaseException:
        return traceback.format_exc()
    finally:
        watch.on = False
        took = time.monotonic() - start
        watch.peak = max(watch.peak, memory())
    if took > most_seconds:
        return f"it took {took:.1f} seconds"
    if memory() > max(MOST_BYTES, most + MOST_MORE):
        return f"it took {memory() // (1024 * 1024)} MB"
    if watch.seen:
        return f"it did what it may not: {watch.seen[:3]}"
    return ""


def run(
    seconds: float, seed: int, only: str = "", keep: Path | None = None, most: int = 1 << 40
) -> tuple[int, list[str], int]:
    """Damage and read for so many seconds, ``most`` files at most.

    Returns how many were read, the faults found, and the most memory in bytes there was while a file was read.
    """
    chance = random.Random(seed)
    faults: list[str] = []
    count = 0
    with tempfile.TemporaryDirectory() as made:
        data, place = Path(made) / "data", Path(made) / "trial"
        place.mkdir()
        known = kinds(data)
        found = [kind for kind in known if only in ("", kind.name)]
        if not found:
            raise SystemExit(f"There is no kind {only!r}; there are {', '.join(kind.name for kind in known)}")
        watch = Watch()
        for kind in found:
            for example in kind.examples:
                if wrong := attempt(kind, example, place, watch):
                    raise Fault(f"a sound {kind.name} is not read: {wrong}")
        end = time.monotonic() + seconds
        while time.monotonic() < end and len(faults) < 20 and count < most:
            kind = found[count % len(found)]
            with limit(6 * SECONDS_EACH):  # the trial's own work: a hang here is told from one of the program
                changed = damaged(chance.choice(kind.examples), chance)
                if chance.random() < 0.7:
                    changed = kind.mend(changed)
            count += 1
            if wrong := attempt(kind, changed, place, watch):
                faults.append(f"{kind.name}, file {count}: {wrong}")
                if keep is not None:
                    keep.mkdir(parents=True, exist_ok=True)
                    (keep / f"{count}{kind.suffix}").write_bytes(changed)
    return count, faults, watch.peak


def main() -> int:
    """Parse the command line and run."""
    parser = argparse.ArgumentParser(description="Damage every file the program reads, and read it.")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kind", default="", help="one kind of file only")
    parser.add_argument("--keep", type=Path, help="where to keep files that found a fault")
    arguments = parser.parse_args()
    import logging

    logging.disable(logging.CRITICAL)
    count, faults, peak = run(arguments.seconds, arguments.seed, arguments.kind, arguments.keep)
    for fault in faults:
        print(fault, end="\n\n")
    print(f"{count} damaged files read, {len(faults)} faults, {peak // (1024 * 1024)} MB at most")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
