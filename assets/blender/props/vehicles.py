"""Vehicles for scale: a pickup, a fork lift, a lorry, a mobile crane."""

import math

from meshes import Mesh
from props.kit import Kit


def pickup(at, turn=0.0, colour="#e7e9ea"):
    """A crew-cab pickup, 5.3 m long, its nose along `turn`."""

    def add(stage):
        kit = Kit(stage)
        body = kit.painted(colour, 0.25, coat=0.6, grime=0.25)
        _hull(body, -2.6, 2.55, 0.93, 0.46, 1.02, 0.06)
        _hull(body, 1.0, 2.5, 0.9, 0.95, 1.14, 0.1)
        _cabin(kit, body, -0.85, 1.35, 0.88, 1.0, 1.82)
        for side in (-1, 1):
            body.slab((-2.6, side * 0.93 - 0.05, 0.9), (-0.85, side * 0.93 + 0.02, 1.16), 0.03)
        body.slab((-2.62, -0.93, 0.6), (-2.54, 0.93, 1.16), 0.03)
        kit.of("steelDark").slab((-2.5, -0.86, 0.98), (-0.9, 0.86, 1.03), 0.01)
        kit.of("steelDark").slab((2.5, -0.8, 0.5), (2.62, 0.8, 0.8), 0.04)
        kit.of("steelDark").slab((-2.72, -0.85, 0.46), (-2.58, 0.85, 0.62), 0.03)
        for side in (-1, 1):
            kit.of("white").box((2.53, side * 0.7, 0.9), (0.06, 0.3, 0.16), 0.03)
            kit.of("red").box((-2.6, side * 0.84, 0.92), (0.05, 0.14, 0.3), 0.02)
            for x in (-1.6, 1.65):
                _wheel(kit, x, side * 0.85, 0.39)
        kit.of("yellow").box((0.1, 0, 1.87), (0.2, 0.9, 0.08), 0.03)
        kit.place(at, turn)

    return add


def forklift(at, turn=0.0, load=True):
    def add(stage):
        kit = Kit(stage)
        body, dark = kit.painted("#d98a12", 0.35, coat=0.4, grime=0.3), kit.of("steelDark")
        body.slab((-1.25, -0.55, 0.28), (-0.35, 0.55, 1.1), 0.12)
        body.slab((-0.4, -0.52, 0.28), (0.85, 0.52, 0.62), 0.06)
        body.slab((0.45, -0.5, 0.6), (0.8, 0.5, 1.1), 0.06)
        dark.slab((-0.35, -0.3, 0.62), (0.1, 0.3, 0.78), 0.05)
        dark.box((-0.3, 0, 1.0), (0.1, 0.5, 0.6), 0.05, (0, -12, 0))
        for side in (-1, 1):
            dark.tube(
                [
                    (-0.9, side * 0.5, 1.05),
                    (-0.75, side * 0.5, 2.1),
                    (0.55, side * 0.5, 2.1),
                    (0.8, side * 0.5, 1.05),
                ],
                0.035,
                0.1,
            )
            dark.slab((0.9, side * 0.32 - 0.05, 0.1), (1.02, side * 0.32 + 0.05, 2.3), 0.01)
            dark.slab((1.06, side * 0.25 - 0.06, 0.1), (2.15, side * 0.25 + 0.06, 0.14), 0.01)
            _wheel(kit, 0.6, side * 0.5, 0.33)
            _wheel(kit, -0.85, side * 0.48, 0.27)
        for k in range(5):
            dark.slab((-0.7 + k * 0.28, -0.5, 2.09), (-0.66 + k * 0.28, 0.5, 2.13), 0.01)
        if load:
            _pallet(kit, 1.62, 0, 0.14)
            kit.painted("#8f7a58", 0.8).slab((1.15, -0.5, 0.29), (2.1, 0.5, 1.05), 0.02)
        kit.place(at, turn)

    return add


def lorry(at, turn=0.0, colour="#2d5f96", load="#cfd4d5"):
    """A flat lorry with what it brings under a pale cover; 8.4 m long."""

    def add(stage):
        kit = Kit(stage)
        cab, dark = kit.painted(colour, 0.28, coat=0.5, grime=0.2), kit.of("steelDark")
        cab.slab((2.35, -1.18, 0.75), (4.1, 1.18, 2.75), 0.14)
        glass = kit.of("screen")
        glass.slab((4.07, -1.0, 1.75), (4.14, 1.0, 2.5), 0.04)
        for side in (-1, 1):
            glass.box((3.45, side * 1.18, 2.1), (0.95, 0.05, 0.7), 0.03)
            kit.of("white").box((4.12, side * 0.85, 1.05), (0.06, 0.35, 0.2), 0.04)
            for x in (3.2, -1.6, -2.9):
                _wheel(kit, x, side * 1.02, 0.5)
        dark.slab((-4.3, -0.5, 0.7), (2.4, 0.5, 1.0), 0.03)
        dark.slab((-4.3, -1.2, 1.05), (2.2, 1.2, 1.2), 0.02)
        if load:
            kit.painted(load, 0.6, streak=0.2).slab((-4.0, -1.1, 1.2), (1.9, 1.1, 2.7), 0.12)
        kit.place(at, turn)

    return add


def crane(at, turn=0.0, reach=13.0, height=17.0, hook=8.0):
    """A mobile crane; its hook hangs `reach` metres ahead at `hook` metres."""

    def add(stage):
        kit = Kit(stage)
        body, dark = kit.painted("#d9a514", 0.35, coat=0.4, grime=0.3), kit.of("steelDark")
        body.slab((-4.4, -1.3, 0.8), (4.6, 1.3, 1.5), 0.08)
        body.slab((4.0, -1.25, 1.0), (5.8, 1.25, 2.5), 0.15)
        kit.of("screen").slab((5.77, -1.0, 1.7), (5.83, 1.0, 2.35), 0.03)
        body.slab((-3.4, -1.2, 1.7), (0.6, 0.5, 2.7), 0.12)
        kit.of("screen").slab((-0.4, 0.55, 1.7), (1.5, 1.3, 3.0), 0.1)
        for side in (-1, 1):
            for x in (-3.6, -2.2, 2.4, 3.8):
                _wheel(kit, x, side * 1.15, 0.55)
            for x in (-4.2, 1.4):
                dark.slab((x - 0.2, side * 1.2, 0.9), (x + 0.2, side * 3.2, 1.15), 0.03)
                dark.cylinder((x, side * 3.1, 0.06), (x, side * 3.1, 1.0), 0.1)
                kit.painted("#7d5f38", 0.9).box((x, side * 3.1, 0.04), (0.8, 0.8, 0.08), 0.01)
        _boom(body, (-1.6, 0, 2.8), (reach, 0, height))
        for side in (-0.06, 0.06):
            dark.cylinder((reach, side, height), (reach, side, hook + 0.5), 0.022, sides=6)
        kit.of("yellow").box((reach, 0, hook + 0.35), (0.3, 0.35, 0.6), 0.06)
        kit.place(at, turn)

    return add


def _boom(mesh: Mesh, start, end):
    """Telescoped sections, each thinner than the one before."""
    for i, width in enumerate((0.62, 0.5, 0.4, 0.3)):
        a, b = i / 4, (i + 1) / 4
        foot = [s + (e - s) * a for s, e in zip(start, end)]
        tip = [s + (e - s) * b for s, e in zip(start, end)]
        mesh.cylinder(foot, tip, width / 2 * 1.2, width / 2 * 1.2, 8)


def _hull(mesh: Mesh, x0, x1, half, low, high, bevel):
    mesh.slab((x0, -half, low), (x1, half, high), bevel)


def _cabin(kit, body: Mesh, x0, x1, half, low, high):
    """A cabin with raked glass; narrower at the roof."""
    inset, rake, back = 0.12, 0.62, 0.28
    base = [(x0, -half, low), (x1, -half, low), (x1, half, low), (x0, half, low)]
    top = [
        (x0 + back, -half + inset, high),
        (x1 - rake, -half + inset, high),
        (x1 - rake, half - inset, high),
        (x0 + back, half - inset, high),
    ]
    faces = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    kit.of("screen").add(base + top, faces)
    body.slab(
        (x0 + back - 0.05, -half + inset - 0.02, high - 0.03),
        (x1 - rake + 0.06, half - inset + 0.02, high + 0.05),
        0.04,
    )
    for side in (-1, 1):
        for a, b in (
            ((x0, low), (x0 + back, high)),
            ((0.3, low), (0.3, high)),
            ((x1, low), (x1 - rake, high)),
        ):
            body.cylinder((a[0], side * half, a[1]), (b[0], side * (half - inset), b[1]), 0.045, sides=8)


def _wheel(kit, x, y, radius):
    side = math.copysign(1, y)
    kit.of("rubber").cylinder((x, y - 0.12 * side, radius), (x, y + 0.12 * side, radius), radius, sides=28)
    kit.of("galvanised").cylinder(
        (x, y + 0.1 * side, radius), (x, y + 0.135 * side, radius), radius * 0.55, sides=20
    )


def _pallet(kit, x, y, z):
    wood = kit.painted("#a98a5c", 0.85)
    for k in range(6):
        wood.slab((x - 0.55, y - 0.6 + k * 0.21, z + 0.1), (x + 0.55, y - 0.46 + k * 0.21, z + 0.13), 0.003)
    for k in (-0.45, 0, 0.45):
        wood.slab((x + k - 0.05, y - 0.6, z), (x + k + 0.05, y + 0.6, z + 0.1), 0.003)


def hung_cell(low, high, hook):
    """A factory-built cell of a modular tower between two corners, hung from a crane's hook: louvers on its long sides, ribs on its ends."""

    def add(stage):
        kit = Kit(stage)
        (x0, y0, z0), (x1, y1, z1) = low, high
        shell, frame, dark = kit.of("louvre"), kit.of("casing"), kit.of("steelDark")
        shell.slab((x0 + 0.06, y0 + 0.06, z0 + 0.15), (x1 - 0.06, y1 - 0.06, z1 - 0.1), 0.02)
        for x in (x0, x1 - 0.14):
            for y in (y0, y1 - 0.14):
                frame.slab((x, y, z0), (x + 0.14, y + 0.14, z1), 0.02)
        for z in (z0, z1 - 0.16):
            for y in (y0, y1 - 0.1):
                frame.slab((x0, y, z), (x1, y + 0.1, z + 0.16), 0.02)
            for x in (x0, x1 - 0.1):
                frame.slab((x, y0, z), (x + 0.1, y1, z + 0.16), 0.02)
        for y, out in ((y0, -1), (y1, 1)):
            dark.box(((x0 + x1) / 2, y - out * 0.05, (z0 + z1) / 2), (x1 - x0 - 0.4, 0.04, z1 - z0 - 0.5), 0.0)
            for row in range(int((z1 - z0 - 0.6) / 0.2)):
                shell.box(((x0 + x1) / 2, y + out * 0.01, z0 + 0.4 + row * 0.2), (x1 - x0 - 0.4, 0.09, 0.1), 0.02)
            for share in (1 / 3, 2 / 3):
                x = x0 + (x1 - x0) * share
                frame.box((x, y, (z0 + z1) / 2), (0.08, 0.12, z1 - z0), 0.01)
        for x, out in ((x0, -1), (x1, 1)):
            for rib in range(1, int((y1 - y0) / 0.55)):
                shell.box((x + out * -0.02, y0 + rib * 0.55, (z0 + z1) / 2), (0.12, 0.07, z1 - z0 - 0.36), 0.02)
        for x in (x0 + 0.3, x1 - 0.3):
            for y in (y0 + 0.3, y1 - 0.3):
                kit.of("yellow").box((x, y, z1 + 0.06), (0.1, 0.05, 0.22), 0.02)
                dark.cylinder((x, y, z1 + 0.1), hook, 0.02, sides=6)
        kit.place()

    return add
