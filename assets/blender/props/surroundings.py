"""What fills a yard near the camera: trees, drains, hoses."""

import math
import random

from plants import Wood
from props.kit import Kit


def trees(points, seed=1, smallest=0.5, largest=0.8):
    """Trees of the season at (x, y) on the ground."""
    return lambda stage: Wood(stage).plant([(x, y, 0) for x, y in points], seed, smallest, largest)


def drain(a, b, z=0.0, width=0.34):
    """A channel with its grating, along x or y, flush with the ground at z."""

    def add(stage):
        kit = Kit(stage)
        along = 0 if abs(b[0] - a[0]) > abs(b[1] - a[1]) else 1
        half = (0, width / 2) if along == 0 else (width / 2, 0)
        low = (min(a[0], b[0]) - half[0], min(a[1], b[1]) - half[1], z - 0.05)
        high = (max(a[0], b[0]) + half[0], max(a[1], b[1]) + half[1], z + 0.006)
        kit.painted("#26292b", 0.8).slab(low, high)
        bars = kit.of("galvanised")
        for i in range(int((high[along] - low[along]) / 0.09)):
            at = low[along] + 0.045 + i * 0.09
            start, end = [*low], [*high]
            start[along], end[along] = at - 0.014, at + 0.014
            bars.slab((*start[:2], z), (*end[:2], z + 0.016))
        kit.place()

    return add


def hose(at, seed=1, radius=0.45, colour="#8f2f26"):
    """A coil of hose that lies on the ground, its end let out."""

    def add(stage):
        kit, chance = Kit(stage), random.Random(seed)
        points = [
            (
                (radius + chance.uniform(-0.03, 0.03)) * math.cos(i * 0.5),
                (radius + chance.uniform(-0.03, 0.03)) * math.sin(i * 0.5),
                0.03 + 0.012 * (i // 12),
            )
            for i in range(44)
        ]
        points += [(radius + 0.5, 0.3, 0.03), (radius + 1.3, -0.2, 0.03), (radius + 2.0, 0.2, 0.03)]
        kit.painted(colour, 0.6).tube(points, 0.028, 0.05, 8)
        kit.place(at)

    return add
