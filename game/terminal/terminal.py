"""``play --text``: a match in the terminal. Everything the window shows or does has a word to type."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from pathlib import Path

from game.bots import check_bot
from game.bots.steady import STAND_IN
from game.engine.errors import EngineError
from game.games.wars.text import end as text_end
from game.games.wars.text import table as text_table
from game.games.wars.text.terminal import Command, Looks
from game.games.wars.words.asking import asking
from game.games.wars.words.reminders import reminders
from game.games.wars.words.tableview import faction_of, read_table
from game.match.driver import AskBot, AskPerson, Over
from game.match.gamewords import words_of
from game.match.match import OpenDecision
from game.match.outside_text import whole_number
from game.match.saves import SaveError, read_header, read_save
from game.match.session import Session, resume
from game.match.words import plain, words
from game.terminal.advice import hint, why
from game.terminal.errors import BadInput
from game.terminal.files import SaveFile, place_of
from game.terminal.stopping import Stopper

HELP = "a number answers; ? lists everything that can be typed; u takes back, q quits"
outcome = text_end.outcome
side_line, area_line = text_table.side_line, text_table.area_line


class Terminal(Looks):
    """A session of people at one keyboard and bots, which is closed at the end, however that comes.

    ``read`` gives a line or raises ``EOFError``. Before third parties' bots are run that nobody has allowed, somebody
    at the keyboard is asked. ``save`` is where the match is saved besides, ``load`` opens another one.
    """

    def __init__(
        self,
        session: Session,
        save: SaveFile | None = None,
        read: Callable[[str], str] = input,
        write: Callable[[str], None] = print,
        load: Callable[[Path], Session] = resume,
        stopper: Stopper | None = None,
    ) -> None:
        super().__init__(session, read, write, stopper or Stopper())
        self.file = save or SaveFile(None)
        self._open = load
        self._going = True
        self._quiet: set[int] = set()
        self.commands = self._commands()

    def _commands(self) -> list[Command]:
        return [
            Command(("?", "help"), "[N]", "this list; with a number: what that choice does", self._help),
            Command(("blocked", "b"), "", "what cannot be chosen, and why",
                    lambda said: self._say(self._asked.blocked())),
            Command(("hint",), "", "what a hierophant would do here, and why",
                    lambda said: self._say(hint(self.match))),
            Command(("why",), "[N]", "why the last bot moved as it did, or the N-th last one",
                    lambda said: self._say(why(self.match, self._seated, said))),
            Command(("again", "w"), "", "the question again: who must choose what", lambda said: self._question()),
            Command(("t", "table"), "", "the table at a glance", self._whole),
            Command(("tracks",), "", "turn, order, Doom and Ritual", self._tracks),
            Command(("board",), "[FACTION]", "a faction's board, or all of them", self._board),
            Command(("map",), "[AREA]", "an area or all: pieces, gates, borders", self._map),
            Command(("battle",), "", "the battle that is fought", self._battle),
            Command(("odds",), "[AREA]", "the exact odds of the battles you could start", self._odds),
            Command(("log",), "[N]", "the last lines of the chronicle (20)", self._log),
            Command(("news",), "", "what mattered since your last choice", self._news),
            Command(("look",), "NAME", "the card of a piece, spellbook, area, term ...", self._look),
            Command(("rules",), "WORDS", "search the rules", self._rules),
            Command(("signs",), "[FACTION]", "your own Elder Signs, or another person's at this keyboard", self._signs),
            Command(("r", "reveal"), "[VALUES] [of FACTION]", "reveal Elder Signs, all or these", self._reveal),
            Command(("u", "undo"), "", "take back your last choice", lambda said: self._undo()),
            Command(("redo",), "", "do again what was taken back", lambda said: self._redo()),
            Command(("dice",), "", "let dice fall anew from here", lambda said: self._new_dice()),
            Command(("s", "save"), "[FILE]", "save", self._save_as),
            Command(("load",), "FILE", "go on with another save", self._load),
            Command(("seats",), "", "who plays what", lambda said: self._say(self._seat_lines())),
            Command(("seat",), "N person|BOT", "hand a seat to a bot or to a person", self._seat),
            Command(("orders",), "", "your standing orders", lambda said: self._say(self._order_lines())),
            Command(("order",), "NAME ask|matters|never", "give a standing order; gates: on|off", self._order),
            Command(("statistics",), "", "the course of the match in numbers", self._figures),
            Command(("q", "quit"), "", "leave; the match is kept, and saved if a file is named",
                    lambda said: self._quit()),
        ]  # fmt: skip

    def _admit(self) -> None:
        """Ask about third parties' bots that a save names: nothing of theirs is run before the answer."""
        for bot_id in self.session.strangers:
            self.write(f"This game wants to run the bot {bot_id}: a program that can do anything you can do here.")
            said = self._line("Run it? (y/n) ")
            if said is None:
                self._going = False
                return
            if said.lower() in ("y", "yes"):
                self.session.allow([bot_id])
            else:
                self.write(f"An {STAND_IN} sits in for it.")

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
        self.write(f"Seed {self.match.inputs['seed']}. {HELP}.")
        self._admit()
        while self._going:
            waiting = self.session.waiting()
            self._say(self.session.messages())
            if isinstance(waiting, AskBot):
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
            session.try_to_keep()
            session.close()
        else:
            session.abandon()
            session.finish_writing()
        # Whoever has closed the terminal reads nothing more.
        with contextlib.suppress(OSError):
            if trusted and self.file.path is not None:
                self.write(self.file.write(self.match, lambda question: False))
            self._say([*session.messages(), *filter(None, [session.unkept])])

    def _over(self) -> None:
        """Tell how the match has ended."""
        self.write(outcome(self.match))
        self._say(text_end.why(self.match))
        self._say(text_end.figures(self.match))

    def _seat_name(self, asked: OpenDecision) -> str:
        """What the seat that is asked plays."""
        return words().name("faction", faction_of(asked.side)) if asked.kind != "draft" else "draft"

    def _seat_down(self, asked: OpenDecision) -> bool:
        """Let another person come to the keyboard before anything is told to him; false if nobody comes."""
        people = [seat for seat, each in enumerate(self.match.seats) if not each.bot]
        if asked.seat == self._seated or len(people) < 2:
            self._seated = asked.seat
            return True
        faction = self._seat_name(asked)
        why = text_table.clean(asking(self.match).why)
        self.write("\n" * 40 + f"Give the keyboard to {self.match.seats[asked.seat].name} ({faction}). {why}".rstrip())
        if self._line("Enter: go on > ") is None:
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
                self.write(f"{said[:60]!r} is not understood: {HELP}.")
            elif command.do(parts[1:]):
                return

    def _answer(self, asked: OpenDecision, number: int) -> bool:
        """Answer, unless something free and good is left undone and the person goes back to it."""
        chosen = asked.options[number - 1]
        recalled = [] if asked.seat in self._quiet else reminders(self.match, chosen, self.session.orders)
        if recalled:
            self._say([text_table.clean(each.text) for each in recalled])
            said = (self._line("End the turn all the same? yes, no, or never (not to be asked again) > ") or "").lower()
            if said == "never":
                self._quiet.add(asked.seat)
            elif said not in ("y", "yes"):
                return False
        self.match.answer(chosen, asked.serial)
        self._remember(asked.seat)
        return True

    def _remember(self, seat: int) -> None:
        """Note how things stood after a person's choice, for the digest."""
        self._since[seat] = (self.match.event_count, read_table(self.match, seat))

    # Elder Signs ------------------------------------------------------------------------------

    def _signs(self, said: Sequence[str]) -> None:
        held = self._own_signs(said)
        if held is not None:
            self.write(f"Elder Signs: {', '.join(map(str, held[1])) or 'none'}; worth {sum(held[1])} Doom in all.")

    def _own_signs(self, said: Sequence[str]) -> tuple[int, tuple[int, ...]] | None:
        """The side meant and its signs: of whoever is asked, or of another person who says so at the keyboard."""
        decision = self.match.decision
        if decision is None:
            return None
        table = read_table(self.match, None)
        faction = text_table.find_faction(table, said) if said else faction_of(decision.side)
        side = table.by_faction.get(faction)
        if side is None or side.bot:
            self.write("Only a person's own Elder Signs can be looked at, by the name of the faction.")
            return None
        if side.seat != self._seated and self._line(f"Only {side.name} should look now. Enter: go on > ") is None:
            return None
        return side.number, read_table(self.match, side.seat).by_faction[faction].signs

    def _reveal(self, said: Sequence[str]) -> bool:
        """Reveal the Elder Signs named, or all, of the side that is asked or of another person's."""
        values = [value for value in map(whole_number, said) if value is not None]
        of = said[said.index("of") + 1 :] if "of" in said else ()
        held = self._own_signs(of)
        if held is None:
            return False
        try:
            self.match.reveal(held[0], values or list(held[1]))
        except EngineError as problem:
            self.write(f"Not revealed: {problem}. You hold {', '.join(map(str, held[1])) or 'none'}.")
            return False
        return True

    # Going back and forth -----------------------------------------------------------------------

    def _undo(self) -> bool:
        decision = self.match.decision
        if decision is None or not self.match.undo(decision.seat):
            self.write("Nothing can be taken back.")
            return False
        self._told = min(self._told, self.match.event_count)
        return True

    def _redo(self) -> bool:
        decision = self.match.decision
        if decision is None or not self.match.redo(decision.seat):
            self.write("Nothing can be done again.")
            return False
        return True

    def _new_dice(self) -> bool:
        try:
            self.session.new_dice()
        except EngineError as problem:
            self.write(f"Not done: {problem}.")
            return False
        self.write("From here on the dice fall anew.")
        return True

    # Files ------------------------------------------------------------------------------------

    def _yes(self, question: str) -> bool:
        return (self._line(f"{question} (y/n) ") or "").lower() in ("y", "yes")

    def _save_as(self, said: Sequence[str]) -> None:
        try:
            if said:
                self.file.name(place_of(" ".join(said)))
            self.write(self.file.write(self.match, self._yes))
        except BadInput as problem:
            self.write(f"Not saved: {problem}")

    def _load(self, said: Sequence[str]) -> bool:
        if not said:
            self.write("Name the file of a save: load FILE.")
            return False
        try:
            opened = self._loaded(place_of(" ".join(said)))
        except (OSError, SaveError, BadInput) as problem:
            self.write(f"Not loaded: {problem}")
            return not self._going
        self.session, self.file = opened, SaveFile(None)
        self._told, self._seated = self.match.event_count, -1
        self._since.clear()
        self.write("Loaded. t shows the table.")
        self._admit()
        return True

    def _loaded(self, path: Path) -> Session:
        """The session of another save; the one before is put away, kept. Nothing has changed if it cannot be opened."""
        with contextlib.suppress(SaveError):
            if read_header(path).match == self.session.match_id:
                # It is this game as it was before: its answers can be noted in one place at a time.
                read_save(path)
                self._going = False
                self.session.close()
        opened = self._open(path)
        self._going = True
        self.session.close()
        return opened

    # Seats and orders ---------------------------------------------------------------------------

    def _seat_lines(self) -> list[str]:
        sides = read_table(self.match, None).sides
        return [
            f"Seat {side.seat + 1}: {side.name}, {words().name('faction', side.faction)}, {side.bot or 'person'}"
            for side in sides
        ]

    def _seat(self, said: Sequence[str]) -> bool:
        number = whole_number(said[0]) if said else None
        if len(said) < 2 or number is None or not 1 <= number <= len(self.match.seats):
            self.write("Which seat, and who? For example: seat 2 adept, or seat 2 person.")
            return False
        bot = "" if said[1] == "person" else said[1]
        try:
            if bot:
                check_bot(self.match.rules.game, bot)
            self.session.change_seat(number - 1, bot)
        except ValueError as problem:
            self.write(f"Not changed: {problem}.")
            return False
        return True

    def _order_lines(self) -> list[str]:
        orders = self.session.orders.of(self._seated)
        lines = [f"gates: {'on' if orders.auto_gates else 'off'} (free gates are taken for you)"]
        return lines + [
            f"{ability}: {orders.answers.get(ability, usual)}"
            for ability, usual in words_of(self.match.rules).orders.items()
        ]

    def _order(self, said: Sequence[str]) -> None:
        if len(said) == 2 and said[0] == "gates" and said[1] in ("on", "off"):
            self.session.set_auto_gates(self._seated, said[1] == "on")
            return
        try:
            name, how = said
            self.session.set_order(self._seated, name, how)  # type: ignore[arg-type]
        except ValueError as problem:
            why = str(problem) if len(said) == 2 else "say what and how, for example: order devolve never"
            self.write(f"No order given: {why}.")

    def _quit(self) -> bool:
        """Leave; where the disk refuses the answers, only if they may be lost."""
        unkept = self.session.try_to_keep()
        if unkept and not self._yes(f"{unkept} Leave all the same?"):
            return False
        self._going = False
        return True
