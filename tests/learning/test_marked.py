"""The generated part of a page."""

from pathlib import Path

import pytest

from scripts.marked import put_into, renew

MARKS = ("<!-- begin -->", "<!-- end -->")


def test_what_stood_between_the_marks_is_replaced():
    page = f"before\n{MARKS[0]}\nold\n{MARKS[1]}\nafter\n"
    made = put_into(page, "new", MARKS)
    assert made == f"before\n{MARKS[0]}\n\nnew\n\n{MARKS[1]}\nafter\n"
    assert put_into(made, "new", MARKS) == made


@pytest.mark.parametrize("page", ["no marks", MARKS[0], f"{MARKS[1]} {MARKS[0]}"])
def test_a_page_without_both_marks_is_left_as_it_is(page: str, tmp_path: Path):
    path = tmp_path / "page.md"
    path.write_text(page, encoding="utf-8")
    with pytest.raises(ValueError, match="has no part between"):
        renew(path, "new", MARKS)
    assert path.read_text(encoding="utf-8") == page
