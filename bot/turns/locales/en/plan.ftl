### What is planned in advance.

## Commands
command-plan = plan
    .description = Say in advance what to do when your turn comes
command-plan-show = show
    .description = Show what you have planned
command-plan-cancel = cancel
    .description = Drop what you have planned
command-plan-pass = pass
    .description = Pass your next turns, where that is possible
option-turns = turns
    .description = How many turns; one without a number
option-until-i-say = until-i-say
    .description = Pass until you say otherwise
option-this-round = this-round
    .description = Pass until this round is over; with a number at most so often

## Buttons
button-unplan = Cancel plan
button-drop-line = Drop { $line }.
button-pass-on = Yes, pass

## Plans
plan-steps = ⏩ **Planned for your next turn**, as far as it is offered then:
plan-lines = { $lines ->
    [one] ⏩ **Planned for your next turn**, if the condition is met then:
   *[other] ⏩ **Planned for your next turn**: the first of these that is possible then.
}
plan-line = **{ $line }.**
plan-line-if = { $lines ->
    [one] Only if { $conditions }:
   *[other] **{ $line }.** Only if { $conditions }:
}
plan-only-if = { $lines ->
    [one] Only if …
   *[other] { $line }. Only if …
}
plan-pass = { $turns ->
    [one] ⏩ **Planned:** you pass your next turn.
   *[other] ⏩ **Planned:** you pass your next { $turns } turns.
}
plan-pass-on = ⏩ **Planned:** you pass until you say otherwise.
plan-pass-round = When this round is over, you are asked again.
plan-pass-on-sure = You would pass every turn in which that is possible, until you say otherwise with `/plan cancel`. Nobody asks you in between, and a turn that was passed is gone. Is that what you want?
plan-pass-many-sure = You would pass your next { $turns } turns. Nobody asks you in between, and a turn that was passed is gone. Is that what you want?
plan-asks = Where that is not possible, you are asked. Nobody else sees your plan before it is carried out.
plan-none = You have planned nothing. *Plan ahead* opens a sandbox: what you try there for your next turn you can plan.
plan-unmet = ⏩ The conditions of your plan are not met now; none of it was done. Now you choose.
plan-unfit = ⏩ What you had planned is not possible now; none of it was done. Now you choose.
plan-stopped = ⏩ Your plan went only part of the way. What was done so far is not confirmed: go on, or take it back.
plan-failed = ⏩ Your plan could not be carried out; none of it was done. Now you choose.
done-unplan = Nothing is planned any more: { $match }.

## What can't be done
refusal-plan-your-turn = It is your turn: choose now. You can plan for the turn after it once this one is over.
refusal-plan-no-passing = In this game nobody can pass, so not in advance either.
refusal-plan-turns = You can pass 1 to { $most } turns in advance, or with `until-i-say` until you say otherwise.
refusal-no-plan = You have planned nothing.
refusal-plan-lines = A plan has at most { $most } lines. Drop one first.
