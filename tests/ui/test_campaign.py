"""F1 to F3 through the window: campaigns begun, played, interrupted, resumed and finished; Ironman on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest

from game.games.wars.screen.end import EndScene
from game.language.spoken import say
from game.match.campaign.reckoning import state_of
from game.match.driver import Over
from game.match.services import Services
from game.match.session import Session
from game.ui.app import App
from game.ui.campaign.beginning import METHODS, LeagueSetupScene, StorySetupScene
from game.ui.campaign.hall import CampaignsScene
from game.ui.campaign.league import LeagueScene
from game.ui.campaign.look import RESULT_COLOURS
from game.ui.campaign.story import ENDING, StoryScene
from game.ui.kit.areas import told
from game.ui.rich import plain
from game.ui.scene import Scene
from game.ui.scenes.custom import CustomGameScene
from game.ui.scenes.load import LoadScene
from game.ui.scenes.message import MessageScene
from game.ui.scenes.title import TitleScene
from game.ui.table.firsts.card import FirstCard
from game.ui.table.guide.card import OpeningScene
from game.ui.table.scene import MatchScene
from scripts.window.robot import Robot
from tests.sayings import tells
from tests.ui.gallery import ENDING as NEARLY_OVER
from tests.ui.playing import silent
from tests.ui.test_trouble import Hand, break_in  # noqa: F401

LAST_NIGHT = {
    "kind": "Mythos Table scenario", "name": "Last night", "text": "Nearly over.", "game": "wars",
    "factions": ["great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign"], "map": "earth_4_west3_east5",
    "edition": "first", "seats": [{"bot": "", "name": name} for name in "ABCD"], "setup": NEARLY_OVER,
}  # fmt: skip
ONE_CHAPTER = {
    "kind": "Mythos Table campaign", "format": 1, "title": "Mine", "text": "Short.",
    "enemies": [{"id": "foe", "name": "Foe", "level": "random"}],
    "chapters": [{
        "id": "only", "title": "Only", "text": "Once.", "game": "wars", "scenario": "last-night",
        "seats": [{"who": "first"}, *[{"who": "enemy", "enemy": "foe"}] * 3],
        "feat": [{"rule": "books_at_least", "number": 6}], "triumph": {}, "victory": {}, "defeat": {},
    }],
    "endings": [{"id": "end", "title": "End", "text": "Over."}],
}  # fmt: skip


class QuickTable(Scene):
    """A table at which every seat is handed to the quickest bot; it ends as the real one does, at the campaign."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.left = False

    def update(self, dt: float) -> None:
        """Play the game out in one go, and leave."""
        if self.left:
            return
        self.left = True
        for seat in range(len(self.session.match.seats)):
            self.session.change_seat(seat, "random")
        while not isinstance(waiting := self.session.waiting(), Over):
            self.session.done(waiting, self.session.think(waiting))  # type: ignore[arg-type]
        self.pop()

    def leave(self) -> None:
        """Let the game be kept."""
        self.session.close()

    def draw(self, surface: pygame.Surface) -> None:
        """Show nothing."""


Window = Callable[..., Robot]


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Window]:
    """Opens windows on one data folder; each closes the one before, as a program that is started again."""
    opened: list[tuple[App, Services]] = []

    def close() -> None:
        for app, services in opened:
            app.close()
            services.close()
        opened.clear()

    def make(quick: bool = True, size: tuple[int, int] = (1280, 720)) -> Robot:
        close()
        services = Services(tmp_path / "data")
        services.settings.window_width, services.settings.window_height = size
        services.settings.bot_pace = "at_once"
        silent(services)
        app = App(services, open_table=QuickTable if quick else MatchScene)
        opened.append((app, services))
        app.start(TitleScene())
        driver = Robot(app)
        driver.frames(2)
        return driver

    yield make
    close()


def scene(driver: Robot, kind: type[Any]) -> Any:
    """The scene on top, once it is of a kind and has no errand under way."""
    driver.until(lambda: isinstance(driver.scene, kind) and not driver.scene.busy)
    driver.frames(2)
    return driver.scene


def hall(driver: Robot) -> CampaignsScene:
    """From the title to the campaigns."""
    driver.key("c")
    found: CampaignsScene = scene(driver, CampaignsScene)
    return found


def set_up_league(driver: Robot, players: int = 3) -> LeagueSetupScene:
    """From the title to a new league of so many."""
    hall(driver)
    driver.press("league")
    found: LeagueSetupScene = scene(driver, LeagueSetupScene)
    driver.choose("players", str(players))
    return found


def league_table(driver: Robot) -> Any:
    """From a league set up to the table of its first game."""
    driver.press("begin")
    scene(driver, LeagueScene)
    driver.key("enter")
    driver.until(lambda: isinstance(driver.scene, MatchScene))
    return driver.scene


def test_a_league_evening_is_begun_played_interrupted_and_finished(window: Window) -> None:
    """A league of two games set up by clicks, the program ended in between, the winner shown at the end."""
    driver = window()
    setup = set_up_league(driver)
    assert not driver.thing("game.duel").enabled and driver.thing("game.wars").selected
    driver.press("game.rites")
    for _ in range(5):
        driver.press("length.back")
    assert tells(setup.sentence(), "campaign-league-several", count=3)
    driver.press("length.back")
    assert setup.league().mix == ["wars", "rites"] and setup.length == 2
    driver.key("tab")
    driver.press("begin")
    league = scene(driver, LeagueScene)
    assert league.league.length == 2 and driver.thing("play").label == say("campaign-play-game", number=1)
    driver.press("play")
    driver.until(lambda: len(league.run.games) == 1)
    assert isinstance(scene(driver, LeagueScene), LeagueScene)
    driver = window()
    found = hall(driver)
    assert found.runs[0].line.startswith(say("campaign-line-game", number=2, length=2))
    driver.key("enter")
    league = scene(driver, LeagueScene)
    driver.key("enter")
    driver.until(lambda: league.over)
    assert league.run.games[1].facts.game == "rites" and not driver.sees("play")


def test_a_draft_is_chosen_by_clicks_and_can_be_begun_anew(window: Window) -> None:
    driver = window()
    set_up_league(driver)
    driver.choose("method", "draft")
    driver.press("begin")
    league = scene(driver, LeagueScene)
    assert not driver.thing("play").enabled
    free = next(pick for pick in driver.find(id="faction.*") if pick.enabled)
    driver.press(free.id)
    assert driver.thing("play").enabled and len(league.picks) == 1
    driver.press("again")
    assert not driver.thing("play").enabled and league.picks == []
    driver.press(free.id)
    driver.press("play")
    driver.until(lambda: len(league.run.games) == 1)
    assert league.run.games[0].facts.seats[0].sides == [free.id.removeprefix("faction.")]


def test_what_a_way_to_deal_factions_means_is_told_at_once(window: Window) -> None:
    driver = window()
    set_up_league(driver)
    for method in METHODS:
        note = say(f"campaign-method-{method}.note")
        driver.choose("method", method)
        driver.frames(2)
        assert note in told(driver.scene.describe(driver.app.layout))


def test_a_league_that_cannot_be_played_says_why(window: Window) -> None:
    driver = window()
    set_up_league(driver)
    driver.press("seat.1.name")
    driver.key("ctrl+a")
    driver.type("Ada")
    said = told(driver.scene.describe(driver.app.layout))
    assert not driver.thing("begin").enabled and any("name of their own" in line for line in said)


def begin_story(driver: Robot, people: int = 1, ironman: bool = False) -> StoryScene:
    """From the title to the first page of The Stars Align."""
    hall(driver)
    driver.press(label="The Stars Align")
    scene(driver, StorySetupScene)
    if people == 2:
        driver.choose("players", "2")
    if ironman:
        driver.press("ironman")
    driver.press("begin")
    story: StoryScene = scene(driver, StoryScene)
    return story


def wait_for(driver: Robot, story: StoryScene, games: int) -> None:
    """Let frames pass until so many games of the story have been taken over."""
    driver.until(lambda: len(story.run.games) == games)
    scene(driver, StoryScene)


def test_the_first_three_chapters_are_played_through_the_window(window: Window) -> None:
    """Each chapter leads to its page of how it ended, and that to the next; what has been played can be read again."""
    driver = window()
    story = begin_story(driver)
    introduced: tuple[list[str], ...] = (["orne"], ["pell"], [])
    for number in range(3):
        assert story.current is not None and story.current.id == story.book.chapters[number].id
        read = set(told(story.body(driver.app.layout)))
        lines = {each.id: plain(say("campaign-enemy", name=each.name, text=each.text)) for each in story.book.enemies}
        assert [each for each in lines if lines[each] in read] == introduced[number]
        for box in driver.find(id="help.*"):
            if box.enabled:
                driver.press(box.id)
                assert driver.thing(box.id).selected
        driver.key("enter")
        wait_for(driver, story, number + 1)
        assert story.shown == story.book.chapters[number].id and story.current is None
        assert driver.thing("play").label == say("campaign-turn-page")
        driver.key("enter")
        assert story.current is not None
        if number < 2:
            driver = window()
            hall(driver)
            driver.key("enter")
            story = scene(driver, StoryScene)
    assert state_of(story.run).chapter.id == "the_king_in_asia"
    driver.press("page.ash_and_ink")
    assert story.shown == "ash_and_ink"
    driver.press(f"page.{story.book.chapters[4].id}")
    assert story.shown == "ash_and_ink", "what lies ahead cannot be read"


def test_a_story_for_two_is_told_to_its_end(window: Window) -> None:
    driver = window()
    story = begin_story(driver, people=2, ironman=True)
    assert story.run.story is not None and story.run.story.people == ["Ada", "Bruno"] and story.run.ironman
    for number in range(7):
        driver.key("enter")
        wait_for(driver, story, number + 1)
        driver.key("enter")
    assert story.shown == ENDING and not driver.sees("play")
    assert story.state.ending is not None


def test_a_game_left_in_the_middle_goes_on_from_the_title(window: Window) -> None:
    """At the real table: left, the window closed, Continue leads by way of the campaign; the menu says Ironman."""
    driver = window(quick=False)
    set_up_league(driver)
    driver.press("ironman")
    table = league_table(driver)
    assert table.session.kept.campaign == "Our league" and table.session.match.ironman and table.stage.topbar.ironman
    driver.until(lambda: driver.scene is not table or table.question is not None)
    match_id = table.session.kept.match_id
    driver = window(quick=False)
    title: Any = driver.scene
    assert title.save.campaign == "Our league"
    assert title.notes["campaign"] == say("campaign-at-game", campaign="Our league", number=1)
    driver.press("continue")
    driver.until(lambda: isinstance(driver.scene, MatchScene))
    table = driver.scene
    assert table.session.kept.match_id == match_id
    assert any(isinstance(below, LeagueScene) for below in driver.app.stack.scenes)
    table.menu()
    driver.frames(3)
    menu: Any = driver.scene
    assert not driver.thing("save").enabled and menu.root.control("save").tooltip == say("menu-save.ironman")
    assert table.session.purpose == say("campaign-purpose-game", number=1, length=8)
    assert driver.thing("quit").label == say("menu-campaign")


def test_a_storys_game_left_in_the_middle_goes_on_from_the_title(window: Window) -> None:
    driver = window(quick=False)
    begin_story(driver)
    driver.app.settings.first_cards = True
    driver.press("play")
    driver.until(lambda: isinstance(driver.scene, OpeningScene), "who somebody is in a first game")
    driver.key("enter")
    driver.until(lambda: isinstance(driver.scene, FirstCard), "the chapter's aim")
    aim, feat = driver.scene.first.text.split("\n")
    assert f"**{say('campaign-aim')}**" in aim and f"**{say('campaign-feat')}**" in feat
    assert "The Stars Align" in driver.scene.heading
    driver.key("enter")
    driver = window(quick=False)
    driver.press("continue")
    driver.until(lambda: isinstance(driver.scene, MatchScene))
    assert any(isinstance(below, StoryScene) for below in driver.app.stack.scenes)


def test_who_deletes_a_game_a_campaign_is_in_the_middle_of_is_told(window: Window) -> None:
    driver = window(quick=False)
    set_up_league(driver)
    league_table(driver)
    driver = window(quick=False)
    driver.key("l")
    driver.until(lambda: isinstance(driver.scene, LoadScene) and not driver.scene.busy and bool(driver.scene.rows))
    driver.key("delete")
    driver.until(lambda: isinstance(driver.scene, MessageScene))
    assert "**Our league** is in the middle of this game" in driver.scene.words


def test_the_end_of_a_campaigns_game_leads_back_to_the_campaign(window: Window, tmp_path: Path) -> None:
    """At the real table, in a campaign of the player's own with a set position a few answers before the end."""
    driver = window(quick=False)
    own = tmp_path / "data" / "campaigns"
    (own / "last-night.scenario.json").write_bytes(msgspec.json.encode(LAST_NIGHT))
    (own / "mine.campaign.json").write_bytes(msgspec.json.encode(ONE_CHAPTER))
    hall(driver)
    driver.press("mine.campaign")
    scene(driver, StorySetupScene)
    driver.press("begin")
    story = scene(driver, StoryScene)
    driver.key("enter")
    driver.until(lambda: isinstance(driver.scene, MatchScene))
    table: Any = driver.scene
    for seat in range(4):
        table.session.change_seat(seat, "random")
    table.changed(anew=True)
    table.skip_bots()
    driver.until(lambda: isinstance(driver.scene, EndScene))
    assert driver.thing("title").label == say("end-campaign") and not driver.sees("rematch")
    driver.press("title")
    driver.until(lambda: len(story.run.games) == 1)
    assert scene(driver, StoryScene) is story and story.ended["only"].result in RESULT_COLOURS


def test_a_campaign_is_renamed_and_deleted(window: Window) -> None:
    driver = window()
    begin_story(driver)
    driver.key("esc")
    found = scene(driver, CampaignsScene)
    driver.key("r")
    driver.frames(2)
    driver.key("ctrl+a")
    driver.type("Our year")
    driver.key("enter")
    driver.until(lambda: not found.busy and bool(found.runs) and "Our year" in found.runs[0].name)
    scene(driver, CampaignsScene)
    driver.key("delete")
    driver.frames(2)
    driver.press("yes")
    driver.until(lambda: not found.runs)


def test_a_campaign_file_that_is_wrong_says_what_is(window: Window, tmp_path: Path) -> None:
    driver = window()
    own = tmp_path / "data" / "campaigns"
    (own / "mine.campaign.toml").write_text('kind = "Mythos Table campaign"\n', encoding="utf-8")
    (own / "played" / f"{'0' * 16}.campaign").write_text("torn", encoding="utf-8")
    found = hall(driver)
    assert not driver.thing("wrong.mine.campaign").enabled
    lines = told(found.describe(driver.app.layout))
    assert any(tells(line, "error-campaign-book-invalid", file="mine.campaign.toml") for line in lines)
    assert "damaged" in found.runs[0].problem
    driver.key("enter")
    driver.frames(2)
    said: Any = driver.scene
    assert isinstance(said, MessageScene) and "damaged" in said.words


def test_ironman_is_an_option_of_a_new_game(window: Window) -> None:
    driver = window()
    driver.key("n")
    driver.frames(3)
    driver.key("g")
    driver.frames(3)
    new: Any = driver.scene
    assert isinstance(new, CustomGameScene)
    driver.choose("undo", "ironman")
    assert new.setup.spec().ironman and not new.setup.spec().strict_undo
    driver.key("esc")
    driver.frames(2)
    assert driver.app.services.settings.last_game["ironman"] is True


# Errors nobody expected ---------------------------------------------------------------------------


def test_a_campaigns_table_that_fails_goes_on_and_still_leads_back(
    window: Window, break_in: Any  # noqa: F811  a fixture
) -> None:
    driver = window(quick=False)
    set_up_league(driver)
    table = league_table(driver)
    league = driver.app.stack.scenes[-2]
    hand = Hand(driver.app)
    name = table.session.kept.campaign
    break_in(hand)
    hand.key("enter")
    hand.until(lambda: isinstance(hand.scene, MatchScene))
    again = hand.scene
    assert again is not table and again.session.kept.campaign == name
    assert league in hand.app.stack.scenes
    again.pop()
    assert scene(hand, LeagueScene) is league and hand.thing("play").enabled


def test_a_campaigns_page_that_fails_leads_to_the_title_and_keeps_the_campaign(
    window: Window, break_in: Any  # noqa: F811  a fixture
) -> None:
    driver = window()
    set_up_league(driver)
    driver.press("begin")
    hand = Hand(driver.app)
    scene(driver, LeagueScene)
    assert "No game was running" in break_in(hand)
    hand.key("enter")
    hand.until(lambda: isinstance(hand.scene, TitleScene))
    assert len(hall(hand).runs) == 1
