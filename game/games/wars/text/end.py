"""The end of a match in the terminal: who won and why, and the course of it in numbers."""

from __future__ import annotations

from game.games.wars.rules.flow.ending import WarsResult
from game.games.wars.words.statistics import Statistics, statistics
from game.match.match import Match
from game.match.words import words


def outcome(match: Match) -> str:
    """How a match that is over has ended, in a sentence and the final Doom."""
    result = match.result()
    assert result is not None
    sides = result.sides
    name = words().name
    standing = ", ".join(f"{name('faction', side)} {points}" for side, points in result.scores.items())
    if not sides:
        return f"Nobody has six spellbooks: humanity wins. Doom: {standing}."
    won = " and ".join(", ".join(name("faction", side) for side in some) for some in (sides[:-1], sides[-1:]) if some)
    verb = "share the victory" if len(result.winners) > 1 else "wins" if len(sides) == 1 else "win"
    return f"{won} {verb}. Doom: {standing}."


def why(match: Match) -> list[str]:
    """Why the match ended, and each side's books, Doom and Elder Signs opened at the end."""
    result = match.result()
    if not isinstance(result, WarsResult):
        return []
    name, course = words().name, statistics(match)
    lines = [words().text("end", result.reason)]
    for faction, doom in sorted(result.doom.items(), key=lambda each: -each[1]):
        opened = course.deeds[faction].opened
        values = " ".join(map(str, opened))
        signs = f", of it {sum(opened)} from Elder Signs opened at the end ({values})" if opened else ""
        lines.append(f"  {name('faction', faction)}: {doom} Doom, {result.books[faction]} of 6 spellbooks{signs}")
    for player, factions in zip(match.seats, match.rules.setup["factions"], strict=True):
        if len(factions) > 1:
            lines.append(f"  {player.name}: {sum(result.doom[faction] for faction in factions)} Doom in all")
    return lines


def figures(match: Match) -> list[str]:
    """Doom, Power, gates and spellbooks over the turns, the dice, and what each side has done."""
    course = statistics(match)
    lines = []
    for what in ("doom", "power", "gates", "books"):
        lines += _chart(course, what)
    lines.append("Dice rolled in battles (1 2 3 4 5 6), Kills and Pains against what was to be expected:")
    for faction, deeds in course.deeds.items():
        ledger = deeds.ledger
        lines.append(
            f"  {words().name('faction', faction):16} {' '.join(f'{count:3}' for count in ledger.faces)}"
            f"  Kills {ledger.kills} ({ledger.expected_kills:.1f}), Pains {ledger.pains} ({ledger.expected_pains:.1f}):"
            f" {ledger.luck}"
        )
    lines.append("Deeds:")
    for faction, deeds in course.deeds.items():
        lines.append(
            f"  {words().name('faction', faction):16} attacks {deeds.attacks}, defences {deeds.defences}, "
            f"killed {deeds.killed}, lost {deeds.lost}, captured {deeds.captured}, taken {deeds.taken}, "
            f"gates built {deeds.gates_built}, Rituals {deeds.rituals}, Elder Signs {deeds.signs}"
        )
    return lines


def _chart(course: Statistics, what: str) -> list[str]:
    """One figure over the turns, a column for each."""
    heads = {"doom": "Doom", "power": "Power after Gather", "gates": "Gates", "books": "Spellbooks"}
    lines = [f"{heads[what]:18} " + " ".join(f"{turn.number:3}" for turn in course.turns) + "   (by turn)"]
    for faction in course.factions:
        row = " ".join(f"{getattr(turn.standings[faction], what):3}" for turn in course.turns)
        lines.append(f"  {words().name('faction', faction):16} {row}")
    return lines
