"""Profiles of the people at this computer: kept, chosen, and never a reason not to start."""

from pathlib import Path

import pytest

from game.language.spoken import say
from game.match.profiles import NAME, Profiles
from game.match.seats import NAMELESS


def opened(folder: Path) -> tuple[Profiles, list[str]]:
    said: list[str] = []
    return Profiles(folder, True, said.append), said


def test_what_somebody_has_done_is_kept(tmp_path: Path) -> None:
    profiles, _ = opened(tmp_path)
    ada = profiles.add("Ada")
    ada.lesson("wars_1_board").finished = True
    ada.puzzle("three_for_four").stars = 2
    assert ada.achieve("first_win") and not ada.achieve("first_win")
    profiles.save()
    again, said = opened(tmp_path)
    assert again.current == ada and [each.name for each in again.people] == [NAMELESS, "Ada"] and not said
    assert [each.called for each in again.people] == [say("seats-nameless"), "Ada"]


def test_two_profiles_never_have_one_name(tmp_path: Path) -> None:
    profiles, _ = opened(tmp_path)
    profiles.add("Ada")
    for name in ("ada", "", "**Ada**", "A" * 100):
        with pytest.raises(ValueError):
            profiles.add(name)
    assert len(profiles.people) == 2


def test_a_first_game_names_whoever_plays_alone(tmp_path: Path) -> None:
    profiles, _ = opened(tmp_path)
    profiles.current.lesson("wars_1_board").finished = True
    profiles.meet(["Ada", "Bea"])
    assert profiles.current.name == NAMELESS, "it could be either"
    profiles.meet(["Ada"])
    assert profiles.current.name == "Ada" and profiles.current.lessons["wars_1_board"].finished
    profiles.meet(["Cora"])
    assert [each.name for each in opened(tmp_path)[0].people] == ["Ada"], "a name that is known stays"


def test_the_last_profile_removed_begins_anew(tmp_path: Path) -> None:
    profiles, _ = opened(tmp_path)
    profiles.remove(profiles.current)
    assert [each.name for each in profiles.people] == [NAMELESS]


@pytest.mark.parametrize("data", [b"", b"{}", b'{"people":[]}', b'{"people":[{"name":1}]}', b"\xff" * 99, b"[" * 9999])
def test_damaged_profiles_are_set_aside_and_told(tmp_path: Path, data: bytes) -> None:
    (tmp_path / NAME).write_bytes(data)
    profiles, said = opened(tmp_path)
    assert profiles.current.name == NAMELESS and len(said) == 1 and "damaged" in said[0]
    assert (tmp_path / "profiles.damaged.json").read_bytes() == data
