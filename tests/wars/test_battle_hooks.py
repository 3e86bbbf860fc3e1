"""What factions can hang on the steps of a battle that no ability of the first four needs: tried with toys."""

from steps import finish_battle, happened, toy, track
from table import BG, CC, GC, YS, fight, fighting, place_of, table

from game.engine.position import Position
from game.games.wars.rules.board import gain_doom
from game.games.wars.rules.shapes import BATTLES, Marks
from game.games.wars.rules.units import BIT, FIGURE, units_in


def test_kills_taken_comes_once_both_have_assigned_and_before_the_dead_leave():
    seen = []

    def look(pos):
        battle = pos.state.battle
        seen.append((battle.killed.bit_count(), len(units_in(battle.killed & pos.state.here[battle.area]))))

    with toy("kills_taken", look), toy("kills_taken", look, 3):
        m = fighting(GC, YS, dice=[6, 1, 1, 6, 1],
                     units={GC: "starspawn europe, acolyte europe", YS: "byakhee europe, acolyte europe"})  # fmt: skip
        while m.decision.kind == "assign_kill":
            assert not seen
            m.choose(unit="acolyte")
    assert seen == [(2, 2), (2, 2)]


def test_kills_taken_is_for_the_sides_of_the_battle_alone():
    seen = []
    with toy("kills_taken", lambda pos: seen.append(1), 2):
        finish_battle(fighting(GC, YS, dice=[6], units={GC: "deep_one europe", YS: "acolyte europe"}))
    assert not seen


def test_pain_assigned_is_told_of_each_pain():
    hit = []
    with toy("pain_assigned", lambda pos, unit: hit.append(unit), 3):
        m = fighting(GC, YS, dice=[5], units={GC: "deep_one europe", YS: "king_in_yellow europe"})
    assert hit == [FIGURE["king_in_yellow"]] and m.decision.kind == "retreat_area"


def saving(pos, unit):
    pos.state.battle.saved |= BIT[unit]


def test_a_saved_result_is_used_up_and_has_no_effect():
    """The King takes the Kill and one of two more is lost for want of room: nothing happens to him."""
    with toy("kill_assigned", saving, 3):
        m = fighting(GC, YS, dice=[6, 6, 5], units={GC: "starspawn europe", YS: "king_in_yellow europe"})
    assert place_of(m, YS, "king_in_yellow") == ["europe"]
    assert happened(m, "results_lost") == [(3, "kill", 1), (3, "pain", 1)] and not happened(m, "killed")


def test_harbinger_pays_for_a_result_that_has_no_effect():
    with toy("kill_assigned", saving, 3):
        m = fighting(CC, YS, dice=[6, 1],
                     units={CC: "nyarlathotep europe, flying_polyp europe", YS: "king_in_yellow europe"})  # fmt: skip
    assert m.decision.kind == "harbinger"


def test_no_kill_counts_for_requirements_that_has_no_effect():
    with toy("kill_assigned", saving, 3):
        m = fighting(GC, YS, dice=[6, 1, 1], units={GC: "starspawn europe", YS: "king_in_yellow europe"})
    assert "gc_kill_1" not in track(m, "requirements")[GC]


def test_saved_results_are_kept_with_the_match():
    with toy("kill_assigned", saving, 3):
        m = fighting(GC, YS, dice=[6, 5, 1],
                     units={GC: "starspawn europe", YS: "king_in_yellow europe, acolyte europe"})  # fmt: skip
        m.choose(unit="king_in_yellow")
        assert m.state_dict()["battle"]["saved"] == ["yellow_sign/king_in_yellow/0"]
        king = Marks(3, frozenset(), lambda pos, battle: True, saves=BIT[FIGURE["king_in_yellow"]])
        BATTLES.append(king)
        try:
            assert Position.decode(m.rules, m.position.encode()).key() == m.position.key()
        finally:
            BATTLES.remove(king)


def test_battle_after_comes_when_all_have_retreated_in_the_order_of_the_hook():
    """Anybody's battle; late ones last, whoever they belong to."""
    order = []

    def note(name):
        def call(pos):
            order.append((name, pos.state.battle.pained.bit_count(), len(place_of_undead(pos))))

        return call

    def place_of_undead(pos):
        return units_in(pos.state.here[pos.state.battle.area] & pos.state.battle.pained)

    with toy("battle_after", note("late"), 0, late=True), toy("battle_after", note("third"), 2):
        m = fighting(GC, YS, dice=[5], units={GC: "deep_one europe", YS: "undead europe"})
        assert m.decision.kind == "retreat_area" and not order
        m.choose(area="arabia")
    assert order == [("third", 1, 0), ("late", 1, 0)]


def test_battle_after_does_not_come_where_the_pre_battle_ends_the_battle():
    seen = []
    with toy("battle_after", lambda pos: seen.append(1), 2):
        fighting(GC, YS, edition="later", units={GC: "cthulhu europe", YS: "acolyte europe"}).choose("devour")
        assert not seen
        m = fighting(GC, YS, edition="first", units={GC: "cthulhu europe", YS: "acolyte europe"})
        if m.decision.kind == "pre_battle":
            m.choose("devour")
    assert len(seen) == 1


def test_what_comes_after_a_battle_comes_before_its_requirements():
    with toy("battle_after", lambda pos: gain_doom(pos, 0, 1, "toy"), 2):
        m = table(GC, dice=[6], units={GC: "deep_one europe", YS: "acolyte europe", BG: "ghoul arabia"})
        fight(m, "europe", YS)
    kinds = [event.kind for event in m.events]
    assert kinds.index("doom") < kinds.index("requirement")
