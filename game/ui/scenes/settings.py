"""Settings: sizes, colours, pace, motion, sound. Each change takes effect, is shown and is kept at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from game.match.words import Words, words
from game.ui import draw, palette, theme, tokens
from game.ui.app import App
from game.ui.doors import scene_named
from game.ui.glyphs import medal
from game.ui.kit.box import Box, Column
from game.ui.kit.controls import Button, Choice, Held, Options, Toggle, nothing
from game.ui.layout import SCALES, Layout, fitting_scale, scale_fits, window_for
from game.ui.rich import rich
from game.ui.scenes.boxed import Page
from game.ui.scenes.form import folder_words, form, group, setting
from game.ui.widgets.base import Widget

PIECES = {
    "great_cthulhu": "cthulhu",
    "crawling_chaos": "nyarlathotep",
    "black_goat": "shub_niggurath",
    "yellow_sign": "hastur",
}
GLIDE_SECONDS = 0.9
"""How long the piece takes from one side to the other at the usual speed."""


def eased(share: float) -> float:
    """Slow at both ends."""
    return share * share * (3 - 2 * share)


class Sample(Widget):
    """The strip. ``seconds`` tells how long a way takes now, 0 for at once; ``play`` has the piece go over."""

    focusable = False

    def __init__(self, words: Words, seconds: Callable[[], float]) -> None:
        super().__init__()
        self.words = words
        self.seconds = seconds
        self._left = False
        self._time = 1.0
        """Share of the way that is done."""

    @property
    def moving(self) -> bool:
        return self._time < 1.0

    def play(self) -> None:
        self._left = not self._left
        self._time = 0.0 if self.seconds() > 0 else 1.0

    def advance(self, dt: float) -> None:
        seconds = self.seconds()
        self._time = min(self._time + dt / seconds, 1.0) if seconds > 0 else 1.0

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint a stretch of sea with a token of every faction, the piece that moves, and a line of the chronicle."""
        px = layout.px
        draw.fill(target, self.rect, theme.SEA_DEEP, theme.mix(theme.SEA_DEEP, theme.SEA_SHELF, 0.35), px(4))
        draw.outline(target, self.rect, theme.BRASS_LINE, px(4), 1, 150)
        each = self.rect.width // len(PIECES)
        name_px = layout.font_px(theme.SMALL_BOLD)
        named = all(
            draw.text_width(self.words.name("faction", faction), theme.SMALL_BOLD, name_px) < each - px(4)
            for faction in PIECES
        )
        y = self.rect.y + px(40)
        for place, (faction, piece) in enumerate(PIECES.items()):
            x = self.rect.x + each * place + each // 2
            great = tokens.token(faction, piece, px(tokens.GREAT_OLD_ONE))
            sign = medal(faction, px(26))
            target.blit(great, great.get_rect(center=(x - px(17), y)))
            target.blit(sign, sign.get_rect(center=(x + px(31), y)))
            if named:
                colour = theme.faction_text(faction)
                name = self.words.name("faction", faction)
                draw.text(target, name, theme.SMALL_BOLD, name_px, colour, (x, y + px(42)), "center", middle=True)
        self._mover(target, layout, y + px(78))
        line = "{glyph:black_goat} A <gold>gate</> opens in <gold>West Africa</>; two <cream>Dark Young</> stand by."
        text = rich(line, theme.LOG, layout.font_px(theme.LOG), self.rect.width - px(24))
        if text.height <= px(26):
            text.draw(target, (self.rect.x + px(12), self.rect.bottom - px(8) - text.height))

    def _mover(self, target: pygame.Surface, layout: Layout, y: int) -> None:
        px = layout.px
        left, right = self.rect.x + px(40), self.rect.right - px(40)
        for x in range(left, right, max(px(9), 3)):
            pygame.draw.circle(target, theme.SEA_LINES, (x, y), max(px(1), 1))
        for x in (left, right):
            gate = tokens.gate(px(34), None)
            target.blit(gate, gate.get_rect(center=(x, y)))
        start, end = (right, left) if self._left else (left, right)
        at = start + round((end - start) * eased(self._time))
        piece = tokens.token("great_cthulhu", "acolyte", px(30))
        target.blit(piece, piece.get_rect(center=(at, y)))


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


class SettingsScene(Page):
    """All settings in two columns with a sample of what they do, or under each other in small windows."""

    title = "Settings"

    def enter(self, app: App) -> None:
        self.sample = Sample(words(), self.glide_seconds)
        super().enter(app)

    def body(self, layout: Layout) -> Box:
        s, blocked = self.app.settings, self._blocked(layout)
        kinds = palette.PALETTES.values()
        tip = "\n".join(f"**{kind.name}**: {kind.note}" for kind in kinds)
        offered = _numbers(SCALES, s.interface_scale)
        scales = self._pick("interface", "interface_scale", offered, self._measured, blocked)
        texts = self._pick("text", "text_scale", _numbers(TEXT, s.text_scale, " %"), self._measured)
        colours = self._pick("palette", "palette", tuple((kind.id, kind.name) for kind in kinds), self.app.use_palette)
        colours.tip = tip
        display = group(
            "Display",
            setting("Interface", self._scale_note(layout, bool(blocked)), scales),
            setting("Text", "letters alone, in percent of that", texts),
            # The colours are chosen by their sample.
            Column(setting("Colours", "of the factions", colours), Held("sample", self.sample, h=176),
                   gap=13, whole=True),
            setting("Full screen", "F11 does the same", Toggle("fullscreen", s.fullscreen, self._fullscreen)),
            setting("Compatible drawing", "faster without a graphics card; from the next start on",
                    self._switch("compatible", "compatible_drawing")),
        )  # fmt: skip
        play = group(
            "Play",
            setting("Bots’ pace", "the rest between one move of theirs and the next",
                    self._pick("pace", "bot_pace", PACES)),
            setting("Bots’ thought", "seconds at most, over one action",
                    self._pick("thinking", "thinking", _seconds(s.thinking))),
            setting("Motion", "how fast pieces glide and dice tumble",
                    self._pick("speed", "motion_speed", _speeds(s.motion_speed), self.sample.play)),
            setting("Reduced motion", "nothing pulses or glides",
                    self._switch("reduced_motion", "reduced_motion", self.sample.play)),
            setting("Free gates", "taken for you in new games when a Cultist of yours stands there",
                    self._switch("gates", "auto_gates")),
            setting("Hints", "a line at the first choice of each kind; turned on again they begin anew",
                    self._switch("hints", "hints", self._hints)),
        )  # fmt: skip
        sound = group(
            "Sound",
            setting("Effects", "moves, dice, gates, and what is worse",
                    self._pick("effects", "effects_volume", _volumes(s.effects_volume), self._effects)),
            setting("Ambience", "a dark hall by the sea",
                    self._pick("ambience", "ambience_volume", _volumes(s.ambience_volume),
                               self.app.sound.volumes_changed)),
        )  # fmt: skip
        return form(layout, [display], [play, sound], folder_words(self.app.services.store.folder))

    def tools(self, layout: Layout) -> Sequence[Box]:
        return [Button("others", "By other authors", lambda: self.push(scene_named("others")), h=36)]

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

    def _effects(self) -> None:
        self.app.sound.volumes_changed()
        self.app.sound.play("move")

    def _fullscreen(self, value: bool) -> None:
        if value != self.app.settings.fullscreen:
            self.app.toggle_fullscreen()

    def _hints(self) -> None:
        if self.app.settings.hints:
            self.app.settings.hints_seen.clear()
            self.app.settings.save()

    # Scales -------------------------------------------------------------------------------------

    def _blocked(self, layout: Layout) -> dict[str, str]:
        """Why scales that do not fit the window as it is now cannot be chosen."""
        return {
            value: f"**{value} %** needs a window of {'{} × {}'.format(*window_for(int(value)))} or larger."
            for value, _ in _numbers(SCALES, self.app.settings.interface_scale)
            if int(value) > 100 and not scale_fits(int(value), layout.width, layout.height)
        }

    def _scale_note(self, layout: Layout, blocked: bool) -> str:
        """What is shown instead, where the window is too small for the scale chosen."""
        chosen = self.app.settings.interface_scale
        used = fitting_scale(chosen, layout.width, layout.height)
        if used != chosen:
            width, height = window_for(chosen)
            return f"now {used} %: {chosen} % needs a window of {width} × {height}"
        return "everything, in percent" + ("; more in larger windows" if blocked else "")

    # Motion of the sample -----------------------------------------------------------------------

    @property
    def animating(self) -> bool:
        return self.sample.moving

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.sample.moving:
            self.sample.advance(dt)
            self.redraw()
