### Roll calls: players of an old table confirm their seats before the match starts.

## Buttons
button-confirm-seat = I’m ready

## The status card
card-roll-call = { $count ->
    [0] All players are ready.
   *[other] All seats are taken. Before the match starts, { $people } must press *I’m ready* by { $until } ({ $relative }). Players who don’t will lose their seats.
}
card-roll-call-start = { $count ->
    [0] All players are ready.
   *[other] The owner wants to start without filling the free seats. Before the match starts, { $people } must press *I’m ready* by { $until } ({ $relative }). Players who don’t will lose their seats.
}

## Messages
roll-call-ask = { $person }, all seats in { $match } are now taken. Do you still want to play? Press *I’m ready* by { $until } ({ $relative }) to keep your seat.
roll-call-ask-start = { $person }, the owner of { $match } wants to start without filling the free seats. Do you still want to play? Press *I’m ready* by { $until } ({ $relative }) to keep your seat.
roll-call-missed = { $people } didn’t press *I’m ready* in time. { $count ->
    [one] The seat in { $match } is free again.
   *[other] The seats in { $match } are free again.
}

## Confirmations
done-confirm = You’re ready for { $match }. { $count ->
    [0] It starts in a moment.
    [one] One more player still has to confirm.
   *[other] { $count } more players still have to confirm.
}
done-confirm-early = You’re ready for { $match }. It starts when all seats are taken.
done-confirm-started = Everyone is ready, so { $match } is starting.
done-join-roll-call = You took the last seat in { $match }. The table has been open for more than a day, so the others have until { $until } to confirm that they’re ready.{ $options }
done-robot-roll-call = A robot took the last seat in { $match }. The table has been open for more than a day, so the others have until { $until } to confirm that they’re ready.
done-start-roll-call = { $match } will start when the other players have pressed *I’m ready*. The table has been open for more than a day, so they have until { $until }.

## Errors
refusal-no-roll-call = You don’t need to confirm your seat at this table.
refusal-roll-call-open = The match starts as soon as all players have pressed *I’m ready*. If someone doesn’t, their seat opens again.
