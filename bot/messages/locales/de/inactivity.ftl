### Partien, die niemand anrührt.

## Was am Tisch geschah
told-deserted = Lange hat niemand gezogen: Die Partie ist beendet. Ihr Protokoll bleibt.

idle-notice = { $people }: In { $match } hat schon lange niemand gezogen.
idle-closes = Die Partie wird { $relative } beendet, am { $absolute }, wenn bis dahin niemand zieht oder sie weiterlaufen lässt.
button-keep = Weiterlaufen lassen
done-keep = { $match } geht weiter.
