"""What has become of pieces in a battle, and of its dice, in words."""

from __future__ import annotations

from game.games.wars.factions.words.tables import joined
from game.games.wars.words.tableview import BattleSide, Fighter
from game.language.spoken import say

_GONE = (*joined("fates"), "no_room", "killed")
"""Reasons for which pieces are eliminated that say what has become of them."""


def fate_of(fighter: Fighter, reason: str) -> str:
    """What has become of a fighter; "" while nothing has. ``reason`` is why it was eliminated."""
    if fighter.state == "hidden":
        return "hidden"
    if fighter.state == "gone" and reason in _GONE:
        return reason
    if fighter.result == "kill":
        return "killed"
    if fighter.result == "saved" and fighter.state == "in":
        return "saved"
    if fighter.result == "pain":
        return {"in": "pained", "away": "retreated", "gone": "lost"}[fighter.state]
    return {"gone": "gone", "away": "left"}.get(fighter.state, "")


def say_fate(fate: str) -> str:
    """A fate in a word or two."""
    return say(f"wars-battle-fate-{fate.replace('_', '-')}") if fate else ""


def results(kills: int, pains: int) -> list[str]:
    """Kills and Pains in words, without those there are none of."""
    counted = (("wars-battle-kills", kills), ("wars-battle-pains", pains))
    return [say(key, number=count) for key, count in counted if count]


def rolled(side: BattleSide) -> str:
    """What a side has rolled, in words."""
    kills = say("wars-battle-kills", number=side.rolled_kills)
    return say("wars-battle-rolled", results=[kills, say("wars-battle-pains", number=side.rolled_pains)])
