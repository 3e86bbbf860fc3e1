"""Decay in words: what this turn costs or has cost, what comes next, and what losses are worth to the enemy."""

from typing import Any

from game.games.wars.rules.units import FACTIONS, KINDS, UNIT_KIND, UNIT_SIDE
from game.games.wars.words.tableview import Table
from game.match.match import Match
from game.match.words import fill, words

PHASES = ("action", "gather", "first_player", "doom")
"""The phases of a Duel in their order (Duel rulebook, Playing the game)."""


def decay_told(table: Table) -> tuple[str, str]:
    """Two sentences with marks: what the turn going on costs, and what the next ones will; empty without Decay."""
    if table.decay is None:
        return "", ""
    texts = words().tables["games"]["decay"]
    out = [side.faction for side in table.sides if not side.power]
    if table.phase != "action":
        return texts["asleep"], texts["asleep_then"]

    def named(faction: str) -> str:
        return f"{{glyph:{faction}}} {words().name('faction', faction)}"

    said: dict[str, Any] = {"number": table.decay, "next": table.decay + 1, "after": table.decay + 2}
    said["side"] = named(table.acting) if table.acting else ""
    said["out"] = named(out[0]) if out else ""
    if table.acting:
        now = texts["paid"] if table.decay else texts["nothing_paid"]
    else:
        now = texts["due"] if table.decay else texts["nothing_due"]
    then = texts["both_out"] if len(out) > 1 else texts["rising"] if out else texts["still"]
    return fill(now, said.__getitem__), fill(then, said.__getitem__)


def decay_tip(table: Table) -> str:
    """All there is to tell of Decay, with marks; empty without it."""
    now, then = decay_told(table)
    said = words().tables["games"]["decay"]
    return f"**{said['name']}**\n{said['text']}\n<gold>{now}</> {then}" if now else ""


def decay_hint(table: Table, faction: str) -> str:
    """Decay in a few words for a faction that acts in its turn: what it took, and what the next turn takes."""
    if not table.decay or table.phase != "action" or table.acting != faction:
        return ""
    texts = words().tables["games"]["decay"]
    parts = [fill(texts["took"], {"number": table.decay}.__getitem__)]
    if any(not side.power for side in table.sides):
        parts.append(fill(texts["takes_next"], {"next": table.decay + 1}.__getitem__))
    return " · ".join(parts)


def spoils(match: Match) -> dict[str, list[tuple[str, int]]]:
    """By faction, what the loss of one of its units is worth to the enemy: (kind, Doom), cheapest first.

    Empty where losses are worth nothing.
    """
    rules: Any = match.rules
    if not rules.edition.losses_pay:
        return {}
    found: dict[str, dict[str, int]] = {FACTIONS[side]: {} for side in rules.sides}
    for unit, side in enumerate(UNIT_SIDE):
        if side in rules.sides:
            found[FACTIONS[side]][KINDS[UNIT_KIND[unit]].id] = rules.spoils(unit, "killed")
    return {faction: sorted(kinds.items(), key=lambda each: each[1]) for faction, kinds in found.items()}
