"""pygame_gui's line of text to type, which takes in nothing that cannot be shown."""

from pygame_gui.elements import UITextEntryLine

from game.match.outside_text import shown


class TypedLine(UITextEntryLine):
    """What is pasted comes in without what cannot be seen: the font library cannot set some of it at all."""

    def _process_entered_character(self, character: str) -> bool:
        # A mark of its own is no text, but belongs to the letter before it.
        can_be_shown = shown(f"x{character}") == f"x{character}"
        return bool(can_be_shown and super()._process_entered_character(character))

    def _insert_new_text_to_shape_at_edit_position(self, final_text: str, new_text: str) -> None:
        clean, at = shown(new_text), self.edit_position
        if clean:
            whole = self.text[:at] + clean + self.text[at:]
            super()._insert_new_text_to_shape_at_edit_position(whole, clean)  # type: ignore[no-untyped-call]

    def _replace_selection_with_new_text_in_drawable_shape(self, final_text: str, new_text: str, low_end: int) -> None:
        clean = shown(new_text)
        if clean:
            whole = final_text[:low_end] + clean + final_text[low_end + len(new_text) :]
            super()._replace_selection_with_new_text_in_drawable_shape(  # type: ignore[no-untyped-call]
                whole, clean, low_end
            )
