"""Plays a league and a story by mouse: sits down, answers a little, hands the seats to bots, and so to the end."""

from __future__ import annotations

import time
from typing import Any

from game.ui.campaign.hall import CampaignsScene
from game.ui.campaign.league import LeagueScene
from game.ui.campaign.story import StoryScene
from game.ui.table.scene import MatchScene
from scripts.window.player import Player
from scripts.window.program import Program
from scripts.window.tours import TOURS

ANSWERS = 6
"""How many questions of each game are answered before its seats are handed to bots."""
CHAPTERS, GAMES = 3, 3
STORY = "The Stars Align"
BOT = "random"
Campaign = LeagueScene | StoryScene


def told(*words: object) -> None:
    """Tell the parent how far it is."""
    print(*words, flush=True)


class Campaigner(Player):
    """Goes on from wherever the title leads."""

    def __init__(self, program: Program, seed: int) -> None:
        super().__init__(program, seed, TOURS["wars"])
        self.answered = 0

    def wait_for(self, id: str) -> None:
        """Wait until there is such a thing, and nothing is read any more."""
        self.program.until(lambda: self.program.sees(id) and not self.busy(), id)
        self.program.pump(0.2)

    def busy(self) -> bool:
        """Whether a thread reads what the scene on top is to show."""
        return bool(getattr(self.top, "busy", False))

    def run(self) -> None:
        """Play whatever is not over yet, then look at what has been kept."""
        program = self.program
        self.wait_for("campaign")
        program.keep("title")
        if self.top.save is not None and self.top.save.campaign:
            campaign = self.top.save.campaign
            self.leave(self.top, "continue")
            program.until(lambda: hasattr(self.top, "session"), "the game that was interrupted")
            told("resumed", campaign, len(self.top.session.match.entries))
        else:
            self.leave(self.top, "campaign")
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
        return bool(league and len(league.games) == GAMES and story and len(story.games) == CHAPTERS)

    def step(self) -> None:
        """Do one thing, whatever is on top."""
        program, scene = self.program, self.top
        if isinstance(scene, CampaignsScene):
            self.in_hall(scene)
        elif isinstance(scene, LeagueScene):
            self.in_league(scene)
        elif isinstance(scene, StoryScene):
            self.in_story(scene)
        elif isinstance(scene, MatchScene) and not scene.session.people:
            program.pump(0.0)
            time.sleep(0.001)
        elif program.sees("review"):
            program.pump(0.5)
            program.keep(f"end_{self.where().replace(' ', '_')}")
            told("ended", self.where(), program.thing("title").label)
            self.press("title")
            program.until(lambda: isinstance(self.top, Campaign), "the campaign")
        else:
            super().step()

    # Campaigns ----------------------------------------------------------------------------------

    def in_hall(self, hall: Any) -> None:
        """Begin the league, then the story; or go on with what is not over."""
        self.wait_for("league")
        league, story = self.runs
        self.program.keep("campaigns")
        if league is not None and len(league.games) < GAMES:
            self.open_run(True)
        elif story is not None:
            self.open_run(False)
        elif league is not None:
            self.leave(hall, next(book.path.stem for book in hall.books if book.title == STORY))
            self.wait_for("begin")
            self.program.keep("story_setup")
            self.leave(self.top, "begin")
        else:
            self.leave(hall, "league")
            self.set_up_league()

    def open_run(self, league: bool) -> None:
        """Go on with a campaign of the list."""
        hall = self.top
        run = next(run for run in hall.runs if run.league is league)
        if not self.program.thing(f"run.{run.id}").selected:
            self.press(f"run.{run.id}")
        self.leave(hall, "open")

    def set_up_league(self) -> None:
        """Two players, three games, Ironman."""
        self.wait_for("ironman")
        self.choose("players", "2")
        for seat, who in enumerate(("person", "bot")):
            if not self.program.thing(f"seat.{seat}.kind.{who}").selected:
                self.choose(f"seat.{seat}.kind", who)
        for id in ("game.duel", "game.rites", "ironman"):
            self.press(id)
        while self.program.thing("length").label != str(GAMES):
            self.press("length.back")
        self.program.keep("league_setup")
        self.leave(self.top, "begin")

    def in_league(self, scene: Any) -> None:
        """Play the next game, or see who has won."""
        self.wait_for("back")
        self.program.keep(f"league_{len(scene.run.games)}")
        if scene.over:
            told("league over")
            self.leave_for_hall(scene)
            return
        self.answered = 0
        self.leave(scene, "play")

    def in_story(self, scene: Any) -> None:
        """Read, use what helps, play the chapter, turn the page."""
        self.wait_for("back")
        self.program.keep(f"story_{len(scene.run.games)}_{scene.shown}")
        if scene.current is None:
            self.press("play")
            self.program.pump(0.2)
        elif len(scene.run.games) >= CHAPTERS:
            told("story over")
            self.leave_for_hall(scene)
        else:
            for help in self.program.find(id="help.*"):
                if help.enabled and not help.selected:
                    self.press(help.id)
            self.answered = 0
            self.leave(scene, "play")

    def leave_for_hall(self, scene: Any) -> None:
        """Back to the list of campaigns, or the title and there again."""
        self.leave(scene, "back")
        self.program.pump(0.2)
        if self.program.sees("campaign"):
            self.leave(self.top, "campaign")
        self.wait_for("league")

    # At the tables ------------------------------------------------------------------------------

    def where(self) -> str:
        """Which game of which campaign is played."""
        below = next(scene for scene in self.program.app.stack.scenes if isinstance(scene, Campaign))
        return f"{'league' if isinstance(below, LeagueScene) else 'story'} {len(below.run.games) + 1}"

    def at_table(self, table: Any) -> None:
        """Answer what is asked; after some answers hand the seats over."""
        if self.answered >= ANSWERS:
            self.hand_all_over(table)
            return
        serial, match = table.session.match.serial, table.session.match
        self.answer(table)
        if match.serial != serial:
            self.answered += 1
            told("kept", len(match.entries))
            told("answered", self.where(), self.answered)

    def hand_all_over(self, table: Any) -> None:
        """Give every person's seat to a bot, by the menu."""
        where = self.where()
        self.program.keep(f"table_{where.replace(' ', '_')}")
        self.open("seats")
        for seat in table.session.people:
            self.choose(f"seat.{seat}", BOT)
        self.program.until(lambda: not table.session.people, "the seats' change")
        self.program.keep("seats")
        self.leave(self.top, "back")
        told("handed", where)

    # Afterwards ---------------------------------------------------------------------------------

    def look_back(self) -> None:
        """The chronicle's pages, a game of each kind in the theatre, and what is kept of the games."""
        program = self.program
        self.leave(self.top, "back")
        self.wait_for("chronicle")
        self.leave(self.top, "chronicle")
        self.wait_for("page")
        told("chronicle", len(self.top.games), "games")
        pages = [thing.id for thing in program.find(id="page.*") if thing.role == "option"]
        for id in (*pages, pages[0]):
            self.press(id)
            self.wait_for("page")
            program.keep(f"chronicle_{id}")
        told("statistics")
        for game in ("rites", "duel", "wars"):
            self.watch(game)
        self.leave(self.top, "back")
        self.wait_for("load")
        self.leave(self.top, "load")
        self.wait_for("back")
        program.pump(0.5)
        program.keep("saves")
        told("saves")

    def watch(self, game: str) -> None:
        """Open the theatre with a game, step both ways, look with other eyes."""
        program, scene = self.program, self.top
        self.press(f"games.{next(n for n, each in enumerate(scene.games) if each.game == game)}")
        program.pump(0.3)
        program.keep(f"chronicle_of_{game}")
        self.leave(scene, "watch")
        program.until(lambda: program.sees("eyes"), "the theatre")
        for name in ("]", "]", "right", "right", "left"):
            self.hand.key(name)
            program.pump(1.0)
        program.keep(f"theatre_{game}_open")
        eyes = [thing.id for thing in program.find(id="eyes.*")]
        self.press(eyes[2])
        program.until(lambda: program.thing(eyes[2]).selected, "other eyes")
        program.keep(f"theatre_{game}_seat")
        self.hand.key("esc")
        program.until(lambda: self.top is scene, "the chronicle")
        told("watched", game)
