### Po przywróceniu bazy danych.

restored-running = Musiałem wrócić do kopii mojej bazy danych z { $absolute }. { $moves ->
    [0] { $match } jest znów na początku: nikt jeszcze nie wykonał ruchu. To, co napisałem tu później, jest nieważne.
   *[other] { $match } jest znów po ruchu { $moves }. To, co napisałem tu później, jest nieważne; grajcie, proszę, od tego miejsca.
}
restored-open = Musiałem wrócić do kopii mojej bazy danych z { $absolute }. { $match } wygląda tak jak wtedy, a to, co napisałem tu później, jest nieważne. Sprawdźcie, proszę, kto ma miejsce.
restored-void = **Nieważne**: ten wpis ukazał się po zrobieniu kopii, do której wróciła partia.
