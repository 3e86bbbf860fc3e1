"""Counts what everybody did in a game, turn by turn, from its pieces: the same for recorded games and for ours."""

from collections.abc import Iterable
from typing import Any

import msgspec

from game.engine.event import Event
from game.games.wars.rules.units import BIT, FACTIONS, GREAT_OLD_ONES, KINDS, UNIT_KIND, UNIT_SIDE
from scripts.learning.pieces import ACTION, DOOM, Outcome, Piece, Standing

FORMAT = 1
"""Raised when games are counted otherwise than before: kept games are then played again."""
NO_ACTION = ("control_gate", "abandon_gate")
"""What is done beside a slot's action."""
AHEAD = 2
"""An action is judged by what its side has that many turns later."""


class Turn(msgspec.Struct, array_like=True):
    """A side's turn: how it stood after Gather (``None`` where that is missing), and how often it did what."""

    number: int
    stood: Standing | None = None
    done: dict[str, int] = {}


class Brought(msgspec.Struct, array_like=True):
    """What came after actions of one kind in one turn: sums over ``times`` of them.

    From the beginning of the slot to the first slot two turns later: points, gates and books more than before, and the
    Power of both Gathers between. Actions that the end of the game came too soon for are not among them.
    """

    times: int = 0
    points: float = 0
    power: float = 0
    gates: float = 0
    books: float = 0


class Side(msgspec.Struct):
    """What one side did in a game. ``books`` are (turn, book) in the order earned, ``awoke`` turns by kind."""

    bot: str
    share: float
    points: int
    signs: list[int]
    turns: list[Turn]
    books: list[tuple[int, str]]
    awoke: dict[str, int]
    brought: dict[str, Brought]
    """By turn and kind of action: ``"3 capture"``."""


class Counted(msgspec.Struct):
    """A game in numbers; ``sides`` by faction, in the order of the seats."""

    id: str
    map: str
    turns: int
    sides: dict[str, Side]


class _Watch:
    """What is noted while the pieces of a game go by."""

    def __init__(self, sides: Iterable[int]) -> None:
        self.turns: dict[int, dict[int, Turn]] = {side: {} for side in sides}
        self.books: dict[int, list[tuple[int, str]]] = {side: [] for side in sides}
        self.awoke: dict[int, dict[str, int]] = {side: {} for side in sides}
        self.slots: list[tuple[int, int, Standing, list[str]]] = []
        """(turn, side, how it stood, kinds of its actions)"""
        self.opened: dict[int, dict[int, Standing]] = {}
        """By turn, how all stood at its first slot."""
        self.order: dict[int, list[int]] = {}
        """By turn, whose slots there were."""
        self.piece: Piece

    def turn(self, side: int) -> Turn:
        """The turn that is going on, of a side."""
        number = self.piece.turn
        found = self.turns[side].get(number)
        if found is None:
            found = self.turns[side][number] = Turn(number, None, {})
        return found

    def add(self, side: int, what: str, number: int = 1) -> None:
        done = self.turn(side).done
        done[what] = done.get(what, 0) + number

    def see(self, piece: Piece) -> None:
        """Take note of a piece."""
        self.piece = piece
        for side, stood in piece.before.items():
            if piece.phase == DOOM and piece.turn > 1:
                self.turn(side).stood = stood
        if piece.phase == ACTION:
            self.opened.setdefault(piece.turn, piece.before)
            self.order.setdefault(piece.turn, []).append(piece.side)
        kinds: list[str] = []
        for event in piece.events:
            note = _NOTES.get(event.kind)
            if note is not None:
                note(self, event)
            elif event.kind == "action" and event.args[1] not in NO_ACTION:
                self.add(int(event.args[0]), "actions")
                self.add(int(event.args[0]), f"do {event.args[1]}")
                kinds.append(str(event.args[1]))
        if kinds:
            self.slots.append((piece.turn, piece.side, piece.before[piece.side], kinds))

    def see_the_end(self) -> None:
        """Note how long everybody only looked on at the end of each turn: slots of others after one's own last."""
        for number, order in self.order.items():
            for side, turns in self.turns.items():
                if number in turns and side in order:
                    turns[number].done["looked on"] = order[::-1].index(side)

    def brought(self, side: int) -> dict[str, Brought]:
        """What the side's actions brought, by turn and kind."""
        found: dict[str, Brought] = {}
        for turn, whose, before, kinds in self.slots:
            gathers = [self.turns[side].get(turn + more) for more in range(1, AHEAD + 1)]
            later = self.opened.get(turn + AHEAD)
            stood = [gather.stood for gather in gathers if gather is not None and gather.stood is not None]
            if whose != side or later is None or len(stood) < AHEAD:
                continue
            after = later[side]
            for kind in kinds:
                sums = found.setdefault(f"{turn} {kind}", Brought())
                sums.times += 1
                sums.points += after.points - before.points
                sums.power += sum(each.power for each in stood)
                sums.gates += after.gates - before.gates
                sums.books += after.books - before.books
        return found


def _battle(watch: _Watch, event: Event) -> None:
    watch.add(int(event.args[0]), "battles")


def _captured(watch: _Watch, event: Event) -> None:
    watch.add(int(event.args[2]), "captures")
    watch.add(UNIT_SIDE[int(event.args[0])], "captured")


def _eliminated(watch: _Watch, event: Event) -> None:
    unit = int(event.args[0])
    if BIT[unit] & GREAT_OLD_ONES:
        watch.add(UNIT_SIDE[unit], "great lost")


def _moved(watch: _Watch, event: Event) -> None:
    if event.args[3] in ("move", "screaming_dead"):
        watch.add(UNIT_SIDE[int(event.args[0])], "moved" if event.args[3] == "move" else "walked")


def _placed(watch: _Watch, event: Event) -> None:
    unit = int(event.args[0])
    if event.args[2] == "awaken" and BIT[unit] & GREAT_OLD_ONES:
        side = UNIT_SIDE[unit]
        watch.add(side, "awakenings")
        watch.awoke[side].setdefault(KINDS[UNIT_KIND[unit]].id, watch.piece.turn)


def _built(watch: _Watch, event: Event) -> None:
    watch.add(int(event.args[0]), "gates built")


def _controlled(watch: _Watch, event: Event) -> None:
    """Gates taken: not those whose keeper is only changed."""
    side, area = int(event.args[0]), int(event.args[1])
    if watch.piece.owners[area] != side:
        watch.add(side, "gates taken")


def _ritual(watch: _Watch, event: Event) -> None:
    side = int(event.args[0])
    watch.add(side, "rituals")
    watch.add(side, "ritual doom", int(event.args[2]))


def _sign(watch: _Watch, event: Event) -> None:
    watch.add(int(event.args[0]), "signs")
    watch.add(int(event.args[0]), f"sign {event.args[2]}")


def _book(watch: _Watch, event: Event) -> None:
    watch.books[int(event.args[0])].append((watch.piece.turn, str(event.args[1])))


_NOTES: dict[str, Any] = {
    "battle": _battle, "captured": _captured, "eliminated": _eliminated, "moved": _moved, "placed": _placed,
    "gate_built": _built, "gate_controlled": _controlled, "ritual": _ritual, "sign": _sign, "book": _book,
}  # fmt: skip


def counted(
    name: str, map_id: str, factions: list[str], bots: list[str], pieces: Iterable[Piece], outcome: Any
) -> Counted:
    """A game in numbers. ``bots`` are by seat as ``factions`` are; ``outcome()`` is asked when all pieces are seen."""
    numbers = [FACTIONS.index(side) for side in factions]
    watch = _Watch(numbers)
    turns = 0
    for piece in pieces:
        watch.see(piece)
        turns = max(turns, piece.turn)
    watch.see_the_end()
    ended: Outcome = outcome()
    found = {}
    for faction, number, bot in zip(factions, numbers, bots, strict=True):
        found[faction] = Side(
            bot,
            round(ended.shares[faction], 4),
            ended.points[faction],
            ended.signs[faction],
            [turn for _, turn in sorted(watch.turns[number].items())],
            watch.books[number],
            watch.awoke[number],
            watch.brought(number),
        )
    return Counted(name, map_id, turns, found)
