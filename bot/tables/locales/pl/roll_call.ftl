### Roll calls: players of an old table confirm their seats before the match starts.

## Buttons
button-confirm-seat = Gram

## The status card
card-roll-call = { $count ->
    [0] Wszyscy potwierdzili udział.
   *[other] Wszystkie miejsca są zajęte. Przed rozpoczęciem partii trzeba potwierdzić udział przyciskiem *Gram* do { $until } ({ $relative }): { $people }. Bez potwierdzenia miejsce znów będzie wolne.
}
card-roll-call-start = { $count ->
    [0] Wszyscy potwierdzili udział.
   *[other] Partia ma się zacząć mimo wolnych miejsc. Najpierw trzeba potwierdzić udział przyciskiem *Gram* do { $until } ({ $relative }): { $people }. Bez potwierdzenia miejsce znów będzie wolne.
}

## Messages
roll-call-ask = { $person }, wszystkie miejsca przy stole { $match } są już zajęte. Nadal chcesz grać? Aby zachować miejsce, naciśnij *Gram* do { $until } ({ $relative }).
roll-call-ask-start = { $person }, partia { $match } ma się zacząć mimo wolnych miejsc. Nadal chcesz grać? Aby zachować miejsce, naciśnij *Gram* do { $until } ({ $relative }).
roll-call-missed = Brak potwierdzenia udziału na czas: { $people }. { $count ->
    [one] Miejsce przy stole { $match } jest znów wolne.
   *[other] Miejsca przy stole { $match } są znów wolne.
}

## Confirmations
done-confirm = Twój udział jest potwierdzony: { $match }. { $count ->
    [0] Partia zaraz się zacznie.
    [one] Brakuje jeszcze { $count } potwierdzenia.
   *[other] Brakuje jeszcze { $count } potwierdzeń.
}
done-confirm-early = Twój udział jest potwierdzony: { $match }. Partia zacznie się, gdy wszystkie miejsca będą zajęte.
done-confirm-started = Wszyscy potwierdzili udział, więc zaczyna się partia { $match }.
done-join-roll-call = Zajmujesz ostatnie wolne miejsce: { $match }. Stół jest otwarty od ponad doby, więc pozostali mają czas do { $until }, aby potwierdzić udział.{ $options }
done-robot-roll-call = Robot zajął ostatnie wolne miejsce: { $match }. Stół jest otwarty od ponad doby, więc pozostali mają czas do { $until }, aby potwierdzić udział.
done-start-roll-call = { $match } zacznie się, gdy pozostali nacisną *Gram*. Stół jest otwarty od ponad doby, więc mają czas do { $until }.

## Errors
refusal-no-roll-call = Przy tym stole nie trzeba potwierdzać udziału.
refusal-roll-call-open = Partia zacznie się, gdy wszyscy nacisną *Gram*. Bez potwierdzenia miejsce znów będzie wolne.
