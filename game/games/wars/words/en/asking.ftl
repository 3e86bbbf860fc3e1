### Questions, in small letters since the banner puts the asked side’s name in front; .hint is at the banner’s right.
### wars-ask-KIND-VARIANT is a question in one of its variants, wars-ask-KIND-OPTION the label of an option in it,
### wars-option-OPTION its label in all others.

## A turn

wars-ask-second-action = take a different action as well?
    .hint = after { $first }
wars-ask-second-action-done = No second action
