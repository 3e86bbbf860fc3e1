"""What tests of matches begin with: a data folder in use."""

import pytest

from game.match.services import Services
from game.match.store import Store


@pytest.fixture
def store(tmp_path):
    made = Store(tmp_path)
    yield made
    made.close()


@pytest.fixture
def services(tmp_path):
    made = Services(tmp_path)
    yield made
    made.close()
