"""The catalogs that ship, those of other authors' games, and the player's own."""

import logging
from pathlib import Path

import pytest

from game.games import registry
from game.games.game import Game
from game.language.spoken import catalogs, name, say, speak, spoken
from game.match.languages import use_own
from game.match.words import words


def test_names_stand_in_sentences_with_their_articles() -> None:
    speaker = spoken()

    def forms(unit: str) -> list[str]:
        return [speaker.form(form, name("unit", unit)) for form in ("a", "the")]

    assert forms("acolyte") == ["an Acolyte", "the Acolyte"]
    assert forms("fungi") == ["Fungi from Yuggoth", "the Fungi from Yuggoth"]
    assert forms("king_in_yellow") == ["the King in Yellow", "the King in Yellow"]
    assert forms("cthulhu") == ["Cthulhu", "Cthulhu"]
    assert words().name("unit", "king_in_yellow") == "The King in Yellow"
    places = [speaker.form("in", name("area", area, "<gold>{}</>")) for area in ("europe", "indian_ocean")]
    assert places == ["in <gold>Europe</>", "in the <gold>Indian Ocean</>"]
    ghouls = [speaker.form(form, name("unit", "ghoul", number=2)) for form in ("a", "the", "your")]
    assert ghouls == ["2 Ghouls", "the 2 Ghouls", "your 2 Ghouls"]
    assert speaker.form("the", "Ada") == "Ada"


def test_a_players_own_catalogs_stand_before_what_ships(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Message by message: what is malformed, unreadable or missing there is said as it ships."""
    folder = tmp_path / "languages" / "en" / "wars"
    folder.mkdir(parents=True)
    (folder / "own.ftl").write_text("-unit-ghoul = Gnawer\n-area-asia = { $a\n-area-africa = Land of Nile\n")
    (folder / "broken.ftl").write_bytes(b"\xff\xfe")
    (folder.parent / "not_a_file.ftl").mkdir()
    try:
        with caplog.at_level(logging.WARNING):
            use_own(tmp_path)
            said = [words().name(*each) for each in (("unit", "ghoul"), ("area", "asia"), ("area", "africa"))]
        assert said == ["Gnawer", "Asia", "Land of Nile"]
        assert "-area-asia is left out" in caplog.text and "broken.ftl is left out" in caplog.text
    finally:
        use_own(tmp_path / "nowhere")
    assert words().name("unit", "ghoul") == "Ghoul"


def test_a_game_of_other_authors_brings_its_catalogs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "othergame"
    (package / "words" / "en").mkdir(parents=True)
    (package / "__init__.py").touch()
    told = "othergame-hello = hello { $who }\n    .bye = bye\nothergame-bad = { $\n"
    (package / "words" / "en" / "all.ftl").write_text(told)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setitem(registry.games(), "othergame", Game("othergame", (2,), package="othergame"))
    try:
        catalogs("games", registry.words_of_games)
        assert (say("othergame-hello", who="Ada"), say("othergame-hello.bye")) == ("hello Ada", "bye")
        assert not spoken().has("othergame-bad")
    finally:
        monkeypatch.undo()
        catalogs("games", registry.words_of_games)


def test_names_are_german_in_german_and_english_in_a_language_there_is_not() -> None:
    try:
        speak("de")
        assert (words().name("area", "indian_ocean"), spoken().form("ordinal", 2)) == ("Indischer Ozean", "2.")
        speak("eo")
        assert (words().name("area", "indian_ocean"), spoken().form("ordinal", 2)) == ("Indian Ocean", "2nd")
    finally:
        speak("en")
