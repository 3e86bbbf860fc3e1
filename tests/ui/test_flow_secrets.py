"""How bots' turns are timed at the card table tells nothing of what they hide."""

import threading
import time
from typing import Any

from game.bots.protocol import Question
from game.engine.option import Option
from game.games.rites.rules.cards import CARD_NUMBER
from game.match.match import Seat
from game.match.session import Session, begin
from game.ui.table.turns.flow import PAUSE, Flow

BIDS = {"rite": "out_of_the_aeons", "prize": "y9", "passed": 1, "hands": [["g0", "g13"], ["b2", "w2"], ["g3", "g4"]]}
TREE = {"rite": "the_tree_on_the_hill", "trees": [["y4", "y5", "y6"]], "hands": [["y3", "w7"], ["b2", "w2"], ["g3"]]}


class Thinker:
    """Takes the first option once it is let go; asks for a power-play first if it has one to ask for."""

    def __init__(self, asks: tuple[int, ...] = ()) -> None:
        self.asks = asks
        self.free = threading.Event()

    def reveals(self, question: Question) -> Any:
        self.free.wait(5)
        asks, self.asks = self.asks, ()
        return (question.seat, asks) if asks else None

    def choose(self, question: Question) -> Option:
        return question.options[0]


def table(thinker: Thinker, setup: dict[str, Any]) -> tuple[Session, Flow]:
    """A flow whose cultists are all this one."""
    seats = [Seat("adept", name) for name in ("Ruth", "Crane", "Vane")]
    session = begin({"game": "rites", "players": 3, "seed": 1, "setup": setup}, seats)
    session.driver.maker = lambda bot_id, seed: thinker  # type: ignore[assignment]
    flow = Flow(session, lambda call: call())
    flow.refresh()
    return session, flow


def thinks(flow: Flow, thinker: Thinker, seconds: float = 0.0) -> None:
    """Let the bot think so long, by the flow's clock."""
    thinker.free.clear()
    flow.step(seconds, "at_once")
    thinker.free.set()
    for _ in range(5000):
        if flow.ready:
            return
        time.sleep(0.001)
    raise AssertionError("it never answers")


def test_a_bots_request_for_a_power_play_brings_no_pause() -> None:
    thinker = Thinker((CARD_NUMBER["g0"], CARD_NUMBER["g13"]))
    session, flow = table(thinker, BIDS)
    thinks(flow, thinker)
    assert flow.step(0.0, "normal") and len(session.match.entries) == 1, "nobody hears of the request"
    thinks(flow, thinker)
    assert flow.step(0.0, "normal") and len(session.match.entries) == 2, "its answer comes as if it had not asked"
    thinks(flow, thinker)
    assert not flow.step(PAUSE["normal"] - 0.1, "normal") and flow.step(0.2, "normal"), "the usual rest between answers"


def test_a_bot_with_one_choice_takes_as_long_over_it_as_with_many() -> None:
    thinker = Thinker()
    session, flow = table(thinker, TREE)
    for choices in (2, 1):
        asked = session.match.decision
        assert asked is not None and (asked.seat, len(asked.options)) == (0, choices)
        thinks(flow, thinker, 0.5 if choices == 2 else 0.0)
        if choices == 1:
            assert not flow.step(0.3, "at_once")
        assert flow.step(0.3, "at_once")
