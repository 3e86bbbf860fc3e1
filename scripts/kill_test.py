"""Kill the program in the middle of a match, again and again, and see that no acknowledged answer is lost.

    python scripts/kill_test.py [--kills 100] [--seed 1] [--folder DIR] [--window] [--chronicle] [--campaign]
                                [--terminate]

A child process plays with everything a match at the table has (bots, standing orders, undo,
autosaves, journal) and writes a line to its standard output after each change: serial number,
number of entries, checksum of all entries. It is killed at a random moment and started again;
what it then goes on from must be what it acknowledged last, or one change more that it had
no time to acknowledge. With ``--window`` the child is the window itself, table and all, its
answers given in the window's thread. With ``--chronicle`` every match begins shortly before its end, so that most
kills fall while a record is written. However it is played: of every match whose end was acknowledged the chronicle
must hold one whole record, once the program has been started again. With ``--campaign`` the child plays leagues and
stories one after another: every game that was acknowledged as taken over must still be there, as it was and once.
With ``--window`` what Continue and Load show must be what opens, too, in turn and phase; ``--terminate``
ends about every other child with SIGTERM, which closes the window.
Exit code 0 if nothing was lost, else 1.
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


def game_mark(seed: int, entries: Any) -> int:
    """Checksum of a whole game: short ones may have the same entries."""
    import msgspec

    return zlib.crc32(msgspec.json.encode((seed, entries)))


def tell(word: str, mark: Mark) -> None:
    """Acknowledge: one line to the pipe, in one write."""
    sys.stdout.write(f"{word} {mark[0]} {mark[1]} {mark[2]}\n")
    sys.stdout.flush()


def acknowledge(session: Any) -> None:
    """Have every entry and undo of a session acknowledged once its journal has it."""
    journalled = session.match.listener

    def listener(what: str, value: Any) -> None:
        journalled(what, value)
        mark = mark_of(session.match)
        tell("done", mark)
        if session.match.position.over:
            tell("ended", (*mark[:2], game_mark(session.match.inputs["seed"], session.match.entries)))

    session.match.listener = listener


def play_out(session: Any, chance: random.Random) -> None:
    """Play a match to its end, all of it acknowledged: the person at random with an undo now and then."""
    from game.match.driver import AskBot, AskPerson, Over

    acknowledge(session)
    while not isinstance(waiting := session.waiting(), Over):
        if isinstance(waiting, AskBot):
            session.done(waiting, session.think(waiting))
        elif isinstance(waiting, AskPerson):
            if chance.random() < 0.05 and session.can_undo():
                session.match.undo()
            else:
                session.answer(chance.choice(waiting.decision.options), waiting.decision.serial)


NEAR_THE_END = {"phase": "doom", "turn": 6, "doom": {"great_cthulhu": 30, "crawling_chaos": 27, "black_goat": 24}}
"""A position a few answers before the end."""


def child(folder: Path, seed: int, short: bool = False) -> None:
    """Play until killed: one person at random with an undo now and then, two bots; match after match."""
    from game.match.match import Seat
    from game.match.recovery import open_store
    from game.match.session import begin, resume

    chance = random.Random(seed)
    store = open_store(folder)
    if store.problem or store.messages:
        sys.exit(f"the store says: {store.messages}")
    left = sorted(store.newest_autosaves(), key=lambda path: path.stat().st_mtime_ns)
    session = resume(left[-1], store) if left else None
    while True:
        if session is None:
            seats = [Seat("", "Ada"), Seat("random", "Bruno"), Seat("random", "Clara")]
            inputs = {"game": "wars", "players": 3, "seed": chance.randrange(1 << 40)}
            session = begin({**inputs, "setup": NEAR_THE_END} if short else inputs, seats, store)
            tell("begun", mark_of(session.match))
        else:
            tell("resumed", mark_of(session.match))
        play_out(session, chance)
        tell("over", mark_of(session.match))
        session.close()
        session = None


def shown_wrongly(services: Any, left: Any, session: Any) -> str:
    """What Continue or Load show of a match that is not what opens; empty if nothing."""
    from game.match.gamewords import words_of

    turn, phase = words_of(session.match.rules).records.progress(session.match)
    opens = turn, words_of(session.match.rules).phase(phase)
    rows = [row for row in services.list_saves() if row.match == left.match]
    wrong = [row for row in (left, *rows) if (row.turn, row.phase) != opens]
    return f"shown as {wrong}, but it opens in {opens}" if wrong else ""


def window_child(folder: Path, seed: int, short: bool = False) -> None:
    """The same in the window: services, table scene, bots thinking in threads; drawn where nobody looks."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    import pygame

    from game.match.driver import Over
    from game.match.lobby import NewGameSpec, SeatSpec
    from game.match.services import Services
    from game.ui.app import App
    from game.ui.table.scene import MatchScene

    chance = random.Random(seed)
    services = Services(folder)
    if said := services.messages():
        sys.exit(f"the store says: {said}")
    services.settings.bot_pace = "at_once"
    services.settings.first_cards = False
    left = services.continue_info()
    app = App(services)
    while True:
        if left is not None:
            session, word = services.load(left.path), "resumed"
            if wrong := shown_wrongly(services, left, session):
                sys.exit(wrong)
        else:
            seats = (
                SeatSpec("Ada", None, "great_cthulhu"),
                SeatSpec("Bruno", "random", "crawling_chaos"),
                SeatSpec("Clara", "random", "black_goat"),
            )
            setup = NEAR_THE_END if short else None
            spec = NewGameSpec("wars", "earth_3", "first", seats, chance.randrange(1 << 40), setup=setup)
            session = services.start(spec)
            word = "begun"
        left = None
        tell(word, mark_of(session.match))
        acknowledge(session)
        scene = MatchScene(session)
        app.start(scene)
        while session.match.decision is not None:
            app.frame(pygame.event.get())
            if not app.running:
                # SIGTERM closes the window.
                app.close()
                sys.exit()
            if scene.question is not None:
                if chance.random() < 0.05:
                    scene.undo()
                else:
                    scene.answer(chance.choice(session.match.decision.options))
        assert isinstance(session.waiting(), Over)
        tell("over", mark_of(session.match))
        app.stack.clear()


def campaign_child(folder: Path, seed: int, short: bool = False) -> None:
    """Play campaigns until killed, leagues and stories in turn, some of them in Ironman; game after game."""
    from game.match.campaign.reckoning import is_over
    from game.match.services import Services

    chance = random.Random(seed)
    services = Services(folder)
    campaigns = services.campaigns
    if said := services.messages():
        sys.exit(f"the store says: {said}")
    run = next((campaigns.settle(info.id) for info in campaigns.runs() if not info.over), None)
    if run is not None and is_over(run):
        # The kill came between the end of the last game and its being taken over.
        tell("games", games_mark(run))
        run = None
    while True:
        if run is None:
            run = begin_campaign(campaigns, chance)
        tell("games", games_mark(run))
        run = campaigns.prepare(run.id)
        kept = services.store.newest_of(run.open.match) is not None
        session = campaigns.sit_down(run)
        tell("resumed" if kept else "begun", mark_of(session.match))
        play_out(session, chance)
        session.close()
        run = campaigns.settle(run.id)
        tell("games", games_mark(run))
        if len(run.games) == GAMES:
            run = None


GAMES = 7
"""How many games a campaign has: so many chapters has the story that ships."""


def begin_campaign(campaigns: Any, chance: random.Random) -> Any:
    """A league, or the story."""
    from game.match.campaign.league import League
    from game.match.record import SeatRecord

    ironman = chance.random() < 0.3
    if chance.random() < 0.5:
        return campaigns.begin_story(campaigns.books()[0].path, ["Ada"], ironman)
    players = [SeatRecord("", "Ada"), SeatRecord("random", "Bruno"), SeatRecord("random", "Clara")]
    league = League(players, ["rites", "wars"], GAMES, "rotate", "first", chance.randrange(1 << 40))
    return campaigns.begin_league("Killed", league, ironman)


def games_mark(run: Any) -> Mark:
    """How many games have been taken over; checksums of all of them, and of all but the last."""
    import msgspec

    checks = [zlib.crc32(msgspec.json.encode(games)) for games in (run.games, run.games[:-1])]
    return len(run.games), checks[0], checks[1]


def check_games(mark: Mark, known: Mark | None) -> bool:
    """Compare the games taken over with those acknowledged before; whether there is one more. Raises ``Lost``."""
    if known is None or (mark[0] == 0 and known[0] == GAMES):
        return True
    if mark[0] == known[0] + 1 and mark[2] == known[1]:
        return True
    if mark[:2] != known[:2]:
        raise Lost(f"{known[0]} games of the campaign were acknowledged, but it goes on from {mark[0]}, or from others")
    return False


class Lost(Exception):
    """An acknowledged answer is not there any more."""


def check(first: str, mark: Mark, known: list[Mark], folder: Path | None = None) -> None:
    """Compare what the child goes on from with everything acknowledged before; raises ``Lost``."""
    if not known:
        return
    last = known[-1]
    if first == "begun":
        if folder is not None and ended_unheard(folder, last):
            return
        raise Lost(f"acknowledged {last}, but a new match was begun")
    if mark == last:
        return
    if mark[0] != last[0] + 1:
        raise Lost(f"acknowledged {last}, but it goes on from {mark}")
    undone = mark[1] < last[1]
    if undone and not any(mark[1:] == before[1:] for before in known):
        raise Lost(f"acknowledged {last}; {mark} is not what an undo leads to")


def ended_unheard(folder: Path, last: Mark) -> bool:
    """Whether the latest match of the chronicle ended with what was acknowledged last, or with one answer more.

    Then there was no time to acknowledge its end.
    """
    import msgspec

    from game.match.chronicle import records
    from game.match.chronicle.keeping import SUFFIX, Chronicle

    for game in Chronicle(folder / "chronicle", "It is only looked at.").list().games[:1]:
        more = game.serial - last[0]
        if more in (0, 1):
            packed = records.read(folder / "chronicle" / f"{game.stem}{SUFFIX}").packed
            entries = records.unpacked(packed, game.id).entries
            same = zlib.crc32(msgspec.json.encode(entries[: last[1]])) == last[2]
            if same and len(entries) == last[1] + more:
                return True
    return False


def check_chronicle(folder: Path, ended: set[int]) -> None:
    """Of every match that has ended, by its ``game_mark``, there must be one whole record."""
    from game.match.chronicle import records
    from game.match.chronicle.keeping import SUFFIX, Chronicle

    listing = Chronicle(folder / "chronicle", "It is only looked at.").list()
    if listing.unread:
        raise Lost(f"the chronicle holds what cannot be read: {listing.unread}")
    found: list[int] = []
    for game in listing.games:
        packed = records.read(folder / "chronicle" / f"{game.stem}{SUFFIX}").packed
        found.append(game_mark(game.seed, records.unpacked(packed, game.id).entries))
    if len(found) != len(set(found)):
        raise Lost("the chronicle holds a match twice")
    if missing := ended - set(found):
        raise Lost(f"{len(missing)} of {len(ended)} matches that have ended are not in the chronicle")


def one_life(
    folder: Path, seed: int, chance: random.Random, known: list[Mark], mode: tuple[str, ...], ended: set[int],
    games: list[Mark],
) -> int:
    """Run the child, kill it at a random moment, check what it began with; returns how much it acknowledged."""
    command = [sys.executable, str(Path(__file__).resolve()), "--child", str(folder), "--seed", str(seed)]
    command += [option for option in mode if option != "--terminate"]
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
            if word == "games":
                if check_games(mark, games[-1] if games else None):
                    # The game that was going on has been taken over: another one begins.
                    known.clear()
                games[:] = [mark]
                continue
            if first:
                check(word, mark, known, folder)
                check_chronicle(folder, ended)
                first = False
            if word == "ended":
                # From here on the chronicle answers for it; the window begins another match, the others look at this.
                ended.add(mark[2])
                known.clear()
                continue
            if word in ("begun", "over"):
                known.clear()
            if word != "over":
                known.append(mark)
            count += 1
            if count == enough + 1:
                time.sleep(chance.random() * 0.02)
                if "--terminate" in mode and chance.random() < 0.5:
                    process.terminate()
                else:
                    process.kill()
    finally:
        process.kill()
        process.wait()
    if first:
        raise Lost(f"the program did not start: {process.stderr.read()[-2000:]}")
    process.stdout.close()
    process.stderr.close()
    return count


def run(
    kills: int, seed: int, folder: Path, mode: tuple[str, ...] = (), ended: set[int] | None = None
) -> tuple[int, str]:
    """Kill ``kills`` times; returns how many changes were acknowledged and what was lost (empty: nothing).

    ``mode`` are options for the child; ``ended`` takes the matches that were acknowledged to have ended.
    """
    chance = random.Random(seed)
    known: list[Mark] = []
    ended = set() if ended is None else ended
    games: list[Mark] = []
    total = 0
    for number in range(kills + 1):
        try:
            total += one_life(folder, seed * 1000 + number, chance, known, mode, ended, games)
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
    parser.add_argument("--chronicle", action="store_true", help="begin every match shortly before its end")
    parser.add_argument("--campaign", action="store_true", help="play campaigns")
    parser.add_argument("--terminate", action="store_true", help="end every other child with SIGTERM (with --window)")
    parser.add_argument("--child", type=Path, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.child:
        play = window_child if arguments.window else campaign_child if arguments.campaign else child
        play(arguments.child, arguments.seed, arguments.chronicle)
    options = ("--window", "--chronicle", "--campaign", "--terminate")
    mode = tuple(option for option in options if getattr(arguments, option[2:]))
    ended: set[int] = set()
    with tempfile.TemporaryDirectory() as made:
        total, lost = run(arguments.kills, arguments.seed, arguments.folder or Path(made), mode, ended)
    print(lost or f"{arguments.kills} kills, {total} changes and {len(ended)} endings acknowledged, none lost")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
