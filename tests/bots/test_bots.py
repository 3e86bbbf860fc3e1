"""The bots: legal, deterministic, knowing no more than their seat, and adept better than random."""

import pytest

from game.bots import BOTS, Question, make
from game.commands.simulate import Spec, play
from game.engine.chance import Chance
from game.engine.position import Position, determinise
from game.games.registry import rules_for
from game.games.wars.bots.greedy import GreedyBot
from game.games.wars.bots.levels import ADEPT, HIEROPHANT
from game.games.wars.rules.board import controlled_gates

GC, CC, BG, YS = "great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign"


def position(seed=1, answers=0, **inputs):
    """A four-player position after some random answers."""
    pos = Position.start(rules_for({"game": "wars", **inputs}), Chance.seeded(seed))
    luck = Chance.seeded(seed + 5)
    for _ in range(answers):
        if pos.decision is None:
            break
        pos.answer(pos.decision.options[luck.below(len(pos.decision.options))])
    return pos


def test_unknown_bots_are_refused_with_a_sentence():
    for name, said in (
        ("nobody", "unknown bot"),
        ("no.such.module:Bot", "cannot be loaded"),
        ("math:pi", "not a bot"),
    ):
        with pytest.raises(ValueError, match=said):
            make(name, 1)


def test_a_third_partys_bot_is_loaded_by_its_class():
    bot = make("game.bots.players:RandomBot", 3)
    assert bot.id == "game.bots.players:RandomBot"
    pos = position()
    assert bot.choose(Question.of(pos)) in pos.decision.options


def test_random_takes_every_option_about_equally_often():
    bot = make("random", 1)
    question = Question.of(position(answers=30))
    counts = dict.fromkeys(question.options, 0)
    for _ in range(400 * len(counts)):
        counts[bot.choose(question)] += 1
    assert len(counts) > 1 and all(300 < count < 500 for count in counts.values())


LITTLE = ("nodes", 60)
"""So that a search is short, and the same each time."""


def answers(name, seed, count):
    """The first answers of three such bots at one table."""
    pos = Position.start(rules_for({"game": "wars", "players": 3}), Chance.seeded(seed))
    bots = [make(name, seed + seat, LITTLE) for seat in range(3)]
    given = []
    while pos.decision is not None and len(given) < count:
        question = Question.of(pos)
        shown = bots[question.seat].reveals(question)
        if shown is not None:
            pos.reveal(*shown)
            continue
        given.append(bots[question.seat].choose(question))
        pos.answer(given[-1])
    return given


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_and_questions_give_the_same_answers(name):
    given = answers(name, 7, 120)
    assert len(given) > 60 and given == answers(name, 7, 120)


@pytest.mark.parametrize("name", BOTS)
def test_bots_answer_alike_whatever_is_hidden_from_them(name):
    """Positions that differ only in what the seat cannot see get the same answer."""
    tried = 0
    for seed in range(1, 12):
        pos = position(seed, 60 + 17 * seed)
        if pos.decision is None:
            continue
        seat = pos.decision.seat
        other = determinise(pos.rules, pos.view(seat), Chance.seeded(seed + 99))
        assert other.view(seat) == pos.view(seat)
        tried += other.key() != pos.key()
        mine, theirs = make(name, seed, LITTLE), make(name, seed, LITTLE)
        assert mine.choose(Question.of(pos)) == theirs.choose(Question.of(other))
    assert tried > 5


@pytest.mark.parametrize("strong", [0, 1])
def test_adept_beats_random(strong):
    """Of the matches against three random bots that somebody wins, adept wins nearly all, and it wins some."""
    bots = tuple("adept" if seat == strong else "random" for seat in range(4))
    played = [play(Spec(players=4, bots=bots), seed) for seed in range(8, 12)]
    own = (GC, CC)[strong]
    won = sum(match.sides == (own,) for match in played)
    others = sum(bool(match.sides) and own not in match.sides for match in played)
    assert won >= 1 and others == 0
    assert not any(match.violations for match in played)


def test_four_adepts_mostly_leave_humanity_behind():
    played = [
        play(Spec(players=4, bots=("adept",), edition=edition), seed)
        for edition, seed in (("first", 0), ("later", 0), ("later", 2))
    ]
    assert sum(bool(match.sides) for match in played) >= 2
    assert not any(match.violations for match in played)


def winning_position(books=6):
    """Great Cthulhu has all his books (or fewer), 26 Doom and hidden Elder Signs for 5 more, in his own slot."""
    setup = {
        "phase": "action",
        "slot": GC,
        "power": dict.fromkeys((GC, CC, BG, YS), 3),
        "doom": {GC: 26, CC: 20, BG: 24, YS: 10},
        "books": {GC: ["absorb", "devolve", "dreams", "regenerate", "submerge", "yha_nthlei"][:books]},
        "signs": {GC: [2, 3], BG: [1]},
        "units": {GC: {"acolyte": ["south_pacific"] * 2}, CC: {"acolyte": ["south_asia"]}},
    }
    return Position.start(rules_for({"game": "wars", "setup": setup}), Chance.seeded(1))


def test_adept_reveals_at_once_what_wins():
    pos = winning_position()
    side, values = GreedyBot("adept", 1).reveals(Question.of(pos))
    pos.reveal(side, values)
    assert pos.rules.result(pos).sides == (GC,)


def test_adept_reveals_nothing_that_does_not_win():
    pos = winning_position(books=5)
    assert GreedyBot("adept", 1).reveals(Question.of(pos)) is None


@pytest.mark.parametrize("evaluation", [ADEPT, HIEROPHANT], ids=["adept", "hierophant"])
def test_the_parts_of_an_evaluation_are_words_and_add_up_to_the_worth(evaluation):
    for count in (40, 90, 140):
        pos = position(answers=count)
        for side in pos.rules.sides:
            told = evaluation.parts(pos, side, pos.state.turn)
            assert ("gates" in dict(told)) == bool(controlled_gates(pos.state, side))
            assert sum(points for _, points in told) == pytest.approx(evaluation.worth(pos, side, pos.state.turn))


@pytest.mark.parametrize("evaluation", [ADEPT, HIEROPHANT], ids=["adept", "hierophant"])
def test_more_of_what_counts_is_worth_more(evaluation):
    pos = position(answers=40)
    side = pos.rules.sides[0]
    richer = pos.copy()
    richer.state.doom[side] += 3
    assert evaluation.worth(richer, side, pos.state.turn) > evaluation.worth(pos, side, pos.state.turn)
