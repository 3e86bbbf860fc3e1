"""Advice: always legal, told from a seat's view alone, its figures those of what it judges by.

For three and four it judges by what was learned, here at little cost; for two persons by the evaluation.
"""

import functools

import pytest

from game.bots import Question, make
from game.bots.protocol import Cancelled
from game.engine.chance import Chance
from game.engine.option import Option
from game.engine.position import Position, determinise
from game.games.registry import rules_for
from game.games.wars.bots.advice import advise, explain, judge_of, prospects
from game.games.wars.bots.evaluation import DECIDED, ENEMIES, STAGE, Yardstick
from game.games.wars.bots.learned.chances import TIME, chances
from game.games.wars.bots.learned.foresight import Effort
from game.games.wars.bots.learned.policy import policy
from game.games.wars.bots.learned.standing import GROUPS
from game.games.wars.bots.learned.survey import Clock, Survey
from game.games.wars.bots.reasons import ALIKE, CHANCE, NOW, ONLY
from game.games.wars.words.counsel import in_percent

LEVELS = ("adept", "hierophant")
BRIEF = Effort(200, 3)


def moments(seed: int, every: int, most: int, players: int = 2):
    """Positions of a match, each before a decision; adepts play for two persons, else likely answers are given."""
    pos = Position.start(rules_for({"game": "wars", "players": players}), Chance.seeded(seed))
    bots, luck = [make("adept", seat) for seat in range(2)], Chance.seeded(seed)
    count = found = 0
    while pos.decision is not None and found < most:
        count += 1
        if count % every == 0:
            found += 1
            yield pos.copy()
        by_hand = players == 2
        pos.answer(bots[pos.decision.seat].choose(Question.of(pos)) if by_hand else policy().draw(pos, luck))


@functools.cache
def played(seed: int, every: int, most: int, players: int = 2) -> tuple[Position, ...]:
    """The same, all of them, played once for every test; not to be changed."""
    return tuple(moments(seed, every, most, players))


@pytest.mark.parametrize("level", LEVELS)
def test_advice_begins_with_what_can_be_answered(level):
    for pos in played(5, 23, 10):
        for advice in advise(pos.view(pos.decision.seat), level, 1):
            assert advice.line[0] in pos.decision.options


@pytest.mark.parametrize("level", LEVELS)
def test_the_first_advice_is_what_the_bot_answers(level):
    same = 0
    for pos in played(7, 31, 6):
        question = Question.of(pos)
        best = advise(question.view, level, 4)[0]
        same += best.compared == ONLY or best.line[0].kind == make(level, 9).choose(question).kind
    assert same >= 5


@pytest.mark.parametrize("level", LEVELS)
def test_parts_add_up_to_the_worth(level):
    judge = judge_of(level, rules_for({"game": "wars", "players": 4}))
    for pos in played(3, 41, 6, 4):
        for side in pos.rules.sides:
            parts = judge.parts(pos, side, pos.state.turn)
            assert sum(points for _, points in parts) == pytest.approx(judge.worth(pos, side, pos.state.turn))


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_from_whoever_asks_changes_nothing(level):
    """Positions that differ only in what a seat cannot see are explained to it alike, its own and others' moves."""
    differed = 0
    for number, pos in enumerate(played(11, 47, 6)):
        asked = pos.decision
        for seat in (asked.seat, (asked.seat + 1) % 2):
            view = pos.view(seat)
            other = determinise(pos.rules, view, Chance.seeded(number + 50))
            differed += other.key() != pos.key()
            chosen = asked.options[0]
            if asked.kind != "reveal":
                assert explain(view, chosen, level, 2) == explain(other.view(seat), chosen, level, 2)
        mine = pos.view(asked.seat)
        dealt = determinise(pos.rules, mine, Chance.seeded(8))
        assert advise(mine, level, 2) == advise(dealt.view(asked.seat), level, 2)
    assert differed > 3


def test_reasons_come_weightiest_first_and_an_action_is_compared_with_standing_still():
    pos = next(pos for pos in moments(5, 2, 10) if pos.decision.kind == "action" and len(pos.decision.options) > 3)
    found = advise(pos.view(pos.decision.seat), "adept", 1)
    for advice in found:
        points = [abs(reason.points) for reason in advice.reasons]
        assert advice.compared == NOW and points and points == sorted(points, reverse=True)
    reasons = [reason for advice in found for reason in advice.reasons]
    assert any(reason.part == "power" and reason.points < 0 for reason in reasons), "an action costs Power"


def test_a_worse_choice_is_told_with_the_better_one():
    pos = next(pos for pos in moments(5, 2, 10) if pos.decision.kind == "action" and len(pos.decision.options) > 3)
    best = advise(pos.view(pos.decision.seat), "hierophant", 1)[0]
    passed = explain(pos.view(pos.decision.seat), Option("pass"), "hierophant", 1)
    assert passed.worth < 0 and passed.other[0] == best.line[0]


def test_what_a_seat_cannot_know_of_is_not_explained():
    pos = next(moments(5, 9, 1))
    with pytest.raises(LookupError):
        explain(pos.view(0), Option("reveal", number=3), "adept", 1)


def won() -> Position:
    """A Doom phase in which Great Cthulhu has won whatever is chosen."""
    setup = {
        "phase": "doom", "turn": 6,
        "doom": {"great_cthulhu": 30, "crawling_chaos": 4, "black_goat": 3, "yellow_sign": 5},
        "books": {"great_cthulhu": ["absorb", "devolve", "dreams", "regenerate", "submerge", "yha_nthlei"]},
        "power": {"great_cthulhu": 12, "crawling_chaos": 12}, "signs": {"great_cthulhu": [1]},
    }  # fmt: skip
    return Position.start(rules_for({"game": "wars", "players": 4, "setup": setup}), Chance.seeded(1))


def test_a_won_match_is_the_only_reason():
    pos = won()
    judge = judge_of("hierophant", rules_for({"game": "wars", "players": 4}))
    assert [words for words, _ in judge.parts(pos, 0, 6)] == [DECIDED]


@pytest.mark.parametrize("level", LEVELS)
def test_parts_by_another_positions_measure_add_up_to_the_worth(level):
    judge = judge_of(level, rules_for({"game": "wars", "players": 4}))
    first, *later = played(3, 41, 6, 4)
    for pos in later:
        for side in pos.rules.sides:
            parts = Yardstick(judge.evaluation, first, side, first.state.turn).parts(pos, pos.state.turn)
            assert sum(points for _, points in parts) == pytest.approx(judge.worth(pos, side, pos.state.turn))


def test_a_ritual_is_not_said_to_earn_or_cost_spellbooks():
    """Doom brings the end nearer, and books count for more then; that is the stage of the match, not a spellbook."""
    staged = False
    for pos in moments(5, 1, 2000):
        if pos.decision.kind == "ritual" and pos.state.turn >= 4 and any(pos.state.books):
            ritual = next(option for option in pos.decision.options if option.kind == "ritual")
            reasons = {each.part for each in explain(pos.view(pos.decision.seat), ritual, "hierophant", 1).differs}
            assert "doom" in reasons
            told = {"books", "gates"}
            assert not reasons & (told | {ENEMIES + words for words in told})
            staged = staged or STAGE in reasons
            if staged:
                break
    assert staged


def foreseen() -> list[Position]:
    """Positions of matches for three and four, at questions of many kinds."""
    return [pos for players in (3, 4) for pos in played(11, 43, 6, players) if len(pos.decision.options) > 1]


def test_reasons_come_to_the_difference_of_the_chances_shown():
    told = 0
    for pos in foreseen():
        best, *others = advise(pos.view(pos.decision.seat), "master", 3, effort=BRIEF)
        assert 0 <= best.share <= 1 and best.line[0] in pos.decision.options
        for advice in (best, *others):
            if advice.compared != CHANCE:
                continue
            told += 1
            assert sum(reason.points for reason in advice.reasons) == pytest.approx(advice.worth, abs=1e-9)
            share, rival = round(100 * advice.share), round(100 * (advice.share - advice.worth))
            parts = in_percent(advice.reasons, share - rival)
            assert sum(part.points for part in parts) == share - rival and len(parts) <= 5
        assert all(other.share <= best.share for other in others)
        assert not others or best.worth == pytest.approx(-next(o.worth for o in others if o.line == best.other))
    assert told > 12


def test_of_a_main_action_the_best_of_another_kind_is_told():
    wide = [pos for pos in foreseen() if pos.decision.kind == "action" and len(pos.decision.options) > 4]
    assert wide
    for pos in wide:
        best = advise(pos.view(pos.decision.seat), "master", 3, effort=BRIEF)[0]
        assert best.other[0].kind != best.line[0].kind


def test_a_move_is_told_with_the_better_one_and_nobody_waits_for_what_is_not_wanted():
    pos = next(pos for pos in foreseen() if pos.decision.kind == "action" and Option("pass") in pos.decision.options)
    view = pos.view(pos.decision.seat)
    passed = explain(view, Option("pass"), "master", 1, effort=BRIEF)
    assert passed.worth < 0 and passed.line == (Option("pass"),) and passed.other[0] in pos.decision.options
    with pytest.raises(LookupError):
        explain(view, Option("reveal", number=3), "master", 1)
    with pytest.raises(Cancelled):
        advise(view, "master", 1, stopped=lambda: True)


def test_what_is_foreseen_does_not_depend_on_what_is_hidden_from_whoever_asks():
    differed = 0
    for number, pos in enumerate(played(11, 150, 3, 4)):
        asked = pos.decision
        for seat in (asked.seat, (asked.seat + 1) % 4):
            view = pos.view(seat)
            other = determinise(pos.rules, view, Chance.seeded(number + 50))
            differed += other.key() != pos.key()
            assert prospects(view, "master", 2) == prospects(other.view(seat), "master", 2)
            if asked.kind != "reveal":
                told = [explain(each.view(seat), asked.options[-1], "master", 2, effort=BRIEF) for each in (pos, other)]
                assert told[0] == told[1]
    assert differed > 2


def test_prospects_are_shares_of_the_win():
    for pos in foreseen():
        found = prospects(pos.view(0), "master", 1)
        assert len(found) == len(pos.rules.sides) and sum(found) == pytest.approx(1) and min(found) >= 0


def test_by_a_clock_what_stays_keeps_its_weight():
    """As the Ritual track moves on, gates and Great Old Ones bring less until the end: that is told as time alone."""
    kept, timed, hasty = ("gates", "great", "books", "figures"), 0.0, 0.0
    for pos in played(11, 43, 6, 4):
        survey, later = Survey(pos), pos.copy()
        later.state.ritual += 2
        before, after = chances().parts(pos), chances().parts(later)
        by_clock = chances().parts(later, -1, Clock(survey.left, survey.late))
        assert [sum(each.values()) for each in by_clock] == pytest.approx(chances().shares(later))
        for now, then, told in zip(before, after, by_clock, strict=True):
            assert set(told) - set(then) == {TIME} and set(kept) < set(GROUPS)
            timed += sum(abs(told[group] - now[group]) for group in kept)
            hasty += sum(abs(then[group] - now[group]) for group in kept)
    assert timed < 0.4 * hasty, f"{timed} of {hasty}"


def test_where_every_choice_wins_none_is_better():
    pos = won()
    while pos.decision.kind != "ritual":
        pos.answer(pos.decision.options[-1])
    (told,) = advise(pos.view(pos.decision.seat), "master", 1, effort=BRIEF)
    assert (told.compared, told.share) == (ALIKE, 1.0)
