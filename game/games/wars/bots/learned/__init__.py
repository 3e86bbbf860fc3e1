"""What was learned from play: a quick policy and a judgement of positions, each with its data file."""
