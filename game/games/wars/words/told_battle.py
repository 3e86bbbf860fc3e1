"""The chronicle of Cthulhu Wars: a battle, step by step."""

from typing import Any

from game.engine.event import Event
from game.games.wars.rules.faction import GREAT_OLD_ONE
from game.games.wars.rules.units import UNIT_CLASS, UNIT_SIDE
from game.games.wars.words.told import Told, WarsBlock
from game.games.wars.words.told_actions import ActionTexts
from game.games.wars.words.told_alone import alone
from game.match.phrases import Block, Line

_ABILITIES = frozenset(
    ("devour", "absorb", "abduct", "invisibility", "seek_and_destroy", "vengeance", "emissary", "madness", "necrophagy")
)


class BattleBlocks:
    """Opens a block for each step of a battle; ``attacker`` is whose battle it is."""

    told: Told
    actions: ActionTexts
    attacker: int | None = None

    def _plain(self, events: list[Event]) -> list[Line]:
        """An event by itself, outside what it usually belongs to."""
        return alone(self.actions, events[0])

    def _open_battle(self, event: Event, number: int) -> list[Block]:
        side, enemy, area = (int(value) for value in event.args)
        self.attacker = side
        names = self.told.names
        text = self.told.say("battle", side=names.side(side), enemy=names.side(enemy), the_area=names.the_area(area))
        return [WarsBlock(number, event, lambda events: [Line(text, side, weight=2)])]

    def _battle_block(
        self, event: Event, number: int, tell: Any, *kinds: str, whys: tuple[str, ...] = ()
    ) -> list[Block]:
        """A step of a battle: it takes events of these kinds, moves and losses only for these reasons."""

        def takes(more: Event) -> bool:
            if more.kind in ("moved", "eliminated"):
                return more.kind in kinds and more.args[3 if more.kind == "moved" else 2] in whys
            return more.kind in kinds or more.kind == "gate_abandoned"

        attacker = self.attacker

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
        shares = []
        for side, units in lost.items():
            ordinary = [unit for unit in units if UNIT_CLASS[unit] != GREAT_OLD_ONE]
            shares += [names.the_unit(unit) for unit in units if unit not in ordinary]
            if ordinary:
                shares.append(self.told.part("killed", "share", units=names.units(ordinary), owner=names.side(side)))
        great = any(UNIT_CLASS[unit] == GREAT_OLD_ONE for units in lost.values() for unit in units)
        return [(self.told.say("killed", losses=names.commas(shares)), 2 if great else 1)]

    def _open_moved(self, event: Event, number: int) -> list[Block]:
        if event.args[3] != "retreat":
            return [WarsBlock(number, event, self._plain)]
        return self._battle_block(event, number, self._retreats, "moved", whys=("retreat",))

    def _retreats(self, events: list[Event]) -> list[tuple[str, int]]:
        return [(self.told.say("moved", "retreat", moves=self.actions.moves(events)), 1)]

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
        form = "line" if len(event.args) == 1 else "both"
        text = self.told.say("wiped_out", form, sides=names.listed([names.side(int(side)) for side in event.args]))
        return self._battle_block(event, number, lambda events: [(text, 1)])

    def _open_ability(self, event: Event, number: int) -> list[Block]:
        name = str(event.args[1])
        if name not in _ABILITIES:
            return [self.actions.ability_block(event, number)]
        kinds = ["exempted", "eliminated", "moved"]

        def tell(events: list[Event]) -> list[tuple[str, int]]:
            return [(text, 1) for text in self.actions.battle_ability(name, events)]

        made = self._battle_block(event, number, tell, *kinds, whys=(name,))
        if name == "necrophagy":
            # Each Ghoul that comes reports the ability anew.
            block = made[0]
            assert isinstance(block, WarsBlock)
            before = block._takes
            block._takes = lambda more: more == event or bool(before and before(more))
        return made
