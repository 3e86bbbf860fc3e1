### The small menu at a thing of the table.

menu-at-close = close
