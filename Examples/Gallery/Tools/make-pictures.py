#!/usr/bin/env python3
"""Paints the gallery's pictures and photographs, the same ones every time.

usage: python3 make-pictures.py [name ...]

Needs Pillow and numpy. Writes to ../Sources/GalleryScreens/Pictures.
"""
import os
import sys

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

SCALE = 2  # painted larger and reduced, for smooth edges
FOLDER = os.path.join(os.path.dirname(__file__), "../Sources/GalleryScreens/Pictures")


def stretch(width, height):
    """Sets the size of the next picture, in pixels."""
    global WIDTH, HEIGHT, W, H, X, Y
    WIDTH, HEIGHT = width, height
    W, H = WIDTH * SCALE, HEIGHT * SCALE
    X, Y = np.meshgrid(np.linspace(0, 1, W, dtype=np.float32), np.linspace(0, 1, H, dtype=np.float32))


stretch(786, 900)


def rgb(text):
    """A color from six hexadecimal digits."""
    return np.array([int(text[i:i + 2], 16) / 255 for i in (0, 2, 4)], dtype=np.float32)


def smooth(low, high, value):
    """0 below low, 1 above high, and an even passage between."""
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def ramp(value, *stops):
    """Colours along a value, from (place, color) pairs."""
    places = [place for place, _ in stops]
    colors = np.array([rgb(color) for _, color in stops])
    return np.stack([np.interp(value, places, colors[:, i]) for i in range(3)], -1).astype(np.float32)


def over(image, color, mask):
    """Lays a color over an image where a mask says so."""
    return image + (color - image) * mask[..., None]


def light(image, color, amount):
    """Adds light without burning out."""
    return 1 - (1 - image) * (1 - np.clip(color * amount[..., None], 0, 1))


def field(rng, cells_x, cells_y, octaves=4, falloff=0.5):
    """Clouds of noise over the picture, from 0 to 1 with a mean of a half."""
    total = np.zeros((H, W), np.float32)
    weight = 1.0
    for octave in range(octaves):
        shape = (int(cells_y * 2**octave) + 2, int(cells_x * 2**octave) + 2)
        grid = Image.fromarray(rng.random(shape, dtype=np.float32))
        total += weight * np.asarray(grid.resize((W, H), Image.BICUBIC))
        weight *= falloff
    total -= total.min()
    return total / total.max()


def profile(rng, cells, octaves=6, falloff=0.5, count=None):
    """A jagged line, from -1 to 1."""
    count = count or W
    total = np.zeros(count, np.float32)
    weight = 1.0
    at = np.linspace(0, 1, count)
    for octave in range(octaves):
        knots = int(cells * 2**octave) + 2
        values = rng.uniform(-1, 1, knots)
        place = at * (knots - 1)
        index = np.minimum(place.astype(int), knots - 2)
        t = place - index
        t = t * t * (3 - 2 * t)
        total += weight * (values[index] * (1 - t) + values[index + 1] * t)
        weight *= falloff
    return total / np.abs(total).max()


def blurred(mask, radius):
    picture = Image.fromarray((np.clip(mask, 0, 1) * 255).astype(np.uint8))
    return np.asarray(picture.filter(ImageFilter.GaussianBlur(radius * SCALE)), np.float32) / 255


def below(line, softness=1.5):
    """The mask of what lies under a line given as parts of the height."""
    return np.clip((Y - line[None, :]) * H / softness + 0.5, 0, 1)


def sun(image, x, y, radius, disc, glow, reach):
    """A disc and the light around it."""
    distance = np.hypot((X - x) * W, (Y - y) * H) / H
    image = light(image, rgb(glow), np.exp(-(distance / reach) ** 1.1) * 0.75)
    image = light(image, rgb(glow), np.exp(-(distance / (reach * 0.3)) ** 2) * 0.45)
    return over(image, rgb(disc), smooth(radius * 1.03, radius * 0.97, distance))


def conifer(draw, rng, x, base, height):
    """One fir, from the top down, its boughs uneven."""
    half = height * rng.uniform(0.13, 0.17)
    tiers = int(np.clip(height / 26, 9, 30))
    sides = ([], [])
    for tier in range(tiers):
        t = (tier + 1) / tiers
        y = base - height * (1 - t) ** 1.05
        step = height / tiers
        for side, sign in zip(sides, (-1, 1)):
            out = half * t**0.9 * rng.uniform(0.72, 1.12)
            side.append((x + sign * out, y + step * rng.uniform(0.1, 0.5)))
            side.append((x + sign * out * rng.uniform(0.5, 0.66), y + step * rng.uniform(-0.1, 0.05)))
    draw.polygon([(x, base - height)] + sides[1] + sides[0][::-1], fill=255)
    trunk = max(height * 0.012, 2)
    draw.rectangle([x - trunk, base - height * 0.1, x + trunk, base + height], fill=255)
    draw.line([x, base - height * 1.03, x, base - height * 0.8], fill=255, width=max(int(height * 0.006), 2))


def firs(rng, line, count, heights, clearing=0.0):
    """The mask of firs that stand on a line, with fewer and lower ones towards the middle."""
    mask = Image.new("L", (W, H), 0)
    draw = ImageDraw.Draw(mask)
    for place in np.sort(rng.uniform(-0.02, 1.02, count)):
        side = abs(place - 0.54) * 2
        if rng.random() < clearing * (1 - side) * 1.6:
            continue
        size = rng.uniform(*heights) * (1 - clearing * 0.45 * (1 - min(side, 1)))
        conifer(draw, rng, place * W, line[int(np.clip(place * W, 0, W - 1))] * H + 4, size * H)
    return np.asarray(mask, np.float32) / 255


def ranges(rng):
    """Mountain ranges behind one another at dawn."""
    image = ramp(Y, (0, "2b3a67"), (0.18, "5b5c93"), (0.34, "b47a9c"), (0.46, "f0a58f"), (0.56, "ffd3a1"), (1, "ffe2b8"))
    veil = smooth(0.5, 0.85, field(rng, 2, 14, 5)) * smooth(0.5, 0.2, Y)
    image = light(image, rgb("ff9d8a"), veil * 0.35)
    image = sun(image, 0.66, 0.425, 0.036, "fff6dc", "ffc48a", 0.2)
    layers = [
        (0.47, 0.030, 3, "d99a9f", "f6c3a7"), (0.52, 0.045, 3, "b9839f", "eab0a4"),
        (0.58, 0.060, 2.5, "8f6c97", "d59aa4"), (0.655, 0.065, 2.5, "66578a", "b384a3"),
        (0.74, 0.070, 2, "433f72", "87698f"), (0.835, 0.060, 2, "2a2b57", "514a7c"),
    ]
    for depth, (level, swing, cells, top, foot) in enumerate(layers):
        line = level + swing * profile(rng, cells, 8, 0.48)
        drop = Y - line[None, :]
        color = ramp(np.clip(drop / 0.13, 0, 1), (0, top), (1, foot))
        # the side of each slope that faces the sun is a little warmer
        slope = np.gradient(np.convolve(np.pad(line, 60, "edge"), np.hanning(121) / 60, "valid")) * W
        lit = np.clip(slope * np.where(np.linspace(0, 1, W) < 0.66, -1, 1) * -0.6, 0, 0.3)[None, :]
        color = light(color, rgb("ff9f7d"), lit * np.exp(-drop.clip(0) / 0.03) * (0.9 - depth * 0.1))
        image = over(image, color, below(line))
        mist = np.exp(-(((Y - line.max() - 0.035) / 0.035) ** 2)) * field(rng, 3, 8, 4)
        image = light(image, rgb(foot), mist * 0.35 * (1 - depth * 0.12))
    line = 0.915 + 0.035 * profile(rng, 2, 5)
    trees = firs(rng, line, 90, (0.03, 0.10), 0.5)
    return over(image, rgb("171a3a"), np.maximum(trees, below(line)))


def sea(rng):
    """The sea at dusk, with the sun's path on it."""
    horizon = 0.52
    sky = ramp(Y / horizon, (0, "1d2b5c"), (0.3, "4a4384"), (0.55, "a1538c"), (0.76, "ec7263"), (0.92, "ffb26b"), (1, "ffd489"))
    bands = field(rng, 1.3, 15, 5, 0.5)
    clouds = smooth(0.56, 0.8, bands) * smooth(0.03, 0.2, Y) * smooth(horizon, horizon - 0.09, Y)
    edge = np.clip(clouds - np.roll(clouds, -14, 0), 0, 1)
    sky = over(sky, ramp(Y / horizon, (0, "2a2c63"), (0.6, "7c3f7d"), (1, "d9605f")), clouds * 0.75)
    sky = light(sky, rgb("ff9a6e"), blurred(edge, 1.5) * 0.9 * smooth(0.0, 0.45, Y))
    sky = sun(sky, 0.40, horizon - 0.035, 0.062, "fff0c2", "ff9a56", 0.23)
    depth = np.clip((Y - horizon) / (1 - horizon), 0, 1)
    water = ramp(depth, (0, "f29a72"), (0.05, "c9687a"), (0.2, "7b4a85"), (0.5, "3a3273"), (1, "14183f"))
    # waves are rows of noise that widen towards us
    rows = np.log1p(depth * 26) / np.log(27)
    waves = np.zeros((H, W), np.float32)
    for cells, weight in ((90, 1.0), (170, 0.8), (300, 0.6)):
        grid = rng.random((cells * 2, int(cells * 0.30) + 2), dtype=np.float32)
        picture = np.asarray(Image.fromarray(grid).resize((W, H * 2), Image.BICUBIC))
        row = np.clip((rows * (H * 2 - 1)).astype(int), 0, H * 2 - 1)
        # nearer waves are also longer: columns spread from the middle
        column = ((X - 0.4) / (0.35 + 1.1 * depth) + 0.5)
        column = np.abs((column % 2) - 1)
        waves += weight * picture[row, np.clip((column * (W - 1)).astype(int), 0, W - 1)]
    waves = (waves - waves.mean()) / waves.std()
    water = over(water, rgb("0d1238"), smooth(0.3, 2.2, -waves) * 0.45 * smooth(0, 0.08, depth))
    water = light(water, rgb("c56a8f"), smooth(0.6, 2.2, waves) * 0.35 * (1 - depth))
    spread = 0.04 + 0.13 * depth**0.8
    path = np.exp(-(((X - 0.40) / spread) ** 2))
    sparkle = smooth(0.75 - 1.15 * path, 1.5 - 1.15 * path, waves) * path
    water = light(water, rgb("ff9d5c"), path * 0.30 * (1 - 0.55 * depth))
    water = over(water, ramp(depth, (0, "fff0bf"), (0.35, "ffc981"), (1, "f79b6c")), sparkle * (0.95 - 0.25 * depth))
    image = np.where((Y > horizon)[..., None], water, sky)
    image = light(image, rgb("ffb47a"), np.exp(-np.abs(Y - horizon) / 0.006) * 0.35)
    far = horizon - 0.055 * smooth(0.60, 1.0, np.linspace(0, 1, W)) + 0.008 * profile(rng, 6, 6)
    image = over(image, rgb("6b3f78"), below(np.where(np.linspace(0, 1, W) > 0.6, far, 2)) * (Y < horizon))
    near = horizon + 0.004 - 0.13 * smooth(0.70, 1.05, np.linspace(0, 1, W)) ** 1.3 + 0.012 * profile(rng, 9, 7)
    image = over(image, rgb("2c2253"), below(np.where(np.linspace(0, 1, W) > 0.71, near, 2)) * (Y < horizon + 0.004))
    shade = np.exp(-((Y - horizon) / 0.09).clip(0)) * smooth(0.68, 0.95, X) * (Y > horizon)
    return over(image, rgb("2c2253"), shade * 0.6 * smooth(1.2, -1.2, waves))


def dunes(rng):
    """Dunes in low light, each with a sunny and a shaded side."""
    image = ramp(Y, (0, "3f7f95"), (0.16, "86b3ad"), (0.30, "e9cfa6"), (0.42, "fbd9a0"), (1, "f5c27d"))
    image = light(image, rgb("fff0cf"), smooth(0.55, 0.9, field(rng, 1.5, 10, 5)) * smooth(0.34, 0.1, Y) * 0.5)
    image = sun(image, 0.24, 0.215, 0.040, "fffbe9", "ffe0a3", 0.2)
    at = np.linspace(0, 1, W)

    def dune(image, line, crests, lit, shade, haze, ripple):
        """One dune: crests are (top x, foot x, foot y, bend), each the edge of a shaded face."""
        mask = below(line)
        drop = np.clip((Y - line[None, :]) / 0.3, 0, 1)
        sunny = ramp(drop, (0, lit[0]), (1, lit[1]))
        dark = ramp(drop, (0, shade[0]), (1, shade[1]))
        warp = field(rng, 3, 3, 3)
        lines = np.sin((Y * 1.0 + 0.10 * warp + 0.05 * X) * 2 * np.pi * ripple[0])
        sunny = sunny * (1 + ripple[1] * lines * smooth(0.02, 0.3, drop))[..., None]
        dark = dark * (1 + ripple[1] * 0.5 * lines * smooth(0.02, 0.3, drop))[..., None]
        facing = np.zeros((H, W), np.float32)
        for top, foot, foot_y, bend, width in crests:
            start = line[int(np.clip(top * W, 0, W - 1))]
            t = np.clip((Y - start) / (foot_y - start), 0, 1)
            edge = top + (foot - top) * t + bend * np.sin(t * np.pi * 1.5) * t
            inside = np.clip((X - edge) * W / 3 + 0.5, 0, 1)
            fade = smooth(width, width * 0.15, X - edge)
            facing = np.maximum(facing, inside * fade * smooth(1.0, 0.72, t) * (Y > start - 0.002))
        color = over(sunny, dark, facing)
        color = light(color, rgb("fff0c4"), np.exp(-np.abs(Y - line[None, :]) * H / 5) * 0.35)
        color = over(color, rgb("f8d9a6"), np.full((H, W), haze, np.float32))
        return over(image, color, mask)

    def ridge(level, *bumps, rough=0.002):
        line = level + rough * profile(rng, 6, 4)
        for place, width_left, width_right, height in bumps:
            width = np.where(at < place, width_left, width_right)
            line = line - height * np.exp(-np.abs((at - place) / width) ** 1.5)
        return line.astype(np.float32)

    image = dune(image, ridge(0.415, (0.2, 0.15, 0.2, 0.02), (0.75, 0.2, 0.12, 0.035)),
                 [(0.75, 0.80, 0.50, 0.01, 0.25)], ("f0c184", "eab377"), ("c98f6b", "d7a271"), 0.35, (60, 0.0))
    image = dune(image, ridge(0.485, (0.36, 0.22, 0.18, 0.085), (0.95, 0.2, 0.2, 0.03)),
                 [(0.36, 0.50, 0.62, 0.05, 0.35)], ("f2bb74", "e39d58"), ("a9694e", "bd7a52"), 0.16, (70, 0.02))
    image = dune(image, ridge(0.60, (0.80, 0.34, 0.25, 0.125), (0.05, 0.2, 0.2, 0.02)),
                 [(0.80, 0.66, 0.84, 0.09, 0.6)], ("f3b366", "d9853f"), ("8c4b3d", "a55c3f"), 0.06, (75, 0.035))
    image = dune(image, ridge(0.80, (0.22, 0.30, 0.42, 0.135), (1.05, 0.2, 0.2, 0.03)),
                 [(0.22, 0.46, 1.05, 0.12, 0.9)], ("f0a855", "c66f30"), ("6b3431", "7f4030"), 0.0, (60, 0.055))
    grain = rng.normal(0, 1, (H // 2, W // 2)).astype(np.float32)
    grain = np.asarray(Image.fromarray(grain).resize((W, H), Image.BILINEAR))
    image = image * (1 + 0.018 * grain * smooth(0.4, 0.6, Y))[..., None]
    return image


def forest(rng):
    """A forest of firs in fog, with light coming through."""
    image = ramp(Y, (0, "9cc4bd"), (0.14, "c4ddcd"), (0.3, "e9eed4"), (0.6, "a9c9bd"), (1, "6d9a92"))
    distance = np.hypot((X - 0.58) * W, (Y - 0.17) * H) / H
    image = light(image, rgb("ffe9b0"), np.exp(-(distance / 0.22) ** 1.4) * 0.8)
    for level, swing, color in ((0.30, 0.05, "c6dcd0"), (0.37, 0.05, "b6d2c6")):
        line = level + swing * profile(rng, 2, 3, 0.4)
        mask = np.maximum(firs(rng, line, 150, (0.025, 0.055)), below(line))
        image = over(image, rgb(color), blurred(mask, 0.8) * smooth(0.12, 0.0, Y - line[None, :]) * 0.85)
    layers = [
        (0.49, 0.035, 80, (0.09, 0.16), "9fc4b8", 0.6, 0.1), (0.57, 0.035, 58, (0.15, 0.25), "79a99e", 0.62, 0.3),
        (0.66, 0.035, 44, (0.22, 0.36), "528479", 0.62, 0.55), (0.77, 0.03, 34, (0.32, 0.50), "2f625d", 0.55, 0.75),
        (0.90, 0.03, 26, (0.46, 0.74), "17403f", 0.42, 0.95),
    ]
    for index, (level, swing, count, heights, color, fog, clearing) in enumerate(layers):
        line = level + swing * profile(rng, 2, 5)
        mask = np.maximum(firs(rng, line, count, heights, clearing), below(line))
        image = over(image, rgb(color), mask)
        glow = np.exp(-(distance / 0.22) ** 2) * mask
        image = light(image, rgb("f5e9bd"), glow * 0.30)
        bank = smooth(level - heights[0] * 1.1, level + 0.04, Y) * smooth(0.2, 0.7, field(rng, 2, 5, 4))
        image = over(image, rgb("d9eadf") * (1 - 0.11 * index), bank * fog)
    # shafts of light fan out from behind the trees
    angle = np.arctan2(X - 0.58, Y + 0.10)
    spokes = profile(rng, 14, 4, 0.55, 4096)
    ray = spokes[np.clip(((angle + 1.6) / 3.2 * 4095).astype(int), 0, 4095)]
    reach = np.exp(-(((Y - 0.30) / 0.36).clip(0)) ** 2) * np.exp(-((angle / 0.62) ** 2))
    image = light(image, rgb("fff1cb"), smooth(-0.1, 0.6, ray) * reach * 0.6)
    line = 0.965 + 0.02 * profile(rng, 3, 6)
    grass = np.maximum(firs(rng, line + 0.02, 26, (0.04, 0.13)), below(line))
    image = over(image, rgb("0c2a2c"), grass)
    bank = smooth(0.74, 1.0, Y) * smooth(0.42, 0.8, field(rng, 2.5, 7, 5))
    return over(image, rgb("8fb8ae"), bank * 0.28)


def aurora(rng):
    """Northern lights over a lake."""
    shore = 0.665
    sky = ramp(Y / shore, (0, "050b22"), (0.45, "0b1c3d"), (0.8, "123a55"), (1, "1c5a66"))
    for _ in range(520):
        x, y = rng.uniform(0, W), rng.uniform(0, shore * H)
        size, bright = rng.choice([0.9, 1.3, 2.0], p=[0.6, 0.3, 0.1]), rng.uniform(0.25, 1)
        x0, y0 = int(x), int(y)
        patch = (slice(max(y0 - 6, 0), y0 + 7), slice(max(x0 - 6, 0), x0 + 7))
        spot = np.exp(-(((X[patch] * W - x) ** 2 + (Y[patch] * H - y) ** 2) / (2 * size**2)))
        sky[patch] = light(sky[patch], rgb("e8f4ff"), spot * bright)
    at = np.linspace(0, 1, W)
    curtains = [
        (0.52, 0.060, 1.7, 0.34, 0.95, "2df2a0", "5a8cff"), (0.44, 0.075, 1.4, 0.40, 0.75, "58ffb0", "b05cff"),
        (0.34, 0.060, 1.8, 0.30, 0.45, "7dffc4", "e06cf0"),
    ]
    for base, swing, cells, tall, power, low, high in curtains:
        foot = base + swing * profile(rng, cells, 3, 0.35)
        reach = tall * (0.6 + 0.4 * profile(rng, 7, 5, 0.7))
        strength = np.clip(0.75 + 0.6 * profile(rng, 3, 3, 0.6), 0, 1) * (0.8 + 0.2 * profile(rng, 60, 3, 0.7))
        # the folds: where the foot runs steeply the curtain is seen edge on, and is brighter
        strength = strength * (1 + 2.0 * np.abs(np.gradient(foot) * W) * 0.35)
        rise = (foot[None, :] - Y) / np.maximum(reach, 0.05)[None, :]
        body = np.where(rise > 0, np.exp(-2.3 * rise), np.exp(-((rise * reach[None, :]) / 0.010) ** 2))
        body = body * strength[None, :] * power * smooth(1.5, 0.5, rise)
        tone = ramp(np.clip(rise, 0, 1), (0, low), (0.22, low), (0.75, high))
        sky = light(sky, tone, np.clip(body, 0, 1))
        sky = light(sky, rgb(low), blurred(body, 26) * 0.5)
    land = [(0.60, 0.060, 2.5, "0d2a3f"), (0.635, 0.035, 3, "071a2c")]
    for level, swing, cells, color in land:
        line = level + swing * profile(rng, cells, 8, 0.47)
        line = np.minimum(line, shore - 0.004)
        sky = over(sky, rgb(color), below(line) * (Y < shore + 0.001))
    trees = firs(rng, np.full(W, shore - 0.006), 120, (0.012, 0.036)) * (Y < shore)
    sky = over(sky, rgb("040d1a"), trees)
    # the lake is the sky upside down, broken by ripples
    depth = np.clip((Y - shore) / (1 - shore), 0, 1)
    ripple = field(rng, 5, 130, 3, 0.6) - 0.5
    source = np.clip((shore - (Y - shore) * 1.35 + ripple * 0.05 * (0.15 + depth)) * (H - 1), 0, H - 1).astype(int)
    shift = np.clip(X * (W - 1) + ripple * 90 * depth, 0, W - 1).astype(int)
    soft = np.stack([blurred(sky[..., i], 3.5) for i in range(3)], -1)
    lake = soft[source, shift] * (0.86 - 0.30 * depth)[..., None]
    lake = over(lake, rgb("041226"), 0.22 + 0.3 * depth)
    image = np.where((Y > shore)[..., None], lake, sky)
    image = light(image, rgb("9bffd8"), np.exp(-np.abs(Y - shore) * H / 3) * 0.18)
    line = 0.955 + 0.035 * profile(rng, 3, 6) + 0.05 * smooth(0.35, 0.75, at) * smooth(1.2, 0.8, at)
    return over(image, rgb("020812"), below(line.astype(np.float32)))


def canyon(rng):
    """A canyon of banded rock with a river in it."""
    image = ramp(Y, (0, "2f6f9f"), (0.15, "6fa9c0"), (0.3, "f3d9b8"), (0.4, "ffd9a8"), (1, "ffd9a8"))
    clouds = smooth(0.55, 0.85, field(rng, 1.8, 9, 6, 0.55)) * smooth(0.33, 0.08, Y)
    image = over(image, rgb("fff1df"), clouds * 0.7)
    at = np.linspace(0, 1, W)
    strata = ["e8a06a", "d9825a", "f0b782", "c4644a", "e59366", "b5523f", "dd8456", "f2c08e", "a94a3c", "cf6f4c"]

    def wall(image, line, foot, haze, dim, offset, tint, shadow=None):
        """A wall of rock between a skyline and the water."""
        mask = below(line) * (1 - below(foot, 3))
        warp = field(rng, 3, 2, 4) * 0.030 + field(rng, 14, 3, 3) * 0.008
        level = (Y + warp + 0.03 * np.sin(X * 5 + offset)) * 26 + offset
        index = np.floor(level).astype(int)
        colors = np.array([rgb(color) for color in strata])
        order = rng.integers(0, len(strata), 120)
        color = colors[order[index % 120]]
        part = level - index
        color = color * (0.90 + 0.16 * smooth(0.0, 0.5, part) - 0.22 * smooth(0.86, 1.0, part))[..., None]
        color = color * (1 + 0.03 * np.sin(level * 6 * np.pi + 250 * warp))[..., None]
        # upright flutes catch the light
        flute = profile(rng, 30, 5, 0.6)
        drop = Y - line[None, :]
        color = color * (1 + 0.17 * flute[None, :] * smooth(0.0, 0.03, drop))[..., None]
        if shadow is not None:
            color = color * ramp(shadow, (0, "ffffff"), (1, "8c6c86"))
        color = light(color, rgb("ffe2b0"), np.exp(-drop.clip(0) * H / 10) * 0.5 * (1 - haze))
        color = over(color * dim, rgb(tint), np.full((H, W), haze, np.float32))
        return over(image, color, mask)

    def cliffs(middle, bottom, steps, rough, only=None):
        """A skyline of plateaus that step down to the middle."""
        away = np.abs(at - middle) / max(middle, 1 - middle)
        height = np.zeros(W)
        for place, size in steps:
            jag = 0.022 * profile(rng, 11, 6, 0.6)
            height += size * (0.78 * smooth(place - 0.012, place + 0.012, away + jag)
                              + 0.22 * smooth(place - 0.11, place, away + jag))
        line = bottom - height + rough * profile(rng, 22, 5, 0.55)
        if only is not None:
            line = np.where(only, line, 2)
        return line.astype(np.float32)

    shore = 0.70
    level = np.full(W, shore, np.float32)
    image = sun(image, 0.60, 0.225, 0.030, "fffaea", "ffdf9f", 0.17)
    image = wall(image, cliffs(0.58, 0.41, [(0.2, 0.03), (0.5, 0.05)], 0.004), level, 0.66, 1.0, 3, "f5c9a4")
    image = wall(image, cliffs(0.54, 0.49, [(0.14, 0.06), (0.38, 0.06), (0.72, 0.05)], 0.005), level, 0.46, 1.0, 9, "f0b48c")
    image = wall(image, cliffs(0.56, 0.62, [(0.10, 0.09), (0.26, 0.10), (0.58, 0.11)], 0.006), level, 0.24, 0.98, 17,
                 "e79a72", 0.5 * smooth(0.56, 0.64, X))
    # the river is the sky, and under the walls it is dark with them
    t = np.clip((Y - shore) / (1 - shore), 0, 1)
    gleam = field(rng, 4, 150, 3, 0.6) - 0.5
    river = ramp(np.clip(t + gleam * (0.25 + 0.5 * t), 0, 1), (0, "fbdcae"), (0.22, "d9c9a8"), (0.55, "78b0b4"), (1, "2c7386"))
    image = np.where((Y > shore)[..., None], river, image)

    def banks(left, right, slope):
        """Where the walls on either side meet the water."""
        rocks = 0.010 * profile(rng, 34, 5, 0.6)
        foot = shore + 0.012 + np.maximum(left - at, at - right).clip(0) * slope + rocks
        return foot.astype(np.float32)

    def reflect(image, line, foot, tall, color, strength):
        """Darkens the water under a wall, with no hard end where the wall ends."""
        kernel = np.hanning(241) / 120
        presence = np.convolve(np.pad((line < foot).astype(np.float32), 120, "edge"), kernel, "valid")
        drop = Y - foot[None, :] + gleam * 0.10
        mask = np.exp(-((drop.clip(0) / tall) ** 2)) * smooth(-0.006, 0.003, Y - foot[None, :]) * presence[None, :]
        return over(image, rgb(color), mask * strength)

    middle = cliffs(0.53, 0.76, [(0.12, 0.14), (0.26, 0.11), (0.5, 0.13), (0.8, 0.06)], 0.006)
    foot = banks(0.47, 0.59, 0.42)
    image = reflect(image, middle, foot, 0.085, "7a3f3a", 0.75)
    image = wall(image, middle, foot, 0.08, 0.93, 29, "c06a4c", 0.85 * smooth(0.53, 0.60, X))
    left = cliffs(0.60, 1.02, [(0.46, 0.16), (0.62, 0.13), (0.84, 0.13)], 0.007, at < 0.42)
    foot = (0.86 + (0.34 - at) * 0.62 + 0.010 * profile(rng, 30, 5, 0.6)).astype(np.float32)
    image = reflect(image, left, foot, 0.09, "4d2730", 0.8)
    image = wall(image, left, foot, 0.0, 0.72, 41, "7c3a32", 0.35 * np.ones((H, W), np.float32))
    right = cliffs(0.42, 1.04, [(0.58, 0.19), (0.76, 0.17), (0.93, 0.13)], 0.007, at > 0.62)
    foot = (0.90 + (at - 0.74) * 0.5 + 0.010 * profile(rng, 30, 5, 0.6)).astype(np.float32)
    image = reflect(image, right, foot, 0.07, "341c28", 0.85)
    return wall(image, right, foot, 0.0, 0.50, 57, "5c2b2b", np.ones((H, W), np.float32))


def finish(image, rng):
    """A darker rim, a little grain, and the size in which it is shown."""
    rim = np.hypot((X - 0.5) / 0.75, (Y - 0.48) / 0.78)
    image = image * (1 - 0.22 * smooth(0.55, 1.15, rim))[..., None]
    pixels = (np.clip(image, 0, 1) * 255).astype(np.uint8)
    small = Image.fromarray(pixels).resize((WIDTH, HEIGHT), Image.LANCZOS)
    grain = rng.normal(0, 1.1, (HEIGHT, WIDTH, 1))
    return Image.fromarray(np.clip(np.asarray(small, np.float32) + grain, 0, 255).astype(np.uint8))


def gray(image):
    """The same in black and white."""
    value = (image @ np.array([0.3, 0.59, 0.11], np.float32))[..., None]
    return np.repeat(smooth(0.02, 0.96, value), 3, -1)


PICTURES = {"ranges": (ranges, 11), "sea": (sea, 23), "dunes": (dunes, 37), "forest": (forest, 41),
            "aurora": (aurora, 59), "canyon": (canyon, 67)}

# Each with its size in pixels, and whether it is in black and white.
PHOTOGRAPHS = {
    "photo-01": (ranges, 101, 900, 600, False), "photo-02": (sea, 104, 600, 900, False),
    "photo-03": (forest, 107, 720, 720, False), "photo-04": (dunes, 110, 960, 540, False),
    "photo-05": (canyon, 113, 600, 900, False), "photo-06": (ranges, 116, 900, 600, True),
    "photo-07": (aurora, 119, 960, 540, False), "photo-08": (forest, 122, 600, 900, True),
    "photo-09": (sea, 125, 900, 600, False), "photo-10": (dunes, 128, 675, 900, False),
    "photo-11": (ranges, 131, 600, 900, False), "photo-12": (sea, 134, 960, 540, True),
    "photo-13": (canyon, 137, 900, 600, False), "photo-14": (forest, 140, 900, 600, False),
    "photo-15": (aurora, 143, 675, 900, False),
}

if __name__ == "__main__":
    os.makedirs(FOLDER, exist_ok=True)
    for name in sys.argv[1:] or [*PICTURES, *PHOTOGRAPHS]:
        paint, seed, width, height, is_gray = PHOTOGRAPHS.get(name) or (*PICTURES[name], 786, 900, False)
        stretch(width, height)
        rng = np.random.default_rng(seed)
        image = paint(rng)
        path = os.path.join(FOLDER, name + ".jpg")
        quality = 68 if name in PHOTOGRAPHS else 88
        finish(gray(image) if is_gray else image, rng).save(path, quality=quality, optimize=True, progressive=True)
        print(name, os.path.getsize(path) // 1024, "KB")
