"""Which of what happens at a table of Cthulhu Wars is a moment of its own, and what it shows."""
