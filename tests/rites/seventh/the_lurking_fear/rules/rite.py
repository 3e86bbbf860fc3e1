"""The Lurking Fear: each cultist lays one card face down in the den; all are turned up, and the highest wins."""

from game.engine.option import NONE
from game.engine.position import Frame, frame
from game.games.rites.rules import codec
from game.games.rites.rules.artifacts import laid_ways, note_way
from game.games.rites.rules.ask import laid_by, play_option, private
from game.games.rites.rules.cards import ALL_CARDS, BIT, CARD_OF, RANK, cards_in
from game.games.rites.rules.moves import clockwise, lay, learn
from game.games.rites.rules.over import best, end_rite
from game.games.rites.rules.power_plays import boundary, opening, take_opening
from game.games.rites.rules.registry import Ids, Rite
from game.games.rites.rules.state import RiteState


class Den(RiteState):
    """``den`` are cards face down, the first laid by ``first``, then clockwise."""

    __slots__ = ("den", "first")

    def __init__(self, den=(), first=0):
        self.den = den
        self.first = first

    def copy(self):
        return Den(self.den, self.first)

    def key(self):
        return {"den": self.den, "first": self.first}

    def write(self, name):
        return {"den": [name(card) for card in self.den], "first": self.first}

    def cards(self):
        return list(self.den)

    @classmethod
    def read(cls, parts, sides):
        den = codec.numbers(codec.CARD_NUMBER, parts["den"], "den")
        return cls(tuple(den), codec.expect_int(parts["first"], 0, sides - 1, "first"))


class LurkingFear(Rite):
    def begin(self, pos):
        own = pos.state.own
        own.first = own.first if own.den else pos.state.active
        pos.push(Lurk(pos.state.active))


@frame("rites_lurk")
class Lurk(Frame):
    """A turn: a card goes into the den; after the last one all are turned up."""

    side: int

    def run(self, pos):
        state = pos.state
        if len(state.own.den) == pos.rules.seats:
            self.turn_up(pos)
            return None
        state.active = self.side
        if boundary(pos, self.side):
            return None
        laid = laid_ways(pos, self.side, cards_in(state.hands[self.side]))
        return private(self.side, "lurk", [play_option(card, NONE) for card in laid] + opening(pos, self.side))

    def answer(self, pos, chosen):
        if take_opening(pos, self.side, chosen):
            return
        laid = laid_by(chosen)
        note_way(pos, self.side, laid)
        lay(pos.state, self.side, laid & CARD_OF)
        learn(pos.state, self.side, BIT[laid & CARD_OF])
        pos.state.own.den += (laid & CARD_OF,)
        pos.emit_secret("lurked", (self.side, laid & CARD_OF), 1 << self.side, (self.side, -1))
        pos.replace(Lurk(clockwise(pos, self.side)[1]))

    def turn_up(self, pos):
        own = pos.state.own
        ranks = [0] * pos.rules.seats
        for side, card in zip(clockwise(pos, own.first), own.den, strict=True):
            ranks[side] = RANK[card]
            pos.emit("crept_out", side, card)
        end_rite(pos, best(pos, ranks), "crept_out")


RITE = LurkingFear(
    Den,
    keys=("den", "first"),
    hidden={"den": ALL_CARDS},
    starts=("rites_lurk",),
    ids=Ids(decisions=("lurk",), events=("lurked", "crept_out"), ends=("crept_out",)),
)
