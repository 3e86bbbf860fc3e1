"""Out of the Aeons in words."""

from collections.abc import Iterator

from game.engine.option import Option
from game.games.rites.words.faces import face_of
from game.games.rites.words.particulars import shape
from game.games.rites.words.remarks import Sight, held
from game.games.rites.words.remarks import say as remark
from game.games.rites.words.ritewords import RiteWords, laid_face
from game.games.rites.words.tableview import CardTable, power_plays
from game.games.rites.words.written import Written
from game.language import spoken
from game.match.guide import Remark, Shine
from game.match.match import Match


def _bid(match: Match, table: CardTable, option: Option) -> str:
    return spoken.say("rites-tells-bid", rank=laid_face(option).counts, prize=face_of(table.state["prize"]).rank)


def _offer(match: Match, table: CardTable, option: Option) -> tuple[str, str]:
    return spoken.say("rites-hand-bid"), _bid(match, table, option)


GREAT, SMALL = 10, 3
"""From here on a prize is worth a high card, and up to there a low one."""


def _bidding(sight: Sight) -> Iterator[Remark]:
    """What the prize is worth in cards."""
    if sight.asked.kind != "bid" or len(sight.hand) < 2:
        return
    prize = face_of(sight.table.state["prize"])
    bound = {card for play in power_plays(sight.match, sight.me.side) for card in (play.unit, play.number, play.area)}
    free = [each for each in sight.hand if each.number not in bound] or sight.hand
    low, high = (choice(free, key=lambda each: each.rank) for choice in (min, max))
    place = ("place.prize",)
    if prize.id == "y0":
        most = max((face_of(card).rank for card in sight.me.won), default=0)
        yield remark("azathoth", "", Shine(place), "" if most else "nothing", n=most)
    elif prize.rank >= GREAT and high.rank > prize.rank:
        yield remark("great_prize", prize.id, Shine(place, held([high])), rank=prize.rank, best=high.rank)
    elif prize.rank <= SMALL:
        yield remark("small_prize", prize.id, Shine(place, held([low])), rank=prize.rank, low=low.rank)


def _passing(sight: Sight) -> Iterator[Remark]:
    """A great prize can be discarded that others are likelier to get."""
    if sight.asked.kind != "prize" or not sight.hand:
        return
    prize, best = face_of(sight.table.state["prize"]), max(each.rank for each in sight.hand)
    if prize.rank >= GREAT and best < GREAT:
        yield remark("pass_prize", prize.id, Shine(("place.prize",), ("option.discard",)), rank=prize.rank, best=best)


class AeonsWords(RiteWords):
    """Prizes and bids."""

    page = "rite_aeons"
    laid = {"bid": slice(1, 2)}
    follows = ("prize",)
    events = {
        "prize": shape("side:side", "card:card"),
        "prize_discarded": shape("side:side", "card:card"),
        "bid": shape("side:side", "card:card", "way:way"),
        "prize_captured": shape("side:side", "card:card", weight=2),
        "prize_tied": shape("card:card"),
    }
    questions = {"before_prize": (), "prize": ("card:card",), "bid": ("card:card",)}
    captures = ("prize_captured",)
    declines = ("keep",)
    firsts = {"prize_tied": "tied"}
    notices = (_bidding, _passing)
    tells = {("bid", "play"): _bid}
    offers = {("bid", "play"): _offer}

    def points(self, won: tuple[str, ...]) -> int:
        """The highest counts twice with The Book of Azathoth."""
        ranks = [face_of(card).rank for card in won]
        return sum(ranks) + (max(ranks) if "y0" in won else 0)

    def progress(self, table: CardTable) -> str:
        return spoken.say("rites-progress-prizes", prizes=len(table.state["prizes"]) + bool(table.state["prize"]))

    def lines(self, told: Written) -> list[str]:
        prize, left = told.state["prize"], len(told.state["prizes"])
        if not prize:
            return [spoken.say("rites-lines-prize.none", left=left)]
        return [spoken.say("rites-lines-prize", prize=told.card(prize), left=left)]


WORDS = AeonsWords()
