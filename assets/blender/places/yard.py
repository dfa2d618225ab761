"""A works yard: concrete pad on asphalt, trees along a kerb, and one of several kinds of plant behind."""

import random

import ground
from buildings import chimney, column, data_hall, hall, natural_draught_tower, pipe_rack, sphere, tank
from meshes import Mesh
from plants import Wood, hills


def yard(stage, backdrop="works", pad=(-13, -9, 17, 8), back=30.0, floor="asphalt", ridge=1.0, seed=3):
    """`pad`: left, front, right, rear edge, m; `back`: where the yard ends; `ridge`: height of the hills, 0 for a plain."""
    m = stage.materials
    surface = {
        "asphalt": ground.asphalt,
        "gravel": ground.gravel,
        "sand": ground.sand,
        "concrete": ground.concrete,
    }
    open_land = ground.sand(m) if floor == "sand" else ground.grass(m, stage.season)
    stage.sheet("land", (-3000, -900), (3000, 5000), -0.02, open_land)
    stage.sheet("yard", (-70, -40), (80, back + 4), 0, surface[floor](m))
    stage.slab("pad", (pad[0], pad[1], -0.3), (pad[2], pad[3], 0.1), ground.concrete(m), 0.03)
    _markings(stage, pad)
    _verge(stage, back, open_land)
    BACKDROPS[backdrop](stage, back)
    _plant_trees(stage, back, seed)
    if ridge:
        for distance, height, colour, hill_seed, width in (
            (1100, 150, "#55653f", 1, 9000),
            (2100, 330, "#52624a", 4, 13000),
            (3600, 560, "#4f6052", 9, 20000),
        ):
            pale = "#c3c9cf" if stage.season.snow else colour
            hills(stage, distance, height * ridge, pale, hill_seed + seed - 3, width)


def _markings(stage, pad):
    paint = stage.materials.surface(
        "road paint", colour="#c9a22a", roughness=0.7, specular=0.2, noise=0.14, noise_scale=6
    )
    left, front, right, rear = pad
    stage.sheet("line", (left - 1.2, front - 1.35), (right + 1.2, front - 1.2), 0.004, paint)
    stage.sheet("line", (right + 1.2, front - 1.35), (right + 1.35, rear + 1), 0.004, paint)


def _verge(stage, back, land):
    kerb = Mesh()
    for x in range(-68, 78, 2):
        kerb.slab((x, back - 3.2, 0), (x + 1.97, back - 2.9, 0.16))
    stage.add("kerb", kerb, stage.materials["concrete"])
    stage.sheet("lawn", (-70, back - 2.9), (80, back + 3), 0.1, land)
    for x in (-30, -2, 26):
        pole = Mesh()
        pole.tube([(x, back - 5, 0), (x, back - 5, 8.6), (x, back - 7, 9)], 0.08, 0.6, 10)
        pole.box((x, back - 7.3, 9), (0.3, 0.8, 0.1), 0.02)
        stage.add("lamp", pole, stage.materials["galvanised"])


def _plant_trees(stage, back, seed):
    wood, chance = Wood(stage), random.Random(seed)
    row = [
        (x + chance.uniform(-1, 1), back - 0.6 + chance.uniform(-0.8, 0.8), 0.1)
        for x in range(-64, 76, 7)
        if chance.random() < 0.72
    ]
    wood.plant(row, seed, 0.55, 0.8)
    wood.scatter(170, (-220, 240), (back + 85, back + 175), seed=seed + 1, smallest=0.9, largest=1.6)
    wood.scatter(60, (-170, -75), (-10, back + 70), seed=seed + 2, smallest=0.9, largest=1.4)
    wood.scatter(40, (92, 190), (-20, back + 60), seed=seed + 5, smallest=0.9, largest=1.4)


def _works(stage, back):
    hall(stage, (-46, 22), (back + 10, back + 48), 11.5)
    hall(stage, (30, 88), (back + 22, back + 70), 17, "#d8dad8", "#5f6f7a", 2)
    for x, y, radius, height, colour in (
        (-62, 20, 8, 12, "#dcdedd"),
        (-80, 32, 8, 12, "#d3d8db"),
        (-58, 44, 6, 15, "#dcdedd"),
    ):
        tank(stage, x, back + y, radius, height, colour)
    pipe_rack(stage, (-66, 66), back + 3.5)
    chimney(stage, 58, back + 110, 58)


def _chemical(stage, back):
    pipe_rack(stage, (-66, 66), back + 3.5, 7.5)
    for x, y, radius, height in (
        (-30, 26, 1.6, 38),
        (-22, 30, 1.1, 30),
        (-8, 24, 2.1, 46),
        (2, 32, 1.3, 34),
        (30, 28, 1.7, 40),
    ):
        column(stage, x, back + y, radius, height)
    for x, y in ((-58, 22), (-78, 30), (52, 24)):
        tank(stage, x, back + y, 8, 12)
    for x in (-48, 66):
        sphere(stage, x, back + 46, 7)
    hall(stage, (8, 26), (back + 40, back + 60), 9, "#c2c6c4", "#4a5a66", 1)
    chimney(stage, 22, back + 95, 70, 1.6)


def _power(stage, back):
    hall(stage, (-40, 20), (back + 40, back + 80), 34, "#bfc5c9", "#3f5f82", 2)
    hall(stage, (20, 78), (back + 46, back + 80), 22, "#cdd1d2", "#3f5f82", 2)
    chimney(stage, -54, back + 80, 120, 4.2)
    chimney(stage, -68, back + 90, 120, 4.2)
    natural_draught_tower(stage, 150, back + 260, 105)
    pipe_rack(stage, (-66, 66), back + 3.5)


def _data(stage, back):
    data_hall(stage, (-52, 46), (back + 18, back + 70), 16)
    data_hall(stage, (60, 130), (back + 40, back + 90), 16)


def _fab(stage, back):
    """A clean-room factory: long, tall, white."""
    hall(stage, (-70, 40), (back + 16, back + 90), 24, "#dfe3e5", "#6f8496", 2)
    hall(stage, (48, 100), (back + 30, back + 80), 15, "#d3d8db", "#6f8496", 2, windows=False)
    for x in (-58, -50, -42):
        tank(stage, x, back + 10, 2.2, 9, "#e6e8e8")
    pipe_rack(stage, (-36, 66), back + 4.5)


def _steel(stage, back):
    hall(stage, (-70, 60), (back + 20, back + 70), 21, "#8d8f8c", "#6c4a3a", 3)
    hall(stage, (-30, 110), (back + 70, back + 120), 30, "#7f8486", "#5a4a44", 0)
    chimney(stage, -60, back + 90, 75, 3)
    chimney(stage, 30, back + 130, 90, 3.2)
    pipe_rack(stage, (-66, 66), back + 3.5, 8)


def _tank_farm(stage, back):
    for i, x in enumerate((-70, -42, -14, 16, 48)):
        tank(stage, x, back + 26 + 6 * (i % 2), 11, 14 + 2 * (i % 2), "#e1e3e2" if i % 2 else "#d5d9da")
    pipe_rack(stage, (-66, 66), back + 4)


def _open(stage, back):
    hall(stage, (-34, 30), (back + 14, back + 44), 9.5, "#cfd0cb", "#5a6b5a", 3)


BACKDROPS = {
    "works": _works,
    "chemical": _chemical,
    "power": _power,
    "data": _data,
    "fab": _fab,
    "steel": _steel,
    "tanks": _tank_farm,
    "open": _open,
}
