"""What choosing an option would do, in a sentence: for whoever points at a card. Made from what the seat sees."""

from collections.abc import Callable

from game.engine.option import NONE, Option
from game.games.rites.words.faces import Face, face, face_of
from game.games.rites.words.tableview import CardTable, cards_of
from game.match.match import Match
from game.match.words import fill, words

SHIFTS = (0, 64, 128)


def foretell(match: Match, table: CardTable, kind: str, option: Option) -> str:
    """What would follow from an option of a question of this kind; empty where its label says it all."""
    told = _TELLERS.get((kind, option.kind))
    return told(match, table, option) if told else ""


def _say(key: str, **values: object) -> str:
    return fill(words().tables["rites"]["foretell"][key], values.__getitem__)


def _laid(option: Option) -> Face:
    shift = SHIFTS[option.number] if option.kind == "play" and option.number != NONE else 0
    return face(option.unit + shift)


def _gate(match: Match, table: CardTable, option: Option) -> str:
    """Who would lead the gate, or close it, and what becomes of Cthulhu."""
    viewer = table.viewer if table.viewer is not None else 0
    mine = _laid(option)
    gate = [(side, face_of(card)) for side, card in table.state["gate"]] + [(viewer, mine)]
    trump = "green" if any(each.cult == "green" for _, each in gate) else gate[0][1].cult
    leader, best = max(((side, each) for side, each in gate if each.cult == trump), key=lambda pair: pair[1].counts)
    parts = []
    if not table.state["gate"]:
        parts.append(_say("opens", cult=mine.cult_name))
    laid = {side for side, _ in gate}
    last = all(cultist.side in laid or not cultist.hand for cultist in table.cultists)
    who = "You" if leader == viewer else table.cultists[leader].name
    if last:
        parts.append(_say("you_close" if leader == viewer else "closes", name=who, card=best.name))
        eligible = leader in table.state["eligible"] or (leader == viewer and len(gate) == 1)
        if table.state["centre"] or any(each.id == "g11" for _, each in gate):
            parts.append(_say("takes_cthulhu" if eligible else "leaves_cthulhu"))
    elif table.state["gate"]:
        parts.append(
            _say("you_lead") if leader == viewer else _say("beaten", name=who, card=best.name, rank=best.counts)
        )
    able = viewer in table.state["eligible"] or not table.state["gate"]
    if mine.cult == "green" and able and table.state["gates"] > 1 and not table.state["centre"] and mine.id != "g11":
        parts.append(_say("summons"))
    return " ".join(parts)


def _tree(match: Match, table: CardTable, option: Option) -> str:
    """Whether it is a double play."""
    trees = table.state["trees"]
    if option.area >= len(trees):
        return _say("plants", number=len(trees) + 1)
    mine, tree = _laid(option), [face_of(card) for card in trees[option.area]]
    completes = len(tree) == 3
    near = any(each.cult == mine.cult and abs(each.counts - mine.counts) == 1 for each in tree)
    key = "completes" if completes else "double" if near else "grows"
    return _say(key, number=option.area + 1)


def _mountain(match: Match, table: CardTable, option: Option) -> str:
    mine = _laid(option)
    if option.area == 0:
        return _say("ridge", rank=mine.counts)
    half = "beneath" if option.area & 1 else "above"
    return _say(f"slope_{half}", rank=option.area >> 1)


def _pair(match: Match, table: CardTable, option: Option) -> str:
    one, other = (face(laid) for laid in cards_of(option)[:2])
    both, apart = one.counts + other.counts, abs(one.counts - other.counts)
    sums = _say("pair", one=one.counts, other=other.counts, sum=both, difference=apart)
    if option.kind == "reveal":
        return f"{sums} " + _say("reveal_horror" if option.area else "reveal_wilbur")
    if option.kind == "forego":
        return _say("forego", one=one.name, other=other.name)
    return f"{sums} " + _say("captures")


def _ghoul(match: Match, table: CardTable, option: Option) -> str:
    others = table.state["ghouls"][option.area]
    if others:
        return _say("joins", name=table.cultists[others[0][0]].name, number=option.area + 1)
    return _say("alone", number=option.area + 1)


def _present(match: Match, table: CardTable, option: Option) -> str:
    """The total with a henchman, if it can be shown."""
    dig = table.frame("rites_dig")
    if dig is None or table.viewer is None:
        return ""
    ghouls = {side: face_of(card) for side, card in table.state["ghouls"][dig[0]]}
    own, mine = ghouls[table.viewer], _laid(option)
    if own.cult != mine.cult:
        return _say("bluff", cult=own.cult_name)
    total = own.counts + mine.counts if own.counts and mine.counts else 2 * (own.counts + mine.counts)
    other = next(each for side, each in ghouls.items() if side != table.viewer)
    name = next(table.cultists[side].name for side in ghouls if side != table.viewer)
    most = _most(table, other)
    return _say("can_show", own=own.counts, mine=mine.counts, total=total) + " " + _say("reaches", name=name, most=most)


def _most(table: CardTable, ghoul: Face) -> int:
    """The highest total of another's ghoul, with the best card of its cult that may be in her hand."""
    gone = {card.rstrip("+-") for card in table.state["discard"]}
    gone |= {card for cultist in table.cultists for card in cultist.won}
    gone |= {card.rstrip("+-") for ghouls in table.state["ghouls"] for _, card in ghouls}
    if table.viewer is not None:
        gone |= set(table.cultists[table.viewer].hand) | set(table.knows)
    left = [rank for rank in range(14) if f"{ghoul.id[0]}{rank}" not in gone]
    totals = [ghoul.counts + rank if ghoul.counts and rank else 2 * (ghoul.counts + rank) for rank in left]
    return max([*totals, ghoul.counts])


def _bid(match: Match, table: CardTable, option: Option) -> str:
    return _say("bid", rank=_laid(option).counts, prize=face_of(table.state["prize"]).rank)


Tell = Callable[[Match, CardTable, Option], str]
_TELLERS: dict[tuple[str, str], Tell] = {
    ("gate", "play"): _gate,
    ("tree", "play"): _tree,
    ("mountain", "play"): _mountain,
    ("ghoul", "play"): _ghoul,
    ("present", "play"): _present,
    ("bid", "play"): _bid,
    **dict.fromkeys(
        (
            ("dunwich", "reveal"),
            ("dunwich", "capture"),
            ("dunwich", "forego"),
            ("uncovered", "capture"),
            ("knock", "knock"),
        ),
        _pair,
    ),
}
