### Kanał partii: stracony i nadany na nowo.

## Co gracze czytają prywatnie
channel-lost = Kanał twojej partii { $match } na serwerze { $server } został usunięty. Samej partii nic się nie stało: jej zegary stoją i żaden ruch nie przepadł. Prowadzący na tamtym serwerze może przenieść partię na inny kanał: wystarczy na tym kanale użyć polecenia `/prowadzący przenieś partia:{ $number }`.
channel-found = Twoja partia { $match } na serwerze { $server } toczy się dalej na kanale { $channel }.

## Co słychać przy stole
told-channel-lost = Kanał tej partii został usunięty. Zegary stoją.
told-moved = { $host } przenosi partię na inny kanał. Powód: { $reason }
told-table-moved = { $host } przenosi ten stół na inny kanał.

## Co robi prowadzący
act-move = przeniesienie partii na inny kanał
act-move-deleted = przeniesienie partii na inny kanał po usunięciu jej kanału
done-moved = Od teraz partia toczy się tutaj: { $match }.
refusal-already-here = Ta partia już się tu toczy.
refusal-channel-lost = Ta partia nie ma kanału. Użyj najpierw `/prowadzący przenieś` na kanale, na którym ma się toczyć dalej.

## Polecenia
command-host-move = przenieś
    .description = Przenieś partię na ten kanał
