"""Buildings and plant in the background: halls, houses, tanks, pipe racks, chimneys, columns."""

import math
import random

from meshes import Mesh
from nodes import linear

WALL_COLOURS = ["#a39d92", "#7b8088", "#b9b5ac", "#6d655a", "#8f969d", "#a89c8b"]


def facade(materials, name="facade", floor=3.7, walls=WALL_COLOURS):
    """Windows in a grid from the world position; width of bays, wall colour and glass vary by object."""

    def make(nodes):
        chance = nodes.node("ObjectInfo").outputs["Random"]
        x, y, z = nodes.axes(nodes.position())
        nx, _, nz = nodes.axes(nodes.normal())
        end_wall = nodes.math("GREATER_THAN", nodes.math("ABSOLUTE", nx), 0.5)
        roof = nodes.math("GREATER_THAN", nz, 0.5)
        along = nodes.math(
            "ADD",
            nodes.math("MULTIPLY", y, end_wall),
            nodes.math("MULTIPLY", x, nodes.math("SUBTRACT", 1, end_wall)),
        )
        bay = nodes.math(
            "DIVIDE",
            nodes.math("ADD", along, 5000),
            nodes.math("ADD", 1.6, nodes.math("MULTIPLY", chance, 2.6)),
        )
        storey = nodes.math("DIVIDE", nodes.math("ADD", z, 500), floor)
        pier = nodes.math(
            "ADD", 0.12, nodes.math("MULTIPLY", nodes.math("FRACT", nodes.math("MULTIPLY", chance, 7.3)), 0.2)
        )
        window = nodes.math(
            "MULTIPLY",
            nodes.math("GREATER_THAN", nodes.math("FRACT", bay), pier),
            nodes.math("GREATER_THAN", nodes.math("FRACT", storey), 0.34),
        )
        window = nodes.math("MULTIPLY", window, nodes.math("SUBTRACT", 1, roof))
        stops = [(i / (len(walls) - 1), linear(c)) for i, c in enumerate(walls)]
        wall = nodes.ramp(nodes.math("FRACT", nodes.math("MULTIPLY", chance, 3.7)), *stops)
        wall = nodes.mix(roof, wall, linear("#8a8c88"))
        pane = nodes.node("TexWhiteNoise")
        nodes.link(nodes.vector(nodes.math("FLOOR", bay), nodes.math("FLOOR", storey)), pane.inputs["Vector"])
        glass = nodes.ramp(
            pane.outputs["Value"], (0, linear("#1a242c")), (0.75, linear("#33424d")), (1, linear("#6c7880"))
        )
        principled = nodes.node("BsdfPrincipled")
        colour = materials.snowed(nodes, nodes.mix(window, wall, glass), nodes.position())
        nodes.link(colour, principled.inputs["Base Color"])
        nodes.link(
            nodes.math("SUBTRACT", 0.75, nodes.math("MULTIPLY", window, 0.62)), principled.inputs["Roughness"]
        )
        nodes.link(nodes.math("ADD", 0.4, nodes.math("MULTIPLY", window, 0.5)), principled.inputs["Specular"])
        if materials.sky.windows:
            light = nodes.math("MULTIPLY", _lit_rooms(nodes, bay, storey, chance), window)
            principled.inputs["Emission"].default_value = (1.0, 0.58, 0.26, 1)
            nodes.link(
                nodes.math("MULTIPLY", light, materials.sky.windows), principled.inputs["Emission Strength"]
            )
        materials.finish(nodes, principled)

    return materials.once(name, make)


def _lit_rooms(nodes, bay, storey, chance):
    """
    Light behind each window, 0 to 1. One storey in six is lit over most of its length, the others in a few rooms of two
    windows.
    """
    floor = nodes.math("FLOOR", storey)
    room = nodes.math("FLOOR", nodes.math("DIVIDE", bay, 2))
    building = nodes.math("MULTIPLY", chance, 991)
    of_storey, of_room = (nodes.node("TexWhiteNoise") for _ in range(2))
    nodes.link(nodes.vector(floor, building), of_storey.inputs["Vector"])
    nodes.link(nodes.vector(room, floor, building), of_room.inputs["Vector"])
    busy = nodes.math("GREATER_THAN", of_storey.outputs["Value"], 0.84)
    share = nodes.math("ADD", 0.07, nodes.math("MULTIPLY", busy, 0.58))
    lit = nodes.math("LESS_THAN", of_room.outputs["Value"], share)
    brightness = nodes.math("DIVIDE", of_room.outputs["Value"], share)
    return nodes.math("MULTIPLY", lit, nodes.math("ADD", 0.18, nodes.math("MULTIPLY", brightness, 0.4)))


def ribbed_sheet(materials, colour, pitch=0.32, streak=0.25):
    """Profiled metal cladding."""

    def make(nodes):
        principled = nodes.node("BsdfPrincipled")
        position = nodes.position()
        x, y, _ = nodes.axes(position)
        marks = nodes.noise(nodes.stretched(position, (2.5, 2.5, 0.12)), 1, 6, 0.6)
        share = nodes.math("MULTIPLY", nodes.ramp(marks, (0.45, 0.0), (0.75, 1.0)), streak)
        current = nodes.mix(share, linear(colour), linear("#6a675f"))
        nodes.link(materials.snowed(nodes, current, position), principled.inputs["Base Color"])
        principled.inputs["Roughness"].default_value = 0.48
        wave = nodes.math("DIVIDE", nodes.math("ADD", nodes.math("ADD", x, y), 900), pitch)
        ridge = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", nodes.math("FRACT", wave), 0.5))
        relief = nodes.bump(nodes.ramp(ridge, (0.18, 0.0), (0.28, 1.0)), 0.05, 0.9)
        nodes.link(relief, principled.inputs["Normal"])
        materials.finish(nodes, principled)

    return materials.once(f"ribbed {colour}", make)


def brick(materials, colour="#8c5a45"):
    def make(nodes):
        principled = nodes.node("BsdfPrincipled")
        position = nodes.position()
        x, y, z = nodes.axes(position)
        bricks = nodes.node("TexBrick")
        bricks.inputs["Scale"].default_value = 2.0
        bricks.inputs["Mortar Size"].default_value = 0.012
        bricks.inputs["Color1"].default_value = linear(colour)
        bricks.inputs["Color2"].default_value = linear("#74452f")
        bricks.inputs["Mortar"].default_value = linear("#9a938a")
        nodes.link(nodes.vector(nodes.math("ADD", x, y), z), bricks.inputs["Vector"])
        nodes.link(
            materials.snowed(nodes, bricks.outputs["Color"], position), principled.inputs["Base Color"]
        )
        principled.inputs["Roughness"].default_value = 0.85
        materials.finish(nodes, principled)

    return materials.once(f"brick {colour}", make)


def glass(materials):
    if materials.sky.windows:
        return materials.surface(
            "lit glass", colour="#ffd9a0", roughness=0.2, glow=0.8 * materials.sky.windows
        )
    return materials.surface("glass", colour="#2a3842", roughness=0.08, specular=0.8, noise=0.02)


def hall(stage, x, y, height, wall="#c9cdce", band="#2c4a6e", doors=3, windows=True):
    """A production hall between x[0]…x[1] and y[0]…y[1], its front towards -y."""
    m = stage.materials
    trim = m.surface("hall trim", colour="#e3e5e4", roughness=0.45)
    (x0, x1), (y0, y1) = x, y
    stage.slab("hall", (x0, y0, 0), (x1, y1, height), ribbed_sheet(m, wall), 0.05)
    stripe = m.surface(f"hall band {band}", colour=band, roughness=0.6, specular=0.25, streak=0.15)
    stage.slab("band", (x0 - 0.08, y0 - 0.08, height - 1.5), (x1 + 0.08, y1 + 0.08, height - 0.45), stripe)
    stage.slab(
        "coping", (x0 - 0.14, y0 - 0.14, height - 0.3), (x1 + 0.14, y1 + 0.14, height + 0.25), trim, 0.03
    )
    stage.slab("plinth", (x0 - 0.06, y0 - 0.06, 0), (x1 + 0.06, y1 + 0.06, 0.9), m["concrete"])
    if windows:
        _ribbon_windows(stage, x0, x1, y0, height * 0.56, trim)
    for i in range(doors):
        _roller_door(stage, x0 + (x1 - x0) * (i + 0.6) / (doors + 0.2), y0, trim)
    for i in range(int((x1 - x0) / 11)):
        pipe = x0 + 4 + i * 11
        stage.slab("downpipe", (pipe - 0.09, y0 - 0.24, 0), (pipe + 0.09, y0 - 0.08, height - 0.3), trim)
        vent = Mesh()
        profile = [(0.5, 0), (0.5, 0.8), (0.85, 0.9), (0.9, 1.3), (0.5, 1.7), (0, 1.8)]
        vent.lathe((pipe + 3, y0 + 6, height), profile, 24)
        stage.add("vent", vent, m["galvanised"])


def _ribbon_windows(stage, x0, x1, y, sill, trim):
    count = max(1, int((x1 - x0) / 3))
    bay = (x1 - x0) / count
    panes, mullions = Mesh(), Mesh()
    for i in range(count):
        middle = x0 + (i + 0.5) * bay
        panes.slab((middle - bay * 0.42, y - 0.05, sill), (middle + bay * 0.42, y, sill + 1.5), 0.01)
        mullions.slab((middle - 0.03, y - 0.09, sill - 0.06), (middle + 0.03, y - 0.02, sill + 1.56), 0.005)
    for low, high in ((-0.12, -0.02), (1.52, 1.62)):
        mullions.slab((x0, y - 0.1, sill + low), (x1, y, sill + high), 0.01)
    stage.add("windows", panes, glass(stage.materials))
    stage.add("mullions", mullions, trim)


def _roller_door(stage, x, y, trim):
    m = stage.materials
    stage.slab("door frame", (x - 2.2, y - 0.12, 0), (x + 2.2, y, 4.6), trim)
    shutter = Mesh()
    for k in range(22):
        shutter.box((x, y - 0.14, 0.15 + k * 0.2), (4.0, 0.05, 0.17), 0.02)
    stage.add("shutter", shutter, m.surface("shutter", colour="#9aa3a8", roughness=0.45, metallic=0.3))
    stage.slab("canopy", (x - 2.5, y - 1.3, 4.75), (x + 2.5, y, 4.9), m["steelDark"])


def data_hall(stage, x, y, height):
    """A windowless data centre: tall pale panels over a dark base, a glazed entrance bay at its left end."""
    m = stage.materials
    (x0, x1), (y0, y1) = x, y
    pale = m.surface("data panel", colour="#c4cacf", roughness=0.45, streak=0.08, noise=0.02)
    dark = m.surface("data dark", colour="#3b454e", roughness=0.5, noise=0.03)
    stage.slab("data hall", (x0, y0, 0), (x1, y1, height), dark, 0.05)
    panels = Mesh()
    count = int((x1 - x0 - 14) / 2.4)
    for i in range(count):
        left = x0 + 14 + i * (x1 - x0 - 14) / count
        panels.slab(
            (left + 0.03, y0 - 0.12, 2.6), (left + (x1 - x0 - 14) / count - 0.03, y0, height - 0.3), 0.02
        )
    stage.add("data panels", panels, pale)
    stage.slab("entrance", (x0 + 0.5, y0 - 0.1, 0.3), (x0 + 13, y0, height - 1.2), glass(m))
    stage.slab("coping", (x0 - 0.1, y0 - 0.15, height - 0.3), (x1 + 0.1, y1 + 0.1, height + 0.2), pale)
    for i in range(int((x1 - x0) / 9)):
        generator(stage, x0 + 6 + i * 9, y0 - 9)


def generator(stage, x, y):
    """A containerised standby generator with its exhaust."""
    m = stage.materials
    stage.slab("generator", (x - 1.4, y - 3, 0.3), (x + 1.4, y + 3, 3.2), ribbed_sheet(m, "#b9c0c4"), 0.04)
    exhaust = Mesh()
    exhaust.cylinder((x, y + 1.6, 3.2), (x, y + 1.6, 5.6), 0.22)
    stage.add("exhaust", exhaust, m["galvanised"])


def tank(stage, x, y, radius, height, colour="#dcdedd"):
    """A storage tank with rings, roof rail and helical stair."""
    m = stage.materials
    shell = Mesh()
    profile = [(0, 0), (radius, 0), (radius, height), (radius * 1.01, height + 0.05)]
    profile += [(radius * 0.9, height + 0.11 * radius), (0, height + 0.22 * radius)]
    shell.lathe((x, y, 0), profile, 96)
    stage.add(
        "tank", shell, m.surface(f"tank {colour}", colour=colour, roughness=0.42, coat=0.2, streak=0.35)
    )
    steel = Mesh()
    for share in (0.25, 0.5, 0.75, 1):
        ring = [(radius - 0.01, -0.05), (radius + 0.06, -0.05), (radius + 0.06, 0.05), (radius - 0.01, 0.05)]
        steel.lathe((x, y, height * share), ring, 96)
    for k in range(40):
        angle, edge = k / 40 * 2 * math.pi, radius * 0.97
        foot = (x + math.cos(angle) * edge, y + math.sin(angle) * edge, height)
        steel.cylinder(foot, (foot[0], foot[1], height + 1.1), 0.03, sides=6)
    for rise in (0.55, 1.1):
        edge = radius * 0.97
        bar = [(edge + 0.03, -0.02), (edge + 0.03, 0.02), (edge - 0.02, 0.02), (edge - 0.02, -0.02)]
        steel.lathe((x, y, height + rise), bar, 72)
    _helical_stair(steel, (x, y), radius, height)
    stage.add("tank steel", steel, m["galvanised"])


def _helical_stair(steel, centre, radius, height):
    """Treads between two stringers round a tank, 40° steep, with a handrail on posts."""
    turn, count = 1.2 * height / (radius + 0.45), round(height / 0.2)

    def at(share, out, rise=0.0):
        angle = -2.2 + share * turn
        return (
            centre[0] + math.cos(angle) * (radius + out),
            centre[1] + math.sin(angle) * (radius + out),
            height * share + rise,
        )

    for k in range(1, count + 1):
        share = k / count
        steel.box(at(share, 0.45), (0.76, 0.3, 0.04), 0.003, (0, 0, math.degrees(-2.2 + share * turn)))
    stringers = [(0.09, 0.05, 0.05), (0.84, 0.05, 0.05)]
    for out, rise, thickness in stringers + [(0.84, 0.55, 0.02), (0.84, 1.0, 0.024)]:
        steel.tube([at(i / 60, out, rise) for i in range(61)], thickness, 0, 8)
    for k in range(0, count + 1, 4):
        steel.cylinder(at(k / count, 0.84), at(k / count, 0.84, 1.0), 0.022, sides=6)


def sphere(stage, x, y, radius):
    """A pressure sphere on legs."""
    m = stage.materials
    shell, legs = Mesh(), Mesh()
    centre = radius + 2.2
    arc = [(math.sin(a) * radius, -math.cos(a) * radius) for a in (i / 24 * math.pi for i in range(25))]
    shell.lathe((x, y, centre), arc, 64)
    for k in range(10):
        angle = k / 10 * 2 * math.pi
        foot = (x + math.cos(angle) * radius * 0.96, y + math.sin(angle) * radius * 0.96)
        legs.cylinder((*foot, 0), (*foot, centre), 0.22, sides=12)
    stage.add("sphere", shell, m.surface("sphere", colour="#e2e4e3", roughness=0.35, coat=0.3, streak=0.2))
    stage.add("sphere legs", legs, m["galvanised"])


def column(stage, x, y, radius, height, colour="#b9bfc2"):
    """A distillation column with platforms and a caged ladder."""
    m = stage.materials
    shell, steel = Mesh(), Mesh()
    profile = [(0, 0), (radius * 1.25, 0), (radius * 1.25, 0.4), (radius, 4), (radius, height)]
    profile += [(radius * 0.8, height + radius * 0.4), (0, height + radius * 0.6)]
    shell.lathe((x, y, 0), profile, 40)
    stage.add(
        "column",
        shell,
        m.surface(f"column {colour}", colour=colour, roughness=0.42, metallic=0.6, streak=0.2),
    )
    for z in [h for h in range(8, int(height), 7)] + [height - 0.5]:
        steel.lathe((x, y, z), [(radius, 0), (radius + 1.1, 0), (radius + 1.1, 0.08), (radius, 0.08)], 32)
        for rise in (0.55, 1.1):
            edge = radius + 1.05
            steel.lathe(
                (x, y, z + rise), [(edge, -0.03), (edge + 0.05, 0), (edge, 0.03), (edge - 0.05, 0)], 32
            )
    steel.slab((x - 0.3, y - radius - 0.5, 0), (x + 0.3, y - radius - 0.42, height), 0.01)
    steel.cylinder((x + radius + 0.5, y, 0), (x + radius + 0.5, y, height * 0.9), 0.25, sides=16)
    stage.add("column steel", steel, m["galvanised"])


def chimney(stage, x, y, height, radius=2.4, bands=True):
    m = stage.materials
    shaft = Mesh()
    top = radius * 0.68
    shaft.lathe(
        (x, y, 0), [(radius, 0), (top, height), (top + 0.1, height + 0.2), (top - 0.2, height + 0.2)], 48
    )
    stage.add("chimney", shaft, m.surface("chimney", colour="#c7c3bb", roughness=0.8, noise=0.08))
    for share in (0.8, 0.94) if bands else ():
        r = radius + (top - radius) * share + 0.04
        band = Mesh()
        band.lathe((x, y, height * share), [(r, -2), (r - 0.03, 2)], 48)
        stage.add("chimney band", band, m.surface("chimney red", colour="#a8402f", roughness=0.7))


def natural_draught_tower(stage, x, y, height):
    """A hyperbolic concrete shell on the horizon."""
    profile = []
    for i in range(25):
        z = i / 24
        profile.append((height * 0.235 * math.sqrt(1 + ((z - 0.74) / 0.62) ** 2 * 0.95), z * height))
    shell = Mesh()
    shell.lathe((x, y, 0), profile, 96)
    look = dict(colour="#b3afa8", roughness=0.85, streak=0.4, noise=0.06)
    stage.add("hyperbolic shell", shell, stage.materials.surface("hyperbolic shell", **look))


def pipe_rack(stage, x, y, height=6.2, bay=6):
    m = stage.materials
    x0, x1 = x
    count = int((x1 - x0) / bay)
    frame = Mesh()
    for i in range(count + 1):
        at = x0 + i * bay
        for side in (-1.6, 1.6):
            frame.box((at, y + side, height / 2), (0.28, 0.28, height), 0.01)
        for z in (height - 1.9, height):
            frame.box((at, y, z), (0.24, 3.6, 0.3), 0.01)
    for side in (-1.6, 1.6):
        for z in (height - 1.9, height):
            frame.box(((x0 + x1) / 2, y + side, z), (x1 - x0, 0.18, 0.26), 0.01)
    stage.add("rack", frame, m.surface("rack", colour="#5f6b73", roughness=0.5, metallic=0.3, streak=0.2))
    upper, lower = height + 0.15, height - 1.75
    lines = [
        (-1.2, 0.24, "galvanised", upper),
        (-0.5, 0.16, "galvanised", upper),
        (0, 0.2, "plainPipe", upper),
    ]
    lines += [(0.55, 0.1, "rail", upper), (1.1, 0.24, "galvanised", upper), (-1.1, 0.2, "galvanised", lower)]
    lines += [(-0.3, 0.3, "plainPipe", lower), (0.7, 0.2, "pipe", lower)]
    for offset, radius, material, z in lines:
        pipe = Mesh()
        pipe.cylinder((x0 - 2, y + offset, z + radius), (x1 + 2, y + offset, z + radius), radius)
        stage.add("rack pipe", pipe, m[material])


def city(stage, near, ground, seed=5, count=420, tallest=128, spread=1900):
    """Blocks from `near` metres onwards, low ones in front; `ground` is the street level."""
    chance = random.Random(seed)
    material = facade(stage.materials)
    placed, tries = [], 0
    while len(placed) < count and tries < 6000:
        tries += 1
        y = near + 35 + chance.random() ** 1.6 * spread
        x = chance.uniform(-2.3, 1.15) * (y + 60)
        width, depth = chance.uniform(16, 44), chance.uniform(16, 40)
        if any(
            abs(x - px) < (width + pw) / 2 + 8 and abs(y - py) < (depth + pd) / 2 + 8
            for px, py, pw, pd in placed
        ):
            continue
        placed.append((x, y, width, depth))
        far = y > 320
        height = chance.uniform(18, 46)
        if y >= 190:
            height = chance.choice(
                [chance.uniform(20, 60), chance.uniform(30, 80), chance.uniform(50, tallest if far else 76)]
            )
        roof = ground + height
        stage.slab(
            "block",
            (x - width / 2, y - depth / 2, ground),
            (x + width / 2, y + depth / 2, roof),
            material,
            0.2,
        )
        if height > 24 and chance.random() < 0.75:
            low, high = (x - width * 0.22, y - depth * 0.2), (x + width * 0.18, y + depth * 0.25)
            stage.slab("penthouse", (*low, roof), (*high, roof + chance.uniform(3, 6)), material, 0.1)
