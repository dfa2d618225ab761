"""Lamps of a plant after dark: bulbs that are seen and the light that they throw."""

import bpy
from mathutils import Vector

from meshes import Mesh
from props.kit import Kit, ball

WARM, COOL, AMBER = (1.0, 0.78, 0.5), (0.86, 0.94, 1.0), (1.0, 0.62, 0.28)


def lamp(at, power=180.0, colour=WARM, bulb=0.09, reach=0.25):
    """A round lamp on a post from the ground; `power` in watts, `reach` is the softness of its light, m."""

    def add(stage):
        x, y, z = at
        post = Mesh()
        post.cylinder((x, y, 0), (x, y, z - bulb), 0.045, 0.03, 12)
        stage.add("lamp post", post, stage.materials["steelDark"]).visible_shadow = False
        _light(stage, "POINT", at, power, colour, reach)
        _bulb(stage, at, bulb, colour, 26)

    return add


def mast(at, height=9.0, power=1400.0, colour=COOL, target=None):
    """A lamp mast with a flood light that looks down at `target`."""

    def add(stage):
        x, y, z = at
        kit = Kit(stage)
        kit.of("galvanised").cylinder(at, (x, y, z + height), 0.11, 0.06, 16)
        kit.of("galvanised").box((x, y, z + height), (0.9, 0.12, 0.1), 0.02)
        kit.of("steelDark").box((x - 0.3, y, z + height + 0.05), (0.4, 0.3, 0.22), 0.03)
        kit.of("steelDark").box((x + 0.3, y, z + height + 0.05), (0.4, 0.3, 0.22), 0.03)
        kit.place()
        if power:
            for off in (-0.3, 0.3):
                _bulb(stage, (x + off, y, z + height - 0.1), 0.1, colour, 40)
            spot = _light(stage, "SPOT", (x, y, z + height - 0.3), power * 4, colour, 0.35)
            spot.data.spot_size, spot.data.spot_blend = 2.0, 0.7
            aim = Vector(target or (x, y, z)) - Vector((x, y, z + height))
            spot.rotation_euler = aim.to_track_quat("-Z", "Y").to_euler()

    return add


def _light(stage, kind, at, power, colour, size):
    data = bpy.data.lights.new("lamp", kind)
    data.energy, data.color = power, colour
    data.shadow_soft_size = size
    thing = stage.link("lamp", data)
    thing.location = at
    return thing


def _bulb(stage, at, radius, colour, strength):
    def make(nodes):
        glow = nodes.node("Emission")
        glow.inputs[0].default_value = (*colour, 1)
        glow.inputs[1].default_value = strength
        nodes.link(glow.outputs[0], nodes.node("OutputMaterial").inputs["Surface"])

    mesh = Mesh()
    ball(mesh, (0, 0, 0), radius)
    thing = stage.add("bulb", mesh, stage.materials.once(f"bulb {colour} {strength}", make), at)
    # Its lamp lights surfaces; a bulb as well would leave white pixels on them.
    thing.visible_shadow = thing.visible_diffuse = thing.visible_glossy = False
