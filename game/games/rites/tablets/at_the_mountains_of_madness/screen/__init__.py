"""What the window shows of At the Mountains of Madness."""
