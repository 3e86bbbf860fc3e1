"""The table in words for the terminal: tracks, factions, the map, a battle, the odds, and the end with its course.

Everything the window shows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from game.games.wars.rules.flow.ending import WarsResult
from game.games.wars.rules.maps import SIGNS
from game.games.wars.words.battle_course import forecast
from game.games.wars.words.statistics import Statistics, statistics
from game.games.wars.words.tableview import Area, BattleSide, Fighter, KindRow, Piece, Requirement, Side, Table, side_of
from game.match.match import Match
from game.match.words import words

_NOWHERE = "nobody"


def counted(pieces: Iterable[Piece]) -> str:
    """Pieces of one side: "Cthulhu, 2 Deep Ones"."""
    found = Counter(piece.kind for piece in pieces).items()
    return ", ".join(words().name("unit", kind) if n == 1 else f"{n} {words().plural(kind)}" for kind, n in found)


def tracks(table: Table) -> list[str]:
    """Turn and phase, order of play, the Doom and Ritual tracks, how the match ended."""
    name = words().name
    said = (("first", table.first), ("acting", table.acting))
    notes = {faction: ", ".join(note for note, who in said if faction == who) for faction in table.order}
    order = [name("faction", faction) + (f" ({note})" if note else "") for faction, note in notes.items()]
    doom = [f"{name('faction', side.faction)} {side.doom}" for side in sorted(table.sides, key=lambda one: -one.doom)]
    spent = min(table.ritual, len(table.track))
    costs = [f"[{cost}]" if place == spent else f"-{cost}-" if place < spent else str(cost)
             for place, cost in enumerate(table.track)]  # fmt: skip
    price = f"a Ritual costs {table.track[spent]}" if spent < len(table.track) else "the track has ended"
    lines = [
        f"Turn {table.turn}, {name('phase', table.phase)}. {name('map', table.map)}"
        + (f"; {name('edition', table.edition)}." if table.edition else "."),
        f"{_order(table)}: {', '.join(order)}.",
        f"Doom (30 ends the game): {', '.join(doom)}.",
        f"Ritual track: {' '.join(costs)} Instant Death; {price}.",
    ]
    if table.decay is not None:
        lines.append(f"Decay is at {table.decay}: so much a turn to act costs before anything else.")
    if table.ending:
        lines.append(f"The game is over: {words().text('end', table.ending)}")
    return lines


def _order(table: Table) -> str:
    """Between two persons there is no way round."""
    if len({side.seat for side in table.sides}) < 3:
        return "Order"
    return f"Order, {'clockwise' if table.clockwise else 'counterclockwise'}"


def side_line(side: Side) -> str:
    """A faction's figures in one line."""
    name = words().name
    signs = "".join(f" {value or '?'}" for value in side.signs)
    books = ", ".join(name("book", book) for book in side.books)
    return (
        f"{name('faction', side.faction):16} Power {side.power:2}  Doom {side.doom:2}  gates {side.gates}"
        + (f"  Elder Signs{signs}" if signs else "")
        + (f"  captives {len(side.captives)}" if side.captives else "")
        + (f"  {books}" if books else "")
    )


def board(side: Side) -> list[str]:
    """Everything on a faction's board."""
    name = words().name
    player = f"{side.name}, {name('bot', side.bot)}" if side.bot and words().has("bot", side.bot) else side.name
    hidden = [str(value) if value else "?" for value in side.signs]
    lines = [
        f"{name('faction', side.faction)} ({player or f'seat {side.seat + 1}'}, seat {side.seat + 1})"
        + (f", began with {side.handicap}" if side.handicap else ""),
        f"  Power {side.power}, Doom {side.doom}, gates {side.gates}",
        f"  Elder Signs face down: {len(hidden)}"
        + (f" ({' '.join(hidden)})" if hidden else "")
        + (f"; revealed: {' '.join(map(str, side.revealed))}" if side.revealed else ""),
        f"  Abilities: {', '.join(name('ability', ability) for ability in side.abilities)}",
        f"  Spellbooks: {', '.join(name('book', book) for book in side.books) or 'none'}"
        + f"; to come: {', '.join(name('book', book) for book in side.all_books if book not in side.books) or 'none'}",
        "  Requirements:",
        *(f"    {requirement(each)}" for each in side.requirements),
        "  Pieces:",
        *(f"    {kind_row(row)}" for row in side.kinds),
    ]
    if side.captives:
        owners = Counter((piece.faction, piece.kind) for piece in side.captives)
        held = ", ".join(f"{n} {name('unit', kind)} of {name('faction', owner)}" for (owner, kind), n in owners.items())
        lines.append(f"  Captives: {held}")
    if side.submerged:
        lines.append(f"  Submerged: {counted(side.submerged)}")
    return lines


def requirement(each: Requirement) -> str:
    """A requirement with its progress."""
    count = f" ({each.have} of {each.need})" if each.need and not each.met else ""
    return f"[{'x' if each.met else ' '}] {words().name('requirement', each.id)}{count}"


def kind_row(row: KindRow) -> str:
    """A row of a faction's board: cost, combat, how many where."""
    combat = "by its own rule" if row.formula else str(row.combat)
    name = words().name("unit", row.kind)
    return f"{name:16} cost {row.cost:2}  combat {combat:15} on the map {row.on_map}, in the pool {row.in_pool}"


def area_line(area: Area) -> str:
    """Who and what is in an area."""
    name = words().name
    found = Counter((piece.faction, piece.kind) for piece in area.pieces)
    parts = [
        f"{name('unit', kind) if count == 1 else f'{count} {words().plural(kind)}'} ({name('faction', faction)})"
        for (faction, kind), count in found.items()
    ]
    return f"  {name('area', area.id)}{_gate(area)}{' [desecrated]' if area.desecrated else ''}: " + (
        ", ".join(parts) or _NOWHERE
    )


def _gate(area: Area) -> str:
    if not area.gate:
        return ""
    if area.gate == "abandoned" or area.keeper is None:
        return " [abandoned gate]"
    keeper = words().name("unit", area.keeper.kind)
    return f" [gate of {words().name('faction', area.gate)}, kept by its {keeper}]"


def area_lines(area: Area, board_: Any) -> list[str]:
    """An area with what it is and what it borders on."""
    name = words().name
    sign = SIGNS[board_.sign[area.number]]
    printed = f", sign: {name('sign', sign)}" if words().has("sign", sign) else ""
    what = "sea" if area.ocean else "land"
    borders = ", ".join(name("area", board_.areas[other]) for other in board_.adjacent[area.number])
    return [area_line(area).strip(), f"  {what}{printed}; borders on {borders}"]


def whole(table: Table) -> list[str]:
    """The table at a glance: tracks, a line for every faction, every area with somebody or something in it."""
    filled = [area for area in table.areas if area.pieces or area.gate or area.desecrated]
    return [*tracks(table), *map(side_line, table.sides), *map(area_line, filled)]


def battle(table: Table) -> list[str]:
    """The battle being fought: where, which step, both sides, what has been used and rolled."""
    fought = table.battle
    if fought is None:
        return ["Nobody is fighting."]
    used = ", ".join(_ability(each) for each in fought.used)
    return [
        f"Battle in {words().name('area', fought.area)}, step: {fought.step}.",
        *(line for side in fought.sides for line in _battle_side(side)),
        f"  Used: {used or 'nothing so far'}.",
    ]


def _ability(key: str) -> str:
    kind = "book" if words().has("book", key) else "ability"
    return words().name(kind, key) if words().has(kind, key) else key


def _battle_side(side: BattleSide) -> list[str]:
    name = words().name("faction", side.faction)
    part = "attacker" if side.attacker else "defender"
    lines = [f"  {name} ({part}): {', '.join(map(fighter, side.fighters)) or _NOWHERE}"]
    if side.dice:
        faces = " ".join(map(str, side.dice))
        lines.append(f"    rolled {faces}: Kills {side.rolled_kills}, Pains {side.rolled_pains}")
    else:
        kills, pains = _up_to_three(side.kill_odds), _up_to_three(side.pain_odds)
        lines.append(f"    {side.dice_count} dice. Kills {kills}. Pains {pains}")
    if side.kills_due or side.pains_due:
        lines.append(f"    still to take: Kills {side.kills_due}, Pains {side.pains_due}")
    return lines


def _up_to_three(shares: Sequence[float]) -> str:
    return ", ".join(f"{count if count < 3 else '3 or more'}: {share:.0%}" for count, share in enumerate(shares))


def fighter(each: Fighter) -> str:
    """A piece in a battle with what became of it."""
    state = {"hidden": "hidden", "gone": "gone", "away": "retreated"}.get(each.state, "")
    result = {"kill": "Killed", "pain": "Pained"}.get(each.result, "")
    notes = [note for note in (result, state, "takes two Kills" if each.tough else "") if note]
    return words().name("unit", each.piece.kind) + (f" ({', '.join(notes)})" if notes else "")


def odds(match: Match, table: Table, attacker: str, area: str = "") -> list[str]:
    """The exact odds of every battle a faction could declare, in one area or in all."""
    name = words().name
    lines = []
    for place in table.areas:
        if area and place.id != area:
            continue
        there = {piece.faction for piece in place.pieces}
        for enemy in table.order if attacker in there else ():
            if enemy == attacker or enemy not in there:
                continue
            told = forecast(match, place.number, side_of(attacker), side_of(enemy))
            mine, theirs = told.odds
            lines += [
                f"{name('area', place.id)}: {mine.dice} dice against {theirs.dice} of {name('faction', enemy)}.",
                f"  You may expect to lose {mine.killed:.2f} and to kill {theirs.killed:.2f}; "
                f"{mine.pained:.2f} of yours and {theirs.pained:.2f} of theirs retreat.",
                f"  Your Kills: {_spread(mine.results)}. Theirs: {_spread(theirs.results)}.",
            ]
    return lines or ["There is nobody you could fight."]


def _spread(results: Any) -> str:
    """The chances of 0, 1, 2 ... Kills."""
    kills: Counter[int] = Counter()
    for (killed, _), chance in results.items():
        kills[min(killed, 4)] += chance
    return ", ".join(f"{count}{'+' if count == 4 else ''}: {kills[count]:.0%}" for count in sorted(kills))


def find_area(table: Table, said: Sequence[str]) -> str:
    """The id of the area somebody means; empty if none or several fit."""
    wanted = " ".join(said).casefold()
    exact = [area.id for area in table.areas if wanted in (area.id, words().name("area", area.id).casefold())]
    fits = exact or [area.id for area in table.areas if wanted and wanted in words().name("area", area.id).casefold()]
    return fits[0] if len(fits) == 1 else ""


def find_faction(table: Table, said: Sequence[str]) -> str:
    """The id of the faction somebody means; empty if none or several fit."""
    wanted = " ".join(said).casefold()
    fits = [s.faction for s in table.sides if wanted and wanted in words().name("faction", s.faction).casefold()]
    return fits[0] if len(fits) == 1 else ""


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
    lines = [line for what in ("doom", "power", "gates", "books") for line in _chart(course, what)]
    lines.append("Dice rolled in battles (1 2 3 4 5 6), Kills and Pains against what was to be expected:")
    for faction, deeds in course.deeds.items():
        ledger = deeds.ledger
        lines.append(
            f"  {words().name('faction', faction):16} {' '.join(f'{count:3}' for count in ledger.faces)}"
            f"  Kills {ledger.kills} ({ledger.expected_kills:.1f}), Pains {ledger.pains} ({ledger.expected_pains:.1f}):"
            f" {ledger.luck_told}"
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
