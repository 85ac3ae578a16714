### How the bot is doing.

command-host-health = health
    .description = How I am doing: what waits, and for how long

health-well = All is well.
health-busy = Some things take longer than usual.
health-matches = { $count ->
    [0] No match is running here.
    [one] One match is running here.
   *[other] { $count } matches are running here.
}
health-discord = Discord answers quickly.
health-discord-slow = Discord answers slowly.
health-discord-unknown = How quickly Discord answers is not known yet.
health-posts = No message waits to be sent.
health-posts-late = { $minutes ->
    [one] Messages wait to be sent ({ $count } in all servers), the first of them for a minute.
   *[other] Messages wait to be sent ({ $count } in all servers), the first of them for { $minutes } minutes.
}
health-robots = No robot is late.
health-robots-late = { $minutes ->
    [one] Robots are late (turns in all servers: { $count }), the first of them by a minute.
   *[other] Robots are late (turns in all servers: { $count }), the first of them by { $minutes } minutes.
}
health-timers = Reminders and deadlines are on time.
health-timers-late = { $minutes ->
    [one] Reminders and deadlines are late ({ $count } in all servers), the first of them by a minute.
   *[other] Reminders and deadlines are late ({ $count } in all servers), the first of them by { $minutes } minutes.
}
health-database = Moves are saved quickly.
health-database-slow = Saving moves takes long.
