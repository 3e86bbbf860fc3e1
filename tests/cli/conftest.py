"""A data folder of its own for every test of the command line."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where this test's games are kept."""
    folder = tmp_path / "mythos-data"
    monkeypatch.setenv("MYTHOS_TABLE_DATA", str(folder))
    return folder
