"""The end screen: who has won and why, the course of the game, and every way on from there."""

import functools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.games.wars.screen.end import EndScene
from game.games.wars.screen.end_pages import CHARTS, chart_data
from game.language.spoken import say
from game.match.achievements import achievements
from game.match.driver import make_bots, play_out
from game.match.match import Match, Seat
from game.match.session import Session
from game.match.words import words
from game.ui import charts, theme
from game.ui.figures.store import STORE
from game.ui.kit.areas import told
from game.ui.layout import Layout
from game.ui.rich import plain
from game.ui.scene import Scene
from game.ui.scenes.card import CardScene
from game.ui.scenes.message import MessageScene
from game.ui.scenes.newgame import NewGameScene
from game.ui.scenes.title import TitleScene
from game.ui.table.overlays.menu import MenuScene
from game.ui.table.scene import MatchScene
from scripts.window.robot import Robot
from tests.ui.inked import inked
from tests.ui.playing import OneWindow
from tests.ui.test_inked import READ, UNABLE

GC, CC, BG, YS = "great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign"
SEATS = (Seat("", "Ada"), Seat("random", "Bram"), Seat("random", "Cora"), Seat("random", "Dion"))
BOOKS = {
    GC: ["absorb", "devolve", "dreams", "regenerate", "submerge", "yha_nthlei"],
    CC: ["abduct", "emissary", "invisibility", "madness", "seek_and_destroy", "thousand_forms"],
}
SIZES = ((640, 400), (1024, 640), (1280, 720), (1366, 768), (1920, 1080), (2560, 1440))


def set_end(**more: Any) -> Match:
    """A game whose Doom phase ends it at once; nobody opens an Elder Sign before."""
    setup = {"phase": "doom", "turn": 6, "doom": {GC: 30, CC: 27, BG: 3, YS: 32}, "books": BOOKS,
             "signs": {GC: [1], CC: [1, 2], YS: [3]}, **more}  # fmt: skip
    match = Match.new({"game": "wars", "players": 4, "seed": 1, "setup": setup}, SEATS)
    while match.decision is not None:
        match.answer(match.decision.default or match.decision.options[0])
    return match


@functools.cache
def played_out() -> Match:
    """A whole game of bots, played once: at its end nobody changes it."""
    match = Match.new({"game": "wars", "players": 4, "seed": 3}, SEATS)
    play_out(match, make_bots(["random"] * 4, 3))
    return match


class Ends(OneWindow):
    """Opens windows with a finished match."""

    def __call__(self, match: Match | None = None, size: tuple[int, int] = (1280, 720), page: str = "result",
                 still: bool = True) -> tuple[Robot, EndScene]:  # fmt: skip
        services = self._new_services(size, "at_once")
        services.settings.reduced_motion = still
        app = self._new_app(services)
        app.start(MatchScene(Session(match or set_end(), services.store)))
        driver = Robot(app)
        driver.frames(3)
        assert isinstance(driver.scene, EndScene)
        if page != "result":
            driver.press(f"page.{page}")
        return driver, driver.scene


@pytest.fixture
def open_end(tmp_path: Path) -> Iterator[Ends]:
    """Opens windows with a finished match."""
    opener = Ends(tmp_path)
    yield opener
    opener.close()


def press(driver: Robot, label: str) -> None:
    """Click a button by its label."""
    driver.press(role="button", label=label)


# Who has won, and why ---------------------------------------------------------------------------


@pytest.mark.parametrize("page", ["result", "dice", "deeds"])
def test_names_and_numbers_are_read_on_the_colors_of_their_sides(open_end: Ends, page: str) -> None:
    driver, scene = open_end(played_out(), page=page)
    assert STORE.ready()
    with inked() as found:
        scene.redraw()
        driver.frames(2)
    told = [each for each in found if each.words not in UNABLE]
    assert len(told) > 20 and not [each for each in told if each.contrast < READ]


@pytest.mark.parametrize(("more", "headline", "reasons"), [
    ({}, "Great Cthulhu wins", ("Great Cthulhu has the most Doom of those with all six spellbooks: 31.",
                                "Yellow Sign has 35 Doom, but only 0 of six spellbooks.")),
    ({"books": {CC: BOOKS[CC]}}, "Crawling Chaos wins",
     ("Only Crawling Chaos has all six spellbooks, with 30 Doom.",)),
    ({"doom": {GC: 30, CC: 28}}, "Great Cthulhu and Crawling Chaos share the victory", ("share the victory",)),
    ({"books": {}}, "Humanity survives", ("No one has all six spellbooks.",)),
])  # fmt: skip
def test_the_winner_and_what_made_the_difference_are_told(
    open_end: Ends, more: dict[str, Any], headline: str, reasons: tuple[str, ...]
) -> None:
    _, end = open_end(set_end(**more))
    assert end.headline() == headline
    assert all(reason in plain(end.reason()) for reason in reasons)


def test_the_light_round_the_winners_medal_is_not_cut_by_the_page(open_end: Ends) -> None:
    driver, _ = open_end(set_end(), (1024, 640))
    page, shown = driver.rect("result.scroll"), driver.app.surface

    def brightest(y: int) -> int:
        """By how much the row's middle is brighter than the page beside it."""
        return max(shown.get_at((page.centerx + x, y)).r - shown.get_at((page.centerx - 300, y)).r
                   for x in range(-40, 41))  # fmt: skip

    assert brightest(page.top) <= 2 and brightest(page.top + 11) > 10


# Elder Signs ------------------------------------------------------------------------------------


def test_elder_signs_are_opened_one_by_one_and_then_the_winner_is_told(open_end: Ends) -> None:
    _, end = open_end(still=False)
    end.unopened = 4
    seen = [end.closed_signs()]
    assert end.next_wake is not None
    while end.unopened:
        end.update(0.05)
        if end.closed_signs() != seen[-1]:
            seen.append(end.closed_signs())
    assert [tuple(closed[faction] for faction in (GC, CC, BG, YS)) for closed in seen] == [
        (1, 2, 0, 1), (0, 2, 0, 1), (0, 1, 0, 1), (0, 0, 0, 1), (0, 0, 0, 0)]  # fmt: skip


def test_goals_reached_do_not_tell_the_winner_before_the_last_sign(open_end: Ends) -> None:
    driver, end = open_end(still=False)
    end.goals, end.unopened = achievements()[:2], 4
    end.redraw()
    driver.frames(2)
    foot = driver.rect("rematch")
    band = pygame.Rect(foot.left - 300, foot.top - 50, 400, 24)
    veiled = pygame.image.tobytes(driver.app.surface.subsurface(band), "RGB")
    driver.key("space")
    driver.frames(2)
    assert driver.rect("rematch") == foot
    assert pygame.image.tobytes(driver.app.surface.subsurface(band), "RGB") != veiled


def test_a_click_opens_the_rest(open_end: Ends) -> None:
    driver, end = open_end(still=False)
    end.unopened = 4
    driver.click(driver.app.layout.window.center)
    assert end.unopened == 0 and driver.scene is end


def test_the_winners_stand_beside_the_result_and_nobody_before_it_is_told(open_end: Ends) -> None:
    _, end = open_end(still=False)
    end.unopened = 4
    assert end.pictures() == ("stones",)
    end.unopened = 0
    assert end.pictures() == end.result.sides == (GC,)
    _, lost = open_end(played_out())
    assert lost.pictures() == ("dawn",)


# Pages and charts -------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_overlaps_or_leaves_the_window_and_pages_differ(open_end: Ends, size: tuple[int, int]) -> None:
    driver, _ = open_end(played_out(), size)
    seen = set()
    for page in ("course", "dice", "deeds", "result"):
        driver.press(f"page.{page}")
        driver.frames()
        assert driver.untidy(driver.app.layout.window) == []
        seen.add(pygame.image.tobytes(driver.app.surface, "RGB"))
    assert len(seen) == 4


def test_pointing_at_a_chart_tells_the_values_of_a_turn(open_end: Ends) -> None:
    driver, end = open_end(played_out(), page="course")
    doom = end.charts["doom"]
    assert len(driver.find("chart")) == 4
    box = driver.rect("chart.doom")
    plot = charts.Plot(doom.data, driver.app.layout, box.size)
    driver.move((box.x + round(plot.x(2)), box.centery))
    assert doom.telling and doom.at == 2
    told = plain(doom.values())
    assert told.startswith("Doom, turn 3\n")
    for faction, standing in end.course.turns[2].standings.items():
        assert f"{words().name('faction', faction)}: {standing.doom}" in told
    driver.hover("look")
    assert not doom.telling


def test_keys_go_through_the_turns(open_end: Ends) -> None:
    driver, end = open_end(played_out(), page="course")
    power = end.charts["power"]
    driver.go_to("chart.power")
    last = power.at
    driver.key("left")
    assert power.telling and power.at == last - 1
    for _ in range(30):
        driver.key("left")
    assert power.at == 0
    driver.key("tab")
    assert not power.telling


def test_one_chart_alone_fills_the_page(open_end: Ends) -> None:
    driver, _ = open_end(played_out(), page="course")
    small = driver.rect("chart.gates").size
    driver.choose("which", "gates")
    assert [thing.id for thing in driver.find("chart")] == ["chart.gates"]
    large = driver.rect("chart.gates")
    assert large.width > 1.8 * small[0] and large.height > 1.8 * small[1]


def test_charts_show_the_course(open_end: Ends) -> None:
    _, end = open_end(played_out())
    for what in CHARTS:
        data = chart_data(end.course, what)
        assert data.first == 1 and data.turns == len(end.course.turns)
        for line in data.lines:
            assert line.values[-1] == getattr(end.course.turns[-1].standings[line.faction], what)


def test_lines_differ_by_more_than_colour():
    """In one colour every faction's line still looks different, and so does its mark."""
    layout = Layout(1280, 720)
    samples = [charts.sample(charts.Line(faction, "", (200, 200, 200), (1,)), layout, 60) for faction in theme.FACTION]
    assert len({pygame.image.tobytes(sample, "RGBA") for sample in samples}) == len(theme.FACTION)
    assert len(set(charts.DASHES)) == len(set(charts.MARKS)) == len(theme.FACTION)


def test_equal_values_are_drawn_beside_each_other():
    layout = Layout(1280, 720)
    lines = tuple(charts.Line(faction, faction, (9, 9, 9), (0, 3, 5)) for faction in (GC, CC, BG))
    plot = charts.Plot(charts.ChartData("Gates", 1, lines), layout, (500, 300))
    for index in range(3):
        assert len({round(plot.points(line)[index][1]) for line in lines}) == 3
    assert plot.points(lines[0])[0][1] == plot.area.bottom


@pytest.mark.parametrize("highest", [0, 1, 4, 7, 30, 41, 250])
def test_the_scale_has_few_round_steps(highest: int) -> None:
    lines = (charts.Line(GC, GC, (9, 9, 9), (0, highest)),)
    plot = charts.Plot(charts.ChartData("Doom", 1, lines), Layout(1280, 720), (500, 300))
    assert highest <= plot.top <= max(highest + plot.step, 1) and plot.top // plot.step <= 5
    assert int(str(plot.step).rstrip("0") or 1) in (1, 2, 5)


def test_dashes_cover_a_line_as_the_pattern_says():
    strokes = charts.dashed([(0, 0), (50, 0), (100, 0)], [6, 4])
    assert len(strokes) == 10
    assert sum(stroke[-1][0] - stroke[0][0] for stroke in strokes) == pytest.approx(60)
    assert charts.dashed([(0, 0), (10, 0)], ()) == [[(0, 0), (10, 0)]]


def test_a_match_of_a_single_turn_has_charts(open_end: Ends) -> None:
    driver, end = open_end(page="course")
    chart = end.charts["doom"]
    driver.hover("chart.doom")
    assert chart.telling and plain(chart.values()).startswith("Doom, turn 6")


# Ways on ----------------------------------------------------------------------------------------


def test_rematch(open_end: Ends) -> None:
    driver, end = open_end(played_out())
    driver.press("rematch")
    question = driver.scene
    assert isinstance(question, MessageScene)
    same, passed_on, _ = (line.partition(",")[0] for line in question.words.split("\n"))
    assert "Ada" in same and "<great_cthulhu>" in same and "Ada" in passed_on and "<yellow_sign>" in passed_on
    driver.key("enter")
    table = driver.scene
    assert isinstance(table, MatchScene) and table.session is not end.session
    assert table.session.match.rules.setup == end.session.match.rules.setup
    assert table.session.match.seats == end.session.match.seats and table.session.match.decision is not None
    assert table.session.match.inputs["seed"] != end.session.match.inputs["seed"]
    assert end.session.kept.closed and len(driver.app.stack) == 1


def test_a_rematch_with_factions_passed_on(open_end: Ends) -> None:
    driver, end = open_end(played_out())
    driver.press("rematch")
    press(driver, say("wars-answers-rematch.passed-on"))
    table = driver.scene
    assert isinstance(table, MatchScene)
    before, after = (session.match.rules.setup["factions"] for session in (end.session, table.session))
    assert after == [before[-1], *before[:-1]]
    assert table.session.match.seats == end.session.match.seats


def test_a_rematch_called_off(open_end: Ends) -> None:
    driver, end = open_end()
    driver.press("rematch")
    driver.key("esc")
    assert driver.scene is end and not end.session.kept.closed


def test_the_game_is_reviewed_from_its_first_line(open_end: Ends) -> None:
    driver, end = open_end(played_out())
    press(driver, "Review the game")
    table = driver.scene
    assert isinstance(table, MatchScene) and table.lookback.on
    assert table.stage.table.turn == 1 and not end.session.kept.closed
    first = table.lookback.n
    for _ in range(12):
        driver.key("right")
    assert table.lookback.n > first
    driver.key("esc")
    assert not table.lookback.on and driver.scene is table


def test_handicaps_are_told_in_the_result(open_end: Ends) -> None:
    options = {"handicap": {YS: {"power": 1, "doom": 2}}}
    match = Match.new({"game": "wars", "players": 4, "seed": 3, "options": options}, SEATS)
    play_out(match, make_bots(["random"] * 4, 3))
    driver, end = open_end(match)
    assert "Dion · handicap +1 Power, +2 Doom" in told(end.root.describe(driver.app.layout))


def test_looking_at_the_table_and_back(open_end: Ends) -> None:
    driver, end = open_end(still=False)
    press(driver, "Look at the table")
    assert isinstance(driver.scene, MatchScene)
    driver.key("esc")
    assert isinstance(driver.scene, MenuScene)
    driver.press("result")
    assert isinstance(driver.scene, EndScene) and driver.scene is not end
    assert driver.scene.unopened == 0


@pytest.mark.parametrize(("way", "scene"), [("new_game", NewGameScene), ("title", TitleScene)])
def test_leaving(open_end: Ends, way: str, scene: type[Scene]) -> None:
    driver, end = open_end()
    driver.press(way)
    assert isinstance(driver.scene, scene) and end.session.kept.closed


@pytest.mark.parametrize(("ref", "button"), [
    (("faction", GC), 3), (("term", "elder_sign"), 2), (("term", "spellbook"), 0),
])  # fmt: skip
def test_sides_and_columns_of_the_result_have_cards(open_end: Ends, ref: tuple[str, str], button: int) -> None:
    driver, end = open_end()
    spot = next((x, y) for y in range(200, 600, 10) for x in range(0, 1280, 10) if end.root.thing_at((x, y)) == ref)
    if button:
        driver.click(spot, button)
    else:
        driver.move(spot)
        driver.key("i")
    assert isinstance(driver.scene, CardScene) and driver.scene.view.ref == ref
    driver.key("esc")
    assert driver.scene is end
