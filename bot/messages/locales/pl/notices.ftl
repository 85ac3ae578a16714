### Powiadomienia.

notice-ping = { $person }, twoja tura: { $match }.
notice-many = { $count ->
    [one] { $person }, twoja tura: { $match }.
    [few] { $person }, czekają na ciebie { $count } partie. Najmniej czasu zostało w partii { $match }. Wszystkie pokazuje `/partie moje`.
   *[many] { $person }, czeka na ciebie { $count } partii. Najmniej czasu zostało w partii { $match }. Wszystkie pokazuje `/partie moje`.
}
notice-remind = { $person }, przypomnienie: partia { $match } czeka na ciebie.
notice-ping-window = { $person }, możesz odpowiedzieć: { $match }.
notice-remind-window = { $person }, przypomnienie: wciąż możesz odpowiedzieć: { $match }.
notice-call-window = { $person }, czas na odpowiedź zaraz się skończy: { $match }.
notice-call = { $person }, twój czas w partii { $match } zaraz się skończy.
notice-near = { $person }, w partii { $match } zbliża się twoja tura.
notice-closed = Nie mogę pisać na kanale tej partii ({ $reason }), dlatego dostajesz wiadomość prywatną. Przyciski działają też tutaj.
notice-news = Od twojej ostatniej tury:
notice-news-newest = Najnowsze wydarzenia od twojej ostatniej tury:
notice-news-start = Od początku:
notice-news-newest-start = Najnowsze wydarzenia od początku:
button-snooze = Wycisz na { $hours } godz.
button-mute = Wycisz tę partię
done-mute = Powiadomienia o partii { $match } są wyłączone. Włączysz je poleceniem `/wycisz` z opcją `przywróć`.
done-snooze = { $hours ->
    [one] Powiadomienia o partii { $match } są wyłączone na godzinę.
    [few] Powiadomienia o partii { $match } są wyłączone na { $hours } godziny.
    [many] Powiadomienia o partii { $match } są wyłączone na { $hours } godzin.
   *[other] Powiadomienia o partii { $match } są wyłączone na { $hours } godziny.
}
done-unmute = Powiadomienia o partii { $match } są znów włączone.
done-snooze-cut = Powiadomienia o partii { $match } są wyłączone tylko do { $until }, bo niedługo potem skończy ci się w niej czas.

## Polecenia
command-mute = wycisz
    .description = Wyłącz powiadomienia o partii, na stałe albo na kilka godzin

## Opcje
option-hours = godziny
    .description = Liczba godzin (domyślnie na stałe)
option-again = przywróć
    .description = Włącz powiadomienia z powrotem
