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
from game.games.wars.words.facts import fact_told
from game.games.wars.words.sources import doom_told
from game.games.wars.words.statistics import Statistics, statistics
from game.games.wars.words.tableview import Area, BattleSide, Fighter, KindRow, Piece, Requirement, Side, Table, side_of
from game.language.folding import folded
from game.language.spoken import has, name, say, say_name
from game.language.values import Name, Text, markup
from game.match.levels import likes
from game.match.match import Match
from game.match.words import words


def counted(pieces: Iterable[Piece]) -> list[Name]:
    """Pieces of one side: "Cthulhu, 2 Deep Ones"."""
    return [name("unit", kind, number=n) for kind, n in Counter(piece.kind for piece in pieces).items()]


def tracks(table: Table) -> list[str]:
    """Turn and phase, order of play, the Doom and Ritual tracks, how the match ended."""
    ranked = sorted(table.sides, key=lambda one: -one.doom)
    doom = [say("wars-text-side-number", side=name("faction", side.faction), number=side.doom) for side in ranked]
    spent = min(table.ritual, len(table.track))
    costs = " ".join(f"[{cost}]" if place == spent else f"-{cost}-" if place < spent else str(cost)
                     for place, cost in enumerate(table.track))  # fmt: skip
    edition = name("edition", table.edition) if table.edition else ""
    lines: list[str] = [
        say("wars-text-turn.edition" if edition else "wars-text-turn", turn=table.turn,
            phase=name("phase", table.phase), map=name("map", table.map), edition=edition),
        say(f"wars-text-order.{table.way}", sides=[_in_order(table, faction) for faction in table.order]),
        say("wars-text-doom", sides=doom),
        say("wars-text-ritual", track=costs, cost=table.track[spent])
        if spent < len(table.track) else say("wars-text-ritual.ended", track=costs),
    ]  # fmt: skip
    if table.decay is not None:
        lines.append(say("wars-text-decay", number=table.decay))
    if table.ending:
        lines.append(say("wars-text-over", why=markup(words().text("end", table.ending))))
    return lines


def _in_order(table: Table, faction: str) -> Name | Text:
    side = name("faction", faction)
    if faction == table.first:
        return say("wars-text-first-and-acting" if faction == table.acting else "wars-text-first", side=side)
    return say("wars-text-acting", side=side) if faction == table.acting else side


def side_line(side: Side) -> str:
    """A faction's figures in one line."""
    parts: list[str] = [say("wars-text-side-figures", power=side.power, doom=side.doom, gates=side.gates)]
    if side.signs:
        parts.append(say("wars-text-side-signs", signs=_values(side.signs)))
    if side.captives:
        parts.append(say("wars-text-side-captives", count=len(side.captives)))
    books = ", ".join(words().name("book", book) for book in side.books)
    return "  ".join([f"{words().name('faction', side.faction):16}", *parts, *filter(None, [books])])


def _values(signs: Iterable[int]) -> str:
    """What Elder Signs are worth, a question mark for those that are not known."""
    return " ".join(str(value or "?") for value in signs)


def board(side: Side) -> list[str]:
    """Everything on a faction's board."""
    coming = [book for book in side.all_books if book not in side.books]
    signs = "wars-text-signs-hidden.known" if side.signs else "wars-text-signs-hidden"
    told: list[str] = [
        say("wars-text-side-figures", power=side.power, doom=side.doom, gates=side.gates),
        *doom_told(side.gained).splitlines(),
        say(signs, count=len(side.signs), signs=_values(side.signs)),
    ]
    if side.revealed:
        told.append(say("wars-text-signs-revealed", signs=_values(side.revealed)))
    told += [
        say("wars-text-abilities", names=[name("ability", ability) for ability in side.abilities]),
        say("wars-text-books" if side.books else "wars-text-books.none", names=_books(side.books)),
        say("wars-text-books-left" if coming else "wars-text-books-left.none", names=_books(coming)),
        say("wars-text-requirements"),
        *(f"  {requirement(each)}" for each in side.requirements),
        say("wars-text-pieces"),
        *(f"  {kind_row(row)}" for row in side.kinds),
    ]
    if side.captives:
        owners = Counter((piece.faction, piece.kind) for piece in side.captives)
        held = [say("wars-text-piece-of", units=name("unit", kind, number=n), side=name("faction", owner))
                for (owner, kind), n in owners.items()]  # fmt: skip
        told.append(say("wars-text-captives", pieces=held))
    if side.used:
        told.append(say("wars-text-books-used", names=_books(side.used)))
    told += map(fact_told, side.facts)
    if side.rests:
        told.insert(1, say("wars-strip-rests.why", ability=name("ability", side.rests)))
    if liked := likes(side.bot):
        told.insert(0, liked)
    return [_head(side), *(f"  {line}" for line in told)]


def _books(books: Iterable[str]) -> list[Name]:
    return [name("book", book) for book in books]


def _head(side: Side) -> str:
    """Whose board it is, and who plays it."""
    player: str = side.name
    if side.bot and words().has("bot", side.bot):
        player = say("wars-text-player-bot", player=side.name, bot=name("bot", side.bot))
    told = say("wars-text-side" if player else "wars-text-side.nobody", side=name("faction", side.faction),
               player=player, seat=side.seat + 1)  # fmt: skip
    return say("wars-text-side-handicap", side=told, handicap=side.handicap) if side.handicap else told


def requirement(each: Requirement) -> str:
    """A requirement with its progress."""
    told: str = words().name("requirement", each.id)
    if each.need and not each.met:
        told = say("wars-text-progress", requirement=name("requirement", each.id), have=each.have, need=each.need)
    return f"[{'x' if each.met else ' '}] {told}"


def kind_row(row: KindRow) -> str:
    """A row of a faction's board: cost, combat, how many where."""
    told = say("wars-text-kind.formula" if row.formula else "wars-text-kind", cost=row.cost, combat=row.combat,
               map=row.on_map, pool=row.in_pool)  # fmt: skip
    return f"{words().name('unit', row.kind):18} {told}"


def area_line(area: Area) -> str:
    """Who and what is in an area."""
    found = Counter((piece.faction, piece.kind) for piece in area.pieces)
    pieces = [say("wars-text-unit-side", unit=name("unit", kind, number=count), side=name("faction", faction))
              for (faction, kind), count in found.items()]  # fmt: skip
    marks = [_gate(area), say("wars-text-desecrated") if area.desecrated else ""]
    marks += [words().name(*token.ref) for token in area.tokens]
    marked = "".join(f" [{mark}]" for mark in marks if mark)
    told = say("wars-text-area", area=name("area", area.id), marks=marked,
               pieces=", ".join(pieces) or say("wars-text-nobody"))  # fmt: skip
    return f"  {told}"


def _gate(area: Area) -> str:
    if not area.gate:
        return ""
    if area.gate == "abandoned" or area.keeper is None:
        return say("wars-text-gate.abandoned")
    return say("wars-text-gate", side=name("faction", area.gate), keeper=name("unit", area.keeper.kind))


def area_lines(area: Area, board_: Any) -> list[str]:
    """An area with what it is and what it borders on."""
    sign = SIGNS[board_.sign[area.number]]
    borders = [name("area", board_.areas[other]) for other in board_.adjacent[area.number]]
    ocean = "yes" if area.ocean else "no"
    if words().has("sign", sign):
        told = say("wars-text-borders.sign", ocean=ocean, sign=name("sign", sign), areas=borders)
    else:
        told = say("wars-text-borders", ocean=ocean, areas=borders)
    return [area_line(area).strip(), f"  {told}"]


def whole(table: Table) -> list[str]:
    """The table at a glance: tracks, a line for every faction, every area with somebody or something in it."""
    filled = [area for area in table.areas if area.pieces or area.gate or area.desecrated or area.tokens]
    return [*tracks(table), *map(side_line, table.sides), *map(area_line, filled)]


def battle(table: Table) -> list[str]:
    """The battle being fought: where, which step, both sides, what has been used and rolled."""
    fought = table.battle
    if fought is None:
        return [say("wars-text-no-battle")]
    key = f"wars-battle-step-{fought.step}"
    step = say(key) if has(key) else fought.step
    used = [_ability(each) for each in fought.used]
    told = say("wars-text-battle-used" if used else "wars-text-battle-used.none", abilities=used)
    return [
        say("wars-text-battle", area=name("area", fought.area), step=step),
        *(line for side in fought.sides for line in _battle_side(side)),
        f"  {told}",
    ]


def _ability(key: str) -> Name | str:
    kind = "book" if words().has("book", key) else "ability"
    return name(kind, key) if words().has(kind, key) else key


def _battle_side(side: BattleSide) -> list[str]:
    fighters = ", ".join(map(fighter, side.fighters)) or say("wars-text-nobody")
    head = say("wars-text-battle-side" if side.attacker else "wars-text-battle-side.defender",
               side=name("faction", side.faction), fighters=fighters)  # fmt: skip
    if side.dice:
        told = say("wars-text-battle-rolled", faces=" ".join(map(str, side.dice)), kills=side.rolled_kills,
                   pains=side.rolled_pains)  # fmt: skip
    else:
        told = say("wars-text-battle-dice", dice=side.dice_count, kills=_chances(side.kill_odds, 3),
                   pains=_chances(side.pain_odds, 3))  # fmt: skip
    lines = [f"  {head}", f"    {told}"]
    if side.kills_due or side.pains_due:
        lines.append(f"    {say('wars-text-battle-due', kills=side.kills_due, pains=side.pains_due)}")
    return lines


def _chances(shares: Sequence[float], most: int) -> str:
    """The chances of 0, 1, 2 ... results; those of ``most`` and more are one."""
    return ", ".join(
        say("wars-text-chance" if count < most else "wars-text-chance.more", count=count, chance=round(100 * share))
        for count, share in enumerate(shares)
    )


def fighter(each: Fighter) -> str:
    """A piece in a battle with what became of it."""
    notes: list[str] = []
    if each.result:
        notes.append(say(f"wars-text-fighter-{each.result}"))
    if each.state in ("hidden", "gone", "away"):
        notes.append(say(f"wars-text-fighter-{each.state}"))
    if each.tough:
        notes.append(say("wars-text-fighter-tough"))
    unit = name("unit", each.piece.kind)
    return say("wars-text-fighter", unit=unit, notes=notes) if notes else say_name(unit)


def odds(match: Match, table: Table, attacker: str, area: str = "") -> list[str]:
    """The exact odds of every battle a faction could declare, in one area or in all."""
    lines: list[str] = []
    for place in table.areas:
        if area and place.id != area:
            continue
        there = {piece.faction for piece in place.pieces}
        for enemy in table.order if attacker in there else ():
            if enemy == attacker or enemy not in there:
                continue
            told = forecast(match, place.number, side_of(attacker), side_of(enemy))
            mine, theirs = told.odds
            expected = say("wars-text-odds-expected", lost=round(mine.killed, 2), killed=round(theirs.killed, 2),
                           retreat=round(mine.pained, 2), flee=round(theirs.pained, 2))  # fmt: skip
            kills = say("wars-text-odds-kills", mine=_spread(mine.results), theirs=_spread(theirs.results))
            lines += [
                say("wars-text-odds", area=name("area", place.id), dice=mine.dice, other=theirs.dice,
                    enemy=name("faction", enemy)),
                f"  {expected}",
                f"  {kills}",
            ]  # fmt: skip
    return lines or [say("wars-text-nobody-to-fight")]


def _spread(results: Any) -> str:
    """The chances of 0, 1, 2 ... Kills."""
    kills: Counter[int] = Counter()
    for (killed, _), chance in results.items():
        kills[min(killed, 4)] += chance
    return _chances([kills[count] for count in range(max(kills) + 1)], 4)


def find_area(table: Table, said: Sequence[str]) -> str:
    """The id of the area somebody means; empty if none or several fit."""
    wanted = folded(" ".join(said))
    exact = [area.id for area in table.areas if wanted in (area.id, folded(words().name("area", area.id)))]
    fits = exact or [area.id for area in table.areas if wanted and wanted in folded(words().name("area", area.id))]
    return fits[0] if len(fits) == 1 else ""


def find_faction(table: Table, said: Sequence[str]) -> str:
    """The id of the faction somebody means; empty if none or several fit."""
    wanted = folded(" ".join(said))
    fits = [s.faction for s in table.sides if wanted and wanted in folded(words().name("faction", s.faction))]
    return fits[0] if len(fits) == 1 else ""


def outcome(match: Match) -> str:
    """How a match that is over has ended, in a sentence and the final Doom."""
    result = match.result()
    assert result is not None
    sides = result.sides
    standing = [say("wars-text-side-number", side=name("faction", side), number=points)
                for side, points in result.scores.items()]  # fmt: skip
    won = [name("faction", side) for side in sides]
    if not won:
        return say("wars-text-won", standing=standing)
    if len(result.winners) > 1:
        return say("wars-text-won.shared", winners=won, standing=standing)
    if len(won) > 1:
        return say("wars-text-won.together", winners=won, standing=standing)
    return say("wars-text-won.alone", winner=won[0], standing=standing)


def why(match: Match) -> list[str]:
    """Why the match ended, and each side's books, Doom and Elder Signs opened at the end."""
    result = match.result()
    if not isinstance(result, WarsResult):
        return []
    course = statistics(match)
    lines: list[str] = [words().text("end", result.reason)]
    for faction, doom in sorted(result.doom.items(), key=lambda each: -each[1]):
        opened = course.deeds[faction].opened
        told = say("wars-text-result.signs" if opened else "wars-text-result", side=name("faction", faction), doom=doom,
                   books=result.books[faction], opened=sum(opened), signs=" ".join(map(str, opened)))  # fmt: skip
        lines.append(f"  {told}")
    for player, factions in zip(match.seats, match.rules.setup["factions"], strict=True):
        if len(factions) > 1:
            both = sum(result.doom[faction] for faction in factions)
            lines.append(f"  {say('wars-text-result-both', player=player.name, doom=both)}")
    return lines


def figures(match: Match) -> list[str]:
    """Doom, Power, gates and spellbooks over the turns, the dice, and what each side has done."""
    course = statistics(match)
    lines = [line for what in ("doom", "power", "gates", "books") for line in _chart(course, what)]
    lines.append(say("wars-text-dice"))
    for faction, deeds in course.deeds.items():
        ledger = deeds.ledger
        told = say("wars-text-luck", kills=ledger.kills, kills_due=round(ledger.expected_kills, 1), pains=ledger.pains,
                   pains_due=round(ledger.expected_pains, 1), luck=markup(ledger.luck_told))  # fmt: skip
        faces = " ".join(f"{count:3}" for count in ledger.faces)
        lines.append(f"  {words().name('faction', faction):16} {faces}  {told}")
    lines.append(say("wars-text-deeds"))
    for faction, deeds in course.deeds.items():
        told = say("wars-text-deeds-of", attacks=deeds.attacks, defenses=deeds.defences, killed=deeds.killed,
                   lost=deeds.lost, captured=deeds.captured, taken=deeds.taken, gates=deeds.gates_built,
                   rituals=deeds.rituals, signs=deeds.signs)  # fmt: skip
        lines.append(f"  {words().name('faction', faction):16} {told}")
    return lines


def _chart(course: Statistics, what: str) -> list[str]:
    """One figure over the turns, a column for each."""
    numbers = " ".join(f"{turn.number:3}" for turn in course.turns)
    lines = [f"{say(f'wars-text-chart-{what}'):18} {numbers}   {say('wars-text-by-turn')}"]
    for faction in course.factions:
        row = " ".join(f"{getattr(turn.standings[faction], what):3}" for turn in course.turns)
        lines.append(f"  {words().name('faction', faction):16} {row}")
    return lines
