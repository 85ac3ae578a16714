### Codzienne podsumowanie partii, które czekają na ruch.

digest-heading = { $count ->
    [one] Twoja tura w { $count } partii
   *[other] Twoja tura w { $count } partiach
}
digest-hint = To podsumowanie przychodzi raz dziennie. Zmienisz to poleceniem `/ustawienia ja`.
