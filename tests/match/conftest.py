"""What tests of matches begin with: a data folder in use."""

import pytest

from game.match.recovery import open_store
from game.match.services import Services


@pytest.fixture
def store(tmp_path):
    made = open_store(tmp_path)
    yield made
    made.close()


@pytest.fixture
def services(tmp_path):
    made = Services(tmp_path)
    yield made
    made.close()
