"""Lessons are played by the rules: along their own way, and by somebody who answers anything."""

import random
import re
from pathlib import Path

import pytest

from game.cli import main
from game.language.spoken import speak
from game.match.lessons.about import lessons_about
from game.match.lessons.checking import try_lesson
from game.match.lessons.conditions import option_for
from game.match.lessons.course import Course, begin, play_step
from game.match.lessons.files import LessonError, found_in, joined, read_lesson, shipped_lessons
from game.match.lessons.format import Answer, Lesson
from game.match.reference import pages

LESSONS = shipped_lessons().lessons
PAPER = Path(__file__).resolve().parents[2] / "docs" / "lessons.md"
EXAMPLE = PAPER.read_text(encoding="utf-8").split("```toml\n")[1].split("```")[0]


def test_every_shipped_file_can_be_played() -> None:
    assert not shipped_lessons().problems and LESSONS


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_somebody_who_answers_anything_is_led_through(lesson: Lesson) -> None:
    luck, match = random.Random(17), begin(lesson.table, "Ada")
    course = Course(lesson, match)
    for _ in range(60 * len(lesson.steps)):
        asked = match.position.decision
        if course.over:
            break
        if course.obey():
            course.follow()
        elif asked is not None and asked.seat != lesson.table.learner:
            match.answer(course.reply(), by="bot")
            course.follow()
        elif course.gives_in:
            course.lead_back()
            play_step(course)
        elif course.step.choices:
            course.choose(luck.randrange(len(course.step.choices)))
        elif course.may_go_on:
            course.go_on()
        else:
            assert asked is not None
            match.answer(luck.choice(asked.options))
            course.follow()
    assert course.over


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_replies_are_to_what_can_be_answered_and_about_leads_here_from_the_rules(lesson: Lesson) -> None:
    course = Course(lesson, begin(lesson.table, "Ada"))
    while not course.over:
        step, rules = course.step, course.match.rules
        while course.obey():
            course.follow()
        asked = course.match.decision
        assert not any(asked and option_for(each.answer, asked.options, rules) for each in step.cannot), step.title
        unheard = [each.answer for each in step.could if not offered_soon(each.answer, course)]
        assert not unheard, (step.title, unheard)
        assert all(each.say and not each.say.startswith("You could, but") for each in step.could), step.title
        play_step(course)
    known = {page.id for page in pages()} | {entry.id for page in pages() for entry in page.entries}
    assert known.issuperset(lesson.about)


def offered_soon(answer: Answer, course: Course) -> bool:
    """Whether a learner who answers anything can be offered this within an action or two."""
    reached = [course.match.position]
    for _ in range(5):
        following = []
        for position in reached:
            asked = position.decision
            if asked is None:
                continue
            if asked.seat == course.lesson.table.learner and option_for(answer, asked.options, position.rules):
                return True
            for option in asked.options[: None if asked.seat == course.lesson.table.learner else 2]:
                after = position.copy()
                after.answer(option)
                following.append(after)
        reached = following
    return False


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_what_a_lesson_says_holds_and_it_is_as_long_as_it_says(lesson: Lesson) -> None:
    tried = try_lesson(lesson)
    assert not tried.problem
    if lesson.whole_game:
        # Its steps are its first turns; how long the game takes is counted in test_first_games.
        return
    assert abs(tried.minutes - lesson.minutes) <= lesson.minutes / 4, tried
    assert 2 <= lesson.minutes <= 5
    assert lesson.id != "wars_1_board" or tried.minutes < 3


BAD = {
    "nothing": ("", "the field “kind” is missing; add it (line 1)"),
    "no_toml": ("kind = ", "the file ends too early; close what is still open (line 1)"),
    "another_kind": (EXAMPLE.replace("Mythos Table lesson", "Mythos Table save"), "must be Mythos Table"),
    "newer": (EXAMPLE.replace("format = 1", "format = 2"), "newer version"),
    "unknown_field": (EXAMPLE.replace("minutes = 2", "minutes = 2\nhours = 3"), "no field “hours” here; correct"),
    "no_game": (EXAMPLE.replace('game = "wars"', 'game = "chess"'), "unknown game “chess”"),
    "no_area": (EXAMPLE.replace('"australia", "antarctica"]', '"mars"]'), "mars"),
    "no_steps": (EXAMPLE[: EXAMPLE.index("[[steps]]")] + "steps = []", "steps"),
    "hidden": (EXAMPLE.replace("two Cultists,", "two\\u202e Cultists,"), "be shown: 'You have two\\u202e"),
    "no_seat": (EXAMPLE.replace("[table]", "[table]\nlearner = 5"), "there is no seat 5 (line 13)"),
}


@pytest.mark.parametrize("case", BAD)
def test_a_bad_lesson_is_refused_in_a_sentence(case: str, tmp_path: Path) -> None:
    text, told = BAD[case]
    path = tmp_path / "mine.lesson.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(LessonError, match=re.escape(told)) as refused:
        read_lesson(path)
    assert str(refused.value).startswith("mine.lesson.toml ") and str(refused.value).endswith(".")
    assert found_in([tmp_path]) == ((), (), (str(refused.value),))


def test_the_lesson_of_the_papers_can_be_played(tmp_path: Path) -> None:
    (tmp_path / "mine.lesson.toml").write_text(EXAMPLE, encoding="utf-8")
    found = joined(shipped_lessons(), found_in([tmp_path, tmp_path]))
    (mine,) = [one for one in found.lessons if one.id == "first_gate"]
    assert not try_lesson(mine).problem and len(found.problems) == 1


def test_those_that_ship_speak_every_language() -> None:
    """No word of theirs is in English when another language is spoken, and longer words are no reason to refuse one."""
    english = shipped_lessons()
    speak("qps")
    try:
        found, ways = shipped_lessons(), lessons_about("gate")
    finally:
        speak("en")
    assert ways[0].title.startswith("[") and not found.problems and len(found.puzzles) == len(english.puzzles)
    for lesson, before in zip(found.lessons, english.lessons, strict=True):
        assert not set(words_of_lesson(lesson)) & set(words_of_lesson(before)), lesson.id


def words_of_lesson(lesson: Lesson) -> list[str]:
    """What a learner reads, answers and replies too."""
    said = [text for step in lesson.steps for text in (step.text, step.title, step.why, step.leads)]
    replies = [each.say for step in lesson.steps for each in (*step.could, *step.cannot, *step.choices)]
    return list(filter(None, [lesson.title, lesson.short, lesson.end, lesson.after, *lesson.learns, *said, *replies]))


def test_the_command_checks_every_lesson(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["lessons", "--check", "--data-dir", str(tmp_path)]) == 0
    assert f"{len(LESSONS)} lessons played through" in capsys.readouterr().out
    bad = tmp_path / "lessons" / "mine.lesson.toml"
    bad.parent.mkdir()
    bad.write_text(EXAMPLE.replace('{ area = "australia" }', '"pass"'), encoding="utf-8")
    assert main(["lessons", "--check", "--data-dir", str(tmp_path)]) == 1
    assert "first_gate: step 2 (Build a gate) cannot be finished with its own answers." in capsys.readouterr().out
