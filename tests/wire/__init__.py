"""A fake Discord server on this machine, with REST, gateway, interactions and files.

The real bot runs in a separate process and connects to the server through HARBOURMASTER_DISCORD:

    with wired() as wire, running(wire, tmp_path / "data", drawn=False) as bot:
        guild = wire.guild()
        lobby = wire.channel(guild)
        ada = Person(wire, "Ada", guild)
        bot.start()                                   # waits until it is connected
        done = ada.slash(lobby, "game open", seats=2, robots=1)   # waits for the response
        print(done.shown.text, [post.text for post in lobby.posts])
        ada.click(lobby.posts[-1], label="Take my turn")

- `tests.wire.server`: `Wire` and `wired()`. At its end, `wired()` fails the test if a request exceeded Discord's
  limits (`wire.violations`) or was unknown to the server (`wire.surprises`). `wire.until(condition)` waits.
  `wire.forbid(channel, "send_messages")`, `wire.allow(...)`, `wire.set_role`, `wire.delete_channel`,
  `wire.set_available(guild, is_available=False)`, `wire.remove_bot` and `wire.invite_bot` send the bot events.
- `tests.wire.faults`: failures, for example `wire.fail("POST /channels/.*/messages", 503, times=3)`. With
  `when="after"` the request is processed and only the response is lost. Status 0 resets the connection, `seconds`
  delays the response, and `body` replaces it. `times=None` lasts until `fault.lift()`.
  A process started with `HARBOURMASTER_DISCORD=wire.slow_address` gets its responses `wire.late_seconds` late.
- `tests.wire.gateway`: `wire.gateway.refuses = 503` (0 resets), `.close_code = 4014`, `.is_frozen` and
  `.grants_sessions = False`. Only the session `.clicked` gets interactions. Pass these calls to `wire.run(...)`:
  `.reconnect()` (op 7), `.invalidate()` (op 9),
  `.close(code)` and `.drop()`. After `.forget()`, no session can be resumed.
- `tests.wire.people`: a `Person` types commands, clicks, chooses and submits modals. Each action returns an
  `Interaction`, whose `shown` is the message that the user sees. With `wait=0` it does not wait for a response;
  `person.wait_for(done)` waits later.
- `tests.wire.running`: `running()` yields a `Running`, which starts, stops (SIGTERM), kills (SIGKILL) and freezes the
  process. `drawn=False` skips drawing images, which is much faster. `said()` returns the output. `bot.module` is the
  program to run; for `tests.wire.short_outages`, two seconds without connection are an outage. Modules other than the
  real program are forked from a process that has already imported everything (`tests.wire.forking`).
- `tests.wire.limits`: the table of Discord's limits, against which each request is checked.
- `tests.wire.buckets`: `wire.buckets.are_kept = True` enforces Discord's rate limits (429 and headers).

`Message` has `components` and similar attributes, so `labels`, `ids`, `options` and `said` in tests/bot/port.py accept
it too.

To simulate that time has passed: `wire.posting.forget_nonces()` deletes all nonces, and `message.created -= 3700`
makes
a message old. With `wire.rest.edits_when_old = 0`, edits to old messages are rejected (30046). `interaction.age(900)`
lets a token expire.
"""
