### Partien, die niemand anrührt.

## Was am Tisch geschah
told-deserted = Hier hat lange niemand gezogen. Die Partie ist beendet, ihr Protokoll bleibt erhalten.

idle-notice = { $people }: In { $match } hat schon lange niemand gezogen.
idle-closes = Sie wird { $relative } automatisch beendet ({ $absolute }), wenn bis dahin niemand zieht oder auf *Weiterlaufen lassen* drückt.
button-keep = Weiterlaufen lassen
done-keep = { $match } geht weiter.
