"""Factions without records: a search plays on what is known of them by hand, beside likely actions."""

import pytest

from game.bots import Question, make
from game.bots.protocol import Purse
from game.engine.chance import Chance
from game.engine.position import Position
from game.games.registry import facts_of, rules_for
from game.games.wars.bots.learned.policy import of_records
from game.games.wars.bots.learned.proposals import BY_HAND, TRUST, proposed
from game.games.wars.bots.learned.search import Try
from game.games.wars.bots.levels import HIEROPHANT
from game.games.wars.factions.ancients.bots import strike
from game.games.wars.factions.sleeper.rules.tables import SL
from game.games.wars.rules.units import FACTIONS

PAYING = ("sl_give_3", "sl_give_all", "sl_take_all")


def position(turn: int = 1) -> Position:
    """Sleeper's slot, with Power for anything."""
    factions = ["sleeper", "great_cthulhu", "black_goat", "yellow_sign"]
    setup = {
        "phase": "action", "slot": "sleeper", "turn": turn, "power": dict.fromkeys(factions, 8),
        "units": {"sleeper": {"acolyte": ["north_america"] * 6}}, "gates": {"north_america": "sleeper"},
    }  # fmt: skip
    inputs = {"game": "wars", "factions": factions, "map": "earth_4_west3_east5", "setup": setup}
    return Position.start(rules_for(inputs), Chance.seeded(1))


def purse(nodes: float = 1000.0) -> Purse:
    found = Purse(("nodes", nodes))
    found.open(bool)
    return found


def on(pos: Position, likely: list[Try]) -> list[Try]:
    return proposed(pos, SL, likely, HIEROPHANT.worth, Chance.seeded(2), purse())


def test_records_are_of_the_first_four_factions() -> None:
    assert [name for side, name in enumerate(FACTIONS) if of_records(side)] == list(facts_of("wars").first_sides())


def test_what_is_best_by_hand_is_played_on_though_it_is_not_likely() -> None:
    pos = position(3)
    assert pos.decision is not None
    passed = next(option for option in pos.decision.options if option.kind == "pass")
    found = on(pos, [Try((passed,), 1.0)])
    assert len(found) == BY_HAND + 1 and Try((passed,), pytest.approx(1 - TRUST)) in found
    assert sum(one.likely for one in found) == pytest.approx(1.0)


def test_what_is_likely_and_good_by_hand_counts_for_both() -> None:
    best = on(position(3), [])[0]
    assert on(position(3), [best._replace(likely=1.0)])[0].likely == pytest.approx(best.likely + 1 - TRUST)


def test_what_is_too_early_is_not_proposed_however_likely() -> None:
    pos = position(1)
    assert pos.decision is not None
    paying = [Try((option,), 0.3) for option in pos.decision.options if option.kind in PAYING]
    assert len(paying) == 3
    assert not any(one.answers[0].kind in PAYING for one in on(pos, paying))


def test_each_action_looked_at_by_hand_is_a_node() -> None:
    spent = purse()
    proposed(position(), SL, [], HIEROPHANT.worth, Chance.seeded(2), spent)
    assert spent.nodes > BY_HAND


def test_a_master_plays_sleeper_by_both_and_the_same_with_the_same_nodes() -> None:
    pos = position()
    assert pos.decision is not None
    answers = {make("master", 5, ("nodes", 400.0)).choose(Question(pos.decision, pos.view)) for _ in range(2)}
    assert len(answers) == 1 and answers.pop().kind not in PAYING


def beside(units: dict[str, list[str]]) -> Position:
    """The Ancients' slot, with a Yothan and a Cultist beside these of Great Cthulhu's."""
    factions = ["ancients", "great_cthulhu", "black_goat", "yellow_sign"]
    setup = {
        "phase": "action", "slot": "ancients", "turn": 3, "power": dict.fromkeys(factions, 8),
        "units": {"ancients": {"acolyte": ["scandinavia"], "yothan": ["scandinavia"]}, "great_cthulhu": units},
    }  # fmt: skip
    inputs = {"game": "wars", "factions": factions, "map": "earth_4_west3_east5", "setup": setup}
    return Position.start(rules_for(inputs), Chance.seeded(1))


def test_yothans_attack_a_great_old_one_that_comes_alone() -> None:
    pos = beside({"cthulhu": ["scandinavia"], "acolyte": ["south_pacific"]})
    assert pos.decision is not None
    bot = make("master", 1, ("nodes", 50.0))
    assert bot.choose(Question(pos.decision, pos.view)).kind == "battle"
    while pos.state.battle is None:
        assert pos.decision is not None
        pos.answer(bot.choose(Question(pos.decision, pos.view)))
    assert pos.rules.map.areas[pos.state.battle.area] == "scandinavia"


@pytest.mark.parametrize(
    "units",
    [
        {"cthulhu": ["scandinavia"], "starspawn": ["scandinavia"]},
        {"cthulhu": ["south_pacific"]},
        {"shoggoth": ["scandinavia"]},
    ],
    ids=["in company", "elsewhere", "no Great Old One"],
)
def test_else_they_look_ahead(units: dict[str, list[str]]) -> None:
    assert strike(beside(units)) == ()
