"""Every row of the table of editions (reference, section 6): both columns."""

import pytest
from steps import asked_kinds, decline, finish_battle, happened, track, until, until_over
from table import ALL, BG, BOOKS, CC, GC, YS, actions, fighting, place_of, play, table

from game.api import new_match
from game.games.wars.rules.editions import EDITIONS


def test_there_are_two_and_first_is_the_default():
    assert set(EDITIONS) == {"first", "later"}
    assert new_match("wars", seed=1).rules.edition.id == "first"


def doom_phase(edition):
    return table(
        phase="doom", turn=2, first_player=BG, edition=edition, power={BG: 5, GC: 5, YS: 5}, draws=[1, 2, 3],
        books={BG: ["blood_sacrifice"], GC: BOOKS[GC][:4]},
        requirements={BG: ["bg_awaken"], GC: ["gc_kill_1", "gc_kill_2", "gc_ocean_gates", "gc_awaken"]},
        units={BG: {"shub_niggurath": ["europe"], "acolyte": ["europe"] * 2}},
    )  # fmt: skip


def test_doom_phase_books_and_blood_sacrifice_first_after_all_rituals():
    m = doom_phase("first")
    assert asked_kinds(m, "book", "action") == [("ritual", 2), ("ritual", 3), ("ritual", 0), ("doom_event", 2)]
    assert m.decision.side == 0, "fifth book; the sixth has nothing to choose and follows"
    m.choose(book="submerge")
    assert len(track(m, "books")[GC]) == 6 and len(track(m, "signs")[GC]) == 2


def test_doom_phase_books_and_blood_sacrifice_later_in_the_ritual_slot():
    m = doom_phase("later")
    assert m.decision.kind == "ritual" and actions(m) == {"ritual", "blood_sacrifice", "done"}
    m.choose("blood_sacrifice")
    assert track(m, "signs")[BG] == [1] and actions(m) == {"ritual", "done"}
    m.choose("done")
    m.choose("done")
    assert m.decision.side == 0 and actions(m) == {"ritual", "gc_first_doom", "done"}
    m.choose("gc_first_doom")
    assert m.decision.kind == "book"
    m.choose(book="submerge")
    assert actions(m) == {"ritual", "gc_five_books", "done"}


def test_doom_phase_books_later_come_without_a_question_when_there_is_no_choice():
    m = table(phase="doom", turn=2, first_player=GC, edition="later", power={CC: 1}, draws=[2])
    assert m.decision.kind == "book" and track(m, "signs")[GC] == [2]


def test_doom_phase_books_later_come_after_a_ritual_slot_is_ended():
    m = table(phase="doom", turn=2, first_player=GC, edition="later", power={GC: 5, CC: 1}, draws=[2])
    m.choose("done")
    assert m.decision.kind == "book" and track(m, "requirements")[GC] == ["gc_first_doom"]


def test_thirty_doom_in_the_action_phase_first_only_by_a_reveal():
    m = table(YS, doom={CC: 29}, power={YS: 2, CC: 1}, signs={GC: [1]}, books={GC: BOOKS[GC]})
    play(m, "ys_gift", {"side": CC})
    until(m, "action", side=CC)
    m.reveal(0, [1])
    assert m.decision is not None, "a reveal below 30"


@pytest.mark.parametrize("way", ["gift", "reveal"])
def test_thirty_doom_in_the_action_phase_later_by_any_doom_after_the_slot(way):
    m = table(YS, edition="later", doom={CC: 29}, power={YS: 2, CC: 1}, signs={CC: [1]}, gates={"europe": YS},
              units={YS: {"acolyte": ["europe"]}})  # fmt: skip
    if way == "gift":
        play(m, "ys_gift", {"side": CC})
        until(m, "action")
    else:
        m.reveal(1, [1])
    assert m.decision.side == 3, "the slot is finished"
    m.choose("done" if way == "gift" else "pass")
    if m.decision is not None:
        m.choose("done")
    assert m.result().reason == "doom_30"


def after_his_slot(**more):
    """Later edition: Great Cthulhu, who could reveal 30 Doom, has acted, and Crawling Chaos is asked."""
    m = table(GC, edition="later", power={GC: 3, CC: 3, YS: 3}, doom={GC: 29}, signs={GC: [1], YS: [1]},
              units={GC: {"acolyte": ["europe"]}, CC: {"acolyte": ["europe", "arabia"]}, YS: {"acolyte": ["arabia"]}},
              gates={"arabia": "abandoned"}, **more)  # fmt: skip
    m.choose("recruit")
    assert m.decision.side == 1
    return m


def test_r66_a_reveal_after_ones_last_action_counts_for_that_slot():
    """Nobody has answered since: his turn to act is only just over, and so is the match."""
    m = after_his_slot()
    m.reveal(0, [1])
    assert m.result().reason == "doom_30"


@pytest.mark.parametrize("answer", ["control_gate", "move"])
def test_r66_once_somebody_has_answered_the_reveal_counts_for_the_slot_going_on(answer):
    m = after_his_slot()
    m.choose(answer)
    m.reveal(0, [1])
    assert m.result() is None and m.decision.side == 1
    until_over(m)
    assert {event.args[0] for event in m.events if event.kind == "slot"} == {1}


def test_r66_whose_slot_has_come_reveals_for_it_and_others_too():
    m = table(GC, edition="later", doom={CC: 29, YS: 29}, signs={CC: [1], YS: [1]})
    m.choose("pass")
    m.reveal(3, [1])
    m.reveal(1, [1])
    assert m.result() is None and m.decision.side == 1
    m.choose("pass")
    assert m.result().reason == "doom_30"


@pytest.mark.parametrize(("edition", "offered"), [("first", False), ("later", True)])
def test_shub_nigguraths_two_cultists(edition, offered):
    m = table(
        BG, edition=edition, power={BG: 8, GC: 1}, gates={"west_africa": BG},
        units={BG: {"acolyte": ["west_africa", "europe", "arabia"]}},
    )  # fmt: skip
    assert ("awaken" in actions(m)) is offered
    if offered:
        play(m, "awaken", {"area": "europe"}, {"area": "arabia"})
        assert place_of(m, BG, "shub_niggurath") == ["west_africa"]


def test_fertility_cult_first_one_action_for_any_number():
    m = table(BG, units={BG: {"acolyte": ["west_africa"]}}, gates={"west_africa": BG})
    play(m, "summon", {"unit": "ghoul"}, {"unit": "ghoul"})
    assert m.decision.kind == "summon_unit"
    play(m, "done")
    assert actions(m) == {"abandon_gate", "done"}


def test_fertility_cult_later_summoning_is_unlimited():
    m = table(BG, edition="later", units={BG: {"acolyte": ["west_africa"]}}, gates={"west_africa": BG})
    play(m, "summon", {"unit": "ghoul"})
    assert {"summon", "recruit", "done"} <= actions(m)
    play(m, "recruit")
    assert "summon" in actions(m) and "recruit" not in actions(m)


def test_r69_devolve_answers_unlimited_summons_and_not_the_leaving_of_a_gate():
    m = table(BG, edition="later", books={GC: ["devolve"]}, gates={"west_africa": BG},
              units={BG: {"acolyte": ["west_africa"]}, GC: {"acolyte": ["europe"]}})  # fmt: skip
    play(m, "summon", {"unit": "ghoul"})
    assert m.decision.kind == "devolve"
    play(m, "done", "abandon_gate")
    assert m.decision.side == 2 and m.decision.kind == "action"


@pytest.mark.parametrize(("edition", "brought"), [("first", 1), ("later", 0)])
def test_a_side_wiped_out_in_the_pre_battle(edition, brought):
    """First: no dice, post-battle effects still come. Later: nothing more happens."""
    m = fighting(
        GC, YS, edition=edition, books={BG: ["necrophagy"]}, dice=[],
        units={GC: {"cthulhu": ["europe"]}, YS: {"undead": ["europe"]}, BG: {"ghoul": ["arabia"]}},
    )  # fmt: skip
    m.choose("devour")
    assert (m.decision.kind == "necrophagy") == bool(brought)


@pytest.mark.parametrize("edition", ["first", "later"])
def test_a_side_wiped_out_still_pays_the_devourer(edition):
    m = fighting(GC, YS, edition=edition, dice=[], units={GC: {"cthulhu": ["europe"]}, YS: {"undead": ["europe"]}})
    m.choose("devour")
    assert track(m, "requirements")[GC] == ["gc_kill_1"]


@pytest.mark.parametrize("edition", ["first", "later"])
def test_assigning_attacker_first_and_all_before_any_is_applied(edition):
    """Both columns give one order of play: the attacker assigns first, nothing leaves until all is assigned."""
    m = fighting(
        GC, YS, edition=edition, dice=[6, 1, 1, 1, 6, 1],
        units={GC: {"starspawn": ["europe"], "deep_one": ["europe"]},
               YS: {"byakhee": ["europe"], "acolyte": ["europe"]}},
    )  # fmt: skip
    assert m.decision.kind == "assign_kill" and m.decision.side == 0
    m.choose(unit="deep_one")
    assert m.decision.kind == "assign_kill" and m.decision.side == 3
    assert place_of(m, GC, "deep_one") == ["europe"]


@pytest.mark.parametrize(("edition", "order"), [("first", ["assign_pain", "necrophagy", "assign_pain"]),
                                                ("later", ["necrophagy", "assign_pain", "assign_pain"])])  # fmt: skip
def test_necrophagy_after_or_before_pains(edition, order):
    m = fighting(
        GC, YS, edition=edition, books={BG: ["necrophagy"]}, dice=[4, 1, 1, 1],
        units={GC: {"starspawn": ["europe"]}, YS: {"acolyte": ["europe"] * 3, "undead": ["europe"]},
               BG: {"ghoul": ["arabia"]}},
    )  # fmt: skip
    seen = []
    while m.decision.kind in ("assign_pain", "necrophagy"):
        seen.append(m.decision.kind)
        m.answer(m.decision.options[0])
    assert seen == order


@pytest.mark.parametrize(("edition", "power"), [("first", 1), ("later", 3)])
def test_cultists_counted_at_gather(edition, power):
    m = table(
        phase="gather", turn=2, edition=edition, power={}, first_player=GC, books={GC: ["submerge"]},
        units={GC: {"cthulhu": ["submerged"], "acolyte": ["submerged", "submerged", "europe"]}},
    )  # fmt: skip
    until(m, "direction", "first_player")
    assert track(m, "power")[GC] == power


@pytest.mark.parametrize(("edition", "cost"), [("first", 3), ("later", 2)])
def test_dreams_costs(edition, cost):
    setup = {"books": {GC: ["dreams"]}, "units": {YS: {"acolyte": ["europe"]}}, "edition": edition}
    assert "dreams" not in actions(table(GC, power={GC: cost - 1, CC: 1}, **setup))
    m = table(GC, power={GC: cost, CC: 1}, **setup)
    m.choose("dreams")
    assert track(m, "power")[GC] == 0


@pytest.mark.parametrize(("edition", "cost"), [("first", 1), ("later", 0)])
def test_coming_back_from_submerge_costs(edition, cost):
    m = table(GC, edition=edition, books={GC: ["submerge"]}, units={GC: {"cthulhu": ["submerged"]}})
    play(m, "emerge", {"area": "europe"})
    assert track(m, "power")[GC] == 5 - cost and place_of(m, GC, "cthulhu") == ["europe"]


@pytest.mark.parametrize(("edition", "power"), [("first", 4), ("later", 7)])
def test_sharing_areas_with_every_enemy_pays(edition, power):
    m = table(
        BG, edition=edition, units={BG: {"ghoul": ["arabia"], "fungi": ["antarctica"]}, GC: {"acolyte": ["europe"]},
                                    CC: {"acolyte": ["europe"]}, YS: {"acolyte": ["antarctica"]}},
    )  # fmt: skip
    play(m, "move", {"unit": "ghoul"}, {"area": "europe"})
    assert m.decision.kind == "book" and track(m, "requirements")[BG] == ["bg_share"]
    assert track(m, "power")[BG] == power


@pytest.mark.parametrize(("edition", "first"), [("first", GC), ("later", YS)])
def test_who_acts_first_after_an_action(edition, first):
    """Turn order from the first player; later: the active player first. (A second interrupt is lent for the test.)"""
    from game.games.wars.rules.flow.choose import DONE, ask

    m = table(YS, edition=edition, first_player=GC, books={GC: ["devolve"]}, units={GC: {"acolyte": ["europe"]}})
    lent = lambda pos: ask(pos, 3, "lent", [DONE, DONE._replace(kind="no")], "book")  # noqa: E731
    m.rules.hooks["interrupt"].append((3, 0, lent))
    m.choose("pass")
    assert m.decision.side == ALL.index(first)


def test_a_whole_battle_is_the_same_in_both_editions_where_they_agree():
    ends = []
    for edition in ("first", "later"):
        m = fighting(
            GC, YS, edition=edition, dice=[6, 4, 1, 5, 1],
            units={GC: {"starspawn": ["europe"]}, YS: {"byakhee": ["europe"], "undead": ["europe"] * 1}},
        )  # fmt: skip
        finish_battle(m)
        while m.decision.kind == "book":
            decline(m)
        ends.append((m.state_dict()["units"], happened(m, "eliminated")))
    assert ends[0] == ends[1]
