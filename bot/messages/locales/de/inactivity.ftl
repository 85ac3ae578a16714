### Partien, die niemand anrührt.

## Was am Tisch geschah
told-deserted = Die Partie wurde beendet, weil lange niemand gezogen hat. Ihr Protokoll bleibt erhalten.

idle-notice = { $people }: In { $match } hat schon lange niemand gezogen.
idle-closes = Die Partie wird { $relative } beendet ({ $absolute }), wenn bis dahin niemand zieht oder auf *Weiterlaufen lassen* drückt.
button-keep = Weiterlaufen lassen
done-keep = { $match } geht weiter.
