"""The talk of The Thousand Forms and Ghroth: open pledges, each changed once (reference, section 5)."""

from game.engine.decision import Decision
from game.engine.option import Option, option
from game.engine.position import Frame, Position, frame
from game.games.wars.rules.flow.choose import carry_on


@frame("negotiate")
class Negotiate(Frame):
    """The enemies of ``roller`` pledge, in order; ``most[i]`` is what payer ``i`` has.

    After everyone has pledged once, each may change his pledge once, unless it is what was
    asked for already. Then the continuation ``then`` of the ability gets the pledges.
    """

    roller: int
    then: str
    amount: int
    payers: tuple[int, ...]
    most: tuple[int, ...]
    pledges: tuple[int, ...]

    def run(self, pos: Position) -> Decision | None:
        count = len(self.payers)
        turn = len(self.pledges)
        exact = turn == count and sum(self.pledges) == self.amount and not pos.rules.edition.last_word
        if turn == 2 * count or exact:
            pos.pop()
            carry_on(pos, self.roller, self.then, (self.amount, count, *self.payers, *self.pledges[-count:]))
            return None
        payer = turn % count
        latest = list(self.pledges[:count])
        for place, number in enumerate(self.pledges[count:]):
            latest[place] = number
        others = sum(latest) - (latest[payer] if turn >= count else 0)
        options = [option("pledge", number=number) for number in range(min(self.most[payer], self.amount) + 1)]
        round_ = turn // count + 1
        side = self.payers[payer]
        return Decision(
            pos.rules.seat_of[side], side, "pledge", options, (self.then, self.roller, self.amount, others, round_)
        )

    def answer(self, pos: Position, chosen: Option) -> None:
        """Note the pledge, openly."""
        payer = self.payers[len(self.pledges) % len(self.payers)]
        pos.emit("pledged", payer, chosen.number)
        pos.replace(
            Negotiate(self.roller, self.then, self.amount, self.payers, self.most, (*self.pledges, chosen.number))
        )


def split(args: tuple[int, ...]) -> tuple[int, list[tuple[int, int]], bool]:
    """The roll, (payer, share) pairs with the last pledges trimmed, and whether they agreed."""
    amount, count = args[0], args[1]
    payers, pledges = args[2 : 2 + count], args[2 + count :]
    left = amount
    shares = []
    for payer, pledge in zip(payers, pledges, strict=True):
        shares.append((payer, min(pledge, left)))
        left -= min(pledge, left)
    return amount, shares, left == 0
