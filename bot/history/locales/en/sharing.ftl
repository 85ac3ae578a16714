### Sharing the card and film of a finished match.

## Buttons
button-share = Share
button-film = Animation

## Posts
sharing-card = { $match }
sharing-film = { $match }: animation
sharing-analysis = { $match }: robot analysis
sharing-failed-card = The card for { $match } could not be created. Press *Share* to try again.
sharing-failed-film = The animation for { $match } could not be created. Press *Animation* to try again.
sharing-failed-analysis = The analysis for { $match } could not be created. Press *Share* to try again.

## Confirmations
sharing-coming-card = The card will be posted here in a moment.
sharing-coming-film = The animation is being created and will be posted here in about a minute.
sharing-coming-analysis = The analysis will be posted here in a moment.
sharing-stands-card = The card has already been posted here: { $link }
sharing-stands-film = The animation has already been posted here: { $link }
sharing-stands-analysis = The analysis has already been posted here: { $link }

## Errors
refusal-sharing-not-over = This match is not over yet.
refusal-sharing-players-only = Only players of this match can post it here. Use `/game share` or `/game film` to see it privately.
