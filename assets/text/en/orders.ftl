### The page of seats and standing orders.

orders-seats = Seats
    .note = You can hand a seat to a bot, or take it back, at any time. Moves already played stand. If someone else finishes the game for a seat, the chronicle says so.
# Who plays a seat, or the factions it plays.
orders-seat = { $names }
orders-of = { $name }’s orders
    .note = A standing order declines for you, so that you are not asked. The log shows when it does, and Undo asks you again.
orders-gates = Abandoned gates
    .note = Your Cultists take abandoned gates automatically.
orders-ask = Ask
orders-matters = When it matters
orders-never = Never
orders-problem = This seat cannot be changed
