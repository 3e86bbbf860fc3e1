"""The chronicle of Cthulhu Wars: headings, phases, battles, gains (actions: ``wars_actions``)."""

from collections.abc import Callable
from typing import Any

from game.content.wars.units import GREAT_OLD_ONE, UNIT_CLASS, UNIT_SIDE
from game.engine.event import Event
from game.engine.rules import Rules
from game.match.phrases import HEADING, PRIVATE, Block, Line, Teller
from game.match.wars_words import WarsNames
from game.match.words import Words, capital, fill

_SKIPPED = frozenset(("forced", "assigned", "results_lost", "battle_over"))
_BATTLE_ABILITIES = frozenset(
    ("devour", "absorb", "abduct", "invisibility", "seek_and_destroy", "vengeance", "emissary", "madness", "necrophagy")
)
_GATHERED = frozenset(("gathered", "returned"))
_GATHER_BONUS = frozenset(("gather", "yha_nthlei", "feast", "red_sign", "minimum"))


class Told:
    """What every block needs: the texts of events, and names with marks."""

    def __init__(self, words: Words, rules: Rules) -> None:
        self.words = words
        self.rules: Any = rules
        self.names = WarsNames(words, rules, marked=True)
        self.texts: dict[str, dict[str, str]] = words.tables["events"]["wars"]

    def say(self, kind: str, form: str = "line", **values: Any) -> str:
        """The text of an event's form, with the values given, beginning with a capital."""
        return capital(self.part(kind, form, **values))

    def part(self, kind: str, form: str, **values: Any) -> str:
        """As ``say``, for a part of a sentence."""
        return fill(self.texts[kind][form], values.__getitem__)

    def gates_left(self, events: list[Event]) -> str:
        """The sentence about gates abandoned among these events, with a blank in front; or nothing."""
        areas = list(dict.fromkeys(int(event.args[1]) for event in events if event.kind == "gate_abandoned"))
        if not areas:
            return ""
        listed = self.names.listed([self.names.the_area(area) for area in areas])
        return self.part("gate_abandoned", "left" if len(areas) == 1 else "left_more", areas=listed)

    def sign_lines(self, events: list[Event]) -> list[Line]:
        """Private lines with the values of Elder Signs drawn, for those who may see them."""
        drawn: dict[int, list[str]] = {}
        for event in events:
            if event.kind == "sign" and event.args[1]:
                drawn.setdefault(int(event.args[0]), []).append(str(event.args[1]))
        return [
            Line(
                self.say(
                    "sign", "one" if len(values) == 1 else "more",
                    side=self.names.side(side), values=self.names.listed(values),
                ),
                side, PRIVATE, 1,
            )
            for side, values in drawn.items()
        ]  # fmt: skip


class WarsBlock(Block):
    """A block that tells by a function, and takes events by another."""

    def __init__(
        self,
        number: int,
        first: Event,
        tell: Callable[[list[Event]], list[Line]],
        takes: Callable[[Event], bool] | None = None,
    ) -> None:
        super().__init__(number)
        self._tell = tell
        self._takes = takes
        self.put(first)

    def takes(self, event: Event) -> bool:
        """As its function says."""
        return self._takes is not None and self._takes(event)

    def tell(self) -> list[Line]:
        """As its function says."""
        return self._tell(self.events)


class Earned:
    """An aside: spellbooks a side has earned, and which it took, as far as that is known."""

    def __init__(self, told: Told, side: int, block: Block) -> None:
        self._told = told
        self.side = side
        self.block = block
        self.requirements: list[str] = []
        self.books: list[str] = []

    def tell(self) -> list[Line]:
        """One line."""
        told = self._told
        names = told.names
        met = names.commas([told.words.name("requirement", name) for name in self.requirements])
        books = names.listed([names.ability(name) for name in self.books])
        side = names.side(self.side)
        if not met:
            return [Line(told.say("book", side=side, books=books), self.side, weight=1)]
        form = "taken" if books else "line"
        return [Line(told.say("requirement", form, side=side, books=books, requirements=met), self.side, weight=2)]


class Revealed:
    """An aside: Elder Signs a side has turned over, one after the other."""

    def __init__(self, told: Told, side: int) -> None:
        self._told = told
        self.side = side
        self.values: list[int] = []

    def tell(self) -> list[Line]:
        """One line."""
        told = self._told
        values = told.names.commas([str(value) for value in self.values])
        form = "one" if len(self.values) == 1 else "more"
        text = told.say(
            "revealed", form, side=told.names.side(self.side), number=len(self.values), values=values,
            total=sum(self.values),
        )  # fmt: skip
        return [Line(text, self.side, weight=2)]


class WarsTeller(Teller):
    """Opens the blocks of a match of Cthulhu Wars; keeps count of rounds, and who fights whom."""

    def __init__(self, words: Words, rules: Rules) -> None:
        from game.match.wars_actions import ActionTexts

        self.told = Told(words, rules)
        self._actions = ActionTexts(self.told)
        sides = self.told.rules.sides
        self._first, self._direction = sides[0], 1
        self._round = 1
        self._last = -1
        self._slots = 0
        self._attacker: int | None = None
        self._earned: dict[int, Earned] = {}

    def skips(self, event: Event) -> bool:
        """Answers nobody had a choice in, results before anybody leaves, the Doom of a revealed Elder Sign."""
        return event.kind in _SKIPPED or (event.kind == "doom" and event.args[2] == "sign")

    # asides

    def aside(self, event: Event, block: Block | None) -> bool:
        """Spellbooks and reveals come in the middle of anything."""
        if event.kind not in ("requirement", "book", "revealed"):
            return False
        assert block is not None
        side = int(event.args[0])
        if event.kind == "revealed":
            self._reveal(side, int(event.args[1]), block)
        else:
            self._earn(side, event, block)
        block.changed()
        return True

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

    # blocks

    def open(self, event: Event, number: int) -> list[Block]:
        """The block of an event, by its kind."""
        if event.kind in ("requirement", "book", "revealed"):
            block = WarsBlock(number, event, lambda events: [])
            self.aside(event, block)
            return [block]
        make = getattr(self, f"_open_{event.kind}", None)
        if make is None:
            return [WarsBlock(number, event, self._plain)]
        made: list[Block] = make(event, number)
        return made

    def _plain(self, events: list[Event]) -> list[Line]:
        """An event by itself, outside what it usually belongs to."""
        return self._actions.alone(events[0])

    def _open_phase(self, event: Event, number: int) -> list[Block]:
        phase, turn = event.args
        self._round, self._last, self._slots, self._attacker = 1, -1, 0, None
        if phase == "first_player":
            return [WarsBlock(number, event, lambda events: [])]
        text = self.told.say("phase", str(phase), turn=turn)
        return [WarsBlock(number, event, lambda events: [Line(text, None, HEADING, 1)])]

    def _open_slot(self, event: Event, number: int) -> list[Block]:
        """A heading when the order begins anew and more than one side still acts."""
        sides = self.told.rules.sides
        place = (sides.index(event.args[0]) - sides.index(self._first)) * self._direction % len(sides)
        again = place <= self._last
        alone = self._slots == 1
        self._last = place
        self._slots = 1 if again else self._slots + 1
        if not again:
            return [WarsBlock(number, event, lambda events: [])]
        self._round += 1
        text = self.told.say("phase", "round", round=self._round)
        return [WarsBlock(number, event, lambda events: [] if alone else [Line(text, None, HEADING, 0)])]

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
                form = "minimum" if why == "minimum" else "bonus"
                ability = "" if why == "minimum" else told.words.name(*_table(told, why))
                parts.setdefault(side, []).append(told.part("gathered", form, number=amount, ability=ability))
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
        self._attacker = None
        return [self._actions.block(event, number)]

    # battles

    def _open_battle(self, event: Event, number: int) -> list[Block]:
        side, enemy, area = (int(value) for value in event.args)
        self._attacker = side
        names = self.told.names
        text = self.told.say("battle", side=names.side(side), enemy=names.side(enemy), the_area=names.the_area(area))
        return [WarsBlock(number, event, lambda events: [Line(text, side, weight=2)])]

    def _battle_block(self, event: Event, number: int, tell: Any, *kinds: str, whys: tuple[str, ...] = ()) -> list[Block]:
        """A step of a battle: it takes events of these kinds, moves and losses only for these reasons."""

        def takes(more: Event) -> bool:
            if more.kind in ("moved", "eliminated"):
                return more.kind in kinds and more.args[3 if more.kind == "moved" else 2] in whys
            return more.kind in kinds or more.kind == "gate_abandoned"

        attacker = self._attacker

        def told(events: list[Event]) -> list[Line]:
            lines: list[tuple[str, int]] = tell(events)
            if lines:
                lines[-1] = (lines[-1][0] + self.told.gates_left(events), lines[-1][1])
            return [Line(text, attacker, weight=weight) for text, weight in lines]

        return [WarsBlock(number, event, told, takes)]

    def _open_rolled(self, event: Event, number: int) -> list[Block]:
        return self._battle_block(event, number, self._rolled, "rolled")

    def _rolled(self, events: list[Event]) -> list[tuple[str, int]]:
        results = []
        for event in events:
            if event.kind == "rolled":
                dice = event.args[1:]
                kills, pains = dice.count(6), dice.count(4) + dice.count(5)
                form = ("nothing", "pains", "kills", "results")[2 * bool(kills) + bool(pains)]
                results.append(self.told.part("rolled", form, kills=kills, pains=pains))
        if len(results) == 1:
            side = self.told.names.side(int(events[0].args[0]))
            return [(self.told.say("rolled", "one", side=side, first=results[0]), 1)]
        return [(self.told.say("rolled", "both", first=results[0], second=results[1]), 1)]

    def _open_killed(self, event: Event, number: int) -> list[Block]:
        return self._battle_block(event, number, self._killed, "killed", "eliminated", whys=("killed",))

    def _killed(self, events: list[Event]) -> list[tuple[str, int]]:
        lost: dict[int, list[int]] = {}
        for event in events:
            if event.kind == "killed":
                lost.setdefault(UNIT_SIDE[int(event.args[0])], []).append(int(event.args[0]))
        names = self.told.names
        shares = [
            self.told.part("killed", "share", units=names.units(units), owner=names.side(side))
            for side, units in lost.items()
        ]
        great = any(UNIT_CLASS[unit] == GREAT_OLD_ONE for units in lost.values() for unit in units)
        return [(self.told.say("killed", losses=names.listed(shares)), 2 if great else 1)]

    def _open_moved(self, event: Event, number: int) -> list[Block]:
        if event.args[3] != "retreat":
            return [WarsBlock(number, event, self._plain)]
        return self._battle_block(event, number, self._retreats, "moved", whys=("retreat",))

    def _retreats(self, events: list[Event]) -> list[tuple[str, int]]:
        return [(self.told.say("moved", "retreat", moves=self._actions.moves(events)), 1)]

    def _open_surrounded(self, event: Event, number: int) -> list[Block]:
        return self._battle_block(event, number, self._surrounded, "eliminated", whys=("no_room",))

    def _surrounded(self, events: list[Event]) -> list[tuple[str, int]]:
        side = self.told.names.side(int(events[0].args[0]))
        lost = [int(event.args[0]) for event in events if event.kind == "eliminated"]
        if not lost:
            return [(self.told.say("surrounded", side=side), 1)]
        return [(self.told.say("surrounded", "lost", side=side, a_unit=self.told.names.a_unit(lost[0])), 1)]

    def _open_wiped_out(self, event: Event, number: int) -> list[Block]:
        names = self.told.names
        text = self.told.say("wiped_out", sides=names.listed([names.side(int(side)) for side in event.args]))
        return self._battle_block(event, number, lambda events: [(text, 1)])

    def _open_ability(self, event: Event, number: int) -> list[Block]:
        name = str(event.args[1])
        if name not in _BATTLE_ABILITIES:
            return [self._actions.ability_block(event, number)]
        kinds = ["exempted", "eliminated", "moved"]

        def tell(events: list[Event]) -> list[tuple[str, int]]:
            return [(text, 1) for text in self._actions.battle_ability(name, events)]

        made = self._battle_block(event, number, tell, *kinds, whys=(name,))
        if name == "necrophagy":
            # Each Ghoul that comes reports the ability anew.
            block = made[0]
            assert isinstance(block, WarsBlock)
            before = block._takes
            block._takes = lambda more: more == event or bool(before and before(more))
        return made


def _table(told: Told, key: str) -> tuple[str, str]:
    """The table of things an ability's name stands in, with the name."""
    return next(table for table in ("book", "ability") if told.words.has(table, key)), key
