"""Games of five, and of any four of six factions, with those of toy_late: run by test_five_players."""

import sys

from toy_late import FIVE, LATECOMER, WANDERER, offered  # isort: skip  enters them before the box is made

from game.api import SetupError, new_match
from game.arena.schedule import Contest, casts, check, pairing
from game.bots import Question
from game.games.registry import facts_of
from game.games.wars.bots.greedy import GreedyBot
from game.match.campaign.league import League, all_sides, dealt
from game.match.record import SeatRecord

GC, CC, BG, YS = "great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign"
FIRST = (GC, CC, BG, YS)
SIX = (*FIRST, WANDERER.id, LATECOMER.id)
SEATS = (GC, CC, BG, YS, LATECOMER.id)


def at(slot, edition="first", dice=None, **setup):
    """A match of five at a position, 5 Power for everyone unless told."""
    setup.setdefault("power", dict.fromkeys(SEATS, 5))
    return new_match("wars", factions=SEATS, edition=edition, dice=dice, setup={"slot": slot, **setup}, seed=1)


# five seats


def test_five_play_on_the_large_board_with_its_track():
    m = new_match("wars", factions=SEATS, seed=1)
    assert m.rules.map.id == "earth_5" and m.rules.seats == 5 and len(m.rules.map.areas) == 21
    assert m.rules.map.track == (5, 6, 6, 7, 7, 8, 8, 9, 9, 10)
    assert new_match("wars", players=5, seed=1).rules.setup["factions"] == [[name] for name in SIX[:5]]


def test_the_tenth_ritual_of_five_costs_ten_and_brings_instant_death():
    m = new_match("wars", factions=SEATS, seed=1, setup={
        "phase": "doom", "turn": 5, "ritual": 9, "power": {GC: 10}, "first_player": GC,
        "units": {GC: {"acolyte": ["south_pacific"]}}, "gates": {"south_pacific": GC}})  # fmt: skip
    assert (m.decision.kind, m.decision.about) == ("ritual", (10,))
    m.choose("ritual")
    assert m.state_dict()["power"][GC] == 0
    while m.decision is not None:
        m.answer(m.decision.default or m.decision.options[0])
    assert m.state_dict()["ending"] == "instant_death"


def test_the_previous_first_player_settles_a_tie_of_five():
    m = new_match("wars", factions=SEATS, seed=1, setup={
        "phase": "first_player", "turn": 2, "first_player": YS, "power": dict.fromkeys(SEATS, 6)})  # fmt: skip
    assert (m.decision.kind, m.decision.seat) == ("first_player", 3)
    assert {option.side for option in m.decision.options} == set(range(4)) | {LATECOMER.side}
    m.choose(side=LATECOMER.id)
    assert m.decision.kind == "direction"
    m.choose(number=0)
    assert [m.state_dict()["first_player"], m.state_dict()["clockwise"]] == [LATECOMER.id, False]


def test_four_enemies_pledge_for_the_thousand_forms():
    m = at(CC, dice=[6], units={CC: {"nyarlathotep": ["europe"]}}, books={CC: ["thousand_forms"]},
           requirements={CC: ["cc_awaken"]}, first_player=CC)  # fmt: skip
    m.choose("thousand_forms")
    asked = []
    while m.decision.kind == "pledge":
        asked.append(m.decision.seat)
        m.choose(number=2 if len(asked) in (1, 2, 3) else 0)
    assert asked == [2, 3, 4, 0]
    assert m.state_dict()["power"] == {GC: 5, CC: 5, BG: 3, YS: 3, LATECOMER.id: 3}


def test_ghroth_takes_cultists_of_four_enemies():
    cultists = {name: {"acolyte": ["europe"] * 2} for name in (GC, CC, YS, LATECOMER.id)}
    fungi = {"fungi": ["arabia", "north_asia", "east_africa"]}
    m = at(BG, dice=[3], units={**cultists, BG: fungi}, books={BG: ["ghroth"]}, requirements={BG: ["bg_awaken"]},
           first_player=BG)  # fmt: skip
    m.choose("ghroth")
    asked = []
    while m.decision.kind == "pledge":
        asked.append(m.decision.seat)
        m.choose(number=int(m.decision.seat != 1))
    assert asked == [3, 4, 0, 1]
    left = {name: kinds["acolyte"].count("europe") for name, kinds in m.state_dict()["units"].items()}
    assert left == {GC: 1, CC: 2, BG: 0, YS: 1, LATECOMER.id: 1}


def test_black_goat_shares_areas_with_four_enemies():
    others = {name: {"acolyte": ["europe"]} for name in (GC, CC, YS)}
    for edition, power in (("first", 4), ("later", 8)):
        m = at(BG, edition, first_player=BG, units={
            **others, LATECOMER.id: {"acolyte": ["arabia"]}, BG: {"ghoul": ["europe", "europe"]}})  # fmt: skip
        m.choose("move")
        m.choose(area="arabia")
        assert "bg_share" in m.state_dict()["requirements"][BG] and m.state_dict()["power"][BG] == power


def test_any_four_or_five_of_six_factions_can_play():
    for cast in facts_of("wars").casts(4) + facts_of("wars").casts(5):
        m = new_match("wars", factions=cast, seed=1)
        while m.decision.kind == "start_area":
            m.answer(m.decision.options[-1])
        assert len([name for name, kinds in m.state_dict()["units"].items() if kinds["acolyte"].count("pool")]) == 0


def test_a_handicap_goes_to_any_faction():
    given = {LATECOMER.id: {"power": 3, "doom": 2}, WANDERER.id: {"power": -2, "doom": 0}}
    m = new_match("wars", factions=FIVE, seed=1, options={"handicap": given})
    m.choose(area="antarctica")
    m.choose(area="new_zealand")
    state = m.state_dict()
    assert (state["power"][LATECOMER.id], state["doom"][LATECOMER.id], state["power"][WANDERER.id]) == (11, 2, 6)


def test_an_adept_plays_for_all_five():
    m, bot = new_match("wars", factions=FIVE, seed=1), GreedyBot("adept", 1)
    while m.decision is not None and m.state_dict()["turn"] < 3:
        m.answer(bot.choose(Question.of(m.position)))
    assert not m.rules.violations(m.position)


# two people, of any factions


def test_four_of_six_factions_are_drafted():
    m = new_match("wars", players=2, seed=1, options={"draft": list(SIX)})
    takers = []
    for name in (LATECOMER.id, GC, WANDERER.id, YS):
        takers.append(m.decision.seat)
        m.choose(side=name)
    assert takers == [0, 1, 1, 0]
    assert m.rules.setup["factions"] == [[LATECOMER.id, YS], [GC, WANDERER.id]]
    assert (m.decision.kind, m.decision.seat, offered(m)) == ("start_area", 1, set(WANDERER.starts["earth"]))
    assert m.rebuild()
    for _ in range(4):
        assert m.undo()
    assert m.decision.kind == "draft" and len(m.decision.options) == 6


def test_a_draft_that_names_no_factions_is_among_the_first_four():
    m = new_match("wars", players=2, seed=1)
    assert {option.side for option in m.decision.options} == set(range(4))


def test_a_draft_that_cannot_be_is_refused():
    for options, factions in (
        ({"draft": SIX[:3]}, None), ({"draft": "a,b,c,d"}, None), ({"draft": [GC] * 4}, None), ({"draft": 4}, None),
        ({"draft": list(SIX)}, [[GC, CC], [BG, YS]]),
    ):  # fmt: skip
        try:
            new_match("wars", players=2, factions=factions, options=options)
        except SetupError as problem:
            assert problem.key == "draft"
        else:
            raise AssertionError(options)


def test_bots_draft_of_any_factions():
    m, bot = new_match("wars", players=2, seed=1, options={"draft": ",".join(SIX)}), GreedyBot("adept", 1)
    while m.decision.kind in ("draft", "start_area"):
        m.answer(bot.choose(Question.of(m.position)))
    assert len(m.rules.sides) == 4


# contests and leagues


def test_casts_are_all_sets_of_factions():
    facts = facts_of("wars")
    assert [len(facts.casts(count)) for count in (2, 3, 4, 5)] == [45, 20, 15, 6]
    assert facts.casts(4, FIRST) == [FIRST] and len(facts.casts(2, FIRST)) == 3
    # Who has no start area on its board is in no Duel.
    assert facts_of("duel").sides() == SIX[:5] and len(facts_of("duel").casts(2)) == 10


def test_a_contest_without_factions_is_among_the_first_and_may_name_more():
    field = ("random", "adept", "initiate")
    assert len(casts(Contest("wars", 3, field))) == 4 and len(casts(Contest("wars", 3, field, factions=SIX))) == 20
    assert len(casts(Contest("wars", 5, field))) == 6
    of = Contest("wars", 3, field, factions=SIX)
    check(of)
    met = {name for number in range(20 * of.block) for name in pairing(of, number).inputs["factions"]}
    assert met == set(SIX)


def test_a_league_deals_the_factions_it_was_begun_with():
    players = [SeatRecord("", name) for name in "ABC"]
    old, new = (League(players, ["wars"], 6, "rotate", "first", 5, sides) for sides in ([], all_sides(["wars"])))
    for league, wanted in ((old, FIRST), (new, SIX)):
        assert {name for number in range(6) for names in dealt(league, number) for name in names} == set(wanted)


if __name__ == "__main__":
    for name, test in sorted(globals().items()):
        if name.startswith("test_"):
            test()
            print(name)
    sys.exit(0)
