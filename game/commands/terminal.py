"""``play --text``: a match in the terminal, the table in words and the options numbered."""

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

from game.engine.errors import EngineError
from game.match.driver import AskBot, AskPerson, Driver, Over
from game.match.match import Match, OpenDecision
from game.match.saves import write_save
from game.match.tableview import Area, Side, faction_of, read_table
from game.match.words import chronicle, plain, words

HELP = "a number answers; u undo, r reveal Elder Signs, t the table, s save, q quit"


class Terminal:
    """A match between people at one keyboard and bots. ``read`` gives a line or raises ``EOFError``."""

    def __init__(
        self, match: Match, save: Path | None, read: Callable[[str], str] = input, write: Callable[[str], None] = print
    ) -> None:
        self.match = match
        self.driver = Driver(match)
        self.path = save
        self.read = read
        self.write = write
        self._told = 0

    def run(self) -> None:
        """Play until the match is over or somebody quits; then save, if a file is named."""
        self.write(f"Seed {self.match.inputs['seed']}. {HELP}.")
        going = True
        while going:
            waiting = self.driver.waiting()
            if isinstance(waiting, AskBot):
                self.driver.done(waiting.think())
            elif isinstance(waiting, AskPerson):
                self._tell(waiting.decision.seat)
                going = self._ask(waiting.decision)
            elif isinstance(waiting, Over):
                self._tell(None)
                self.write(outcome(waiting.result))
                going = False
        self._save()

    def _save(self) -> None:
        if self.path is not None:
            write_save(self.match, self.path)
            self.write(f"Saved in {self.path}.")

    def _tell(self, seat: int | None) -> None:
        """What has happened since the last time, as the seat may see it; without a seat, as everybody may."""
        events = [event.seen_by(-1 if seat is None else seat) for event in self.match.events_since(self._told)]
        self._told = self.match.event_count
        for line in chronicle(self.match.rules, [event for event in events if event is not None]):
            self.write(plain(line.text))

    def _ask(self, asked: OpenDecision) -> bool:
        """Put the question until something is done; false to stop."""
        decision = self.match.position.decision
        assert decision is not None
        labels = words().option_labels(self.match.rules, decision, self.match.view(asked.seat))
        self._show_question(asked, labels)
        while True:
            try:
                said = self.read("> ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                return False
            if said == "q":
                return False
            if said.isdecimal() and 1 <= int(said) <= len(labels):
                self.match.answer(asked.options[int(said) - 1], asked.serial)
                return True
            if said == "u":
                if self.match.undo(asked.seat):
                    self._told = min(self._told, self.match.event_count)
                    return True
                self.write("Nothing can be taken back.")
            elif said.startswith("r"):
                if self._reveal(asked, said[1:].split()):
                    return True
            elif said == "t":
                self._show_table(asked.seat)
            elif said == "s":
                self._save()
                if self.path is None:
                    self.write("Name a file with --save to save.")
            else:
                self.write(f"{said!r} is not understood: {HELP}.")

    def _reveal(self, asked: OpenDecision, values: list[str]) -> bool:
        """Reveal the Elder Signs named, or all of the side that is asked."""
        held = read_table(self.match, asked.seat).by_faction[faction_of(asked.side)].signs
        wanted = [int(value) for value in values if value.isdecimal()] if values else list(held)
        try:
            self.match.reveal(asked.side, wanted)
        except EngineError as problem:
            self.write(f"Not revealed: {problem}. You hold {', '.join(map(str, held)) or 'none'}.")
            return False
        return True

    def _show_question(self, asked: OpenDecision, labels: Sequence[str]) -> None:
        faction = words().name("faction", faction_of(asked.side))
        self.write(f"\n{faction} ({self.match.seats[asked.seat].name}): {plain(asked.prompt)}")
        for number, label in enumerate(labels, 1):
            self.write(f"{number:4}  {plain(label)}")

    def _show_table(self, seat: int) -> None:
        table = read_table(self.match, seat)
        cost = table.track[min(table.ritual, len(table.track) - 1)]
        self.write(f"Turn {table.turn}, a Ritual costs {cost}.")
        for side in table.sides:
            self.write(side_line(side))
        for area in table.areas:
            if area.pieces or area.gate:
                self.write(area_line(area))


def side_line(side: Side) -> str:
    """A side's figures in one line."""
    name = words().name
    signs = "".join(f" {value or '?'}" for value in side.signs)
    books = ", ".join(name("book", book) for book in side.books)
    return (
        f"{name('faction', side.faction):16} Power {side.power:2}  Doom {side.doom:2}  gates {side.gates}"
        + (f"  Elder Signs{signs}" if signs else "")
        + (f"  captives {len(side.captives)}" if side.captives else "")
        + (f"  {books}" if books else "")
    )


def area_line(area: Area) -> str:
    """Who and what is in an area."""
    name = words().name
    found = Counter((piece.faction, piece.kind) for piece in area.pieces)
    parts = []
    for (faction, kind), count in found.items():
        what = name("unit", kind) if count == 1 else f"{count} {words().plural(kind)}"
        parts.append(f"{what} ({name('faction', faction)})")
    gate = {"": "", "abandoned": " [abandoned gate]"}.get(area.gate)
    if gate is None:
        gate = f" [gate of {name('faction', area.gate)}]"
    return (
        f"  {name('area', area.id)}{gate}{' [desecrated]' if area.desecrated else ''}: {', '.join(parts) or 'nobody'}"
    )


def outcome(result: object) -> str:
    """How the match ended, in a sentence and the final Doom."""
    sides: tuple[str, ...] = result.sides  # type: ignore[attr-defined]
    doom: dict[str, int] = result.doom  # type: ignore[attr-defined]
    name = words().name
    standing = ", ".join(f"{name('faction', side)} {points}" for side, points in doom.items())
    if not sides:
        return f"Nobody has six spellbooks: humanity wins. Doom: {standing}."
    won = " and ".join(name("faction", side) for side in sides)
    return f"{won} {'win' if len(sides) == 1 else 'share the victory'}. Doom: {standing}.".replace(" win.", " wins.")
