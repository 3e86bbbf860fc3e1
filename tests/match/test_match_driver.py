"""The driver: whose move it is, bots thinking elsewhere, stale thoughts, playing out."""

import random
import threading

import pytest
from matchtools import PEOPLE, played, started, step, whole

from game.bots.protocol import Question
from game.engine.errors import DeadEnd, IllegalAnswer
from game.match.driver import AskBot, AskPerson, Driver, Over, PlayFailed, Thought, bot_seed, make_bots, play_out
from game.match.match import Match, Seat
from game.match.orders import Orders, SeatOrders

BOTS = [Seat("random", name) for name in ("A", "B", "C", "D")]


def with_bots(seed: int = 1, **inputs) -> Match:
    return Match.new({"game": "wars", "players": 4, "seed": seed, **inputs}, BOTS)


class Teller:
    """A bot that reveals all it has, then takes the last option, and notes what it was given."""

    def __init__(self, seed: int) -> None:
        self.id = "teller"
        self.questions: list[Question] = []

    def choose(self, question):
        return question.options[-1]

    def reveals(self, question):
        self.questions.append(question)
        view = question.view
        name = ("great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign")[question.side]
        signs = view["state"]["signs"][name]
        return (question.side, signs) if signs else None


def test_a_person_is_asked_with_the_serial_number():
    match = started()
    waiting = Driver(match).waiting()
    assert isinstance(waiting, AskPerson)
    assert waiting.decision.serial == match.serial and waiting.decision.seat == match.decision.seat


def test_a_bot_thinks_in_another_thread_and_its_answer_is_in_the_history():
    match = with_bots()
    driver = Driver(match)
    request = driver.waiting()
    assert isinstance(request, AskBot)
    thoughts = []
    thread = threading.Thread(target=lambda: thoughts.append(request.think()))
    thread.start()
    thread.join()
    assert driver.done(thoughts[0])
    assert match.entries[-1].by == "bot" and match.entries[-1].seat == request.seat


def test_a_request_keeps_nothing_of_the_match():
    match = with_bots()
    request = Driver(match).waiting()
    shown = request.question.view
    step(match, random.Random(1))
    assert request.question.view is shown
    assert shown == with_bots().view(request.seat)


@pytest.mark.parametrize(
    "change", [lambda m: m.undo(), lambda m: m.seat_change(0, "adept"), lambda m: step(m, random.Random(2))]
)
def test_a_thought_that_comes_too_late_is_dropped(change):
    match = with_bots()
    step(match, random.Random(1))
    driver = Driver(match)
    thought = driver.waiting().think()
    change(match)
    before, serial = whole(match), match.serial
    assert not driver.done(thought)
    assert whole(match) == before and match.serial == serial


def test_a_bot_thinks_about_one_question_at_a_time():
    """A thought overtaken by an undo ends before the same bot begins the next."""
    match = with_bots()
    driver = Driver(match)
    inside, most = [], []
    first_in, go = threading.Event(), threading.Event()

    class Slow(Teller):
        def reveals(self, question):
            return None

        def choose(self, question):
            inside.append(1)
            most.append(len(inside))
            first_in.set()
            go.wait(60)
            inside.pop()
            return question.options[0]

    driver._bots[match.decision.seat, "random"] = Slow(1)
    threads = [threading.Thread(target=driver.waiting().think)]
    threads[0].start()
    assert first_in.wait(60)
    match.new_dice(1)
    threads.append(threading.Thread(target=driver.waiting().think))
    threads[1].start()
    go.set()
    for thread in threads:
        thread.join()
    assert most == [1, 1]


def test_a_bot_that_wants_what_is_not_offered_changes_nothing():
    match = with_bots()
    before = whole(match)
    driver = Driver(match)
    for thought in (Thought(match.serial, None, None), Thought(match.serial, ("x", -1, -1, -1, -1), None)):
        with pytest.raises(IllegalAnswer):
            driver.done(thought)
    assert whole(match) == before


def test_bots_may_reveal_before_they_answer():
    names = ("great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign")
    setup = {
        "power": dict.fromkeys(names, 3),
        "units": {name: {"acolyte": ["europe"]} for name in names if name != "black_goat"},
        "signs": {"great_cthulhu": [1, 3]},
        "slot": "great_cthulhu",
    }
    match = with_bots(setup=setup)
    driver = Driver(match)
    driver._bots[0, "random"] = Teller(1)
    first = driver.waiting().think()
    assert first.reveal == (0, (1, 3)) and first.option is None
    assert driver.done(first)
    assert match.state_dict()["doom"]["great_cthulhu"] == 4 and match.entries[-1].by == "bot"
    second = driver.waiting().think()
    assert second.option is not None and driver.done(second)


def test_seats_change_in_the_middle_of_everything():
    """At every decision of a game some seat is handed over, and the match goes on to its end."""
    match = started(3, seed=5)
    driver = Driver(match)
    chance = random.Random(5)
    for _ in range(5000):
        match.seat_change(chance.randrange(3), chance.choice(("", "random")))
        waiting = driver.waiting()
        if isinstance(waiting, Over):
            break
        if isinstance(waiting, AskBot):
            assert match.seats[waiting.seat].bot == "random"
            driver.done(waiting.think())
        elif isinstance(waiting, AskPerson):
            assert match.seats[waiting.decision.seat].bot == ""
            step(match, chance)
    assert match.position.over and match.result() is not None


def test_run_stops_at_a_person_and_at_the_end():
    match = Match.new({"game": "wars", "players": 3, "seed": 2}, [Seat("", "Ada"), *BOTS[:2]])
    driver = Driver(match, Orders({0: SeatOrders()}))
    waiting = driver.run()
    assert isinstance(waiting, AskPerson) and waiting.decision.seat == 0
    match.seat_change(0, "random")
    over = driver.run()
    assert isinstance(over, Over) and over.result == match.result() and over.result is not None


def test_run_has_a_limit():
    with pytest.raises(DeadEnd):
        Driver(with_bots()).run(limit=3)


def test_bots_have_different_dice_in_every_seat_and_match():
    assert len({bot_seed(seed, seat) for seed in range(50) for seat in range(4)}) == 200


def test_playing_out_is_the_same_with_and_without_history_and_by_the_driver():
    ways = []
    for history in (True, False):
        match = Match.new({"game": "wars", "players": 4, "seed": 8}, BOTS, history=history)
        count = play_out(match, make_bots(["random"] * 4, 8))
        assert count == len(match.entries)
        ways.append((whole(match), match.result(), tuple(match.events)))
    assert ways[0] == ways[1]
    driven = with_bots(seed=8)
    Driver(driven, seed=8).bot(0)
    assert whole(driven) != ways[0][0]


def test_playing_out_has_a_limit():
    with pytest.raises(PlayFailed) as failed:
        play_out(with_bots(), make_bots(["random"] * 4, 1), limit=10)
    assert failed.value.decision == 10


def test_an_unknown_bot_is_refused_in_a_sentence():
    with pytest.raises(ValueError, match="unknown bot “soothsayer”"):
        make_bots(["soothsayer"], 1)


def test_a_played_out_match_can_be_undone_to_its_beginning():
    match = with_bots(seed=8)
    first = whole(match)
    play_out(match, make_bots(["random"] * 4, 8))
    while match.undo():
        pass
    assert whole(match) == first
    assert played(0, seed=8).position.key() == match.position.key()
    assert len(PEOPLE) == 4
