"""The end screen: who has won and why, the course of the game, and every way on from there."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.games.wars.screen.end import EndScene
from game.games.wars.screen.end_course import CHARTS, chart_data
from game.match.driver import make_bots, play_out
from game.match.match import Match, Seat
from game.match.services import Services
from game.match.session import Session
from game.match.words import words
from game.ui import charts, draw, theme
from game.ui.app import App
from game.ui.layout import Layout
from game.ui.rich import plain
from game.ui.scenes.card import CardScene
from game.ui.scenes.message import MessageScene, PromptScene
from game.ui.scenes.newgame import NewGameScene
from game.ui.scenes.title import TitleScene
from game.ui.table.overlays.menu import MenuScene
from game.ui.table.scene import MatchScene
from scripts.window.robot import Robot

GC, CC, BG, YS = "great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign"
SEATS = (Seat("", "Ada"), Seat("random", "Bram"), Seat("random", "Cora"), Seat("random", "Dion"))
BOOKS = {
    GC: ["absorb", "devolve", "dreams", "regenerate", "submerge", "yha_nthlei"],
    CC: ["abduct", "emissary", "invisibility", "madness", "seek_and_destroy", "thousand_forms"],
}
SIZES = ((640, 400), (1024, 640), (1280, 720), (1366, 768), (1920, 1080), (2560, 1440))

Opened = tuple[Robot, EndScene]
Open = Callable[..., Opened]


def set_end(**more: Any) -> Match:
    """A game whose Doom phase ends it at once; nobody opens an Elder Sign before."""
    setup = {"phase": "doom", "turn": 6, "doom": {GC: 30, CC: 27, BG: 3, YS: 32}, "books": BOOKS,
             "signs": {GC: [1], CC: [1, 2], YS: [3]}, **more}  # fmt: skip
    match = Match.new({"game": "wars", "players": 4, "seed": 1, "setup": setup}, SEATS)
    while match.decision is not None:
        match.answer(match.decision.default or match.decision.options[0])
    return match


def played_out() -> Match:
    """A whole game of bots."""
    match = Match.new({"game": "wars", "players": 4, "seed": 3}, SEATS)
    play_out(match, make_bots(["random"] * 4, 3))
    return match


@pytest.fixture
def open_end(tmp_path: Path) -> Iterator[Open]:
    """Opens windows with a finished match."""
    opened: list[tuple[App, Services]] = []

    def make(match: Match | None = None, size: tuple[int, int] = (1280, 720), still: bool = True) -> Opened:
        services = Services(tmp_path / f"data{len(opened)}")
        services.settings.window_width, services.settings.window_height = size
        services.settings.reduced_motion = still
        services.settings.effects_volume = services.settings.ambience_volume = 0
        app = App(services, open_table=MatchScene)
        opened.append((app, services))
        app.start(MatchScene(Session(match or set_end(), services.store)))
        driver = Robot(app)
        driver.frames(3)
        assert isinstance(driver.scene, EndScene)
        return driver, driver.scene

    yield make
    for app, services in opened:
        app.close()
        services.close()


def press(driver: Robot, label: str) -> None:
    """Click a button by its label."""
    driver.press(role="button", label=label)
    driver.frames(2)


# Who has won, and why ---------------------------------------------------------------------------


def test_most_doom_without_six_spellbooks_does_not_win(open_end):
    _, end = open_end()
    assert end.headline() == "Great Cthulhu wins"
    reason = plain(end.reason())
    assert "Of those who hold all six spellbooks Great Cthulhu has most Doom: 31." in reason
    assert "Yellow Sign has 35 Doom, but only 0 of six spellbooks." in reason


def test_the_only_one_with_six_spellbooks(open_end):
    _, end = open_end(set_end(books={CC: BOOKS[CC]}))
    assert end.headline() == "Crawling Chaos wins"
    assert "Crawling Chaos alone holds all six spellbooks, with 30 Doom." in plain(end.reason())


def test_a_tie_is_shared(open_end):
    driver, end = open_end(set_end(doom={GC: 30, CC: 28}))
    assert end.headline() == "Great Cthulhu and Crawling Chaos share the victory"
    assert "share the victory" in end.reason()
    driver.frames()


def test_humanity(open_end):
    driver, end = open_end(set_end(books={}))
    assert end.headline() == "Humanity survives" and "Nobody holds all six spellbooks." in end.reason()
    driver.frames()


# Elder Signs ------------------------------------------------------------------------------------


def test_elder_signs_are_opened_one_by_one_and_then_the_winner_is_told(open_end):
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


def test_a_click_opens_the_rest(open_end):
    driver, end = open_end(still=False)
    end.unopened = 4
    driver.click((end.content.centerx, end.content.y + 3))
    assert end.unopened == 0 and driver.scene is end


# Pages and charts -------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_overlaps_or_leaves_the_panel(open_end, size):
    driver, end = open_end(played_out(), size)
    for page in ("course", "dice", "deeds", "result"):
        end.pages.choose(page)
        driver.frames()
        assert driver.untidy(end.box) == []
        assert min(rect.height for rect in driver.rects()) >= 13
    assert end.content.height > 200


@pytest.mark.parametrize("size", [(1280, 720), (640, 400)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_pages_look_different(open_end, size):
    driver, end = open_end(played_out(), size)
    seen = set()
    for page in ("result", "course", "dice", "deeds"):
        end.pages.choose(page)
        driver.frames()
        seen.add(pygame.image.tobytes(driver.app.surface.subsurface(end.content), "RGB"))
    assert len(seen) == 4


def test_pointing_at_a_chart_tells_the_values_of_a_turn(open_end):
    driver, end = open_end(played_out())
    end.pages.choose("course")
    driver.frames()
    doom = end.charts[0]
    assert [chart.visible for chart in end.charts] == [True] * 4
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


def test_keys_go_through_the_turns(open_end):
    driver, end = open_end(played_out())
    end.pages.choose("course")
    driver.frames()
    power = end.charts[1]
    end.board.set_focus(power)
    last = power.at
    driver.key("left")
    assert power.telling and power.at == last - 1
    for _ in range(30):
        driver.key("left")
    assert power.at == 0
    driver.key("tab")
    assert not power.telling


def test_one_chart_alone_fills_the_page(open_end):
    driver, end = open_end(played_out())
    end.pages.choose("course")
    driver.frames()
    small = driver.rect("chart.gates").size
    end.which.choose("gates")
    driver.frames()
    assert [chart.visible for chart in end.charts] == [False, False, True, False]
    large = driver.rect("chart.gates")
    assert large.width > 1.8 * small[0] and large.height > 1.8 * small[1]


def test_charts_show_the_course(open_end):
    _, end = open_end(played_out())
    for what, _ in CHARTS:
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
def test_the_scale_has_few_round_steps(highest):
    lines = (charts.Line(GC, GC, (9, 9, 9), (0, highest)),)
    plot = charts.Plot(charts.ChartData("Doom", 1, lines), Layout(1280, 720), (500, 300))
    assert highest <= plot.top <= max(highest + plot.step, 1) and plot.top // plot.step <= 5
    assert int(str(plot.step).rstrip("0") or 1) in (1, 2, 5)


def test_dashes_cover_a_line_as_the_pattern_says():
    strokes = charts.dashed([(0, 0), (50, 0), (100, 0)], [6, 4])
    assert len(strokes) == 10
    assert sum(stroke[-1][0] - stroke[0][0] for stroke in strokes) == pytest.approx(60)
    assert charts.dashed([(0, 0), (10, 0)], ()) == [[(0, 0), (10, 0)]]


def test_a_match_of_a_single_turn_has_charts(open_end):
    driver, end = open_end()
    end.pages.choose("course")
    driver.frames()
    chart = end.charts[0]
    driver.hover("chart.doom")
    assert chart.telling and plain(chart.values()).startswith("Doom, turn 6")


# Ways on ----------------------------------------------------------------------------------------


def test_rematch(open_end):
    driver, end = open_end(played_out())
    press(driver, "Rematch")
    question = driver.scene
    assert isinstance(question, MessageScene)
    assert "**Same again:** Ada <great_cthulhu>" in question.words
    assert "**Factions passed on:** Ada <yellow_sign>" in question.words
    driver.key("enter")
    driver.frames(2)
    table = driver.scene
    assert isinstance(table, MatchScene) and table.session is not end.session
    assert table.session.match.rules.setup == end.session.match.rules.setup
    assert table.session.match.seats == end.session.match.seats and table.session.match.decision is not None
    assert table.session.match.inputs["seed"] != end.session.match.inputs["seed"]
    assert end.session.kept.closed and len(driver.app.stack) == 1


def test_a_rematch_with_factions_passed_on(open_end):
    driver, end = open_end(played_out())
    press(driver, "Rematch")
    press(driver, "Pass on")
    driver.frames(2)
    table = driver.scene
    assert isinstance(table, MatchScene)
    before, after = (session.match.rules.setup["factions"] for session in (end.session, table.session))
    assert after == [before[-1], *before[:-1]]
    assert table.session.match.seats == end.session.match.seats


def test_a_rematch_called_off(open_end):
    driver, end = open_end()
    press(driver, "Rematch")
    driver.key("esc")
    driver.frames(2)
    assert driver.scene is end and not end.session.kept.closed


def test_the_game_is_reviewed_from_its_first_line(open_end):
    driver, end = open_end(played_out())
    press(driver, "Review the game")
    driver.frames(2)
    table = driver.scene
    assert isinstance(table, MatchScene) and table.lookback.on
    assert table.stage.table.turn == 1 and not end.session.kept.closed
    first = table.lookback.n
    for _ in range(12):
        driver.key("right")
    assert table.lookback.n > first
    driver.key("esc")
    driver.frames(2)
    assert not table.lookback.on and driver.scene is table


def test_handicaps_are_told_in_the_result(open_end, monkeypatch):
    options = {"handicap": {YS: {"power": 1, "doom": 2}}}
    match = Match.new({"game": "wars", "players": 4, "seed": 3, "options": options}, SEATS)
    play_out(match, make_bots(["random"] * 4, 3))
    driver, end = open_end(match)
    written = []
    real = draw.text

    def note(target, words, *rest, **more):
        written.append(words)
        return real(target, words, *rest, **more)

    monkeypatch.setattr(draw, "text", note)
    end.redraw()
    driver.frames(2)
    assert "Dion · handicap +1 Power, +2 Doom" in written


def test_a_rematch_that_cannot_begin_says_so_and_stays(open_end, monkeypatch):
    driver, end = open_end()

    def start(spec: object) -> object:
        raise ValueError("There is no bot like that.")

    monkeypatch.setattr(driver.app.services, "start", start)
    press(driver, "Rematch")
    driver.key("enter")
    driver.frames(2)
    assert isinstance(driver.scene, MessageScene) and "no bot like that" in driver.scene.words
    driver.key("esc")
    driver.frames(2)
    assert driver.scene is end and not end.session.kept.closed


def test_saving_is_told_on_the_end_screen(open_end):
    driver, end = open_end()
    press(driver, "Save")
    assert isinstance(driver.scene, PromptScene)
    driver.type("The last night")
    driver.key("enter")
    driver.frames(2)
    assert driver.scene is end
    end.session.kept._writer.close()
    driver.frames(3)
    assert end.said == "Saved as The last night."
    assert [info.name for info in driver.app.services.list_saves() if info.name == "The last night"]


def test_looking_at_the_table_and_back(open_end):
    driver, end = open_end(still=False)
    press(driver, "Look at the table")
    assert isinstance(driver.scene, MatchScene)
    driver.key("esc")
    driver.frames(2)
    assert isinstance(driver.scene, MenuScene)
    press(driver, "To the result")
    assert isinstance(driver.scene, EndScene) and driver.scene is not end
    assert driver.scene.unopened == 0


@pytest.mark.parametrize(("label", "scene"), [("New game", NewGameScene), ("To the title", TitleScene)])
def test_leaving(open_end, label, scene):
    driver, end = open_end()
    press(driver, label)
    assert isinstance(driver.scene, scene) and end.session.kept.closed


def test_sides_and_columns_of_the_result_have_cards(open_end):
    driver, end = open_end(set_end(), (1280, 720))
    driver.key("enter")
    driver.frames(3)
    table = end._result_table()
    area, wide, rows = table._measure(end._rows)
    side, row = rows[0]
    driver.click((row.x + 30, row.centery), button=3)
    assert isinstance(driver.scene, CardScene) and driver.scene.view.ref == ("faction", side.faction)
    driver.key("esc")
    assert driver.scene is end
    columns = table._columns(area, wide)
    driver.click((columns["signs"][0], row.centery), button=2)
    assert isinstance(driver.scene, CardScene) and driver.scene.view.ref == ("term", "elder_sign")
    driver.key("esc")
    driver.move((columns["books"][0], row.centery))
    driver.key("i")
    assert isinstance(driver.scene, CardScene) and driver.scene.view.ref == ("term", "spellbook")
