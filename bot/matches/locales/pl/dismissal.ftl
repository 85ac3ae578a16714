### Pytania przed poważną decyzją.

button-keep-playing = Gram dalej
done-nothing = Nic się nie zmieniło.
