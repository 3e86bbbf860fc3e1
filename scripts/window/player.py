"""Plays whole games of any kind through the window: by mouse, or by keyboard alone.

Everything is seen and used by role and id, as the robot does. On the way there must be what the game's tour wants:
an undo, a save loaded again (in the middle of a battle, where there are any), with two people the curtain, a seat
handed to a bot and taken back.
"""

from __future__ import annotations

import random
from typing import Any

from game.ui.scenes.custom import CustomGameScene
from game.ui.table.scene import MatchScene
from game.ui.things import Thing
from scripts.window.program import Program, Stuck
from scripts.window.robot import in_sight, turning
from scripts.window.tours import Tour

SAVED = "On the way"
TRIES = 60
"""So many clicks on what is offered must answer a question: cards are chosen first, then what is done with them."""


class Player:
    """Plays a program from its title to the end of a game and back. ``luck`` decides among what is offered."""

    def __init__(self, program: Program, seed: int, tour: Tour, people: int = 0, bot: str = "adept",
                 limit: int = 60_000) -> None:  # fmt: skip
        self.program, self.seed, self.tour, self.limit = program, seed, tour, limit
        self.people, self.bot = people or tour.people, bot
        self.hand, self.seen = program.hand, program.seen
        self.luck = random.Random(seed)

    @property
    def top(self) -> Any:
        """The scene on top."""
        return self.program.scene

    # What mouse and keyboard do each in their way ---------------------------------------------------

    def press(self, id: str) -> None:
        """Press a thing."""
        self.program.press(id)

    def choose(self, id: str, value: str) -> None:
        """Choose a value of a row of choices or of a list that opens."""
        self.program.choose(id, value)

    def use(self, thing: Thing) -> None:
        """Use something offered on the table."""
        self.program.click(thing.rect.center)

    # The game ---------------------------------------------------------------------------------------

    def run(self) -> None:
        """From the title through a whole game to its end, and back to the title; raises ``Stuck``."""
        program = self.program
        self.press("new_game")
        self.press("custom")
        self.set_up()
        program.keep("new game")
        self.press("begin")
        program.until(lambda: not isinstance(self.top, CustomGameScene), "the table")
        for _ in range(self.limit):
            if program.sees("review"):
                break
            self.step()
        else:
            raise Stuck(f"the game is not over after {self.limit} steps")
        program.pump(0.3)
        program.keep("end")
        self.count()
        self.press("title")
        program.until(lambda: program.sees("new_game"), "the title")
        program.keep("title")

    def set_up(self) -> None:
        """Choose the game, how many play it, who they are, and the seed."""
        program = self.program
        program.until(lambda: program.sees("begin"), "the new game screen")
        if not program.thing(f"game.{self.tour.game}").selected:
            self.press(f"game.{self.tour.game}")
        players = str(self.tour.players)
        if program.sees(f"players.{players}") and not program.thing(f"players.{players}").selected:
            self.choose("players", players)
        for seat in range(self.tour.players):
            who = "person" if seat < self.people else "bot"
            if not program.thing(f"seat.{seat}.kind.{who}").selected:
                self.choose(f"seat.{seat}.kind", who)
        for chosen in self.top.setup.seats[self.people : self.tour.players]:
            chosen.bot = self.bot
            # A level that says more about itself moves what stands below.
            self.top.redraw()
        program.frames(2)
        self.press("seed")
        self.hand.type(str(self.seed))
        program.until(lambda: self.top.setup.seed == str(self.seed), "the seed")

    def count(self) -> None:
        """Count what has happened in the match."""
        match = self.program.table.session.match
        for event in match.events_since(0):
            self.seen[f"event {event.kind}"] += 1
        self.tour.count(match, self.seen)

    def missing(self) -> list[str]:
        """What should have been seen and was not."""
        wanted = {name: key for name, key in self.tour.wanted.items() if self.people > 1 or key != "curtain"}
        return [name for name, key in wanted.items() if not self.seen[key]]

    def step(self) -> None:
        """Do one thing: answer a question or a dialog, or let the bots go on."""
        program, scene = self.program, self.top
        if isinstance(scene, MatchScene):
            if scene.question is None and program.sees("chance"):
                self.press(self.luck.choice(("chance", "pause", "skip")))
            elif scene.question is None:
                program.pump(0.01)
            else:
                self.at_table(scene)
        elif program.sees("go_on"):
            program.once("curtain")
            self.seen["curtain"] += 1
            self.leave(scene, "go_on")
        elif program.sees("faction.*"):
            self.draft(scene)
        elif program.sees("reveal"):
            self.turn_over(scene)
        elif program.sees("option.*"):
            program.once("power-plays")
            self.leave(scene, self.luck.choice([thing.id for thing in program.find(id="option.*") if thing.enabled]))
        elif buttons := [thing for thing in program.find("button") if thing.enabled and thing.id]:
            # The last answer of a dialog leads on.
            self.leave(scene, buttons[-1].id)
        else:
            raise program.stuck("nobody knows what to do")

    def leave(self, scene: Any, id: str) -> None:
        """Press what leads away from a scene."""
        self.press(id)
        self.program.until(lambda: self.top is not scene, f"what {id} leads to")

    def draft(self, scene: Any) -> None:
        """Take any faction."""
        free = [thing.id for thing in self.program.find(id="faction.*") if thing.enabled]
        if not free:
            self.program.pump(0.02)
            return
        self.program.once("draft")
        self.press(self.luck.choice(free))
        self.seen["drafted"] += 1
        self.program.until(lambda: self.top is not scene or free != [
            thing.id for thing in self.program.find(id="faction.*") if thing.enabled], "the faction taken")  # fmt: skip

    def at_table(self, table: Any) -> None:
        """Try out what has not been tried yet, then answer the question."""
        program, question, seen = self.program, table.question, self.seen
        program.once("first question")
        program.once(f"asked {question.kind}")
        seen[f"asked {question.kind}"] += 1
        if not seen["load"] and (program.sees("battle") or seen["answer"] >= 30):
            self.save_and_load()
        elif "a reveal" in self.tour.wanted and not seen["reveal"] and self.has_signs(table):
            self.press("signs")
            program.until(lambda: self.top is not table, "the Elder Signs")
            self.turn_over(self.top)
        elif self.people > 1 and seen["answer"] >= 14 and not seen["handed over"]:
            self.handed = question.seat
            self.change_seat(table, "random")
            seen["handed over"] += 1
            seen["answers at handing over"] = seen["answer"]
        elif seen["handed over"] and not seen["taken back"] and seen["answer"] >= seen["answers at handing over"] + 6:
            self.change_seat(table, "")
            seen["taken back"] += 1
        elif seen["answer"] >= 8 and not seen["undo"] and program.thing("undo").enabled:
            entries = len(table.session.match.entries)
            self.press("undo")
            program.until(lambda: len(table.session.match.entries) < entries, "the undo")
            seen["undo"] += 1
        else:
            self.answer(table)

    # Answering --------------------------------------------------------------------------------------

    def answer(self, table: Any) -> None:
        """Use what is offered until the question is answered; nothing while pieces are on their way."""
        program, match, serial = self.program, table.session.match, table.question.serial
        for _ in range(TRIES):
            if (more := turning(in_sight(self.top))) and self.luck.random() < 0.25:
                self.use(more[0])
            offers = program.offers()
            program.pump(0.02)
            if match.serial != serial or self.top is not table:
                break
            if not offers or offers != program.offers():
                continue
            self.use(self.wished(offers))
            program.pump(0.05)
        else:
            raise program.stuck(f"no way to answer {table.question.kind}")
        self.seen["answer"] += match.serial != serial

    def wished(self, offers: list[Thing]) -> Thing:
        """What to take of what is offered: what is liked, as a rule; else any kind of thing, then any of it."""
        power = self.program.find(id="power_play")
        if power and power[0].enabled and self.luck.random() < 0.15:
            return power[0]
        offers = [thing for thing in offers if not thing.selected] or offers
        for like in self.tour.likes:
            liked = [thing for thing in offers if thing.id.startswith(like)]
            if liked and self.luck.random() < 0.6:
                return self.luck.choice(liked)
        plain = [thing for thing in offers if not thing.id.startswith(self.tour.shuns)] or offers
        kinds = sorted({thing.id if thing.id.startswith("option.") else thing.role for thing in plain})
        kind = self.luck.choice(kinds)
        return self.luck.choice([thing for thing in plain if kind in (thing.id, thing.role)])

    # What else people do ----------------------------------------------------------------------------

    def has_signs(self, table: Any) -> bool:
        """Whether whoever is asked holds Elder Signs."""
        state = table.session.match.position.state
        return bool(state.signs[table.session.match.rules.side_number(table.question.faction)])

    def turn_over(self, scene: Any) -> None:
        """Reveal all Elder Signs of whoever is asked."""
        program, match = self.program, self.program.table.session.match
        before = match.event_count
        if not program.sees("all"):
            self.press(f"seat.{self.program.table.question.seat}")
        program.until(lambda: program.sees("all"), "Elder Signs to reveal")
        self.press("all")
        program.once("signs")
        self.leave(scene, "reveal")
        program.until(lambda: any(event.kind == "revealed" for event in match.events_since(before)), "the reveal")
        self.seen["reveal"] += 1

    def open(self, id: str) -> Any:
        """Open what a line of the menu leads to."""
        table = self.top
        self.press("menu")
        self.program.until(lambda: self.program.sees(id), "the menu")
        self.program.once("menu")
        self.leave(self.top, id)
        return table

    def change_seat(self, table: Any, who: str) -> None:
        """Hand the seat to a bot or take it back, and go back to the table."""
        self.open("seats")
        self.choose(f"seat.{self.handed}", who)
        self.program.until(lambda: table.session.match.seats[self.handed].bot == who, "the seat's change")
        self.program.once("seats" if who else "seats back")
        self.leave(self.top, "back")

    def save_and_load(self) -> None:
        """Save, load that save, and be where one was."""
        program = self.program
        program.once("battle")
        before = self.top.session.match.position.key()
        table = self.open("save")
        self.hand.type(SAVED)
        self.hand.key("enter")
        program.until(lambda: self.top is table, "the table after saving")
        program.until(lambda: any(save.name == SAVED for save in program.services.list_saves()), "the save")
        self.seen["save"] += 1
        self.open("load")
        self.pick_save()
        program.until(lambda: self.top is not table and (program.sees("go_on") or isinstance(self.top, MatchScene)),
                      "the table after loading")  # fmt: skip
        if program.table.session.match.position.key() != before:
            raise Stuck("the loaded game is not the one that was saved")
        self.seen["load"] += 1

    def pick_save(self) -> None:
        """Open the save in the list, the newest."""
        program = self.program
        program.until(lambda: any(SAVED in thing.label for thing in program.find("row")), "the save in the list")
        self.press(next(thing.id for thing in program.find("row") if SAVED in thing.label))
        program.pump(0.1)
        # By keyboard, Enter has opened it already.
        if program.sees("open"):
            self.press("open")
