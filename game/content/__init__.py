"""Where the games' rules stood in version 0.1: the modules its API named are still found here."""
