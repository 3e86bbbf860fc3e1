"""Two people with two factions each (Rulebook XI; reference, section 8)."""

import json

import pytest
from looking import asked, doom, events, met, offered, power, signs
from steps import until, until_over
from table import ALL, BG, BOOKS, CC, GC, YS, fight, place_of, play

from game.api import Match, SetupError, load_match, new_match

GIVEN = [[GC, YS], [BG, CC]]
HOME = {GC: "south_pacific", CC: "south_asia", BG: "west_africa", YS: "europe"}
UNITS = {name: {"acolyte": [area]} for name, area in HOME.items()}


def two(slot: str | None = None, *, edition: str = "first", dice=None, draws=None, options=None, **setup) -> Match:
    """The seats GC and YS against BG and CC, 5 Power for everyone unless told."""
    setup.setdefault("power", dict.fromkeys(ALL, 5))
    if slot is not None:
        setup["slot"] = slot
    return new_match(
        "wars", factions=GIVEN, edition=edition, dice=dice, draws=draws, seed=1, options=options, setup=setup
    )


# the draft


@pytest.mark.parametrize("edition", ["first", "later"])
def test_the_first_takes_one_faction_the_second_two_the_first_the_last(edition):
    m = new_match("wars", players=2, edition=edition, seed=1)
    takers = []
    for name in (BG, GC, CC):
        assert m.decision.kind == "draft"
        takers.append(m.decision.seat)
        assert set(offered(m, "side")) == set(ALL) - {ALL[args[0]] for args in events(m, "drafted")}
        m.choose(side=name)
    assert takers == [0, 1, 1]
    assert m.rules.setup["factions"] == [[BG, YS], [GC, CC]] and m.decision.kind != "draft"
    assert events(m, "drafted") == [(2, 0), (0, 1), (1, 1), (3, 0)]
    assert {side: m.rules.seat_of[side] for side in range(4)} == {0: 1, 1: 1, 2: 0, 3: 0}


def test_nothing_is_on_the_table_before_the_draft():
    m = new_match("wars", players=2, seed=1)
    assert m.state_dict()["units"] == m.state_dict()["gates"] == {} and m.view(0)["setup"]["factions"] == [[], []]
    assert m.view(1)["decision"]["options"] is None


def test_a_drafted_match_is_the_same_as_one_given_so():
    drafted = new_match("wars", players=2, seed=4)
    for name in (BG, GC, CC):
        drafted.choose(side=name)
    given = new_match("wars", factions=[[BG, YS], [GC, CC]], seed=4)
    assert drafted.state_dict() == {**given.state_dict(), "drafted": [[BG, YS], [GC, CC]]}
    assert drafted.rules.setup == given.rules.setup
    assert drafted.position.key() != given.position.key(), "saves of it must remember the draft"


def test_the_draft_is_saved_undone_and_played_again(tmp_path):
    m = new_match("wars", players=2, seed=4)
    m.choose(side=YS)
    m.save(tmp_path / "one.save")
    half = load_match(tmp_path / "one.save")
    assert half.decision.kind == "draft" and half.position.key() == m.position.key()
    play(m, {"side": GC}, {"side": BG})
    before = m.position.key()
    m.save(tmp_path / "two.save")
    whole = load_match(tmp_path / "two.save")
    assert whole.position.key() == before and whole.rules.setup == m.rules.setup
    assert whole.rebuild() and whole.undo() and whole.decision.kind == "draft" and whole.rules.sides == ()
    assert whole.redo() and whole.position.key() == before


def test_a_match_whose_history_begins_after_the_draft_can_be_loaded(tmp_path):
    m = new_match("wars", players=2, seed=4)
    play(m, {"side": YS}, {"side": GC}, {"side": BG})
    m.forget("For this test.")
    m.answer(m.decision.options[0])
    m.save(tmp_path / "late.save")
    again = load_match(tmp_path / "late.save")
    assert again.rebuild() and again.position.key() == m.position.key()


def test_a_handicap_goes_by_faction_whoever_drafts_it():
    m = new_match("wars", players=2, seed=1, options={"handicap": {YS: {"doom": 4}}})
    play(m, {"side": YS}, {"side": GC}, {"side": BG})
    assert doom(m, YS) == 4 and m.view(0)["setup"]["handicap"] == {YS: {"power": 0, "doom": 4}}


@pytest.mark.parametrize(
    ("key", "inputs"),
    [
        ("handicap", {"options": {"handicap": {"dreamer": {"doom": 4}}}}),
        ("handicap", {"options": {"handicap": {YS: {"doom": 40}}}}),
        ("map", {"map": "earth_3"}),
        ("edition", {"edition": "third"}),
        ("factions", {"setup": {"turn": 3}}),
    ],
)
def test_nonsense_is_refused_before_the_draft(key, inputs):
    with pytest.raises(SetupError) as refused:
        new_match("wars", players=2, seed=1, **inputs)
    assert refused.value.key == key


@pytest.mark.parametrize("chosen", [[[GC, YS], [BG]], [[GC, GC], [BG, CC]], 7, None, [["x", YS], [BG, CC]]])
def test_a_draft_that_makes_no_sense_is_no_position(chosen):
    from game.engine.errors import CodecError
    from game.engine.position import Position

    m = new_match("wars", players=2, seed=1)
    play(m, {"side": YS}, {"side": GC}, {"side": BG})
    data = json.loads(json.dumps(m.position.encode()))
    data["rules"] = chosen
    with pytest.raises(CodecError):
        Position.decode(new_match("wars", players=2, seed=1).rules, data)


def test_no_other_match_has_a_draft():
    from game.engine.errors import CodecError
    from game.engine.position import Position

    m = new_match("wars", seed=1)
    with pytest.raises(CodecError):
        Position.decode(m.rules, {**m.position.encode(), "rules": GIVEN})


# set-up


@pytest.mark.parametrize("board", ["earth_4_west3_east5", "earth_4_west5_east3"])
def test_board_and_ritual_track_are_those_of_four(board):
    m = new_match("wars", factions=GIVEN, map=board, seed=1)
    assert len(m.rules.map.areas) == 17 and m.rules.map.track == (5, 6, 7, 7, 8, 8, 9, 10)
    assert all(place_of(m, name, "acolyte") for name in ALL)


def test_the_owner_of_great_cthulhu_goes_first_and_no_direction_is_picked():
    m = new_match("wars", factions=[[BG, CC], [GC, YS]], seed=1)
    assert m.decision.seat == 1 and m.state_dict()["first_player"] == GC and not events(m, "direction")


# slots


@pytest.mark.parametrize("first", [GC, YS])
def test_a_person_acts_with_each_of_his_factions_in_the_order_he_likes(first):
    m = new_match("wars", factions=GIVEN, seed=1)
    assert (m.decision.seat, m.decision.kind, offered(m, "side")) == (0, "slot_side", [GC, YS])
    m.choose(side=first)
    assert asked(m) == (first, "action")
    m.choose("pass")
    other = YS if first == GC else GC
    assert asked(m) == (other, "action"), "his other faction before the other person"
    m.choose("pass")
    assert (m.decision.seat, m.decision.kind) == (1, "slot_side")


def test_a_faction_without_power_has_no_slot_and_a_person_without_any_is_skipped():
    m = two(BG, units=UNITS, power={GC: 3, YS: 0, BG: 1, CC: 0})
    m.choose("pass")
    assert asked(m) == (GC, "action"), "only one faction has Power: nothing is asked"
    m.choose("recruit")
    assert asked(m) == (GC, "action") and power(m, GC) == 2
    assert [ALL[args[0]] for args in events(m, "slot")] == [GC, GC]


def test_the_action_phase_ends_when_no_faction_has_power():
    m = two(CC, units=UNITS, power={CC: 1})
    m.choose("pass")
    assert "gather" in [args[0] for args in events(m, "phase")]


def test_power_that_comes_to_a_spent_faction_in_his_turn_gives_it_its_slot():
    """Passion pays the Yellow Sign, without Power so far, when its owner's Great Cthulhu captures from it."""
    m = two(
        GC,
        books={YS: ["passion"]},
        power={GC: 2, YS: 0, BG: 1, CC: 1},
        units=UNITS | {GC: {"deep_one": ["europe"]}, YS: {"acolyte": ["europe", "arabia"]}},
    )
    m.choose("capture")
    assert power(m, YS) == 1 and asked(m) == (YS, "action")


# his factions are enemies


def test_one_s_own_other_faction_is_fought_and_captured_from():
    m = two(GC, dice=[6], units=UNITS | {GC: {"deep_one": ["europe"]}, YS: {"acolyte": ["europe"]}})
    fight(m, "europe", YS)
    assert place_of(m, YS, "acolyte") == [] and events(m, "battle")[0][:2] == (0, 3)
    m = two(GC, units=UNITS | {GC: {"deep_one": ["europe"]}, YS: {"acolyte": ["europe"]}})
    m.choose("capture")
    assert place_of(m, YS, "acolyte") == [f"captive:{GC}"]


def test_sharing_with_every_enemy_means_one_s_other_faction_too():
    units = {GC: {"acolyte": ["europe"]}, YS: {"acolyte": ["arabia"]}, CC: {"acolyte": ["antarctica"]}}
    m = two(BG, units=units | {BG: {"ghoul": ["europe", "arabia"], "fungi": ["south_atlantic"]}})
    play(m, "move", {"unit": "fungi"}, {"area": "antarctica"})
    assert met(m, BG) == {"bg_share"}
    m = two(BG, units=units | {BG: {"ghoul": ["europe"], "fungi": ["south_atlantic"]}})
    play(m, "move", {"unit": "fungi"}, {"area": "antarctica"}, "done")
    assert met(m, BG) == set(), "the other person's factions alone are not every enemy"


def test_one_s_other_faction_pays_for_the_thousand_forms_and_pledges_by_itself():
    m = two(CC, dice=[4], books={CC: ["thousand_forms"]}, units=UNITS | {CC: {"nyarlathotep": ["arabia"]}})
    m.choose("thousand_forms")
    pledging = []
    for number in (1, 1, 1, 1, 1, 2):
        pledging.append(ALL[m.decision.side])
        m.choose("pledge", number=number)
    assert pledging == [BG, GC, YS] * 2
    assert (power(m, BG), power(m, GC), power(m, YS)) == (4, 4, 3)


def test_the_gift_of_three_doom_goes_to_the_other_person():
    m = two(YS, units=UNITS)
    m.choose("ys_gift")
    assert asked(m) == (YS, "gift_side") and offered(m, "side") == [BG, CC]


# Gather, first player, Doom


def test_power_and_the_minimum_go_by_faction():
    m = two(
        phase="gather",
        turn=2,
        power={},
        first_player=GC,
        units=UNITS | {GC: {"acolyte": ["south_pacific", "antarctica"] * 3}},
        gates={"south_pacific": GC, "antarctica": GC},
    )
    assert {name: power(m, name) for name in ALL} == {GC: 10, YS: 5, BG: 5, CC: 5}


def test_most_power_of_a_faction_makes_its_owner_first_player():
    m = two(phase="first_player", turn=2, first_player=GC, units=UNITS, power={GC: 6, YS: 6, BG: 1, CC: 7})
    assert m.state_dict()["first_player"] == CC
    until(m, "slot_side")
    assert m.decision.seat == 1 and not events(m, "direction")


def test_a_tie_between_the_persons_is_the_previous_first_player_s_choice():
    m = two(phase="first_player", turn=2, first_player=CC, units=UNITS, power={GC: 6, YS: 6, BG: 6, CC: 1})
    assert (m.decision.seat, m.decision.kind, offered(m, "side")) == (1, "first_player", [BG, GC])
    m.choose(side=GC)
    assert m.state_dict()["first_player"] == GC


def test_a_tie_between_the_factions_of_one_person_is_nobody_s_choice():
    m = two(phase="first_player", turn=2, first_player=CC, units=UNITS, power={GC: 6, YS: 6, BG: 5, CC: 1})
    assert m.decision.kind != "first_player" and m.state_dict()["first_player"] in (GC, YS)


def test_one_ritual_for_each_faction_all_of_the_first_player_s_before_the_other_s():
    m = two(
        phase="doom",
        turn=2,
        first_player=YS,
        power=dict.fromkeys(ALL, 9),
        requirements={GC: ["gc_first_doom"]},
        books={GC: ["dreams"]},
        units=UNITS,
        gates={HOME[name]: name for name in ALL},
    )
    order = []
    while m.decision.kind == "ritual":
        order.append(ALL[m.decision.side])
        m.choose("ritual")
    assert order == [YS, GC, BG, CC]
    assert [args[1] for args in events(m, "ritual")] == [5, 6, 7, 7]


def test_elder_signs_are_seen_by_their_owner_with_either_faction():
    m = two(GC, units=UNITS, signs={GC: [1], YS: [2], BG: [3]})
    assert m.view(0)["state"]["signs"] == {GC: [1], YS: [2], BG: [0], CC: []}
    assert m.view(1)["state"]["signs"][GC] == [0] and signs(m, BG) == [3]


# the end


def ended(doom_, books, **setup):
    m = two(phase="doom", turn=2, first_player=GC, power={}, units=UNITS, doom=doom_, books=books, **setup)
    if m.decision is not None:
        until(m, "book", "ritual", "slot_side")
    return m.result()


@pytest.mark.parametrize(
    ("doom_", "able", "winners"),
    [
        ({GC: 30, YS: 2, BG: 20, CC: 20}, (GC, BG), (1,)),
        ({GC: 30, YS: 2, BG: 20, CC: 20}, (YS,), (0,)),
        ({GC: 30, YS: 2, BG: 20, CC: 20}, (), ()),
        ({GC: 30, YS: 2, BG: 16, CC: 16}, (GC, CC), (0, 1)),
        ({GC: 30, YS: 3, BG: 16, CC: 16}, (GC, CC), (0,)),
    ],
)
def test_the_sum_of_a_person_s_doom_decides_among_those_with_six_books_on_a_faction(doom_, able, winners):
    result = ended(
        doom_,
        {name: BOOKS[name] for name in able} | ({} if GC in able else {GC: ["dreams"]}),
        requirements={} if GC in able else {GC: ["gc_first_doom"]},
    )
    assert result.winners == winners and result.humanity == (not winners)
    assert result.sides == tuple(name for seat in winners for name in GIVEN[seat])
    assert result.reason == "doom_30" and result.shared == (len(winners) > 1)


def test_thirty_in_sum_alone_does_not_end_the_match():
    m = two(
        phase="doom",
        turn=2,
        first_player=GC,
        power={GC: 1},
        units=UNITS,
        doom={GC: 20, YS: 20},
        books={GC: ["dreams"]},
        requirements={GC: ["gc_first_doom"]},
    )
    assert m.result() is None and asked(m) == (GC, "action")


def test_in_the_later_edition_any_thirty_doom_ends_the_match_with_the_slot():
    m = two(YS, edition="later", units=UNITS, doom={BG: 28})
    play(m, "ys_gift", {"side": BG})
    until_over(m)
    assert m.state_dict()["turn"] == 1 and m.result().doom[BG] == 31


def test_in_the_later_edition_a_reveal_between_two_slots_of_a_person_ends_the_match():
    m = two(GC, edition="later", units=UNITS, doom={GC: 29}, signs={GC: [1]})
    m.choose("pass")
    assert asked(m) == (YS, "action")
    m.reveal(ALL.index(GC), [1])
    assert m.result().reason == "doom_30"


def test_the_later_edition_s_other_differences_hold_too():
    m = two(GC, edition="later", books={GC: ["dreams"]}, units=UNITS)
    m.choose("dreams")
    m.answer(m.decision.options[0])
    assert power(m, GC) == 3


def test_which_faction_acts_is_a_choice_by_itself_for_whoever_looks_ahead():
    """Else a look ahead would try every action of the one with every action of the other."""
    from game.api import complete_actions

    m = new_match("wars", factions=GIVEN, seed=1)
    assert [len(line) for line, _ in complete_actions(m.position)] == [1, 1]
