"""``play --text``: a match in the terminal. Everything the window shows or does has a word to type."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from game.bots import check_bot
from game.bots.steady import STAND_IN
from game.bots.thirdparty import bot_named
from game.engine.errors import EngineError
from game.engine.option import Option
from game.games.registry import game_name, games
from game.language.spoken import name, say
from game.match.driver import AskBot, AskPerson, Over
from game.match.gamewords import words_of
from game.match.match import Match, OpenDecision
from game.match.outside_text import whole_number
from game.match.phrases import Line
from game.match.saves import SaveError, read_header, read_save
from game.match.session import Session, resume
from game.match.words import chronicle, plain
from game.terminal import BadInput
from game.terminal.answers import answered, put
from game.terminal.asked import Asked
from game.terminal.files import SaveFile, place_of
from game.terminal.stopping import Stopper


@dataclass(frozen=True)
class Command:
    """Something that can be typed: its words, what may follow, and what it does. True goes on to the next question."""

    names: tuple[str, ...]
    takes: str
    tells: str
    do: Callable[[Sequence[str]], bool | None]


class Terminal:
    """A session of people at one keyboard and bots, which is closed at the end, however that comes.

    ``read`` gives a line or raises ``EOFError``. Before third parties' bots are run that nobody has allowed, somebody
    at the keyboard is asked. ``save`` is where the match is saved besides, ``load`` opens another one.

    Part ``terminal`` of a game is this class or one made of it, with more commands; ``order`` has the first word of
    each in the order they are listed.
    """

    order: Sequence[str] = (
        "?", "blocked", "again", "t", "log", "u", "redo", "dice", "s", "load", "seats", "seat", "q",
    )  # fmt: skip

    def __init__(
        self,
        session: Session,
        save: SaveFile | None = None,
        read: Callable[[str], str] = input,
        write: Callable[[str], None] = print,
        load: Callable[[Path], Session] = resume,
        stopper: Stopper | None = None,
    ) -> None:
        self.session = session
        self.file = save or SaveFile(None)
        self.read = read
        self.write = write
        self._open = load
        self._stopper = stopper or Stopper()
        self._going = True
        self._quiet: set[int] = set()
        # Of a game that was left the chronicle is told only when asked for.
        self._begin(session.match.event_count if session.match.entries else 0)
        self._asked = self._new_asked()
        known = {each.names[0]: each for each in self._commands()}
        self.commands = [known[name] for name in self.order]

    def _begin(self, told: int) -> None:
        """Begin with a match of which so many events have been told; nothing of another one is remembered."""
        self._told, self._seated = told, -1

    def _commands(self) -> list[Command]:
        """What can be typed; of two with the same first word the later one counts."""
        return [
            Command(("?", "help"), say("terminal-command-help.takes"), say("terminal-command-help"), self._help),
            Command(("blocked", "b"), "", say("terminal-command-blocked"),
                    lambda said: self._say(self._asked.blocked())),
            Command(("again", "w"), "", say("terminal-command-again"), lambda said: self._question()),
            Command(("t", "table"), "", say("terminal-command-table"), self._whole),
            Command(("log",), say("terminal-command-log.takes"), say("terminal-command-log"), self._log),
            Command(("u", "undo"), "", say("terminal-command-undo"), lambda said: self._undo()),
            Command(("redo",), "", say("terminal-command-redo"), lambda said: self._redo()),
            Command(("dice",), "", say("terminal-command-dice"), lambda said: self._new_dice()),
            Command(("s", "save"), say("terminal-command-save.takes"), say("terminal-command-save"), self._save_as),
            Command(("load",), say("terminal-command-load.takes"), say("terminal-command-load"), self._load),
            Command(("seats",), "", say("terminal-command-seats"), lambda said: self._say(self._seat_lines())),
            Command(("seat",), say("terminal-command-seat.takes"), say("terminal-command-seat"), self._seat),
            Command(("q", "quit"), "", say("terminal-command-quit"),
                    lambda said: self._quit()),
        ]  # fmt: skip

    def _new_asked(self) -> Asked:
        """What puts the open question into words."""
        return Asked(self.match)

    @property
    def match(self) -> Match:
        return self.session.match

    def _line(self, prompt: str) -> str | None:
        try:
            with self._stopper.waiting():
                return self.read(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            # What follows begins on a line of its own.
            self.write("")
            return None

    def _lines(self, start: int, seat: int | None) -> list[Line]:
        events = self.match.events_since(start)
        seen = [event.seen_by(seat) for event in events]
        return chronicle(self.match.rules, [event for event in seen if event is not None], self.match.result())

    def _say(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.write(line)

    def _question(self) -> None:
        self._say(self._asked.question())

    def _help(self, said: Sequence[str]) -> None:
        if said and (number := whole_number(said[0])) is not None:
            self._say(self._asked.explain(number))
            return
        self.write(say("terminal-list"))
        for each in self.commands:
            first, *others = each.names
            typed = say("terminal-or", name=first, other=others[0]) if others else first
            self.write(f"  {f'{typed} {each.takes}':34} {each.tells}")

    def _log(self, said: Sequence[str]) -> None:
        asked_for = whole_number(said[0]) if said else None
        count = 20 if asked_for is None else asked_for
        self._say([plain(line.text) for line in self._lines(0, self._seated)[-count:]] if count else [])

    def _whole(self, said: Sequence[str]) -> None:
        self.write(words_of(self.match.rules).standing(self.match))

    def _admit(self) -> None:
        """Ask about third parties' bots that a save names: nothing of theirs is run before the answer."""
        for bot_id in self.session.driver.strangers:
            self.write(say("terminal-stranger", bot=bot_id))
            said = self._line(put(say("terminal-stranger-run")))
            if said is None:
                self._going = False
                return
            if answered(said):
                self.session.driver.allow([bot_id])
            else:
                self.write(say("terminal-stranger-instead", bot=name("bot", STAND_IN)))

    # The loop ---------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the match is over or somebody quits; then leave it, kept, and save it if a file is named."""
        trusted = True
        try:
            self._play()
        except Exception as problem:
            # Where the terminal is gone the match is as it should be; after any other error nobody knows.
            trusted = isinstance(problem, OSError)
            raise
        finally:
            self._leave(trusted)

    def _play(self) -> None:
        self.write(say("terminal-begin", seed=self.match.inputs["seed"], help=say("terminal-help")))
        self._admit()
        while self._going:
            waiting = self.session.waiting()
            self._say(self.session.messages())
            if isinstance(waiting, AskBot) and not self._between():
                with self._stopper.waiting():
                    thought = self.session.think(waiting)
                self.session.done(waiting, thought)
            elif isinstance(waiting, AskPerson):
                if self._seat_down(waiting.decision):
                    self._tell(waiting.decision.seat)
                    self._ask(waiting.decision)
            elif isinstance(waiting, Over):
                self._tell(None)
                self._over()
                self._going = False

    def _leave(self, trusted: bool) -> None:
        """Put the match away; one that may not be as it should be is left to its journal."""
        session = self.session
        if trusted:
            session.kept.try_to_keep()
            session.close()
        else:
            session.kept.abandon()
            session.kept.finish_writing()
        # Whoever has closed the terminal reads nothing more.
        with contextlib.suppress(OSError):
            if trusted and self.file.path is not None:
                self.write(self.file.write(self.match, lambda question: False))
            self._say([*session.messages(), *filter(None, [session.kept.unkept])])

    def _over(self) -> None:
        result = self.match.result()
        assert result is not None
        seated = words_of(self.match.rules).seated(self.match)
        won = [played for played, _, seat in seated if seat in result.winners]
        self.write(say("terminal-won", count=len(won), winners=won))

    def _between(self) -> bool:
        """Let a person do something before a bot answers; true if the match is to be asked again what it waits for."""
        return False

    def _interrupted(self) -> str:
        """Why somebody is asked though another has the turn; empty if there is nothing to say."""
        return ""

    def _seat_down(self, asked: OpenDecision) -> bool:
        """Let another person come to the keyboard before anything is told to him; false if nobody comes."""
        people = [seat for seat, each in enumerate(self.match.seats) if not each.bot]
        if asked.seat == self._seated or len(people) < 2:
            self._seated = asked.seat
            return True
        assert self.match.position.decision is not None
        played = self._new_asked().played(self.match.position.decision)
        given = say("terminal-hand-over", player=self.match.seats[asked.seat].name, played=played or asked.kind,
                    why=self._interrupted())  # fmt: skip
        self.write("\n" * 40 + given.rstrip())
        if self._line(say("terminal-prompt-go-on") + " ") is None:
            self._going = False
            return False
        self._seated = asked.seat
        return True

    def _tell(self, seat: int | None) -> None:
        """What has happened since the last time, as the seat may see it; without a seat, as everybody may."""
        for line in self._lines(self._told, seat):
            self.write(plain(line.text))
        self._told = self.match.event_count

    def _ask(self, asked: OpenDecision) -> None:
        """Put the question until something is done."""
        self._asked = self._new_asked()
        self._question()
        while True:
            said = self._line("> ")
            if said is None:
                self._going = False
                return
            parts = said.split()
            number = whole_number(said)
            if number is not None and 1 <= number <= len(asked.options):
                if self._answer(asked, number):
                    return
                continue
            command = next((each for each in self.commands if parts and parts[0].lower() in each.names), None)
            if command is None:
                self.write(say("terminal-unknown", said=said[:60], help=say("terminal-help")))
            elif command.do(parts[1:]):
                return

    def _answer(self, asked: OpenDecision, number: int) -> bool:
        """Answer, unless something free and good is left undone and the person goes back to it."""
        chosen = asked.options[number - 1]
        recalled = [] if asked.seat in self._quiet else self._reminders(chosen)
        if recalled:
            self._say(recalled)
            said = (self._line(say("terminal-end-turn") + " ") or "").lower()
            if said == "never":
                self._quiet.add(asked.seat)
            elif not answered(said):
                return False
        self.match.answer(chosen, asked.serial)
        return True

    def _reminders(self, chosen: Option) -> list[str]:
        """What is left undone though it is free and good, if the turn ends with this answer."""
        return []

    # Going back and forth -----------------------------------------------------------------------

    def _undo(self) -> bool:
        decision = self.match.decision
        if decision is None or not self.match.undo(decision.seat):
            self.write(say("terminal-nothing-to-undo"))
            return False
        self._told = min(self._told, self.match.event_count)
        return True

    def _redo(self) -> bool:
        decision = self.match.decision
        if decision is None or not self.match.redo(decision.seat):
            self.write(say("terminal-nothing-to-redo"))
            return False
        return True

    def _new_dice(self) -> bool:
        try:
            self.session.new_dice()
        except EngineError as problem:
            self.write(say("terminal-not-done", why=str(problem).rstrip(".")))
            return False
        self.write(say("terminal-new-dice"))
        return True

    # Files ------------------------------------------------------------------------------------

    def _yes(self, question: str) -> bool:
        return bool(answered(self._line(put(question)) or ""))

    def _save_as(self, said: Sequence[str]) -> None:
        try:
            if said:
                self.file.name(place_of(" ".join(said)))
            self.write(self.file.write(self.match, self._yes))
        except BadInput as problem:
            self.write(say("terminal-not-saved", why=str(problem)))

    def _load(self, said: Sequence[str]) -> bool:
        if not said:
            self.write(say("terminal-load-what"))
            return False
        try:
            opened = self._loaded(place_of(" ".join(said)))
        except (OSError, SaveError, BadInput) as problem:
            self.write(say("terminal-not-loaded", why=str(problem)))
            return not self._going
        self.session, self.file = opened, SaveFile(None)
        self._begin(self.match.event_count)
        self.write(say("terminal-loaded"))
        self._admit()
        return True

    def _loaded(self, path: Path) -> Session:
        """The session of another save; the one before is put away, kept. Nothing has changed if it cannot be opened."""
        with contextlib.suppress(SaveError):
            header = read_header(path)
            if terminal_of(header.game) is not terminal_of(self.match.rules.game):
                raise BadInput(say("error-terminal-other-game", game=game_name(header.game)))
            if header.match == self.session.kept.match_id:
                # It is this game as it was before: its answers can be noted in one place at a time.
                read_save(path)
                self._going = False
                self.session.close()
        opened = self._open(path)
        self._going = True
        self.session.close()
        return opened

    # Seats ---------------------------------------------------------------------------

    def _seat_lines(self) -> list[str]:
        lines: list[str] = []
        for played, player, seat in words_of(self.match.rules).seated(self.match):
            bot = self.match.seats[seat].bot
            key = "terminal-seat" if bot else "terminal-seat.person"
            lines.append(say(key, seat=seat + 1, player=player, played=played, bot=bot))
        return lines

    def _seat(self, said: Sequence[str]) -> bool:
        number = whole_number(said[0]) if said else None
        if len(said) < 2 or number is None or not 1 <= number <= len(self.match.seats):
            self.write(say("terminal-seat-which"))
            return False
        try:
            bot = "" if said[1] == "person" else bot_named(said[1])
            if bot:
                check_bot(self.match.rules.game, bot, len(self.match.seats))
            self.session.change_seat(number - 1, bot)
        except ValueError as problem:
            self.write(say("terminal-not-changed", why=str(problem)))
            return False
        return True

    def _quit(self) -> bool:
        """Leave; where the disk refuses the answers, only if they may be lost."""
        unkept = self.session.kept.try_to_keep()
        if unkept and not self._yes(say("terminal-leave", why=unkept)):
            return False
        self._going = False
        return True


def terminal_of(game: str) -> type[Terminal]:
    """The terminal of a game, a plain one where it has none of its own."""
    found = games().get(game)
    made: type[Terminal] = found.part("terminal") if found and found.terminal else Terminal
    return made
