"""Messages: 40 of the program's in English and German, and what becomes of malformed ones."""

import logging
from pathlib import Path

import pytest

from game.language.library import checked, languages_in, speaker
from game.language.outside import Owner
from game.language.plurals import CARDINALS, ORDINALS
from game.language.speaker import Language, Speaker
from game.language.spoken import catalogs, per_language, say, speak
from game.language.syntax import MessageError, entries, parse
from game.language.values import Fields, Name
from scripts.words import check_folder

HERE = Path(__file__).parent
GOLD = "<gold>{}</>"


def language(code: str, fallback: Language | None = None, more: str = "") -> Language:
    sources = [(path.name, path.read_text(encoding="utf-8")) for path in sorted((HERE / code).glob("*.ftl"))]
    return Language(code, [*sources, ("more.ftl", more)], fallback)


def chain(code: str, more: str = "", strict: bool = True) -> Speaker:
    english = language("en", more=more if code == "en" else "")
    return Speaker([english] if code == "en" else [language(code, english, more), english], strict)


@pytest.fixture(scope="module")
def english() -> Speaker:
    return chain("en")


@pytest.fixture(scope="module")
def german() -> Speaker:
    return chain("de")


GOAT, GREAT, SIGN = Name("faction-black-goat"), Name("faction-great-cthulhu"), Name("faction-yellow-sign")
ACOLYTE, YOUNG = Name("unit-acolyte"), Name("unit-dark-young")
KING, CTHULHU = Name("unit-king-in-yellow"), Name("unit-cthulhu")
EUROPE, OCEAN, POLE = Name("area-europe"), Name("area-indian-ocean"), Name("area-antarctica")
CAPTURE = {"side": GOAT, "unit": ACOLYTE, "owner": GREAT, "area": OCEAN}
SAID: list[tuple[str, str, dict[str, object], str, str]] = [
    ("wars-captured", "", CAPTURE, "Black Goat captures an Acolyte of Great Cthulhu in the Indian Ocean.",
     "Die Schwarze Ziege fängt einen Akolythen des Großen Cthulhu im Indischen Ozean."),
    ("wars-captured", "doer", CAPTURE, "You capture an Acolyte of Great Cthulhu in the Indian Ocean.",
     "Du fängst einen Akolythen des Großen Cthulhu im Indischen Ozean."),
    ("wars-captured", "victim", CAPTURE, "Black Goat captures your Acolyte in the Indian Ocean.",
     "Die Schwarze Ziege fängt deinen Akolythen im Indischen Ozean."),
    ("wars-battle", "", {"side": SIGN, "enemy": GREAT, "area": POLE},
     "Yellow Sign attacks Great Cthulhu in Antarctica.",
     "Das Gelbe Zeichen greift den Großen Cthulhu in der Antarktis an."),
    ("wars-battle", "victim", {"side": SIGN, "area": EUROPE}, "Yellow Sign attacks you in Europe.",
     "Das Gelbe Zeichen greift dich in Europa an."),
    ("wars-moved", "", {"side": GREAT, "units": [ACOLYTE, Name("unit-ghoul", number=2)], "area": OCEAN},
     "Great Cthulhu moves an Acolyte and 2 Ghouls to the Indian Ocean.",
     "Der Große Cthulhu zieht mit einem Akolythen und 2 Ghulen in den Indischen Ozean."),
    ("wars-moved", "doer", {"units": [YOUNG], "area": EUROPE}, "You move a Dark Young to Europe.",
     "Du ziehst mit einem Dunklen Jungen nach Europa."),
    ("wars-gate-built", "", {"side": GOAT, "area": POLE, "cost": 3},
     "Black Goat builds a gate in Antarctica for 3 Power.",
     "Die Schwarze Ziege errichtet in der Antarktis für 3 Macht ein Tor."),
    ("wars-awaken", "", {"side": SIGN, "unit": KING, "area": EUROPE},
     "Yellow Sign awakens the King in Yellow in Europe.",
     "Das Gelbe Zeichen erweckt den König in Gelb in Europa."),
    ("wars-awaken-given", "doer", {"given": [ACOLYTE, YOUNG], "unit": CTHULHU, "area": OCEAN},
     "You give up an Acolyte and a Dark Young and awaken Cthulhu in the Indian Ocean.",
     "Du opferst einen Akolythen und ein Dunkles Junges und erweckst Cthulhu im Indischen Ozean."),
    ("wars-no-ritual", "", {"sides": [GOAT]}, "Black Goat performs no Ritual.",
     "Die Schwarze Ziege führt kein Ritual durch."),
    ("wars-no-ritual", "", {"sides": [GOAT, SIGN, GREAT]},
     "Black Goat, Yellow Sign and Great Cthulhu perform no Ritual.",
     "Die Schwarze Ziege, das Gelbe Zeichen und der Große Cthulhu führen kein Ritual durch."),
    ("wars-sign", "", {"side": GREAT, "signs": 1}, "Great Cthulhu gains **1 Elder Sign**.",
     "Der Große Cthulhu erhält **1 Älteres Zeichen**."),
    ("wars-sign", "doer", {"signs": 2}, "You gain **2 Elder Signs**.", "Du erhältst **2 Ältere Zeichen**."),
    ("wars-rolled", "", {"side": GOAT, "dice": 1, "units": [Name("unit-acolyte", number=3)]},
     "Black Goat rolls 1 die and loses 3 Acolytes.",
     "Die Schwarze Ziege würfelt mit 1 Würfel und verliert 3 Akolythen."),
    ("wars-ask-where", "", {"unit": YOUNG}, "where does the Dark Young go?", "wohin zieht das Dunkle Junge?"),
    ("wars-ask-retreat", "", {"unit": ACOLYTE, "area": OCEAN},
     "In the Indian Ocean, the defeated must retreat. Where does the Acolyte go?",
     "Im Indischen Ozean müssen die Geschlagenen weichen. Wohin zieht der Akolyth?"),
    ("wars-ask-book.hint", "", {}, "a requirement is met", "eine Bedingung ist erfüllt"),
    ("wars-ask-kills", "", {"kills": 1}, "assign 1 Kill", "verteile 1 Tötung"),
    ("wars-option-unit", "", {"unit": ACOLYTE, "area": Name("area-south-pacific", GOLD)},
     "Acolyte in the <gold>South Pacific</>", "Akolyth im <gold>Südpazifik</>"),
    ("wars-reason-power", "", {"cost": 4, "power": 1}, "needs 4 Power, you have 1", "kostet 4 Macht, du hast 1"),
    ("wars-reason-gate", "", {"area": OCEAN}, "there is a gate in the Indian Ocean already",
     "im Indischen Ozean steht schon ein Tor"),
    ("settings-curtain.note", "", {}, "hide the table until the next person sits down",
     "den Tisch verdecken, bis die nächste Person sitzt"),
    ("settings-interface.automatic", "", {"percent": 125}, "automatic (125 %)", "automatisch (125 %)"),
    ("title-load.line", "", {"count": 0}, "nothing saved yet", "noch nichts gespeichert"),
    ("title-load.line", "", {"count": 1}, "1 saved game", "1 Spielstand"),
    ("title-load.line", "", {"count": 12345}, "12,345 saved games", "12.345 Spielstände"),
    ("error-newer", "", {"file": "a**b.save"},
     "a*b.save was saved by a newer version of the program. Update the program to open it.",
     "a*b.save stammt von einer neueren Version des Programms. Aktualisiere das Programm, um ihn zu öffnen."),
    ("seat-wins", "", {"players": ["Ada", "Bert", "<gold>"], "doom": 31},
     "Ada, Bert and ‹gold> share the victory with 31 Doom.",
     "Ada, Bert und ‹gold> teilen sich den Sieg mit 31 Verderben."),
    ("day-game", "", {"date": Fields((("day", 22), ("month", 11), ("year", 2026)))},
     "Game of the day, November 22, 2026", "Spiel des Tages, 22. November 2026"),
    ("place", "", {"place": 2}, "2nd place", "2. Platz"),
    ("place", "", {"place": 13}, "13th place", "13. Platz"),
    ("advice-better", "", {"points": 1.5}, "{icon:doom} 1.5 points of Doom better",
     "{icon:doom} um 1,5 Punkte Verderben besser"),
    ("choose-one", "", {"names": ["Ada", "Bert"]}, "Choose Ada or Bert.", "Wähle Ada oder Bert."),
]  # fmt: skip


@pytest.mark.parametrize(("key", "reader", "values", "in_english", "in_german"), SAID)
def test_a_message_is_said_in_both_languages(
    english: Speaker, german: Speaker, key: str, reader: str, values: dict, in_english: str, in_german: str
) -> None:
    assert english.tell(key, values, reader) == in_english
    assert german.tell(key, values, reader) == in_german


def test_the_script_finds_what_is_wrong_with_a_catalog(tmp_path: Path) -> None:
    assert check_folder(HERE) == []
    for code, source in (
        ("en", "-unit-a = A\n-unit-b = B\none = one { $a }\ntwo = two\nform-the = the { $name }\n"),
        ("de", "-unit-a = A\none = eins { $b } { DAT($a) }\nthree = drei\nfour = { $a\nnonsense\n"),
    ):
        (tmp_path / code).mkdir()
        (tmp_path / code / "all.ftl").write_text(source, encoding="utf-8")
    found = check_folder(tmp_path)
    told = "\n".join(found)
    assert len(found) == 7, told
    for wrong in (
        "-unit-b is missing",
        "two is missing",
        "three is nowhere",
        "place $b",
        "form dat",
        "four:",
        "nonsense",
    ):
        assert wrong in told, told


def test_a_malformed_message_is_said_in_english_with_one_line_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    broken = "wars-ask-kills = verteile { $kills ->\n [one] eine\nplace = { $platz }. Platz\n%% nonsense\n"
    told = chain("de", broken, strict=False)
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            assert told.say("wars-ask-kills", kills=2) == "assign 2 Kills"
            assert told.say("place", place=3) == "3rd place"
    assert [record.getMessage().split(" can")[0] for record in caplog.records] == [
        "the message wars-ask-kills", "the message place",
    ]  # fmt: skip
    with pytest.raises(MessageError):
        chain("de", "place = { $platz }. Platz").say("place", place=3)


def test_missing_messages_and_names_are_english_each_by_itself() -> None:
    english = language("en")
    some = "place = { ORDINAL($place) } loko\nform-ordinal = { $number }a\n"
    some += "wars-ask-where = kien { $unit }?\nform-name = { $name }"
    told = Speaker([Language("eo", [("some.ftl", some)], english), english])
    assert told.say("place", place=3) == "3a loko"
    assert told.say("wars-ask-book") == "which spellbook do you take?"
    assert told.say("wars-ask-where", unit=YOUNG) == "kien Dark Young?"


def test_a_language_of_the_players_own_stands_before_what_ships(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "de" / "wars").mkdir(parents=True)
    own = "place = Rang { $place }\nwars-ask-kills = { $kills ->\nerror-newer = neuer als wir: { $file }\n"
    (tmp_path / "de" / "wars" / "own.ftl").write_text(own, encoding="utf-8")
    told = speaker("de_AT", [languages_in(HERE), checked(languages_in(tmp_path), Owner.PLAYER)])
    assert [each.code for each in told.chain] == ["de", "en"]
    assert told.say("place", place=3) == "Rang 3"
    assert told.say("wars-ask-kills", kills=2) == "verteile 2 Tötungen"
    assert told.say("error-newer", file="x") == "neuer als wir: x"
    assert "wars-ask-kills is left out" in caplog.text


def test_the_pseudo_language_shows_what_is_not_translated() -> None:
    told = speaker("qps", [languages_in(HERE)], strict=True)
    assert told.say("wars-sign", "doer", signs=2) == "[Ýöü gáîñ **2 Éldér Sîgñs**.········ ·]"
    assert told.say("wars-moved", "doer", units=[YOUNG], area=OCEAN).startswith(
        "[Ýöü mövé á Dárk Ýöüñg tö thé Îñdîáñ Öçéáñ."
    )


def test_markup_of_names_stays_text_and_of_messages_is_kept(english: Speaker) -> None:
    inner = english.say("wars-sign", side=GREAT, signs=1)
    assert "**" in english.say("choose-one", names=[inner, "**"])
    assert english.say("choose-one", names=["**bold**", "{icon:doom}", "<@card/x>"]) == (
        "Choose *bold*, (icon:doom} or ‹@card/x>."
    )


def test_numbers_are_written_as_the_language_writes_them(english: Speaker, german: Speaker) -> None:
    written = [(1234567, 0, 2), (-4500, 0, 2), (0.5, 0, 2), (2.0, 1, 2), (99.995, 0, 1)]
    assert [english.chain[0].number(*each) for each in written] == ["1,234,567", "-4,500", "0.5", "2.0", "100"]
    assert [german.chain[0].number(*each) for each in written] == ["1.234.567", "-4.500", "0,5", "2,0", "100"]


def test_text_outside_of_messages_is_noticed() -> None:
    found, junk = entries("# note\na = one\n  two\n    .tip = three\nnonsense\n-b = name\n    .gender = f\n")
    assert junk == ["nonsense"]
    assert {key: parse(raw) for key, raw in found.items()} == {
        "a": ("one\ntwo",), "a.tip": ("three",), "-b": ("name",), "-b.gender": ("f",),
    }  # fmt: skip


@pytest.mark.parametrize("raw", ["{ $a", "a }", "{ $a -> [one] x }", "{ }", "", "{ f($a) }", '{ "a }', "{ A($a }"])
def test_a_malformed_pattern_is_refused(raw: str) -> None:
    with pytest.raises(MessageError):
        parse(raw)


@pytest.mark.parametrize(
    ("code", "number", "category"),
    [("ru", 1, "one"), ("ru", 3, "few"), ("ru", 12, "many"), ("cy", 2, "two"), ("ar", 11, "many"), ("ja", 1, None)],
)
def test_plurals_are_those_of_the_cldr(code: str, number: int, category: str | None) -> None:
    assert (CARDINALS[code](number) if code in CARDINALS else None) == category
    assert [ORDINALS["en"](place) for place in (1, 2, 3, 4, 11, 22)] == ["one", "two", "few", "other", "other", "two"]


def test_everything_changes_at_once_with_the_language() -> None:
    @per_language
    def kept() -> str:
        return say("place", place=2)

    try:
        catalogs("player", languages_in(HERE))
        assert (say("settings-end-turns"), kept()) == ("End finished turns", "2nd place")
        speak("de")
        assert (say("settings-end-turns"), kept()) == ("Fertige Züge beenden", "2. Platz")
    finally:
        catalogs("player", None)
        speak("en")
