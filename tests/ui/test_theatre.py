"""The replay theatre, by real events: playing, stepping, the slider, the lines, the views, going on, sharing."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.games.wars.screen.end import EndScene
from game.games.wars.words.records import BATTLE
from game.games.wars.words.tableview import read_open, read_table
from game.language.spoken import say
from game.match.gamerecords import TURN
from game.match.match import Match, Seat
from game.match.replayfile import Replays
from game.match.saves import write_save
from game.match.theatre import ONLOOKER, OPEN, play_through, recording
from game.ui.scenes.load import LoadScene
from game.ui.scenes.message import MessageScene, PromptScene
from game.ui.scenes.title import TitleScene
from game.ui.table.scene import MatchScene
from game.ui.theatre.door import open_theatre
from game.ui.theatre.goon import GoOnScene
from game.ui.theatre.replays import ReplaysScene
from scripts.window.robot import Robot
from tests.match.matchtools import played, whole
from tests.ui.playing import House, click_line, in_theatre

BOTS = ("random", "random", "random")


@pytest.fixture(scope="module")
def over() -> Match:
    """A game played to its end."""
    return played(2000, seed=3, rules=1)


def on_map(scene: Any) -> dict[int, str]:
    """Where pieces are shown."""
    return {piece.unit: spot.area for spot in scene.stage.map.spots for piece in spot.item.pieces}


def standing(scene: Any, n: int) -> dict[int, str]:
    """Where pieces stood."""
    table = read_open(scene.timeline.match_at(n))
    return {piece.unit: area.id for area in table.areas for piece in area.pieces}


def settled(driver: Robot, scene: Any) -> None:
    """Wait until nothing moves."""
    driver.until(lambda: not scene.stage.animating and not scene.stage.watched)


# Going through a game --------------------------------------------------------------------------


def test_arrows_step_both_ways_and_the_table_follows(house: House, over: Match) -> None:
    driver, scene = house.watch(over)
    assert scene.reel.n == 0 and scene.view == OPEN
    stops = scene.timeline.stops
    for _ in range(3):
        driver.key("right")
    assert scene.reel.n == stops[3]
    settled(driver, scene)
    assert on_map(scene) == standing(scene, stops[3])
    driver.key("left")
    assert scene.reel.n == stops[2]
    driver.key("end")
    assert scene.reel.n == len(scene.timeline) and not driver.thing("step").enabled
    assert on_map(scene) == standing(scene, len(scene.timeline))
    driver.key("home")
    assert scene.reel.n == 0 and not driver.thing("step_back").enabled


def test_space_plays_and_pauses_and_a_number_sets_the_speed(house: House, over: Match) -> None:
    driver, scene = house.watch(over)
    driver.key("5")
    assert scene.reel.speed == 4 and driver.thing("speed.4").selected
    driver.press("play")
    assert scene.reel.playing
    driver.until(lambda: scene.reel.n >= scene.timeline.stops[4])
    driver.key("space")
    n = scene.reel.n
    settled(driver, scene)
    driver.frames(60)
    assert scene.reel.n == n and on_map(scene) == standing(scene, n)


def test_playing_stops_at_the_end(house: House, over: Match) -> None:
    driver, scene = house.watch(over, start=len(over.entries) - 1)
    driver.key("5")
    driver.key("space")
    driver.until(lambda: not scene.reel.playing)
    assert scene.reel.n == len(over.entries)
    driver.key("space")
    assert scene.reel.n < 20 and scene.reel.playing


def test_dice_tell_nothing_in_the_theatre_before_they_lie(house: House, over: Match) -> None:
    driver, scene = house.watch(over)
    fought = next(mark.event for mark in scene.timeline.marks if mark.kind == BATTLE)
    events = scene.timeline.match_at(len(scene.timeline)).events_since(fought)
    rolled = fought + next(at for at, event in enumerate(events) if event.kind == "rolled")
    stop = next(n for n in scene.timeline.stops if scene.timeline.events_at(n) > rolled)
    scene.deck.go(scene.timeline.stop_before(stop))
    driver.frames(2)
    before, told = on_map(scene), (scene.deck.line, scene.stage.log.marked)
    driver.clock.milliseconds = 0
    driver.key("right")
    assert scene.reel.n == stop and scene.stage.rolling
    assert on_map(scene) == before and (scene.deck.line, scene.stage.log.marked) == told
    driver.clock.milliseconds = 16
    settled(driver, scene)
    assert on_map(scene) == standing(scene, stop) and (scene.deck.line, scene.stage.log.marked) != told


def test_the_slider_is_pressed_and_dragged(house: House, over: Match) -> None:
    driver, scene = house.watch(over)
    line, low = driver.rect("time"), driver.rect("time").bottom - 3
    driver.click((line.centerx, low))
    middle = scene.reel.n
    assert abs(middle - len(scene.timeline) / 2) <= 1
    driver.drag((line.centerx, low), (line.x + line.width // 4, low))
    assert 0 < scene.reel.n < middle * 0.6 and on_map(scene) == standing(scene, scene.reel.n)


def test_marks_are_leapt_to_and_tell_what_they_are(house: House, over: Match) -> None:
    driver, scene = house.watch(over)
    marks = [mark for mark in scene.timeline.marks if mark.kind != TURN]
    driver.key("]")
    assert scene.reel.n == marks[0].n
    driver.key("]")
    driver.key("[")
    assert scene.reel.n == marks[0].n
    battle = next(mark for mark in marks if mark.kind == BATTLE)
    at = driver.rect(f"time.{battle.n}").move(4, 0).center
    driver.move(at)
    assert "attacks" in scene.board.at(at).tooltip
    driver.drag(at, (at[0] + 2, at[1]))
    assert scene.reel.n == battle.n, "a hand that shakes presses the sign"
    driver.key("home")
    driver.key("pagedown")
    assert scene.timeline.when(scene.reel.n).turn == 2


def test_the_list_of_what_is_worth_seeing_leads_to_the_next_of_a_kind(house: House, over: Match) -> None:
    driver, scene = house.watch(over, size=(1920, 1080))
    battles = [mark.n for mark in scene.timeline.marks if mark.kind == BATTLE]
    for n in [*battles, battles[0]][: 3 if len(battles) > 2 else None]:
        driver.press(f"mark.{BATTLE}")
        assert scene.reel.n == n
    for kind in scene.timeline.records.marks:
        assert driver.thing(f"mark.{kind.id}").enabled == any(mark.kind == kind.id for mark in scene.timeline.marks)


def test_a_click_on_a_line_goes_there_and_the_line_is_lit(house: House, over: Match) -> None:
    driver, scene = house.watch(over)
    log = scene.stage.log
    line = next(line for line in log.told() if "moves" in line.text)
    click_line(driver, scene, line)
    told = scene.timeline.told(scene.view)
    assert scene.timeline.events_at(scene.reel.n) >= told.behind[told.lines.index(line)]
    assert log.marked == line and scene.deck.line == line
    driver.key("ctrl+f")
    driver.type("gate")
    assert all("gate" in each.text.lower() for each in log.told())


# Views -----------------------------------------------------------------------------------------


def test_a_seat_is_shown_what_it_knew(house: House, over: Match) -> None:
    driver, scene = house.watch(over)
    n, owner = next((n, side.seat) for n in range(len(over.entries), 0, -1)
                    for side in read_open(scene.timeline.match_at(n)).sides if side.signs)  # fmt: skip
    other = (owner + 1) % 4
    scene.deck.go(n)
    assert all(scene.stage.table.sides[owner].signs)
    for view, known in ((owner, True), (other, False)):
        driver.choose("eyes", str(view))
        driver.until(lambda view=view: scene.view == view)
        assert scene.stage.table == read_table(scene.timeline.match_at(n), view)
        assert any(scene.stage.table.sides[owner].signs) == known
        assert scene.stage.log.lines == scene.timeline.told(view).lines
    driver.choose("eyes", str(ONLOOKER))
    driver.until(lambda: scene.view == ONLOOKER)
    assert not any(any(side.signs) for side in scene.stage.table.sides)


def test_a_game_still_going_on_keeps_its_secrets_until_somebody_says_so(house: House) -> None:
    match = played(60)
    match.seat_change(1, "random")
    match.seat_change(2, "random")
    match.seat_change(3, "random")
    driver, scene = house.watch(match)
    assert scene.view == 0
    driver.choose("eyes", str(ONLOOKER))
    driver.until(lambda: scene.view == ONLOOKER)
    driver.key("v")
    driver.until(lambda: scene.view == 0)
    driver.choose("eyes", str(OPEN))
    assert isinstance(driver.scene, MessageScene) and driver.scene.heading == say("theatre-secrets")
    driver.key("esc")
    assert driver.scene is scene and scene.view != OPEN
    driver.choose("eyes", str(OPEN))
    driver.press("yes")
    driver.until(lambda: scene.view == OPEN)


# Going on, sharing -----------------------------------------------------------------------------


def test_a_game_goes_on_from_here_as_one_of_its_own(house: House, over: Match) -> None:
    before = whole(over)
    driver, scene = house.watch(over, name="Friday")
    scene.deck.go(120)
    driver.key("g")
    dialog = driver.scene
    assert isinstance(dialog, GoOnScene)
    driver.choose("seat.2", "random")
    driver.frames()
    driver.press("begin")
    driver.until(lambda: isinstance(driver.app.stack.scenes[1], MatchScene))
    match = driver.app.stack.scenes[1].session.match
    assert match.entries[:120] == over.entries[:120] and match.seats[2].bot == "random"
    assert tuple(seat.name for seat in match.seats) == tuple(seat.name for seat in over.seats)
    assert match.undo_to(100) and whole(over) == before


def test_at_the_end_nobody_can_go_on(house: House, over: Match) -> None:
    driver, scene = house.watch(over, start=len(over.entries))
    driver.key("g")
    assert driver.scene is scene


def test_a_game_is_shared_watched_from_the_file_and_deleted(house: House, over: Match, tmp_path: Path) -> None:
    driver, scene = house.watch(over)
    driver.key("e")
    assert isinstance(driver.scene, PromptScene)
    driver.type("Sharing")
    driver.key("enter")
    replays = driver.app.services.replays
    driver.until(lambda: bool(replays.listing()))
    driver.key("esc")
    driver.until(lambda: isinstance(driver.scene, TitleScene))
    title = driver.scene
    title.push(ReplaysScene())
    driver.frames(2)
    shown: Any = driver.scene
    driver.until(lambda: not shown.busy)
    assert [info.name for info in shown.list.items] == ["Sharing"]
    driver.key("enter")
    scene = in_theatre(driver)
    assert len(scene.timeline) == len(over.entries) and scene.timeline.over
    driver.key("esc")
    driver.until(lambda: driver.scene is shown and not shown.busy)
    driver.key("delete")
    driver.press("yes")
    driver.until(lambda: not shown.busy and not shown.list.items)
    bad = tmp_path / "holiday.mythosreplay"
    bad.write_bytes(b"nothing of ours")
    driver.post(pygame.DROPFILE, file=str(bad))
    driver.until(lambda: isinstance(driver.scene, MessageScene))
    assert "is not a replay of Mythos Table" in driver.scene.words  # type: ignore[attr-defined]


def test_what_was_just_taken_in_is_watched_by_enter(house: House, over: Match, tmp_path: Path) -> None:
    driver = house()
    shared = Replays(tmp_path / "elsewhere").share(over, "Evening")
    driver.scene.push(ReplaysScene())
    driver.frames(2)
    shown: Any = driver.scene
    driver.until(lambda: not shown.busy)
    driver.key("enter")
    assert isinstance(driver.scene, PromptScene), "with nothing there, Enter fetches one"
    driver.type(str(shared))
    driver.key("enter")
    driver.until(lambda: not shown.busy and bool(shown.list.items))
    driver.key("enter")
    assert len(in_theatre(driver).timeline) == len(over.entries)


def test_a_saved_game_is_watched_from_the_list(house: House, over: Match) -> None:
    driver = house()
    write_save(over, driver.app.services.store.folder / "saves" / "game-x.save", name="Evening")
    driver.key("l")
    driver.until(lambda: isinstance(driver.scene, LoadScene) and not driver.scene.busy)
    driver.key("w")
    scene = in_theatre(driver)
    assert len(scene.timeline) == len(over.entries)
    driver.key("esc")
    driver.until(lambda: isinstance(driver.scene, LoadScene))
    driver.key("e")
    driver.until(lambda: isinstance(driver.scene, PromptScene))
    driver.key("enter")
    driver.until(lambda: type(driver.scene) is MessageScene and driver.scene.heading == say("theatre-file"))
    assert [info.name for info in driver.app.services.replays.listing()] == ["Evening"]


def test_what_cannot_be_watched_is_said_and_the_theatre_closes(house: House) -> None:
    driver = house()

    def fetch() -> Match:
        raise ValueError("the disk is gone.")

    open_theatre(driver.app, fetch)
    driver.until(lambda: isinstance(driver.scene, MessageScene))
    assert "the disk is gone" in driver.scene.words  # type: ignore[attr-defined]
    driver.key("enter")
    driver.until(lambda: isinstance(driver.scene, TitleScene))


def test_a_running_game_is_watched_from_its_menu(table: Any) -> None:
    driver, scene = table(seats=(Seat("", "Ada"), *(Seat(bot, bot) for bot in BOTS)))
    count = len(scene.session.match.entries)
    driver.key("esc")
    driver.press("watch")
    watched = in_theatre(driver)
    assert len(watched.timeline) == count and watched.view == 0
    driver.key("esc")
    driver.until(lambda: driver.scene is scene)


def test_a_finished_game_is_watched_from_its_end_and_gone_on_with(house: House, over: Match) -> None:
    driver = house()
    timeline = play_through(recording(over))
    assert timeline is not None
    begun = driver.app.services.go_on_with(timeline.go_on(len(over.entries)), "Friday")
    scene = MatchScene(begun)
    driver.scene.push(scene)
    driver.until(lambda: isinstance(driver.scene, EndScene))
    driver.press("watch")
    watched = in_theatre(driver)
    assert watched.timeline.over and watched.view == OPEN
    watched.deck.go(10)
    driver.key("g")
    driver.press("begin")
    driver.until(lambda: scene not in driver.app.stack.scenes)
    assert [type(each) for each in driver.app.stack.scenes[:2]] == [TitleScene, MatchScene]


# Places ----------------------------------------------------------------------------------------

DECK = ("now", "time", "first", "last", "play", "step", "step_back", "leap", "leap_back", "speed", "eyes")


def test_everything_fits_at_every_size(house: House, over: Match) -> None:
    driver, scene = house.watch(over, start=150)
    for size in ((640, 360), (960, 540), (1280, 720), (1366, 768), (1920, 1080), (2560, 1440)):
        driver.resize(*size)
        window = scene.app.layout.window
        mine = [thing.id for thing in driver.find() if thing.id in DECK or thing.id.startswith("mark.")]
        tall = scene.app.layout.one_column
        box = pygame.Rect(0, 0, window.width, 10_000) if tall else window
        assert len(mine) > 8 and driver.untidy(box, *mine) == [], size
        assert all(driver.rect(id).width > 8 for id in mine), size
