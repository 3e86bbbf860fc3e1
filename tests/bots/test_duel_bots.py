"""The bots in the games for two: the Duel, two factions of a person as one side, and the draft."""

import pytest

from game.bots import BOTS, Question, make
from game.commands.simulate import Spec, play
from game.engine.chance import Chance
from game.engine.position import Position, determinise
from game.games.duel.bots import knowledge as duel
from game.games.registry import rules_for
from game.games.wars.bots import levels
from game.games.wars.bots.advice import advise, judge_of, prospects
from game.games.wars.bots.greedy import judged_lines, wins_by_revealing
from game.games.wars.bots.levels import LEVELS, PAIRS
from game.games.wars.bots.look import LOST, Look, season, verdict
from game.games.wars.factions.black_goat.rules.figures import BG
from game.games.wars.factions.bots import KNOWN
from game.games.wars.factions.great_cthulhu.rules.figures import GC
from game.games.wars.factions.yellow_sign.rules.figures import YS
from game.games.wars.rules.units import BOOKS, FACTIONS
from game.match.driver import let_act, make_bots

LITTLE = ("nodes", 60)
OURS = [["great_cthulhu", "yellow_sign"], ["black_goat", "crawling_chaos"]]


def table(slot=GC, power=5, game="duel", **setup):
    """A Duel in somebody's slot, or with ``game="wars"`` two persons with two factions each."""
    factions = ["great_cthulhu", "black_goat"] if game == "duel" else OURS
    powers = power if isinstance(power, dict) else {FACTIONS[side]: power for side in (GC, BG)}
    if slot is not None:
        setup = {"phase": "action", "slot": FACTIONS[slot], **setup}
    setup["power"] = powers
    return Position.start(rules_for({"game": game, "factions": factions, "setup": setup}), Chance.seeded(1))


def random_position(seed, answers, **inputs):
    """A position after some random answers."""
    pos = Position.start(rules_for(inputs), Chance.seeded(seed))
    luck = Chance.seeded(seed + 5)
    for _ in range(answers):
        if pos.decision is None:
            break
        pos.answer(pos.decision.options[luck.below(len(pos.decision.options))])
    return pos


def units(**by_faction):
    """Units of sides given as ``gc={"kind": [areas]}``."""
    short = {"gc": GC, "bg": BG, "ys": YS}
    return {FACTIONS[short[name]]: kinds for name, kinds in by_faction.items()}


def choice(name, pos):
    """What a bot answers."""
    return make(name, 3, LITTLE).choose(Question.of(pos))


HOME = {"acolyte": ["jersey_reef_charles_river"] * 2}


def test_power_that_decay_will_take_is_foreseen():
    def lost(mine, theirs, decay=0):
        pos = table(power={"great_cthulhu": mine, "black_goat": theirs}, decay=decay)
        return duel.eaten(Look(pos, season(pos)), GC)

    assert lost(4, 6) == 0
    assert 0 < lost(6, 2) < lost(8, 0) < lost(8, 0, 3)
    assert lost(8, 0, 3) <= 8


def test_what_gather_brings_in_the_duel_is_for_the_next_turn():
    doom = table(phase="doom", slot=None)
    assert season(doom) == season(table()) + 1
    assert not any(Look(doom, season(table())).power)


def test_losses_in_reach_are_counted_as_doom_the_cheapest_first():
    both = units(gc={"cthulhu": ["arkham"]}, bg={"dark_young": ["arkham"], "ghoul": ["arkham"]})
    seen = Look(table(units=both), 1)
    # Devour and one Kill by six dice: the Ghoul is 1 Doom, the Dark Young 3.
    assert duel.spoils(seen, GC) == pytest.approx(1 + 3)
    assert duel.losses(seen, BG) == pytest.approx(1 + 3)
    assert duel.spoils(Look(table(BG, {"black_goat": 3}, units=both), 1), GC) == 0


def test_a_great_old_one_at_an_own_gate_counts():
    def counted(area):
        both = units(gc={"cthulhu": [area], "acolyte": ["jersey_reef_charles_river"]}, bg={"acolyte": ["dunwich"]})
        gates = {"jersey_reef_charles_river": "great_cthulhu", "dunwich": "black_goat"}
        return duel.enthroned(Look(table(units=both, gates=gates), 1), GC)

    assert counted("jersey_reef_charles_river") == 1
    assert counted("dunwich") == counted("arkham") == 0


def test_weighing_the_larger_game_anew_leaves_the_duel_as_it_is():
    for known in KNOWN:
        dear = tuple((bit, line._replace(early=99.0, late=99.0)) for bit, line in known.requirements)
        other = known._replace(requirements=dear, priors={"gates": (99.0, 99.0), "doom": (99.0, 99.0)})
        for table_of in (duel.table_of, duel.plain_table_of):
            before, after = table_of(known), table_of(other)
            points = [[(line.name, line.early, line.late) for line in found.lines] for found in (before, after)]
            assert points[0] == points[1] and points[0]
            assert [line.early for _, line in before.requirements] == [line.early for _, line in after.requirements]


def test_books_are_not_waited_for_in_the_duel():
    names = {line.name for evaluation in duel.DUEL.values() for known in evaluation.tables for line in known.lines}
    assert not names & duel.NEEDLESS
    # Won with more Doom at the end, though nobody has six.
    pos = table(phase="doom", slot=None, doom={"great_cthulhu": 30, "black_goat": 12})
    assert verdict(pos, GC) > 0 > verdict(pos, BG)


def test_a_won_duel_is_ended_by_what_is_hidden():
    signs = {"great_cthulhu": [3, 2]}
    won = table(doom={"great_cthulhu": 26, "black_goat": 20}, signs=signs)
    assert wins_by_revealing(won, GC)
    assert make("adept", 1).reveals(Question.of(won)) == (GC, [2, 3])
    lost = table(doom={"great_cthulhu": 26, "black_goat": 32}, signs=signs)
    assert make("adept", 1).reveals(Question.of(lost)) is None


@pytest.mark.parametrize("level", ["adept", "hierophant"])
def test_the_action_that_brings_thirty_doom_is_taken_while_ahead(level):
    caught = units(gc=HOME | {"deep_one": ["arkham"]}, bg={"acolyte": ["arkham"]})
    shared = {"books": {"black_goat": ["blood_sacrifice"]}, "requirements": {"black_goat": ["bg_share"]}}
    pos = table(units=caught, doom={"great_cthulhu": 29, "black_goat": 10}, power=1, **shared)
    assert choice(level, pos).kind == "capture"
    behind = table(units=caught, doom={"great_cthulhu": 29, "black_goat": 35}, power=1, **shared)
    assert verdict(behind, GC) < LOST / 4


def test_a_persons_two_factions_are_one_side():
    books = {"yellow_sign": list(BOOKS[YS])}
    pos = table(game="wars", phase="doom", turn=4, slot=None, books=books,
                doom={"great_cthulhu": 30, "yellow_sign": 1, "black_goat": 28, "crawling_chaos": 1})  # fmt: skip
    # Nobody of the other person has six spellbooks, and the Yellow Sign's are Great Cthulhu's too.
    assert verdict(pos, GC) == verdict(pos, YS) > 0 > verdict(pos, BG)
    known = PAIRS["hierophant"]
    early = table(game="wars", power={"great_cthulhu": 4, "black_goat": 4})
    assert known.worth(early, GC, 1) == pytest.approx(known.worth(early, YS, 1))


@pytest.mark.parametrize("level", ["adept", "hierophant"])
def test_companions_do_not_attack_each_other_without_gain(level):
    together = units(gc={"acolyte": ["south_pacific"], "starspawn": ["europe"] * 2},
                     ys={"acolyte": ["europe"] * 2, "undead": ["arabia"]})  # fmt: skip
    books = {"great_cthulhu": list(BOOKS[GC])}
    pos = table(game="wars", power={"great_cthulhu": 4}, units=together, books=books)
    kinds = {choice.kind for choice in pos.decision.options}
    assert {"battle", "capture"} <= kinds
    lines = judged_lines(pos, GC, LEVELS.evaluation(level, pos.rules).worth, Chance.seeded(2))
    best = max(lines, key=lambda line: line.worth)
    assert best.answers[0].kind not in ("battle", "capture")


def test_the_faction_that_gains_most_acts_first():
    pos = random_position(3, 0, game="wars", factions=OURS)
    bots = make_bots(["adept", "adept"], 4)
    while pos.decision.kind != "slot_side":
        pos.answer(bots[pos.decision.seat].choose(Question.of(pos)))
    bot = make("adept", 5)
    picked = bot.choose(Question.of(pos))
    assert picked in pos.decision.options
    pos.answer(picked)
    # It had an action of that faction in mind.
    assert bot.choose(Question.of(pos)) in pos.decision.options


def test_the_draft_follows_the_measured_strength_of_pairs(monkeypatch):
    companions = ("yellow_sign", "crawling_chaos", "black_goat")
    best, middle, worst = (frozenset(("great_cthulhu", name)) for name in companions)
    monkeypatch.setattr(levels, "STRENGTH", {best: 0.8, middle: 0.6, worst: 0.55})
    pos = Position.start(rules_for({"game": "wars", "players": 2}), Chance.seeded(1))
    taken = []
    while pos.decision.kind == "draft":
        taken.append(FACTIONS[levels.draft_pick(Question.of(pos)).side])
        pos.answer(levels.draft_pick(Question.of(pos)))
    # Whatever else is first, Great Cthulhu comes to the other person; with him, the worst companion comes back.
    assert taken[0] == "great_cthulhu" and set(taken[1:3]) == {"crawling_chaos", "yellow_sign"}


GAMES = ({"game": "duel"}, {"game": "wars", "factions": OURS})


@pytest.mark.parametrize("inputs", GAMES, ids=["duel", "wars"])
@pytest.mark.parametrize("name", BOTS)
def test_bots_answer_alike_whatever_is_hidden_from_them_in_games_for_two(name, inputs):
    tried = 0
    for seed in range(1, 9):
        pos = random_position(seed, 40 + 23 * seed, **inputs)
        if pos.decision is None:
            continue
        seat = pos.decision.seat
        other = determinise(pos.rules, pos.view(seat), Chance.seeded(seed + 99))
        assert other.view(seat) == pos.view(seat)
        tried += other.key() != pos.key()
        mine, theirs = make(name, seed, LITTLE), make(name, seed, LITTLE)
        assert mine.choose(Question.of(pos)) == theirs.choose(Question.of(other))
    assert tried > 1


@pytest.mark.parametrize("inputs", GAMES, ids=["duel", "wars"])
@pytest.mark.parametrize("level", ["initiate", "adept", "hierophant"])
def test_parts_add_up_and_advice_begins_with_what_can_be_answered(level, inputs):
    for seed in (2, 5, 6):
        pos = random_position(seed, 60 + 20 * seed, **inputs)
        judge = judge_of(level, pos.rules)
        for side in pos.rules.sides:
            parts = judge.parts(pos, side, season(pos))
            assert sum(points for _, points in parts) == pytest.approx(judge.worth(pos, side, season(pos)))
        if pos.decision is None:
            continue
        view = pos.view(pos.decision.seat)
        for advice in advise(view, level, 1, count=1):
            assert advice.line[0] in pos.decision.options
        assert sum(prospects(view, level, 1)) == pytest.approx(1)


def test_adept_beats_random_in_the_duel():
    results = [play(Spec("duel", bots=bots), 1) for bots in (("adept", "random"), ("random", "adept"))]
    assert [match.sides for match in results] == [("great_cthulhu",), ("black_goat",)]
    assert not any(match.violations for match in results)


def test_bots_draft_and_then_act_with_both_factions():
    pos = Position.start(rules_for({"game": "wars", "players": 2}), Chance.seeded(1))
    bots = make_bots(["initiate", "random"], 2)
    acted = set()
    for _ in range(60):
        asked = pos.decision
        if asked.seat == 0 and asked.kind == "action":
            acted.add(asked.side)
        let_act(pos, bots[asked.seat])
    assert acted == set(pos.rules.side_of_seat(0)) and len(acted) == 2
