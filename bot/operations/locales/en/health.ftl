### Health of the bot.

health-well = Everything is working normally.
health-busy = Some things are taking longer than usual.
health-closed = I can’t send messages in some match channels.
health-unsafe = Everything else is working normally, but the last backup failed.
health-matches = { $count ->
    [0] No matches are running on this server.
    [one] One match is running on this server.
   *[other] { $count } matches are running on this server.
}
health-discord = Discord is responding quickly.
health-discord-slow = Discord is responding slowly.
health-discord-unknown = Discord’s response time is not known yet.
health-posts = All messages have been sent.
health-posts-late = { $minutes ->
    [one] Messages waiting to be sent: { $count } across all servers (the oldest for a minute).
   *[other] Messages waiting to be sent: { $count } across all servers (the oldest for { $minutes } minutes).
}
health-robots = All robots are playing on time.
health-robots-late = { $minutes ->
    [one] Late robot turns: { $count } across all servers (up to a minute late).
   *[other] Late robot turns: { $count } across all servers (up to { $minutes } minutes late).
}
health-timers = Reminders and deadlines are on time.
health-timers-late = { $minutes ->
    [one] Reminders and deadlines handled late: { $count } across all servers (up to a minute late).
   *[other] Reminders and deadlines handled late: { $count } across all servers (up to { $minutes } minutes late).
}
health-games = { $count ->
    [one] The game { $games } can’t be loaded. Its matches are on hold. The bot’s log contains the reason.
   *[other] The games { $games } can’t be loaded. Their matches are on hold. The bot’s log contains the reasons.
}
health-database = Moves are being saved quickly.
health-database-slow = Moves are being saved slowly.
health-backups = The last backup of the database succeeded.
health-backups-failed = The last backup of the database failed. The bot operator can find the reason in the log.
