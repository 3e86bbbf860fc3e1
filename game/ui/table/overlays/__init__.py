"""What is opened over the table."""
