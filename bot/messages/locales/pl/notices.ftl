### Powiadomienia.

notice-ping = { $person }, twoja tura: { $match }.
notice-many = { $count ->
    [one] { $person }, twoja tura: { $match }.
    [few] { $person }, twoja tura w { $count } partiach; najmniej czasu zostało w { $match }. `/moje-partie` pokazuje wszystkie.
   *[many] { $person }, twoja tura w { $count } partiach; najmniej czasu zostało w { $match }. `/moje-partie` pokazuje wszystkie.
}
notice-remind = { $person }, { $match } wciąż czeka na ciebie.
notice-call = { $person }, twój czas w { $match } zaraz się skończy.
notice-near = { $person }, w { $match } zbliża się twoja tura.
notice-news = Od twojej ostatniej tury:
notice-news-newest = Od twojej ostatniej tury, tylko najnowsze:
button-snooze = Cisza na { $hours } godz.
button-mute = Wycisz tę partię
done-mute = O { $match } nie będę ci już nic mówić. Cofa to `/wycisz` z opcją `znowu`.
done-snooze = { $hours ->
    [one] Przez godzinę nie powiem ci nic o { $match }.
    [few] Przez { $hours } godziny nie powiem ci nic o { $match }.
    [many] Przez { $hours } godzin nie powiem ci nic o { $match }.
   *[other] Przez { $hours } godziny nie powiem ci nic o { $match }.
}
done-unmute = Znów będę ci mówić o { $match }.
done-snooze-cut = O { $match } będę milczeć tylko do { $until }: niedługo potem skończy się tam twój czas.

## Polecenia
command-mute = wycisz
    .description = Nie dostawaj wiadomości o partii, na stałe albo przez kilka godzin

## Opcje
option-hours = godziny
    .description = Na tyle godzin; bez liczby na stałe
option-again = znowu
    .description = Dostawaj znowu wiadomości o niej
