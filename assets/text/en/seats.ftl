### Who sits at the seats of a match.

# Those to whom the program has given a name.
seats-player = Player { $number }
seats-bot = Bot { $number }
seats-nameless = Player
seats-ally = An ally
