"""Crawling Chaos' abilities as the odds of a battle count with them."""

from game.engine.position import Position
from game.games.wars.factions.crawling_chaos.rules.figures import (
    CC,
    FLYING_POLYP,
    HUNTING_HORROR,
    NIGHTGAUNT,
    NYARLATHOTEP,
)
from game.games.wars.rules.board import eliminate, has_book, relocate
from game.games.wars.rules.combat import fighters
from game.games.wars.rules.counted import COUNTED, Counted, cheapest, value
from game.games.wars.rules.state import Battle, WarsState
from game.games.wars.rules.units import BIT, GREAT_OLD_ONES, KIND_MASK, MOST_AREAS, ORDINARY, SIDE_MASK, units_in


class _OfBook(Counted):
    """An ability of a spellbook."""

    def most(self, pos: Position, battle: Battle) -> int:
        return self.able(pos, battle) if has_book(pos.state, CC, self.name) else 0

    def able(self, pos: Position, battle: Battle) -> int:
        """How often with the book."""
        raise NotImplementedError


class Abduct(_OfBook):
    """A Nightgaunt goes, and the enemy's cheapest Monster or Cultist."""

    def able(self, pos: Position, battle: Battle) -> int:
        return (battle.units & KIND_MASK[NIGHTGAUNT]).bit_count()

    def before(self, pos: Position, battle: Battle, turn: int) -> None:
        gaunts = fighters(pos.state, battle, CC) & KIND_MASK[NIGHTGAUNT]
        prey = fighters(pos.state, battle, battle.enemy(CC)) & ORDINARY
        if gaunts and prey:
            eliminate(pos, units_in(gaunts)[0], "abduct")
            eliminate(pos, cheapest(pos, prey), "abduct")


class Invisibility(_OfBook):
    """Each Flying Polyp takes out the dearest Monster or Cultist of the enemy."""

    def able(self, pos: Position, battle: Battle) -> int:
        return (battle.units & KIND_MASK[FLYING_POLYP]).bit_count()

    def before(self, pos: Position, battle: Battle, turn: int) -> None:
        able = (fighters(pos.state, battle, CC) & KIND_MASK[FLYING_POLYP]).bit_count()
        prey = fighters(pos.state, battle, battle.enemy(CC)) & ORDINARY
        if turn < able and prey:
            battle.exempt |= BIT[max(units_in(prey), key=lambda unit: (value(pos, unit), unit))]


class SeekAndDestroy(_OfBook):
    """Hunting Horrors come from elsewhere."""

    def able(self, pos: Position, battle: Battle) -> int:
        state: WarsState = pos.state
        horrors = sum((here & KIND_MASK[HUNTING_HORROR]).bit_count() for here in state.here[:MOST_AREAS])
        return horrors - (battle.units & KIND_MASK[HUNTING_HORROR]).bit_count()

    def before(self, pos: Position, battle: Battle, turn: int) -> None:
        for area in range(MOST_AREAS):
            found = pos.state.here[area] & KIND_MASK[HUNTING_HORROR]
            if area != battle.area and found:
                unit = units_in(found)[0]
                relocate(pos, unit, battle.area)
                battle.units |= BIT[unit]
                return


class Emissary(_OfBook):
    """No Kill eliminates Nyarlathotep while no enemy Great Old One is there."""

    def able(self, pos: Position, battle: Battle) -> int:
        return battle.units >> NYARLATHOTEP & 1

    def spared(self, battle: Battle) -> int:
        return 0 if battle.units & GREAT_OLD_ONES & SIDE_MASK[battle.enemy(CC)] else BIT[NYARLATHOTEP]


COUNTED.extend(
    [
        Abduct("abduct", CC, place=2),
        Invisibility("invisibility", CC, place=1),
        SeekAndDestroy("seek_and_destroy", CC),
        Emissary("emissary", CC),
    ]
)
