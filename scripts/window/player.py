"""Two people at one keyboard play a whole game against two bots: by mouse, or by keyboard alone.

``Player`` knows what they want; ``MousePlayer`` and ``KeyPlayer``, in modules of their own, how to get it. On the
way they must see a battle, a Ritual, a reveal, an undo, the curtain between them, a seat handed to a bot and taken
back, and a save loaded again in the middle of a battle.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from game.games.wars.screen.end import EndScene
from game.games.wars.screen.signs import SignsScene
from game.ui.scenes.load import LoadScene
from game.ui.scenes.message import MessageScene, PromptScene
from game.ui.scenes.newgame import NewGameScene
from game.ui.scenes.title import TitleScene
from game.ui.table.overlays.curtain import CurtainScene
from game.ui.table.overlays.menu import MenuScene, SeatsScene
from game.ui.table.scene import MatchScene
from scripts.window.offers import Offer, labelled
from scripts.window.program import Program, Stuck

LIKED = ("awaken", "battle", "capture", "desecrate", "build_gate", "dreams", "summon", "recruit", "move")
SHUNNED = ("abandon_gate", "control_gate", "pass")
PEOPLE = 2
SAVED = "In battle"
WANTED = {
    "a battle": "event battle",
    "an awakening": "event awakening",
    "a Ritual": "event ritual",
    "a reveal": "reveal",
    "an undo": "undo",
    "the curtain between two people": "curtain",
    "a seat handed to a bot": "handed over",
    "the seat taken back": "taken back",
    "a save": "save",
    "loading it in the middle of a battle": "load",
}
"""What must have been seen at the end, and the count that tells."""


class Player:
    """Plays a program from its title to the end of a game and back. ``luck`` decides among what is offered."""

    end_scene: type = EndScene
    """What is on top when the game is over."""
    counted: Mapping[str, str] = {
        "battles": "event battle",
        "awakenings": "event awakening",
        "Rituals": "event ritual",
        "curtains": "curtain",
    }
    """What is told of a game at its end, and the counts that tell."""

    def __init__(self, program: Program, seed: int, limit: int = 20_000) -> None:
        self.program = program
        self.hand = program.hand
        self.seen = program.seen
        self.seed = seed
        self.luck = random.Random(seed)
        self.limit = limit

    @property
    def top(self) -> Any:
        """The scene on top."""
        return self.program.top

    # What mouse and keyboard do each in their way ---------------------------------------------------

    def activate(self, widget: Any) -> None:
        """Press a widget on top."""
        raise NotImplementedError

    def choose_segment(self, id: str, value: str) -> None:
        """Choose one value of a row of choices."""
        raise NotImplementedError

    def choose_from_list(self, id: str, value: str) -> None:
        """Open a drop-down and choose one of its lines."""
        raise NotImplementedError

    def pick_row(self, rows: Any, index: int) -> None:
        """Select a row of a list."""
        raise NotImplementedError

    def take(self, table: Any, offer: Offer) -> None:
        """Answer with something offered."""
        raise NotImplementedError

    def on_offer(self, table: Any) -> list[Offer]:
        """What can be answered with now."""
        raise NotImplementedError

    def ask_menu(self, table: Any) -> None:
        """Open the menu."""
        raise NotImplementedError

    def ask_signs(self, table: Any) -> None:
        """Ask for the private look at Elder Signs."""
        raise NotImplementedError

    def ask_undo(self, table: Any) -> None:
        """Ask for the last choice back."""
        raise NotImplementedError

    def press(self, *labels: str) -> None:
        """Press the button with one of these words."""
        self.program.pump(0.02)
        self.activate(self.program.labelled(*labels))

    # The game ---------------------------------------------------------------------------------------

    def run(self) -> None:
        """From the title through a whole game to its end, and back to the title; raises ``Stuck``."""
        program = self.program
        self.press("New game")
        program.until_top(NewGameScene, "the new game screen")
        self.set_up()
        program.shot("new game")
        self.press("Begin")
        program.until(lambda: not isinstance(self.top, NewGameScene), "the table")
        steps = 0
        while not isinstance(self.top, self.end_scene):
            steps += 1
            if steps > self.limit:
                raise Stuck(f"the game is not over after {self.limit} steps")
            self.step()
        program.pump(0.3)
        program.shot("end")
        self.note_events(program.table)
        self.press("To the title", "Title")
        program.until_top(TitleScene, "the title")
        program.shot("title")

    def set_up(self) -> None:
        """Two people and two bots, with this seed."""
        self.seat_people(PEOPLE)
        self.write_seed()

    def seat_people(self, people: int) -> None:
        """Have people sit on so many of the first seats, bots on the others."""
        for index, seat in enumerate(self.top.setup.seated):
            if seat.person is not (index < people):
                self.choose_segment(f"seat.{index}.kind", "bot" if seat.person else "person")
                self.program.until(lambda i=index, s=seat: s.person is (i < people), "the seat's change")

    def write_seed(self) -> None:
        """Write this player's seed into its field."""
        self.activate(self.top.root.control("seed"))
        self.hand.type(str(self.seed))
        self.program.until(lambda: self.top.setup.seed == str(self.seed), "the seed")

    def note_events(self, table: Any) -> None:
        """Count what has happened in the match."""
        for event in table.session.match.events_since(0):
            self.seen[f"event {event.kind}"] += 1
            if event.kind == "placed" and event.args[2] == "awaken":
                self.seen["event awakening"] += 1

    def step(self) -> None:
        """Do one thing: answer a dialog, or a question, or let the bots go on."""
        scene = self.top
        if isinstance(scene, CurtainScene):
            self.program.once("curtain")
            self.seen["curtain"] += 1
            self.press("Go on")
            self.program.until(lambda: self.top is not scene, "what is behind the curtain")
        elif isinstance(scene, MatchScene):
            if scene.question is None or scene.stage.map.busy:
                self.program.pump(0.01)
                return
            self.at_table(scene)
        elif isinstance(scene, MessageScene):
            self.answer_dialog(scene)
        elif isinstance(scene, SignsScene):
            # The reminder before a slot ends leads here.
            self.turn_over(scene, self.program.table.session.match.event_count)
        else:
            raise Stuck(f"nobody knows what to do on {type(scene).__name__}")

    def answer_dialog(self, scene: Any) -> None:
        """The last answer leads on."""
        self.activate(scene.buttons[-1])
        self.program.until(lambda: self.top is not scene, f"an answer to {scene.heading!r}")

    def at_table(self, table: Any) -> None:
        """Try out what has not been tried yet, then answer the question."""
        program, question = self.program, table.question
        program.once("first question")
        people = table.session.people
        if table.stage.table.battle and not self.seen["load"]:
            program.once("battle")
            self.save_and_load()
            return
        if table.stage.table.by_faction[question.faction].signs and not self.seen["reveal"]:
            self.reveal(table)
            return
        if self.seen["answer"] >= 14 and not self.seen["handed over"] and question.kind == "action":
            self.hand_over(table, question.seat)
            return
        if self.seen["handed over"] and not self.seen["taken back"]:
            if self.seen["answer"] >= self.seen["answers at handing over"] + 6:
                self.take_back(table)
                return
        elif len(people) != PEOPLE:
            raise Stuck(f"{len(people)} people sit at the table")
        if question.kind == "move_area":
            program.once("move")
        self.answer(table)
        if self.seen["answer"] >= 8 and not self.seen["undo"] and isinstance(self.top, MatchScene) and table.question:
            self.undo(table)

    # Answering --------------------------------------------------------------------------------------

    def answer(self, table: Any) -> None:
        """Choose one of the offers and take it."""
        session, serial = table.session, table.question.serial
        offer = self.choose(table)
        self.take(table, offer)
        self.seen["answer"] += 1
        self.seen[f"chosen {offer.kind}"] += 1
        self.program.until(
            lambda: session.match.serial != serial or self.top is not table, f"the answer to {offer.kind}"
        )

    def choose(self, table: Any) -> Offer:
        """What to take of what is offered."""
        found = self.on_offer(table)
        if not found:
            self.program.shot("stuck")
            raise Stuck(f"nothing is offered for {table.question.kind}")
        by_kind = {offer.kind: offer for offer in found if not offer.on_map}
        if table.question.kind in ("action", "second_action"):
            return by_kind[self.choose_action(by_kind)] if by_kind else self.luck.choice(found)
        if "ritual" in by_kind:
            return by_kind["ritual"]
        if "done" in by_kind and self.luck.random() < 0.45:
            return by_kind["done"]
        on_map = [offer for offer in found if offer.on_map]
        if table.question.kind == "move_area" and not self.seen["load"]:
            # Where others are, a battle can begin.
            on_map = [offer for offer in on_map if self.meets(table, str(offer.what[1]))] or on_map
        if on_map and (self.luck.random() < 0.6 or table.question.kind == "move_area"):
            return self.luck.choice(on_map)
        return self.luck.choice(found)

    def choose_action(self, by_kind: dict[str, Offer]) -> str:
        """The kind of action to take, with a leaning to those that make a game."""
        if "battle" in by_kind and not self.seen["load"]:
            return "battle"
        if "move" in by_kind and not self.seen["load"] and self.luck.random() < 0.6:
            # Whoever goes to where others are can fight them.
            return "move"
        for kind in LIKED:
            if kind in by_kind and self.luck.random() < 0.6:
                return kind
        return self.luck.choice(sorted(kind for kind in by_kind if kind not in SHUNNED) or sorted(by_kind))

    def meets(self, table: Any, area: str) -> bool:
        """Whether others stand in an area."""
        return any(piece.faction != table.question.faction for piece in table.stage.table.by_area[area].pieces)

    # What else people do ----------------------------------------------------------------------------

    def undo(self, table: Any) -> None:
        """Take the last choice back."""
        if not table.stage.buttons["undo"].enabled:
            return
        entries = len(table.session.match.entries)
        self.ask_undo(table)
        self.program.until(lambda: len(table.session.match.entries) < entries, "the undo")
        self.seen["undo"] += 1

    def reveal(self, table: Any) -> None:
        """Look at the own Elder Signs and turn all of them over."""
        name = table.session.seats[table.question.seat].name
        before = table.session.match.event_count
        self.ask_signs(table)
        scene = self.program.until_top(SignsScene, "the Elder Signs")
        if labelled(scene, f"{name}'s Elder Signs"):
            self.press(f"{name}'s Elder Signs")
            self.program.until(lambda: self.top.signs, "the own Elder Signs")
        self.turn_over(scene, before)

    def turn_over(self, scene: Any, before: int) -> None:
        """Reveal all Elder Signs that are shown; ``before`` is the number of the next event."""
        self.program.until(lambda: scene.signs, "Elder Signs to reveal")
        self.press("All")
        self.program.once("signs")
        self.activate(scene.root.control("reveal"))
        self.program.until(lambda: not isinstance(self.top, SignsScene), "the reveal")
        if not any(event.kind == "revealed" for event in self.program.table.session.match.events_since(before)):
            raise Stuck("the Elder Signs have not been revealed")
        self.seen["reveal"] += 1

    def open_seats(self, table: Any) -> Any:
        """Open the seats by way of the menu."""
        self.ask_menu(table)
        self.program.until_top(MenuScene, "the menu")
        self.press("Seats and orders")
        return self.program.until_top(SeatsScene, "the seats")

    def change_seat(self, table: Any, seat: int, who: str) -> None:
        """Hand a seat to a bot or a person, and go back to the table."""
        self.open_seats(table)
        self.choose_from_list(f"seat.{seat}", who)
        self.program.until(lambda: table.session.seats[seat].bot == who, "the seat's change")
        self.program.once("seats" if who else "seats back")
        self.press("Back", "Close")
        self.program.until(lambda: not isinstance(self.top, SeatsScene), "the table")

    def hand_over(self, table: Any, seat: int) -> None:
        """Give one's seat to a bot."""
        self.change_seat(table, seat, "random")
        self.seen["handed over"] += 1
        self.seen["answers at handing over"] = self.seen["answer"]
        self.handed = seat

    def take_back(self, table: Any) -> None:
        """Take the seat again that a bot has played for a while."""
        self.change_seat(table, self.handed, "")
        self.seen["taken back"] += 1

    def save_and_load(self) -> None:
        """Save in the middle of a battle, load that save, and be where one was."""
        program = self.program
        before = self.top.session.match.position.key()
        self.ask_menu(self.top)
        program.until_top(MenuScene, "the menu")
        program.once("menu")
        self.press("Save as …")
        scene = program.until_top(PromptScene, "the question for a name")
        self.hand.type(SAVED)
        program.until(lambda: scene.text.endswith(SAVED), "the name")
        self.press("Save")
        program.until(lambda: isinstance(self.top, MatchScene), "the table after saving")
        program.until(lambda: any(save.name == SAVED for save in program.services.list_saves()), "the save")
        self.seen["save"] += 1
        self.ask_menu(self.top)
        program.until_top(MenuScene, "the menu")
        self.press("Load a game")
        scene = program.until_top(LoadScene, "the list of saves")
        self.pick_save(scene)
        self.press("Open")
        program.until(lambda: isinstance(self.top, MatchScene | CurtainScene), "the table after loading")
        if program.table.session.match.position.key() != before:
            raise Stuck("the loaded game is not the one that was saved")
        self.seen["load"] += 1

    def pick_save(self, scene: Any) -> None:
        """Select the save in the list."""
        self.program.until(lambda: not scene.busy, "the saves")
        index = next(i for i, row in enumerate(scene.list.items) if row.save and row.save.name == SAVED)
        self.pick_row(scene.root.control("saves"), index)

    def missing(self) -> list[str]:
        """What should have been seen and was not."""
        return [name for name, key in WANTED.items() if not self.seen[key]]
