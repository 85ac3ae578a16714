### Personal data.

command-settings-data = data
    .description = Download or delete the data I have stored about you
option-what = action
    .description = What to do with your data
choice-data-export = download everything as a file
choice-data-forget = delete my data

button-export-me = Download my data
button-forget-me = Delete my data
button-forget-go-on = Continue
button-forget-yes = Yes, delete my data now
button-keep-data = Keep my data
data-exported = This is all the data I have stored about you. Only you can see this message.
data-forget-what = **Delete your data?** You will leave all tables, and robots will take over your seats in running matches. Your settings, notes, days off and reliability data will be deleted. Finished matches will be kept without your name or account. Messages already posted in Discord will not change.
data-forget-sure = **Are you sure?** This can’t be undone: your past matches can’t be linked to your account again.
data-forgotten = Your data has been deleted. If you play here again, you’ll start as a new player.
refusal-too-often-export = You have downloaded your data { $most } times in the past day. Please try again tomorrow.
refusal-too-often-forget = You have deleted your data { $most } times in the past day. Please try again tomorrow.
