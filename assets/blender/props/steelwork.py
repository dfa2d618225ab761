"""What stands round a tower: cable trays, fences, ladders, tanks, drums, bollards, cabinets, valves and gauges."""

import math
import random

from buildings import pipe_rack, tank
from meshes import Mesh
from props.kit import Kit


def cable_tray(points, posts=None, width=0.45):
    """A ladder tray with its cables along corner points; with `posts` it stands on them, down to that level."""

    def add(stage):
        kit, chance = Kit(stage), random.Random(4)
        steel = kit.of("galvanised")
        for a, b in zip(points, points[1:]):
            length = math.dist(a, b)
            aside = ((b[1] - a[1]) / length, -(b[0] - a[0]) / length, 0)
            at = lambda share, off, rise: tuple(
                a[k] + (b[k] - a[k]) * share + aside[k] * off + (rise if k == 2 else 0) for k in range(3)
            )
            for side in (-1, 1):
                steel.tube([at(0, side * width / 2, 0.03), at(1, side * width / 2, 0.03)], 0.035, 0, 6)
            for i in range(int(length / 0.3) + 1):
                share = i * 0.3 / length
                steel.tube([at(share, -width / 2, 0), at(share, width / 2, 0)], 0.014, 0, 6)
            for k in range(7):
                off = (k - 3) * width / 8
                colour = "#1c1d1f" if k % 3 else "#b0492c"
                kit.painted(colour, 0.6).tube(
                    [at(0, off, 0.045), at(0.5, off + chance.uniform(-0.02, 0.02), 0.05), at(1, off, 0.045)],
                    0.02,
                    0,
                    8,
                )
            if posts is not None:
                for i in range(max(1, int(length / 2.4)) + 1):
                    x, y, z = at(i / max(1, int(length / 2.4)), 0, 0)
                    steel.slab((x - 0.04, y - 0.04, posts), (x + 0.04, y + 0.04, z), 0.005)
        kit.place()

    return add


def fence(a, b, height=2.0):
    """Welded mesh between posts, from a to b (x, y)."""

    def add(stage):
        kit = Kit(stage)
        length = math.dist(a, b)
        at = lambda along, z: (
            a[0] + (b[0] - a[0]) * along / length,
            a[1] + (b[1] - a[1]) * along / length,
            z,
        )
        green = kit.painted("#3f5a4c", 0.5)
        count = int(length / 2.5)
        for i in range(count + 1):
            green.cylinder(at(i * length / count, 0), at(i * length / count, height + 0.06), 0.035, sides=8)
        for k in range(int(height / 0.2) + 1):
            green.cylinder(at(0, 0.06 + k * 0.195), at(length, 0.06 + k * 0.195), 0.007, sides=4)
        for k in range(int(length / 0.1)):
            green.cylinder(at(k * 0.1, 0.06), at(k * 0.1, height), 0.004, sides=3)
        kit.place()

    return add


def guard_rail(points, height=1.1):
    def add(stage):
        kit = Kit(stage)
        rail = kit.of("rail")
        for rise in (height, height * 0.55):
            rail.tube([(x, y, z + rise) for x, y, z in points], 0.022, 0.05, 10)
        for a, b in zip(points, points[1:]):
            count = max(1, round(math.dist(a, b) / 1.4))
            for i in range(count + 1):
                foot = [p + (q - p) * i / count for p, q in zip(a, b)]
                rail.cylinder(foot, (foot[0], foot[1], foot[2] + height), 0.022, sides=8)
        kit.place()

    return add


def ladder(at, height, turn=0.0):
    """A caged ladder whose climber looks along `turn`."""

    def add(stage):
        kit = Kit(stage)
        steel = kit.of("rail")
        for side in (-0.24, 0.24):
            steel.cylinder((0, side, 0), (0, side, height + 1.1), 0.026, sides=10)
        for k in range(int(height / 0.28)):
            steel.cylinder((0, -0.24, 0.25 + k * 0.28), (0, 0.24, 0.25 + k * 0.28), 0.014, sides=8)
        for k in range(int((height - 2.0) / 0.8) + 1):
            z = 2.3 + k * 0.8
            steel.tube(
                [
                    (0, -0.24, z),
                    (-0.35, -0.36, z),
                    (-0.7, -0.2, z),
                    (-0.7, 0.2, z),
                    (-0.35, 0.36, z),
                    (0, 0.24, z),
                ],
                0.018,
                0.2,
                8,
            )
        for y in (-0.33, -0.15, 0.15, 0.33):
            steel.cylinder(
                (-0.7 if abs(y) < 0.2 else -0.4, y, 2.3),
                (-0.7 if abs(y) < 0.2 else -0.4, y, height + 1.0),
                0.012,
                sides=6,
            )
        kit.place(at, turn)

    return add


def bollards(points):
    def add(stage):
        kit = Kit(stage)
        for x, y in points:
            kit.of("yellow").cylinder((x, y, 0), (x, y, 1.0), 0.09, sides=20)
            kit.of("rubber").cylinder((x, y, 0.55), (x, y, 0.75), 0.093, sides=20)
        kit.place()

    return add


def cones(points):
    def add(stage):
        kit = Kit(stage)
        for x, y, z in points:
            kit.painted("#d4481c", 0.5).cylinder((x, y, z + 0.03), (x, y, z + 0.68), 0.15, 0.03, 20)
            kit.of("white").cylinder((x, y, z + 0.3), (x, y, z + 0.45), 0.104, 0.078, 20)
            kit.of("rubber").box((x, y, z + 0.02), (0.38, 0.38, 0.04), 0.01)
        kit.place()

    return add


def drums(at, count=3, colour="#2b5f8f"):
    """Drums of water-treatment chemicals on a bund pallet."""

    def add(stage):
        kit = Kit(stage)
        kit.painted("#c7a21a", 0.6).slab((-0.45, -0.5, 0), (0.62 * count, 0.5, 0.18), 0.03)
        for i in range(count):
            profile = [
                (0, 0),
                (0.29, 0),
                (0.3, 0.02),
                (0.285, 0.04),
                (0.285, 0.3),
                (0.3, 0.32),
                (0.285, 0.34),
                (0.285, 0.6),
                (0.3, 0.62),
                (0.285, 0.64),
                (0.285, 0.86),
                (0.3, 0.88),
                (0, 0.87),
            ]
            kit.painted(colour, 0.35, grime=0.3).lathe((i * 0.62 - 0.05, 0.02, 0.18), profile, 28)
        kit.place(at)

    return add


def tote(at, turn=0.0):
    """A caged intermediate bulk container."""

    def add(stage):
        kit = Kit(stage)
        kit.of("tank").slab((-0.55, -0.45, 0.16), (0.55, 0.45, 1.12), 0.08)
        steel = kit.of("galvanised")
        for z in (0.2, 0.45, 0.7, 0.95, 1.15):
            steel.tube(
                [(-0.58, -0.48, z), (0.58, -0.48, z), (0.58, 0.48, z), (-0.58, 0.48, z), (-0.58, -0.48, z)],
                0.012,
                0.03,
                6,
            )
        for k in range(6):
            for y in (-0.48, 0.48):
                steel.cylinder((-0.58 + k * 0.232, y, 0.15), (-0.58 + k * 0.232, y, 1.15), 0.012, sides=6)
        kit.painted("#8c6d42", 0.9).slab((-0.6, -0.5, 0), (0.6, 0.5, 0.14), 0.01)
        kit.place(at, turn)

    return add


def cabinet(at, turn=0.0, height=2.0, lit=True):
    """A control cabinet with its lamps and screen; its door looks along `turn`."""

    def add(stage):
        kit = Kit(stage)
        kit.painted("#c9cccb", 0.4, grime=0.2).slab((-0.25, -0.6, 0.12), (0.25, 0.6, height), 0.02)
        kit.of("steelDark").slab((-0.24, -0.58, 0), (0.24, 0.58, 0.12), 0.01)
        kit.of("steelDark").slab((0.25, -0.005, 0.2), (0.256, 0.005, height - 0.1), 0)
        kit.of("screen").slab((0.25, 0.15, height - 0.62), (0.262, 0.48, height - 0.38), 0.01)
        for k, colour in enumerate(("green", "red", "yellow")):
            kit.of(colour).cylinder(
                (0.25, -0.2 - k * 0.12, height - 0.4), (0.28, -0.2 - k * 0.12, height - 0.4), 0.028, sides=12
            )
        kit.place(at, turn)

    return add


def gauge(at, axis=(0, -1, 0), radius=0.085):
    """A pressure gauge on its stem; its dial looks along `axis`."""

    def add(stage):
        kit = Kit(stage)
        x, y, z = at
        tip = lambda out: tuple(p + a * out for p, a in zip(at, axis))
        kit.of("stainless").cylinder((x, y, z - 0.22), (x, y, z), 0.014, sides=10)
        kit.of("stainless").cylinder(at, tip(0.06), radius, sides=36)
        kit.of("white").cylinder(tip(0.055), tip(0.064), radius * 0.88, sides=36)
        kit.of("rubber").cylinder(tip(0.064), tip(0.07), radius * 0.12, sides=14)
        aside = (-axis[1], axis[0], 0)
        for angle, reach, width in (
            (2.2, 0.7, 0.006),
            (3.9, 0.82, 0.003),
            (3.1, 0.82, 0.003),
            (2.2, 0.82, 0.003),
            (1.3, 0.82, 0.003),
            (0.5, 0.82, 0.003),
            (-0.6, 0.82, 0.003),
        ):
            start = radius * (0 if width > 0.004 else 0.68)
            spoke = [
                tuple(
                    c + (s * math.cos(angle)) * r + (math.sin(angle) * r if k == 2 else 0)
                    for k, (c, s) in enumerate(zip(tip(0.067), aside))
                )
                for r in (start, radius * reach)
            ]
            kit.of("rubber").tube(spoke, width, 0, 6)
        kit.place()

    return add


def gate_valve(at, radius=0.2, axis="x", wheel="red"):
    """A flanged gate valve in a pipe along `axis`, with its hand wheel above."""

    def add(stage):
        kit = Kit(stage)
        x, y, z = at
        unit = (1, 0, 0) if axis == "x" else (0, 1, 0)
        end = lambda s: tuple(p + u * s for p, u in zip(at, unit))
        body = kit.of("valve")
        for s in (-1, 1):
            body.cylinder(end(s * 0.24), end(s * 0.28), radius * 1.45, sides=32)
        body.cylinder(end(-0.26), end(0.26), radius * 1.08, sides=32)
        body.cylinder((x, y, z), (x, y, z + radius * 2.1), radius * 0.75, radius * 0.6, 28)
        body.cylinder((x, y, z + radius * 2.1), (x, y, z + radius * 2.3), radius * 0.95, sides=28)
        kit.of("stainless").cylinder((x, y, z + radius * 2.3), (x, y, z + radius * 4.3), 0.022, sides=12)
        for s in (-1, 1):
            body.slab(
                (x - 0.03, y + s * radius * 0.6 - 0.02, z + radius * 2.3),
                (x + 0.03, y + s * radius * 0.6 + 0.02, z + radius * 3.5),
                0.01,
            )
        body.slab(
            (x - 0.05, y - radius * 0.7, z + radius * 3.4),
            (x + 0.05, y + radius * 0.7, z + radius * 3.6),
            0.01,
        )
        top = z + radius * 3.8
        ring = [
            (radius * 0.9, -0.018),
            (radius * 0.98, 0),
            (radius * 0.9, 0.018),
            (radius * 0.84, 0),
            (radius * 0.9, -0.018),
        ]
        kit.of(wheel).lathe((x, y, top), ring, 36)
        for k in range(5):
            a = k / 5 * 2 * math.pi
            kit.of(wheel).cylinder(
                (x, y, top),
                (x + math.cos(a) * radius * 0.88, y + math.sin(a) * radius * 0.88, top),
                0.014,
                sides=8,
            )
        kit.place()

    return add


def pump(at, turn=0.0, scale=1.0):
    """A horizontal pump with its motor on a base frame, discharge upwards."""

    def add(stage):
        kit, k = Kit(stage), scale
        kit.of("concrete").slab((-0.95 * k, -0.4 * k, 0), (0.85 * k, 0.4 * k, 0.2 * k), 0.02)
        kit.of("steelDark").slab((-0.9 * k, -0.3 * k, 0.2 * k), (0.8 * k, 0.3 * k, 0.28 * k), 0.01)
        kit.of("motor").cylinder((-0.85 * k, 0, 0.62 * k), (-0.1 * k, 0, 0.62 * k), 0.25 * k, sides=32)
        for i in range(18):
            a = i / 18 * 2 * math.pi
            kit.of("motor").box(
                (-0.5 * k, math.cos(a) * 0.26 * k, (0.62 + math.sin(a) * 0.26) * k),
                (0.55 * k, 0.012, 0.05 * k),
                0.002,
                (math.degrees(a) - 90, 0, 0),
            )
        kit.of("steelDark").slab((-0.1 * k, -0.14 * k, 0.5 * k), (0.2 * k, 0.14 * k, 0.78 * k), 0.02)
        kit.of("pump").cylinder((0.18 * k, 0, 0.62 * k), (0.5 * k, 0, 0.62 * k), 0.34 * k, sides=40)
        kit.of("pump").cylinder((0.5 * k, 0, 0.62 * k), (0.78 * k, 0, 0.62 * k), 0.15 * k, sides=28)
        kit.of("pump").cylinder((0.76 * k, 0, 0.62 * k), (0.82 * k, 0, 0.62 * k), 0.24 * k, sides=28)
        kit.of("pump").cylinder(
            (0.34 * k, 0.16 * k, 0.62 * k), (0.34 * k, 0.16 * k, 1.15 * k), 0.13 * k, sides=28
        )
        kit.of("pump").cylinder(
            (0.34 * k, 0.16 * k, 1.12 * k), (0.34 * k, 0.16 * k, 1.17 * k), 0.22 * k, sides=28
        )
        kit.place(at, turn)

    return add


def tanks(*specs):
    """Storage tanks; each spec is (x, y, radius, height) with an optional colour."""

    def add(stage):
        for spec in specs:
            tank(stage, *spec)

    return add


def rack(x, y, height=6.0):
    return lambda stage: pipe_rack(stage, x, y, height)


def toolbox(at):
    def add(stage):
        kit = Kit(stage)
        kit.of("red").slab((-0.3, -0.14, 0), (0.3, 0.14, 0.26), 0.02)
        kit.of("steelDark").tube(
            [(-0.18, 0, 0.25), (-0.18, 0, 0.34), (0.18, 0, 0.34), (0.18, 0, 0.25)], 0.014, 0.03, 8
        )
        kit.place(at, 20)

    return add


def pipe(points, radius=0.15, material="pipe", bend=0.3):
    def add(stage):
        kit = Kit(stage)
        kit.of(material).tube(points, radius, bend, 24)
        kit.place()

    return add


def slab(a, b, material="concrete"):
    """A wall, plinth or plate between two corners."""

    def add(stage):
        mesh = Mesh()
        mesh.slab(a, b, 0.03)
        stage.add("slab", mesh, stage.materials[material])

    return add
