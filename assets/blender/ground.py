"""Materials of the ground: asphalt, concrete, gravel, sand, grass, roofing."""

from materials import Materials
from nodes import linear
from season import Season


def paving(
    materials: Materials,
    name,
    light,
    dark,
    roughness=0.82,
    joints=0.0,
    puddles=0.0,
    stones=0.0,
    grain=1.15,
):
    """`joints`: slab size, m; `puddles` from 0 (dry) to 1; `stones`: gravel stones to the metre; `grain`: contrast of the grit."""

    def make(nodes):
        principled = nodes.node("BsdfPrincipled")
        position = nodes.position()
        patches = nodes.noise(position, 0.11, 3, 0.6)
        stains = nodes.noise(position, 0.9, 4, 0.65)
        grit = nodes.noise(position, 26, 3, 0.75)
        colour = nodes.mix(nodes.ramp(patches, (0.35, 0.0), (0.7, 1.0)), linear(light), linear(dark))
        stained = nodes.math("MULTIPLY", nodes.ramp(stains, (0.42, 0.0), (0.72, 1.0)), 0.55)
        colour = nodes.mix(stained, colour, linear(dark))
        colour = nodes.mix(_wear(nodes, position), colour, linear("#2e2b27"))
        pores = nodes.math("MULTIPLY", nodes.math("SUBTRACT", grit, 0.35), grain, True)
        colour = nodes.mix(pores, colour, (0.02, 0.02, 0.02, 1))
        height, relief = grit, 0.35
        if stones:
            colour, height, relief = _stones(nodes, position, colour, stones)
        if joints:
            colour = nodes.mix(
                nodes.math("MULTIPLY", _joint_lines(nodes, position, joints), 0.7),
                colour,
                (0.015, 0.015, 0.015, 1),
            )
        soaked = materials.wet
        colour = nodes.mix(0.5 * soaked, colour, (0.02, 0.021, 0.023, 1))
        damp = roughness * (1 - 0.4 * soaked)
        rough = nodes.math("ADD", nodes.math("MULTIPLY", nodes.math("SUBTRACT", stains, 0.5), 0.3), damp)
        if puddles or soaked:
            shape = nodes.noise(nodes.stretched(position, (1, 1, 1), (7.3, 2.1, 0)), 0.16, 4, 0.5)
            edge = 0.6 - 0.14 * soaked
            wet = nodes.math(
                "MULTIPLY", nodes.ramp(shape, (edge, 0.0), (edge + 0.06, 1.0)), max(puddles, soaked)
            )
            colour = nodes.mix(nodes.math("MULTIPLY", wet, 0.5), colour, (0.015, 0.016, 0.017, 1))
            rough = nodes.math(
                "MULTIPLY", rough, nodes.math("SUBTRACT", 1, nodes.math("MULTIPLY", wet, 0.93))
            )
            relief = nodes.math("MULTIPLY", nodes.math("SUBTRACT", 1, wet), relief)
        nodes.link(materials.snowed(nodes, colour, position), principled.inputs["Base Color"])
        nodes.link(rough, principled.inputs["Roughness"])
        principled.inputs["Specular"].default_value = 0.35
        nodes.link(nodes.bump(height, 0.03 if stones else 0.004, relief), principled.inputs["Normal"])
        materials.finish(nodes, principled)

    return materials.once(name, make)


def grass(materials: Materials, season: Season, name="grass"):
    def make(nodes):
        principled = nodes.node("BsdfPrincipled")
        position = nodes.position()
        fields = nodes.noise(position, 0.35, 5)
        blades = nodes.noise(position, 18, 5, 0.75)
        colour = nodes.mix(nodes.ramp(fields, (0.35, 0.0), (0.65, 1.0)), *(linear(c) for c in season.grass))
        shade = nodes.math(
            "MULTIPLY", nodes.ramp(blades, (0.35, 0.75), (0.7, 0.0)), 0.25 if season.snow else 1
        )
        colour = nodes.mix(shade, colour, linear("#262c15"))
        nodes.link(colour, principled.inputs["Base Color"])
        principled.inputs["Roughness"].default_value = 0.9
        principled.inputs["Specular"].default_value = 0.12
        nodes.link(nodes.bump(blades, 0.08, 0.4 if season.snow else 1), principled.inputs["Normal"])
        materials.finish(nodes, principled)

    return materials.once(name, make)


def asphalt(materials):
    return paving(materials, "asphalt", "#5f6265", "#494c4f", 0.88, puddles=0.25, grain=1.5)


def concrete(materials):
    return paving(materials, "concrete paving", "#a09d96", "#7d7971", 0.8, joints=4.0, puddles=0.3)


def gravel(materials):
    return paving(materials, "gravel", "#8f8a82", "#77726a", 0.9, stones=22)


def sand(materials):
    return paving(materials, "sand", "#bda682", "#a58d68", 0.95)


def roofing(materials, light="#9aa39b", dark="#7f887f"):
    return paving(materials, "roofing", light, dark, 0.66, joints=3.0, puddles=0.6)


def _stones(nodes, position, colour, per_metre):
    cells = nodes.node("TexVoronoi")
    cells.inputs["Scale"].default_value = per_metre
    nodes.link(position, cells.inputs["Vector"])
    grey = nodes.node("RGBToBW")
    nodes.link(cells.outputs["Color"], grey.inputs[0])
    tint = nodes.ramp(grey.outputs[0], (0.1, linear("#57534d")), (0.9, linear("#a8a39a")))
    return nodes.mix(0.55, colour, tint), nodes.math("SUBTRACT", 1, cells.outputs["Distance"]), 0.8


def _wear(nodes, position):
    """Tracks of tyres along x, and spots of oil; the share of dirt, 0 to 0.4."""
    tracks = nodes.noise(nodes.stretched(position, (0.05, 1.5, 1), (3.1, 0.4, 0)), 1.0, 3, 0.6)
    where = nodes.noise(nodes.stretched(position, (1, 1, 1), (11.0, 4.0, 0)), 0.07, 2, 0.5)
    spots = nodes.noise(nodes.stretched(position, (1, 1, 1), (1.7, 8.3, 0)), 0.55, 5, 0.6)
    along = nodes.math(
        "MULTIPLY", nodes.ramp(tracks, (0.5, 0.0), (0.66, 0.34)), nodes.ramp(where, (0.4, 0.15), (0.6, 1.0))
    )
    return nodes.math("MAXIMUM", along, nodes.ramp(spots, (0.62, 0.0), (0.7, 0.4)))


def _joint_lines(nodes, position, size):
    """1 on the lines between square slabs, 0 elsewhere."""
    axes = nodes.axes(position)
    lines = []
    for axis in axes[:2]:
        place = nodes.math("FRACT", nodes.math("DIVIDE", nodes.math("ADD", axis, 1000.5 * size), size))
        lines.append(
            nodes.math("LESS_THAN", nodes.math("ABSOLUTE", nodes.math("SUBTRACT", place, 0.5)), 0.013 / size)
        )
    return nodes.math("MAXIMUM", *lines)
