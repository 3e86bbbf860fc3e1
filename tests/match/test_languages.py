"""Which languages there are, and which is spoken: by the settings, else the system's, else English."""

import logging
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.bots.workers.crew import Crew
from game.cli import main, make_parser
from game.commands import developers
from game.language.folding import folded
from game.language.spoken import SOURCE, catalogs, name, say, say_name, speak, speech, spoken
from game.match import languages
from game.match.counsel import hint_case, weighing
from game.match.languages import chosen, meant, offered, speak_as, system_languages, use_own
from game.match.lessons.files import shipped_lessons
from game.match.match import Seat
from game.match.reference import marked, search
from game.match.seats import nameless
from game.match.services import Services
from game.match.session import begin
from game.match.settings import FILE, language_in
from game.match.words import chronicle
from tests.match.matchtools import answer, played


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Whatever was spoken last, other tests speak English."""
    yield
    catalogs("player", None)
    speak(SOURCE)


def own(data: Path, code: str, text: str) -> None:
    """A catalog of the player's own."""
    folder = data / "languages" / code
    folder.mkdir(parents=True)
    (folder / "own.ftl").write_text(text, encoding="utf-8")


@pytest.mark.parametrize(("given", "wanted"), [
    ({"LANG": "de_DE.UTF-8"}, ["de_DE"]),
    ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "en_US"}, ["en_US"]),
    ({"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR@euro"}, ["fr_FR"]),
    ({"LANG": "en_US.UTF-8", "LANGUAGE": "pl:de_AT"}, ["pl", "de_AT", "en_US"]),
    ({"LANG": "C", "LANGUAGE": "de"}, []),
    ({"LC_ALL": "C.UTF-8", "LANG": "de_DE"}, []),
    ({"LANG": "../../de"}, []),
])  # fmt: skip
def test_the_systems_languages_are_those_of_its_variables(given: dict[str, str], wanted: list[str]) -> None:
    assert [code for code in system_languages(given) if code != "C"] == wanted


def test_where_no_variable_says_it_the_system_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("locale.getlocale", lambda: ("de_CH", "UTF-8"))
    assert system_languages({}, "darwin") == ["de_CH"]
    monkeypatch.setattr("locale.getlocale", lambda: (None, None))
    assert system_languages({}, "linux") == []
    monkeypatch.setattr("game.match.languages._of_windows", lambda: "de_AT")
    assert system_languages({}, "win32") == ["de_AT"]


def test_a_code_means_the_nearest_language_there_is() -> None:
    there = ["de", "en", "pt_BR"]
    assert meant("de_AT", there) == meant("DE", there) == meant("de-Latn-DE", there) == "de"
    assert meant("pt-br", there) == "pt_BR"
    assert meant("pt", there) == meant("", there) == meant("d", there) == ""


def test_languages_are_offered_by_their_own_names(tmp_path: Path) -> None:
    own(tmp_path, "eo", "language-name = Esperanto\n")
    own(tmp_path, "nl", "title-load = Laden\n")
    own(tmp_path, "not a language", "")
    (tmp_path / "languages" / "it").write_text("a file")
    found = offered(tmp_path)
    assert found.named == (("de", "Deutsch"), ("en", "English"), ("eo", "Esperanto"), ("nl", "nl"))
    assert found.system == "en"


def test_the_settings_win_then_the_system_then_english(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert chosen("de", tmp_path, ["en"]) == "de"
    assert chosen("", tmp_path, ["xx", "de_AT"]) == "de"
    assert chosen("", tmp_path, ["xx"]) == "en"
    with caplog.at_level(logging.WARNING):
        assert chosen("fr", tmp_path, ["de"]) == "en"
    assert "fr" in caplog.text


def test_a_language_that_is_gone_stays_chosen(tmp_path: Path) -> None:
    """Its folder may come back: nothing is lost but its words."""
    (tmp_path / FILE).write_text('{"language": "fr", "text_scale": 125}')
    services = Services(tmp_path)
    speak_as(services.language, tmp_path)
    assert speech().code == "en" and services.settings.language == "fr"
    services.settings.save()
    services.close()
    own(tmp_path, "fr", "title-load = Charger\n")
    assert language_in(tmp_path / FILE) == "fr"
    use_own(tmp_path)
    speak_as("fr", tmp_path)
    assert say("title-load") == "Charger"
    assert say("buttons-close") == "Close", "what it lacks is English"


def test_what_is_asked_for_at_the_start_holds_for_this_run(tmp_path: Path) -> None:
    services = Services(tmp_path)
    services.asked_language = "de"
    assert services.language == "de" and services.settings.language == ""
    assert services.choose_language("de") and say("language-name") == "Deutsch"
    assert services.settings.language == "de" and not services.choose_language("de")
    services.close()
    assert language_in(tmp_path / FILE) == "de"


@pytest.mark.parametrize("damaged", ["{", '{"language": 3}', '{"language": "' + "x" * 99 + '"}', "[]"])
def test_damaged_settings_name_no_language(tmp_path: Path, damaged: str) -> None:
    (tmp_path / FILE).write_text(damaged)
    assert language_in(tmp_path / FILE) == language_in(tmp_path / "none") == ""


def test_a_command_speaks_the_language_it_is_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = ["--data-dir", str(tmp_path)]
    for arguments in (["--lang", "de", "bots"], ["bots", "--lang", "de_AT"]):
        assert main([*data, *arguments]) == 0
        assert "Wanderer. Wählt" in capsys.readouterr().out
    own(tmp_path, "eo", "language-name = Esperanto\n")
    assert main([*data, "--lang", "fr", "bots"]) == 2
    told = capsys.readouterr().err
    assert all(part in told for part in ("fr", "de (Deutsch)", "en (English)", "eo (Esperanto)"))
    assert main([*data, "--lang", "de", "--help"]) == 0
    assert "Tischspiele" in capsys.readouterr().out


def test_commands_of_developers_speak_english(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert {*developers.NAMES} < {*_subcommands()}
    assert main(["--data-dir", str(tmp_path), "--lang", "de", "simulate", "--explain", "--seed", "3"]) == 0
    assert "clockwise" in capsys.readouterr().out and speech().code == "en"


def _subcommands() -> list[str]:
    actions = make_parser()._subparsers._group_actions  # type: ignore[union-attr]
    return list(actions[0].choices)  # type: ignore[arg-type]


def test_a_command_speaks_the_language_of_the_settings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / FILE).write_text('{"language": "de"}')
    assert main(["--data-dir", str(tmp_path), "bots"]) == 0
    assert "Wanderer. Wählt" in capsys.readouterr().out


def test_a_worker_process_speaks_as_the_program_does(tmp_path: Path, crew: Crew) -> None:
    """Its language and the player's own words go with it, and change with the program's."""
    match = played(12, seed=3)
    case = hint_case(match)
    assert case

    def deeds() -> list[str]:
        return [each.deed for each in weighing(case).read(crew.carry_out(weighing(case)))]

    english_deeds = deeds()
    speak("de")
    german = deeds()
    assert len(german) == len(english_deeds) and german != english_deeds
    speak("en")
    assert deeds() == english_deeds
    own(tmp_path, "en", "-unit-shoggoth = Blob\n")
    use_own(tmp_path)
    assert "Blob" in str(deeds())


def test_a_game_played_in_english_is_told_in_german(tmp_path: Path) -> None:
    """Nothing that is kept of it is words."""
    seats = [Seat("", "Ada"), *(Seat("random", f"Bot {n}") for n in range(3))]
    services = Services(tmp_path)
    session = begin({"game": "wars", "players": 4, "seed": 3}, seats, services.store)
    answer(session, 60)
    told = [line.text for line in chronicle(session.match.rules, session.match.events)]
    path = session.kept.save_as("Friday")
    session.close()
    speak("de")
    again = services.load(path)
    german = [line.text for line in chronicle(again.match.rules, again.match.events)]
    again.close()
    services.close()
    assert len(german) == len(told) > 5 and not {*german} & {*told}


def test_names_that_the_program_gives_are_told_in_the_language(tmp_path: Path) -> None:
    """They are kept as they always were; so files of earlier programs are told so too."""
    seats = [Seat("", "Player"), Seat("random", "Player 2"), Seat("random", "Bot 3"), Seat("random", "An ally")]
    assert [seat.name for seat in seats] == ["Player", "Player 2", "Bot 3", "An ally"]
    services = Services(tmp_path)
    session = begin({"game": "wars", "players": 4, "seed": 3}, seats, services.store)
    path = session.kept.save_as("Friday")
    session.close()
    speak("de")
    assert [seat.name for seat in seats] == ["Spieler", "Spieler 2", "Bot 3", "Ein Verbündeter"]
    assert nameless("Spieler") and nameless("Player") and not nameless("Spieler 2")
    again = services.load(path)
    assert again.match.seats == seats, "a file holds no language"
    again.match.seat_change(1, "adept")
    assert again.match.seats[1].called == "Player 2"
    again.close()
    listed = next(info for info in services.list_saves() if info.path == path)
    assert [player.name for player in listed.players][1] == "Spieler 2"
    services.close()


@pytest.mark.parametrize("why", ["long", "scripted", "elsewhere", "begins", "refused"])
def test_why_history_is_lost_is_told_when_it_is_asked_for(why: str) -> None:
    match = played(4)
    match.forget(why)
    told = match.loss
    speak("de")
    assert match.lost_history == why and why != told != match.loss


def test_the_rules_are_found_without_accents_and_by_other_words() -> None:
    """What somebody may say in a word's place is in the catalog of each language, not in the program."""
    speak("de")
    doom = [(hit.page.id, hit.entry.id) for hit in search("Verderben")]
    assert [(hit.page.id, hit.entry.id) for hit in search("Verdammnis")] == doom and len(doom) > 20
    assert marked("3 Verderben", "verdamm") == "3 <mark>Verderben</>"
    title = say_name(name("term", "elder_sign"))
    for wanted in ("Elder Sign", "altere zeichen", "Älteres Zeichen", "Altes Zeichen", "ÄLTERES"):
        assert title in [hit.entry.title for hit in search(wanted)[:3]], wanted
    assert not search("Verdammniss")
    speak("en")
    assert search("VP")


def test_words_are_compared_and_sorted_without_accents() -> None:
    assert folded("ÄLTERE Straße") == folded("altere strasse") == "altere strasse"
    assert sorted(("Zoe", "Ärger", "Öl", "Ast", "Ober"), key=folded) == ["Ärger", "Ast", "Ober", "Öl", "Zoe"]


def test_a_language_put_there_while_the_program_runs_can_be_chosen_and_read_anew(tmp_path: Path) -> None:
    services = Services(tmp_path)
    own(tmp_path, "eo", "language-name = Esperanto\ntitle-load = Ŝargi\n")
    assert ("eo", "Esperanto") in services.languages().named
    assert services.choose_language("eo") and say("title-load") == "Ŝargi"
    catalog = tmp_path / "languages" / "eo" / "own.ftl"
    catalog.write_text("title-load = Malfermi\ntitle-broken = { $a\n", encoding="utf-8")
    assert services.choose_language("en") and services.choose_language("eo")
    assert say("title-load") == "Malfermi"
    services.close()


IN_PLACE: dict[str, Callable[[Path], object]] = {
    "a pipe": os.mkfifo,
    "a device": lambda path: path.symlink_to("/dev/zero"),
    "a folder": Path.mkdir,
    "a link to itself": lambda path: path.symlink_to(path.name),
    "a link to nothing": lambda path: path.symlink_to("nothing"),
    "too much": lambda path: path.write_bytes(b"#" * (languages.LARGEST + 1)),
    "no text": lambda path: path.write_bytes(b"\xff\xfe"),
}


@pytest.mark.skipif(os.name == "nt", reason="pipes and devices are no files there")
@pytest.mark.parametrize("what", IN_PLACE)
def test_what_is_no_catalog_is_told_once_and_the_others_are_read(
    tmp_path: Path, what: str, caplog: pytest.LogCaptureFixture
) -> None:
    own(tmp_path, "en", "title-load = Take up\n")
    IN_PLACE[what](tmp_path / "languages" / "en" / "odd.ftl")
    with caplog.at_level(logging.WARNING):
        services = Services(tmp_path)
        assert (say("title-load"), say("buttons-close")) == ("Take up", "Close")
        assert dict(services.languages().named).keys() == {"de", "en"}
        services.close()
    # Another program of a test before this one may still be reading its own.
    told = [each.getMessage() for each in caplog.records if str(tmp_path) in each.getMessage()]
    assert len(told) == 1 and "odd.ftl is left out" in told[0], told


@pytest.mark.skipif(os.name == "nt", reason="pipes and devices are no files there")
@pytest.mark.parametrize("what", [each for each in IN_PLACE if each != "a folder"])
@pytest.mark.parametrize("where", ["languages", "languages/en", "languages/en/wars"])
def test_what_is_no_folder_of_catalogs_is_passed_over(tmp_path: Path, what: str, where: str) -> None:
    (tmp_path / where).parent.mkdir(parents=True, exist_ok=True)
    IN_PLACE[what](tmp_path / where)
    use_own(tmp_path)
    assert say("buttons-close") == "Close" and offered(tmp_path).system == "en"


@pytest.mark.skipif(os.name != "posix", reason="names are text there")
def test_names_of_catalogs_that_are_no_text_are_no_trouble(tmp_path: Path) -> None:
    own(tmp_path, "en", "title-load = Take up\n")
    folder = os.fsencode(tmp_path / "languages" / "en")
    try:
        os.mkdir(folder + b"/\xff")
    except OSError:
        pytest.skip("this file system has no such names")
    Path(os.fsdecode(folder + b"/\xff\n.ftl")).write_text("buttons-close = Shut\nbuttons-open = {\n")
    use_own(tmp_path)
    assert (say("title-load"), say("buttons-close"), say("buttons-back")) == ("Take up", "Shut", "Back")


@pytest.mark.parametrize(("limit", "files"), [("MOST_FILES", 3), ("MOST_LINES", 6), ("LARGEST_IN_ALL", 60)])
def test_of_catalogs_without_end_the_first_are_read(
    tmp_path: Path, limit: str, files: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(languages, limit, files)
    own(tmp_path, "en", "title-load = Take up\n\n")
    for number in range(8):
        (tmp_path / "languages" / "en" / f"p{number}.ftl").write_text(f"title-p{number} = {number}\n\n")
    use_own(tmp_path)
    with caplog.at_level(logging.WARNING):
        assert (say("title-load"), say("title-p1"), say("buttons-close")) == ("Take up", "1", "Close")
    assert len(caplog.records) == 1 and "p2.ftl on catalogs are left out" in caplog.text
    assert not spoken().has("title-p2") and not spoken().has("title-p3")


def test_lessons_that_ship_are_there_whatever_ones_own_catalogs_say_of_them(tmp_path: Path) -> None:
    known = {one.id for one in shipped_lessons().lessons}
    words = ["So\u00adft", "w" * 900, "two\n    lines"]
    keys = [key for key in spoken().chain[-1].raw if key.startswith("wars-lesson-") and "." not in key]
    own(tmp_path, "en", "".join(f"{key} = {words[n % 3]}\n" for n, key in enumerate(keys)))
    use_own(tmp_path)
    assert {one.id for one in shipped_lessons().lessons} == known
