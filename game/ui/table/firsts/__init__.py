"""What happens for the first time, explained at the table: a line of hints, and cards."""
