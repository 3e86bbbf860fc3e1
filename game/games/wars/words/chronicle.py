"""The chronicle of Cthulhu Wars: headings, phases, gains, and battles step by step."""

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import Any

from game.engine.event import Event
from game.engine.result import Result
from game.engine.rules import Rules
from game.games.wars.factions.words.tables import joined
from game.games.wars.rules.faction import GREAT_OLD_ONE
from game.games.wars.rules.units import FACTIONS, REQUIREMENT_BIT, UNIT_CLASS, UNIT_SIDE
from game.games.wars.words.told import (
    Earned,
    Losses,
    Ordered,
    Revealed,
    Told,
    WarsBlock,
    pays_for_losses,
    sentences,
)
from game.games.wars.words.told_actions import IN_BATTLE, ActionTexts
from game.language.spoken import name, say, tell
from game.language.values import Text, Value, markup
from game.match.handicap import handicap_words, signed
from game.match.phrases import HEADING, LINE, Block, Line, Teller

_SKIPPED = frozenset(("forced", "assigned", "results_lost", "battle_over"))
_GATE_STEPS = frozenset(("control_gate", "area", "unit"))
_GATHERED = frozenset(("gathered", "returned"))
_GATHER_BONUS = frozenset(("gather", "minimum", "handicap", *joined("gather")))
_REPEATED = frozenset(joined("repeated"))
_PLAIN: dict[str, tuple[int | None, str, int]] = {
    "battle": (0, LINE, 2), "battle_resumed": (0, LINE, 0),
    "decay": (None, LINE, 0), "decayed": (0, LINE, 1),
    "set_up": (0, LINE, 1),
}  # fmt: skip
"""Events with one line of their own: which of their arguments is the side, kind and weight of the line."""
_ALL_BOOKS = 6

Said = list[tuple[str, int]]
"""Lines of a battle: text and weight."""
_SOURCES = (
    "wars-events-gathered-cultists", "wars-events-gathered-gates", "wars-events-gathered-abandoned",
    "wars-events-gathered-captives",
)  # fmt: skip
"""What Power is gathered for, in the order the rules count it."""


class WarsTeller(Teller):
    """Opens the blocks of a match of Cthulhu Wars; keeps count of rounds, and who fights whom.

    ``attacker`` is whose battle it is.
    """

    def __init__(self, rules: Rules) -> None:
        self.told = Told(rules)
        self.actions = ActionTexts(self.told)
        self._sides: list[int] = list(self.told.rules.sides)
        self._paired = self.told.rules.paired
        self._first, self._direction = next(iter(self._sides), 0), 1
        self._turn, self._round = 0, 1
        self._result: Any = None
        self._acted: list[int] = []
        self._drafted: list[int] = []
        self.attacker: int | None = None
        self._earned: dict[int, Earned] = {}
        self._books: Counter[int] = Counter()
        self._ordered: set[tuple[int, str]] = set()
        """What standing orders have answered in this turn: (side, kind of question)."""

    def tell_to(self, sides: Collection[int]) -> None:
        self.told.own = frozenset(sides)

    def skips(self, event: Event) -> bool:
        """Answers nobody had a choice in, results before anybody leaves, Doom told with what it comes from."""
        if event.kind == "phase" and event.args[0] == "gather":
            self._ordered.clear()
        if event.kind == "ordered":
            return self._decides_nothing(event)
        return event.kind in _SKIPPED or (event.kind == "doom" and event.args[2] in ("sign", "handicap"))

    def _decides_nothing(self, event: Event) -> bool:
        """Whether what a standing order has answered needs no telling.

        That a turn ends is seen, and that a free gate is taken is told; of another's orders nothing is known. The same
        answer is told once in a turn, not after each action.
        """
        if not event.args or event.args[1] == "action" or event.args[2] in _GATE_STEPS:
            return True
        answer = int(event.args[0]), str(event.args[1])
        before = answer in self._ordered
        self._ordered.add(answer)
        return before

    # asides

    def aside(self, event: Event, block: Block) -> bool:
        """Spellbooks, reveals, what a requirement pays, and who leaves the game come in the middle of anything."""
        kind, args = event.kind, event.args
        last = block.asides[-1] if block.asides else None
        if kind == "ordered":
            # What a standing order has answered, with what others have just before it.
            if not (isinstance(last, Ordered) and last.side == args[0]):
                last = Ordered(self.told, int(args[0]))
                block.asides.append(last)
            last.kinds.append(str(args[1]))
        elif kind == "out" or (kind == "power" and args[2] in REQUIREMENT_BIT):
            block.asides.append(WarsBlock(block.number, event, self._alone))
        elif kind == "revealed":
            if not (isinstance(last, Revealed) and last.side == args[0]):
                last = Revealed(self.told, int(args[0]))
                block.asides.append(last)
            last.values.append(int(args[1]))
        elif pays_for_losses(event):
            self._lose(int(args[0]), str(args[2]), int(args[1]), block)
        elif kind in ("requirement", "book"):
            self._earn(int(args[0]), event, block)
        else:
            return False
        block.changed()
        return True

    def _lose(self, side: int, why: str, amount: int, block: Block) -> None:
        entry = next((aside for aside in block.asides if isinstance(aside, Losses) and aside.side == side), None)
        if entry is None or entry.why != why:
            entry = Losses(self.told, side, why)
            block.asides.append(entry)
        entry.amount += amount

    def _earn(self, side: int, event: Event, block: Block) -> None:
        entry = self._earned.get(side)
        requirement = event.kind == "requirement"
        waiting = entry is not None and len(entry.books) < len(entry.requirements)
        if entry is None or (not waiting if not requirement else bool(entry.books) or entry.block is not block):
            entry = self._earned[side] = Earned(self.told, side, block)
            block.asides.append(entry)
        (entry.requirements if requirement else entry.books).append(str(event.args[1]))
        if not requirement:
            self._books[side] += 1
            entry.all_six |= self._books[side] == _ALL_BOOKS and self.told.rules.edition.books_win
        entry.block.changed()

    # blocks

    def open(self, event: Event, number: int) -> list[Block]:
        if event.kind in ("requirement", "book", "revealed", "ordered") or pays_for_losses(event):
            made = self._lines(event, number)
            self.aside(event, made[0])
            return made
        if event.kind in ("battle", "battle_resumed"):
            self.attacker = int(event.args[0])
        if event.kind in _PLAIN:
            place, kind, weight = _PLAIN[event.kind]
            side = int(event.args[place]) if place is not None else None
            enemy = int(event.args[1]) if event.kind in ("battle", "battle_resumed") else -1
            reader = self.told.reader(-1 if side is None else side, enemy)
            text = tell(f"wars-events-{event.kind.replace('_', '-')}", self.told.given(event), reader)
            return self._lines(event, number, Line(text, side, kind, weight))
        make: Callable[[Event, int], list[Block]] | None = getattr(self, f"_open_{event.kind}", None)
        return make(event, number) if make else [WarsBlock(number, event, self._alone)]

    def _lines(self, event: Event, number: int, *lines: Line) -> list[Block]:
        """A block of these lines that takes nothing more."""
        return [WarsBlock(number, event, lambda events: list(lines))]

    def _alone(self, events: list[Event]) -> list[Line]:
        """An event by itself, outside what it usually belongs to."""
        return self.actions.alone(events[0])

    def _open_phase(self, event: Event, number: int) -> list[Block]:
        phase, turn = event.args
        self._turn = int(turn)
        self._round, self._acted, self.attacker = 1, [], None
        if phase == "first_player":
            return self._lines(event, number)
        return self._lines(event, number, Line(say(f"wars-events-phase-{phase}", turn=turn), None, HEADING, 1))

    def _open_slot(self, event: Event, number: int) -> list[Block]:
        """A heading when the order begins anew and more than one side still acts; what one does alone is no round."""
        side = int(event.args[0])
        again = self._acted and (side in self._acted or self._place(side) < self._place(self._acted[-1]))
        alone = len(self._acted) == 1
        self._acted = [side] if again else [*self._acted, side]
        if not again or alone:
            return self._lines(event, number)
        self._round += 1
        heading = say("wars-events-round", turn=self._turn, round=self._round)
        return self._lines(event, number, Line(heading, None, HEADING, 0))

    def _place(self, side: int) -> int:
        """Where the side comes in a round; those of one person, who orders them as he likes, in one place."""
        if self._paired:
            return int(self._sides.index(side) // 2 != self._sides.index(self._first) // 2)
        return (self._sides.index(side) - self._sides.index(self._first)) * self._direction % len(self._sides)

    def _open_drafted(self, event: Event, number: int) -> list[Block]:
        side, seat = (int(value) for value in event.args)
        # A chronicle begun before the draft learns here who plays what.
        if side not in self._sides:
            place = len(self._sides) if seat else sum(1 for each in self._drafted if not each)
            self._sides.insert(place, side)
            self._drafted.append(seat)
            self._paired = True
        text = say("wars-events-drafted", self.told.reader(side), side=self.told.names.named_side(side), seat=seat + 1)
        return self._lines(event, number, Line(text, side))

    def _open_paid(self, event: Event, number: int) -> list[Block]:
        if event.args[2] != "decay":
            return self._lines(event, number)
        side = int(event.args[0])
        text = tell("wars-events-decay-paid", self.told.given(event), self.told.reader(side))
        return self._lines(event, number, Line(text, side, weight=0))

    def _open_gathered(self, event: Event, number: int) -> list[Block]:
        def takes(more: Event) -> bool:
            return more.kind in _GATHERED or (more.kind == "power" and more.args[2] in _GATHER_BONUS)

        return [WarsBlock(number, event, self._gathered, takes)]

    _open_returned = _open_gathered

    def _gathered(self, events: list[Event]) -> list[Line]:
        """One line a side: what it gathers, and what for."""
        totals: dict[int, int] = {}
        parts: dict[int, list[Value]] = {}
        for event in events:
            if event.kind == "gathered":
                side, *numbers = (int(value) for value in event.args)
                totals[side] = numbers[0] + 2 * numbers[1] + numbers[2] + numbers[3]
                parts[side] = [say(key, number=number) for key, number in zip(_SOURCES, numbers, strict=True) if number]
            elif event.kind == "power" and event.args[2] != "gather":
                side, amount = int(event.args[0]), int(event.args[1])
                totals[side] = totals.get(side, 0) + amount
                parts.setdefault(side, []).append(self._bonus(amount, str(event.args[2])))
        if not totals:
            return self._alone(events)
        lines = []
        for side, total in totals.items():
            values: dict[str, Value] = {"side": self.told.names.named_side(side), "total": total, "parts": parts[side]}
            key = "wars-events-gathered" if total else "wars-events-gathered-nothing"
            lines.append(Line(tell(key, values, self.told.reader(side)), side, weight=0))
        return lines

    def _bonus(self, amount: int, why: str) -> Text:
        """Power that comes of something else than Cultists, gates and captives."""
        if why == "minimum":
            return say("wars-events-gathered-minimum", number=amount)
        if why == "handicap":
            return say("wars-events-gathered-handicap", number=signed(amount))
        ability = name("book" if self.told.names.words.has("book", why) else "ability", why)
        return say("wars-events-gathered-bonus", number=amount, ability=ability)

    def _open_handicap(self, event: Event, number: int) -> list[Block]:
        side, power, doom = (int(value) for value in event.args)
        given = markup(handicap_words(power, doom))
        text = say("wars-events-handicap", self.told.reader(side), side=self.told.names.named_side(side), given=given)
        return self._lines(event, number, Line(text, side))

    def _open_first_player(self, event: Event, number: int) -> list[Block]:
        self._first = int(event.args[0])
        return [WarsBlock(number, event, self._first_player, self._takes_direction)]

    def _takes_direction(self, event: Event) -> bool:
        if event.kind == "direction":
            self._direction = 1 if event.args[1] else -1
            return True
        return False

    def _first_player(self, events: list[Event]) -> list[Line]:
        side = int(events[0].args[0])
        first = say("wars-events-first-player", self.told.reader(side), side=self.told.names.named_side(side))
        way = _direction(events[1]) if len(events) > 1 else ""
        return [Line(sentences(first, way), side)]

    def _open_direction(self, event: Event, number: int) -> list[Block]:
        self._takes_direction(event)
        return self._lines(event, number, Line(_direction(event), int(event.args[0])))

    def _open_doom(self, event: Event, number: int) -> list[Block]:
        if event.args[2] != "gates":
            return [WarsBlock(number, event, self._alone)]
        return [WarsBlock(number, event, self._doom, lambda more: more.kind == "doom" and more.args[2] == "gates")]

    def _doom(self, events: list[Event]) -> list[Line]:
        return [Line(say("wars-events-doom-gates", shares=self.actions.shares(events)), None, weight=0)]

    def _open_ritual(self, event: Event, number: int) -> list[Block]:
        def takes(more: Event) -> bool:
            return more.kind in ("paid", "doom", "sign") and more.args[-1] == "ritual"

        return [WarsBlock(number, event, self._ritual, takes)]

    def _ritual(self, events: list[Event]) -> list[Line]:
        told = self.told
        side, cost, gates, great = (int(value) for value in events[0].args)
        if len(events) > 1:
            gates = sum(int(event.args[1]) for event in events if event.kind == "doom")
            great = sum(1 for event in events if event.kind == "sign")
        doom = [say("wars-events-doom-gained", number=gates)] if gates else []
        signs = [say("wars-events-signs-gained", number=great)] if great else []
        values: dict[str, Value] = {"side": told.names.named_side(side), "cost": cost, "gains": [*doom, *signs]}
        key = "wars-events-ritual" if doom or signs else "wars-events-ritual-nothing"
        text = str(tell(key, values, told.reader(side)))
        # The last price of the track is paid on the way to Instant Death, and at it.
        death = say("wars-events-instant-death") if cost >= told.rules.map.track[-1] else ""
        return [Line(sentences(text, death), side, weight=2), *told.sign_lines(events)]

    def _open_declined(self, event: Event, number: int) -> list[Block]:
        return [WarsBlock(number, event, self._declined, lambda more: more.kind == "declined")]

    def _declined(self, events: list[Event]) -> list[Line]:
        sides = [int(event.args[0]) for event in events]
        alone = sides[0] if len(sides) == 1 else None
        reader = "" if alone is None else self.told.reader(alone)
        text = say("wars-events-declined", reader, sides=[self.told.names.named_side(side) for side in sides])
        return [Line(text, alone, weight=0)]

    def _open_sign(self, event: Event, number: int) -> list[Block]:
        def takes(more: Event) -> bool:
            return more.kind == "sign" and more.args[0] == event.args[0] and more.args[2] == event.args[2]

        return [WarsBlock(number, event, self._signs, takes)]

    def _signs(self, events: list[Event]) -> list[Line]:
        side, why = int(events[0].args[0]), str(events[0].args[2])
        return [Line(self.told.signs(side, why, len(events)), side), *self.told.sign_lines(events)]

    def tell_result(self, result: Result | None) -> None:
        self._result = result

    def _open_ended(self, event: Event, number: int) -> list[Block]:
        """A heading, and below it who has won with what."""
        heading = Line(tell("wars-events-ended", self.told.given(event)), None, HEADING, 2)
        return self._lines(event, number, heading, *([Line(self._won(), None, weight=2)] if self._result else []))

    def _won(self) -> str:
        """Who has won, ahead of whom, and who had not six spellbooks; persons with two factions by their sums."""
        result, names = self._result, self.told.names
        if result.humanity:
            return names.words.text("end", "humanity")
        won = [side for side in self._sides if FACTIONS[side] in result.sides]
        doom = {side: result.doom[FACTIONS[side]] for side in sorted(self._sides, key=self._doom_of, reverse=True)}
        best = max(doom[side] for side in won)
        ahead = [side for side in doom if side not in won and (self._paired or doom[side] < best)]
        unable = [side for side in doom if side not in won and side not in ahead]
        values: dict[str, Value] = {
            "sides": [names.named_side(side) for side in won],
            "doom": sum(doom[side] for side in won) if self._paired else best,
            "others": [self._score(side) for side in ahead],
        }
        kind = "-shared" if result.shared else "" if self._paired or not ahead else "-ahead"
        left = say("wars-events-won-not-able", others=[self._score(side) for side in unable]) if unable else ""
        return sentences(tell(f"wars-events-won{'-pair' if self._paired else ''}{kind}", values), left)

    def _doom_of(self, side: int) -> int:
        return int(self._result.doom[FACTIONS[side]])

    def _score(self, side: int) -> Text:
        return say("wars-events-score", side=self.told.names.named_side(side), doom=self._doom_of(side))

    def _open_action(self, event: Event, number: int) -> list[Block]:
        self.attacker = None
        return [self.actions.block(event, number)]

    # battles

    def _step(
        self, event: Event, number: int, said: Callable[[list[Event]], Said], *kinds: str, why: str = ""
    ) -> list[Block]:
        """A step of a battle: it takes events of these kinds, moves and losses only for this reason."""
        attacker = self.attacker

        def takes(more: Event) -> bool:
            if more.kind in ("moved", "eliminated"):
                return more.kind in kinds and more.args[3 if more.kind == "moved" else 2] == why
            # Each Ghoul that comes reports the ability anew.
            return more.kind in (*kinds, "gate_abandoned") or (why in _REPEATED and more == event)

        def told(events: list[Event]) -> list[Line]:
            lines = [Line(text, attacker, weight=weight) for text, weight in said(events)]
            if lines:
                left = self.told.gates_left(events, attacker)
                lines[-1] = lines[-1]._replace(text=sentences(lines[-1].text, left))
            return lines

        return [WarsBlock(number, event, told, takes)]

    def _open_rolled(self, event: Event, number: int) -> list[Block]:
        return self._step(event, number, self._rolled, "rolled")

    def _rolled(self, events: list[Event]) -> Said:
        rolls = [(int(event.args[0]), self._results(event.args[1:])) for event in events if event.kind == "rolled"]
        if len(rolls) > 1 and not any(results for _, results in rolls):
            return [(say("wars-events-missed-both"), 1)]
        told = self.told
        return [(sentences(*(
            tell("wars-events-rolled" if results else "wars-events-missed",
                 {"side": told.names.named_side(side), "results": results}, told.reader(side))
            for side, results in rolls
        )), 1)]  # fmt: skip

    def _open_rerolled(self, event: Event, number: int) -> list[Block]:
        return self._step(event, number, self._rerolled, "rerolled")

    def _rerolled(self, events: list[Event]) -> Said:
        """Only how the dice lie in the end."""
        side, *dice = events[-1].args
        told, results = self.told, self._results(dice)
        key = "wars-events-rerolled" if results else "wars-events-rerolled-missed"
        given = {"side": told.names.named_side(int(side)), "results": results}
        return [(tell(key, given, told.reader(int(side))), 1)]

    def _results(self, dice: Sequence[int | str]) -> list[Text]:
        kills, pains = dice.count(6), dice.count(4) + dice.count(5)
        return [*([say("wars-events-rolled-kills", number=kills)] if kills else []),
                *([say("wars-events-rolled-pains", number=pains)] if pains else [])]  # fmt: skip

    def _open_killed(self, event: Event, number: int) -> list[Block]:
        return self._step(event, number, self._killed, "killed", "eliminated", why="killed")

    def _killed(self, events: list[Event]) -> Said:
        lost: dict[int, list[int]] = {}
        for event in events:
            if event.kind == "killed":
                lost.setdefault(UNIT_SIDE[int(event.args[0])], []).append(int(event.args[0]))
        great: Said = []
        losses: list[Text] = []
        for side, units in lost.items():
            reader = self.told.reader(-1, side)
            ordinary = [unit for unit in units if UNIT_CLASS[unit] != GREAT_OLD_ONE]
            great += [(self._great_killed(unit, reader), 2) for unit in units if unit not in ordinary]
            if ordinary:
                names = self.told.names
                named = {"units": names.named_units(ordinary), "owner": names.named_side(side)}
                losses.append(tell("wars-events-units-lost", named, reader))
        return great + ([(say("wars-events-killed", losses=losses), 1)] if losses else [])

    def _great_killed(self, unit: int, reader: str) -> Text:
        """A Great Old One weighs more than others, and needs no word of whose it is."""
        return say("wars-events-great-killed", reader, unit=self.told.names.named_unit(unit))

    def _open_moved(self, event: Event, number: int) -> list[Block]:
        if event.args[3] != "retreat":
            return [WarsBlock(number, event, self._alone)]
        return self._step(event, number, self._retreats, "moved", why="retreat")

    def _retreats(self, events: list[Event]) -> Said:
        return [(say("wars-events-retreat", moves=self.actions.moves(events)), 1)]

    def _open_surrounded(self, event: Event, number: int) -> list[Block]:
        return self._step(event, number, self._surrounded, "eliminated", why="no_room")

    def _surrounded(self, events: list[Event]) -> Said:
        told, side = self.told, int(events[0].args[0])
        lost = next((int(event.args[0]) for event in events if event.kind == "eliminated"), None)
        reader = told.reader(-1, side)
        if lost is None:
            return [(say("wars-events-surrounded", reader, side=told.names.named_side(side)), 1)]
        unit = told.names.named_unit(lost)
        return [(say("wars-events-surrounded-lost", reader, side=told.names.named_side(side), unit=unit), 1)]

    def _open_wiped_out(self, event: Event, number: int) -> list[Block]:
        sides = [int(side) for side in event.args]
        reader = self.told.reader(-1, sides[0]) if len(sides) == 1 else ""
        text = say("wars-events-wiped-out", reader, sides=[self.told.names.named_side(side) for side in sides])
        return self._step(event, number, lambda events: [(text, 1)])

    def _open_ability(self, event: Event, number: int) -> list[Block]:
        ability = str(event.args[1])
        if ability not in IN_BATTLE:
            return [self.actions.ability_block(event, number)]

        def said(events: list[Event]) -> Said:
            return [(text, 1) for text in self.actions.battle_ability(ability, events)]

        return self._step(event, number, said, "exempted", "eliminated", "moved", why=ability)


def _direction(event: Event) -> Text:
    return say("wars-events-clockwise" if event.args[1] else "wars-events-counterclockwise")
