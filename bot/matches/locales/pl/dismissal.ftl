### Prośby o potwierdzenie.

button-keep-playing = Gram dalej
done-nothing = Nic się nie zmieniło.
