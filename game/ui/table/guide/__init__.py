"""What helps a newcomer at the table: the card before the first question, the goals, the coach."""
