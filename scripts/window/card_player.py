"""Rites of Cthulhu played by mouse: one person against three bots, or two at one keyboard."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from game.engine.option import Option
from game.games.rites.rules.cards import RITE_ID
from game.games.rites.screen.curtain import CardCurtain
from game.games.rites.screen.end import CardEnd
from game.games.rites.screen.powers import PowerPlayScene
from game.games.rites.words.faces import face
from game.games.rites.words.ritewords import place_of
from game.games.rites.words.tableview import POWER_PLAYS, bare, cards_of
from game.ui.scenes.message import MessageScene
from game.ui.table.scene import MatchScene
from scripts.window.mouse_player import MousePlayer
from scripts.window.offers import seen
from scripts.window.program import Program, Stuck

LIKED = ("invoke", "excavate", "steal", "knock", "keep_down")
"""Kinds of options that are taken whenever they are offered."""
WANTED = {
    "a power-play": "event power_play",
    "a knock": "knock",
    "a psych-out": "event psyched_out",
    "a second invocation": "second invocation",
}
"""What must have been seen at the end, and the count that tells."""
PICTURES = 3
"""How many pictures are kept of every rite."""


def chosen(kind: str, options: Sequence[Option], luck: random.Random) -> Option:
    """What a person who wants to see everything takes: what is rare, the rites with knocks and ghouls, else anything.

    A person who lays a henchman lays a card, and forces nothing up, so that others are psyched out.
    """
    for liked in LIKED:
        found = [option for option in options if option.kind == liked]
        if found:
            return luck.choice(found)
    if kind == "rite":
        telling = (RITE_ID.index("the_hound"), RITE_ID.index("the_dunwich_horror"))
        return next((option for want in telling for option in options if option.number == want), options[0])
    plain = [option for option in options if option.kind not in POWER_PLAYS] or list(options)
    if kind == "present":
        plain = [option for option in plain if option.kind == "play"] or plain
    return luck.choice(plain)


def second_invocations(events: Sequence[Any]) -> Iterator[tuple[Any, ...]]:
    """Who invoked which artifact in a later rite than the one it appeared in."""
    appeared: set[Any] = set()
    for event in events:
        if event.kind == "rite_begins":
            appeared = set()
        elif event.kind == "excavated":
            appeared.add(event.args[0])
        elif event.kind == "invoked" and event.args[1] not in appeared:
            yield event.args


class CardPlayer(MousePlayer):
    """One person against three bots, or with ``people`` 2 two at one keyboard behind the curtain."""

    end_scene = CardEnd
    counted = {
        "power-plays": "event power_play",
        "knocks": "knock",
        "psych-outs": "event psyched_out",
        "second invocations": "second invocation",
        "curtains": "curtain",
        "rites": "event rite_begins",
    }

    def __init__(self, program: Program, seed: int, limit: int, people: int, bot: str) -> None:
        super().__init__(program, seed, limit)
        self.people, self.bot = people, bot
        self._steer_bots()

    def _steer_bots(self) -> None:
        """Give the bots' dice this seed too, that a seed always leads to the same game."""
        services = self.program.services
        start = services.start

        def seeded(spec: Any) -> Any:
            session = start(spec)
            session.driver.seed = self.seed
            return session

        services.start = seeded  # type: ignore[method-assign]

    def set_up(self) -> None:
        """The card game, four seats or two, who sits on them, and this seed."""
        self.choose_table("rites", 2 if self.people == 2 else 4, self.people, self.bot)

    def step(self) -> None:
        """Draw a curtain aside, or answer, or let the bots go on."""
        scene = self.top
        if isinstance(scene, MatchScene):
            if scene.question is None or scene.animating:
                self.program.pump(0.01)
                return
            self.at_table(scene)
            return
        if isinstance(scene, CardCurtain):
            table = self.program.table
            if table.stage.fan.cards or table.stage.table.knows:
                raise Stuck("somebody's cards are shown behind the curtain")
        super().step()

    # Answering --------------------------------------------------------------------------------------

    def at_table(self, table: Any) -> None:
        """Answer the question, with pictures of every rite on the way."""
        program, question, session = self.program, table.question, table.session
        rite = table.stage.table.rite or "between rites"
        for number in range(PICTURES):
            if self.seen[f"asked in {rite}"] == 7 * number + (number > 0):
                program.once(f"{rite} {number + 1}")
        self.seen[f"asked in {rite}"] += 1
        program.once(f"asked {question.kind}")
        option = chosen(question.kind, question.options, self.luck)
        serial, before = question.serial, session.match.event_count
        self.choose_option(table, option)
        program.until(lambda: session.match.serial != serial, f"the answer {option} to {question.kind}")
        self.seen["answer"] += 1
        for event in session.match.events_since(before):
            if event.kind in ("psyched_out", "power_play", "invoked"):
                program.once(event.kind)

    def choose_option(self, table: Any, option: Option) -> None:
        """Click the cards, then the place, then the button, as far as each is needed."""
        match, serial, stage = table.session.match, table.question.serial, table.stage
        if option.kind in POWER_PLAYS:
            self.power_play(table, option)
            return
        for laid in cards_of(option):
            card = face(bare(laid)).id
            if card not in stage.fan.picked:
                self.click(self.point_of_card(table, card))
                if match.serial != serial:
                    return
        place = stage.centre.place_called(place_of(table.stage.table.rite, option))
        if place is not None and place.id in stage.centre.live:
            self.click(self.point_of_place(table, place))
            if match.serial != serial:
                return
        for _ in range(12):
            button = next((each for each in stage.actions.options if each.option == option), None)
            if button is not None:
                self.activate(button)
                return
            if not seen(table, stage.actions.more):
                break
            self.click(stage.actions.more.rect.center)
        self.program.shot("stuck")
        raise Stuck(f"there is no way to {option}")

    def power_play(self, table: Any, option: Option) -> None:
        """By way of the standing button."""
        seat = table.question.seat
        self.activate(table.stage.actions.power)
        self.program.until(lambda: self.top is not table, "the power-plays")
        if isinstance(self.top, MessageScene):
            self.activate(self.top.root.control("yes" if self.top.answers[-1].value == seat else str(seat)))
        offer = self.program.until_top(PowerPlayScene, "the power-plays")
        self.program.once("power-plays")
        self.activate(offer.root.control(f"option.{offer.able.index(option)}"))

    def point_of_card(self, table: Any, card: str) -> tuple[int, int]:
        """A point of a card of the hand that no other covers."""
        fan = table.stage.fan
        rect, _ = fan.spot(card)
        y = min(rect.centery, fan.rect.bottom - 4)
        for x in range(rect.x + 4, rect.right - 3, 3):
            if fan.at((x, y)) == card and seen(table, fan, (x, y)):
                return x, y
        raise Stuck(f"{card} cannot be seen")

    def point_of_place(self, table: Any, place: Any) -> tuple[int, int]:
        """A point of a place where a click chooses it."""
        centre, box = table.stage.centre, place.box
        points = [box.center, *((box.x + box.width * n // 6, box.y + box.height * m // 6)
                                for m in range(1, 6) for n in range(1, 6))]  # fmt: skip
        for point in points:
            if centre.choice_of(centre.at(point)) == place.id and seen(table, centre, point):
                return point
        raise Stuck(f"{place.id} cannot be pointed at")

    # Telling ----------------------------------------------------------------------------------------

    def note_events(self, table: Any) -> None:
        """Count what has happened in the match."""
        super().note_events(table)
        events = table.session.match.events_since(0)
        self.seen["knock"] = self.seen["event knocked"] + self.seen["event answered_knock"]
        self.seen["second invocation"] = sum(1 for _ in second_invocations(events))

    def missing(self) -> list[str]:
        """What should have been seen and was not."""
        return [name for name, key in WANTED.items() if not self.seen[key]]
