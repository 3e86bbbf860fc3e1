"""Games and bots of other authors that are installed: which of them may be run."""

from __future__ import annotations

from functools import partial

from game.language.spoken import say
from game.match.others import Kind, Offer
from game.ui import theme
from game.ui.kit.box import Box, Text
from game.ui.kit.controls import Toggle
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.scene import Program
from game.ui.scenes.boxed import Page
from game.ui.scenes.form import form, group, setting

KINDS: tuple[Kind, ...] = ("game", "bot")


class OthersScene(Page):
    """What is installed, by kind, with a toggle each; nothing of it is imported before it is allowed."""

    titled = "others"

    def enter(self, app: Program) -> None:
        self.offers, self.more = app.services.others.offers()
        self.said: dict[Offer, str] = {}
        super().enter(app)

    def body(self, layout: Layout) -> Box:
        groups: list[Box] = []
        for kind in KINDS:
            rows = [self._row(offer) for offer in self.offers if offer.kind == kind]
            if rows:
                groups.append(group(say("settings-others-games" if kind == "game" else "settings-others-bots"), *rows))
        warning = Text(say("settings-others-warning"), theme.BODY)
        if self.more:
            groups.append(Text(say("settings-others-more", count=self.more), theme.NOTE, theme.TEXT_SECOND))
        return form(layout, [warning, *groups], (), "" if groups else say("settings-others-nothing"))

    def _row(self, offer: Offer) -> Box:
        known = say("settings-others-from", package=offer.distribution) if offer.distribution else \
            say("settings-others-gone")
        said = self.said.get(offer)
        note = escape(said) if said else known
        toggle = Toggle(f"{offer.kind}.{offer.name}", offer.allowed, partial(self._switch, offer))
        return setting(escape(offer.name), note, toggle)

    def _switch(self, offer: Offer, on: bool) -> None:
        """Allow it or not; a game that cannot be loaded says why and stays as it was."""
        others = self.app.services.others
        said = others.allow(offer.kind, offer.name) if on else ""
        if not on:
            others.forbid(offer.kind, offer.name)
            said = say("settings-others-forbidden") if offer.kind == "game" else ""
        self.offers, self.more = others.offers()
        self.said = {each: said for each in self.offers if each[:2] == offer[:2]}
