"""Procedural materials: no image textures. Surfaces carry a little grime and streaking so that they look used."""

from typing import Callable, Dict, Optional

import bpy

from nodes import Nodes, darker, linear
from sky import Sky, add_haze

# Darker than the brand's navy #0f3566, which it becomes in full light.
FASCIA = "#0b2a54"


class Materials:
    """
    Makes each material once, under one sky. `snow` (0 to 1) whitens what faces upwards, `wet` (0 to 1) makes things shine;
    `coat` gives materials of the parts list other looks, by name.
    """

    def __init__(self, sky: Sky, snow: float = 0.0, wet: float = 0.0, coat: Optional[Dict[str, dict]] = None):
        self.sky = sky
        self.snow = snow
        self.wet = wet
        self.looks = {**PARTS, **(coat or {})}
        self._made: Dict[str, bpy.types.Material] = {}

    def __getitem__(self, name: str):
        """A material of the product parts list."""
        if name not in self.looks:
            raise KeyError(f'No material is called "{name}". Add it to PARTS in materials.py.')
        return self.surface(name, **self.looks[name]) if name != "fill" else self.once("fill", self._fill)

    def once(self, name: str, make: Callable[[Nodes], None]):
        if name not in self._made:
            material = bpy.data.materials.new(name)
            material.use_nodes = True
            # Haze glows for the camera only; taken for lamps, all surfaces together would waste half of the samples.
            material.cycles.sample_as_light = False
            make(Nodes(material.node_tree))
            self._made[name] = material
        return self._made[name]

    def surface(self, name: str, **look):
        """Paint, metal, plastic or concrete; see _surface for what a look may say."""
        return self.once(name, lambda nodes: self._surface(nodes, **look))

    def finish(self, nodes: Nodes, principled, shader=None):
        """Adds haze and closes the tree."""
        output = nodes.node("OutputMaterial")
        nodes.link(add_haze(nodes, shader or principled.outputs[0], self.sky), output.inputs["Surface"])

    def snowed(self, nodes: Nodes, colour, position):
        """The colour with snow on what faces upwards."""
        if not self.snow:
            return colour
        facing = nodes.axes(nodes.normal())[2]
        patches = nodes.math("MULTIPLY", nodes.math("SUBTRACT", nodes.noise(position, 1.6, 4, 0.6), 0.5), 0.9)
        cover = nodes.ramp(nodes.math("ADD", facing, patches), (0.55, 0.0), (0.8, 1.0))
        return nodes.mix(nodes.math("MULTIPLY", cover, self.snow), colour, (0.82, 0.86, 0.9, 1))

    def _surface(
        self,
        nodes: Nodes,
        colour: str,
        roughness: float = 0.5,
        metallic: float = 0.0,
        specular: float = 0.5,
        coat: float = 0.0,
        streak: float = 0.0,
        grime: float = 0.0,
        noise: float = 0.06,
        noise_scale: float = 1.3,
        bump: Optional[float] = None,
        spangle: float = 0.0,
        glow: float = 0.0,
    ):
        """`streak`: rain marks; `grime`: dirt near the ground; `spangle`: zinc crystals; `glow`: light of its own; all from 0 to 1."""
        principled = nodes.node("BsdfPrincipled")
        position = nodes.position()
        base = linear(colour)
        blotches = nodes.noise(position, noise_scale, 3, 0.6)
        current = nodes.mix(
            nodes.ramp(blotches, (0.35, 0.0), (0.7, 1.0)), base, darker(base, 1 - noise * 2.2)
        )
        if spangle:
            crystals = nodes.node("TexVoronoi")
            crystals.inputs["Scale"].default_value = 38
            nodes.link(nodes.node("TexCoord").outputs["Object"], crystals.inputs["Vector"])
            grey = nodes.node("RGBToBW")
            nodes.link(crystals.outputs["Color"], grey.inputs[0])
            current = nodes.mix(nodes.math("MULTIPLY", grey.outputs[0], spangle), current, darker(base, 0.55))
        if streak:
            marks = nodes.ramp(
                nodes.noise(nodes.stretched(position, (7, 7, 0.35)), 1, 3, 0.62), (0.5, 0.0), (0.74, 1.0)
            )
            where = nodes.ramp(nodes.noise(position, 0.5, 1), (0.35, 0.25), (0.65, 1.0))
            share = nodes.math("MULTIPLY", nodes.math("MULTIPLY", marks, where), streak)
            current = nodes.mix(share, current, linear("#5b5850"))
        if grime:
            ragged = nodes.math(
                "MULTIPLY", nodes.math("SUBTRACT", nodes.noise(position, 2.2, 3, 0.65), 0.5), 2.2
            )
            height = nodes.math("ADD", nodes.axes(position)[2], ragged)
            low = nodes.ramp(nodes.math("DIVIDE", height, 1.6), (0.1, 1.0), (0.95, 0.0))
            current = nodes.mix(nodes.math("MULTIPLY", low, grime), current, linear("#6a6257"))
        nodes.link(self.snowed(nodes, current, position), principled.inputs["Base Color"])
        uneven = nodes.math("MULTIPLY", nodes.math("SUBTRACT", blotches, 0.5), 0.22)
        shine = roughness * (1 - 0.55 * self.wet)
        nodes.link(nodes.math("ADD", uneven, shine, True), principled.inputs["Roughness"])
        if glow:
            principled.inputs["Emission"].default_value = base
            principled.inputs["Emission Strength"].default_value = glow
        principled.inputs["Metallic"].default_value = metallic
        principled.inputs["Specular"].default_value = specular
        principled.inputs["Clearcoat"].default_value = coat
        principled.inputs["Clearcoat Roughness"].default_value = 0.18
        if bump:
            nodes.link(nodes.bump(nodes.noise(position, 45, 3), 0.004, bump), principled.inputs["Normal"])
        self.finish(nodes, principled)

    def _fill(self, nodes: Nodes):
        """Film fill seen through louvres: dark, finely corrugated."""
        principled = nodes.node("BsdfPrincipled")
        x, _, z = nodes.axes(nodes.position())
        bend = nodes.math("MULTIPLY", nodes.math("SINE", nodes.math("MULTIPLY", z, 20)), 0.012)
        wave = nodes.math("SINE", nodes.math("MULTIPLY", nodes.math("ADD", x, bend), 260))
        share = nodes.math("MULTIPLY", nodes.math("ADD", wave, 1), 0.5)
        nodes.link(
            nodes.ramp(share, (0.2, linear("#0c1115")), (0.9, linear("#2b353c"))),
            principled.inputs["Base Color"],
        )
        principled.inputs["Roughness"].default_value = 0.6
        self.finish(nodes, principled)


def paint(colour, roughness=0.42, **more):
    return dict(colour=colour, roughness=roughness, **more)


def metal(colour, roughness=0.4, metallic=0.85, **more):
    return dict(colour=colour, roughness=roughness, metallic=metallic, **more)


# Looks of the product parts list (assets/model/parts.ts, Material), but for the fill.
PARTS: Dict[str, dict] = {
    "actuator": paint("#d06a1f", 0.38, coat=0.3, noise=0.02),
    "basin": paint("#cfd4d6", coat=0.2, streak=0.24, grime=0.45, noise=0.05),
    "blade": paint("#8fa6b3", 0.32, coat=0.5, noise=0.05),
    "casing": paint("#d6dadb", 0.4, coat=0.2, streak=0.2, grime=0.22, noise=0.03),
    "concrete": paint("#a7a49d", 0.85, specular=0.3, noise=0.14, noise_scale=2.4, grime=0.2, bump=0.35),
    "deck": paint("#b8bcbc", 0.62, specular=0.4, noise=0.1, bump=0.2),
    # Matt: a glossy band turns white under a low sun.
    "fascia": paint(FASCIA, 0.72, specular=0.18, streak=0.08, noise=0.04),
    "fill": {},
    "fins": metal("#c3c9cc", 0.38, 0.8, noise=0.03),
    "galvanised": metal("#b9bfc2", noise=0.05, spangle=0.35, streak=0.12),
    "grating": metal("#8f9699", 0.5, 0.7, noise=0.08),
    "green": paint("#2e8b57", 0.3),
    "louvre": paint("#b4bec2", coat=0.15, streak=0.18, noise=0.04),
    "motor": paint("#4d6474", metallic=0.1, coat=0.2, noise=0.05),
    "panel": paint("#cdd2d3", 0.42, coat=0.15, streak=0.14, grime=0.12, noise=0.02),
    "pipe": paint("#24465c", 0.36, coat=0.35, streak=0.15, noise=0.04),
    "plainPipe": paint("#8c979c", 0.4, metallic=0.3, coat=0.2, streak=0.2, noise=0.05),
    "pump": paint("#2b5f8f", 0.36, coat=0.3, noise=0.04),
    "pvc": paint("#8b9299", 0.38, coat=0.1, noise=0.03),
    "pvcBlue": paint("#4a7fae", 0.38, coat=0.1, noise=0.03),
    "rail": paint("#d9a514", 0.45, coat=0.2, noise=0.08, streak=0.1),
    "red": paint("#b3261e", 0.4, coat=0.3),
    "rubber": paint("#222426", 0.7, noise=0.03),
    "screen": paint("#0d1a24", 0.08, specular=0.6, coat=0.6, noise=0),
    "stack": paint("#e6e8e6", 0.3, coat=0.4, streak=0.14, noise=0.02),
    "stackInside": paint("#a9adad", specular=0.4, streak=0.3, noise=0.08),
    "stainless": metal("#c6c8c9", 0.24, 1, noise=0.02),
    "steelDark": paint("#39424a", 0.45, metallic=0.2, coat=0.1, noise=0.05),
    "tank": paint("#e3e9ec", 0.34, coat=0.1, noise=0.02),
    "trim": paint("#5d6a74", 0.55, specular=0.35, streak=0.1, noise=0.04),
    "tubing": paint("#cfdde6", 0.2),
    "valve": paint("#24435c", coat=0.2),
    "vessel": paint("#2a5c93", 0.28, coat=0.6, noise=0.02),
    "water": paint("#1b3a44", 0.05, specular=0.6, noise=0),
    "white": paint("#eceeee", 0.4, noise=0.01),
    "yellow": paint("#e3b41c", 0.34, coat=0.2, noise=0.02),
}
