"""A flat roof high over a city, with parapet, penthouse and air handlers."""

from buildings import city, facade
from ground import roofing
from meshes import Mesh
from plants import Wood, hills


def rooftop(
    stage,
    edges=(-13, -11, 16, 12),
    height=68.0,
    seed=5,
    tallest=128,
    ridge=1.0,
    sea=False,
    roof=("#9aa39b", "#7f887f"),
):
    """`edges`: left, front, right, rear, m; `height` over the street; `sea` puts water behind the city."""
    m = stage.materials
    x0, y0, x1, y1 = edges
    stage.slab("tower block", (x0, y0, -height), (x1, y1, -0.3), facade(m, "own facade"), 0.05)
    stage.slab("roof", (x0, y0, -0.4), (x1, y1, 0), roofing(m, *roof), 0.01)
    _parapet(stage, edges)
    _penthouse(stage, x0 + 0.6, y1 - 5.2)
    _air_handler(stage, x0 + 7.2, y1 - 4, (4.2, 2.1, 1.9))
    _air_handler(stage, x1 - 6.4, y1 - 3.2, (4.6, 1.9, 1.7))
    _roof_pipes(stage, x0, x1, y1)
    streets = m.surface("streets", colour="#6d7268", roughness=0.9, noise=0.2, noise_scale=0.02)
    stage.sheet("streets", (-40000, -2000), (40000, 40000), -height, streets)
    city(stage, y1, -height, seed, tallest=tallest, spread=900 if sea else 1900)
    Wood(stage).scatter(900, (-700, 400), (y1 + 15, 700), -height, seed, 1.0, 1.7)
    if sea:
        water = m.surface("sea", colour="#24506a", roughness=0.12, specular=0.5, noise=0.05, noise_scale=0.01)
        stage.sheet("sea", (-40000, 1150), (40000, 40000), -height + 1, water)
    if ridge:
        base = -height
        snowy = "#b9c1c8" if stage.season.snow else None
        hills(stage, 2100, 330 * ridge, snowy or "#4e6045", 2, 14000, base, turn=25)
        hills(stage, 3300, 620 * ridge, snowy or "#4b5d4c", 6, 18000, base, turn=28)
        hills(stage, 5000, 860 * ridge, snowy or "#4a5b55", 8, 26000, base, turn=30)


def _parapet(stage, edges):
    m = stage.materials
    x0, y0, x1, y1 = edges
    wall = m.surface(
        "parapet", colour="#c3bfb6", roughness=0.8, specular=0.3, streak=0.4, noise=0.06, bump=0.2
    )
    sides = [((x0, y1 - 0.25), (x1, y1)), ((x0, y0), (x0 + 0.25, y1)), ((x1 - 0.25, y0), (x1, y1))]
    for (ax, ay), (bx, by) in sides:
        stage.slab("parapet", (ax, ay, -0.4), (bx, by, 1.15), wall)
        stage.slab(
            "coping", (ax - 0.05, ay - 0.05, 1.15), (bx + 0.05, by + 0.05, 1.21), m["galvanised"], 0.012
        )


def _penthouse(stage, x, y):
    m = stage.materials
    wall = m.surface("penthouse", colour="#bdb9b0", roughness=0.75, specular=0.3, streak=0.35, noise=0.05)
    stage.slab("penthouse", (x, y, 0), (x + 5, y + 4.6, 3.6), wall, 0.03)
    stage.slab("penthouse roof", (x - 0.15, y - 0.15, 3.6), (x + 5.15, y + 4.75, 3.78), m["galvanised"])
    stage.slab("penthouse door", (x + 4.98, y + 1.8, 0.1), (x + 5.06, y + 2.8, 2.2), m["steelDark"])


def _air_handler(stage, x, y, size):
    m = stage.materials
    length, width, height = size
    top = 0.35 + height
    panels, steel = Mesh(), Mesh()
    panels.slab((x, y, 0.35), (x + length, y + width, top), 0.03)
    count = int(length / 0.95)
    for i in range(count):
        left, step = x + length * i / count, length / count
        panels.slab((left + 0.04, y - 0.03, 0.42), (left + step - 0.04, y + 0.01, top - 0.08))
        steel.slab(
            (left + step * 0.8, y - 0.07, 0.35 + height * 0.45),
            (left + step * 0.84, y - 0.02, 0.35 + height * 0.6),
            0.005,
        )
    for offset in (0.1, width - 0.3):
        steel.slab((x - 0.05, y + offset, 0), (x + length + 0.05, y + offset + 0.2, 0.35), 0.01)
    steel.slab((x + length, y + width * 0.2, 0.6), (x + length + 0.5, y + width * 0.8, 0.35 + height * 0.8))
    stage.add("air handler", panels, m["casing"])
    stage.add("air handler steel", steel, m["galvanised"])


def _roof_pipes(stage, x0, x1, y1):
    m = stage.materials
    for offset, radius, material in (
        (-0.2, 0.11, "pipe"),
        (0.2, 0.11, "plainPipe"),
        (0.55, 0.06, "galvanised"),
    ):
        pipe = Mesh()
        pipe.cylinder(
            (x0 + 1, y1 - 6.4 + offset, 0.42), (x1 - 0.6, y1 - 6.4 + offset, 0.42), radius, sides=20
        )
        stage.add("roof pipe", pipe, m[material])
    sleepers = Mesh()
    for i in range(int((x1 - x0 - 3) / 2.6)):
        sleepers.box((x0 + 2 + i * 2.6, y1 - 6.2, 0.16), (0.14, 1.3, 0.3), 0.02)
    stage.add("sleepers", sleepers, m["rubber"])
