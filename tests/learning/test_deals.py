"""Contests over the same deals: what a file of them says."""

import msgspec
import pytest

from game.games.rulings import RULES_VERSION
from scripts.learning.deals import (
    FIRST,
    Deal,
    Row,
    deal,
    go_on,
    in_words,
    read,
    row_of,
    share_of,
    standing,
    table,
    versions,
)


@pytest.mark.parametrize("row", [
    Row("oracle", "hierophant", 3, "the_hound", 3000.0), Row("oracle@4", "oracle", 4, "", 750.0),
    Row("adept", "initiate", 2, "cthulhu_rises"),
])  # fmt: skip
def test_a_file_of_deals_tells_its_row(row):
    assert row_of(row.file) == row


def test_a_deal_is_played_from_every_seat_and_kept_by_the_versions_of_both(tmp_path):
    row = Row("adept", "initiate", 3, "the_hound")
    known = versions(row)
    found = deal(row, FIRST, known)
    assert len(found.shares) == 3 and found == deal(row, FIRST, known)
    path = tmp_path / row.file
    others = [Deal(1, [1.0] * 3, ["old", known[1]], RULES_VERSION), Deal(2, [1.0] * 3, known, RULES_VERSION - 1)]
    path.write_bytes(b"\n".join(msgspec.json.encode(one) for one in (found, *others)) + b"\n")
    assert read(path, known) == {FIRST: found}


def test_a_row_goes_on_with_the_deals_that_are_missing(tmp_path, monkeypatch):
    monkeypatch.setattr("scripts.learning.deals.FOLDER", tmp_path / "deals")
    row = Row("initiate", "random", 2, "the_hound")
    assert go_on(row, 1).deals == 1
    assert go_on(row, 3) == go_on(row, 3)
    kept = (tmp_path / "deals" / row.file).read_bytes().splitlines()
    assert [msgspec.json.decode(line, type=Deal).deal for line in kept] == [FIRST, FIRST + 1, FIRST + 2]


def test_the_interval_goes_by_how_far_deals_differ():
    """Alike deals leave no doubt, whoever had which cards in them."""
    assert share_of([0.25, 0.25, 0.25])[1:] == (0.25, 0.25, 0.25)
    assert share_of([0.5])[2:] == (0.0, 1.0)
    deals = [Deal(number, [1.0, 0.0], [], RULES_VERSION) for number in range(9)]
    assert "18 games, 50.0 % (50.0 to 50.0), parity 50: open" in in_words(Row("oracle", "adept", 2), standing(deals))


def test_the_table_has_a_line_for_each_match_and_rite():
    rows = [(Row("adept", "initiate", count, "the_hound"), share_of([0.5, 0.6, 0.5])) for count in (4, 3)]
    made = table(rows)
    cells = [f"**53.3 % (47 to 60) of {games}**" for games in (9, 12)]
    assert f"| adept against initiate | the hound | {cells[0]} | {cells[1]} |" in made
