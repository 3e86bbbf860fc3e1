"""The Hound in words."""

from collections.abc import Iterator
from itertools import permutations

from game.engine.option import NONE, Option
from game.games.rites.tablets.the_hound.rules.rite import total
from game.games.rites.words.faces import Face, face_of
from game.games.rites.words.particulars import shape
from game.games.rites.words.remarks import Sight, colored, held
from game.games.rites.words.remarks import say as remark
from game.games.rites.words.ritewords import PlotWords, laid_face
from game.games.rites.words.tableview import CardTable
from game.games.rites.words.written import Written
from game.language import spoken
from game.language.values import Text
from game.match.guide import Remark, Shine
from game.match.match import Match


def _ghoul(match: Match, table: CardTable, option: Option) -> str:
    others = table.state["ghouls"][option.area]
    if others:
        return spoken.say("rites-tells-joins", name=table.cultists[others[0][0]].name, number=option.area + 1)
    return spoken.say("rites-tells-alone", number=option.area + 1)


def _present(match: Match, table: CardTable, option: Option) -> str:
    """The total with a henchman, if it can be shown."""
    dig = table.frame("rites_dig")
    if dig is None or table.viewer is None:
        return ""
    ghouls = {side: face_of(card) for side, card in table.state["ghouls"][dig[0]]}
    own, mine = ghouls[table.viewer], laid_face(option)
    if own.cult != mine.cult:
        return spoken.say("rites-tells-bluff", cult=spoken.name("rites-cult", own.cult))
    total = own.counts + mine.counts if own.counts and mine.counts else 2 * (own.counts + mine.counts)
    other = next(each for side, each in ghouls.items() if side != table.viewer)
    name = next(table.cultists[side].name for side in ghouls if side != table.viewer)
    most = _most(table, other)
    shows = spoken.say("rites-tells-can-show", own=own.counts, mine=mine.counts, total=total)
    return " ".join((shows, spoken.say("rites-tells-reaches", name=name, most=most)))


def _place(match: Match, table: CardTable, option: Option) -> tuple[str, str]:
    return spoken.say("rites-hand-ghoul", number=option.area + 1), _ghoul(match, table, option)


def _lay_down(match: Match, table: CardTable, option: Option) -> tuple[str, str]:
    return spoken.say("rites-hand-present"), _present(match, table, option)


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


STRONG = 17
"""From here on a ghoul with its henchman is likely to win."""
RICH, POOR = 9, 3
"""From here on a grave is worth a good ghoul, and up to there it is not."""


def _grave(sight: Sight) -> Iterator[Remark]:
    """A rich grave is known to this cultist alone."""
    if sight.asked.kind != "ghoul":
        return
    state, able = sight.table.state, {play.area for play in sight.offered("play")}
    known = [(face_of(card).rank, grave) for grave, card in enumerate(state["plots"])
             if grave in able and grave not in state["open"] and card in sight.table.knows]  # fmt: skip
    rank, grave = max(known, default=(0, NONE))
    if rank >= RICH:
        there = [sight.table.cultists[side].name for side, _ in state["ghouls"][grave]]
        yield remark("known_grave", grave, Shine((), (f"place.plot:{grave}",)), "joins" if there else "",
                     number=grave + 1, rank=rank, name="".join(there))  # fmt: skip


def _henchman(sight: Sight) -> Iterator[Remark]:
    """Two cards of one cult come to much: a ghoul and its henchman."""
    if sight.asked.kind != "ghoul":
        return
    pairs = [(total(ghoul.number, other.number), ghoul, other) for ghoul, other in permutations(sight.hand, 2)
             if ghoul.cult == other.cult]  # fmt: skip
    most, ghoul, other = max(pairs, key=lambda pair: (pair[0], pair[1].rank), default=(0, None, None))
    if ghoul and other and most >= STRONG:
        yield remark("henchman", f"{ghoul.id}.{other.id}", Shine(held([ghoul, other])), one=colored(ghoul),
                     other=colored(other), total=most)  # fmt: skip


def _move_on(sight: Sight) -> Iterator[Remark]:
    """What was peeked at is not worth a ghoul."""
    grave = int(sight.asked.about[0]) if sight.asked.kind == "move" else NONE
    card = sight.table.state["plots"][grave] if grave != NONE else ""
    places = tuple(f"place.plot:{option.area}" for option in sight.offered("plot"))
    if card in sight.table.knows and face_of(card).rank <= POOR and places:
        yield remark("move_on", grave, Shine((f"place.plot:{grave}",), places), number=grave + 1,
                     rank=face_of(card).rank)  # fmt: skip


def _bluff(sight: Sight) -> Iterator[Remark]:
    """No card in hand can be shown."""
    dig = sight.table.frame("rites_dig")
    if sight.asked.kind != "present" or dig is None or not sight.hand:
        return
    ghouls = sight.table.state["ghouls"][dig[0]]
    mine = next(face_of(card).cult for side, card in ghouls if side == sight.me.side)
    if all(each.cult != mine for each in sight.hand):
        partner = next(side for side, _ in ghouls if side != sight.me.side)
        yield remark("bluff", "", Shine((f"cultist.{partner}",)), name=sight.table.cultists[partner].name)


class HoundWords(PlotWords):
    """Graves, ghouls and bluffs."""

    page = "rite_hound"
    piece = "grave"
    laid = {"ghoul": slice(1, 2), "henchman": slice(1, 2)}
    events = {
        "ghoul": shape("side:side", "card:card", "way:way", "place:place"),
        "ghoul_moved": shape("side:side", "place:place"),
        "ghoul_stays": shape("side:side", "place:place"),
        "ghoul_passed": shape("side:side"),
        "grave_dug": shape("side:side", "other:side", "card:card", "place:place"),
        "presented": shape("side:side"),
        "not_presented": shape("side:side"),
        "henchman": shape("side:side", "card:card", "way:way"),
        "psyched_out": shape("side:side"),
        "dummy_lost": shape("side:side", "card:card"),
        "looted": shape("side:side", "card:card", "place:place", "first", "second", weight=2),
        "grave_stays": shape("card:card", "place:place"),
    }
    questions = {
        "first_peek": (), "ghoul": (), "move": ("place:place",), "present": ("card:card", "place:place"),
        "show": ("card:card", "place:place"),
    }  # fmt: skip
    reasons = {"grave_looted": ("place:place",), "own_ghoul_there": ("place:place",)}
    captures = ("looted",)
    bluffs = ("psyched_out",)
    marks = {"psyched_out": "bluff"}
    declines = ("stay", "pass", "keep_down")
    notices = (_grave, _henchman, _move_on, _bluff)
    tells = {("ghoul", "play"): _ghoul, ("present", "play"): _present}
    offers = {("ghoul", "play"): _place, ("present", "play"): _lay_down}

    def there(self, told: Written, plot: int, card: str) -> list[Text]:
        ghouls = [
            spoken.say("rites-lines-ghoul", card=told.card(ghoul), cultist=told.names.named_side(side))
            for side, ghoul in told.state["ghouls"][plot]
        ]
        return [*super().there(told, plot, card), *ghouls]


WORDS = HoundWords()
