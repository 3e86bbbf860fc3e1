"""Kill the program in the middle of a match, again and again, and see that no acknowledged answer is lost.

    python scripts/kill_test.py [--kills 100] [--seed 1] [--folder DIR] [--window]

A child process plays with everything a match at the table has (bots, standing orders, undo,
autosaves, journal) and writes a line to its standard output after each change: serial number,
number of entries, checksum of all entries. It is killed at a random moment and started again;
what it then goes on from must be what it acknowledged last, or one change more that it had
no time to acknowledge. With ``--window`` the child is the window itself, table and all, its
answers given in the window's thread. Exit code 0 if nothing was lost, 1 if something was.
"""

import argparse
import os
import random
import subprocess
import sys
import tempfile
import time
import zlib
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

Mark = tuple[int, int, int]
"""Serial number, number of entries, checksum of the entries."""


def mark_of(match: Any) -> Mark:
    """Where a match stands."""
    import msgspec

    return match.serial, len(match.entries), zlib.crc32(msgspec.json.encode(match.entries))


def tell(word: str, mark: Mark) -> None:
    """Acknowledge: one line to the pipe, in one write."""
    sys.stdout.write(f"{word} {mark[0]} {mark[1]} {mark[2]}\n")
    sys.stdout.flush()


def acknowledge(session: Any) -> None:
    """Have every entry and undo of a session acknowledged once its journal has it."""
    journalled = session.match.listener

    def listener(what: str, value: Any) -> None:
        journalled(what, value)
        tell("done", mark_of(session.match))

    session.match.listener = listener


def child(folder: Path, seed: int) -> None:
    """Play until killed: one person at random with an undo now and then, two bots; match after match."""
    from game.match.driver import AskBot, AskPerson, Over
    from game.match.match import Seat
    from game.match.session import begin, resume
    from game.match.store import Store

    chance = random.Random(seed)
    store = Store(folder)
    if store.problem or store.messages:
        sys.exit(f"the store says: {store.messages}")
    left = sorted(store.newest_autosaves(), key=lambda path: path.stat().st_mtime_ns)
    session = resume(left[-1], store) if left else None
    while True:
        if session is None:
            seats = [Seat("", "Ada"), Seat("random", "Bruno"), Seat("random", "Clara")]
            session = begin({"game": "wars", "players": 3, "seed": chance.randrange(1 << 40)}, seats, store)
            tell("begun", mark_of(session.match))
        else:
            tell("resumed", mark_of(session.match))
        acknowledge(session)
        while not isinstance(waiting := session.waiting(), Over):
            if isinstance(waiting, AskBot):
                session.done(waiting, session.think(waiting))
            elif isinstance(waiting, AskPerson):
                if chance.random() < 0.05 and session.can_undo():
                    session.undo()
                else:
                    session.answer(chance.choice(waiting.decision.options), waiting.decision.serial)
        tell("over", mark_of(session.match))
        session.close()
        session = None


def window_child(folder: Path, seed: int) -> None:
    """The same in the window: services, table scene, bots thinking in threads; drawn where nobody looks."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    import pygame

    from game.match.driver import Over
    from game.match.lobby import NewGameSpec, SeatSpec
    from game.match.services import Services
    from game.ui.app import App
    from game.ui.table.scene import TableScene

    chance = random.Random(seed)
    services = Services(folder)
    if said := services.messages():
        sys.exit(f"the store says: {said}")
    services.settings.bot_pace = "at_once"
    left = services.continue_info()
    app = App(services)
    while True:
        if left is not None:
            session, word = services.load(left.path), "resumed"
        else:
            seats = (SeatSpec("Ada", None), SeatSpec("Bruno", "random"), SeatSpec("Clara", "random"))
            session = services.start(NewGameSpec("wars", "earth_3", "first", seats, chance.randrange(1 << 40)))
            word = "begun"
        left = None
        tell(word, mark_of(session.match))
        acknowledge(session)
        scene = TableScene(session)
        app.start(scene)
        while session.match.decision is not None:
            app.frame(pygame.event.get())
            if scene.question is not None:
                if chance.random() < 0.05:
                    scene.undo()
                else:
                    scene.answer(chance.choice(session.match.decision.options))
        assert isinstance(session.waiting(), Over)
        tell("over", mark_of(session.match))
        app.stack.clear()


class Lost(Exception):
    """An acknowledged answer is not there any more."""


def check(first: str, mark: Mark, known: list[Mark]) -> None:
    """Compare what the child goes on from with everything acknowledged before; raises ``Lost``."""
    if not known:
        return
    last = known[-1]
    if first == "begun":
        raise Lost(f"acknowledged {last}, but a new match was begun")
    if mark == last:
        return
    if mark[0] != last[0] + 1:
        raise Lost(f"acknowledged {last}, but it goes on from {mark}")
    undone = mark[1] < last[1]
    if undone and not any(mark[1:] == before[1:] for before in known):
        raise Lost(f"acknowledged {last}; {mark} is not what an undo leads to")


def one_life(folder: Path, seed: int, chance: random.Random, known: list[Mark], window: bool = False) -> int:
    """Run the child, kill it at a random moment, check what it began with; returns how much it acknowledged."""
    command = [sys.executable, str(Path(__file__).resolve()), "--child", str(folder), "--seed", str(seed)]
    if window:
        command.append("--window")
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stderr is not None
    count, first = 0, True
    enough = chance.choice((0, 1, 2, 5, 20, chance.randrange(400)))
    try:
        for line in process.stdout:
            word, *numbers = line.split()
            if not line.endswith("\n") or len(numbers) != 3:
                continue
            mark = int(numbers[0]), int(numbers[1]), int(numbers[2])
            if first:
                check(word, mark, known)
                first = False
            if word in ("begun", "over"):
                known.clear()
            if word != "over":
                known.append(mark)
            count += 1
            if count == enough + 1:
                time.sleep(chance.random() * 0.02)
                process.kill()
    finally:
        process.kill()
        process.wait()
    if first:
        raise Lost(f"the program did not start: {process.stderr.read()[-2000:]}")
    process.stdout.close()
    process.stderr.close()
    return count


def run(kills: int, seed: int, folder: Path, window: bool = False) -> tuple[int, str]:
    """Kill ``kills`` times; returns how many changes were acknowledged and what was lost (empty: nothing)."""
    chance = random.Random(seed)
    known: list[Mark] = []
    total = 0
    for number in range(kills + 1):
        try:
            total += one_life(folder, seed * 1000 + number, chance, known, window)
        except Lost as lost:
            return total, f"after {number} kills: {lost}"
    return total, ""


def main() -> int:
    """Parse the command line and run."""
    parser = argparse.ArgumentParser(description="Kill the program again and again and see that nothing is lost.")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="the data folder to use (a temporary one by default)")
    parser.add_argument("--window", action="store_true", help="kill the window's process")
    parser.add_argument("--child", type=Path, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.child:
        (window_child if arguments.window else child)(arguments.child, arguments.seed)
    with tempfile.TemporaryDirectory() as made:
        total, lost = run(arguments.kills, arguments.seed, arguments.folder or Path(made), arguments.window)
    print(lost or f"{arguments.kills} kills, {total} changes acknowledged, none lost")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
