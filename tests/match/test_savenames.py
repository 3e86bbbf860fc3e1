"""Saves that nobody has named are called in the language that is spoken, whatever language they were made in."""

from collections.abc import Iterator

import pytest

from game.language.spoken import SOURCE, say, speak
from game.match.savenames import scenario_filed, told_save
from game.match.scenarios import scenario_name, scenarios


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    speak(SOURCE)


@pytest.mark.parametrize("made_in", [SOURCE, "de"])
def test_a_save_of_a_scenario_is_told_in_the_language_spoken(made_in: str) -> None:
    speak(made_in)
    filed = {path: scenario_filed(path, scenario) for path, scenario in scenarios()}
    for code in ("de", SOURCE):
        speak(code)
        told = {path: scenario_name(path, scenario) for path, scenario in scenarios()}
        assert {path: told_save(name) for path, name in filed.items()} == told


def test_a_save_of_a_campaign_is_told_in_the_language_spoken() -> None:
    assert told_save("The Stars Align, Ash and Ink") == "The Stars Align, Ash and Ink"
    speak("de")
    title = say("campaign-the-stars-align.title")
    chapter = say("campaign-the-stars-align-ash-and-ink.title")
    assert told_save("The Stars Align, Ash and Ink") == f"{title}, {chapter}"
    assert told_save("Our league, game 3") == say("campaign-at-game", campaign="Our league", number=3)


def test_the_name_that_a_person_chose_stays_as_it_is() -> None:
    speak("de")
    assert told_save("Friday evening") == "Friday evening"
