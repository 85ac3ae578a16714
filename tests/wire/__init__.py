"""A Discord of wires: a server on this machine that speaks REST, gateway, interactions and files as Discord does.

The real bot connects to it as a process of its own, through HARBOURMASTER_DISCORD:

    with wired() as wire, running(wire, tmp_path / "data", drawn=False) as bot:
        guild = wire.guild()
        lobby = wire.channel(guild)
        ada = Person(wire, "Ada", guild)
        bot.start()                                   # waits until it is connected
        done = ada.slash(lobby, "game open", seats=2, robots=1)   # waits for the answer
        print(done.shown.text, [post.text for post in lobby.posts])
        ada.click(lobby.posts[-1], label="Take my turn")

- `tests.wire.server`: `Wire` and `wired()`, which fails the test at the end where a request went beyond Discord's
  limits (`wire.violations`) or was none that the server knows (`wire.surprises`). `wire.until(condition)` waits.
  `wire.forbid(channel, "send_messages")`, `wire.allow(...)`, `wire.set_role`, `wire.delete_channel`,
  `wire.set_available(guild, is_available=False)`, `wire.remove_bot`, `wire.invite_bot` tell the bot by events.
- `tests.wire.faults`: `wire.fail("POST /channels/.*/messages", 503, times=3)` and so on: `when="after"` carries the
  request out and loses the answer, status 0 resets the connection, `seconds` makes it slow, `body` is a damaged page,
  `times=None` lasts until `fault.lift()`.
- `tests.wire.gateway`: `wire.gateway.refuses = 503` (0 resets), `.close_code = 4014`, `.is_frozen`,
  `.grants_sessions = False`, and with `wire.run(...)` around them `.reconnect()` (op 7), `.invalidate()` (op 9),
  `.close(code)`, `.drop()`; `.forget()` lets nothing be played back.
- `tests.wire.people`: `Person` types, clicks, chooses, fills in; what comes back is an `Interaction`, whose `shown`
  is what the person sees. `wait=0` looks for no answer, `person.wait_for(done)` does so later.
- `tests.wire.running`: `running()` offers a `Running`, which starts, stops (SIGTERM), kills (SIGKILL), freezes the
  process; `drawn=False` leaves pictures undrawn, which is much faster. `said()` is what it wrote. `bot.module` is the
  program: `tests.wire.impatient` is the one to which two seconds are an outage. What is not the program itself is
  forked from a process that has imported everything (`tests.wire.forking`).
- `tests.wire.limits`: the table of Discord's limits, against which each request is checked.
- `tests.wire.buckets`: `wire.buckets.are_kept = True` rations requests as Discord does (429 and headers).

`Message` has `components` and so on, so that `labels`, `ids`, `options`, `said` of tests/bot/port.py read it too.
Times: `wire.posting.forget_nonces()` is what minutes do to nonces, `message.created -= 3700` makes a message old,
`wire.rest.edits_when_old = 0` then refuses edits (30046), `interaction.age(900)` lets a token expire.
"""
