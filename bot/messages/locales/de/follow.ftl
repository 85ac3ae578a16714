### Partien anderer verfolgen.

## Befehle
command-follow = folgen
    .description = Direktnachrichten zu einer Partie bekommen, in der du nicht mitspielst
option-when = wann
    .description = Wann du eine Nachricht bekommst; ohne Angabe nur am Ende
choice-follow-each = nach jeder Phase
choice-follow-end = nur am Ende
choice-follow-never = nicht mehr folgen

## Nachrichten
follow-news = Neues aus { $match }:
follow-over = { $count ->
    [one] { $match } ist zu Ende. Sieg: { $people }.
   *[other] { $match } ist zu Ende. Gemeinsamer Sieg: { $people }.
}
follow-draw = { $match } ist zu Ende: unentschieden.
follow-all-won = { $match } ist zu Ende: Alle haben gemeinsam gewonnen.
follow-all-lost = { $match } ist zu Ende: Alle haben gemeinsam verloren.
follow-ended = { $match } wurde ohne Ergebnis beendet.
follow-earlier = … davor ist noch mehr passiert
button-unfollow = Nicht mehr folgen
done-follow-each = Du folgst { $match }: Du bekommst eine Direktnachricht nach jeder Phase und am Ende.
done-follow-end = Du folgst { $match }: Du bekommst am Ende eine Direktnachricht.
done-unfollow = Du folgst { $match } nicht mehr.

## Was nicht geht
refusal-follow-own = Du spielst in dieser Partie mit und bekommst ohnehin alle Benachrichtigungen.
refusal-follow-too-many = Du folgst schon { $most } Partien, mehr sind nicht möglich. Wähle zuerst bei einer anderen Partie *Nicht mehr folgen*.
refusal-follow-crowded = Dieser Partie folgen schon zu viele Personen.
refusal-follow-not = Du folgst dieser Partie nicht.
