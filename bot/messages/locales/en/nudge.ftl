### Nudges: reminders that other players ask for.

nudge = 👋 The others in { $match } are waiting for your move.
button-nudge = Nudge
done-nudge = Your nudge for { $match } is on its way. It’s delivered as a direct message, but not during quiet hours, sleep or a mute.

## Errors
refusal-nudge-your-turn = It’s your turn too.
refusal-nudge-nobody = You can’t nudge anyone at the moment.
refusal-nudge-early = { $hours ->
    [one] It’s too early for a nudge. You can nudge in an hour.
   *[other] It’s too early for a nudge. You can nudge in { $hours } hours.
}
refusal-nudge-sent = Someone has already sent a nudge for this turn.
