"""Settings: sizes, pace, sound, motion, drawing. Each change takes effect and is kept at once."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui import draw, palette, theme
from game.ui.glyphs import medal
from game.ui.layout import Layout
from game.ui.rich import RichText, escape
from game.ui.scenes.page import PageScene
from game.ui.services import Words
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Segments, Toggle

INTERFACE = (75, 90, 100, 125, 150, 175, 200)
TEXT = (100, 110, 125, 150)
VOLUMES = (0, 15, 30, 50, 70, 100)
PACES = (("slow", "slow"), ("normal", "normal"), ("fast", "fast"), ("at_once", "at once"))


def _percents(values: tuple[int, ...], value: int) -> list[tuple[str, str]]:
    """Choices in percent; a value set by hand in the file is offered too."""
    return [(str(percent), f"{percent} %") for percent in sorted({*values, value})]


def _volumes(value: int) -> list[tuple[str, str]]:
    """Choices of a volume; one set by hand in the file is offered too."""
    return [(str(volume), str(volume) if volume else "off") for volume in sorted({*VOLUMES, value})]


class PalettePreview(Widget):
    """The factions' medals and names in the colours that are chosen."""

    focusable = False

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint medal and name of each; where names would be cut, medals alone."""
        px = layout.font_px(theme.SMALL)
        size = min(self.rect.height - layout.px(4), layout.px(34))
        gap = layout.px(6)
        each = self.rect.width // len(theme.FACTION)
        names = {faction: self.words.name("faction", faction) for faction in theme.FACTION}
        named = all(draw.text_width(name, theme.SMALL, px) + size + 2 * gap <= each for name in names.values())
        for place, (faction, name) in enumerate(names.items()):
            x = self.rect.x + place * each
            sign = medal(faction, size)
            target.blit(sign, sign.get_rect(midleft=(x, self.rect.centery)))
            if named:
                at = (x + size + gap, self.rect.centery)
                draw.text(target, name, theme.SMALL, px, theme.faction_text(faction), at, middle=True)


class SettingsScene(PageScene):
    """All settings under each other, in groups."""

    title = "Settings"
    colours: Segments | None = None
    preview: PalettePreview | None = None

    def build(self) -> Sequence[Widget]:
        """Make a widget for each setting."""
        s = self.app.settings
        interface = Segments(_percents(INTERFACE, s.interface_scale), str(s.interface_scale), self._interface)
        text = Segments(_percents(TEXT, s.text_scale), str(s.text_scale), self._text)
        pace = Segments(PACES, s.bot_pace, self._pace)
        effects = Segments(_volumes(s.effects_volume), str(s.effects_volume), self._effects)
        ambience = Segments(_volumes(s.ambience_volume), str(s.ambience_volume), self._ambience)
        kinds = palette.PALETTES.values()
        tip = "\n".join(f"**{kind.name}**: {kind.note}" for kind in kinds)
        self.colours = Segments([(kind.id, kind.name) for kind in kinds], s.palette, self._palette, tip)
        self.preview = PalettePreview(self.app.services.words)
        fullscreen = Toggle(s.fullscreen, self._fullscreen)
        motion = Toggle(s.reduced_motion, self._motion)
        compatible = Toggle(s.compatible_drawing, self._compatible)
        gates = Toggle(s.auto_gates, self._gates)
        self.groups: list[tuple[str, list[tuple[str, str, Widget]]]] = [
            ("Sizes", [
                ("Interface", "everything, and the text with it", interface),
                ("Text", "letters alone", text),
                ("Full screen", "F11 does the same", fullscreen),
            ]),
            ("Play", [
                ("Bots’ pace", "how long their moves are shown", pace),
                ("Free gates", "taken for you in new games when a Cultist of yours stands there", gates),
            ]),
            ("Sound", [
                ("Effects", "moves, dice, gates, and what is worse", effects),
                ("Ambience", "a dark hall by the sea", ambience),
            ]),
            ("Picture", [
                ("Colours", "of the factions", self.colours),
                ("", "", self.preview),
                ("Reduced motion", "nothing pulses or glides", motion),
                ("Compatible drawing", "faster without a graphics card; from the next start on", compatible),
            ]),
        ]  # fmt: skip
        return [widget for _, rows in self.groups for _, _, widget in rows]

    # Changes ------------------------------------------------------------------------------------

    def _interface(self, value: str) -> None:
        self.app.settings.interface_scale = int(value)
        self._measured()

    def _text(self, value: str) -> None:
        self.app.settings.text_scale = int(value)
        self._measured()

    def _measured(self) -> None:
        self.app.settings.save()
        self.app.measure_again()
        self.show_focus()

    def _pace(self, value: str) -> None:
        self.app.settings.bot_pace = value
        self.app.settings.save()

    def _effects(self, value: str) -> None:
        self.app.settings.effects_volume = int(value)
        self._heard()
        self.app.sound.play("move")

    def _ambience(self, value: str) -> None:
        self.app.settings.ambience_volume = int(value)
        self._heard()

    def _heard(self) -> None:
        self.app.settings.save()
        self.app.sound.volumes_changed()

    def _palette(self, value: str) -> None:
        self.app.settings.palette = value
        self.app.settings.save()
        self.app.use_palette()

    def _fullscreen(self, value: bool) -> None:
        if value != self.app.settings.fullscreen:
            self.app.toggle_fullscreen()

    def _motion(self, value: bool) -> None:
        self.app.settings.reduced_motion = value
        self.app.settings.save()

    def _compatible(self, value: bool) -> None:
        self.app.settings.compatible_drawing = value
        self.app.settings.save()

    def _gates(self, value: bool) -> None:
        self.app.settings.auto_gates = value
        self.app.settings.save()

    def belongs_to(self, focus: Widget) -> pygame.Rect:
        """The colours are chosen by their preview."""
        return focus.rect.union(self.preview.rect) if self.preview and focus is self.colours else focus.rect

    # Places and drawing -------------------------------------------------------------------------

    def arrange(self, body: pygame.Rect) -> int:
        """One column of groups; on narrow windows the control stands below its name."""
        layout = self.app.layout
        width = min(body.width, layout.px(900))
        x = body.centerx - width // 2
        margin = layout.px(20)
        high = max(layout.px(38), layout.font_px(theme.BODY) + layout.px(16))
        self.stacked = width < layout.px(760) * max(layout.text, 1.0)
        line = draw.line_height(theme.BODY_BOLD, layout.font_px(theme.BODY_BOLD))
        y = body.y
        self.panels: list[tuple[str, pygame.Rect]] = []
        self.labels: list[tuple[str, str, pygame.Rect]] = []
        for heading, rows in self.groups:
            top = y
            y += layout.px(46)
            for name, note, widget in rows:
                toggle = isinstance(widget, Toggle)
                below = self.stacked and not toggle
                row = pygame.Rect(x + margin, y, width - 2 * margin, high + (line if below else 0) + layout.px(8))
                control = layout.px(48) if toggle else min(row.width, round(width * 0.56))
                if below or isinstance(widget, PalettePreview):
                    control = row.width
                widget.place(pygame.Rect(row.right - control, row.bottom - high - layout.px(4), control, high))
                room = row.width - (0 if below else control)
                if name:
                    self.labels.append((name, note, pygame.Rect(row.x, row.y, room, row.height)))
                y = row.bottom + layout.px(6)
            y += layout.px(8)
            self.panels.append((heading, pygame.Rect(x, top, width, y - top)))
            y += layout.px(12)
        place = escape(str(self.app.services.data_dir))
        folder = f"Games, settings and screenshots (F12) are kept in <gold>{place}</>.\n**F2** lists what the keys do."
        self.folder = RichText(folder, theme.BODY, layout.font_px(theme.BODY), width - 2 * margin, theme.TEXT_SECOND)
        self.folder_at = (x + margin, y)
        return y + self.folder.height + layout.px(12) - body.y

    def paint(self, surface: pygame.Surface, body: pygame.Rect) -> None:
        """Paint panels, names and notes."""
        layout = self.app.layout
        head = layout.font_px(theme.HEAD_LARGE)
        bold, small = layout.font_px(theme.BODY_BOLD), layout.font_px(theme.BODY_ITALIC)
        for heading, panel in self.panels:
            draw.panel(surface, panel, draw.PanelStyle(line_alpha=140))
            at = (panel.x + layout.px(20), panel.y + layout.px(12))
            draw.text(surface, heading, theme.HEAD_LARGE, head, theme.GOLD, at)
        for name, note, row in self.labels:
            line = draw.line_height(theme.BODY_BOLD, bold)
            beside = draw.text_width(name, theme.BODY_BOLD, bold) + layout.px(14)
            room = row.width - layout.px(10)
            fits = beside + draw.text_width(note, theme.BODY_ITALIC, small) <= room
            top = row.y + layout.px(2) if self.stacked else row.centery - (line if fits else line + small) // 2
            draw.text(surface, name, theme.BODY_BOLD, bold, theme.TEXT, (row.x, top))
            at = (row.x + beside, top) if fits else (row.x, top + line - layout.px(3))
            if fits or row.height > 2 * line - layout.px(6):
                words = note if fits else draw.shorten(note, theme.BODY_ITALIC, small, room)
                draw.text(surface, words, theme.BODY_ITALIC, small, theme.TEXT_SECOND, at)
        self.folder.draw(surface, self.folder_at)
