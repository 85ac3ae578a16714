### Po przywróceniu bazy danych.

restored-running = Baza danych bota została przywrócona z kopii z { $absolute }. { $moves ->
    [0] Partia { $match } jest znów na początku: nikt jeszcze nie wykonał ruchu. Późniejsze wiadomości bota są nieważne.
   *[other] Partia { $match } jest znów w stanie po ruchu { $moves }. Późniejsze wiadomości bota są nieważne; grajcie, proszę, od tego miejsca.
}
restored-open = Baza danych bota została przywrócona z kopii z { $absolute }. Stół { $match } wygląda tak jak wtedy, a późniejsze wiadomości bota są nieważne. Sprawdźcie, proszę, kto ma miejsce.
restored-void = **Nieważne**: ta wiadomość powstała po zrobieniu kopii, z której przywrócono partię.
