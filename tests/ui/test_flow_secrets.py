"""How bots' turns are timed at the card table tells nothing of what they hide."""

import threading
import time
from typing import Any

import pytest

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


def test_how_much_of_its_time_a_bot_has_used_tells_nothing_of_its_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    told = []
    for at_once in (True, False):
        thinker = Thinker()
        session, flow = table(thinker, TREE)
        monkeypatch.setattr(session, "time_for", lambda bot: 1.0)
        thinks(flow, thinker, 2.0)
        assert flow.step(0.3, "at_once"), "two choices have taken it two seconds"
        thinker.free.clear()
        thinks(flow, thinker) if at_once else flow.step(0.0, "at_once")
        steps = []
        for _ in range(40):
            assert not flow.step(0.05, "at_once")
            wake = flow.next_wake
            assert at_once or wake is None or wake >= 0.005
            steps.append((flow.ticked(), round(flow.used, 3)))
            if steps[-1][1] == 1.0:
                break
        told.append(steps)
        thinker.free.set()
        flow.close()
    assert told[0] == told[1], "whether the answer is there already cannot be seen"
    shares = [share for ticked, share in told[0] if ticked]
    assert shares == [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0], "nothing for a moment, then ten times a second at most"


def test_what_takes_no_time_of_its_own_shows_none(monkeypatch: pytest.MonkeyPatch) -> None:
    session, flow = table(Thinker(), TREE)
    flow.step(0.0, "at_once")
    flow.step(5.0, "at_once")
    assert flow.used == 0.0 and flow.next_wake is None and not flow.ticked()
    monkeypatch.setattr(session, "time_for", lambda bot: 1.0)
    assert flow.ticked() and flow.used == 1.0
    flow.pause()
    assert flow.used == 0.0 and flow.next_wake is None
    flow.close()
