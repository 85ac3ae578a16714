### Nachrichten.

notice-ping = { $person }, du bist am Zug: { $match }.
notice-many = { $count ->
    [one] { $person }, du bist am Zug: { $match }.
   *[other] { $person }, du bist in { $count } Partien am Zug; am wenigsten Zeit bleibt in { $match }. `/partien` nennt sie alle.
}
notice-remind = { $person }, { $match } wartet noch auf dich.
notice-call = { $person }, deine Zeit in { $match } läuft gleich ab.
notice-near = { $person }, du bist in { $match } bald am Zug.
notice-news = Seit deinem letzten Zug:
notice-news-newest = Seit deinem letzten Zug, das Neueste davon:
button-snooze = { $hours } Stunden Ruhe
button-mute = Partie stumm schalten
done-mute = Zu { $match } sage ich dir nichts mehr. `/stumm` mit der Option `wieder` macht das rückgängig.
done-snooze = { $hours ->
    [one] Eine Stunde lang sage ich dir nichts zu { $match }.
   *[other] { $hours } Stunden lang sage ich dir nichts zu { $match }.
}
done-unmute = Zu { $match } sage ich dir wieder Bescheid.
done-snooze-cut = Zu { $match } bleibe ich nur bis { $until } still: Bald danach läuft deine Zeit dort ab.

## Befehle
command-mute = stumm
    .description = Zu einer Partie nichts mehr hören, oder einige Stunden lang nicht

## Optionen
option-hours = stunden
    .description = So viele Stunden lang; ohne Angabe auf Dauer
option-again = wieder
    .description = Wieder davon hören
