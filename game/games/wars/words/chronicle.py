"""The chronicle of Cthulhu Wars: headings, phases, gains (battles: ``wars_battle``; actions: ``wars_actions``)."""

from game.engine.event import Event
from game.engine.rules import Rules
from game.games.wars.words.told import Earned, Losses, Ordered, Revealed, Told, WarsBlock, pays_for_losses
from game.games.wars.words.told_actions import ActionTexts
from game.games.wars.words.told_battle import BattleBlocks
from game.match.handicap import handicap_words, signed
from game.match.phrases import HEADING, Block, Line, Teller
from game.match.texts import Texts

_SKIPPED = frozenset(("forced", "assigned", "results_lost", "battle_over"))
_GATE_STEPS = frozenset(("control_gate", "area", "unit"))
_GATHERED = frozenset(("gathered", "returned"))
_GATHER_BONUS = frozenset(("gather", "yha_nthlei", "feast", "red_sign", "minimum", "handicap"))


class WarsTeller(BattleBlocks, Teller):
    """Opens the blocks of a match of Cthulhu Wars; keeps count of rounds, and who fights whom."""

    def __init__(self, words: Texts, rules: Rules) -> None:
        self.told = Told(words, rules)
        self.actions = ActionTexts(self.told)
        self._sides: list[int] = list(self.told.rules.sides)
        self._paired = self.told.rules.paired
        self._first, self._direction = next(iter(self._sides), 0), 1
        self._round = 1
        self._acted: list[int] = []
        self._drafted: list[int] = []
        self.attacker = None
        self._earned: dict[int, Earned] = {}

    def skips(self, event: Event) -> bool:
        """Answers nobody had a choice in, results before anybody leaves, Doom told with what it comes from."""
        if event.kind == "ordered" and (not event.args or event.args[2] in _GATE_STEPS):
            # Of another's orders there is nothing to tell, nor of those to take a gate: that it is taken is told.
            return True
        return event.kind in _SKIPPED or (event.kind == "doom" and event.args[2] in ("sign", "handicap"))

    # asides

    def aside(self, event: Event, block: Block) -> bool:
        """Spellbooks, reveals, and what a requirement pays come in the middle of anything."""
        if event.kind == "ordered":
            self._order(event, block)
            block.changed()
            return True
        if event.kind == "power" and event.args[2] == "bg_share":
            block.asides.append(WarsBlock(block.number, event, self._plain))
            block.changed()
            return True
        losses = pays_for_losses(event)
        if not losses and event.kind not in ("requirement", "book", "revealed"):
            return False
        side = int(event.args[0])
        if losses:
            self._lose(side, str(event.args[2]), int(event.args[1]), block)
        elif event.kind == "revealed":
            self._reveal(side, int(event.args[1]), block)
        else:
            self._earn(side, event, block)
        block.changed()
        return True

    def _lose(self, side: int, why: str, amount: int, block: Block) -> None:
        entry = next((aside for aside in block.asides if isinstance(aside, Losses) and aside.side == side), None)
        if entry is None or entry.why != why:
            entry = Losses(self.told, side, why)
            block.asides.append(entry)
        entry.amount += amount

    def _reveal(self, side: int, value: int, block: Block) -> None:
        last = block.asides[-1] if block.asides else None
        if not (isinstance(last, Revealed) and last.side == side):
            last = Revealed(self.told, side)
            block.asides.append(last)
        last.values.append(value)

    def _earn(self, side: int, event: Event, block: Block) -> None:
        entry = self._earned.get(side)
        requirement = event.kind == "requirement"
        waiting = entry is not None and len(entry.books) < len(entry.requirements)
        if entry is None or (not waiting if not requirement else bool(entry.books) or entry.block is not block):
            entry = self._earned[side] = Earned(self.told, side, block)
            block.asides.append(entry)
        (entry.requirements if requirement else entry.books).append(str(event.args[1]))
        entry.block.changed()

    def _order(self, event: Event, block: Block) -> None:
        """What a standing order has answered, with what others have just before it."""
        side, kind, _ = event.args
        last = block.asides[-1] if block.asides else None
        if not (isinstance(last, Ordered) and last.side == side):
            last = Ordered(self.told, int(side))
            block.asides.append(last)
        last.kinds.append(str(kind))

    # blocks

    def open(self, event: Event, number: int) -> list[Block]:
        if event.kind in ("requirement", "book", "revealed", "ordered") or pays_for_losses(event):
            block = WarsBlock(number, event, lambda events: [])
            self.aside(event, block)
            return [block]
        make = getattr(self, f"_open_{event.kind}", None)
        if make is None:
            return [WarsBlock(number, event, self._plain)]
        made: list[Block] = make(event, number)
        return made

    def _open_phase(self, event: Event, number: int) -> list[Block]:
        phase, turn = event.args
        self._round, self._acted, self.attacker = 1, [], None
        if phase == "first_player":
            return [WarsBlock(number, event, lambda events: [])]
        text = self.told.say("phase", str(phase), turn=turn)
        return [WarsBlock(number, event, lambda events: [Line(text, None, HEADING, 1)])]

    def _open_slot(self, event: Event, number: int) -> list[Block]:
        """A heading when the order begins anew and more than one side still acts."""
        side = int(event.args[0])
        again = self._acted and (side in self._acted or self._place(side) < self._place(self._acted[-1]))
        alone = len(self._acted) == 1
        self._acted = [side] if again else [*self._acted, side]
        if not again:
            return [WarsBlock(number, event, lambda events: [])]
        self._round += 1
        text = self.told.say("phase", "round", round=self._round)
        return [WarsBlock(number, event, lambda events: [] if alone else [Line(text, None, HEADING, 0)])]

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
        text = self.told.say("drafted", side=self.told.names.side(side), seat=seat + 1)
        return [WarsBlock(number, event, lambda events: [Line(text, side)])]

    def _open_decay(self, event: Event, number: int) -> list[Block]:
        text = self.told.say("decay", number=event.args[0])
        return [WarsBlock(number, event, lambda events: [Line(text, None, weight=0)])]

    def _open_decayed(self, event: Event, number: int) -> list[Block]:
        side, amount = (int(value) for value in event.args)
        text = self.told.say("decayed", side=self.told.names.side(side), amount=amount)
        return [WarsBlock(number, event, lambda events: [Line(text, side)])]

    def _open_paid(self, event: Event, number: int) -> list[Block]:
        side, amount, why = event.args
        if why != "decay":
            return [WarsBlock(number, event, lambda events: [])]
        text = self.told.say("paid", "decay", side=self.told.names.side(int(side)), amount=amount)
        return [WarsBlock(number, event, lambda events: [Line(text, int(side), weight=0)])]

    def _open_ended(self, event: Event, number: int) -> list[Block]:
        text = self.told.say("ended", end=self.told.words.name("end", str(event.args[0])))
        return [WarsBlock(number, event, lambda events: [Line(text, None, HEADING, 2)])]

    def _open_gathered(self, event: Event, number: int) -> list[Block]:
        def takes(more: Event) -> bool:
            return more.kind in _GATHERED or (more.kind == "power" and more.args[2] in _GATHER_BONUS)

        return [WarsBlock(number, event, self._gathered, takes)]

    _open_returned = _open_gathered

    def _gathered(self, events: list[Event]) -> list[Line]:
        """One line a side: what it gathers, and what for."""
        told, names = self.told, self.told.names
        totals: dict[int, int] = {}
        parts: dict[int, list[str]] = {}
        for event in events:
            if event.kind == "gathered":
                side, *numbers = (int(value) for value in event.args)
                totals[side] = numbers[0] + 2 * numbers[1] + numbers[2] + numbers[3]
                parts[side] = [
                    told.part("gathered", form, number=number)
                    for form, number in zip(("cultists", "gates", "abandoned", "captives"), numbers, strict=True)
                    if number
                ]
            elif event.kind == "power" and event.args[2] != "gather":
                side, amount, why = int(event.args[0]), int(event.args[1]), str(event.args[2])
                totals[side] = totals.get(side, 0) + amount
                form = why if why in ("minimum", "handicap") else "bonus"
                ability = told.words.name(*_table(told, why)) if form == "bonus" else ""
                number = signed(amount) if form == "handicap" else amount
                parts.setdefault(side, []).append(told.part("gathered", form, number=number, ability=ability))
        if not totals:
            return self._plain(events)
        return [
            Line(
                told.say(
                    "gathered", "line" if total else "nothing",
                    side=names.side(side), total=total, parts=names.commas(parts[side]),
                ),
                side, weight=0,
            )
            for side, total in totals.items()
        ]  # fmt: skip

    def _open_handicap(self, event: Event, number: int) -> list[Block]:
        side, power, doom = (int(value) for value in event.args)
        given = handicap_words(self.told.words, power, doom)
        text = self.told.say("handicap", side=self.told.names.side(side), given=given)
        return [WarsBlock(number, event, lambda events: [Line(text, side)])]

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
        name = self.told.names.side(side)
        if len(events) == 1:
            return [Line(self.told.say("first_player", side=name), side)]
        form = "clockwise" if events[1].args[1] else "anticlockwise"
        return [Line(self.told.say("direction", form, side=name), side)]

    def _open_direction(self, event: Event, number: int) -> list[Block]:
        self._takes_direction(event)
        form = "clockwise_alone" if event.args[1] else "anticlockwise_alone"
        return [WarsBlock(number, event, lambda events: [Line(self.told.say("direction", form), int(event.args[0]))])]

    def _open_doom(self, event: Event, number: int) -> list[Block]:
        if event.args[2] != "gates":
            return [WarsBlock(number, event, self._plain)]
        return [WarsBlock(number, event, self._doom, lambda more: more.kind == "doom" and more.args[2] == "gates")]

    def _doom(self, events: list[Event]) -> list[Line]:
        names = self.told.names
        shares = [
            self.told.part("doom", "share", side=names.side(int(event.args[0])), number=event.args[1])
            for event in events
        ]
        return [Line(self.told.say("doom", "gates", shares=names.commas(shares)), None, weight=0)]

    def _open_ritual(self, event: Event, number: int) -> list[Block]:
        def takes(more: Event) -> bool:
            return more.kind in ("paid", "doom", "sign") and more.args[-1] == "ritual"

        return [WarsBlock(number, event, self._ritual, takes)]

    def _ritual(self, events: list[Event]) -> list[Line]:
        told, names = self.told, self.told.names
        side, cost, gates, great = (int(value) for value in events[0].args)
        if len(events) > 1:
            gates = sum(int(event.args[1]) for event in events if event.kind == "doom")
            great = sum(1 for event in events if event.kind == "sign")
        gains = [told.part("ritual", form, number=n) for form, n in (("doom", gates), ("signs", great)) if n]
        gained = names.commas(gains) or told.part("ritual", "nothing")
        text = told.say("ritual", side=names.side(side), cost=cost, gains=gained)
        return [Line(text, side, weight=2), *told.sign_lines(events)]

    def _open_declined(self, event: Event, number: int) -> list[Block]:
        return [WarsBlock(number, event, self._declined, lambda more: more.kind == "declined")]

    def _declined(self, events: list[Event]) -> list[Line]:
        sides = [int(event.args[0]) for event in events]
        listed = self.told.names.listed([self.told.names.side(side) for side in sides])
        form = "one" if len(sides) == 1 else "more"
        return [Line(self.told.say("declined", form, sides=listed), sides[0] if len(sides) == 1 else None, weight=0)]

    def _open_sign(self, event: Event, number: int) -> list[Block]:
        def takes(more: Event) -> bool:
            return more.kind == "sign" and more.args[0] == event.args[0] and more.args[2] == event.args[2]

        return [WarsBlock(number, event, self._signs, takes)]

    def _signs(self, events: list[Event]) -> list[Line]:
        side, why = int(events[0].args[0]), str(events[0].args[2])
        form = why if why in self.told.texts["sign"] else "line"
        text = self.told.say("sign", form, side=self.told.names.side(side), signs=len(events))
        return [Line(text, side), *self.told.sign_lines(events)]

    def _open_action(self, event: Event, number: int) -> list[Block]:
        self.attacker = None
        return [self.actions.block(event, number)]


def _table(told: Told, key: str) -> tuple[str, str]:
    """The table of things an ability's name stands in, with the name."""
    return next(table for table in ("book", "ability") if told.words.has(table, key)), key
