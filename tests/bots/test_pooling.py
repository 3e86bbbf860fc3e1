"""A faction that nothing was learned of: in whose words it is told what the others do, and who plays it."""

from collections.abc import Iterator

import pytest

from game.bots import make
from game.bots.players import players_of
from game.bots.protocol import Question
from game.engine.chance import Chance
from game.engine.position import Position
from game.games.registry import rules_for
from game.games.wars.bots.learned import policy as learned
from game.games.wars.bots.learned.master import MasterBot
from game.games.wars.bots.learned.pooling import Weights, pooled, with_rivals
from game.games.wars.rules.units import FACTIONS, SIDE_NUMBER

GC, CC, BG, YS = (SIDE_NUMBER[name] for name in ("great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign"))


def test_its_units_are_thought_of_as_units_that_cost_as_much() -> None:
    known = [
        {"move_unit": Weights({"p3": {"deep_one": 1.0, "cthulhu": 2.0, "acolyte": 0.4}}, {"shoggoth~k": 3.0})},
        {"move_unit": Weights({"p3": {"nightgaunt": 0.5}}, {})},
    ]
    told = pooled(known, YS)["move_unit"]
    assert told.marks == {"p3": {"undead": 0.75, "hastur": 1.0, "king_in_yellow": 1.0, "acolyte": 0.2}}
    assert told.traits == {"byakhee~k": 1.5}


def test_its_own_actions_are_thought_of_as_those_of_others() -> None:
    known = [{"action": Weights({"?dreams": {"dreams": 2.0, "emerge": 9.0}, "t1": {"dreams": 1.0, "emerge": 3.0}}, {})}]
    told = pooled(known, YS)["action"].marks
    assert told["t1"]["desecrate"] == told["t1"]["zingaya"] == 2.0
    assert told["?desecrate"] == {"desecrate": 1.0}, "each is likely by itself, whatever else there is"


def test_a_rival_nobody_has_met_is_thought_of_as_the_others_are() -> None:
    known = {"capture_unit": Weights({"=dblack_goat": {"acolyte": 2.0}}, {"great_cthulhu": 1.0, "ghoul!": 0.5})}
    told = with_rivals(known, CC, [GC, CC, BG], [YS])["capture_unit"]
    assert told.traits == {"great_cthulhu": 1.0, "ghoul!": 0.5, "yellow_sign": 0.5, "undead!": 0.25}
    assert told.marks == {"=dblack_goat": {"acolyte": 2.0}, "=dyellow_sign": {"acolyte": 1.0}}


def test_what_only_rivals_can_know_of_a_faction_is_the_mean_of_them() -> None:
    """Crawling Chaos is no rival of itself: one alone has met it."""
    known = [{"book": Weights({}, {"crawling_chaos": 1.0, "p3": 1.0})}, {"book": Weights({}, {"p3": 2.0})}]
    assert pooled(known, YS)["book"].traits == {"crawling_chaos": 1.0, "p3": 1.5}


@pytest.fixture
def without_yellow_sign(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if nothing had been learned of the Yellow Sign."""
    known = learned.policy()
    bare = learned.Policy([{} if side == YS else each for side, each in enumerate(known.known)], (GC, CC, BG))
    monkeypatch.setattr(learned, "policy", lambda: bare)
    learned._with_new.cache_clear()
    yield
    learned._with_new.cache_clear()


def test_it_is_played_by_hand_and_met_by_those_that_have_learned(without_yellow_sign: None) -> None:
    pos = Position.start(rules_for({"game": "wars", "factions": list(FACTIONS[:4]), "seed": 4}), Chance.seeded(4))
    searched: dict[int, bool] = {}
    while len(searched) < 4:
        asked = pos.decision
        if asked.kind == "action" and not any(asked.about) and asked.side not in searched:
            question = Question.of(pos)
            bot = MasterBot("master", 3, budget=("nodes", 60))
            chosen = bot.choose(question)
            searched[asked.side] = bool(bot.found)
            if asked.side == YS:
                assert chosen == make("oracle", 3, ("nodes", 60)).choose(question)
                assert make("adept", 3).choose(question) == players_of("wars").by_hand("adept", 3).choose(question)
        pos.answer(learned.policy_for(pos.rules).draw(pos, Chance.seeded(len(searched))))
    assert searched == {GC: True, CC: True, BG: True, YS: False}


def test_a_match_of_known_factions_has_the_policy_as_it_is_and_a_new_one_its_own(without_yellow_sign: None) -> None:
    three = rules_for({"game": "wars", "factions": list(FACTIONS[:3]), "seed": 4})
    four = rules_for({"game": "wars", "factions": list(FACTIONS[:4]), "seed": 4})
    assert learned.policy_for(three) is learned.policy() and learned.knows(three) and not learned.knows(four)
    known, told = learned.policy().known[BG]["action"], learned.policy_for(four).known[BG]["action"]
    assert all(told.marks[mark].items() >= row.items() for mark, row in known.marks.items())
    assert not learned.policy().known[YS] and learned.policy_for(four).known[YS]["action"].marks
