"""The trial: input number i of a seed is always the same; it is put down, read, and lives if it is accepted."""

import importlib.metadata  # noqa: F401  a refusal lists what is installed: its import is no fault of a file
import logging
import random
import time
import traceback
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import msgspec

from game.match.services import Services
from scripts.fuzzing import lives, oddities, samples
from scripts.fuzzing.changes import CHANGES, damaged
from scripts.fuzzing.kinds import KINDS, Kind, Life, put
from scripts.fuzzing.watch import MOST_BYTES, MOST_MORE, Watch, fresh, limit, memory

READ_SECONDS = 10.0
"""What a reader may compute; one that waits, or hangs, is ended after ``PATIENCE`` times as long."""
LIFE_SECONDS = 30.0
PATIENCE = 6
LARGEST = 3_000_000
OFTEN = (*KINDS, *3 * ("save", "set-up"), *2 * ("journal", "autosave", "replay"), "scenario", "settings")
"""Every kind in its turn, those with most in them again."""
SOUND, BYTES = "sound", "bytes"


class Input(NamedTuple):
    """One file to try: its number, its kind, the change that made it, its bytes."""

    number: int
    kind: Kind
    change: str
    data: bytes


class Fate(NamedTuple):
    """What became of it: accepted or not, and the fault, empty if there was none."""

    accepted: bool
    fault: str = ""
    where: str = ""
    """Where the fault arose, by which faults are told apart."""
    peak: int = 0
    """The most memory there was meanwhile, in bytes."""


class Inputs:
    """All inputs of a seed: ``inputs[i]`` is a pure function of seed and i."""

    def __init__(self, seed: int, only: str = "") -> None:
        self.seed = seed
        self.sound = dict(samples.everything())
        self.sound["chapters as JSON"] = [msgspec.json.encode(KINDS["chapters"].form.open(data))
                                          for data in self.sound["chapters"]]  # fmt: skip
        self.sound["set-up"] = self.sound.pop("setup")
        self.kinds = [KINDS[name] for name in OFTEN if only in ("", name)]
        if not self.kinds:
            raise SystemExit(f"There is no kind {only!r}; there are {', '.join(KINDS)}")
        self._changes = {kind.name: self._able(kind) for kind in self.kinds}

    def _able(self, kind: Kind) -> list[str]:
        """The changes that find anything to change in a kind of file."""
        if kind.name == "folder":
            return list(oddities.THINGS)
        able = []
        for name, change in CHANGES.items():
            trees = [kind.form.open(data) for data in self.sound[kind.name][:5]]
            if any(change(tree, random.Random(1), kind.form.open(self.sound[kind.name][-1])) for tree in trees):
                able.append(name)
        return [*able, BYTES]

    def __getitem__(self, number: int) -> Input:
        """The input of this number."""
        kind = self.kinds[number % len(self.kinds)]
        turn = number // len(self.kinds)
        change = self._changes[kind.name][turn % len(self._changes[kind.name])]
        chance = random.Random(f"{self.seed}/{number}")
        if kind.name == "folder":
            return Input(number, kind, change, msgspec.json.encode(oddities.plan(change, chance)))
        data = chance.choice(self.sound[kind.name])
        if change == BYTES:
            return Input(number, kind, change, damaged(data, chance))
        for _ in range(20):
            tree = kind.form.open(data)
            donor = kind.form.open(chance.choice(self.sound[kind.name]))
            try:
                if CHANGES[change](tree, chance, donor) and len(made := kind.form.close(tree)) <= LARGEST:
                    return Input(number, kind, change, made)
            except (ValueError, OverflowError, RecursionError, TypeError, AttributeError, KeyError):
                pass  # This form cannot say what the change came to; another file, or another place, can.
            data = chance.choice(self.sound[kind.name])
        return Input(number, kind, BYTES, damaged(data, chance))


def attempt(given: Input, folder: Path, watch: Watch, records: list[bytes], most: float = READ_SECONDS) -> Fate:
    """Put an input down, read it, and let it live."""
    oddities.clear(folder)
    watch.folder, watch.seen = str(folder), []
    path = put(given.kind, given.data, folder, records)
    before, start = fresh(), time.process_time()
    life: Life | None = None
    services: Services | None = None
    caught: BaseException | None = None
    took = 0.0
    watch.on = True
    try:
        with limit(PATIENCE * most):
            services = Services(folder)
            life = given.kind.read(services, path)
        took = time.process_time() - start
        with limit(PATIENCE * LIFE_SECONDS):
            if life is not None:
                life.live(random.Random(f"life/{given.number}"))
    except KeyboardInterrupt:
        raise
    except BaseException as problem:
        caught = problem
    finally:
        watch.on = False
        if services is not None:
            services.close()
    accepted = life is not None
    if isinstance(caught, given.kind.allowed) and not accepted:
        try:
            lives.sentence(str(caught))
        except lives.Fault as fault:
            return Fate(False, f"{fault}\n{_trace(caught)}", f"sentence {_where(caught)}")
        caught = None
    if caught is not None:
        return failed(caught, accepted)
    if took > most:
        return Fate(accepted, f"reading took {took:.1f} seconds", "time")
    if memory() > max(MOST_BYTES, before + MOST_MORE):
        return Fate(accepted, f"it took {memory() >> 20} MB, {before >> 20} before", "memory", memory())
    if watch.seen:
        return Fate(accepted, f"it did what it may not: {watch.seen[:3]}", "forbidden")
    return Fate(accepted, peak=memory())


def failed(problem: BaseException, accepted: bool) -> Fate:
    """The fate of an input that something was raised for."""
    return Fate(accepted, _trace(problem), _where(problem))


def _trace(problem: BaseException) -> str:
    return "".join(traceback.format_exception(problem))


def _where(problem: BaseException) -> str:
    """The last line of the program's own an exception came through, and its kind: by this faults are told apart."""
    frames = traceback.extract_tb(problem.__traceback__)
    own = [frame for frame in frames if "/game/" in frame.filename or "lives" in frame.filename]
    telling = [frame for frame in own or frames if frame.name not in lives.JUDGES] or list(frames)
    said = str(problem).partition(":")[0][:40] if isinstance(problem, lives.Fault) else ""
    last = telling[-1]
    return f"{type(problem).__name__} {Path(last.filename).stem}:{last.lineno} {last.name} {said}".strip()


class Found(NamedTuple):
    """A fault of one sort: the first input that showed it, and how often it came."""

    given: Input
    fault: str


class Trial:
    """A run over many inputs: what became of them, by kind and change."""

    def __init__(self, inputs: Inputs, folder: Path, keep: Path | None = None) -> None:
        self.inputs, self.folder, self.keep = inputs, folder, keep
        self.watch = Watch()
        self.read: Counter[tuple[str, str]] = Counter()
        self.accepted: Counter[tuple[str, str]] = Counter()
        self.faults: dict[str, Found] = {}
        self.times: Counter[str] = Counter()
        self.peak = 0

    def sound(self, most: int | None = None) -> None:
        """Try every sound file, or so many of each kind: all are to be accepted. Loads besides what reading needs."""
        self.watch.strict = False
        for kind in dict.fromkeys(self.inputs.kinds):
            for number, data in enumerate(self.inputs.sound.get(kind.name, ())[:most]):
                given = Input(-1 - number, kind, SOUND, data)
                fate = self.one(given)
                refused = Fate(False, "a sound file was refused", SOUND)
                self.note(given, fate if fate.accepted or fate.fault else refused)
        self.watch.strict = True

    def lay(self, given: Input) -> Path:
        """Put an input into the empty data folder; where it lies."""
        oddities.clear(self.folder)
        return put(given.kind, given.data, self.folder, self.inputs.sound["record"][:4])

    def put(self, given: Input) -> tuple[Services, Path]:
        """The program on a data folder in which nothing but this input lies, and where it lies."""
        path = self.lay(given)
        return Services(self.folder), path

    def one(self, given: Input) -> Fate:
        """Try one input."""
        return attempt(given, self.folder, self.watch, self.inputs.sound["record"][:4])

    def run(self, start: int, count: int, seconds: float = 1e9) -> int:
        """Try so many inputs from a number on; how many there was time for."""
        end = time.monotonic() + seconds
        for number in range(start, start + count):
            if time.monotonic() > end:
                return number - start
            given = self.inputs[number]
            fate = self.one(given)
            self.note(given, fate)
        return count

    def note(self, given: Input, fate: Fate) -> None:
        """Count what became of an input."""
        at = given.kind.name, given.change
        self.read[at] += 1
        self.accepted[at] += fate.accepted
        self.peak = max(self.peak, fate.peak)
        if not fate.fault:
            return
        name = f"{given.kind.name}: {fate.where}{' (sound)' if given.change == SOUND else ''}"
        self.times[name] += 1
        if name not in self.faults:
            self.faults[name] = Found(given, fate.fault)
            if self.keep is not None:
                self.keep.mkdir(parents=True, exist_ok=True)
                named = f"{self.inputs.seed}-{given.number}-{Path(given.kind.place(given.data)).name}"
                (self.keep / named).write_bytes(given.data)

    def told(self) -> str:
        """Every sort of fault with how to see it again."""
        return "\n".join(
            f"== {name} ({self.times[name]} times, first by {given.change})\n"
            f"   python scripts/fuzz.py --seed {self.inputs.seed} --from {given.number} --count 1\n{fault}"
            for name, (given, fault) in self.faults.items()
        )

    def table(self) -> str:
        """Accepted of read, by kind and change."""
        lines = []
        for kind in dict.fromkeys(kind for kind, _ in self.read):
            row = {change: (self.accepted[kind, change], n) for (each, change), n in self.read.items() if each == kind}
            lived, total = (sum(column) for column in zip(*row.values(), strict=True))
            lines.append(f"{kind} {lived}/{total}: " + ", ".join(f"{change} {a}/{n}" for change, (a, n) in row.items()))
        return "\n".join(lines)


def quiet() -> None:
    """No log on the screen."""
    logging.disable(logging.CRITICAL)
