### Alerts about open tables.

## Commands
command-tell-me = table-alerts
    .description = Get a direct message when tables are opened here, at most once a day
option-stop = stop
    .description = Stop the alerts

## News
openings-news = { $count ->
    [one] A table on { $server } has a free seat:
   *[other] { $count } tables on { $server } have free seats:
}
openings-stop = You get alerts about open tables at most once a day. To stop them, use `/game table-alerts` with the option `stop`.
done-openings = I’ll send you a direct message when tables are opened on this server, at most once a day.
done-openings-game = I’ll send you a direct message when tables for { $game } are opened on this server, at most once a day.
done-openings-stop = You no longer get alerts about open tables.

## Errors
refusal-openings-crowded = This server has reached its limit of table alerts.
refusal-openings-not = You haven’t turned on table alerts on this server.
