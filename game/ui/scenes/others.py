"""Games and bots of other authors that are installed: which of them may be run."""

from __future__ import annotations

from functools import partial

from game.match.others import Kind, Offer
from game.ui import theme
from game.ui.kit.box import Box, Text
from game.ui.kit.controls import Toggle
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.scene import Program
from game.ui.scenes.boxed import Page
from game.ui.scenes.form import form, group, setting

WARNING = (
    "These games and bots were installed beside Mythos Table, and other people have written them. Each is a program: "
    "once you allow it, it can do anything you can do on this computer. Allow it only if you trust whoever wrote it."
)
NOTHING = "Nothing by other authors is installed."
FORBIDDEN = "It stays until you close the program."
HEADINGS: dict[Kind, str] = {"game": "Games", "bot": "Bots"}


class OthersScene(Page):
    """What is installed, by kind, with a toggle each; nothing of it is imported before it is allowed."""

    titled = "others"

    def enter(self, app: Program) -> None:
        self.offers = app.services.others.offers()
        self.said: dict[Offer, str] = {}
        super().enter(app)

    def body(self, layout: Layout) -> Box:
        groups = []
        for kind, heading in HEADINGS.items():
            rows = [self._row(offer) for offer in self.offers if offer.kind == kind]
            groups += [group(heading, *rows)] if rows else []
        return form(layout, [Text(WARNING, theme.BODY), *groups], (), "" if groups else NOTHING)

    def _row(self, offer: Offer) -> Box:
        known = f"comes with {offer.distribution}" if offer.distribution else "is not installed any more"
        note = escape(self.said.get(offer) or known)
        toggle = Toggle(f"{offer.kind}.{offer.name}", offer.allowed, partial(self._switch, offer))
        return setting(escape(offer.name), note, toggle)

    def _switch(self, offer: Offer, on: bool) -> None:
        """Allow it or not; a game that cannot be loaded says why and stays as it was."""
        others = self.app.services.others
        said = others.allow(offer.kind, offer.name) if on else ""
        if not on:
            others.forbid(offer.kind, offer.name)
            said = FORBIDDEN if offer.kind == "game" else ""
        self.offers = others.offers()
        self.said = {each: said for each in self.offers if each[:2] == offer[:2]}
