"""Plays by keyboard alone."""

from __future__ import annotations

from game.ui.things import Thing
from scripts.window.player import Player

WHOLES = {"area": "map", "piece": "map", "card": "hand", "place": "centre"}
"""What has the keyboard while arrows go from one of its parts to the next, by their role."""


class KeyPlayer(Player):
    """Goes everywhere with Tab and arrows; some things have a key of their own."""

    KEYS = {"menu": "f10", "undo": "ctrl+z", "signs": "v"}

    def press(self, id: str) -> None:
        """Type its key, or go there and press Enter; into a text field only go."""
        if id in self.KEYS:
            self.hand.key(self.KEYS[id])
            return
        self.go_to(id)
        if self.program.thing(id).role != "field":
            self.hand.key("enter")

    def go_to(self, id: str) -> None:
        """Have the keyboard on a thing: by Tab, within lists and choices by arrows."""
        program = self.program
        for _ in range(2 * len(program.find()) + 4):
            if program.focus == id:
                return
            if id.startswith(f"{program.focus}.") and program.focus:
                self.walk(program.focus, id)
                return
            self.hand.key("tab")
        raise program.stuck(f"Tab does not come to {id}")

    def walk(self, whole: str, id: str) -> None:
        """Go along a list with arrows until a line of it is selected."""
        program = self.program
        self.hand.key("home")
        for _ in range(len(program.find(id=f"{whole}.*")) + 1):
            if program.thing(id).selected:
                return
            self.hand.key("down")
        raise program.stuck(f"the arrows do not come to {id}")

    def choose(self, id: str, value: str) -> None:
        """Go there; left and right change a row of choices, Enter opens a list and down goes along it."""
        program = self.program
        self.go_to(id)
        if program.thing(id).role == "dropdown":
            self.hand.key("enter")
            program.pump(0.1)
            self.walk(id, f"{id}.{value}")
            self.hand.key("enter")
            return
        names = [thing.id for thing in program.find(id=f"{id}.*")]
        for _ in range(2 * len(names)):
            now = next(n for n, thing in enumerate(program.find(id=f"{id}.*")) if thing.selected)
            if names[now] == f"{id}.{value}":
                return
            # A change may make all things anew; the focus is looked for again.
            self.go_to(id)
            self.hand.key("right" if now < names.index(f"{id}.{value}") else "left")
        raise program.stuck(f"the arrows do not choose {value} of {id}")

    def wished(self, offers: list[Thing]) -> Thing:
        """An open menu has the keyboard: one of its entries."""
        return super().wished(self.program.find("row", "offers.option.*") or offers)

    def use(self, thing: Thing) -> None:
        """Tab to a button and press Enter; Tab to map, hand or table, arrows to the place or card, Enter."""
        program, whole = self.program, "" if thing.id.startswith("fighter.") else WHOLES.get(thing.role, "")
        for _ in range(8 * len(program.offers()) + 2 * len(program.find()) + 30):
            focused = [(each.id, each.label) for each in program.find() if each.focused]
            if (thing.id, thing.label) in focused:
                self.hand.key("enter")
                return
            on_whole = whole and any(id == whole for id, _ in focused)
            # An arrow with nothing more that way leads off the map.
            self.hand.key(self.luck.choice(("left", "right", "up", "down")) if on_whole else "tab")
        self.seen["arrows in vain"] += 1
