"""Settings: sizes, colours, pace, motion, sound. Each change takes effect, is shown and is kept at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from game.match.firsts import explain_again
from game.match.words import words
from game.ui import palette, theme, tokens
from game.ui.doors import scene_named
from game.ui.kit.box import Box, Column, Drawn, Either, Grid, Row, Space, Text
from game.ui.kit.controls import Button, Choice, Options, Toggle, nothing
from game.ui.kit.frame import Frame
from game.ui.kit.medal import Medal
from game.ui.layout import SCALES, Layout, fitting_scale, scale_fits, window_for
from game.ui.scenes.boxed import ClosableDialog, Page
from game.ui.scenes.form import folder_words, form, group, pairs, setting

PIECES = (("great_cthulhu", "cthulhu"), ("crawling_chaos", "nyarlathotep"), ("black_goat", "shub_niggurath"),
          ("yellow_sign", "hastur"))  # fmt: skip
SEA = Frame(theme.SEA_DEEP, theme.mix(theme.SEA_DEEP, theme.SEA_SHELF, 0.35), alpha=150, radius=4, diamonds=False)
GLIDE_SECONDS = 0.9
"""How long the piece takes from one side to the other at the usual speed."""


TEXT = (100, 110, 125, 150)
VOLUMES = (0, 15, 30, 50, 70, 100)
SPEEDS = (0, 50, 100, 150, 200, 300)
THOUGHTS = (0.25, 0.5, 1.0, 2.0, 4.0)
PACES = (("slow", "slow"), ("normal", "normal"), ("fast", "fast"), ("at_once", "at once"))
def _numbers(values: tuple[int, ...], value: int, sign: str = "") -> Options:
    """Choices of a number; a value set by hand in the file is offered too."""
    return tuple((str(number), f"{number}{sign}") for number in sorted({*values, value}))


def _volumes(value: int) -> Options:
    return tuple((key, label if key != "0" else "off") for key, label in _numbers(VOLUMES, value))


def _speeds(value: int) -> Options:
    """Speeds as a share of the usual one, 0 for none at all."""
    return tuple((str(speed), f"{speed / 100:g}×" if speed else "none") for speed in sorted({*SPEEDS, value}))


def _seconds(value: float) -> Options:
    return tuple((str(seconds), f"{seconds:g}") for seconds in sorted({*THOUGHTS, value}))


class HelpsScene(ClosableDialog):
    """What helps at a table: goals beside it and the coach. Whoever chooses the coach again hears everything again."""

    titled = "helps"
    WIDTH = 760.0

    def panel(self, layout: Layout) -> Sequence[Box | None]:
        """A choice for each."""
        said = words().tables["window"]["settings"]
        options = tuple(said["helps"]["choice"].items())
        return (
            Text(said["helps"]["name"], theme.TITLE, theme.GOLD, line=True),
            *(setting(said[name]["name"], said[name]["note"],
                      Choice(name, options, getattr(self.app.settings, name), partial(self._set, name)))
              for name in ("goals", "coach")),
            Text(said["helps"]["foot"], theme.SMALL, theme.TEXT_SECOND),
        )  # fmt: skip

    def _set(self, name: str, value: str) -> None:
        setattr(self.app.settings, name, value)
        if name == "coach":
            self.app.settings.coach_quiet.clear()
        self.app.settings.save()


class SettingsScene(Page):
    """All settings in two columns with a sample of what they do, or under each other in small windows."""

    titled = "settings"

    def __init__(self) -> None:
        super().__init__()
        self._left = False
        self._way = 1.0
        """Share of the way that the sample's piece has come."""

    def body(self, layout: Layout) -> Box:
        s, blocked = self.app.settings, self._blocked(layout)
        said = words().tables["window"]["settings"]
        kinds = palette.PALETTES.values()
        tip = "\n".join(f"**{kind.name}**: {kind.note}" for kind in kinds)
        texts = self._pick("text", "text_scale", _numbers(TEXT, s.text_scale, " %"), self._measured)
        colours = self._pick("palette", "palette", tuple((kind.id, kind.name) for kind in kinds), self.app.use_palette)
        colours.tip = tip
        display = group(
            "Display",
            self._scales(self._scale_note(layout), blocked),
            setting("Text", "text size, relative to the interface", texts),
            # The colours are chosen by their sample.
            Column(setting("Colors", "of the factions", colours), self._sample(layout),
                   gap=13, whole=True),
            setting("Full screen", "F11 does the same", Toggle("fullscreen", s.fullscreen, self._fullscreen)),
            setting("Compatible drawing", "faster without a graphics card; takes effect after a restart",
                    self._switch("compatible", "compatible_drawing")),
        )  # fmt: skip
        play = group(
            "Play",
            setting("Bots’ pace", "pause between bot moves",
                    self._pick("pace", "bot_pace", PACES)),
            setting("Bots’ thought", "maximum thinking time per action, in seconds",
                    self._pick("thinking", "thinking", _seconds(s.thinking))),
            setting("Motion", "how fast pieces glide and dice tumble",
                    self._pick("speed", "motion_speed", _speeds(s.motion_speed), self._play)),
            setting(said["curtain"]["name"], said["curtain"]["note"],
                    self._pick("curtain", "curtain", tuple(said["curtain"]["choice"].items()))),
            pairs(
                setting("Reduced motion", "nothing pulses or glides",
                        self._switch("reduced_motion", "reduced_motion", self._play)),
                setting("Free gates", "claimed for you in new games",
                        self._switch("gates", "auto_gates")),
                setting(said["end_turns"]["name"], said["end_turns"]["note"],
                        self._switch("end_turns", "end_turns", self._end_turns)),
                setting(said["trails"]["name"], said["trails"]["note"], self._switch("trails", "trails")),
                *(setting(said[name]["name"], said[name]["note"],
                          self._switch(name, name, partial(self._explain, name, name == "first_cards")))
                  for name in ("hints", "first_cards")),
            ),
        )  # fmt: skip
        sound = group(
            "Sound",
            setting("Effects", "sound effects",
                    self._pick("effects", "effects_volume", _volumes(s.effects_volume), self._effects)),
            setting("Ambience", "a dark hall by the sea",
                    self._pick("ambience", "ambience_volume", _volumes(s.ambience_volume),
                               self.app.sound.volumes_changed)),
        )  # fmt: skip
        return form(layout, [display], [play, sound], folder_words(self.app.services.store.folder), left=True)

    def tools(self, layout: Layout) -> Sequence[Box]:
        helps = words().tables["window"]["settings"]["helps"]["name"]
        return [Button("helps", helps, lambda: self.push(HelpsScene()), h=36),
                Button("others", "By other authors", lambda: self.push(scene_named("others")), h=36)]  # fmt: skip

    def glide_seconds(self) -> float:
        """How long a piece takes over the sample now."""
        s = self.app.settings
        return 0.0 if s.reduced_motion or not s.motion_speed else GLIDE_SECONDS * 100 / s.motion_speed

    # Changes ------------------------------------------------------------------------------------

    def _pick(self, id: str, name: str, options: Options, after: Callable[[], object] = nothing,
              blocked: Mapping[str, str] | None = None) -> Choice:  # fmt: skip
        """A choice of what the setting ``name`` is; ``after`` is called when it has changed."""
        value = getattr(self.app.settings, name)
        return Choice(id, options, str(value), partial(self._set, name, type(value), after), blocked or {})

    def _switch(self, id: str, name: str, after: Callable[[], object] = nothing) -> Toggle:
        return Toggle(id, getattr(self.app.settings, name), partial(self._set, name, bool, after))

    def _set(self, name: str, kind: Callable[[object], object], after: Callable[[], object], value: object) -> None:
        setattr(self.app.settings, name, kind(value))
        self.app.settings.save()
        after()

    def _measured(self) -> None:
        self.app.measure_again()
        if self.board.focus:
            self.root.bring_in(self.board.focus)

    def _end_turns(self) -> None:
        """Tables that stand open have the standing orders of the settings: they hear of it at once."""
        for orders in self.app.settings.orders.values():
            orders.end_turns = self.app.settings.end_turns

    def _effects(self) -> None:
        self.app.sound.volumes_changed()
        self.app.sound.play("move")

    def _fullscreen(self, value: bool) -> None:
        if value != self.app.settings.fullscreen:
            self.app.toggle_fullscreen()

    def _explain(self, name: str, cards: bool) -> None:
        """Switched back on, explanations come once more."""
        if getattr(self.app.settings, name):
            explain_again(self.app.settings, cards)

    # Scales -------------------------------------------------------------------------------------

    def _scales(self, note: str, blocked: Mapping[str, str]) -> Box:
        """A scale in percent, and whether it is the one that goes with the window."""
        chosen, automatic = self.app.settings.chosen_scale, self.app.automatic_scale
        said = words().tables["window"]["settings"]["interface"]
        choice = Choice("interface", _numbers(SCALES, chosen or automatic), str(chosen or automatic),
                        lambda value: self._scale(int(value)), blocked)  # fmt: skip
        follows = Toggle("interface_automatic", chosen is None,
                         lambda wanted: self._scale(None if wanted else automatic), tip=said["tip"])  # fmt: skip
        name = Text(said["name"], theme.BODY_BOLD)
        told = Text(note, theme.BODY_ITALIC, theme.TEXT_SECOND, spacing=0.92, grow=1)
        shown = Text(said["automatic"].format(automatic), theme.BODY_ITALIC, theme.TEXT_SECOND, line=True)
        return Column(Row(name, told, shown, follows, gap=10), choice, gap=3)

    def _scale(self, percent: int | None) -> None:
        self.app.settings.choose_scale(percent)
        self.app.settings.save()
        self._measured()

    def _blocked(self, layout: Layout) -> dict[str, str]:
        """Why scales that do not fit the window as it is now cannot be chosen."""
        return {
            value: f"**{value} %** needs a window of {'{} × {}'.format(*window_for(int(value)))} or larger."
            for value, _ in _numbers(SCALES, self.app.settings.interface_scale)
            if int(value) > 100 and not scale_fits(int(value), layout.width, layout.height)
        }

    def _scale_note(self, layout: Layout) -> str:
        """What is shown instead, where the window is too small for the scale chosen."""
        chosen = self.app.settings.chosen_scale
        used = fitting_scale(chosen or 100, layout.width, layout.height)
        if chosen and used != chosen:
            width, height = window_for(chosen)
            return f"now {used} %: {chosen} % needs a window of {width} × {height}"
        note: str = words().tables["window"]["settings"]["interface"]["note"]
        return note

    # The sample ---------------------------------------------------------------------------------

    def _sample(self, layout: Layout) -> Box:
        """A stretch of sea with a token of every faction, a piece that moves, and a line of the chronicle."""
        signs = [Row(Drawn(each, partial(_token, *each), w=58, h=58), Medal(each[0], 26), gap=4, pack="center")
                 for each in PIECES]  # fmt: skip
        names = [Text(words().name("faction", faction), theme.SMALL_BOLD, theme.faction_text(faction),
                      "center", line=True) for faction, _ in PIECES]  # fmt: skip
        told = "{glyph:black_goat} A <gold>gate</> opens in <gold>West Africa</>; two <cream>Dark Young</> stand by."
        way = 1 - self._way if self._left else self._way
        glide = Drawn(("way", way), partial(_way, way * way * (3 - 2 * way)), grow=1, h=42)
        return Column(
            Either(Grid(*signs, *names, columns=4, least=460 * layout.frame), Grid(*signs, columns=4)),
            Row(glide, pad=(28, 0)), Space(grow=1), Either(Text(told, theme.LOG), Space()),
            frame=SEA, pad=(12, 8), gap=5, h=158,
        )  # fmt: skip

    def _play(self) -> None:
        """Have the piece go to the other side."""
        self._left, self._way = not self._left, 0.0 if self.glide_seconds() else 1.0

    @property
    def animating(self) -> bool:
        return self._way < 1.0

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.animating:
            seconds = self.glide_seconds()
            self._way = min(self._way + dt / seconds, 1.0) if seconds else 1.0
            self.redraw()


def _token(faction: str, piece: str, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
    made = tokens.token(faction, piece, layout.px(tokens.GREAT_OLD_ONE))
    target.blit(made, made.get_rect(center=rect.center))


def _way(share: float, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
    """Paint two gates with dots between them, and a piece that has come so far from the left to the right."""
    (left, y), (right, _) = rect.midleft, rect.midright
    for x in range(left, right, max(layout.px(9), 3)):
        pygame.draw.circle(target, theme.SEA_LINES, (x, y), max(layout.px(1), 1))
    piece = tokens.token("great_cthulhu", "acolyte", layout.px(30))
    gate = tokens.gate(layout.px(34), None)
    for made, x in ((gate, left), (gate, right), (piece, left + round((right - left) * share))):
        target.blit(made, made.get_rect(center=(x, y)))
