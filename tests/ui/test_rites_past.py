"""Looking back and advice at the card table, by real events."""

import re
from typing import Any

from game.games.rites.screen.seals import COLOURS
from game.games.rites.words.tableview import HIDDEN, read_cards
from game.match.counsel import text
from game.match.entries import Answer
from game.match.history import History
from game.match.match import Seat
from game.match.phrases import Line
from game.ui.table.scene import MatchScene
from scripts.window.robot import Robot
from tests.match.matchtools import whole
from tests.ui.playing import click_line
from tests.ui.ritesplaying import ANNA, CardOpener, choice, settle, take

ADEPTS = (ANNA, Seat("adept", "Ruth"), Seat("adept", "Crane"))


def played(cards: CardOpener, answers: int = 3, **given: Any) -> tuple[Robot, MatchScene]:
    """A table at which Anna has answered so often and is asked again."""
    driver, scene = cards(**{"seats": ADEPTS, "options": {"rite": "cthulhu_rises"}, **given})
    settle(driver, scene)
    for count in range(answers):
        assert scene.question is not None and scene.session.match.decision is not None
        take(driver, scene, choice(scene.session.match.decision, count))
        settle(driver, scene)
    return driver, scene


def test_in_a_narrow_window_the_line_looked_back_at_has_its_cultists_colour_also_the_fifths(cards: CardOpener) -> None:
    seats = (ANNA, *(Seat("adept", name) for name in ("Ruth", "Crane", "Vane", "Zoe")))
    driver, scene = played(cards, 2, seats=seats, size=(900, 560))
    scene.lookback.open(next(line for line in scene.stage.log.told() if line.side == 4))
    driver.frames(2)
    card = driver.rect("line")
    assert driver.app.surface.get_at((card.x + 9, card.centery))[:3] == COLOURS[4]


def card_played(scene: MatchScene, own: bool) -> Line:
    """The last line that tells of a card that Anna has played, or a bot."""
    lines = [line for line in scene.stage.log.told() if re.search(r"\bplays? ", line.text) and line.side is not None]
    return next(line for line in reversed(lines) if (line.side == 0) == own)


def test_a_click_on_a_line_shows_the_cards_as_they_lay_and_what_followed_can_be_undone(cards: CardOpener) -> None:
    driver, scene = played(cards, 2)
    before, question = whole(scene.session.match), scene.question
    click_line(driver, scene, card_played(scene, False))
    back = scene.lookback
    assert back.on and scene.question is None
    assert scene.stage.table == read_cards(History(scene.session.match).match_at(back.n), 0)
    assert all(set(each.hand) <= {HIDDEN} | scene.stage.table.knows for each in scene.stage.table.cultists[1:])
    assert back.when == "Rite 1, Cthulhu Rises" and driver.sees("past")
    driver.key("left")
    driver.press("later")
    assert scene.stage.log.marked == card_played(scene, False)
    for key in ("d", "v", "1", "r"):
        driver.key(key)
    assert driver.scene is scene and whole(scene.session.match) == before
    driver.key("esc")
    assert not back.on and scene.question == question and scene.stage.table == read_cards(scene.session.match, 0)
    click_line(driver, scene, card_played(scene, True))
    driver.press("earlier")
    n = back.n
    driver.key("u")
    driver.press("yes")
    assert len(scene.session.match.entries) == n and not back.on


def test_a_hierophants_card_is_told_with_reasons_and_played(cards: CardOpener) -> None:
    driver, scene = played(cards, 1)
    driver.press("advice")
    driver.until(lambda: bool(scene.advisor.counsels))
    best = scene.advisor.counsels[0]
    assert best.steps[0].answer in scene.question.options
    assert driver.find("light"), "what is advised is marked on the table"
    driver.key("f3")
    assert not scene.advisor.mode
    driver.key("f3")
    driver.until(lambda: bool(scene.advisor.counsels))
    entries = len(scene.session.match.entries)
    driver.key("enter")
    given = scene.session.match.entries[entries]
    assert isinstance(given, Answer) and (given.kind, given.unit) == best.steps[0].answer[:3:2]


def test_a_bots_card_is_explained_by_a_key(cards: CardOpener) -> None:
    driver, scene = played(cards, 1)
    driver.key("f4")
    driver.until(lambda: bool(scene.advisor.counsels))
    told = scene.advisor.counsels[0]
    assert told.deed and told.note, "which other cards the hand held is not told"
    driver.press("counsel.look")
    assert scene.lookback.on and not scene.advisor.mode
    driver.key("esc")
    driver.press("log_lines.why.newest")
    driver.until(lambda: bool(scene.advisor.counsels), "the reasons, asked for on the newest line")


def test_a_card_laid_face_down_is_not_given_away(cards: CardOpener) -> None:
    driver, scene = played(cards, 8, options={"rite": "the_hound"}, seed=18)
    events = scene.session.match.events_since(0)
    fled = next(n for n, event in enumerate(events) if event.kind == "psyched_out" and event.args[0] != 0)
    lines = [line for line in scene.stage.log.told() if line.side == events[fled].args[0] and line.number < fled]
    scene.advisor.why(next(line for line in reversed(lines) if "presents a henchman" in line.text))
    driver.until(lambda: bool(scene.advisor.counsels))
    told = scene.advisor.counsels[0]
    assert (told.deed, told.parts, told.note) == ("", (), text("text", "unknown"))
