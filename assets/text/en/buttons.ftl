### Buttons and words that stand on many pages.

buttons-back = Back
buttons-cancel = Cancel
buttons-close = Close
    .tip = Close <third>Esc</>
buttons-delete = Delete
buttons-rename = Rename
buttons-search = Search

# In a dialog. $name is what is renamed.
buttons-rename-asked = A new name for **{ $name }**:

# Over an error.
error-page-game-begin = This game cannot start
error-page-game-open = This game cannot be opened
error-page-files = The files cannot be read
