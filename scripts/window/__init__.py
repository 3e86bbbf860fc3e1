"""What the scripts that play, try and measure the window have in common: hands, eyes, a steady clock."""
