### Kanał partii: stracony i nadany na nowo.

## Co gracze czytają prywatnie
channel-lost = Kanału twojej partii { $match } na serwerze { $server } już nie ma. Partia jest: jej zegary stoją i żaden ruch nie przepadł. Prowadzący na tamtym serwerze może dać jej inny kanał: `/prowadzący przenieś partia:{ $number }`.
channel-found = Twoja partia { $match } na serwerze { $server } toczy się dalej na kanale { $channel }.

## Co słychać przy stole
told-channel-lost = Kanału tej partii już nie ma; jej zegary stoją.
told-moved = { $host } przenosi partię na inny kanał. Powód: { $reason }
told-table-moved = { $host } przenosi ten stół na inny kanał.

## Co robi prowadzący
act-move = przeniesienie partii na inny kanał
done-moved = Od teraz gra się tutaj: { $match }.
refusal-already-here = Ta partia już się tu toczy.
refusal-channel-lost = Ta partia nie ma kanału. Najpierw daj jej kanał: `/prowadzący przenieś`, na kanale, na którym ma się toczyć.

## Polecenia
command-host-move = przenieś
    .description = Niech partia toczy się dalej na tym kanale
