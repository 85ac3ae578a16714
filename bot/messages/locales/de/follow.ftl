### Partien anderer verfolgen.

## Befehle
command-follow = folgen
    .description = Per Direktnachricht erfahren, wie eine Partie weitergeht, in der du nicht mitspielst
option-when = wann
    .description = Wie oft; ohne Auswahl am Ende
choice-follow-each = nach jeder Phase
choice-follow-end = am Ende
choice-follow-never = nicht mehr

## Nachrichten
follow-news = { $match } geht weiter:
follow-over = { $count ->
    [one] { $match } ist zu Ende: { $people } hat gewonnen.
   *[other] { $match } ist zu Ende: { $people } haben gewonnen.
}
follow-ended = { $match } wurde ohne Ergebnis beendet.
follow-earlier = … und davor noch mehr
button-unfollow = Nicht mehr folgen
done-follow-each = Ich schreibe dir nach jeder Phase von { $match } und am Ende.
done-follow-end = Ich schreibe dir, wenn { $match } zu Ende ist.
done-unfollow = Zu { $match } schreibe ich dir nicht mehr.

## Was nicht geht
refusal-follow-own = In dieser Partie spielst du mit; was es Neues gibt, erfährst du ohnehin.
refusal-follow-too-many = Du folgst schon { $most } Partien. Hör erst bei einer davon auf.
refusal-follow-crowded = Dieser Partie folgen schon so viele, wie ich benachrichtigen kann.
refusal-follow-not = Dieser Partie folgst du nicht.
