"""A seamless sweep with three soft lights, for product pictures."""

import math

import bpy
from mathutils import Vector

from meshes import Mesh
from nodes import linear

SIZE = 60


def studio(stage, height, colour="#eceff3"):
    """`height`: the product's height, m; lights grow with it so that all products are lit alike."""
    stage.add(
        "sweep",
        _sweep(),
        stage.materials.once("sweep", lambda n: _paper(n, colour)),
        smooth_under=math.radians(60),
    )
    world = bpy.data.worlds.new("studio")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (0.86, 0.9, 0.96, 1)
    background.inputs[1].default_value = 0.36
    k = height / 4.6
    aim = (0, 0, 2 * k)
    _soft_light(stage, (-9 * k, -9 * k, 11 * k), aim, (7 * k, 7 * k), 2100 * k * k, (1, 0.97, 0.93))
    _soft_light(stage, (11 * k, -5 * k, 7 * k), aim, (5 * k, 8 * k), 560 * k * k, (0.9, 0.95, 1))
    _soft_light(stage, (0, 6 * k, 13 * k), aim, (9 * k, 5 * k), 1000 * k * k, (1, 1, 1))


def _sweep():
    """A floor that curves up into a wall behind the product."""
    curve = [(8 + 8 * math.sin(a), 8 - 8 * math.cos(a)) for a in (i / 16 * math.pi / 2 for i in range(17))]
    profile = [(-SIZE, 0)] + curve + [(16, 40)]
    vertices = [(x, y, z) for y, z in profile for x in (-SIZE, SIZE)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    mesh = Mesh()
    mesh.add(vertices, faces, smooth=True)
    return mesh


def _paper(nodes, colour):
    principled = nodes.node("BsdfPrincipled")
    principled.inputs["Base Color"].default_value = linear(colour)
    principled.inputs["Roughness"].default_value = 0.55
    principled.inputs["Specular"].default_value = 0.25
    nodes.link(principled.outputs[0], nodes.node("OutputMaterial").inputs["Surface"])


def _soft_light(stage, at, target, size, power, colour):
    light = bpy.data.lights.new("soft", "AREA")
    light.shape = "RECTANGLE"
    light.size, light.size_y = size
    light.energy = power
    light.color = colour
    thing = stage.link("soft", light)
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    thing.visible_camera = False
