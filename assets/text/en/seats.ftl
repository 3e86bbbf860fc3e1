### Who sits at the seats of a match.

# Somebody who has said no name.
seats-player = Player { $number }
