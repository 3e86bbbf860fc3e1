"""``play --text``: sits down at a new game, a save or the game left last, and keeps it as the window does."""

import argparse
import contextlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from game.bots import check_bot, default_bot, make
from game.commands.console import DONE
from game.commands.simulate import Spec
from game.games.registry import rules_for
from game.language.spoken import say
from game.language.values import day_of
from game.match.lobby import SaveInfo
from game.match.logbook import Logbook
from game.match.match import Seat
from game.match.outside_text import shown
from game.match.seats import BOT, NAMELESS, numbered
from game.match.services import Services
from game.match.session import Session, begin
from game.terminal import BadInput
from game.terminal.answers import answered, put
from game.terminal.files import SaveFile, check_place, place_of, refuse_to_replace
from game.terminal.stopping import Stopped, Stopper
from game.terminal.terminal import terminal_of


class Wanted(NamedTuple):
    """What the arguments ask for. ``last``: go on with the game left last (``None``: ask)."""

    inputs: dict[str, Any]
    people: int
    bots: tuple[str, ...] | None
    save: str | None = None
    open: str | None = None
    overwrite: bool = False
    last: bool | None = None
    data_dir: Path | None = None
    cores: int = 0
    """On how many the Master may think; 0 leaves it to the settings."""


def play(wanted: Wanted, read: Callable[[str], str] = input, write: Callable[[str], None] = print) -> int:
    """The command; returns its exit code."""
    # Whatever is wrong with the arguments is said before anything is opened.
    seats = _seats(wanted) if wanted.open is None and not wanted.last else []
    opened = place_of(wanted.open) if wanted.open is not None else None
    save = place_of(wanted.save) if wanted.save is not None else None
    same = save is not None and opened is not None and os.path.realpath(save) == os.path.realpath(opened)
    check_place(save)
    refuse_to_replace(save, wanted.overwrite or same)
    stopper = Stopper()
    services = Services(wanted.data_dir)
    services.use_cores(wanted.cores)
    logbook = Logbook(services.store.folder) if services.store.writable else None
    try:
        with stopper.listening():
            for sentence in services.messages():
                # That nothing can be kept the session says itself.
                if sentence != shown(services.store.problem):
                    write(sentence)
            session = _session(wanted, opened, seats, services, Asker(read, write, stopper))
            if session is None:
                return DONE
            made = terminal_of(session.match.rules.game)
            terminal = made(session, SaveFile(save, wanted.overwrite or same), read, write, services.load, stopper)
            terminal.run()
            if terminal.session.match.result() is None and services.store.writable:
                write(say("terminal-kept"))
        return DONE
    except Stopped as stop:
        with contextlib.suppress(OSError):
            write(f"\n{say('terminal-kept')}" if services.store.writable else "")
        return stop.code
    finally:
        services.close()
        if logbook is not None:
            logbook.close()


class Asker:
    """Puts questions at the keyboard that are answered with yes or no."""

    def __init__(self, read: Callable[[str], str], write: Callable[[str], None], stopper: Stopper) -> None:
        self._read, self._write, self._stopper = read, write, stopper

    def __call__(self, question: str) -> bool | None:
        """Whether the answer is yes; ``None`` where nobody answers."""
        while True:
            try:
                with self._stopper.waiting():
                    said = answered(self._read(put(question)))
            except (EOFError, KeyboardInterrupt):
                return None
            if said is not None:
                return said
            self._write(say("terminal-type-yes-no"))


def _session(
    wanted: Wanted, opened: Path | None, seats: list[Seat], services: Services, ask: Asker
) -> Session | None:
    """What is played; ``None`` if nobody says."""
    if opened is not None:
        return services.load(opened)
    left = services.continue_info() if wanted.last is not False else None
    if left is None and wanted.last:
        raise BadInput(say("error-terminal-nothing-left"))
    if left is not None:
        again = True if wanted.last else ask(say("terminal-go-on", told=_told(left)))
        if again is None:
            return None
        if again:
            return services.load(left.path)
    orders = services.settings.standing_orders()
    return begin(wanted.inputs, seats, services.store, orders, thinking=services.thinking)


def _told(left: SaveInfo) -> str:
    """Which game was left, in a sentence or two."""
    moment = say("terminal-moment.phase" if left.phase else "terminal-moment", turn=left.turn, phase=left.phase)
    told = say(
        "terminal-left" if left.autosave else "terminal-left-save", name=left.name, moment=moment,
        players=[player.name for player in left.players],
        date=say("times-day", date=day_of(left.date), clock=f"{left.date:%H:%M}"),
    )  # fmt: skip
    return f"{told} {say('terminal-left-campaign', campaign=left.campaign)}" if left.campaign else told


def _seats(wanted: Wanted) -> list[Seat]:
    """People on the first seats, bots on the others."""
    inputs, people = wanted.inputs, wanted.people
    seats = rules_for(inputs).seats
    if people > seats:
        raise BadInput(say("error-terminal-people", people=people, seats=seats))
    bots = wanted.bots or (default_bot(inputs["game"]),)
    rest = seats - people
    chosen = bots * rest if len(bots) == 1 else bots
    if len(chosen) != rest:
        raise BadInput(say("error-terminal-bots", bots=len(chosen), seats=rest))
    for bot in chosen:
        make(bot, 0)
        check_bot(str(inputs["game"]), bot, seats)
    return [Seat("", numbered(NAMELESS, n + 1)) for n in range(people)] + [
        Seat(bot, numbered(BOT, n + 1)) for n, bot in enumerate(chosen)
    ]


def command(given: argparse.Namespace) -> int:
    """Play as the arguments say; returns the exit code."""
    spec = Spec(given.game, given.players, given.map, given.edition, given.factions, options=tuple(given.option))
    inputs = spec.inputs(given.seed)
    return play(Wanted(
        inputs, given.people, given.bots, given.save, given.open, given.overwrite, given.last, given.data_dir,
        given.cores or 0,
    ))  # fmt: skip
