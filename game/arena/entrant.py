"""Who takes part: a bot by its id, with so many times the contest's budget if the id says so (``oracle@4``)."""

from typing import NamedTuple

from game.bots import Budget

LARGEST = 1000


class Entrant(NamedTuple):
    """A bot and how many times the contest's budget it has."""

    bot: str
    times: int

    def budget(self, of: Budget | None) -> Budget | None:
        """Its own budget in a contest with this one."""
        return of and (of[0], of[1] * self.times)


def entrant(name: str) -> Entrant:
    """Who a field's name stands for; raises ``ValueError`` with a sentence for a factor that is none."""
    bot, at, times = name.partition("@")
    if not at:
        return Entrant(bot, 1)
    if not (bot and times.isascii() and times.isdecimal() and 1 <= int(times) <= LARGEST):
        raise ValueError(f"{name!r} is no bot with a number of times its budget, such as oracle@4")
    return Entrant(bot, int(times))
