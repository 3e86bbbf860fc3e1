"""The theme pygame_gui reads, made from our colours.

``python -m game.ui.gui_theme > assets/theme/theme.json`` writes the shipped file; a test holds the two together.
Sizes in it are design units; ``widgets.gui`` scales them and fills in the fonts' paths.
"""

import json
from typing import Any

from game.ui import theme
from game.ui.theme import RGB, hexcode, mix

CLEAR = "#00000000"


def _font(name: str, size: int) -> dict[str, str]:
    return {"name": name, "size": str(size)}


def _states(ground: RGB, hovered: RGB, border: RGB, colour: RGB) -> dict[str, str]:
    """Colours of an element in pygame_gui's five states."""
    made = {}
    states = {
        "normal": (ground, border, colour),
        "hovered": (hovered, theme.GOLD, theme.PALE),
        "active": (hovered, theme.GOLD, theme.PALE),
        "selected": (theme.rgb("#46351a"), theme.GOLD, theme.PALE),
        "disabled": (theme.BLOCKED, theme.BRASS_LINE, theme.TEXT_THIRD),
    }
    for state, (fill, rim, text) in states.items():
        made[f"{state}_bg"] = hexcode(fill)
        made[f"{state}_border"] = hexcode(rim)
        made[f"{state}_text"] = hexcode(text)
    return made


def theme_data() -> dict[str, Any]:
    """pygame_gui's theme as plain data; font and shape stand in every block because defaults are not inherited."""
    frame = {"shape": "rounded_rectangle", "shape_corner_radius": "5", "border_width": "1", "shadow_width": "0"}
    bare = {"shape": "rectangle", "border_width": "0", "shadow_width": "0"}
    dim_line = mix(theme.BRASS_LINE, theme.INK, 0.25)
    scroll = {
        "colours": {**_states(theme.FIELD, theme.FIELD, theme.FIELD, theme.TEXT), "dark_bg": hexcode(theme.FIELD)},
        "font": _font("body", 18),
        "misc": {**bare, "enable_arrow_buttons": "0"},
    }  # fmt: skip
    option = _states(theme.FIELD, theme.CHOSEN_TOP, dim_line, theme.TEXT)
    data: dict[str, Any] = {
        "text_entry_line": {
            # Ground and rim are the field's own (widgets.entry), so that they show hint, hover and focus.
            "colours": {**_states(theme.FIELD, theme.FIELD, theme.FIELD, theme.TEXT),
                        "dark_bg": CLEAR, "normal_bg": CLEAR, "hovered_bg": CLEAR, "disabled_bg": CLEAR,
                        "selected_bg": hexcode(theme.rgb("#6b5222")),
                        "selected_text": hexcode(theme.PALE), "text_cursor": hexcode(theme.GOLD)},
            "font": _font("body", 19),
            "misc": {**bare, "padding": "10,4"},
        },
        "text_box": {
            "colours": {"dark_bg": CLEAR, "normal_text": hexcode(theme.TEXT),
                        "normal_border": CLEAR, "link_text": hexcode(theme.GOLD),
                        "link_hover": hexcode(theme.PALE), "link_selected": hexcode(theme.BRASS),
                        "selected_bg": hexcode(theme.rgb("#46351a")), "selected_text": hexcode(theme.PALE)},
            "font": _font("body", 19),
            "misc": {**bare, "padding": "4,4", "line_spacing": "1.15", "link_normal_underline": "0",
                     "link_hover_underline": "1"},
        },
        "vertical_scroll_bar": scroll,
        "vertical_scroll_bar.#sliding_button": {
            "colours": _states(mix(theme.BRASS_LINE, theme.INK, 0.4), theme.BRASS_LINE, theme.FIELD, theme.TEXT),
            "misc": bare},
        "drop_down_menu": {
            "colours": {**option, "dark_bg": hexcode(theme.FIELD)},
            "font": _font("body", 19),
            "misc": {**frame, "expand_direction": "down", "open_button_width": "28"},
        },
        "drop_down_menu.button": {"colours": option, "font": _font("body", 19),
                                  "misc": {**bare, "text_horiz_alignment": "left",
                                           "text_horiz_alignment_padding": "10"}},
        "drop_down_menu.#expand_button": {"colours": {**option, "normal_text": hexcode(theme.BRASS)},
                                          "font": _font("body", 20), "misc": bare},
        "drop_down_menu.#drop_down_options_list": {
            "colours": {"dark_bg": hexcode(theme.FIELD), "normal_border": hexcode(theme.GOLD)},
            "misc": {"list_item_height": "34", "border_width": "1", "shadow_width": "0"},
        },
        "drop_down_menu.#drop_down_options_list.button": {
            "colours": option, "font": _font("body", 19),
            "misc": {**bare, "text_horiz_alignment": "left", "text_horiz_alignment_padding": "10"}},
    }  # fmt: skip
    for faction in theme.FACTION:
        colour = hexcode(theme.faction_text(faction))
        data[f"#{faction}.@selected_option"] = {**data["drop_down_menu.button"],
                                                "colours": {**option, "normal_text": colour}}  # fmt: skip
    return data


if __name__ == "__main__":
    print(json.dumps(theme_data(), indent=2))
