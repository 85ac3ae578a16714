### Zegary i powiadomienia.

## Na kartach i listach
card-deadline = Czas do { $absolute } ({ $relative }).
card-paused = Zegary tej partii stoją.
mine-deadline = { $status }, { $relative }

## Powiadomienia
notice-ping = { $person }, twoja tura: { $match }.
notice-remind = { $person }, { $match } wciąż czeka na ciebie.
notice-call = { $person }, twój czas w { $match } zaraz się skończy.
notice-near = { $person }, w { $match } zbliża się twoja tura.
button-snooze = Cisza na { $hours } godz.
button-mute = Wycisz tę partię
done-mute = O { $match } nie powiem ci już nic. `/wycisz` z opcją `znowu` to cofnie.
done-snooze = { $hours ->
    [one] Przez godzinę nie powiem ci nic o { $match }.
    [few] Przez { $hours } godziny nie powiem ci nic o { $match }.
    [many] Przez { $hours } godzin nie powiem ci nic o { $match }.
   *[other] Przez { $hours } godziny nie powiem ci nic o { $match }.
}
done-unmute = Znów będę ci mówić o { $match }.

## Co się działo przy stole
told-timed-out = Czas gracza { $who } się skończył.
told-voted = Pozostali zdecydowali: za gracza { $who } gra dalej robot { $new }.
told-absent = Nikt nie zdecydował inaczej: za gracza { $who } gra dalej robot { $new }.
told-substitute = { $new } przejmuje miejsce gracza { $who }.
told-returned = { $new } wraca i przejmuje miejsce od { $who }.
told-undone-own = { $who } cofa ostatnią turę.
told-undone-agreed = Wszyscy, którzy od tego czasu wykonali ruch, się zgadzają: { $who } cofa ostatnią turę.
told-undone-ruled = { $host } cofa ruchy. Powód: { $reason }
told-paused = { $host } zatrzymuje zegary. Powód: { $reason }
told-resumed = { $host } puszcza zegary dalej.
told-extended = { $hours ->
    [one] { $who } dostaje od gracza { $host } { $hours } godzinę więcej. Powód: { $reason }
    [few] { $who } dostaje od gracza { $host } { $hours } godziny więcej. Powód: { $reason }
    [many] { $who } dostaje od gracza { $host } { $hours } godzin więcej. Powód: { $reason }
   *[other] { $who } dostaje od gracza { $host } { $hours } godziny więcej. Powód: { $reason }
}
told-waits = Pozostali postanowili poczekać na gracza { $who }.
told-wanted = Pozostali szukają zastępcy dla gracza { $who }.
told-aborted = Partia została przerwana za zgodą wszystkich.
told-closed = { $host } zamyka partię. Powód: { $reason }
told-deserted = Od dawna nikt nie wykonał ruchu: partia jest zamknięta. Jej zapis zostaje.
told-unknown = Zapadła tu decyzja, której nie umiem opowiedzieć.
told-reposted = { $host } każe pokazać planszę jeszcze raz.
told-repaired = { $host } każe sprawdzić i uporządkować partię.

## Czego nie można
refusal-unknown-pace = Nie znam tempa „{ $pace }”.
refusal-pace-numbers = Z takimi liczbami nikt nie mógłby grać: czas musi być większy od zera, górna granica nie mniejsza niż czas i dodatek, i najwyżej { $most } dni.
