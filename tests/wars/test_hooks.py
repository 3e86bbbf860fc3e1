"""What factions can hang on the flow of a game that no ability of the first four needs: tried with toys."""

import pytest
from steps import happened, toy, track, until
from table import BG, CC, GC, YS, actions, place_of, play, table

from game.api import IllegalAnswer, new_match
from game.bots.players import players_of
from game.bots.protocol import Question
from game.engine.option import option
from game.games.wars.rules.board import gain_doom, meet, remove_gate
from game.games.wars.rules.flow.actions import summonable
from game.games.wars.rules.flow.anytime import moments
from game.games.wars.rules.registry import WATCHERS, Watcher
from game.games.wars.rules.state import BOOKS_CHANGED, GATES_CHANGED, NO_GATE
from game.games.wars.rules.units import FIGURE, KINDS, UNIT_KIND


def test_a_ritual_may_cost_a_side_otherwise_and_moves_the_marker_as_always():
    with toy("ritual_cost", lambda pos, cost: cost - 2, 3):
        m = table(phase="doom", turn=2, ritual=4, power={YS: 7, GC: 8, CC: 0, BG: 0})
        until(m, "ritual", side=YS)
    assert m.decision.about == (6,)
    m.choose("ritual")
    assert track(m, "power")[YS] == 1 and m.state_dict()["ritual"] == 5


def test_first_player_is_told_to_whoever_becomes_it():
    told = []
    with toy("first_player", lambda pos: told.append(pos.state.turn), 3), toy("first_player", lambda pos: 1 / 0, 2):
        until(table(phase="first_player", turn=2, power={YS: 9, GC: 8, CC: 0, BG: 0}), "direction", side=YS)
    assert told == [2]


def test_ending_comes_before_the_last_reveal_and_may_bring_the_sixth_book():
    def last(pos):
        assert not pos.state.revealed[0]
        meet(pos, 3, "ys_king")

    books = {YS: "he_who passion screaming_dead shriek third_eye"}
    with toy("ending", last, 3):
        m = table(YS, books=books, requirements={YS: "ys_gift ys_hastur ys_crescent ys_chevron ys_claw"},
                  doom={YS: 29}, signs={YS: [3], GC: [1]})  # fmt: skip
        m.reveal(3, [3])
    assert m.result().books[YS] == 6 and m.position.state.revealed[0] == (1,)


def test_guards_keep_monsters_off_cultists_and_no_great_old_one():
    units = {GC: "deep_one europe, cthulhu arabia", YS: "acolyte europe arabia"}
    with toy("guards", lambda pos: "passion", 3):
        m = table(GC, units=units)
        m.choose("capture")
    assert place_of(m, YS, "acolyte") == ["captive:great_cthulhu", "europe"]


def test_followed_is_told_of_a_units_move_and_of_nothing_else():
    seen = []
    with toy("followed", lambda pos, unit, origin, moved: seen.append((unit, pos.rules.map.areas[origin])), 0):
        m = table(GC, units={GC: "cthulhu europe", YS: "acolyte arabia"}, books={GC: "submerge"})
        play(m, "move", {"area": "north_atlantic"})
        assert seen == [(FIGURE["cthulhu"], "europe")]
        until(m, "action", side=GC)
        m.choose("submerge")
    assert len(seen) == 1


def test_a_gate_that_is_removed_leaves_its_keeper_and_is_none_any_more():
    m = table(GC, units={GC: "acolyte europe", YS: "acolyte arabia"}, gates={"europe": GC})
    pos = m.position
    europe = pos.rules.map.number["europe"]
    pos.state.dirty = 0
    remove_gate(pos, europe)
    assert pos.state.gates[europe] == NO_GATE and pos.state.dirty == GATES_CHANGED
    assert place_of(m, GC, "acolyte") == ["europe"] and not pos.rules.violations(pos)


def test_a_watcher_of_books_is_asked_when_one_is_taken():
    seen = []
    watcher = Watcher("toy", 3, 1 << 5, BOOKS_CHANGED, lambda pos: bool(seen.append(pos.state.books[0].bit_count())))
    WATCHERS.append(watcher)
    try:
        m = table(GC, dice=[6], units={GC: "deep_one europe", YS: "acolyte europe"})
        seen.clear()
        m.choose("battle")
        m.choose(book="devolve")
    finally:
        WATCHERS.remove(watcher)
    assert seen == [1]


def test_decayed_may_keep_power_from_decay():
    with toy("decayed", lambda pos: pos.state.power[0] == 1, 0):
        m = new_match("duel", factions=[GC, YS], setup={
            "phase": "action", "slot": YS, "decay": 1, "power": {GC: 1, YS: 9},
            "units": {GC: {"acolyte": ["boston"]}, YS: {"acolyte": ["salem"]}}})  # fmt: skip
        play(m, "move", {"area": "arkham"})
    assert track(m, "power")[GC] == 1 and not happened(m, "decayed")


class Windfall:
    """A toy that a side may have at any moment: 1 Doom."""

    changes_power = False

    def options(self, pos):
        return [option("yes", side=side) for side in (1, 2) if pos.state.doom[3] < 1]

    def begin(self, pos, chosen):
        gain_doom(pos, 3, chosen.side, "toy")


def test_any_moment_is_outside_the_open_question_and_an_entry_like_others():
    with toy("any_moment", Windfall(), 3):
        m = table(GC, units={GC: "cthulhu europe", YS: "acolyte arabia"})
        asked = m.decision.kind, m.decision.side
        assert list(moments(m.position, 3)) == [101, 102] and not moments(m.position, 0)
        m.reveal(3, [102])
        assert track(m, "doom")[YS] == 2 and (m.decision.kind, m.decision.side) == asked
        m.undo()
        assert track(m, "doom")[YS] == 0


@pytest.mark.parametrize(("side", "values"), [(3, [103]), (3, [101, 102]), (0, [101]), (3, [101, 1])])
def test_any_moment_is_refused_where_it_is_not_to_be_had(side, values):
    with toy("any_moment", Windfall(), 3):
        m = table(GC, units={GC: "cthulhu europe", YS: "acolyte arabia"})
        with pytest.raises(IllegalAnswer):
            m.reveal(side, values)
        assert not may_reveal(m, side, values)


def test_any_moment_a_bot_may_want_what_the_rules_offer():
    with toy("any_moment", Windfall(), 3):
        m = table(YS, units={GC: "cthulhu europe", YS: "acolyte arabia"})
        assert may_reveal(m, 3, [101])


def may_reveal(match, side, values):
    question = Question.of(match.position)
    return players_of("wars").may_reveal(question, side, values)


class Frost:
    """A toy that taxes what ends in Europe, for all but the Yellow Sign, whose it is."""

    name = "he_who"
    taken = False

    def areas(self, pos, side):
        return {} if self.taken else {pos.rules.map.number["europe"]: 1}

    def paid(self, pos):
        self.taken = True

    def over(self, pos):
        self.taken = False


def frosty(slot, power, **setup):
    """A table at which somebody with so much Power is taxed in Europe."""
    return table(slot, power={GC: 1, CC: 1, BG: 1, YS: 1} | {slot: power}, **setup)


def places(match):
    return {match.rules.name_option(each).get("area") for each in match.decision.options}


def test_tax_is_paid_once_an_action_whatever_ends_there():
    with toy("tax", Frost(), 3):
        m = frosty(GC, 9, units={GC: "deep_one arabia*2, cthulhu scandinavia"})
        play(m, "move", {"unit": "deep_one"}, {"area": "europe"}, {"unit": "deep_one", "area": "arabia"},
             {"area": "europe"}, "done")  # fmt: skip
        assert track(m, "power")[GC] == 9 - 3


def test_tax_that_cannot_be_paid_closes_the_area_to_the_action():
    with toy("tax", Frost(), 3):
        m = frosty(GC, 1, units={GC: "deep_one arabia"})
        m.choose("move")
        assert "europe" not in places(m) and len(places(m)) > 1


def test_tax_that_cannot_be_paid_is_told_where_it_closes_an_area():
    """With what taxes and the whole cost: in a question that explains itself and in one that does not."""
    with toy("tax", Frost(), 3):
        m = frosty(GC, 1, units={GC: "deep_one arabia, acolyte australia"}, books={GC: "submerge"})
        play(m, "move", {"unit": "deep_one"})
        told = {m.rules.map.areas[each.option.area]: each.reason for each in m.decision.blocked}
        assert (told["europe"].code, told["europe"].arguments) == ("taxed", ("he_who", 2, 1))
        assert told["north_america"].code == "too_far"
        assert not [area for area in told if area in places(m)]
        m = frosty(GC, 1, units={GC: "cthulhu submerged"}, books={GC: "submerge"})
        m.choose("emerge")
        assert [(m.rules.map.areas[each.option.area], each.reason.arguments) for each in m.decision.blocked] == [
            ("europe", ("he_who", 2, 1))]  # fmt: skip


def test_tax_that_cannot_be_paid_anywhere_closes_the_action_and_says_so():
    with toy("tax", Frost(), 3):
        units = {GC: "deep_one europe, cthulhu europe", BG: "acolyte europe"}
        m = frosty(GC, 1, units=units)
        assert not {"battle", "capture", "recruit"} & actions(m)
        why = {each.option.kind: each.reason for each in m.decision.blocked}
        assert why["battle"].code == why["capture"].code == "taxed" and why["battle"].arguments == ("he_who", 2, 1)
        assert {"battle", "capture", "recruit"} <= actions(frosty(GC, 2, units=units))


def test_tax_spares_its_owner():
    with toy("tax", Frost(), 3):
        m = frosty(YS, 1, units={YS: "undead europe", BG: "acolyte europe"})
        assert "capture" in actions(m)


@pytest.mark.parametrize(("power", "offered"), [(2, False), (3, True)])
def test_tax_comes_on_top_of_what_is_summoned(power, offered):
    with toy("tax", Frost(), 3):
        m = frosty(CC, power, units={CC: "acolyte europe, nightgaunt pool*3"}, gates={"europe": CC})
        kinds = {KINDS[UNIT_KIND[unit]].id for unit in summonable(m.position, 1)}
    assert ("flying_polyp" in kinds) is offered and "nightgaunt" in kinds
