"""The Hound in words."""

from game.engine.option import Option
from game.games.rites.words.faces import Face, face_of
from game.games.rites.words.ritewords import PlotWords, Written, laid_face, say
from game.games.rites.words.tableview import CardTable
from game.match.match import Match


def _ghoul(match: Match, table: CardTable, option: Option) -> str:
    others = table.state["ghouls"][option.area]
    if others:
        return say("joins", name=table.cultists[others[0][0]].name, number=option.area + 1)
    return say("alone", number=option.area + 1)


def _present(match: Match, table: CardTable, option: Option) -> str:
    """The total with a henchman, if it can be shown."""
    dig = table.frame("rites_dig")
    if dig is None or table.viewer is None:
        return ""
    ghouls = {side: face_of(card) for side, card in table.state["ghouls"][dig[0]]}
    own, mine = ghouls[table.viewer], laid_face(option)
    if own.cult != mine.cult:
        return say("bluff", cult=own.cult_name)
    total = own.counts + mine.counts if own.counts and mine.counts else 2 * (own.counts + mine.counts)
    other = next(each for side, each in ghouls.items() if side != table.viewer)
    name = next(table.cultists[side].name for side in ghouls if side != table.viewer)
    most = _most(table, other)
    return say("can_show", own=own.counts, mine=mine.counts, total=total) + " " + say("reaches", name=name, most=most)


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


class HoundWords(PlotWords):
    """Graves, ghouls and bluffs."""

    page = "rite_hound"
    piece, none, plot, captured = "grave", "no grave yet", "Grave", "looted"
    laid = {"ghoul": slice(1, 2), "henchman": slice(1, 2)}
    captures = ("looted",)
    bluffs = ("psyched_out",)
    marks = {"psyched_out": "bluff"}
    declines = ("stay", "pass", "keep_down")
    tells = {("ghoul", "play"): _ghoul, ("present", "play"): _present}

    def line(self, told: Written, plot: int, card: str) -> str:
        ghouls = [f"; {told.card(ghoul)} of {told.names.side(side)}" for side, ghoul in told.state["ghouls"][plot]]
        return super().line(told, plot, card) + "".join(ghouls)


WORDS = HoundWords()
