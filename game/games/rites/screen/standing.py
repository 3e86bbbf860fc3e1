"""How a rite stands, in a few words: for the bar on top and the cultists' plates."""

from __future__ import annotations

from game.games.rites.words.faces import face_of, rite_name
from game.games.rites.words.tableview import NO_CARD, CardTable


def tally(table: CardTable, side: int) -> tuple[str, str]:
    """What a cultist has in this rite: a number, and what it counts."""
    won, hand = table.cultists[side].won, len(table.cultists[side].hand)
    if table.rite == "cthulhu_rises":
        has = table.state["holder"] == side
        opened = side in table.state["eligible"]
        return ("1" if has else "0", "has Cthulhu" if has else "no Cthulhu" if opened else "no gate yet")
    if table.rite in ("the_tree_on_the_hill", "at_the_mountains_of_madness"):
        return str(hand), "to play" if hand != 1 else "last card"
    if not table.rite:
        count = len(table.cultists[side].cache)
        return str(count), "artifact" if count == 1 else "artifacts"
    if not won:
        return "0", {"the_hound": "no grave yet", "the_dunwich_horror": "no wall yet"}.get(table.rite, "nothing yet")
    ranks = [face_of(card).rank for card in won]
    points = sum(ranks) + (max(ranks) if table.rite == "out_of_the_aeons" and "y0" in won else 0)
    what = {"the_hound": "grave", "the_dunwich_horror": "wall"}.get(table.rite, "card")
    return str(points), f"points · {len(won)} {what}{'' if len(won) == 1 else 's'}"


def steps(table: CardTable, side: int) -> tuple[tuple[str, bool], ...]:
    """The steps of the overthrow in Cthulhu Rises, and which a cultist has done."""
    if table.rite != "cthulhu_rises":
        return ()
    captured = table.state["bearer"] == side
    return (("opened", side in table.state["eligible"]), ("Cthulhu", captured), ("close", False))


def headline(table: CardTable) -> tuple[str, ...]:
    """What stands in the middle of the bar on top, the weightiest first."""
    parts = []
    if table.rites > 1:
        parts.append(f"Rite {max(table.number, 1)} of {table.rites}")
    state = table.state
    if table.rite == "cthulhu_rises" and state["gates"]:
        parts.append(f"Gate {state['gates']}")
    elif table.rite in ("the_hound", "the_dunwich_horror") and state["plots"]:
        done = sum(card == NO_CARD for card in state["plots"])
        what = "graves looted" if table.rite == "the_hound" else "walls captured"
        parts.append(f"{done} of {len(state['plots'])} {what}")
    elif table.rite == "the_tree_on_the_hill":
        grown = sum(len(tree) >= 4 for tree in state["trees"])
        parts.append(f"{len(state['trees'])} trees, {grown} grown")
    elif table.rite == "out_of_the_aeons":
        parts.append(f"{len(state['prizes']) + bool(state['prize'])} prizes left")
    return tuple(parts)


def subtitle(table: CardTable) -> str:
    """The name of the rite that is performed."""
    return rite_name(table.rite) if table.rite else "Choosing a rite"
