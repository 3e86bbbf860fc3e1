"""Lessons are played by the rules: along their own way, and by somebody who answers anything."""

import random

import pytest

from game.match.lessons.course import Course, begin, play_step
from game.match.lessons.files import shipped_lessons
from game.match.lessons.format import Lesson

LESSONS = shipped_lessons().lessons


def test_every_shipped_file_can_be_played() -> None:
    assert not shipped_lessons().problems and LESSONS


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_lesson_is_finished_by_its_own_answers(lesson: Lesson) -> None:
    course = Course(lesson, begin(lesson.table, "Ada"))
    while not course.over:
        play_step(course)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_somebody_who_answers_anything_is_led_through(lesson: Lesson) -> None:
    luck, match = random.Random(7), begin(lesson.table, "Ada")
    course = Course(lesson, match)
    for _ in range(60 * len(lesson.steps)):
        asked = match.position.decision
        if course.over:
            break
        if asked is not None and asked.seat != lesson.table.learner:
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
