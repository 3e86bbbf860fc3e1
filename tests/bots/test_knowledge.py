"""What strong bots know: each line of the evaluation counts what it says, and the bots act on it."""

import pytest

from game.bots import Question, make
from game.bots.protocol import Purse, Spent
from game.engine.chance import Chance
from game.engine.lines import complete_actions
from game.engine.position import Position
from game.games.registry import facts_of, rules_for
from game.games.wars.bots import shared
from game.games.wars.bots.greedy import judged_lines, settled
from game.games.wars.bots.levels import ADEPT, HIEROPHANT, INITIATE, weights_of
from game.games.wars.bots.look import Look
from game.games.wars.bots.search import Search, hardly_wise
from game.games.wars.factions.black_goat.rules.figures import BG
from game.games.wars.factions.bots import KNOWN
from game.games.wars.factions.crawling_chaos.rules.figures import CC
from game.games.wars.factions.great_cthulhu.rules.figures import GC
from game.games.wars.factions.yellow_sign.rules.figures import YS
from game.games.wars.rules.units import BOOKS

FACTIONS = facts_of("wars").first_sides()


def table(slot=GC, power=5, **setup):
    """A position of four players in somebody's slot."""
    powers = power if isinstance(power, dict) else dict.fromkeys(FACTIONS, power)
    setup = {"phase": "action", "slot": FACTIONS[slot], "power": powers, **setup}
    return Position.start(rules_for({"game": "wars", "players": 4, "setup": setup}), Chance.seeded(1))


def look(pos):
    return Look(pos, pos.state.turn)


def counted(side, requirement, seen):
    """What a faction's line of a requirement counts."""
    return next(line for _, line in KNOWN[side].requirements if line.name == requirement).measure(seen, side)


def units(**by_faction):
    """Units of sides given as ``gc={"kind": [areas]}``."""
    short = {"gc": GC, "cc": CC, "bg": BG, "ys": YS}
    return {FACTIONS[short[name]]: kinds for name, kinds in by_faction.items()}


HOME = {"acolyte": ["south_pacific"]}
GATE = {"south_pacific": "great_cthulhu/acolyte/0"}


def test_short_of_time_counts_books_that_come_too_late():
    early = look(table(turn=2))
    late = look(table(turn=6, ritual=7))
    assert shared.short_of_time(early, GC) == 0
    assert shared.short_of_time(late, GC) > 4
    ready = look(table(turn=6, ritual=7, books={FACTIONS[GC]: list(BOOKS[GC])}))
    assert shared.short_of_time(ready, GC) == 0


def test_turns_left_go_down_with_the_track_and_with_the_leaders_doom():
    assert look(table(ritual=6)).turns_left < look(table(ritual=2)).turns_left
    assert look(table(doom={FACTIONS[YS]: 26})).turns_left < look(table(doom={FACTIONS[YS]: 10})).turns_left


def test_hasten_counts_only_for_a_leader_with_all_books():
    books = {FACTIONS[GC]: list(BOOKS[GC])}
    assert shared.hasten(look(table(doom={FACTIONS[GC]: 20}, books=books)), GC) > 0
    assert shared.hasten(look(table(doom={FACTIONS[GC]: 20})), GC) == 0
    both = books | {FACTIONS[CC]: list(BOOKS[CC])}
    assert shared.hasten(look(table(doom={FACTIONS[GC]: 20, FACTIONS[CC]: 22}, books=both)), GC) == 0


def test_alone_counts_power_only_when_nobody_else_has_any():
    assert shared.alone(look(table(power={FACTIONS[GC]: 4})), GC) == 4
    assert shared.alone(look(table(power={FACTIONS[GC]: 4, FACTIONS[BG]: 1})), GC) == 0


def test_lone_gates_fear_hunters_next_door_whose_owner_has_power():
    placed = units(gc=HOME, cc={"nightgaunt": ["antarctica"]})
    assert shared.lone_gates(look(table(units=placed, gates=GATE)), GC) == 1
    assert shared.lone_gates(look(table(units=placed, gates=GATE, power={FACTIONS[GC]: 5})), GC) == 0
    guarded = units(gc=HOME | {"deep_one": ["south_pacific"]}, cc={"nightgaunt": ["antarctica"]})
    assert shared.lone_gates(look(table(units=guarded, gates=GATE)), GC) == 0


def test_crawling_chaos_raids_two_areas_away_and_others_one():
    far = "arabia"  # two borders from the South Pacific by the Indian Ocean
    flying = units(gc=HOME, cc={"nightgaunt": [far]})
    walking = units(gc=HOME, bg={"ghoul": [far]})
    assert shared.raids(look(table(units=flying, gates=GATE)), CC) == 1
    assert shared.raids(look(table(units=walking, gates=GATE)), BG) == 0


def test_danger_counts_a_lone_keeper_twice_and_no_guarded_one():
    placed = units(gc=HOME, ys={"undead": ["south_pacific"]})
    assert shared.danger(look(table(units=placed, gates=GATE)), GC) == 2
    guarded = units(gc=HOME | {"deep_one": ["south_pacific"]}, ys={"undead": ["south_pacific"]})
    assert shared.danger(look(table(units=guarded, gates=GATE)), GC) == 0
    assert shared.prey(look(table(units=placed, gates=GATE)), YS) == 1


def at_a_keeper(**setup):
    """Black Goat's slot, its Ghoul beside the lone keeper of Great Cthulhu's gate, with an Acolyte of its own."""
    placed = units(gc=HOME, bg={"ghoul": ["south_pacific"], "acolyte": ["south_pacific"]})
    return table(BG, units=placed, gates=GATE, **setup)


def test_a_gate_that_a_capture_frees_belongs_to_the_end_of_the_line():
    pos = at_a_keeper()
    after = next(after for line, after in complete_actions(pos, 0) if line[0].kind == "capture")
    assert not look(after).gates[BG]
    assert look(settled(after)).gates[BG] == look(pos).gates[GC]


def test_a_gate_freed_by_a_capture_is_then_taken():
    pos, bot = at_a_keeper(), make("hierophant", 1)
    assert pos.decision.side == BG
    while pos.decision.side == BG:
        pos.answer(bot.choose(Question.of(pos)))
    assert look(pos).gates[BG] == [pos.rules.map.number["south_pacific"]]


def test_prey_needs_power():
    assert shared.prey(look(at_a_keeper()), BG) == 1
    spent = at_a_keeper()
    spent.state.power[BG] = 0
    assert shared.prey(look(spent), BG) == 0


def test_cthulhu_devours_a_shield_of_a_great_old_one():
    guarded = units(cc={"nyarlathotep": ["arabia"], "nightgaunt": ["arabia"]}, gc={"cthulhu": ["arabia"]})
    assert shared.great_danger(look(table(units=guarded)), CC) == pytest.approx(1.0)


def test_great_danger_grows_with_the_dice_and_shrinks_with_company():
    many = units(cc={"nyarlathotep": ["arabia"]}, gc={"starspawn": ["arabia"] * 2})
    shielded = units(cc={"nyarlathotep": ["arabia"], "nightgaunt": ["arabia"] * 3}, gc={"starspawn": ["arabia"] * 2})
    assert shared.great_danger(look(table(units=many)), CC) == pytest.approx(1.0)
    assert shared.great_danger(look(table(units=shielded)), CC) == 0


def test_targets_and_exposed_are_expected_kills():
    placed = units(gc={"starspawn": ["arabia"] * 2}, cc={"nightgaunt": ["arabia"] * 3})
    assert shared.targets(look(table(units=placed)), GC) == pytest.approx(1.0)
    assert shared.exposed(look(table(units=placed)), CC) == pytest.approx(1.0)
    assert shared.exposed(look(table(units=placed)), GC) == 0


def test_great_cthulhu_counts_kills_in_reach_and_ocean_gates():
    placed = units(gc={"starspawn": ["arabia"] * 2, "cthulhu": ["arabia"]}, cc={"nightgaunt": ["arabia"] * 3})
    seen = look(table(units=placed))
    assert counted(GC, "gc_kill_1", seen) == 1 and counted(GC, "gc_kill_2", seen) == 1
    three = units(gc={"acolyte": ["south_pacific", "indian_ocean"]})
    gates = GATE | {"indian_ocean": "great_cthulhu/acolyte/1"}
    assert counted(GC, "gc_ocean_gates", look(table(units=three, gates=gates))) == pytest.approx((2 / 3) ** 2)


def test_crawling_chaos_counts_gates_or_power():
    assert counted(CC, "cc_gates_3", look(table(CC, {FACTIONS[CC]: 12}))) == 1
    assert counted(CC, "cc_gates_4", look(table(CC, {FACTIONS[CC]: 12}))) == pytest.approx(0.64)


def test_black_goat_counts_areas_and_company():
    spread = units(bg={"acolyte": ["west_africa", "arabia"]}, gc={"deep_one": ["arabia"]})
    seen = look(table(units=spread))
    assert counted(BG, "bg_areas_4", seen) == pytest.approx(0.25)
    assert counted(BG, "bg_share", seen) == pytest.approx(1 / 3)


def test_yellow_sign_counts_the_king_on_a_glyph_by_his_company():
    alone = units(ys={"king_in_yellow": ["europe"]})
    together = units(ys={"king_in_yellow": ["europe"], "undead": ["europe"] * 4})
    one = counted(YS, "ys_claw", look(table(units=alone)))
    five = counted(YS, "ys_claw", look(table(units=together)))
    assert 0.32 < one < five < 1
    done = look(table(units=together, desecrated=["europe"]))
    assert counted(YS, "ys_claw", done) < one
    assert counted(YS, "ys_feast", done) == 1


def test_every_line_has_words_of_its_own_and_a_weight():
    for side in range(len(FACTIONS)):
        lines = [*HIEROPHANT.tables[side].lines, *(line for _, line in HIEROPHANT.tables[side].requirements)]
        assert len({line.name for line in lines}) == len(lines)
        assert all(line.early or line.late for line in lines)
        assert {line.name for line in lines} <= set(weights_of(side))


def test_levels_differ_in_what_they_look_at():
    names = [{line.name for line in evaluation.tables[GC].lines} for evaluation in (INITIATE, ADEPT, HIEROPHANT)]
    assert names[0] < names[1] | {"captives"} and names[1] < names[2]


def ritual_question(books):
    """The Doom phase one step from Instant Death: Great Cthulhu leads, with these books and Power for a Ritual."""
    setup = {
        "phase": "doom", "turn": 6, "ritual": 7, "first_player": FACTIONS[GC], "power": dict.fromkeys(FACTIONS, 2),
        "doom": {FACTIONS[GC]: 18, FACTIONS[CC]: 12}, "books": {FACTIONS[GC]: list(BOOKS[GC])[:books]},
        "units": units(gc=HOME), "gates": GATE,
    }  # fmt: skip
    setup["power"][FACTIONS[GC]] = 12
    pos = Position.start(rules_for({"game": "wars", "players": 4, "setup": setup}), Chance.seeded(1))
    while pos.decision is not None and pos.decision.kind != "ritual":
        pos.answer(pos.decision.default or pos.decision.options[0])
    return pos


@pytest.mark.parametrize("level", ["newcomer", "adept", "hierophant", "expert"])
def test_a_game_that_cannot_be_won_is_not_ended_and_one_that_can_is(level):
    lacking, ready = ritual_question(4), ritual_question(6)
    assert lacking.decision.side == ready.decision.side == GC
    assert make(level, 1).choose(Question.of(lacking)).kind == "done"
    assert make(level, 1).choose(Question.of(ready)).kind == "ritual"


# the search


def middle_game(answers=90):
    """A position of hierophants in somebody's slot."""
    pos = Position.start(rules_for({"game": "wars", "players": 4}), Chance.seeded(3))
    bots = [make("hierophant", seat) for seat in range(4)]
    count = 0
    while count < answers or pos.decision.kind != "action" or any(pos.decision.about):
        pos.answer(bots[pos.decision.seat].choose(Question.of(pos)))
        count += 1
    return pos


def test_the_search_is_the_same_for_the_same_nodes_and_seed():
    pos = middle_game()
    given = {tuple(make("oracle", 5, ("nodes", 300)).choose(Question.of(pos)) for _ in range(1)) for _ in range(2)}
    assert len(given) == 1


def test_the_search_stops_soon_after_its_nodes_are_spent():
    pos = middle_game()
    purse = Purse(("nodes", 400))
    purse.open(bool)

    def worth(at, side, turn):
        purse.nodes += 1
        return HIEROPHANT.worth(at, side, turn)

    best = Search(pos, pos.decision.side, worth, purse, Chance.seeded(1)).best()
    assert best[0] in pos.decision.options
    assert 400 <= purse.nodes < 1000


def test_a_cancelled_search_gives_what_it_has():
    pos = middle_game()
    question = Question.of(pos)
    question.cancel()
    assert make("oracle", 5, ("nodes", 10_000_000)).choose(question) in pos.decision.options


def test_a_purse_in_seconds_is_spent_only_while_it_is_open():
    purse = Purse(("seconds", 1000.0))
    purse.open(bool)
    purse.check()
    purse.close()
    empty = Purse(("seconds", 0.0))
    empty.open(bool)
    with pytest.raises(Spent):
        empty.check()


def test_what_is_hardly_wise_is_left_out_of_complete_actions():
    pos = middle_game()
    kinds = {line[0].kind for line, _ in complete_actions(pos, 0)}
    wise = {line[0].kind for line, _ in complete_actions(pos, 0, hardly_wise)}
    assert "abandon_gate" in kinds and wise == kinds - {"abandon_gate"}
    keepers = {keeper for keeper in pos.state.gates if keeper >= 0}
    moved = {line[1].unit for line, _ in complete_actions(pos, 0, hardly_wise) if line[0].kind == "move"}
    assert moved and not moved & keepers


def test_judged_lines_try_dice_with_the_same_luck_for_every_action():
    pos = middle_game()
    side = pos.decision.side
    first = judged_lines(pos, side, HIEROPHANT.worth, Chance.seeded(4))
    again = judged_lines(pos, side, HIEROPHANT.worth, Chance.seeded(4))
    assert [line.worth for line in first] == [line.worth for line in again]
