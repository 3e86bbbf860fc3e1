"""The generated part of a page, between the two marks that stand around it."""

from pathlib import Path

from game.match.files import write_whole

Marks = tuple[str, str]


def put_into(text: str, made: str, marks: Marks) -> str:
    """A text with what was made in the place of what stood between the marks; raises ``ValueError`` without them."""
    before, begin, rest = text.partition(marks[0])
    _, end, after = rest.partition(marks[1])
    if not begin or not end:
        raise ValueError(f"the page has no part between {marks[0]} and {marks[1]}")
    return f"{before}{begin}\n\n{made}\n\n{end}{after}"


def renew(page: Path, made: str, marks: Marks) -> None:
    """Write what was made between the marks of a page, and leave the rest as it is; raises ``ValueError``."""
    text = put_into(page.read_text(encoding="utf-8"), made, marks)
    write_whole(page, text.encode(), sync=False)
