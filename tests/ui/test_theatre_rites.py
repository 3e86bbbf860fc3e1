"""Rites of Cthulhu in the replay theatre, and games for two in it."""


import pytest
from msgspec.structs import replace

from game.games.rites.screen import cards as faces
from game.games.rites.screen.end import CardEnd
from game.games.rites.screen.headline import top_line
from game.games.rites.words.tableview import HIDDEN, read_cards, read_cards_open
from game.language.spoken import say
from game.match.driver import Over
from game.match.gamerecords import END, TURN
from game.match.match import Match, Seat
from game.match.session import begin
from game.match.theatre import OPEN
from game.ui.chronicle.game import turns_words
from game.ui.figures.store import STORE
from tests.ui.chronicled import made_up
from tests.ui.playing import House, in_theatre
from tests.ui.ritesplaying import ANNA, BOTS, FIFTH, CardOpener, cards_seen, played_out


@pytest.fixture(scope="module")
def rites() -> Match:
    """A whole game of Rites, with everything worth seeing in it."""
    return played_out((ANNA, *BOTS))


def test_a_game_of_rites_is_stepped_through_both_ways(house: House, rites: Match) -> None:
    driver, scene = house.watch(rites)
    stops = scene.timeline.stops
    for _ in range(5):
        driver.key("right")
    assert scene.reel.n == stops[5] and scene.stage.table == read_cards_open(scene.timeline.match_at(stops[5]))
    driver.key("left")
    assert scene.reel.n == stops[4] and scene.stage.table == read_cards_open(scene.timeline.match_at(stops[4]))
    driver.key("end")
    assert scene.stage.table.ending and not driver.thing("step").enabled


def test_its_rites_artifacts_power_plays_and_knocks_are_marked(house: House, rites: Match) -> None:
    driver, scene = house.watch(rites)
    marks = scene.timeline.marks
    assert {"rite", "artifact", "power_play", "knock", END, TURN} <= {mark.kind for mark in marks}
    driver.press("mark.knock")
    first = next(mark for mark in marks if mark.kind == "knock")
    assert scene.reel.n == first.n and scene.timeline.events[first.event].kind == "knocked"
    assert scene.deck.when.endswith("The Dunwich Horror")
    assert "Cultist" not in scene.stage.dressed(scene.deck.line.text), "those who play are called by their names"


def test_a_click_on_a_line_goes_there(house: House, rites: Match) -> None:
    driver, scene = house.watch(rites)
    log = scene.stage.log
    line = next(line for line in log.told() if "knocks for" in line.text)
    log.show_line(line)
    driver.frames(2)
    driver.hover("log_lines")
    driver.press(f"log_lines.{list(log.lines).index(line)}")
    assert scene.reel.n > scene.timeline.first and log.marked == line and scene.deck.line == line


def test_a_finished_game_is_told_in_rites() -> None:
    assert turns_words(replace(made_up(1)[0], game="rites", turns=4)) == say("chronicle-length-rites", count=4)
    assert turns_words(replace(made_up(1)[0], turns=1)) == say("chronicle-length-turns", count=1)


def test_eyes_of_a_seat_see_its_hand_alone(house: House, rites: Match) -> None:
    driver, scene = house.watch(rites)
    driver.key("pagedown")
    assert scene.view == OPEN and all(HIDDEN not in cultist.hand for cultist in scene.stage.table.cultists)
    assert cards_seen(driver) == [len(cultist.hand) for cultist in scene.stage.table.cultists]
    driver.press("eyes.0")
    driver.until(lambda: scene.view == 0)
    then = scene.timeline.match_at(scene.reel.n)
    assert scene.stage.table == read_cards(then, 0)
    assert set(scene.stage.fan.cards) == set(then.view(0)["state"]["hands"][0])
    assert not any(cards_seen(driver))
    assert all("holds" not in line.text for line in scene.stage.log.lines if line.side not in (0, None))


def test_cards_that_lie_face_down_are_shown_as_cards_to_whoever_sees_everything(house: House, rites: Match) -> None:
    driver, scene = house.watch(rites)
    centre = scene.stage.centre
    walls = next(mark.n for mark in scene.timeline.marks if mark.kind == "knock")
    scene.deck.go(walls)
    hidden = [place for place in centre.places if place.known]
    assert all(centre.picture(place) for place in hidden) and STORE.ready()
    assert hidden and all(
        centre.picture(place) is faces.uncovered(place.known, place.rect.width) for place in hidden
    )
    driver.press("eyes.0")
    driver.until(lambda: scene.view == 0)
    assert all(centre.picture(place) is faces.turned("?", place.rect.width, 0, 0)
               for place in centre.places if place.card == HIDDEN and place.id.startswith("plot:"))  # fmt: skip


def test_a_drafted_game_is_watched_from_behind_its_draft(house: House) -> None:
    session = begin({"game": "wars", "players": 2, "seed": 3}, (Seat("random", "Ada"), Seat("random", "Bram")), None)
    session.driver.seed = 7
    while len(session.match.entries) < 60 and not isinstance(waiting := session.waiting(), Over):
        session.done(waiting, session.think(waiting))  # type: ignore[arg-type]
    driver, scene = house.watch(session.match)
    assert scene.reel.n == scene.timeline.first == 4 and not driver.thing("step_back").enabled
    assert [strip.faction for strip in scene.stage.strips] and len(scene.stage.table.sides) == 4
    driver.key("right")
    driver.key("home")
    assert scene.reel.n == 4


def test_a_game_still_in_its_draft_can_be_opened(house: House) -> None:
    session = begin({"game": "wars", "players": 2, "seed": 3}, (Seat("", "Ada"), Seat("", "Bram")), None)
    driver, scene = house.watch(session.match)
    driver.key("end")
    assert scene.reel.n == 0 and scene.stage.table.sides == ()


def test_a_campaigns_game_of_rites_leads_back_to_it_and_wears_its_padlock(cards: CardOpener) -> None:
    driver, scene = cards(seats=(Seat("random", "Ruth"), Seat("random", "Vane")), setup=FIFTH, seed=279)
    scene.session.kept.campaign = "Our league"
    driver.until(lambda: isinstance(driver.scene, CardEnd))
    assert driver.thing("title").label == say("end-campaign") and not driver.sees("rematch")
    for ironman in (False, True):
        assert ("Ironman" in top_line(scene.stage.table, ironman, (), driver.app.layout).tip) is ironman
    driver.press("watch")
    in_theatre(driver)
