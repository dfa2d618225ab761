"""Sun, sky, clouds and the haze that distant things fade into."""

import math
from dataclasses import dataclass
from typing import Tuple

import bpy

from nodes import Nodes

Colour = Tuple[float, float, float, float]


@dataclass(frozen=True)
class Sky:
    """Angles in degrees; `sun` is measured as Blender's sun rotation. `haze` is the distance, m, at which two thirds are lost; 0 is clear.
    `windows`: light behind the windows of buildings."""

    elevation: float = 24
    sun: float = 120
    strength: float = 0.12
    clouds: float = 0.8
    cloud_scale: float = 1.0
    cloud_brightness: float = 1.2
    cloud_shift: float = 0.0
    overcast: float = 0.0
    haze: float = 2200
    dust: float = 0.6
    air: float = 1.0
    ozone: float = 2.6
    sun_intensity: float = 1.0
    windows: float = 0.0
    # Light of the horizon's colour low over it, where the sky model has none: opposite the sun after sunset.
    afterglow: float = 0.0
    horizon: Colour = (5.3, 6.2, 7.5, 1)
    horizon_by_sun: Colour = (8.0, 7.6, 7.2, 1)


def build_world(sky: Sky):
    world = bpy.data.worlds.new("World")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes = Nodes(world.node_tree)
    background = nodes.node("Background")
    background.inputs[1].default_value = sky.strength
    colour = _nishita(nodes, sky)
    if sky.afterglow:
        colour = _afterglow(nodes, sky, colour)
    if sky.clouds:
        colour = _clouds(nodes, sky, colour)
    if sky.overcast:
        colour = _overcast(nodes, sky, colour)
    nodes.link(colour, background.inputs[0])
    nodes.link(background.outputs[0], nodes.node("OutputWorld").inputs["Surface"])
    world.cycles.sampling_method = "MANUAL"
    world.cycles.sample_map_resolution = 1024


def add_haze(nodes: Nodes, shader, sky: Sky):
    """Fades a surface into the colour of the horizon with distance, for camera rays only; returns the new shader."""
    if not sky.haze:
        return shader
    # A colour between two constants by the angle to the sun: a sky texture in every material would cost half a second each.
    geometry = nodes.node("NewGeometry")
    angle = nodes.node("VectorMath", operation="DOT_PRODUCT")
    nodes.link(geometry.outputs["Incoming"], angle.inputs[0])
    turn = math.radians(sky.sun)
    angle.inputs[1].default_value = (-math.sin(turn), -math.cos(turn), 0)
    towards_sun = nodes.math("MULTIPLY", nodes.math("ADD", angle.outputs["Value"], 1), 0.5)
    air = nodes.node("Emission")
    nodes.link(nodes.mix(towards_sun, sky.horizon, sky.horizon_by_sun), air.inputs[0])
    air.inputs[1].default_value = sky.strength
    distance = nodes.node("CameraData").outputs["View Distance"]
    clear = nodes.math("POWER", math.e, nodes.math("DIVIDE", distance, -sky.haze))
    seen = nodes.node("LightPath").outputs["Is Camera Ray"]
    share = nodes.math("MULTIPLY", nodes.math("MULTIPLY", nodes.math("SUBTRACT", 1, clear), seen), 0.97)
    mixed = nodes.node("MixShader")
    for socket, value in zip(mixed.inputs, (share, shader, air.outputs[0])):
        nodes.link(value, socket)
    return mixed.outputs[0]


def _nishita(nodes, sky):
    node = nodes.node("TexSky")
    node.sky_type = "NISHITA"
    node.sun_elevation = math.radians(sky.elevation)
    node.sun_rotation = math.radians(sky.sun)
    node.altitude = 50
    node.air_density = sky.air
    node.dust_density = sky.dust
    node.ozone_density = sky.ozone
    node.sun_intensity = sky.sun_intensity * (1 - 0.93 * sky.overcast)
    node.sun_size = math.radians(1 + 6 * sky.overcast)
    return node.outputs[0]


def _afterglow(nodes, sky, clear):
    _, _, z = nodes.axes(nodes.node("TexCoord").outputs["Generated"])
    share = nodes.ramp(z, (0.0, sky.afterglow), (0.12, sky.afterglow * 0.62), (0.5, 0.0))
    lifted = nodes.node("MixRGB", blend_type="ADD")
    for socket, value in zip(lifted.inputs, (share, clear, sky.horizon)):
        nodes.set(socket, value)
    return lifted.outputs[0]


def _clouds(nodes, sky, clear):
    """Thin cloud sheets on a flat layer, fading towards the horizon."""
    x, y, z = nodes.axes(nodes.node("TexCoord").outputs["Generated"])
    depth = nodes.math("ADD", nodes.math("MAXIMUM", z, 0.0), 0.09)
    layer = nodes.vector(nodes.math("DIVIDE", x, depth), nodes.math("DIVIDE", y, depth))
    shift = (3.1 + sky.cloud_shift, 1.7 + sky.cloud_shift * 0.6, 0)
    scale = (0.42 * sky.cloud_scale, 0.62 * sky.cloud_scale, 1)
    fine = nodes.noise(nodes.stretched(layer, scale, shift, (0, 0, 0.6)), 1, 7, 0.58, 0.35)
    broad = nodes.noise(nodes.stretched(layer, (0.12, 0.12, 1), shift), 1, 3, 0.5)
    amount = nodes.math("ADD", fine, nodes.math("MULTIPLY", nodes.math("SUBTRACT", broad, 0.5), 0.5))
    cover = nodes.ramp(amount, (0.46, 0.0), (0.80, 1.0))
    cover = nodes.math(
        "MULTIPLY", nodes.math("MULTIPLY", cover, nodes.ramp(z, (0.01, 0.0), (0.16, 1.0))), sky.clouds
    )
    pale = nodes.node("HueSaturation")
    pale.inputs["Saturation"].default_value = 0.18
    pale.inputs["Value"].default_value = 1.7 * sky.cloud_brightness
    nodes.link(clear, pale.inputs["Color"])
    white = tuple(c * sky.cloud_brightness for c in (9, 8.6, 8.2)) + (1,)
    return nodes.mix(cover, clear, nodes.mix(0.45, pale.outputs[0], white))


def _overcast(nodes, sky, clear):
    """A grey sheet over the whole sky, brighter at the zenith, with soft folds."""
    generated = nodes.node("TexCoord").outputs["Generated"]
    x, y, z = nodes.axes(generated)
    depth = nodes.math("ADD", nodes.math("MAXIMUM", z, 0.0), 0.16)
    layer = nodes.vector(nodes.math("DIVIDE", x, depth), nodes.math("DIVIDE", y, depth))
    folds = nodes.noise(nodes.stretched(layer, (0.5, 0.8, 1), (sky.cloud_shift, 2, 0)), 1, 5, 0.55, 0.3)
    sheet = nodes.mix(nodes.ramp(folds, (0.35, 0.0), (0.7, 1.0)), (5.2, 5.6, 6.1, 1), (8.2, 8.4, 8.6, 1))
    return nodes.mix(sky.overcast, clear, sheet)
