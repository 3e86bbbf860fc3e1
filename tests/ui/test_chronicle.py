"""The chronicle and the digest as somebody meets them: lines in sight, search, what hit whom, places lit."""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.match.phrases import HEADING, Line
from game.match.words import plain
from game.ui import fonts
from game.ui.kit.areas import told
from game.ui.layout import Layout
from game.ui.rich import plain as shown
from game.ui.scenes.keys import KeysScene
from game.ui.table.log import HIT, Log, dressed
from scripts.window.robot import Robot
from tests.ui.playing import BOTS, FIGHT, GC, Opener, hit, settle

WIDE = Layout(1920, 1080)


@pytest.fixture
def log() -> Iterator[Log]:
    """A list of 5000 lines in a column."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((400, 600))
    made = Log(lambda side: (90, 90, 90))
    made.lay(pygame.Rect(0, 0, 240, 500), WIDE)
    made.show(many(5000))
    yield made
    fonts.forget()
    pygame.quit()


def many(count: int) -> list[Line]:
    """So many lines of different lengths, with headings in between."""

    def line(n: int) -> Line:
        if n % 20 == 0:
            return Line(f"Round {n}", None, HEADING, 0, n, n + 1)
        text = f"**<black_goat>Black Goat</>** moves **{n}** Ghouls" + " a little further" * (n % 5)
        return Line(text, 2, number=n, end=n + 1)

    return [line(n) for n in range(count)]


# Lines ---------------------------------------------------------------------------------------------


def test_only_lines_in_sight_are_made(log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Line] = []
    row = log.row
    monkeypatch.setattr(log, "row", lambda line, over: made.append(line) or row(line, over))
    log.draw(pygame.Surface((400, 600)), WIDE)
    assert log.at_end and len({line.number for line in made}) < 60
    assert max(line.number for line in made) == 4999


def test_lines_go_along_where_the_list_goes(log: Log) -> None:
    """A window of another size moves the list sideways, though it stays as wide."""
    surface = pygame.Surface((400, 600))
    log.draw(surface, WIDE)
    log.lay(pygame.Rect(90, 0, 240, 500), Layout(1990, 1080))
    log.draw(surface, Layout(1990, 1080))
    assert log.parts and all(log.rect.contains(pygame.Rect(part.rect.x, 1, part.rect.width, 1)) for part in log.parts)


def test_new_lines_are_shown_without_touching_the_old_ones(log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    log.draw(pygame.Surface((400, 600)), WIDE)
    guessed: list[Line] = []
    guesses = log.guesses
    monkeypatch.setattr(log, "guesses", lambda lines, *given: guessed.extend(lines) or guesses(lines, *given))
    log.show([*log.lines, Line("**<yellow_sign>Yellow Sign</>** passes.", 3, number=5000, end=5001)], 5000)
    assert log.at_end and [line.number for line in guessed] == [5000]


def test_scrolling_keeps_what_stands_at_the_upper_rim(log: Log) -> None:
    """Guessed heights put right above and below must not make the lines jump."""
    log.scroll_to(log.long // 2)
    log.settle()
    (first, _), *_ = log.in_sight()
    for _ in range(3):
        log.settle()
        assert next(log.in_sight())[0] == first
    before = log.row_rect(first).y
    log.scroll_to(log.offset - 30)
    log.settle()
    assert log.row_rect(first).y == before + 30


def test_every_line_can_be_scrolled_to(log: Log) -> None:
    log.scroll_to(0)
    log.settle()
    assert next(log.in_sight())[0] == 0
    log.show_line(log.lines[2501])
    assert 2501 in dict(log.in_sight())


def test_whoever_begins_a_line_has_glyph_and_name_others_the_glyph() -> None:
    text = "**<black_goat>Black Goat</>** takes an **Acolyte** of **<yellow_sign>Yellow Sign</>** in <gold>Europe</>."
    assert dressed(text) == (
        "{glyph:black_goat} **<black_goat>Black Goat</>** takes an **<text>Acolyte</>** of {glyph:yellow_sign} "
        "in **<gold>Europe</>**."
    )
    assert dressed("**<black_goat>Black Goat</>** wins", named=False) == "{glyph:black_goat} wins"
    name = "**<black_goat>Schwarze Ziege</>**"
    assert dressed(f"Die {name} gewinnt gegen die {name}") == (
        f"{{glyph:black_goat}} Die {name} gewinnt gegen die {{glyph:black_goat}}"
    ), "an article does not hide who begins a line, and stands beside the name"
    assert shown(dressed("the **<black_goat>Black Goat</>**’s Ghoul")) == "the Black Goat’s Ghoul"


def test_what_hit_the_viewer_stands_on_red(table: Opener) -> None:
    driver, scene = table(hit_me())
    play_bots(driver, scene)
    log = scene.stage.log
    hits = [line for line in log.told() if GC_SIDE in line.hits]
    assert hits and "captures" in plain(hits[0].text)
    log.show_line(hits[0])
    driver.frames(2)
    row = driver.rect(f"log.{list(log.lines).index(hits[0])}")
    assert tuple(scene.app.surface.get_at((row.right - 6, row.y + 4)))[:3] == HIT


GC_SIDE = 0


def hit_me(**more: Any) -> dict[str, Any]:
    """A table at which the Black Goat, next to act, can only capture an Acolyte or pass."""
    units = {GC: {"acolyte": ["north_atlantic", "south_pacific"]}, "black_goat": {"dark_young": ["north_atlantic"]}}
    return {"phase": "action", "slot": GC, "turn": 2, "power": {GC: 1, "black_goat": 1}, "units": units, **more}


def play_bots(driver: Robot, scene: Any) -> None:
    """Ada passes; then the Black Goat captures her Acolyte."""
    capture_first(scene)
    driver.press("option.pass")
    driver.press("yes")
    settle(driver, lambda: any(GC_SIDE in line.hits for line in scene.stage.log.told()))
    settle(driver, lambda: scene.stage.annals.digest.hits > 0)


def capture_first(scene: Any) -> None:
    """Bots capture whenever they can."""
    from game.match.driver import Thought

    def think(request: Any) -> Thought:
        options = request.question.options
        wanted = [each for each in options if each.kind in ("capture", "area", "side", "unit", "done")] or options
        return Thought(request.serial, wanted[0], None)

    scene.session.think = think


# Search --------------------------------------------------------------------------------------------


def test_ctrl_f_finds_lines_counts_them_and_escape_shows_all_again(table: Opener) -> None:
    driver, scene = table(seats=(*BOTS[:1], *BOTS))
    settle(driver, lambda: len(scene.stage.log.told()) > 40)
    driver.key("p")
    log = scene.stage.log
    everything = len(log.told())
    driver.key("ctrl+f")
    assert driver.focus == "words"
    driver.type("gate")
    found = log.told()
    assert 0 < len(found) < everything
    assert all("gate" in plain(line.text).lower() for line in found)
    assert f"{len(found)} of {everything}" in told(scene.stage.annals.column.laid.box)
    driver.type("zzz")
    assert log.told() == [] and f"0 of {everything}" in told(scene.stage.annals.column.laid.box)
    driver.key("esc")
    assert not driver.sees("words") and len(log.told()) == everything


def test_letters_typed_into_the_search_choose_nothing(table: Opener) -> None:
    driver, scene = table(FIGHT)
    driver.press("find")
    entries = len(scene.session.match.entries)
    for letter in "1dxp?":
        driver.key(letter)
    assert driver.thing("words").label == "1dxp?"
    assert len(scene.session.match.entries) == entries and driver.scene is scene
    hit(driver, "esc ?")
    assert isinstance(driver.scene, KeysScene), "outside of it a question mark is a key"


def test_the_search_is_typed_into_as_any_field_and_enter_looks_back_at_what_it_found(
    table: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver, scene = table(seats=(*BOTS[:1], *BOTS))
    settle(driver, lambda: len(scene.stage.log.told()) > 40)
    driver.key("p")
    log, clipboard = scene.stage.log, ["Zoë\u200b Łuka"]
    monkeypatch.setattr("game.ui.widgets.line.clipboard_paste", lambda: clipboard[0])
    monkeypatch.setattr("pygame_gui.elements.ui_text_entry_line.clipboard_copy", lambda text: clipboard.append(text))
    driver.press("find")
    driver.key("ctrl+v")
    assert driver.thing("words").label == "Zoë Łuka"
    driver.double_click("words")
    driver.key("ctrl+c")
    assert clipboard[1:] == ["Łuka"]
    driver.key("ctrl+a")
    driver.post(pygame.TEXTINPUT, text="ates")
    driver.key("home")
    driver.type("g")
    assert driver.thing("words").label == log.query == "gates"
    driver.resize(1600, 900)
    driver.key("backspace")
    assert driver.focus == "words" and log.query == "gate"
    driver.key("enter")
    assert scene.lookback.on and log.marked == log.told()[-1]
    driver.key("left")
    assert log.marked == log.told()[-2], "from one line that was found to the other"
    driver.press("find")
    assert not log.query and not driver.sees("words") and scene.board.gui is None


# Digest --------------------------------------------------------------------------------------------


def test_the_digest_begins_with_the_loss_and_pointing_at_it_lights_its_place(table: Opener) -> None:
    driver, scene = table(hit_me(), size=(1920, 1080))
    flashed: list[str] = []
    scene.stage.map.flash = flashed.append
    play_bots(driver, scene)
    digest = scene.stage.annals.digest
    assert digest.news[0].hit and digest.news[0].area == "north_atlantic"
    assert plain(digest.news[0].text).startswith("You lost an Acolyte to Black Goat")
    driver.frames(2)
    flashed.clear()
    driver.hover("digest.0")
    assert flashed == ["north_atlantic"]


def test_a_long_digest_stays_in_its_panel(table: Opener) -> None:
    driver, scene = table(hit_me(), size=(1920, 1080))
    play_bots(driver, scene)
    digest = scene.stage.annals.digest
    digest.show([digest.news[0]] * 8, digest.heading)
    driver.frames(2)
    grid = scene.stage.annals._grid
    assert grid.digest.contains(driver.rect("digest")) and len(driver.find("row", "digest.*")) < 8


def test_where_there_is_no_room_the_digest_opens_from_the_head(table: Opener) -> None:
    driver, scene = table(hit_me(), size=(1280, 720))
    play_bots(driver, scene)
    assert not driver.sees("digest")
    assert scene.stage.annals.digest.hits == 1
    assert driver.thing("news").label == str(len(scene.stage.annals.digest.news))
    driver.press("news")
    assert driver.rect("chronicle").contains(driver.rect("digest"))
    driver.key("esc")
    assert not driver.sees("digest") and driver.scene is scene


@pytest.mark.parametrize("calm", [False, True])
def test_after_the_bots_each_place_is_lit_in_turn_unless_motion_is_reduced(table: Opener, calm: bool) -> None:
    driver, scene = table(hit_me(power={GC: 3, "black_goat": 1}), size=(1920, 1080), pace="fast")
    scene.app.settings.reduced_motion = calm
    flashed: list[str] = []
    scene.stage.map.flash = flashed.append
    capture_first(scene)
    driver.press("option.recruit")
    finish(driver, scene)
    settle(driver, lambda: scene.question is not None and scene.stage.annals.digest.hits > 0)
    if calm:
        driver.frames(120)
        assert not flashed
    else:
        settle(driver, lambda: "north_atlantic" in flashed)


def finish(driver: Robot, scene: Any) -> None:
    """Answer whatever is asked until the bots are on."""
    for _ in range(6):
        if scene.question is None or scene.question.kind == "action":
            return
        options = scene.session.match.decision.options
        scene.answer(next((each for each in options if each.kind == "done"), options[0]))
        driver.frames(2)


# Bots' turns ---------------------------------------------------------------------------------------


def watching(table: Opener, answers: int = 5, settings: dict[str, Any] | None = None) -> tuple[Robot, Any]:
    """Four bots at a table, paused after so many answers."""
    driver, scene = table(seats=(*BOTS[:1], *BOTS), settings=settings or {})
    settle(driver, lambda: len(scene.session.match.entries) > answers)
    driver.key("p")
    return driver, scene


def wait(driver: Robot, frames: int = 40) -> None:
    """Let some time pass."""
    for _ in range(frames):
        driver.frames()
        pygame.time.wait(2)


def test_paused_bots_wait_whatever_is_opened_in_between(table: Opener) -> None:
    driver, scene = watching(table)
    entries = len(scene.session.match.entries)
    wait(driver)
    driver.press("menu")
    wait(driver)
    assert driver.scene is not scene
    driver.key("esc")
    wait(driver)
    assert driver.scene is scene and len(scene.session.match.entries) == entries
    driver.press("pause")
    settle(driver, lambda: len(scene.session.match.entries) > entries + 3)


def test_a_step_goes_on_to_the_next_thing_told(table: Opener) -> None:
    driver, scene = watching(table)
    for press in (lambda: driver.key("."), lambda: driver.press("step")):
        lines = scene.stage.log.count
        press()
        # A heading is told too: where bots stood when they were paused depends on the clock, so either may be next.
        settle(driver, lambda before=lines: scene.stage.log.count > before and not scene.flow.stepping)
        entries = len(scene.session.match.entries)
        wait(driver)
        assert len(scene.session.match.entries) == entries and scene.flow.paused


def test_the_slider_sets_the_pace_by_mouse_and_by_arrows(table: Opener) -> None:
    driver, scene = watching(table)
    driver.press("pace.slow")
    assert scene.app.settings.bot_pace == "slow"
    driver.key("right")
    assert scene.app.settings.bot_pace == "normal"
    driver.press("pace.at_once")
    assert scene.app.settings.bot_pace == "at_once" and scene.app.services.settings.bot_pace == "at_once"


def test_skipping_leads_to_the_own_turn_even_from_a_pause(table: Opener) -> None:
    driver, scene = table(pace="slow")
    settle(driver, lambda: scene.question is not None or scene.flow.thinking)
    give_turn_away(driver, scene)
    driver.key("p")
    assert scene.flow.paused and driver.sees("skip")
    driver.press("skip")
    settle(driver, lambda: scene.question is not None)
    assert not scene.flow.paused and not scene.flow.skipping


def give_turn_away(driver: Robot, scene: Any) -> None:
    """Answer until a bot thinks."""
    for _ in range(30):
        if scene.flow.thinking:
            return
        if scene.question is not None:
            scene.answer(scene.session.match.decision.options[-1])
        driver.frames(2)


def test_the_bar_is_there_only_while_bots_are_to_act(table: Opener) -> None:
    driver, scene = table(FIGHT)
    assert scene.question is not None and not driver.sees("pace")
    driver, scene = watching(table)
    for size in ((640, 400), (1024, 640), (1280, 720), (1920, 1080)):
        driver.resize(*size)
        window = scene.app.layout.window
        bar = [id for id in ("pace", "pause", "step", "skip") if driver.rect(id).width > 1]
        assert "pace" in bar and driver.untidy(window, *bar) == []


def test_a_long_match_is_told_by_and_by_and_ends_up_whole(table: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    from game.ui.table import log as telling

    driver, scene = watching(table)
    whole = [line.text for line in scene.stage.log.lines]
    monkeypatch.setattr(telling, "AT_ONCE", 3)
    monkeypatch.setattr(telling, "A_SLICE", 2)
    scene.changed(anew=True)
    assert len(scene.stage.log.lines) < len(whole)
    settle(driver, lambda: [line.text for line in scene.stage.log.lines] == whole)


def test_scrolling_paints_the_column_alone(table: Opener) -> None:
    # Gates would turn.
    driver, scene = watching(table, 60, {"reduced_motion": True})
    settle(driver, lambda: not scene.stage.motions.busy and scene.stage.warming.next_wake is None)
    driver.hover("log")
    wait(driver, 5)
    scene.stage.log.scroll_to(0)
    painted: list[pygame.Rect] = []
    board = scene.board.draw
    scene.board.draw = lambda surface, layout: painted.append(surface.get_clip()) or board(surface, layout)
    driver.wheel(-1)
    assert painted == [driver.rect("chronicle")] and scene.stage.log.offset > 0
