### Po przywróceniu bazy danych.

restored-running = Baza danych bota została przywrócona z kopii zapasowej z { $absolute }. { $moves ->
    [0] Partia { $match } jest znów na początku, przed pierwszym ruchem. Późniejsze wiadomości bota są nieważne.
   *[other] Partia { $match } wróciła do stanu po ruchu { $moves }. Późniejsze wiadomości bota są nieważne; grajcie dalej od tego miejsca.
}
restored-open = Baza danych bota została przywrócona z kopii zapasowej z { $absolute }. Stół { $match } wygląda tak jak wtedy, a późniejsze wiadomości bota są nieważne. Sprawdźcie, czy nadal macie swoje miejsca.
restored-void = **Nieważne**: ta wiadomość powstała później niż kopia zapasowa, z której przywrócono partię.
