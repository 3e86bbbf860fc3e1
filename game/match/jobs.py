"""What a window has worked out elsewhere: counsel, as a job of plain data (see ``game.bots.jobs``).

What comes back is read as exactly the types it should be, whoever has written it.
"""

from typing import Any

import msgspec

from game.bots.jobs import Carry, Job, here
from game.bots.protocol import Cancelled
from game.engine.option import Option
from game.match.counsel import Case, Counsel, weigh

_COUNSELS = msgspec.json.Decoder(list[Counsel])


def weighing(case: Case) -> Job[list[Counsel]]:
    """``weigh`` as a job."""
    line = tuple(tuple(answer) for answer in case.line)
    given = (dict(case.view), line, case.level, case.by, case.seed)
    return Job("game.match.jobs:weighed", given, _COUNSELS.decode)


def weighed(job: Job[Any], view: dict[str, Any], line: list[Any], level: str, by: str, seed: int) -> str:
    """What there is to say of a case."""
    counsels = weigh(Case(view, tuple(map(Option._make, line)), level, by, seed))
    return msgspec.json.encode(counsels).decode()


__all__ = ["Cancelled", "Carry", "Job", "here", "weighing"]
