"""Games for two played by mouse: the Duel against a bot or hot-seat, and Cthulhu Wars for two with its draft."""

from __future__ import annotations

import time
from typing import Any

from game.games.duel.rules.maps import PORTALS
from game.games.wars.screen.draft import DraftScene
from scripts.window.mouse_player import MousePlayer
from scripts.window.offers import Offer
from scripts.window.program import Program, Stuck

GAMES = {"duel": ("duel", 2), "wars2": ("wars", 2)}
"""By the name on the command line: the game, and how many sit down."""
SEEN = {
    "duel": {
        "a battle": "event battle",
        "Decay that was paid": "decay paid",
        "a move into an area in two places": "portal move",
        "Doom for a loss": "doom for a loss",
    },
    "wars2": {"a battle": "event battle", "a draft": "drafted", "a turn with both factions": "side chosen"},
}
"""What must have been seen at the end, and the count that tells."""
LIKED = ("awaken", "battle", "capture", "build_gate", "summon", "recruit", "dreams", "move")


class TwoPlayer(MousePlayer):
    """One person against a bot, or with ``people`` 2 two at one keyboard."""

    def __init__(self, program: Program, seed: int, limit: int, game: str, people: int, bot: str) -> None:
        super().__init__(program, seed, limit)
        self.game, self.people, self.bot = game, people, bot
        self.began = time.monotonic()

    def set_up(self) -> None:
        """Choose the game, how many, who, and this seed."""
        game, players = GAMES[self.game]
        self.choose_table(game, players, self.people, self.bot)

    def step(self) -> None:
        """A step of the draft, else as in any game."""
        scene = self.top
        if not isinstance(scene, DraftScene):
            super().step()
            return
        if scene.flow.asked is None:
            self.program.pump(0.02)
            return
        self.program.once("draft")
        taken = len(scene.view.taken)
        self.activate(scene.root.control(f"faction.{self.luck.choice(scene.free)}"))
        self.seen["drafted"] += 1
        self.program.until(lambda: self.top is not scene or len(scene.view.taken) > taken, "the faction taken")

    def at_table(self, table: Any) -> None:
        """Answer, and note what is met on the way."""
        question, match = table.question, table.session.match
        self.program.once("first question")
        if table.stage.table.battle:
            self.seen["fought"] += 1
            self.program.once(f"battle {question.kind}")
        if table.stage.table.decay and question.kind == "action":
            self.program.once("decay")
        if question.kind == "slot_side":
            self.seen["side chosen"] += 1
            self.program.once("which side")
        if question.kind == "move_area":
            self.program.once("move")
        before = match.event_count
        self.answer(table)
        for event in match.events_since(before):
            if event.kind == "moved" and match.rules.map.areas[event.args[2]] in PORTALS:
                self.seen["portal move"] += 1
            if event.kind == "doom" and event.args[2] == "loss":
                self.seen["doom for a loss"] += 1
                if self.seen["doom for a loss"] <= 2:
                    self.program.shot("loss")

    def note_events(self, table: Any) -> None:
        """Count what has happened, Decay paid and losses of others among it."""
        super().note_events(table)
        for event in table.session.match.events_since(0):
            self.seen["decay paid"] += event.kind == "paid" and event.args[2] == "decay"
            self.seen["doom for a loss"] += event.kind == "doom" and event.args[2] == "loss"
        answers = [entry for entry in table.session.match.entries if getattr(entry, "by", "") == "person"]
        bots = [entry for entry in table.session.match.entries if getattr(entry, "by", "") == "bot"]
        print(f"{len(answers)} answers of people, {len(bots)} of bots, "
              f"{time.monotonic() - self.began:.0f} s; {table.session.match.result()}")  # fmt: skip

    def choose(self, table: Any) -> Offer:
        """A Ritual where there is one; else what is liked, or anything."""
        found = self.on_offer(table)
        if not found:
            self.program.shot("stuck")
            raise Stuck(f"nothing is offered for {table.question.kind}")
        by_kind = {offer.kind: offer for offer in found if not offer.on_map}
        if table.question.kind in ("action", "second_action"):
            if not self.seen["fought"]:
                # Whoever goes to where others are can fight them.
                for kind in ("battle", "move"):
                    if kind in by_kind and (kind == "battle" or self.luck.random() < 0.5):
                        return by_kind[kind]
            for kind in LIKED:
                if kind in by_kind and self.luck.random() < 0.6:
                    return by_kind[kind]
            usual = sorted(kind for kind in by_kind if kind not in ("abandon_gate", "pass"))
            return by_kind[self.luck.choice(usual or sorted(by_kind))] if by_kind else self.luck.choice(found)
        if "ritual" in by_kind and self.luck.random() < 0.5:
            return by_kind["ritual"]
        on_map = [offer for offer in found if offer.on_map]
        portals = [offer for offer in on_map if offer.what[1] in PORTALS]
        if table.question.kind == "move_area" and portals and not self.seen["portal move"]:
            return portals[0]
        areas = [offer for offer in on_map if offer.what[0] == "area"]
        meeting = [offer for offer in areas if self.meets(table, str(offer.what[1]))]
        if table.question.kind == "move_area" and meeting and self.luck.random() < 0.7:
            # Where others are, a battle can begin.
            return self.luck.choice(meeting)
        if "done" in by_kind and self.luck.random() < 0.5:
            return by_kind["done"]
        return self.luck.choice(on_map if on_map and self.luck.random() < 0.6 else found)

    def missing(self) -> list[str]:
        """What should have been seen and was not."""
        return [name for name, key in SEEN[self.game].items() if not self.seen[key]]

