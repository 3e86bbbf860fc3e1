"""The digest: of what happened since somebody's last choice, what mattered to them."""

from typing import Any

from game.engine.event import Event
from game.games.wars.factions.black_goat.rules.figures import BG
from game.games.wars.factions.crawling_chaos.rules.figures import CC
from game.games.wars.factions.great_cthulhu.rules.figures import GC
from game.games.wars.factions.yellow_sign.rules.figures import YS
from game.games.wars.rules.scenario import UNIT_NUMBER
from game.games.wars.rules.units import FACTIONS
from game.games.wars.words.digest import News, digest
from game.games.wars.words.tableview import Table, read_table
from game.match.match import Match, Seat
from game.match.words import plain, words
from tests.match.matchtools import started

NAMES = {GC: "great_cthulhu", CC: "crawling_chaos", BG: "black_goat", YS: "yellow_sign"}


def at(**setup: Any) -> tuple[Match, Table]:
    """A match set up so, and its table as anybody sees it."""
    match = started(setup={"phase": "action", **setup})
    return match, read_table(match, None)


def told(match: Match, before: Table, now: Table, *events: Event, sides: tuple[int, ...] = (GC,)) -> list[News]:
    """The digest of these events for who plays ``sides``."""
    return digest(words(), match.rules, events, before, now, sides)


def texts(news: list[News]) -> list[str]:
    """Their plain words."""
    return [plain(each.text) for each in news]


def area(match: Match, name: str) -> int:
    """An area's number."""
    return match.rules.map.number[name]


def test_an_own_loss_comes_first_and_names_who_and_where() -> None:
    match, table = at()
    there = area(match, "north_atlantic")
    news = told(match, table, table,
                Event("ritual", (BG, 7, 1, 0)), Event("doom", (BG, 1, "ritual")),
                Event("captured", (UNIT_NUMBER["great_cthulhu/acolyte/0"], there, BG)))  # fmt: skip
    assert texts(news)[0] == "You lost an Acolyte to Black Goat · North Atlantic"
    first = news[0]
    assert (first.hit, first.area, first.side, first.icon) == (True, "north_atlantic", BG, "capture")
    assert not any(each.hit for each in news[1:])


def test_losses_in_one_place_to_one_side_are_one_line() -> None:
    match, table = at()
    there = area(match, "europe")
    lost = [Event("eliminated", (UNIT_NUMBER[f"great_cthulhu/{kind}"], there, "killed", CC))
            for kind in ("deep_one/0", "deep_one/1", "cthulhu/0")]  # fmt: skip
    news = told(match, table, table, Event("battle", (CC, GC, there)), *lost)
    assert texts(news) == ["You lost 2 Deep Ones and Cthulhu to Crawling Chaos · Europe"]


def test_what_somebody_does_to_oneself_is_no_loss() -> None:
    match, table = at()
    unit = UNIT_NUMBER["great_cthulhu/acolyte/0"]
    assert told(match, table, table, Event("eliminated", (unit, 3, "devolve", GC))) == []
    assert told(match, table, table, Event("eliminated", (unit, 3, "awaken", -1))) == []


def test_an_attack_without_losses_is_told() -> None:
    match, table = at()
    news = told(match, table, table, Event("battle", (YS, GC, area(match, "arabia"))))
    assert texts(news) == ["Yellow Sign attacked you without effect · Arabia"] and news[0].hit


def test_a_gate_lost_to_somebody_is_a_hit_and_one_given_up_is_not() -> None:
    units = {"great_cthulhu": {"acolyte": ["europe"]}, "black_goat": {"acolyte": ["europe"]}}
    _, before = at(units=units, gates={"europe": "great_cthulhu"})
    match, now = at(units=units, gates={"europe": "black_goat"})
    there = area(match, "europe")
    left = Event("gate_abandoned", (GC, there))
    taken = Event("gate_controlled", (BG, there, UNIT_NUMBER["black_goat/acolyte/0"]))
    news = told(match, before, now, Event("action", (BG, "capture")), left, taken)
    assert texts(news) == ["You lost the gate to Black Goat · Europe"] and news[0].hit
    news = told(match, before, now, Event("action", (GC, "abandon_gate")), left, Event("slot", (BG,)), taken)
    assert texts(news) == ["Black Goat took the gate · Europe"] and not news[0].hit


def test_a_gate_that_can_be_claimed_again_is_not_lost() -> None:
    """A Cultist still stands there: claiming the gate is free, and may happen by itself a moment later."""
    units = {"great_cthulhu": {"acolyte": ["europe", "europe"]}, "black_goat": {"acolyte": ["arabia"]}}
    _, before = at(units=units, gates={"europe": "great_cthulhu"})
    match, now = at(units=units, gates={"europe": "abandoned"})
    left = Event("gate_abandoned", (GC, area(match, "europe")))
    news = told(match, before, now, Event("action", (BG, "capture")), left)
    assert texts(news) == ["Your gate in Europe has no keeper: you can take it back"] and not news[0].hit
    assert told(match, before, before, Event("action", (BG, "capture")), left) == [], "claimed again"
    match, now = at(units=units | {"great_cthulhu": {"acolyte": ["arabia"]}}, gates={"europe": "abandoned"})
    news = told(match, before, now, Event("action", (BG, "capture")), left)
    assert texts(news) == ["You lost the gate · Europe"] and news[0].hit


def test_the_lead_in_doom_is_told_when_doom_has_moved() -> None:
    match, table = at(doom={"black_goat": 17, "great_cthulhu": 14, "yellow_sign": 9})
    assert told(match, table, table) == []
    news = told(match, table, table, Event("doom", (BG, 2, "gates")))
    assert texts(news) == ["Black Goat leads by 3 with 17 Doom"] and news[0].icon == "doom"


def test_an_equal_lead_names_everybody() -> None:
    match, table = at(doom={"black_goat": 9, "yellow_sign": 9})
    news = told(match, table, table, Event("doom", (BG, 2, "gates")))
    assert texts(news) == ["Black Goat and Yellow Sign lead with 9 Doom"]


def test_awakenings_rituals_books_and_gates_of_others() -> None:
    match, now = at(units={"black_goat": {"acolyte": ["arabia"]}}, gates={"arabia": "black_goat"})
    events = [
        Event("action", (BG, "build_gate")),
        Event("gate_built", (BG, area(match, "arabia"), UNIT_NUMBER["black_goat/acolyte/0"])),
        Event("placed", (UNIT_NUMBER["yellow_sign/hastur/0"], area(match, "europe"), "awaken")),
        Event("ritual", (CC, 6, 2, 1)),
        Event("doom", (CC, 2, "ritual")),
        Event("sign", (CC, 0, "ritual")),
        Event("book", (YS, "passion")),
    ]
    _, before = at()
    lines = texts(told(match, before, now, *events))
    assert lines[0] == "Yellow Sign awakened Hastur · Europe"
    assert "Crawling Chaos performed a Ritual for 6 Power: 2 Doom and 1 Elder Sign" in lines
    assert "Black Goat built a gate · Arabia" in lines
    assert any(line.startswith("Yellow Sign has Passion") for line in lines)


def test_own_deeds_are_no_news() -> None:
    match, table = at(units={"great_cthulhu": {"acolyte": ["europe"]}}, gates={"europe": "great_cthulhu"})
    events = [
        Event("gate_built", (GC, area(match, "europe"), UNIT_NUMBER["great_cthulhu/acolyte/0"])),
        Event("book", (GC, "dreams")),
        Event("placed", (UNIT_NUMBER["great_cthulhu/cthulhu/0"], 4, "awaken")),
        Event("passed", (GC, 2)),
    ]
    assert told(match, table, table, *events) == []


def test_a_requirement_that_has_come_within_one_is_told() -> None:
    sea = ["south_pacific", "north_pacific"]
    units = {"great_cthulhu": {"acolyte": sea}}
    _, before = at(units=units, gates={sea[0]: "great_cthulhu"})
    match, now = at(units=units, gates=dict.fromkeys(sea, "great_cthulhu"))
    news = [each for each in told(match, before, now) if each.icon == "gc_ocean_gates"]
    assert len(news) == 1 and news[0].text.endswith("**1 to go**")
    assert not [each for each in told(match, now, now) if each.icon == "gc_ocean_gates"]


def test_a_passer_by_is_hit_by_nothing() -> None:
    match, table = at()
    unit = UNIT_NUMBER["great_cthulhu/acolyte/0"]
    news = told(match, table, table, Event("captured", (unit, area(match, "europe"), BG)), sides=())
    assert texts(news) == ["Great Cthulhu lost an Acolyte to Black Goat · Europe"] and not news[0].hit


def test_a_side_that_rests_is_told_by_the_ability() -> None:
    """As passing is: whoever hibernates, Sleeper with the ability borrowed too, and in the Duel instead of Decay."""
    five = {"factions": ["great_cthulhu", "windwalker", "sleeper"]}
    match = Match.new({"game": "wars", "seed": 1, **five, "setup": {"phase": "action"}}, [Seat("", n) for n in "abc"])
    table = read_table(match, None)
    number = {FACTIONS[side]: side for side in match.rules.sides}
    slept = Event("action", (number["windwalker"], "hibernate"))
    lent = Event("ability", (number["sleeper"], "hibernate"))
    news = told(match, table, table, slept, lent, Event("action", (number["sleeper"], "ice_age")))
    assert [(each.icon, each.side) for each in news] == [("hibernate", 4), ("hibernate", 7)]
    assert texts(news)[0] == "Windwalker rests until the next turn: Hibernate"
    assert not told(match, table, table, slept, sides=(4,)), "not to whoever rests"
