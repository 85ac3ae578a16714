"""The theme colours, which are readable in Discord's dark and light themes.

Colours are named after their appearance; games decide what they mean. `READABLE_PAIRS` lists the backgrounds
for each text colour. Tests check that each pair has the contrast required by WCAG AA.
"""

from __future__ import annotations

from typing import TypeAlias

from renderer.core.palettes import PaletteMapping

Colour: TypeAlias = tuple[int, int, int]

NIGHT: Colour = (15, 22, 40)
DUSK: Colour = (22, 32, 58)
WATER: Colour = (31, 45, 77)
DEEP: Colour = (12, 17, 32)
HARBOUR: Colour = (18, 36, 62)
HARBOUR_LIGHT: Colour = (30, 54, 88)
HAZE: Colour = (52, 70, 110)
TIDE: Colour = (84, 108, 156)
PLUM: Colour = (66, 44, 84)
EMBER: Colour = (196, 108, 72)

FOAM: Colour = (240, 244, 250)
MIST: Colour = (176, 192, 220)
LAMP: Colour = (255, 206, 96)
CORAL: Colour = (255, 150, 128)
SEAGLOW: Colour = (104, 240, 212)

QUAY: Colour = (28, 60, 114)
PARCHMENT: Colour = (236, 222, 188)
SAND: Colour = (214, 194, 150)
INK: Colour = (28, 30, 44)
SEPIA: Colour = (92, 72, 44)
SLATE: Colour = (40, 46, 64)
PEWTER: Colour = (112, 122, 142)

TIMBER: Colour = (152, 100, 60)
TIMBER_LIGHT: Colour = (196, 142, 88)
TIMBER_DARK: Colour = (78, 48, 30)
CANVAS: Colour = (246, 238, 218)
BRASS: Colour = (226, 170, 62)
BRASS_LIGHT: Colour = (255, 222, 130)
BRASS_DARK: Colour = (130, 88, 24)

SKIN: Colour = (244, 214, 170)
BEIGE: Colour = (228, 198, 148)
BEIGE_DARK: Colour = (120, 84, 44)
AZURE: Colour = (92, 172, 246)
AZURE_DARK: Colour = (18, 58, 122)

AMBER: Colour = (222, 164, 58)
BROWN: Colour = (72, 42, 16)
LEAF: Colour = (150, 226, 170)
PINE: Colour = (20, 72, 46)
RUST: Colour = (176, 52, 52)
MINT: Colour = (188, 232, 168)
COBALT: Colour = (34, 88, 164)
SNOW: Colour = (255, 255, 255)
VIOLET: Colour = (64, 36, 104)
GOLD: Colour = (255, 208, 88)

TAN: Colour = (226, 196, 156)
ROAST: Colour = (80, 42, 22)
MEADOW: Colour = (70, 122, 58)
STRAW: Colour = (250, 214, 104)
LAGOON: Colour = (24, 72, 110)
SILVER: Colour = (196, 220, 236)
HEATHER: Colour = (122, 98, 146)

FERN: Colour = (32, 112, 66)
SCARLET: Colour = (176, 40, 48)
ORCHID: Colour = (112, 58, 156)
TANGERINE: Colour = (236, 132, 44)
CANARY: Colour = (252, 218, 92)
IRON: Colour = (70, 82, 106)
IRON_LIGHT: Colour = (112, 126, 152)
IRON_DARK: Colour = (40, 48, 68)
BEACH: Colour = (122, 108, 92)
BEACH_SHADE: Colour = (58, 58, 74)

MANDARIN: Colour = (255, 148, 30)
CORNFLOWER: Colour = (80, 140, 250)
SPRING: Colour = (50, 234, 166)
PEARL: Colour = (240, 247, 255)
LEMON: Colour = (240, 238, 96)
TURQUOISE: Colour = (84, 206, 214)
SALMON: Colour = (244, 100, 118)
INDIGO: Colour = (80, 88, 216)
AUBERGINE: Colour = (112, 40, 100)
WHEAT: Colour = (205, 168, 86)
CREAM: Colour = (252, 244, 176)
NAVY: Colour = (30, 60, 150)
MAGENTA: Colour = (200, 74, 142)
TEAL: Colour = (28, 143, 120)
CRIMSON: Colour = (186, 24, 20)
ULTRAMARINE: Colour = (58, 41, 169)
MALLOW: Colour = (248, 166, 248)
PUMPKIN: Colour = (236, 136, 20)
CELADON: Colour = (220, 248, 214)
SAFFRON: Colour = (250, 177, 47)
IVORY: Colour = (251, 255, 231)
LIME: Colour = (201, 255, 144)
AMETHYST: Colour = (187, 96, 255)
ROSE: Colour = (255, 161, 219)
APRICOT: Colour = (255, 216, 115)
SAGE: Colour = (124, 164, 155)
CHARTREUSE: Colour = (182, 255, 0)
"""MANDARIN and the colours after it were chosen to be as distinct as possible, also for colour-blind users.

They also differ in brightness.
"""

SEAT_COLOURS = PaletteMapping[int, Colour](
    harbour=dict(
        enumerate(
            (
                (240, 120, 80), (104, 184, 250), (136, 226, 168), (255, 214, 240),
                SAFFRON, IVORY, LIME, AMETHYST,
            )
        )
    ),
    safe=dict(enumerate((MANDARIN, CORNFLOWER, SPRING, PEARL, ROSE, APRICOT, SAGE, CHARTREUSE))),
)  # fmt: skip
"""Seat colours, light enough for text in INK. The badges also differ in shape and letter.

In the safe palette, the first four colours are as distinct as possible. Eight colours cannot all be distinct,
especially for users who see no colours.
"""

READABLE_PAIRS: tuple[tuple[Colour, tuple[Colour, ...]], ...] = (
    (FOAM, (NIGHT, DUSK, WATER, DEEP, HAZE, QUAY, SLATE, RUST, IRON)),
    (MIST, (NIGHT, DUSK, WATER, DEEP, SLATE, BEACH_SHADE)),
    (LAMP, (NIGHT, DUSK, WATER, DEEP, SLATE)),
    (CORAL, (DUSK, WATER)),
    (INK, (PARCHMENT, SAND, LAMP, CORAL, SEAGLOW, BRASS_LIGHT, FOAM, MIST, MINT, SILVER)),
    (SEPIA, (PARCHMENT, SAND)),
)


def blend(one: Colour, other: Colour, share: float) -> Colour:
    """Return a mix of two colours.

    A `share` of 0 returns the first colour, and a share of 1 the second.
    """
    mixed = [round(a + (b - a) * share) for a, b in zip(one, other, strict=True)]
    return mixed[0], mixed[1], mixed[2]
