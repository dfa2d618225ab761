"""A service court beside a building: pad, gravel, fence and hedge, with the plant-room wall behind."""

import ground
from buildings import brick, facade, glass, ribbed_sheet
from meshes import Mesh
from plants import Wood, hills


def courtyard(stage, wall="panel", pad=(-7, -5, 9, 5), depth=9.0, ridge=0.6, floor="gravel", seed=7):
    """`wall`: "panel", "brick", "sheet" or "office"; `depth`: distance of the building behind the pad's middle, m."""
    m = stage.materials
    surfaces = {
        "gravel": ground.gravel,
        "asphalt": ground.asphalt,
        "sand": ground.sand,
        "concrete": ground.concrete,
    }
    stage.sheet(
        "land",
        (-3000, -900),
        (3000, 5000),
        -0.02,
        ground.sand(m) if floor == "sand" else ground.grass(m, stage.season),
    )
    stage.sheet("court", (-26, -16), (34, depth), 0, surfaces[floor](m))
    stage.sheet("drive", (-80, -60), (80, -16), 0.01, ground.asphalt(m))
    stage.slab("pad", (pad[0], pad[1], -0.3), (pad[2], pad[3], 0.12), ground.concrete(m), 0.03)
    WALLS[wall](stage, depth)
    _fence(stage, -26, depth)
    wood = Wood(stage)
    wood.plant([(-24.5, y, 0) for y in range(-12, int(depth), 5)], seed, 0.6, 0.85)
    wood.scatter(90, (-160, -40), (-20, 120), seed=seed, smallest=0.8, largest=1.4)
    wood.scatter(70, (40, 190), (-10, 140), seed=seed + 1, smallest=0.8, largest=1.4)
    wood.scatter(90, (-200, 220), (depth + 60, depth + 160), seed=seed + 2, smallest=0.9, largest=1.5)
    if ridge:
        snowy = "#c3c9cf" if stage.season.snow else None
        hills(stage, 1300, 260 * ridge, snowy or "#52624a", seed, 12000)
        hills(stage, 2900, 620 * ridge, snowy or "#4f6052", seed + 3, 20000)


def _panel_wall(stage, y):
    """A low plant building of grey panels, with louvred doors and a roof edge."""
    m = stage.materials
    body = m.surface("plant wall", colour="#66717b", roughness=0.6, streak=0.18, noise=0.03)
    joints = m.surface("plant joints", colour="#4f5961", roughness=0.6)
    stage.slab("plant room", (-18, y, 0), (16, y + 20, 7.6), joints, 0.03)
    panels = Mesh()
    for i in range(17):
        for k in range(2):
            panels.slab(
                (-18 + i * 2 + 0.03, y - 0.08, 0.5 + k * 3.4), (-16 + i * 2 - 0.03, y, 3.85 + k * 3.4), 0.015
            )
    stage.add("panels", panels, body)
    _roof_edge(stage, (-18, 16), (y, y + 20), 7.6)
    for x in (-12, 9):
        _double_door(stage, x, y)


def _brick_wall(stage, y):
    m = stage.materials
    stage.slab("brick house", (-18, y, 0), (14, y + 18, 8.4), brick(m), 0.02)
    windows, frames = Mesh(), Mesh()
    for i in range(7):
        x = -15 + i * 4
        frames.slab((x - 0.9, y - 0.05, 3.9), (x + 0.9, y + 0.02, 7.2), 0.02)
        windows.slab((x - 0.78, y - 0.07, 4.02), (x + 0.78, y - 0.03, 7.08), 0.01)
    stage.add("frames", frames, m["white"])
    stage.add("windows", windows, glass(m))
    _roof_edge(stage, (-18, 14), (y, y + 18), 8.4)
    _double_door(stage, -3, y)


def _sheet_wall(stage, y):
    m = stage.materials
    stage.slab("works", (-30, y, 0), (26, y + 40, 11), ribbed_sheet(m, "#a9afb1"), 0.04)
    stripe = m.surface("works band", colour="#41627f", roughness=0.6, specular=0.25)
    stage.slab("works band", (-30.06, y - 0.06, 8.6), (26.06, y, 9.7), stripe)
    _roof_edge(stage, (-30, 26), (y, y + 40), 11)
    _double_door(stage, -14, y)


def _office_wall(stage, y):
    """A hospital or office block of eight storeys."""
    m = stage.materials
    stage.slab(
        "block",
        (-34, y + 4, 0),
        (20, y + 26, 31),
        facade(m, "block facade", walls=["#7d848b", "#8f969d", "#6f767e"]),
        0.05,
    )
    stage.slab(
        "podium",
        (-34, y, 0),
        (24, y + 6, 5.2),
        m.surface("podium", colour="#8d8f90", roughness=0.7, streak=0.2),
        0.04,
    )
    _double_door(stage, -12, y)
    _double_door(stage, 6, y)


def _roof_edge(stage, x, y, height):
    trim = stage.materials.surface("roof edge", colour="#4b555d", roughness=0.5)
    stage.slab(
        "roof edge",
        (x[0] - 0.2, y[0] - 0.25, height - 0.35),
        (x[1] + 0.2, y[1] + 0.2, height + 0.15),
        trim,
        0.03,
    )


def _double_door(stage, x, y):
    m = stage.materials
    stage.slab("door frame", (x - 1.35, y - 0.12, 0), (x + 1.35, y, 2.75), m["galvanised"])
    leaves = Mesh()
    for side in (-1, 1):
        leaves.slab((x + side * 0.02, y - 0.16, 0.05), (x + side * 1.25, y - 0.1, 2.65), 0.01)
        for k in range(9):
            leaves.box((x + side * 0.63, y - 0.17, 0.5 + k * 0.1), (0.8, 0.05, 0.05), 0.005, (30, 0, 0))
    stage.add("doors", leaves, m["steelDark"])


def _fence(stage, x, depth):
    mesh = Mesh()
    for y in range(-16, int(depth) + 1, 3):
        mesh.cylinder((x, y, 0), (x, y, 1.9), 0.03, sides=8)
    for z in [0.1 + 0.2 * k for k in range(10)]:
        mesh.cylinder((x, -16, z), (x, depth, z), 0.008, sides=4)
    for k in range(int((depth + 16) / 0.2)):
        mesh.cylinder((x, -16 + k * 0.2, 0.1), (x, -16 + k * 0.2, 1.9), 0.004, sides=4)
    stage.add("fence", mesh, stage.materials.surface("fence", colour="#4d5b55", roughness=0.5))


WALLS = {"panel": _panel_wall, "brick": _brick_wall, "sheet": _sheet_wall, "office": _office_wall}
