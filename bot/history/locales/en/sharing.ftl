### The card and the film of a match that is over.

## Buttons
button-share = Share
button-film = Film

## Posts
sharing-card = { $match }
sharing-film = { $match }: the film
sharing-analysis = { $match }: what a robot expected
sharing-failed-card = The card of { $match } could not be drawn. *Share* tries it again.
sharing-failed-film = The film of { $match } could not be drawn. *Film* tries it again.
sharing-failed-analysis = The analysis of { $match } could not be drawn. *Share* tries it again.

## Done
sharing-coming-card = The card will be posted here in a moment.
sharing-coming-film = The film is being drawn, and will be posted here in a minute or so.
sharing-coming-analysis = The analysis will be posted here in a moment.
sharing-stands-card = The card is here already: { $link }
sharing-stands-film = The film is here already: { $link }
sharing-stands-analysis = The analysis is here already: { $link }

## What can't be done
refusal-sharing-not-over = This match is not over yet.
refusal-sharing-players-only = Only those who played this match can have it posted here. `/game share` and `/game film` show it to you alone.
