"""The gate for text from outside: what is typed is refused with a sentence, what files hold is cleaned."""

import unicodedata

import pytest

from game.match.outside_text import TextError, from_file, names_from_file, shown, stem, typed

REFUSED = {
    "nothing": ("", "empty"),
    "blanks": (" \u00a0 \u3000", "empty"),
    "NUL": ("A\0da", "U+0000"),
    "escape": ("\x1b[31mAda", "U+001B"),
    "C1 control": ("A\x9bda", "U+009B"),
    "line break": ("Ada\nBruno", "U+000A"),
    "line separator": ("Ada\u2028Bruno", "U+2028"),
    "zero width": ("A\u200bda", "U+200B"),
    "zero width alone": ("\u200b", "U+200B"),
    "right to left override": ("\u202eadA", "U+202E"),
    "isolate": ("A\u2066da", "U+2066"),
    "soft hyphen": ("A\u00adda", "U+00AD"),
    "byte order mark": ("\ufeffAda", "U+FEFF"),
    "surrogate": ("A\ud800", "U+D800"),
    "private use": ("A\ue000", "U+E000"),
    "unassigned": ("A\u0378", "U+0378"),
    "not a character": ("A\uffff", "U+FFFF"),
    "variation selector": ("A\ufe0f", "U+FE0F"),
    "filler": ("\u3164", "U+3164"),
    "tag": ("A\U000e0041", "U+E0041"),
    "too many accents": ("Z" + "\u0328" * 4, "accents"),
    "an accent on nothing": ("\u0301da", "accents"),
    "bold": ("**Ada**", "formatting"),
    "italic": ("__Ada", "formatting"),
    "color": ("<gold>Ada", "formatting"),
    "link": ("<@unit/acolyte>Ada", "formatting"),
    "icon": ("{icon:bolt}", "formatting"),
    "too long": ("x" * 41, "40 characters"),
    "far too long": ("x" * 1_000_000, "40 characters"),
}  # fmt: skip
TAKEN = {
    "Ada": "Ada",
    "  Ada   of \u00a0 Arkham ": "Ada of Arkham",
    "Zoe\u0308": "Zo\u00eb",
    "日本語": "日本語",
    "Łódź & Søn, 3 < 4 {x} *y*": "Łódź & Søn, 3 < 4 {x} *y*",
    "שָׁלוֹם": unicodedata.normalize("NFC", "שָׁלוֹם"),
    "Ada \U0001f419": "Ada \U0001f419",
}
CLEANED = {
    "A\0d\x1ba\x7f": "Ada",
    "A\u200bd\u202ea\ufe0f": "Ada",
    "Ada\n\tof\u2028Arkham": "Ada of Arkham",
    "A\ud800d\ue000a\u0378": "A?d?a?",
    "Z" + "\u0328\u0301" * 30 + "o": unicodedata.normalize("NFC", "Z\u0328\u0301\u0328") + "o",
    "\u0301\u0302da": "da",
    "**Ada** __x__ <gold>y</> {icon:bolt}": "*Ada* _x_ ‹gold>y‹/> (icon:bolt}",
    "*****": "*",
    "\0\u200b\u3164 ": "somebody",
    "x" * 50: "x" * 40,
}


@pytest.mark.parametrize("given", [pytest.param(text, id=name) for name, text in REFUSED.items()])
def test_what_cannot_be_shown_is_refused_when_it_is_typed(given: tuple[str, str]) -> None:
    text, said = given
    with pytest.raises(TextError, match="This name ") as refused:
        typed(text, 40)
    told = str(refused.value)
    assert said in told and told.endswith(".") and told.isprintable() and len(told) < 140


@pytest.mark.parametrize("text", list(TAKEN))
def test_what_is_typed_is_kept_composed_and_with_single_blanks(text: str) -> None:
    assert typed(text, 40) == TAKEN[text]
    assert from_file(text, 40) == TAKEN[text], "the same for a file"


@pytest.mark.parametrize("text", list(CLEANED))
def test_what_stands_in_a_file_is_cleaned(text: str) -> None:
    clean = from_file(text, 40, "somebody")
    assert clean == CLEANED[text]
    assert typed(clean, 40) == clean, "so that it could have been typed"


def test_every_text_a_file_can_hold_can_be_typed_once_it_is_cleaned() -> None:
    for code in (*range(0x3200), *range(0xD7F0, 0xE010), *range(0xFB00, 0x10200), *range(0xE0000, 0xE0200)):
        clean = from_file(f"a{chr(code)}", 40, "somebody")
        assert typed(clean, 40) == clean, hex(code)


def test_names_that_become_alike_are_told_apart() -> None:
    assert names_from_file(["Ada", "A\u200bda", "ADA\0", ""], 40) == ["Ada", "Ada (2)", "ADA (3)", "Player 4"]
    assert names_from_file(["A\u200bda", "Ada"], 40) == ["Ada (2)", "Ada"], "whose name was right keeps it"
    assert names_from_file(["Zoe\u0308", "Zoë"], 40) == ["Zoë (2)", "Zoë"]
    assert names_from_file(["x" * 41, "x" * 40], 40) == ["x" * 36 + " (2)", "x" * 40]


def test_names_that_were_alike_before_stay_alike() -> None:
    assert names_from_file(["Ada", "Ada"], 40) == ["Ada", "Ada"]


def test_a_text_of_paragraphs_keeps_them() -> None:
    told = from_file("One\r\nline.\0\u2029\n\n\n\nAnd  **another**.", 40, lines=True)
    assert told == "One\nline.\n\nAnd another.".replace("another", "**another**")


def test_a_sentence_can_be_shown_whatever_stands_in_it() -> None:
    assert shown("caf\udce9\x1b[2J\x07.save\u202e\n") == "caf?[2J.save "
    assert shown("one\x1b\ntwo\u200b", lines=True) == "one\ntwo"
    assert shown("**<3**") == "**<3**", "markup is no business of a terminal's"


def test_a_files_name_is_one_that_every_system_takes() -> None:
    assert stem("CON") == "game-con"
    assert stem("Ada’s game ...") == "game-adas-game"
    assert stem("../\0日本語") == "game-untitled"
    assert len(stem("x" * 500)) <= 65
