### Śledzenie partii innych.

## Polecenia
command-follow = śledź
    .description = Otrzymuj wiadomości prywatne o partii, w której nie grasz
option-when = kiedy
    .description = Kiedy wysyłać wiadomość (domyślnie na końcu)
choice-follow-each = po każdej fazie
choice-follow-end = na końcu
choice-follow-never = nigdy (przestań śledzić)

## Wiadomości
follow-news = Co nowego w partii { $match }:
follow-over = Partia { $match } się skończyła. { $count ->
    [one] Wygrywa { $people }.
    [few] Wygrywają { $people }.
   *[many] Wygrywają { $people }.
}
follow-draw = Partia { $match } się skończyła remisem.
follow-all-won = Partia { $match } się skończyła wspólną wygraną.
follow-all-lost = Partia { $match } się skończyła wspólną przegraną.
follow-ended = Partia { $match } skończyła się bez wyniku.
follow-earlier = …i wcześniejsze wydarzenia
button-unfollow = Przestań śledzić
done-follow-each = Napiszę do ciebie po każdej fazie partii { $match } i na jej końcu.
done-follow-end = Napiszę do ciebie, gdy partia { $match } się skończy.
done-unfollow = Nie śledzisz już partii { $match }.

## Czego nie można
refusal-follow-own = Grasz w tej partii, więc i tak dostajesz powiadomienia o niej.
refusal-follow-too-many = Śledzisz już { $most } partii. Najpierw przestań śledzić którąś z nich.
refusal-follow-crowded = Tę partię śledzi już maksymalna liczba osób.
refusal-follow-not = Nie śledzisz tej partii.
