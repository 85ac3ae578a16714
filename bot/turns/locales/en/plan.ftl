### Plans.

## Commands
command-plan = plan
    .description = Plan your next turn in advance
command-plan-show = show
    .description = Show your plan
command-plan-cancel = cancel
    .description = Cancel your plan
command-plan-pass = pass
    .description = Pass your next turns automatically where possible
option-turns = turns
    .description = Number of turns (default: one)
option-until-i-say = until-cancelled
    .description = Pass until you cancel the plan
option-this-round = this-round
    .description = Pass until this round ends (with a number: at most that many turns)

## Buttons
button-unplan = Cancel plan
button-drop-line = Delete line { $line }
button-pass-on = Yes, pass
button-keep-choice = No, I’ll decide

## Plans
plan-steps = ⏩ **Planned for your next turn**, as far as still possible:
plan-lines = { $lines ->
    [one] ⏩ **Planned for your next turn**, if the condition is met:
   *[other] ⏩ **Planned for your next turn**: the first of these that is still possible:
}
plan-line = **{ $line }.**
plan-line-if = { $lines ->
    [one] Only if { $conditions }:
   *[other] **{ $line }.** Only if { $conditions }:
}
plan-only-if = { $lines ->
    [one] Only if…
   *[other] { $line }. Only if…
}
plan-pass = { $turns ->
    [one] ⏩ **Planned:** pass your next turn.
   *[other] ⏩ **Planned:** pass your next { $turns } turns.
}
plan-pass-on = ⏩ **Planned:** pass until you cancel the plan.
plan-pass-round = From the next round on, you’ll take your own turns again.
plan-pass-on-sure = You would pass every turn, whenever possible, until you use `/plan cancel`. You won’t be asked before each turn, and a passed turn can’t be played later. Is that what you want?
plan-pass-many-sure = You would pass your next { $turns } turns. You won’t be asked before each turn, and a passed turn can’t be played later. Is that what you want?
plan-asks = **Otherwise: ask me.** If none of this is possible, you choose as usual. No one else can see your plan before it is carried out.
plan-none = You have no plan. *Step by step* opens a sandbox where you can try out your next turn and save it as your plan.
plan-none-goals = You have no plan. Choose what happens when it’s your turn; you can then add conditions and alternatives. If the plan isn’t possible, you choose as usual.
plan-goal = When it’s my turn…
plan-goal-else = Otherwise…
plan-else-ask = Otherwise: ask me
plan-else = Otherwise: “{ $goal }”
plan-pass-choose = Pass in advance…
plan-pass-turns = { $turns ->
    [one] Pass my next turn
   *[other] Pass my next { $turns } turns
}
plan-pass-this-round = Pass until this round ends
plan-pass-no-limit = Pass until I cancel the plan
plan-failed-if = - { $steps } – not met: **only if { $condition }**.
plan-failed-if-now = - { $steps } – not met: **only if { $condition }**. Now: { $now }.
plan-failed-steps = - { $steps } – not possible now.
plan-choose-now = It’s your turn, and nothing has been played yet. Please choose now.
plan-unmet = ⏩ The conditions of your plan were not met, so none of it was carried out.
plan-unfit = ⏩ Your plan was no longer possible, so none of it was carried out.
plan-stopped = ⏩ Your plan was only partly possible. The moves made so far are not confirmed: continue, or take them back.
plan-failed = ⏩ Your plan could not be carried out. Please choose now.
done-unplan = Your plan for { $match } has been cancelled.

## Errors
refusal-plan-your-turn = It’s your turn, so take it now. You can plan your next turn once this one is over.
refusal-plan-no-passing = Passing isn’t possible in this game, so you can’t plan to pass.
refusal-plan-turns = You can plan to pass 1 to { $most } turns, or use `until-cancelled`.
refusal-no-plan = You have no plan.
refusal-plan-lines = A plan has at most { $most } lines. Delete one first.
