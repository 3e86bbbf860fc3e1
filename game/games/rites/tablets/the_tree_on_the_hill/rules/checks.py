"""What cannot be in The Tree on the Hill: in set-ups, and in positions from outside."""

from collections.abc import Iterator
from typing import Any

from game.engine.errors import SetupError
from game.engine.position import Position
from game.engine.shapes import BOTTOM, Shapes
from game.games.rites.rules.cards import RANK
from game.games.rites.rules.shapes import Checks, Complaint, performing, shedding
from game.games.rites.rules.state import RitesState
from game.games.rites.tablets.the_tree_on_the_hill.rules.rite import GROWN, Trees


def _complaints(rules: Any, state: RitesState) -> Iterator[Complaint]:
    own = state.own
    assert isinstance(own, Trees)
    for tree in own.trees:
        ranks = [RANK[laid] for laid in tree]
        if not ranks or len(set(ranks)) < len(ranks) or max(ranks) - min(ranks) >= GROWN:
            yield SetupError("trees", "rites-setup-tree")
        elif not rules.tree_window and max(ranks) - min(ranks) >= len(ranks):
            yield SetupError("trees", "rites-setup-tree-gap")


def _unsound(pos: Position, state: RitesState) -> str:
    own: Trees = pos.state.own
    return "" if all(0 < len(tree) <= GROWN for tree in own.trees) else "a tree could not grow so"


def _enter(shapes: Shapes) -> None:
    turns = "rites_tree_turn:start rites_tree_turn:more rites_tree_turn:drawn"
    shapes.add(turns, BOTTOM, fits=performing(Trees, shedding))


CHECKS = Checks(_complaints, _unsound, _enter)
