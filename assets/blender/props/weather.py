"""What is in the air before the camera: plumes over fans, rain, falling snow. Each takes the stage and the view."""

import math
import random

from mathutils import Vector

from meshes import Mesh
from props.kit import ball, streak


def plume(points, width=3.4, height=11.0, lean=0.35, density=0.75):
    """White vapour over each fan, on a card that turns to the camera; `lean` is how far the wind bends it, m a metre."""

    def add(stage, view):
        material = stage.materials.once(
            f"plume {width} {height} {lean}", lambda n: _vapour(n, stage.sky, width, height, lean, density)
        )
        for k, at in enumerate(points):
            reach = width * 2 + abs(lean) * height
            card = Mesh()
            card.add([(-reach, 0, 0), (reach, 0, 0), (reach, 0, height), (-reach, 0, height)], [(0, 1, 2, 3)])
            thing = stage.add("plume", card, material, at)
            thing.rotation_euler[2] = math.atan2(at[1] - view.at[1], at[0] - view.at[0]) - math.pi / 2
            thing.pass_index = k
            thing.visible_shadow = thing.visible_diffuse = thing.visible_glossy = False

    return add


def rain(count=900, slant=0.12):
    """Streaks of three strengths, their edges soft."""

    def add(stage, view):
        chance = random.Random(8)
        for opacity in (0.05, 0.1, 0.17):
            streaks = Mesh()
            for at in _ahead(view, count // 3, 4.0, 22, chance):
                length, lean = chance.uniform(0.25, 1.1), slant + chance.gauss(0, 0.02)
                far = at + Vector((lean * length, 0, -length))
                streak(streaks, at, far, chance.uniform(0.003, 0.006))
            _hang(stage, streaks, f"rain {opacity}", lambda n, o=opacity: _misty(n, stage.sky, o))

    return add


def snowfall(count=500):
    """Small round flakes, their edges soft, none close to the camera."""

    def add(stage, view):
        chance, flakes = random.Random(3), Mesh()
        for at in _ahead(view, count, 6.0, 30, chance):
            ball(flakes, at, chance.uniform(0.008, 0.017), sides=12)
        _hang(stage, flakes, "flakes", lambda n: _misty(n, stage.sky, 0.6))

    return add


def _ahead(view, count, near, far, chance):
    """Points in the camera's field, spread evenly over the picture."""
    aim = Vector(view.target) - Vector(view.at)
    if view.level:
        aim.z = 0
    aim.normalize()
    across = aim.cross(Vector((0, 0, 1))).normalized()
    up = across.cross(aim)
    wide = 18.0 / view.lens
    for _ in range(count):
        depth = near + (far - near) * chance.random() ** 0.6
        x, y = chance.uniform(-1.05, 1.05), chance.uniform(-0.75, 0.85)
        shift = (
            Vector((0, 0, 0))
            + across * view.shift[0] * 2 * wide * depth
            + up * view.shift[1] * 2 * wide * depth
        )
        yield Vector(view.at) + aim * depth + across * x * wide * depth + up * y * wide * depth + shift


def _hang(stage, mesh, name, make):
    thing = stage.add(name, mesh, stage.materials.once(name, make))
    thing.visible_shadow = thing.visible_diffuse = thing.visible_glossy = False


def _misty(nodes, sky, opacity):
    """Drops and flakes in the light of the horizon, fading towards their edges."""
    glow, clear, mixed = nodes.node("Emission"), nodes.node("BsdfTransparent"), nodes.node("MixShader")
    glow.inputs[0].default_value = tuple(c * 1.15 for c in sky.horizon[:3]) + (1,)
    glow.inputs[1].default_value = sky.strength
    facing = nodes.node("LayerWeight").outputs["Facing"]
    nodes.link(nodes.math("MULTIPLY", nodes.math("SUBTRACT", 1, facing), opacity), mixed.inputs[0])
    nodes.link(clear.outputs[0], mixed.inputs[1])
    nodes.link(glow.outputs[0], mixed.inputs[2])
    nodes.link(mixed.outputs[0], nodes.node("OutputMaterial").inputs["Surface"])


def _vapour(nodes, sky, width, height, lean, density):
    """Billows inside a widening column; bright towards the sun, and thinning upwards."""
    x, _, z = nodes.axes(nodes.node("TexCoord").outputs["Object"])
    chance = nodes.math("MULTIPLY", nodes.node("ObjectInfo").outputs["Random"], 90)
    rise = nodes.math("DIVIDE", z, height)
    place = nodes.vector(x, chance, nodes.math("MULTIPLY", z, 0.8))
    billow = nodes.noise(place, 0.42, 6, 0.6, 0.9)
    shifted = nodes.stretched(place, (1, 1, 1), (-0.5, 0, 0.5))
    towards = nodes.noise(shifted, 0.42, 6, 0.6, 0.9)
    bent = nodes.math("MULTIPLY", nodes.math("POWER", rise, 1.35), lean * height)
    wander = nodes.math(
        "MULTIPLY",
        nodes.math("SUBTRACT", nodes.noise(place, 0.16, 2), 0.5),
        nodes.math("MULTIPLY", rise, 3.0),
    )
    off = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", x, nodes.math("ADD", bent, wander)))
    girth = nodes.math("ADD", width / 2, nodes.math("MULTIPLY", rise, width * 0.85))
    edge = nodes.math("DIVIDE", off, girth)
    body = nodes.math("SUBTRACT", nodes.math("ADD", 0.55, nodes.math("MULTIPLY", billow, 0.95)), edge)
    soft = nodes.ramp(body, (0.02, 0.0), (0.55, 1.0))
    fade = nodes.ramp(rise, (0.0, 0.55), (0.06, 1.0), (0.45, 0.6), (1.0, 0.0))
    grain = nodes.ramp(billow, (0.3, 0.25), (0.62, 1.0))
    alpha = nodes.math(
        "MULTIPLY", nodes.math("MULTIPLY", soft, fade), nodes.math("MULTIPLY", grain, density), True
    )
    lit = nodes.ramp(nodes.math("ADD", nodes.math("SUBTRACT", billow, towards), 0.5), (0.4, 0.0), (0.62, 1.0))
    shade = tuple(c * 0.86 for c in sky.horizon[:3]) + (1,)
    light = tuple(c * 1.22 for c in sky.horizon_by_sun[:3]) + (1,)
    glow, clear, mixed = nodes.node("Emission"), nodes.node("BsdfTransparent"), nodes.node("MixShader")
    nodes.link(nodes.mix(lit, shade, light), glow.inputs[0])
    glow.inputs[1].default_value = sky.strength
    nodes.link(alpha, mixed.inputs[0])
    nodes.link(clear.outputs[0], mixed.inputs[1])
    nodes.link(glow.outputs[0], mixed.inputs[2])
    nodes.link(mixed.outputs[0], nodes.node("OutputMaterial").inputs["Surface"])
