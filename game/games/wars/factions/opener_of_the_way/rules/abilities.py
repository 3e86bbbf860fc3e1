"""Opener of the Way: awakening Yog-Sothoth, and the Dragons; its gates, battles and the Dread Curse stand beside it."""

from game.engine.option import Option, option
from game.engine.position import Position
from game.games.wars.factions.opener_of_the_way.rules import battle, curse, gates
from game.games.wars.factions.opener_of_the_way.rules.figures import OW, SPAWN, YOG_SOTHOTH
from game.games.wars.rules.board import gain_power, meet, pay, use_up, withdraw
from game.games.wars.rules.flow.actions import lowest
from game.games.wars.rules.flow.awakening import Awakening, appear, awakening
from game.games.wars.rules.flow.choose import Choose, Negotiate
from game.games.wars.rules.flow.slot import Slot
from game.games.wars.rules.flow.turn import find_first_player
from game.games.wars.rules.hopeless import earns
from game.games.wars.rules.registry import hook
from game.games.wars.rules.state import MOST, USED
from game.games.wars.rules.units import KIND_MASK, MOST_AREAS

__all__ = ["battle", "curse", "gates"]

# Awakening


def _doors(pos: Position) -> list[int]:
    """Areas with a Spawn of Yog-Sothoth."""
    return [area for area in range(MOST_AREAS) if pos.state.here[area] & KIND_MASK[SPAWN]]


def _opens(pos: Position, area: int) -> None:
    """The Spawn goes to the pool, Yog-Sothoth stands in its place."""
    withdraw(pos, lowest(pos.state.here[area] & KIND_MASK[SPAWN]), "awaken")
    appear(pos, YOG_SOTHOTH, area)


awakening(Awakening(YOG_SOTHOTH, _doors, _opens, "no_spawn"))
hook("awakened", "ow_awaken", OW)(lambda pos, unit: meet(pos, OW, "ow_awaken"))

# The Dragons


class Descending:
    """Once: a Ritual whose gates give double Doom."""

    def ready(self, pos: Position) -> bool:
        """It has not been used."""
        return not pos.state.flags & USED["dragon_descending"]

    def doom(self, pos: Position, gates: int) -> int:
        use_up(pos, "dragon_descending")
        return 2 * gates


hook("ritual_way", "dragon_descending", OW)(Descending())


_NO_PRICE = frozenset(("book", "first_player", "direction"))
"""Questions that nothing is paid for."""


class Ascending:
    """Once, at any moment: his Power becomes that of an enemy."""

    changes_power = True

    def options(self, pos: Position) -> list[Option]:
        """Enemies with more Power, or with less where he has nothing to pay.

        Not while pledges are made of what everybody has, nor between the steps of an action of his own, which is
        offered by what he can pay; asked in a battle, he may get more.
        """
        if pos.state.flags & USED["dragon_ascending"] or any(isinstance(entry, Negotiate) for entry in pos.stack):
            return []
        own = [entry for entry in pos.stack if isinstance(entry, (Choose, Slot)) and entry.side == OW]
        asked = any(isinstance(entry, Choose) and entry.then not in _NO_PRICE for entry in own)
        if asked and pos.state.battle is None:
            return []
        paying = asked or any(isinstance(entry, Slot) for entry in own)
        power = pos.state.power
        others = [side for side in pos.rules.sides if side != OW and power[side] != power[OW]]
        return [option("dragon_ascending", side=side) for side in others if power[side] > power[OW] or not paying]

    def begin(self, pos: Position, chosen: Option) -> None:
        use_up(pos, "dragon_ascending")
        more = pos.state.power[chosen.side] - pos.state.power[OW]
        if more > 0:
            gain_power(pos, OW, more, "dragon_ascending")
        else:
            pay(pos, OW, -more, "dragon_ascending")
        if getattr(pos.stack[-1], "kind", "") == "first_player":
            # Whoever has most Power may be another now.
            pos.pop()
            find_first_player(pos)


hook("any_moment", "dragon_ascending", OW)(Ascending())


# Dragon Ascending gives what an enemy has at that moment.
earns(OW)(lambda pos: 0 if pos.state.flags & USED["dragon_ascending"] else MOST)
