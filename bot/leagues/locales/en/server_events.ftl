### Server events for the dates of seasons.

server-event-description = A season of { $game }, played over several days. Sign-up, rules and standings: { $link }
slip-server-events = To show the dates of seasons as server events, I need the *{ $permission }* permission on this server.
