"""The quick policy: what options are told apart by, chances that sum to 1, draws by a seed, nothing but a view seen."""

import json

import pytest

from game.api import Match
from game.engine.chance import Chance
from game.engine.position import Position, determinise
from game.games.registry import rules_for
from game.games.wars.bots.learned.policy import FILE, Policy, Weights, policy
from game.games.wars.bots.learned.scene import Scene
from game.games.wars.bots.learned.traits import described, sort_of
from tests.wars.steps import until
from tests.wars.table import BG, BOOKS, CC, GC, YS, play, table

UNITS = {
    GC: "acolyte europe arabia*2, cthulhu pool",
    CC: "acolyte east_africa*2, nightgaunt west_africa, nyarlathotep pool",
    BG: "acolyte south_asia, ghoul europe",
    YS: "acolyte north_asia*2, king_in_yellow north_asia",
}
GATES = {"europe": GC, "east_africa": CC, "south_asia": BG}


def hunting() -> Match:
    """The Black Goat's Ghoul stands by Great Cthulhu's lone keeper; Crawling Chaos could fly to one of hers."""
    return table(BG, units=UNITS, gates=GATES, power={GC: 0, CC: 4, BG: 3, YS: 2})


def areas(match: Match, mask: int) -> set[str]:
    return {name for number, name in enumerate(match.rules.map.areas) if mask >> number & 1}


def test_a_scene_tells_what_can_be_captured_and_what_is_in_danger() -> None:
    match = hunting()
    scene = Scene(match.position, match.rules.side_number(BG))
    assert areas(match, scene.now) == {"europe"} == areas(match, scene.key_monster & scene.monsters)
    assert areas(match, scene.near) == {"arabia"}
    assert areas(match, scene.kept) == areas(match, scene.lone) == {"south_asia"}
    assert areas(match, scene.idle) == {"europe", "arabia"}
    assert areas(match, scene.lose) == set()
    assert areas(match, scene.fear) == {"south_asia"}, "by the King from next door"
    assert (scene.rivals_able, scene.richest) == (2, 4)


def test_an_action_is_told_by_how_its_side_stands() -> None:
    match = hunting()
    told = described(match.position)
    assert told.labels == [choice.kind for choice in match.decision.options] and not told.traits
    assert {"p3", "t1", "k11", "n10", "r2", "R4", "?capture", "obg_areas_4"} <= set(told.marks)
    assert {"=1:0c*", "ghoul1"} <= set(told.marks)


def test_figures_and_areas_are_told_by_what_is_there_and_what_is_left() -> None:
    match = hunting()
    play(match, "move")
    told = described(match.position)
    by = dict(zip(told.labels, told.traits, strict=True))
    assert "ghoul~k)i" in by["ghoul"] and "ghoul<*/cw" in by["ghoul"]
    assert "acolyte*<+/w" in by["acolyte*"], "a gate stays behind alone, and the King may come"
    match.choose(unit="ghoul")
    told = described(match.position)
    there = [match.rules.map.areas[choice.area] for choice in match.decision.options]
    found = dict(zip(there, told.traits, strict=True))
    assert "ghoul^Ppi" in found["arabia"] and "ghoul.c" not in found["north_asia"]
    assert {"arabia", f"&{GC}^", "#0"} <= set(found["arabia"])
    assert sort_of(match.position.decision) == "move_area"


def test_chances_sum_to_one_and_follow_the_weights() -> None:
    match = hunting()
    kinds = [choice.kind for choice in match.decision.options]
    even = Policy([{} for _ in range(8)])
    assert even.chances(match.position) == pytest.approx([1 / len(kinds)] * len(kinds))
    side = match.rules.side_number(BG)
    taught = Policy([{"action": Weights({"k11": {"capture": 3.0}}, {})} if one == side else {} for one in range(8)])
    chances = dict(zip(kinds, taught.chances(match.position), strict=True))
    assert sum(chances.values()) == pytest.approx(1)
    assert chances["capture"] / chances["move"] == pytest.approx(20.0855, rel=1e-4)
    cool = dict(zip(kinds, taught.chances(match.position, 0.5), strict=True))
    assert cool["capture"] / cool["move"] == pytest.approx(403.43, rel=1e-4)


def answers(seed: int, count: int) -> list[object]:
    inputs = {"game": "wars", "players": 4, "edition": "later", "seed": 3}
    pos, chance, found = Position.start(rules_for(inputs), Chance.seeded(3)), Chance.seeded(seed), []
    for _ in range(count):
        if pos.decision is None:
            break
        found.append(policy().draw(pos, chance))
        pos.answer(found[-1])
    return found


def test_a_seed_draws_the_same_answers_again() -> None:
    once = answers(5, 150)
    assert once == answers(5, 150) != answers(6, 150)


def test_every_question_of_a_match_is_answered_to_its_end() -> None:
    pos = Position.start(rules_for({"game": "wars", "players": 3, "seed": 4}), Chance.seeded(4))
    chance, seen = Chance.seeded(4), set()
    while pos.decision is not None:
        chances = policy().chances(pos)
        assert len(chances) == len(pos.decision.options) and sum(chances) == pytest.approx(1)
        seen.add(pos.decision.kind)
        pos.answer(policy().draw(pos, chance))
    assert {"action", "move_area", "ritual", "book"} <= seen


def test_what_a_view_hides_changes_nothing() -> None:
    """Positions that agree with a seat's view, others' Elder Signs dealt anew, have the same chances."""
    inputs = {"game": "wars", "players": 4, "edition": "later", "seed": 9}
    pos, chance = Position.start(rules_for(inputs), Chance.seeded(9)), Chance.seeded(9)
    told = 0
    while (asked := pos.decision) is not None:
        hidden = sum(len(signs) for side, signs in enumerate(pos.state.signs) if side != asked.side)
        if hidden >= 3 and told < 40:
            told += 1
            others = [determinise(pos.rules, pos.view(asked.seat), Chance.seeded(seed)) for seed in (1, 2)]
            assert policy().chances(pos) == policy().chances(others[0]) == policy().chances(others[1])
        pos.answer(policy().draw(pos, chance))
    assert told == 40


@pytest.mark.parametrize(("books", "shown"), [(BOOKS[GC], "reveal"), (BOOKS[GC][:5], "done")])
def test_elder_signs_are_revealed_when_that_wins(books: list[str], shown: str) -> None:
    match = table(
        phase="doom", turn=3, doom={GC: 28, CC: 12, BG: 3, YS: 4}, signs={GC: [3]}, books={GC: books},
        units=UNITS, gates=GATES, power={GC: 0, CC: 0, BG: 0, YS: 0},
    )  # fmt: skip
    until(match, "reveal", side=GC)
    assert policy().draw(match.position, Chance.seeded(1)).kind == shown


def test_the_file_says_what_it_was_learned_from() -> None:
    written = json.loads(FILE.read_text(encoding="utf-8"))
    learned = written["learned_from"]
    assert len(learned["examples"]) == 64 and learned["count"] >= 200
    assert set(learned["decisions"]) == set(written["factions"]) == {GC, CC, BG, YS}
    assert FILE.stat().st_size < 600_000
