"""Plays a league and a story by mouse: sits down, answers a little, hands the seats to bots, and so to the end."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from game.games.rites.screen.curtain import CardCurtain
from game.games.rites.screen.end import CardEnd
from game.games.wars.screen.draft import DraftScene
from game.games.wars.screen.end import EndScene
from game.ui.campaign.beginning import LeagueSetupScene, StorySetupScene
from game.ui.campaign.hall import CampaignsScene
from game.ui.campaign.league import LeagueScene
from game.ui.campaign.story import StoryScene
from game.ui.chronicle.scene import TABS, ChronicleScene
from game.ui.scenes.load import LoadScene
from game.ui.scenes.message import MessageScene
from game.ui.scenes.title import TitleScene
from game.ui.table.overlays.curtain import CurtainScene
from game.ui.table.overlays.menu import MenuScene, SeatsScene
from game.ui.table.scene import MatchScene
from game.ui.theatre.scene import TheatreScene
from scripts.window.mouse_player import MousePlayer
from scripts.window.program import Program, Stuck

ANSWERS = 6
"""How many questions of each game are answered before its seats are handed to bots."""
CHAPTERS = 3
LEAGUE = "An evening in Arkham"
BOT = "random"
LONG = 600.0
"""Seconds anything may take that goes on by itself."""
Table = MatchScene | DraftScene


def told(*words: object) -> None:
    """Tell the parent how far it is."""
    print(*words, flush=True)


class Campaigner(MousePlayer):
    """Goes on from wherever the title leads."""

    def __init__(self, program: Program, seed: int) -> None:
        super().__init__(program, seed)
        self.answered = 0
        self.told_at = ""

    # Waiting ------------------------------------------------------------------------------------

    def wait(self, done: Callable[[], Any], what: str) -> None:
        """Wait for what other threads bring."""
        end = time.monotonic() + LONG
        while not done():
            if time.monotonic() > end:
                self.program.shot("stuck")
                raise Stuck(f"waited in vain for {what}; on top is {type(self.top).__name__}")
            self.program.pump(0.0)
            time.sleep(0.001)

    def wait_top(self, *kinds: type) -> Any:
        """Wait until a scene of one of these kinds is on top and has no errand under way."""
        self.wait(
            lambda: isinstance(self.top, kinds) and not (hasattr(self.top, "errands") and self.top.errands.busy),
            " or ".join(kind.__name__ for kind in kinds),
        )
        self.program.pump(0.2)
        return self.top

    # The way through ----------------------------------------------------------------------------

    def run(self) -> None:
        """Play whatever is not over yet, then look at what has been kept."""
        title = self.wait_top(TitleScene)
        self.program.shot("title")
        if title.save is not None and title.save.campaign:
            campaign = title.save.campaign
            self.activate(title.root.control("continue"))
            self.wait(lambda: isinstance(self.top, Table), "the game that was interrupted")
            told("resumed", campaign, len(self.top.session.match.entries))
        else:
            self.activate(title.root.control("campaign"))
            self.wait_top(CampaignsScene)
        while not self.all_done():
            self.step()
        self.look_back()

    @property
    def runs(self) -> tuple[Any, Any]:
        """The league and the story, None where one has not been begun."""
        campaigns = self.program.services.campaigns
        infos = campaigns.runs()
        found = [next((campaigns.read(info.id) for info in infos if info.league is league), None)
                 for league in (True, False)]  # fmt: skip
        return found[0], found[1]

    def all_done(self) -> bool:
        """Whether the league is over and the story far enough, and nothing is open."""
        if not isinstance(self.top, CampaignsScene):
            return False
        league, story = self.runs
        return bool(league and len(league.games) == 3 and story and len(story.games) == CHAPTERS)

    def step(self) -> None:
        """Do one thing."""
        top = self.top
        deeds: dict[type, Callable[[], None]] = {
            CampaignsScene: self.in_hall, LeagueSetupScene: self.set_up_league, StorySetupScene: self.set_up_story,
            LeagueScene: self.in_league, StoryScene: self.in_story, MatchScene: self.at_table,
            DraftScene: self.in_draft, EndScene: self.at_end, CardEnd: self.at_end,
            CurtainScene: self.through, CardCurtain: self.through, MessageScene: lambda: self.answer_dialog(top),
        }  # fmt: skip
        deed = deeds.get(type(top))
        if deed is None:
            self.program.shot("stuck")
            raise Stuck(f"nobody knows what to do on {type(top).__name__}")
        deed()

    def through(self) -> None:
        """Draw a curtain aside."""
        top = self.top
        self.hand.key("enter")
        self.wait(lambda: self.top is not top, "what is behind the curtain")

    def press(self, id: str) -> None:
        """Press a control of the scene on top."""
        self.activate(self.top.root.control(id))

    def shorten(self, cycle: Any) -> None:
        """One value back."""
        self.click(cycle.ends()[0].center)

    # Campaigns ----------------------------------------------------------------------------------

    def in_hall(self) -> None:
        """Begin the league, then the story; or go on with what is not over."""
        hall = self.wait_top(CampaignsScene)
        self.wait(lambda: hall.looked, "the campaigns")
        league, story = self.runs
        self.program.shot("campaigns")
        if league is None:
            self.press("league")
        elif len(league.games) < 3:
            self.open_run(hall, True)
        elif story is None:
            self.press(next(book.path.stem for book in hall.books if book.title == "The Stars Align"))
        else:
            self.open_run(hall, False)
        self.wait(lambda: self.top is not hall, "a campaign")

    def open_run(self, hall: Any, league: bool) -> None:
        """Go on with a campaign of the list."""
        run = next(run for run in hall.runs if run.league is league)
        if hall.chosen is not run:
            self.press(f"run.{run.id}")
        self.press("open")

    def set_up_league(self) -> None:
        """Two players, three games, Ironman."""
        scene = self.wait_top(LeagueSetupScene)
        for id, value in (("players", "2"), ("seat.0.kind", "person"), ("seat.1.kind", "bot")):
            self.choose_segment(id, value)
        for game in ("duel", "rites"):
            self.press(f"game.{game}")
        while scene.length > 3:
            self.shorten(scene.root.control("length"))
        self.press("ironman")
        self.program.shot("league_setup")
        self.press("begin")
        self.wait(lambda: self.top is not scene, "the league")

    def set_up_story(self) -> None:
        """For one person."""
        scene = self.wait_top(StorySetupScene)
        self.program.shot("story_setup")
        self.press("begin")
        self.wait(lambda: self.top is not scene, "the story")

    def in_league(self) -> None:
        """Play the next game, or see who has won."""
        scene = self.wait_top(LeagueScene)
        self.wait(lambda: not scene.errands.busy, "the standing")
        self.program.shot(f"league_{len(scene.run.games)}")
        if scene.over:
            told("league over")
            self.leave(scene)
            return
        self.answered = 0
        self.press("play")
        self.wait(lambda: self.top is not scene, "the game")

    def in_story(self) -> None:
        """Read, use what helps, play the chapter, turn the page."""
        scene = self.wait_top(StoryScene)
        self.program.shot(f"story_{len(scene.run.games)}_{scene.shown}")
        if len(scene.run.games) >= CHAPTERS and scene.current is not None:
            told("story over")
            self.leave(scene)
            return
        if scene.current is None:
            self.press("play")
            self.program.pump(0.2)
            return
        for held in scene.state.helps:
            if held.id not in scene.taken and scene.root.control(f"help.{held.id}").enabled:
                self.press(f"help.{held.id}")
        self.answered = 0
        self.press("play")
        self.wait(lambda: self.top is not scene, "the chapter's game")

    def leave(self, scene: Any) -> None:
        """Back to the list of campaigns, or the title and there again."""
        self.press("back")
        self.wait(lambda: self.top is not scene, "where one came from")
        if isinstance(self.top, TitleScene):
            title = self.wait_top(TitleScene)
            self.activate(title.root.control("campaign"))
        self.wait_top(CampaignsScene)

    # At the tables ------------------------------------------------------------------------------

    def where(self) -> str:
        """Which game of which campaign is played."""
        below = next(scene for scene in self.program.app.stack.scenes if isinstance(scene, LeagueScene | StoryScene))
        return f"{'league' if isinstance(below, LeagueScene) else 'story'} {len(below.run.games) + 1}"

    def acknowledged(self, session: Any, serial: int) -> None:
        """Wait for the answer to be taken, and tell it."""
        self.wait(lambda: session.match.serial != serial, "the answer")
        self.answered += 1
        told("kept", len(session.match.entries))
        told("answered", self.where(), self.answered)

    def in_draft(self) -> None:
        """Take any faction."""
        scene = self.top
        if scene.flow.asked is None:
            self.wait(lambda: self.top is not scene or scene.flow.asked is not None, "the draft")
            return
        taken = len(scene.view.taken)
        self.program.once("draft")
        self.activate(scene.root.control(f"faction.{self.luck.choice(scene.free)}"))
        self.wait(lambda: self.top is not scene or len(scene.view.taken) > taken, "the faction taken")

    def at_table(self) -> None:
        """Answer on the map or with cards."""
        if self.top.keys_page == "cards":
            self.at_cards()
        else:
            self.at_table_of_wars()

    def at_table_of_wars(self) -> None:
        """Answer what is asked; after some answers hand the seats over."""
        table = self.top
        if table.flow.over:
            self.wait(lambda: self.top is not table, "the end")
            return
        if not table.session.people or table.question is None or table.stage.map.busy:
            self.program.pump(0.0)
            time.sleep(0.001)
            return
        if self.answered >= ANSWERS:
            self.hand_all_over(table)
            return
        session, serial = table.session, table.question.serial
        self.take(table, self.choose(table))
        self.wait(lambda: session.match.serial != serial or self.top is not table, "the answer")
        if self.top is table:
            self.acknowledged(session, serial)

    def at_cards(self) -> None:
        """Answer what is asked with cards, places or buttons; after some answers hand the seats over."""
        table = self.top
        if not table.session.people or table.question is None or table.stage.flights.busy:
            self.program.pump(0.0)
            time.sleep(0.001)
            return
        if self.answered >= ANSWERS:
            self.hand_all_over(table)
            return
        serial = table.session.match.serial
        for _ in range(12):
            self.click(self.luck.choice(self.card_points(table)))
            self.program.pump(0.1)
            if table.session.match.serial != serial:
                self.acknowledged(table.session, serial)
                return
        raise Stuck(f"no answer to {table.question.kind} at the card table")

    def card_points(self, table: Any) -> list[tuple[int, int]]:
        """Where something can be clicked that leads on: a button, a card, or a place."""
        stage = table.stage
        points = [button.rect.center for button in stage.actions.options if button.visible]
        points += [place.box.center for place in stage.centre.places if place.id in stage.centre.live]
        for card in sorted(stage.fan.live - stage.fan.picked):
            rect, _ = stage.fan.spot(card)
            inside = ((x, rect.centery) for x in range(rect.x + 4, rect.right - 3, 3))
            points += [at for at in inside if stage.fan.at(at) == card][:1]
        if not points:
            raise Stuck(f"nothing can be clicked for {table.question.kind}")
        return points

    def hand_all_over(self, table: Any) -> None:
        """Give every person's seat to a bot, by the menu."""
        where = self.where()
        self.program.shot(f"table_{where.replace(' ', '_')}")
        self.ask_menu(table)
        self.wait_top(MenuScene)
        self.press("Seats and orders")
        self.wait_top(SeatsScene)
        for seat in self.at_keyboard():
            self.choose_from_list(f"seat.{seat}", BOT)
        self.wait(lambda: not self.at_keyboard(), "the seats' change")
        self.program.shot("seats")
        self.press("Back", "Close")
        self.wait(lambda: not isinstance(self.top, SeatsScene), "the table")
        told("handed", where)

    def at_keyboard(self) -> list[int]:
        """Who sits at the table below as a person."""
        table = next(s for s in self.program.app.stack.scenes if isinstance(s, Table))
        return list(table.session.people)

    def at_end(self) -> None:
        """Look, and go back to the campaign."""
        end = self.top
        self.program.pump(0.5)
        where = self.where()
        self.program.shot(f"end_{where.replace(' ', '_')}")
        told("ended", where, end.leave_table.label)
        self.activate(end.leave_table)
        self.wait_top(LeagueScene, StoryScene)

    # Afterwards ---------------------------------------------------------------------------------

    def look_back(self) -> None:
        """The chronicle's pages, and a game of each kind in the theatre."""
        self.activate(self.top.back)
        title = self.wait_top(TitleScene)
        self.activate(title.root.control("chronicle"))
        scene = self.wait_top(ChronicleScene)
        self.wait(lambda: not scene.busy, "the chronicle")
        self.program.pump(0.4)
        told("chronicle", len(scene.games), "games")
        for key, _ in TABS:
            self.choose_segment("page", key)
            self.wait(lambda: not scene.busy, "the chronicle's page")
            self.program.pump(0.4)
            self.program.shot(f"chronicle_{key}")
        told("statistics")
        self.choose_segment("page", TABS[0][0])
        self.wait(lambda: not scene.busy, "the games")
        for game in ("rites", "duel", "wars"):
            self.watch(scene, game)
        self.activate(scene.root.control("back"))
        self.look_at_saves()

    def look_at_saves(self) -> None:
        """What is kept of the games on the load screen, by campaign, with pictures."""
        title = self.wait_top(TitleScene)
        self.activate(title.root.control("load"))
        scene = self.wait_top(LoadScene)
        self.wait(lambda: not scene.busy, "the saved games")
        self.program.pump(0.5)
        self.program.shot("saves")
        told("saves")

    def watch(self, scene: Any, game: str) -> None:
        """Open the theatre with a game, step both ways, look with other eyes."""
        index = next(n for n, each in enumerate(scene.games) if each.game == game)
        self.pick_row(scene.root.control("games"), index)
        self.program.pump(0.3)
        self.program.shot(f"chronicle_of_{game}")
        self.activate(scene.root.control("watch"))
        self.wait(lambda: isinstance(self.top, TheatreScene) and self.top.stage is not None, "the theatre")
        theatre = self.top
        for name in ("]", "]", "right", "right", "left"):
            self.hand.key(name)
            self.program.pump(1.0)
        self.program.shot(f"theatre_{game}_open")
        self.hand.key("v")
        self.hand.key("v")
        self.wait(lambda: theatre.view == 0 or self.turn_eyes(theatre), "other eyes")
        self.program.shot(f"theatre_{game}_seat")
        self.hand.key("esc")
        self.wait_top(ChronicleScene)
        told("watched", game)

    def turn_eyes(self, theatre: Any) -> bool:
        """Click the first seat's eyes."""
        eyes = next(thing for thing in theatre.things() if thing.id == "eyes.0")
        self.click(eyes.rect.center)
        self.program.pump(0.2)
        return False
