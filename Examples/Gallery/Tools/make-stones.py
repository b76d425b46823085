#!/usr/bin/env python3
"""Paints the slices of agate of the gallery's zoom, the same ones every time.

usage: python3 make-stones.py [name ...]

Needs Pillow and numpy. Writes to ../Sources/GalleryScreens/Pictures.
"""
import os
import sys

import numpy as np
from PIL import Image, ImageFilter

SIDE = 512
SCALE = 2  # painted larger and reduced, for smooth edges
N = SIDE * SCALE
FOLDER = os.path.join(os.path.dirname(__file__), "../Sources/GalleryScreens/Pictures")

Y, X = np.mgrid[-1:1:N * 1j, -1:1:N * 1j].astype(np.float32)

# name: (seed, kind, ground, bands from the rim inwards, what is in the middle)
STONES = {
    "ember": (11, "druse", "2A1512", "5A1E12 A8321A E2672B F6B04E FBE3B0 C9431F 7A1B14 F0934A", "F7DFC4"),
    "fjord": (12, "eye", "0F2027", "16323F 2B6077 6FA9B8 DCEBEA 3E8195 1D4555 A9CDD0 F4F7F2", "24566A"),
    "plum": (23, "druse", "1F1426", "3B1D45 6B3278 A86AAE E8CDE6 82438F 512463 C79BCB F6E9F3", "D9B8E4"),
    "honey": (14, "level", "2B1D0C", "5B3410 9C6118 D99A32 F7D68B FFF1CF B97A22 E9B95A 7C4A14", "FFE9B8"),
    "moss": (15, "druse", "13201A", "23402C 4B7A4C 9DBE83 E6EBCF 6A9862 315C3C C5D6A8 F5F4E4", "DDE8CC"),
    "rose": (16, "eye", "2A161C", "6A2A38 B25566 E59AA0 FBE0DA C97280 8F3C4C F2BDB8 FFF3EC", "A9485A"),
    "tide": (17, "level", "0D1B2A", "14304C 2A5F8A 79A9C9 E4EEF2 3F7FA8 1C446A B3D0DF F8FAF8", "C9E0EA"),
    "rust": (18, "lace", "24150F", "4B2416 8C4A24 C98546 EED3A2 A35B2C 6A3219 DDAF72 F8EBD2", "F3DDB8"),
    "smoke": (19, "eye", "1A1A1D", "2B2A2E 5A585C 9C999A E6E3DE 77757A 3E3C42 C3C0BD F6F4EF", "34323A"),
    "meadow": (20, "lace", "1E2311", "3A4A1A 76862C C0BC58 F3EBB4 98A03C 56641F DCD583 FBF7DC", "E9E2A0"),
    "dusk": (21, "druse", "191530", "2C2453 5B4A94 B08CC0 F4CDB8 E58F86 413670 D9A8BE FBE9D8", "F6DCCB"),
    "kelp": (22, "level", "0C2120", "12403C 267A6E 7DB8A2 E2EDDA 3B9283 1B5951 B2D5BF F5F6E9", "CFE7D6"),
    "fox": (13, "eye", "2A170D", "6B2C10 BE5A1E EE9A4A FCE2B8 D4742C 8E3F14 F6BE7C FFF4E0", "7A3010"),
    "frost": (24, "druse", "1B2430", "3A4A60 7288A4 B4C4D4 F2F5F6 8FA3BA 54687F D4DEE6 FFFFFF", "EDF3F7"),
    "cherry": (25, "lace", "260F16", "5C1020 A41C34 DC5158 F6BFB0 C02E42 7B1428 EE8C84 FDE9DF", "F9D3C6"),
    "lagoon": (26, "eye", "0B2229", "0F4A55 1F8C94 7CCBC4 E9F4E4 35A3A6 146670 B4E0D3 FAFBF0", "0F5A66"),
    "walnut": (27, "druse", "211812", "3E2A1C 755337 B08D66 E9D8BC 8F6B48 563B27 CFB48F F7EEDD", "E6D3B6"),
    "iris": (28, "level", "171A33", "232C66 4754A8 98A2DA ECEAF6 6270C2 323C86 C4C9EB FBFAFD", "DAD9F2"),
    "apricot": (29, "lace", "2A1A12", "7C3B22 C4704A EDAE84 FCE8D4 D88A60 9C5232 F5CBA8 FFF6EA", "FFE3C8"),
    "night": (30, "eye", "10131C", "151B2E 2C3A5E 6D7FA8 E8D9A8 3E4E7A 1D2644 B0A878 F5EFD6", "0E1426"),
}


def rgb(text):
    """A color from six hexadecimal digits."""
    return np.array([int(text[i:i + 2], 16) / 255 for i in (0, 2, 4)], dtype=np.float32)


def smooth(low, high, value):
    """0 below low, 1 above high, and an even passage between."""
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def noise(rng, cells, octaves=3):
    """Clouds over the picture, from -1 to 1."""
    total, weight = np.zeros((N, N), np.float32), 1.0
    for octave in range(octaves):
        side = int(cells * 2**octave) + 2
        grid = Image.fromarray(rng.random((side, side), dtype=np.float32) * 2 - 1)
        total += weight * np.asarray(grid.resize((N, N), Image.BICUBIC))
        weight *= 0.5
    return total / np.abs(total).max()


def rim(rng, angle, roughness):
    """The radius of an irregular outline in each direction."""
    radius = np.ones_like(angle)
    for wave in range(2, 9):
        size = roughness * rng.normal() / wave**1.15
        radius += size * np.cos(wave * angle + rng.random() * 2 * np.pi)
    return radius


def depth(rng, kind):
    """How far in each point is: 1 at the rim, 0 in the middle; and what is inside the rim."""
    tilt = rng.random() * 2 * np.pi
    stretch = 0.78 + 0.17 * rng.random()
    across = X * np.cos(tilt) + Y * np.sin(tilt)
    along = (-X * np.sin(tilt) + Y * np.cos(tilt)) / stretch
    outline = rim(rng, np.arctan2(along, across), 0.09)
    outer = np.hypot(across, along) / outline
    reach = max(np.abs(X[outer <= 1]).max(), np.abs(Y[outer <= 1]).max())
    outer = outer * reach / 0.84
    middle = rng.normal(size=2) * 0.1
    x, y = X - middle[0], Y - middle[1]
    inner = np.hypot(x, y) / (0.72 * rim(rng, np.arctan2(y, x), 0.16))
    if kind == "lace":
        for _ in range(4):
            turn, far = rng.random() * 2 * np.pi, 0.28 + 0.2 * rng.random()
            away = np.hypot(X - far * np.cos(turn), Y - far * np.sin(turn)) / (0.34 + 0.2 * rng.random())
            inner = -np.log(np.exp(-7 * inner) + np.exp(-7 * away)) / 7
    within = inner * (1 - smooth(0.35, 0.95, outer)) + outer * smooth(0.35, 0.95, outer)
    loose = 1 - smooth(0.8, 1, outer)
    within += loose * (0.055 * noise(rng, 3) + 0.014 * noise(rng, 11))
    return np.clip(within, 0, 1.2), outer


def bands(rng, colors):
    """Colors from the middle to the rim."""
    places, shades, place, index = [], [], 1.0, 0
    while place > 0:
        color = colors[index % len(colors)]
        if rng.random() < 0.4:  # fine lines
            other = colors[(index + 3) % len(colors)]
            for line in range(rng.integers(3, 8)):
                width = 0.005 + 0.007 * rng.random()
                places += [place, place - width * 0.85]
                shades += [color if line % 2 else other] * 2
                place -= width
        else:
            width = 0.022 + 0.06 * rng.random()
            places += [place, place - width * 0.9]
            shades += [color, color * 0.82 + colors[(index + 1) % len(colors)] * 0.18]
            place -= width
        index += 1 if rng.random() < 0.75 else 2
    order = np.argsort(places)
    return np.array(places)[order], np.array(shades)[order]


def paint(name):
    seed, kind, ground, hues, heart = STONES[name]
    rng = np.random.default_rng(seed)
    colors = [rgb(hue) for hue in hues.split()]
    within, outer = depth(rng, kind)
    places, shades = bands(rng, colors)

    def banded(value):
        return np.stack([np.interp(value, places, shades[:, i]) for i in range(3)], -1)

    image = banded(within)
    if kind == "level":
        level = 0.5 + 0.42 * (Y * 0.98 + X * 0.14 + 0.03 * noise(rng, 2)) + 0.012 * noise(rng, 9)
        mask = 1 - smooth(0.6, 0.612, within)
        image += (banded(1.02 - level * 0.98) - image) * mask[..., None]
        line = np.exp(-((within - 0.606) / 0.008) ** 2)
        image += (rgb(heart) - image) * (0.8 * line)[..., None]
    if kind in ("druse", "lace"):
        size = 0.3 if kind == "druse" else 0.2
        seeds = rng.random((900, 2)).astype(np.float32) * 1.3 - 0.65
        y, x = np.mgrid[-1:1:256j, -1:1:256j].astype(np.float32)
        nearest = ((x[..., None] - seeds[:, 0]) ** 2 + (y[..., None] - seeds[:, 1]) ** 2).argmin(-1)
        facets = (0.66 + 0.44 * rng.random(900).astype(np.float32))[nearest]
        facets = np.asarray(Image.fromarray(facets).resize((N, N), Image.BILINEAR))
        edge = within + 0.03 * noise(rng, 16)
        mask = 1 - smooth(size - 0.02, size, edge)
        cave = smooth(0, size, edge)
        crystal = rgb(heart) * (facets * (0.5 + 0.5 * cave))[..., None]
        crystal += (colors[0] - crystal) * (0.5 * (1 - cave) ** 3)[..., None]
        image += (crystal - image) * mask[..., None]
        image *= (1 - 0.45 * np.exp(-((edge - size) / 0.012) ** 2))[..., None]
    if kind == "eye":
        mask = 1 - smooth(0.10, 0.115, within)
        image += (rgb(heart) - image) * mask[..., None]

    angle = np.arctan2(Y, X)
    fibers = np.interp(angle, np.linspace(-np.pi, np.pi, 700), rng.normal(size=700))
    image *= (1 + 0.012 * fibers * smooth(0.2, 0.6, within) + 0.07 * noise(rng, 4))[..., None]
    crust = smooth(0.955, 0.985, outer + 0.012 * noise(rng, 22))
    image += (colors[0] * 0.5 - image) * (0.85 * crust)[..., None]
    light = np.clip(0.13 - 0.16 * (X * 0.6 + Y * 0.8), -0.06, 0.3)
    image = image * (1 + light[..., None])

    stone = 1 - smooth(0.994, 1.006, outer)
    shadow = Image.fromarray((np.roll(stone, N // 40, 0) * 255).astype(np.uint8))
    shadow = np.asarray(shadow.filter(ImageFilter.GaussianBlur(N / 34)), np.float32) / 255
    picture = rgb(ground) * (1 - 0.62 * shadow[..., None])
    picture += (image - picture) * stone[..., None]
    pixels = (np.clip(picture, 0, 1) * 255).round().astype(np.uint8)
    small = Image.fromarray(pixels).resize((SIDE, SIDE), Image.LANCZOS)
    path = os.path.join(FOLDER, f"agate-{name}.jpg")
    small.save(path, quality=78, optimize=True, progressive=True)


for chosen in sys.argv[1:] or STONES:
    paint(chosen)
