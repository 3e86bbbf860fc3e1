"""How a game of Rites of Cthulhu has ended, in words: who has won, and what made the difference."""

from __future__ import annotations

from game.games.rites.words.faces import artifact_face, rite_name
from game.games.rites.words.tableview import CardTable, Cultist
from game.match.texts import listed
from game.match.words import words


class RitesOutcome:
    """The words of a finished game; ``winners`` are the cultists' sides."""

    def __init__(self, table: CardTable, winners: tuple[int, ...]) -> None:
        self._table = table
        self._won = [table.cultists[side] for side in winners]
        self.order = sorted(table.cultists, key=lambda each: (each.side not in winners, _below(each), each.side))
        """All cultists, the best first."""

    def headline(self) -> str:
        names = [each.name for each in self._won]
        if not names:
            return "Nobody wins"
        return listed(names) + (" share the victory" if len(names) > 1 else " wins")

    def reason(self) -> str:
        """Why the game is over, and why this cultist and no other has won, as plain text."""
        table = self._table
        if table.single:
            rite, _, how = table.ends[-1]
            said: str = words().tables["rites"]["rite_end"][how]
            return f"{rite_name(rite)}: {said}."
        best = self._won[0]
        points, count = _points(best.points), len(best.cache)
        if len(self._won) > 1:
            return f"{points} in artifacts each, as many of them, and the highest alike."
        next_ = self.order[1]
        if best.points > next_.points:
            after = [each.name for each in self.order[1:] if each.points == next_.points]
            if len(after) > 1:
                return f"{points} in artifacts; next come {listed(after)} with {next_.points} each."
            return f"{points} in artifacts; next comes {after[0]} with {next_.points}."
        others = [each.name for each in self.order[1:] if each.points == best.points]
        if len(others) > 1:
            return f"{points} in artifacts. {listed(others)} have as many points, but fewer artifacts or lesser ones."
        if count > len(next_.cache):
            less = f"fewer artifacts, {len(next_.cache)} against {count}"
        else:
            less = f"a lower highest one, {_highest(next_)} against {_highest(best)}"
        return f"{points} in artifacts. {others[0]} has as many points but {less}."


def _points(count: int) -> str:
    return f"{count} point" if count == 1 else f"{count} points"


def _highest(cultist: Cultist) -> int:
    """What the artifact of hers that is worth most is worth."""
    return max((artifact_face(name).value for name in cultist.cache), default=0)


def _below(cultist: Cultist) -> tuple[int, int, int]:
    """What she is placed by, the best with the least: points, then number of artifacts, then the highest."""
    return -cultist.points, -len(cultist.cache), -_highest(cultist)
