### Kanały, w których bot nie może pisać.

## Przyczyny
closure-hidden = nie mam już dostępu do kanału
closure-locked = wątek jest zablokowany
closure-denied = nie mam uprawnienia do wysyłania tam wiadomości
closure-timed-out = moderatorzy nałożyli na mnie czasową blokadę (timeout)
closure-refused = Discord odrzuca tam moje wiadomości

## Wiadomości prywatne
closed-channel-rest = Nie mogę pisać na kanale twojej partii { $match } na serwerze { $server }. Przyczyna: { $reason }. Nie do wszystkich graczy docierają wiadomości prywatne, więc zegary stoją do czasu, gdy znów będę mógł tam pisać. Żaden ruch nie przepadnie.

## Wiadomości do prowadzących
closed-channel = Nie mogę pisać na kanale { $channel }, na którym toczy się partia { $match }. Przyczyna: { $reason }.
closed-channel-until = Do { $until } nie mogę pisać na kanale { $channel }, na którym toczy się partia { $match }. Przyczyna: { $reason }.
closed-channel-missing = { $count ->
    [one] Brakujące uprawnienie: { $permissions }.
   *[other] Brakujące uprawnienia: { $permissions }.
}
closed-channel-hosts = Dopóki nie będę mógł tam pisać, gracze na serwerze { $server } będą dostawać wiadomości prywatne. Możesz przywrócić mi dostęp albo użyć `/prowadzący przenieś` na innym kanale. *Stan bota* w `/prowadzący panel` wymienia wszystkie takie kanały.

## Wpisy w dzienniku
told-channel-closed = Bot nie może pisać na tym kanale. Przyczyna: { $reason }. Nie do wszystkich graczy docierają wiadomości prywatne, więc zegary stoją.
told-channel-open = Bot może już pisać na tym kanale, więc zegary znów chodzą.
told-closure-refused = Kanał jest zamknięty, ale nie wszyscy zgodzili się zatrzymać zegary.

## Głosowania
question-closure = Bot nie może pisać na tym kanale, a do gracza { $by } nie docierają wiadomości prywatne. { $by } może zamknąć kanał, więc decydują pozostali gracze: czy zegary mają stać, dopóki kanał nie będzie znów otwarty?
