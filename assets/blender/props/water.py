"""Water where it runs: drops falling below the fill, sprays of nozzles, a basin's surface, film fill seen from above."""

import math
import random

from mathutils import Vector

from meshes import Mesh
from props.kit import streak


def falling(a, b, count=900, seed=1, size=1.0):
    """Drops drawn long by their fall, in the box between two corners."""

    def add(stage):
        chance, drops = random.Random(seed), Mesh()
        for _ in range(count):
            at = Vector([chance.uniform(p, q) for p, q in zip(a, b)])
            length = chance.uniform(0.06, 0.42) * size
            bottom = max(min(a[2], b[2]), at.z - length)
            streak(drops, at, Vector((at.x, at.y, bottom)), chance.uniform(0.0014, 0.0034) * size)
        stage.add("falling", drops, _drop(stage.materials))

    return add


def sprays(nozzles, drop=0.7, spread=0.6, count=150, seed=2):
    """A hollow cone of drops below each nozzle (x, y, z)."""

    def add(stage):
        chance, drops = random.Random(seed), Mesh()
        for nozzle in nozzles:
            for _ in range(count):
                turn, reach = chance.uniform(0, 2 * math.pi), chance.uniform(0.55, 1.0) * spread
                aim = Vector((math.cos(turn) * reach, math.sin(turn) * reach, -drop))
                start = chance.uniform(0.02, 0.85)
                end = min(1.0, start + chance.uniform(0.05, 0.22))
                bow = lambda s: Vector(nozzle) + Vector((aim.x * s, aim.y * s, aim.z * s**1.6))
                streak(drops, bow(start), bow(end), chance.uniform(0.0014, 0.0032))
        stage.add("sprays", drops, _drop(stage.materials))

    return add


def surface(a, b, z, ripple=1.0):
    """Open water between two corners (x, y), rippled by what falls into it."""

    def add(stage):
        mesh = Mesh()
        mesh.sheet(a, b, z)
        stage.add(
            "water", mesh, stage.materials.once(f"rippled {ripple}", lambda n: _rippled(stage, n, ripple))
        )

    return add


def film_fill(a, b, top, pitch=0.022, colour="#39444b"):
    """Packs of film fill seen from above: folded sheets on edge, with joints between packs."""

    def add(stage):
        mesh = Mesh()
        count = int((b[1] - a[1]) / pitch)
        folds = int((b[0] - a[0]) / 0.05)
        for i in range(count):
            y = a[1] + i * pitch
            side = 1 if i % 2 else -1
            line = [(a[0] + k * 0.05, y + side * (0.009 if k % 2 else -0.009)) for k in range(folds + 1)]
            vertices = [(x, v, z) for x, v in line for z in (top - 0.14, top)]
            faces = [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(folds)]
            mesh.add(vertices, faces)
        stage.add(
            "film fill", mesh, stage.materials.surface("film fill", colour=colour, roughness=0.35, noise=0.1)
        )
        under = Mesh()
        under.sheet(a, b, top - 0.14)
        stage.add("under fill", under, stage.materials.surface("under fill", colour="#0b0e10", roughness=0.9))

    return add


def _drop(materials):
    return materials.once("drop", _clear_drop)


def _clear_drop(nodes):
    """Water in motion: mostly clear, with a pale sheen in its middle."""
    sheen, clear, mixed = (nodes.node(kind) for kind in ("BsdfPrincipled", "BsdfTransparent", "MixShader"))
    sheen.inputs["Base Color"].default_value = (0.78, 0.86, 0.9, 1)
    sheen.inputs["Roughness"].default_value = 0.15
    facing = nodes.node("LayerWeight").outputs["Facing"]
    nodes.link(nodes.math("MULTIPLY", nodes.math("SUBTRACT", 1, facing), 0.5), mixed.inputs[0])
    nodes.link(clear.outputs[0], mixed.inputs[1])
    nodes.link(sheen.outputs[0], mixed.inputs[2])
    nodes.link(mixed.outputs[0], nodes.node("OutputMaterial").inputs["Surface"])


def _rippled(stage, nodes, ripple):
    principled = nodes.node("BsdfPrincipled")
    position = nodes.position()
    rings = nodes.node("TexVoronoi")
    rings.inputs["Scale"].default_value = 5
    nodes.link(position, rings.inputs["Vector"])
    wave = nodes.math("SINE", nodes.math("MULTIPLY", rings.outputs["Distance"], 46))
    fade = nodes.ramp(rings.outputs["Distance"], (0.0, 1.0), (0.6, 0.0))
    height = nodes.math("ADD", nodes.math("MULTIPLY", wave, fade), nodes.noise(position, 3, 4))
    nodes.link(nodes.bump(height, 0.012 * ripple, 0.7), principled.inputs["Normal"])
    principled.inputs["Base Color"].default_value = (0.012, 0.035, 0.042, 1)
    principled.inputs["Roughness"].default_value = 0.06
    principled.inputs["Specular"].default_value = 0.7
    stage.materials.finish(nodes, principled)
