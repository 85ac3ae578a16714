"""A fake Discord server on this machine, with REST, gateway, interactions and files.

The real bot runs in a separate process and connects to the server through HARBOURMASTER_DISCORD. A test
starts the server with `running_wire()`, adds a guild and a channel, creates users with `Person(wire, "Ada",
guild)`, and starts a `bot_process()`. After that, it can call `ada.slash(lobby, "game open", seats=2,
robots=1)`, which waits for the response, and `ada.click(lobby.posts[-1], label="Take my turn")`.

`tests.wire.server` contains `Wire` and `running_wire()`. At its end, `running_wire()` fails the test if a
request exceeded Discord's limits (`wire.violations`) or was unknown to the server (`wire.server_errors`).
`wire.wait_until(condition)` waits for a condition. Methods such as `wire.forbid(channel, "send_messages")`,
`wire.delete_channel(channel)` and `wire.remove_bot(guild)` change the server's data and send the bot the
event.

`tests.wire.faults` contains failures, for example `wire.add_fault("POST /channels/.*/messages", 503,
times=3)`. With `when="after"`, the request is processed and only the response is lost. Status 0 resets the
connection, `seconds` delays the response, and `body` replaces it. With `times=None`, the fault lasts until
`fault.lift()`. If a process is started with `HARBOURMASTER_DISCORD=wire.slow_address`, its responses are
delayed by `wire.late_seconds`.

`tests.wire.gateway` contains the gateway, whose attributes `refuses`, `close_code`, `is_frozen` and
`grants_sessions` simulate failures. If `interaction_session` is set, only that session gets interactions.
Calls such as `reconnect()` (op 7), `invalidate()` (op 9), `close_connections(code)` and `drop_connections()`
must be passed to `wire.run(...)`. After `forget_sessions()`, no session can be resumed.

`tests.wire.people` contains `Person`, who types commands, clicks, chooses and submits modals. Each action
returns an `Interaction`, whose `visible_message` is the message that the user sees. With `wait=0`, the action
does not wait for a response; `person.wait_for_response(interaction)` waits later.

`tests.wire.running` contains `bot_process()`, which yields a `BotProcess`. A test can start it, stop it
(SIGTERM), kill it (SIGKILL) or suspend it (SIGSTOP), and get its output with `read_output()`. With
`drawn=False`, no images are drawn, which is much faster. The attribute `module` is the program to run.
Modules other than the real program are forked from a process that has already imported everything
(`tests.wire.forking`).

`tests.wire.limits` contains the table of Discord's limits, against which each request is checked.
`tests.wire.buckets` contains Discord's rate limits, which `are_enforced = True` turns on (429 and headers).

`Message` has `components` and similar attributes, so functions in tests/bot/port.py such as `labels`,
`custom_ids`, `options` and `text_of` accept it too.

Tests can simulate that time has passed. `wire.posting.forget_nonces()` deletes all nonces, and
`message.created -= 3700` makes a message old. With `wire.rest.max_old_edits = 0`, edits to old messages are
rejected (30046). `interaction.make_older(900)` lets a token expire.
"""
