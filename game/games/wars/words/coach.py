"""What the coach of Cthulhu Wars remarks: what is about to go wrong or to be missed, the most urgent first.

Each remark is a small function that looks at one thing (``Outlook``) and yields what there is to say of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.games.wars.factions.words.tables import WORDS
from game.games.wars.rules.board import can_act
from game.games.wars.rules.flow.ending import DOOM_TO_END
from game.games.wars.rules.state import ACTION
from game.games.wars.rules.units import (
    BOOK_BIT,
    CAPTIVE,
    CULTISTS,
    FACTIONS,
    GREAT_OLD_ONES_OF,
    SIDE_MASK,
    units_in,
)
from game.games.wars.words.fights import last_guard, odds
from game.games.wars.words.goals import LIGHTS, guard_shine
from game.games.wars.words.orders import winning_total
from game.games.wars.words.outlook import Outlook
from game.games.wars.words.remarks import Ask, Notice, remark
from game.games.wars.words.tableview import PROGRESS, Requirement, action_costs
from game.language.spoken import name
from game.match.guide import DARK, Remark, Shine
from game.match.match import Match

LATE, FEW = 5, 3
"""From this turn on so few spellbooks are too few."""
NEARLY = 25
"""Doom from which on missing spellbooks are pressing."""
USEFUL = ("capture", "awaken", "build_gate", "summon", "recruit")
"""Actions that nobody passes over for nothing, the best first."""


def wars_remarks(match: Match, seat: int, pointed: Ask) -> Iterator[Remark]:
    """All there is to remark for a seat that is asked."""
    if match.position.decision is None or match.position.decision.seat != seat:
        return
    out = Outlook(match, seat)
    for notice in POINTED if pointed is not None else NOTICES:
        yield from notice(out, pointed)


def opens(match: Match, seat: int) -> bool:
    """Whether a seat is asked for the first thing of its own turn."""
    out, asked = Outlook(match, seat), match.position.decision
    if asked is None or asked.seat != seat:
        return False
    return asked.kind == "ritual" or (out.slot_open and asked.kind == "action" and not asked.about[0])


def _areas(out: Outlook, areas: Sequence[int]) -> tuple[str, ...]:
    return tuple(out.area_id(area) for area in areas)


def _gates_of(out: Outlook, side: int) -> tuple[str, ...]:
    """The gates of a side as things."""
    held = (area for area, keeper in enumerate(out.state.gates) if keeper >= 0 and SIDE_MASK[side] >> keeper & 1)
    return _areas(out, tuple(held))


def _own_total(out: Outlook) -> int:
    """The Doom of the side with its own Elder Signs."""
    return int(out.state.doom[out.side] + sum(out.state.signs[out.side]))


def _least_total(out: Outlook, side: int) -> int:
    """The Doom of another side, its hidden Elder Signs counted at 1 each."""
    return int(out.state.doom[side] + len(out.state.signs[side]))


def _scoring(out: Outlook, side: int) -> int:
    """The Doom a side's gates bring by themselves in the next Doom phase."""
    return 0 if out.rules.edition.losses_pay else out.gates_of(side)


# The end ----------------------------------------------------------------------------------------


def _ending(out: Outlook, pointed: Ask) -> Iterator[Remark]:
    """An enemy can end the game and would win."""
    for enemy in out.rivals:
        total = _least_total(out, enemy)
        if total >= DOOM_TO_END and out.all_books(enemy) and _own_total(out) <= total:
            form = "" if out.needs_books() else "duel"
            yield remark("ending", enemy, Shine(_gates_of(out, enemy)), form, True, enemy=out.names.named_side(enemy))


def _winning(out: Outlook, pointed: Ask) -> Iterator[Remark]:
    """The next Doom phase can be won."""
    if not out.all_books(out.side) or out.state.phase != ACTION:
        return
    if out.rules.edition.losses_pay and _own_total(out) >= DOOM_TO_END:
        # The game ends with this turn anyway.
        return
    gates = out.gates_of(out.side)
    sure = _own_total(out) + _scoring(out, out.side)
    with_ritual = sure + gates + out.signs
    income = 2 * gates + _cultists(out)
    total = sure if sure >= DOOM_TO_END else with_ritual if income >= out.ritual else 0
    theirs = [_least_total(out, enemy) + _scoring(out, enemy) + out.gates_of(enemy) for enemy in out.rivals]
    most = max(theirs, default=0)
    if total >= DOOM_TO_END and total > most:
        form = "" if sure >= DOOM_TO_END else "ritual"
        yield remark("winning", "", Shine(_gates_of(out, out.side)), form, True, cost=out.ritual)


def _cultists(out: Outlook) -> int:
    """The Cultists of the side on the map."""
    own = out.own_areas()
    return sum((out.state.here[area] & SIDE_MASK[out.side] & CULTISTS).bit_count() for area in own)


def _reveal(out: Outlook, pointed: Ask) -> Iterator[Remark]:
    """The Elder Signs in hand are enough to win at once."""
    if winning_total(out.pos, out.side):
        yield remark("reveal", "", Shine((), ("signs",)), interrupts=True)


# Dangers ----------------------------------------------------------------------------------------


def _great(out: Outlook, pointed: Ask) -> Iterator[Remark]:
    """A Great Old One can be attacked where it stands by twice its side's dice."""
    for area in out.own_areas():
        great = units_in(out.state.here[area] & GREAT_OLD_ONES_OF[out.side])
        for enemy in out.rivals if great else ():
            if not out.state.here[area] & SIDE_MASK[enemy] or not can_act(out.state, enemy):
                continue
            dice = out.look.dice(enemy, area, out.side)
            if dice >= 2 * max(out.look.dice(out.side, area, enemy), 1):
                wet = out.rules.map.ocean_mask >> area & 1
                sinks = wet and out.state.books[out.side] & BOOK_BIT.get(WORDS[out.faction].dives, 0)
                shine = Shine((out.area_id(area),), (f"piece.{great[0]}",))
                yield remark("great", f"{great[0]}.{area}", shine, "submerge" if sinks else "", True, dice=dice,
                               unit=out.names.named_unit(great[0]), area=out.names.named_area(area),
                               enemy=out.names.named_side(enemy))  # fmt: skip


def _captor(out: Outlook, pointed: Ask) -> Iterator[Remark]:
    """A keeper can be captured by what stands beside it; told when a guard can be sent."""
    for each in out.threats(0) if out.state.phase == ACTION else ():
        yield remark("captor", each.area, guard_shine(out, each), interrupts=True, area=out.names.named_area(each.area),
                       unit=out.names.place("unit", each.unit, out.side))  # fmt: skip


def _lone_keeper(out: Outlook, pointed: Ask) -> Iterator[Remark]:
    """A keeper can be captured by what is one move away."""
    for each in out.threats(1) if out.state.phase == ACTION else ():
        yield remark("lone_keeper", each.area, guard_shine(out, each), interrupts=True,
                       area=out.names.named_area(each.area), origin=out.names.named_area(each.origin),
                       unit=out.names.place("unit", each.unit, out.side))  # fmt: skip


# Chances ----------------------------------------------------------------------------------------


def _claim(out: Outlook, pointed: Ask) -> Iterator[Remark]:
    """A gate can be claimed for nothing."""
    for area in out.free_gates_here() if out.slot_open else ():
        shine = Shine(("option.control_gate",), (out.area_id(area),))
        yield remark("claim", area, shine, area=out.names.named_area(area))


def _free_gate(out: Outlook, pointed: Ask) -> Iterator[Remark]:
    """A gate that nobody keeps is one step away."""
    for area, unit in out.free_gates_near() if out.power and out.slot_open else ():
        piece = f"piece.{unit}"
        shine = Shine(("option.move", piece), (out.area_id(area),), ((piece, out.area_id(area)),))
        yield remark("free_gate", area, shine, area=out.names.named_area(area))


def _prey(out: Outlook, pointed: Ask) -> Iterator[Remark]:
    """A Cultist can be captured."""
    for each in out.prey() if out.offers("capture") else ():
        shine = Shine(("option.capture", f"piece.{each.captor}"), (f"piece.{each.unit}",))
        yield remark("prey", f"{each.area}.{each.enemy}", shine, area=out.names.named_area(each.area),
                       enemy=out.names.named_side(each.enemy))  # fmt: skip


def _need(out: Outlook, pointed: Ask) -> Iterator[Remark]:
    """A requirement that one action meets."""
    if not out.slot_open:
        return
    for need in out.needs:
        light = LIGHTS[need.id](out) if need.id in LIGHTS else DARK
        left = need.need - need.have
        book = name("requirement", need.id)
        by = PROGRESS[need.id].by if need.id in PROGRESS else ""
        if by in ("gates", "ocean_gates"):
            sites = out.sites_here(ocean=True if by == "ocean_gates" else None)
            if left == 1 and sites and out.offers("build_gate"):
                yield remark("need", need.id, Shine(("option.build_gate",), _areas(out, sites)), "gates")
        elif by == "areas":
            if left <= min(out.power, 2) and out.offers("move"):
                yield remark("need", need.id, light, "areas" if left == 1 else "areas-more", number=left)
        elif out.offers(need.id):
            cost = action_costs(out.match).get(need.id, 0)
            yield remark("need", need.id, light, "pay" if cost else "", number=cost, book=book)


def _awaken(out: Outlook, pointed: Ask) -> Iterator[Remark]:
    """A Great Old One can be awakened now."""
    able = out.can_awaken()
    if able and out.offers("awaken"):
        unit, cost, areas = able
        shine = Shine(("option.awaken", *_areas(out, areas)))
        yield remark("awaken", unit, shine, unit=out.names.named_unit(unit), cost=cost)


def _spending(out: Outlook, pointed: Ask) -> Iterator[Remark]:
    """What is pointed at costs the Power that an awakening needs."""
    able = out.can_awaken()
    if able is None or pointed is None or pointed.kind in ("awaken", "pass") or not out.slot_open:
        return
    unit, cost, _ = able
    spent = action_costs(out.match).get(pointed.kind, 0)
    if spent and out.power - spent < cost:
        yield remark("spending", unit, Shine(("option.awaken",)), unit=out.names.named_unit(unit), cost=cost)


# Rituals ----------------------------------------------------------------------------------------


def _instant_death(out: Outlook, pointed: Ask) -> Iterator[Remark]:
    """A Ritual would end the game while somebody else is ahead."""
    leader = _ahead(out) if _ends_game(out) else -1
    if leader >= 0:
        yield remark("instant_death", "", Shine(("option.ritual",)), enemy=out.names.named_side(leader))


def _ends_game(out: Outlook) -> bool:
    return out.offers("ritual") and out.state.ritual + 1 >= len(out.rules.map.track)


def _ahead(out: Outlook) -> int:
    """Who could win and has as much as the side would have after a Ritual; -1 for nobody."""
    mine = _own_total(out) + out.gates_of(out.side) if out.all_books(out.side) else -1
    able = [enemy for enemy in out.rivals if out.all_books(enemy) and _least_total(out, enemy) >= mine]
    return max(able, key=lambda enemy: _least_total(out, enemy), default=-1)


def _ritual(out: Outlook, pointed: Ask) -> Iterator[Remark]:
    """A Ritual is worth what it costs, and leaves enough for an awakening that can be paid."""
    gates, signs, cost = out.gates_of(out.side), out.signs, out.ritual
    if out.good_ritual and not (_ends_game(out) and _ahead(out) >= 0):
        yield remark("ritual", f"{cost}.{gates}.{signs}", Shine(_gates_of(out, out.side), ("option.ritual",)),
                   "" if signs else "plain", cost=cost, gates=gates, signs=signs)  # fmt: skip


# Spellbooks -------------------------------------------------------------------------------------


def _closest(out: Outlook) -> Requirement | None:
    """The requirement that is furthest on, where that can be counted; else the first that is open."""
    needs = out.needs
    counted = [need for need in needs if need.need]
    return max(counted, key=lambda need: need.have / need.need, default=needs[0] if needs else None)


def _few_books(out: Outlook, pointed: Ask) -> Iterator[Remark]:
    """It is late, and there are few spellbooks."""
    need = _closest(out)
    if out.needs_books() and out.state.turn >= LATE and out.books <= FEW and need:
        light = LIGHTS[need.id](out) if need.id in LIGHTS else DARK
        yield remark("few_books", need.id, light, "counted" if need.need else "", have=need.have, need=need.need,
                   book=name("requirement", need.id))  # fmt: skip


def _doom_no_books(out: Outlook, pointed: Ask) -> Iterator[Remark]:
    """There is Doom enough, and a spellbook is missing."""
    need = _closest(out)
    if out.needs_books() and out.state.doom[out.side] >= NEARLY and out.books < 6 and need:
        light = LIGHTS[need.id](out) if need.id in LIGHTS else DARK
        yield remark("doom_no_books", need.id, light, number=out.books, book=name("requirement", need.id))


def _sixth_book(out: Outlook, pointed: Ask) -> Iterator[Remark]:
    """An enemy has five spellbooks and can reach 30 Doom."""
    if not out.needs_books():
        return
    for enemy in out.rivals:
        able = _least_total(out, enemy) + 2 * out.gates_of(enemy) >= DOOM_TO_END
        open_ = [need for need in out.table.by_faction[FACTIONS[enemy]].requirements if not need.met]
        near = [need for need in open_ if not need.need or need.need - need.have <= 1]
        if able and len(out.table.by_faction[FACTIONS[enemy]].books) == 5 and near:
            yield remark("sixth_book", enemy, Shine((f"strip.{FACTIONS[enemy]}",)), enemy=out.names.named_side(enemy),
                       book=name("requirement", near[0].id))  # fmt: skip


# Power ------------------------------------------------------------------------------------------


def _passing(out: Outlook, pointed: Ask) -> Iterator[Remark]:
    """Passing is pointed at with Power left, and something useful can be done."""
    if pointed is None or pointed.kind != "pass":
        return
    rest, useful = WORDS[out.faction].rests, next((kind for kind in USEFUL if out.offers(kind)), "")
    if rest and out.offers(rest):
        yield remark("passing", rest, Shine((f"option.{rest}",)), "rests", power=out.power, action=name("action", rest))
    elif out.power >= 3 and useful:
        yield remark("passing", useful, Shine((f"option.{useful}",)), power=out.power,
                         action=name("action", useful))  # fmt: skip


def _last_power(out: Outlook, pointed: Ask) -> Iterator[Remark]:
    """One Power is left, and neither a requirement, a battle nor a capture needs it; nor can it be kept."""
    if out.offers(WORDS[out.faction].rests):
        return
    spreads = any(need.id in PROGRESS and PROGRESS[need.id].by == "areas" for need in out.needs)
    if out.slot_open and out.power == 1 and not (spreads or out.offers("battle") or out.offers("capture")):
        able = out.offers("recruit")
        shine = Shine(("option.recruit" if able else "option.move", "option.pass"))
        yield remark("last_power", able, shine, "" if able else "move")


def _recruit(out: Outlook, pointed: Ask) -> Iterator[Remark]:
    """Cultists wait in the pool while the gates are safe."""
    count = out.in_pool()
    if count >= 2 and out.power >= 2 and out.offers("recruit") and not out.threats(0) and not out.threats(1):
        yield remark("recruit", "", Shine(("option.recruit",)), number=count)


def _captives(out: Outlook, pointed: Ask) -> Iterator[Remark]:
    """Captives pay soon."""
    held = out.state.here[CAPTIVE + out.side].bit_count()
    rich = [enemy for enemy in out.rivals if out.state.power[enemy] > 1 and can_act(out.state, enemy)]
    if held and out.slot_open and not rich:
        yield remark("captives", "", Shine((f"strip.{out.faction}",)), number=held)


def _decay(out: Outlook, pointed: Ask) -> Iterator[Remark]:
    """A rival of the Duel is out of Power, and the next turn costs more."""
    if not out.rules.edition.losses_pay or not out.slot_open or out.state.decay < 1:
        return
    costs = action_costs(out.match)
    dear = [option.kind for option in (out.pos.decision.options if out.pos.decision else ())
            if costs.get(option.kind, 0) >= 3]  # fmt: skip
    if dear and not any(can_act(out.state, enemy) for enemy in out.rivals):
        yield remark("decay", "", Shine(tuple(f"option.{kind}" for kind in dict.fromkeys(dear))),
                   cost=out.state.decay + 1)  # fmt: skip


NOTICES: tuple[Notice, ...] = (
    _reveal, _ending, _winning, _great, _captor, _lone_keeper, _claim, _free_gate, _prey, _need, _awaken,
    _instant_death, _ritual, _few_books, _doom_no_books, _last_power, _recruit, last_guard, _sixth_book, _captives,
    _decay,
)  # fmt: skip
"""What is noticed as somebody is asked, the most urgent first. Winning now comes before everything."""
POINTED: tuple[Notice, ...] = (_spending, _passing, odds)
"""What is noticed as somebody points at an option."""
