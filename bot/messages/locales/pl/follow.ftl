### Śledzenie partii innych.

## Polecenia
command-follow = śledź
    .description = Dowiaduj się w wiadomościach prywatnych, jak idzie partia, w której nie grasz
option-when = kiedy
    .description = Jak często; bez wyboru na końcu
choice-follow-each = po każdej fazie
choice-follow-end = na końcu
choice-follow-never = już nie

## Wiadomości
follow-news = { $match } toczy się dalej:
follow-over = { $match } to już koniec. { $count ->
    [one] Wygrywa { $people }.
    [few] Wygrywają { $people }.
   *[many] Wygrywają { $people }.
}
follow-ended = { $match } – partia zakończona bez wyniku.
follow-earlier = … a wcześniej jeszcze więcej
button-unfollow = Przestań śledzić
done-follow-each = Napiszę do ciebie po każdej fazie partii { $match } i na jej końcu.
done-follow-end = Napiszę do ciebie, gdy { $match } się skończy.
done-unfollow = O { $match } nie powiem ci już nic.

## Czego nie można
refusal-follow-own = Grasz w tej partii: powiadomienia i tak do ciebie docierają.
refusal-follow-too-many = Śledzisz już { $most } partii. Najpierw przestań śledzić którąś z nich.
refusal-follow-crowded = Tę partię śledzi już tyle osób, ile mogę powiadomić.
refusal-follow-not = Nie śledzisz tej partii.
