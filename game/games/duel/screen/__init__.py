"""What the Duel shows beside what Cthulhu Wars shows."""
