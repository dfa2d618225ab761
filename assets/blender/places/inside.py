"""Parts of a large tower that one stands in or close before: the rain zone, the spray level, the fan plenum."""

from props.kit import Kit
from props.water import falling, film_fill, sprays, surface

INLET, SILL, LEVEL = 3.6, 1.0, 0.72


def rain_bay(stage, length=20.0, depth=9.0, wet=7000, dry=0.2):
    """
    A counterflow tower whose air inlet is open: basin wall along y = 0, columns, and the rain below the fill.
    The far side is open too, so that light comes through the rain. `dry` keeps it off the left end, for a view from there.
    """
    kit = Kit(stage)
    half = length / 2
    for y in (0, depth):
        kit.of("concrete").slab((-half, y - 0.15, 0), (half, y + 0.15, SILL), 0.03)
        kit.of("galvanised").slab((-half, y - 0.06, INLET - 0.1), (half, y + 0.06, INLET + 0.16), 0.01)
        _ribbed(kit, -half, half, y, INLET + 0.1, 7.4, -1 if y == 0 else 1)
    for x in (-half, half):
        kit.of("concrete").slab((x - 0.15, 0, 0), (x + 0.15, depth, SILL), 0.03)
        kit.of("casing").slab((x - 0.05, 0, SILL), (x + 0.05, depth, 7.4), 0.01)
    frp = kit.painted("#a3aa8e", 0.5, streak=0.35, grime=0.4)
    for i in range(int(length / 2.0) + 1):
        x = -half + 0.3 + i * (length - 0.6) / int(length / 2.0)
        for k in range(int(depth / 2.2) + 1):
            y = 0.32 + k * (depth - 0.64) / int(depth / 2.2)
            frp.slab((x - 0.06, y - 0.06, 0.2), (x + 0.06, y + 0.06, INLET + 0.3), 0.008)
            kit.of("stainless").box((x, y - 0.07, INLET - 0.2), (0.2, 0.02, 0.22), 0.004)
        frp.slab((x - 0.04, 0.3, INLET - 0.06), (x + 0.04, depth - 0.3, INLET + 0.12), 0.006)
    kit.of("fill").slab((-half + 0.1, 0.2, INLET + 0.12), (half - 0.1, depth - 0.2, INLET + 1.6), 0.0)
    kit.place()
    surface((-half, 0.1), (half, depth - 0.1), LEVEL)(stage)
    low, high = (-half + dry, 0.3, LEVEL), (half - 0.2, depth - 0.3, INLET + 0.1)
    falling(low, high, wet, 3, 1.5)(stage)


def _ribbed(kit, x0, x1, y, z0, z1, facing):
    kit.of("casing").slab((x0, y - 0.04, z0), (x1, y + 0.04, z1), 0.0)
    for i in range(int((x1 - x0) / 0.45)):
        x = x0 + 0.22 + i * 0.45
        kit.of("casing").slab(
            (x - 0.06, y + facing * 0.04 - 0.02, z0 + 0.1), (x + 0.06, y + facing * 0.04 + 0.02, z1), 0.015
        )


def spray_level(stage, length=9.0, depth=7.0):
    """Above the fill with the drift eliminators opened: header, laterals, nozzles spraying onto film fill at z = 0."""
    kit = Kit(stage)
    film_fill((-length / 2, 0), (length / 2, depth), 0.0)(stage)
    kit.of("pvcBlue").tube([(0, -2, 1.0), (0, depth - 0.4, 1.0)], 0.19, 0, 32)
    nozzles = []
    for k in range(int(depth / 1.05)):
        y = 0.6 + k * 1.05
        for side in (-1, 1):
            kit.of("pvcBlue").tube(
                [(0.1 * side, y, 0.92), (side * (length / 2 - 0.3), y, 0.92)], 0.055, 0, 20
            )
            kit.of("galvanised").box((side * 0.2, y, 0.92), (0.08, 0.16, 0.16), 0.01)
            for i in range(4):
                x = side * (0.75 + i * 1.05)
                if abs(x) > length / 2 - 0.3:
                    continue
                kit.of("pvc").cylinder((x, y, 0.9), (x, y, 0.72), 0.035, sides=16)
                kit.of("yellow").cylinder((x, y, 0.74), (x, y, 0.66), 0.06, 0.045, 18)
                nozzles.append((x, y, 0.66))
    for x in (-length / 2, length / 2):
        kit.of("casing").slab((x - 0.05, -0.1, -0.6), (x + 0.05, depth, 2.6), 0)
        for i in range(8):
            kit.of("galvanised").slab((x - 0.09, i * 0.95, -0.6), (x + 0.09, i * 0.95 + 0.08, 2.6), 0.005)
    kit.of("casing").slab((-length / 2, depth - 0.05, -0.6), (-0.7, depth + 0.05, 2.6), 0)
    kit.of("casing").slab((0.5, depth - 0.05, -0.6), (length / 2, depth + 0.05, 2.6), 0)
    kit.of("casing").slab((-0.7, depth - 0.05, 2.15), (0.5, depth + 0.05, 2.6), 0)
    kit.of("galvanised").slab((-0.9, depth - 0.2, -0.02), (0.7, depth + 2.4, 0.06), 0.01)
    kit.place()
    sprays(nozzles, 0.64, 0.62, 120)(stage)
