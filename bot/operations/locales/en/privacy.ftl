### People’s data.

command-settings-data = data
    .description = What I have stored of you: as a file, or not at all any more
option-what = what
    .description = What I am to do with it
choice-data-export = give me all of it as a file
choice-data-forget = forget me

button-export-me = All you know of me
button-forget-me = Forget me
button-forget-go-on = Go on
button-forget-yes = Yes, forget me now
data-exported = This is all that I have stored of you. Only you see this message.
data-forget-what = **Do you want me to forget you?** You leave all tables, and robots take your seats in running matches. Your settings, notes and days off are deleted, and so is how reliably you have played. Matches that are over stay, without your name and without your account. Messages that stand in Discord already stay as they are.
data-forget-sure = **Are you sure?** This can’t be undone: nothing that you have played here will be yours again.
data-forgotten = I have forgotten you. If you ever play here again, I’ll meet you as somebody new.
