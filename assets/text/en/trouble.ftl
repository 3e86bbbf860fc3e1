### When the program itself has failed.

trouble-told = The program hit an unexpected error:
trouble-no-game = No game was running. A report helps us fix the error.
trouble-kept = Nothing is lost: every choice so far is on the disk. Continue, and the table reopens at the last decision. A report helps us fix the error.
trouble-not-kept = Your game is not on the disk, but it is not lost. Continue, and the table reopens at the last decision. A report helps us fix the error.
trouble-close = Close program
trouble-report = Write report
trouble-go-on = Continue
trouble-title = Title screen
trouble-writing = Writing the report …
trouble-opening = Reopening the table …
error-trouble-open = The game cannot be reopened here. Restart Mythos Table to continue it.

# While the game goes on, and at the end.
error-trouble-background = Something went wrong in the background, but the game continues. Shift+F12 writes a report, which helps us fix the error.
error-trouble-end = Mythos Table has to close after several errors in a row ({ $error }).
error-trouble-end-no-game = No game was running.
error-trouble-end-kept = Your game is saved: start Mythos Table again and choose Continue.
error-trouble-end-lost = Your game could not be saved.
trouble-report-kept = The report is saved as { $file }

## Pictures of the window

trouble-picture-kept = The picture is saved as { $file }
error-trouble-picture = The picture could not be saved in { $folder }: { $reason }.
error-trouble-picture-file = the file could not be written
error-trouble-picture-many = too many pictures in one second

## No window

error-window-pygame = Mythos Table needs pygame-ce, but the older pygame { $version } is installed. Uninstall both (pip uninstall pygame pygame-ce), then install only pygame-ce.
error-window-none = No window can be opened: { $problem }.
error-window-display = No window can be opened: there is no screen (DISPLAY is not set).
trouble-lacking = Some pictures or sounds are missing or damaged. The game does without them; the command “doctor” lists them.
