### Kanał partii: stracony i nadany na nowo.

## Co gracze czytają prywatnie
channel-lost = Kanał twojej partii { $match } na serwerze { $server } został usunięty. Samej partii nic się nie stało: jej zegary stoją i żaden ruch nie przepadł. Prowadzący na tamtym serwerze może ją wznowić na innym kanale, używając tam polecenia `/prowadzący przenieś partia:{ $number }`.
channel-found = Twoja partia { $match } na serwerze { $server } toczy się dalej na kanale { $channel }.

## Co słychać przy stole
told-channel-lost = Kanał tej partii został usunięty. Zegary stoją.
told-moved = { $host } przenosi partię na inny kanał. Powód: { $reason }
told-table-moved = { $host } przenosi ten stół na inny kanał.

## Co robi prowadzący
act-move = przeniesienie partii na inny kanał
act-move-deleted = przeniesienie partii na inny kanał po usunięciu jej kanału
done-moved = Od teraz partia { $match } toczy się na tym kanale.
refusal-already-here = Ta partia już się tu toczy.
refusal-channel-lost = Ta partia nie ma już kanału. Użyj `/prowadzący przenieś` na kanale, na którym ma się toczyć dalej.

## Polecenia
command-host-move = przenieś
    .description = Przenieś partię na ten kanał
