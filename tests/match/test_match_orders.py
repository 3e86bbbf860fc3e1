"""A4.3: free gates taken automatically, standing orders; both are answers in the history."""

import random

import pytest
from matchtools import PEOPLE, run, whole

from game.games.wars.words.orders import ORDERS, abilities
from game.match.driver import AskPerson, Driver, Ordered
from game.match.match import Match, Seat
from game.match.orders import Orders, SeatOrders
from game.match.session import Session

NAMES = ("great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign")
GC, CC, BG, YS = range(4)


def table(slot="great_cthulhu", seats=PEOPLE, dice=None, **setup) -> Match:
    """A position of four, everybody somewhere with 5 Power unless told."""
    units = {
        name: {"acolyte": [place]}
        for name, place in zip(NAMES, ("antarctica", "asia", "africa", "europe"), strict=True)
    }
    for name, kinds in setup.pop("units", {}).items():
        units[name] = kinds
    full = {"power": dict.fromkeys(NAMES, 5), "units": units, **setup}
    if slot:
        full["slot"] = slot
    inputs = {"game": "wars", "players": 4, "seed": 1, "map": "earth_4_west5_east3", "setup": full, "dice": dice}
    return Match.new(inputs, seats)


def settle(driver: Driver) -> list[str]:
    """Let orders answer until a person is asked; the kinds they answered."""
    kinds = []
    while isinstance(waiting := driver.waiting(), Ordered):
        kinds.append(waiting.answer.kind)
    assert isinstance(waiting, AskPerson)
    return kinds


def choose(match: Match, kind: str | None = None, **fields) -> None:
    match.answer(match.find(kind, **fields)[0])


def free_gate(**more) -> Match:
    return table(
        units={"great_cthulhu": {"acolyte": ["antarctica", "antarctica"]}}, gates={"antarctica": "abandoned"}, **more
    )


def test_a_free_gate_is_taken_and_the_answers_are_in_the_history():
    match = free_gate()
    driver = Driver(match)
    assert settle(driver) == ["control_gate"]
    assert match.state_dict()["gates"] == {"antarctica": "great_cthulhu/acolyte/0"}
    assert [entry.by for entry in match.entries] == ["order"]


def test_the_same_entries_give_the_same_match_whatever_the_orders_say():
    match = free_gate()
    settle(Driver(match))
    again = free_gate()
    for entry in match.entries:
        again.apply(entry)
    assert whole(again) == whole(match)


def test_gates_are_left_to_a_person_who_wants_to_take_them_himself():
    match = free_gate()
    assert settle(Driver(match, Orders({0: SeatOrders(auto_gates=False)}))) == []
    assert match.find("control_gate")


def test_orders_never_answer_for_a_bot():
    match = free_gate(seats=(Seat("random", "Bot"), *PEOPLE[1:]))
    assert Orders().answer(match) is None


def test_several_free_gates_are_taken_one_after_the_other_with_acolytes_first():
    match = table(
        slot="black_goat",
        units={"black_goat": {"dark_young": ["africa"], "acolyte": ["africa", "antarctica"]}},
        gates={"africa": "abandoned", "antarctica": "abandoned"},
        books={"black_goat": ["red_sign"]},
    )
    kinds = settle(Driver(match))
    assert kinds.count("control_gate") == 2
    assert set(match.state_dict()["gates"].values()) == {"black_goat/acolyte/0", "black_goat/acolyte/1"}


def test_a_gate_abandoned_on_purpose_is_not_taken_again_in_this_slot():
    match = table(
        units={"great_cthulhu": {"acolyte": ["antarctica", "antarctica"]}}, gates={"antarctica": "great_cthulhu"}
    )
    driver = Driver(match)
    assert settle(driver) == []
    choose(match, "abandon_gate")
    assert settle(driver) == []
    assert match.find("control_gate"), "he may still take it himself"


def test_a_gate_abandoned_on_purpose_does_not_hide_another_free_gate():
    match = table(
        units={"great_cthulhu": {"acolyte": ["antarctica", "antarctica", "south_pacific", "south_pacific"]}},
        gates={"antarctica": "great_cthulhu", "south_pacific": "great_cthulhu"},
    )
    driver = Driver(match)
    choose(match, "abandon_gate")
    choose(match, "area", area=match.rules.map.number["antarctica"])
    # The keeper of the other gate walks away: that one was not left on purpose.
    choose(match, "move")
    keeper = match.position.state.gates[match.rules.map.number["south_pacific"]]
    choose(match, "unit", unit=keeper)
    choose(match, area=match.rules.map.number["new_zealand"])
    choose(match, "done")
    kinds = settle(driver)
    assert kinds[0] == "control_gate"
    gates = match.state_dict()["gates"]
    assert gates["antarctica"] == "abandoned"
    assert gates["south_pacific"].startswith("great_cthulhu/acolyte")


def test_what_an_order_did_can_be_undone_and_is_not_done_again_at_once():
    match = free_gate()
    driver = Driver(match)
    settle(driver)
    assert match.undo()
    waiting = driver.waiting()
    assert isinstance(waiting, AskPerson) and waiting.decision.kind == "action"
    assert match.redo() and match.entries[-1].by == "order"


def with_hidden(signs, doom) -> Match:
    """A Doom phase in which only Great Cthulhu has something to reveal."""
    met = {"books": {"great_cthulhu": ["dreams"]}, "requirements": {"great_cthulhu": ["gc_first_doom"]}}
    return table(
        slot=None, phase="doom", turn=2, doom={"great_cthulhu": doom}, signs={"great_cthulhu": signs}, power={}, **met
    )


@pytest.mark.parametrize(
    ("signs", "doom", "asked"), [([1, 2], 10, False), ([1, 1], 24, True), ([1, 1], 23, False), ([3, 3], 23, False)]
)
def test_the_reveal_window_asks_only_when_it_could_reach_thirty(signs, doom, asked):
    match = with_hidden(signs, doom)
    assert match.decision.kind == "reveal"
    assert (Orders().answer(match) is None) is asked


def test_being_asked_to_reveal_tells_nothing_about_the_values():
    assert {(Orders().answer(with_hidden([value, value], 24)) is None) for value in (1, 2, 3)} == {True}


@pytest.mark.parametrize(("how", "asked"), [("ask", True), ("never", False)])
def test_the_reveal_window_as_ordered(how, asked):
    for doom in (0, 29):
        match = with_hidden([1, 2], doom)
        orders = Orders()
        orders.of(0).answers["reveal"] = how
        assert (orders.answer(match) is None) is asked


def after_a_pass(enemy_place: str) -> Match:
    """Great Cthulhu has Devolve; the Crawling Chaos has just acted."""
    match = table(
        slot="crawling_chaos",
        units={
            "great_cthulhu": {"acolyte": ["antarctica"]},
            "crawling_chaos": {"acolyte": ["asia"], "nightgaunt": [enemy_place]},
        },
        books={"great_cthulhu": ["devolve"]},
    )
    choose(match, "pass")
    assert match.decision.kind == "devolve"
    return match


@pytest.mark.parametrize(("place", "asked"), [("antarctica", True), ("asia", False)])
def test_devolve_asks_when_an_acolyte_is_in_danger(place, asked):
    match = after_a_pass(place)
    chosen = Orders().answer(match)
    assert (chosen is None) is asked
    assert asked or chosen == match.decision.default


@pytest.mark.parametrize(("acolytes", "power", "asked"), [(6, 5, True), (5, 5, False), (6, 0, False)])
def test_devolve_asks_when_dreams_lacks_only_an_acolyte_in_the_pool(acolytes, power, asked):
    match = table(
        slot="crawling_chaos",
        units={"great_cthulhu": {"acolyte": ["antarctica"] * acolytes}},
        books={"great_cthulhu": ["devolve", "dreams"]},
        power={**dict.fromkeys(NAMES, 5), "great_cthulhu": power},
    )
    choose(match, "pass")
    assert match.decision.kind == "devolve"
    assert (Orders().answer(match) is None) is asked


@pytest.mark.parametrize(("how", "asked"), [("ask", True), ("never", False)])
def test_devolve_as_ordered(how, asked):
    for place in ("antarctica", "asia"):
        match = after_a_pass(place)
        orders = Orders()
        orders.of(0).answers["devolve"] = how
        assert (orders.answer(match) is None) is asked


def before_battle() -> Match:
    """The enemy's abilities before the battle are to be asked for."""
    match = table(
        units={
            "great_cthulhu": {"shoggoth": ["antarctica", "antarctica"], "acolyte": ["antarctica"]},
            "crawling_chaos": {"flying_polyp": ["antarctica"], "hunting_horror": ["antarctica"]},
        },
        books={"great_cthulhu": ["absorb"], "crawling_chaos": ["invisibility"]},
    )
    choose(match, "battle")
    assert match.decision.kind == "pre_battle"
    return match


def test_before_a_battle_abilities_are_asked_about_by_default():
    assert Orders().answer(before_battle()) is None


def test_an_ability_before_a_battle_can_be_declined_for_good():
    match = before_battle()
    assert abilities(match.position.decision) == ("absorb",)
    orders = Orders()
    orders.of(0).answers["absorb"] = "never"
    assert orders.answer(match) == match.decision.default


def acted(**more) -> Match:
    """The action has been taken; a gate could still be left."""
    match = table(**more)
    choose(match, "recruit")
    while match.decision.kind != "action":
        choose(match)
    assert {option.kind for option in match.decision.options} == {"abandon_gate", "done"}
    return match


def test_a_slot_ends_by_itself_when_only_leaving_a_gate_is_left():
    match = acted(
        gates={"antarctica": "great_cthulhu"},
        units={"great_cthulhu": {"acolyte": ["antarctica"], "shoggoth": ["new_zealand"]}},
    )
    match.undo()
    choose(match, "area", area=match.rules.map.number["new_zealand"])
    assert settle(Driver(match)) == ["done"]


def test_a_slot_ends_by_itself_when_only_another_acolyte_could_take_the_gate():
    match = acted(
        gates={"antarctica": "great_cthulhu"}, units={"great_cthulhu": {"acolyte": ["antarctica", "antarctica"]}}
    )
    assert settle(Driver(match))[0] == "done"


def test_a_slot_does_not_end_when_a_piece_of_another_kind_could_take_the_gate():
    match = table(
        slot="black_goat",
        gates={"antarctica": "black_goat"},
        units={"black_goat": {"acolyte": ["antarctica"], "dark_young": ["antarctica"]}},
        books={"black_goat": ["red_sign"]},
    )
    choose(match, "recruit")
    while match.decision.kind != "action":
        choose(match)
    assert settle(Driver(match)) == []
    orders = Orders()
    orders.of(match.decision.seat).answers["end_slot"] = "never"
    assert settle(Driver(match, orders))[0] == "done"


def test_a_slot_can_be_ended_by_hand():
    match = acted(gates={"antarctica": "great_cthulhu"})
    orders = Orders()
    orders.of(0).answers["end_slot"] = "ask"
    assert settle(Driver(match, orders)) == []
    orders = Orders({0: SeatOrders(end_turns=False)})
    assert settle(Driver(match, orders)) == [], "the setting: turns end by hand"
    orders.of(0).answers["end_slot"] = "matters"
    assert settle(Driver(match, orders))[0] == "done", "an order counts for more"


def test_a_turn_does_not_end_where_hidden_elder_signs_could_bring_thirty_doom():
    match = acted(
        gates={"antarctica": "great_cthulhu"}, doom={"great_cthulhu": 28}, signs={"great_cthulhu": [1]}
    )
    assert settle(Driver(match)) == []


def test_orders_are_only_about_what_there_is():
    with pytest.raises(ValueError, match="no standing orders"):
        Session(table()).set_order(0, "dig_a_hole", "never")
    with pytest.raises(ValueError, match="ask, matters or never"):
        Session(table()).set_order(0, "devolve", "sometimes")  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", range(3))
def test_orders_give_defaults_and_take_gates_and_nothing_else(seed):
    """With every order on "never", whatever an order answers is the default or a step of taking a gate."""
    orders = Orders({seat: SeatOrders(answers=dict.fromkeys(ORDERS, "never")) for seat in range(4)})
    match = Match.new({"game": "wars", "players": 4, "seed": seed}, PEOPLE)
    defaults = {}
    session = Session(match, orders=orders)
    counted = session.match.listener

    answer = match.answer

    def watched(chosen, serial=None, by="person"):
        if by == "order":
            asked = match.position.decision
            defaults[asked.kind, chosen.kind] = chosen == asked.default
        answer(chosen, serial, by)

    match.answer = watched  # type: ignore[method-assign]
    run(session, 250, random.Random(seed))
    session.close()
    assert counted is not None
    assert any(defaults.values())
    assert {kind for kind, default in defaults.items() if not default} <= {
        ("action", "control_gate"),
        ("control_area", "area"),
        ("gate_keeper", "unit"),
    }
