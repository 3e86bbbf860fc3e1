"""The players of Cthulhu Wars, and of games that build on its rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from game.bots.players import Players, players_of
from game.bots.protocol import Bot, Budget, Question
from game.bots.shipped import BOTS, BY_HAND, nearest
from game.bots.tables import rules_of
from game.bots.temperaments import TEMPERAMENTS, level_of
from game.engine.chance import Chance
from game.engine.position import determinise
from game.games.wars.rules.flow.anytime import ANY_MOMENT, moments
from game.games.wars.rules.units import FACTIONS

if TYPE_CHECKING:
    from game.games.wars.bots.learned.foresight import Experience
    from game.games.wars.bots.levels import Levels
    from game.games.wars.rules.rules import WarsRules


class WarsPlayers(Players):
    """All levels; a game that builds on these rules says what they judge by in it."""

    levels: ClassVar[tuple[str, ...]] = BOTS

    def known(self) -> Levels:
        from game.games.wars.bots.levels import LEVELS

        return LEVELS

    def able(self, players: int) -> tuple[str, ...]:
        """All levels where everybody is for himself; between two persons no more than the master has learned."""
        return self.levels if players != 2 else (*BY_HAND, "master")

    def temperaments(self, level: str, players: int = 0) -> tuple[str, ...]:
        """All, where something was learned that likings can be added to."""
        return TEMPERAMENTS if players != 2 and level in self.levels and level != "random" else ()

    def player(self, bot_id: str, seed: int, budget: Budget | None = None) -> Bot:
        """A player that has learned; where nothing was learned, one by hand plays in its place."""
        level = level_of(bot_id)
        if level == "random":
            return super().player(level, seed)
        by_hand = self.by_hand(level, seed, budget)
        if level in ("professional", "master"):
            from game.games.wars.bots.learned.master import SHORT, MasterBot
            from game.games.wars.bots.learned.persons import Together

            if level == "professional":
                return MasterBot(bot_id, seed, self.known(), budget, stand_in=by_hand, short=SHORT)
            return MasterBot(bot_id, seed, self.known(), budget, stand_in=by_hand, between=Together)
        from game.games.wars.bots.learned.rungs import RUNGS, ExperiencedBot

        return ExperiencedBot(bot_id, seed, RUNGS[level], by_hand, self.known())

    def by_hand(self, level: str, seed: int, budget: Budget | None = None) -> Bot:
        """A player by what somebody has written down: for two persons, and for advice."""
        from game.games.wars.bots.greedy import GreedyBot, InitiateBot
        from game.games.wars.bots.search import OracleBot

        level = nearest(level, BY_HAND)
        if level == "initiate":
            return InitiateBot(level, seed, self.known())
        if level == "oracle":
            return OracleBot(level, seed, self.known(), budget)
        return super().player(level, seed) if level == "random" else GreedyBot(level, seed, self.known())

    def experience(self, rules: WarsRules) -> Experience | None:
        """What was learned of matches under these rules, if anything: advice is told by it."""
        from game.games.wars.bots.learned.chances import chances
        from game.games.wars.bots.learned.foresight import Experience
        from game.games.wars.bots.learned.policy import learned, policy

        return Experience(policy(), chances()) if learned(rules) else None

    def may_reveal(self, question: Question, side: int, values: Sequence[int]) -> bool:
        """Whether the seat has these Elder Signs on that side, or may do there what the one number names."""
        view = question.view
        if not 0 <= side < len(FACTIONS) or FACTIONS[side] not in view["setup"]["factions"][question.seat]:
            return False
        if values and values[0] >= ANY_MOMENT:
            pos = determinise(rules_of(view["setup"]), view, Chance.seeded(0))
            return len(values) == 1 and values[0] in moments(pos, side)
        left = list(view["state"]["signs"].get(FACTIONS[side], ()))
        for value in values:
            if value not in left:
                return False
            left.remove(value)
        return bool(values)


PLAYERS = WarsPlayers()


def experience_of(rules: WarsRules) -> Experience | None:
    """What was learned of matches under these rules, if anything."""
    found = players_of(rules.game)
    assert isinstance(found, WarsPlayers)
    return found.experience(rules)


def levels_of(game: str) -> Levels:
    """What the levels judge by in a game with the rules of Cthulhu Wars."""
    found = players_of(game)
    assert isinstance(found, WarsPlayers)
    return found.known()
