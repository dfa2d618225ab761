"""Trees of three kinds, hedges, and hills on the horizon."""

import math
import random

from mathutils import Vector, noise

from meshes import Mesh
from nodes import darker, linear
from stage import blender_mesh

TREE_HEIGHT = 8.5


class Wood:
    """Plants trees of the stage's season; three meshes are shared by all trees."""

    def __init__(self, stage):
        self.stage = stage
        materials, season = stage.materials, stage.season
        bark = materials.surface("bark", colour="#4b4238", roughness=0.9)
        grow = {"broadleaf": _broadleaf, "conifer": _conifer, "palm": _palm}[season.trees]
        self.kinds = []
        for k in range(3):
            wood, leaves = grow(random.Random(10 + k), season.leafiness)
            meshes = [blender_mesh("trunk", wood, bark)]
            if leaves.faces:
                colour = season.leaves[k % len(season.leaves)]
                material = materials.once(f"leaf {colour}", lambda n, c=colour: _leaf(materials, n, c))
                meshes.append(blender_mesh("crown", leaves, material))
            self.kinds.append(meshes)

    def plant(self, points, seed=1, smallest=0.75, largest=1.2):
        chance = random.Random(seed)
        for point in points:
            size, turn = chance.uniform(smallest, largest), chance.uniform(0, 6.28)
            girth = size * chance.uniform(0.9, 1.15)
            for mesh in chance.choice(self.kinds):
                tree = self.stage.link("tree", mesh)
                tree.location = point
                tree.rotation_euler[2] = turn
                tree.scale = (girth, girth, size)

    def scatter(self, count, x, y, z=0.0, seed=1, smallest=0.75, largest=1.2):
        chance = random.Random(seed)
        points = [(chance.uniform(*x), chance.uniform(*y), z) for _ in range(count)]
        self.plant(points, seed, smallest, largest)


def hills(stage, distance, height, colour, seed=0, width=9000, foot=-2.0, depth=1200, turn=0.0):
    """A ridge `distance` metres behind the stage."""
    columns, rows = 160, 14
    waves = [(1 / 1500, 0.55), (1 / 620, 0.3), (1 / 240, 0.14), (1 / 90, 0.06)]
    vertices = []
    for j in range(rows):
        rise = math.sin(math.pi * j / (rows - 1) * 0.5) ** 1.3
        for i in range(columns):
            x, y = (i / (columns - 1) - 0.5) * width, j / (rows - 1) * depth
            lift = sum(
                share * (noise.noise(Vector((x * f + seed * 7.7, y * f + seed, seed * 3.1 + o))) + 0.55)
                for o, (f, share) in enumerate(waves)
            )
            vertices.append((x, distance + y, foot + max(0, lift) * height * rise))
    faces = [
        (j * columns + i, j * columns + i + 1, (j + 1) * columns + i + 1, (j + 1) * columns + i)
        for j in range(rows - 1)
        for i in range(columns - 1)
    ]
    mesh = Mesh()
    mesh.add(vertices, faces, smooth=True)
    look = dict(colour=colour, roughness=0.95, specular=0.1, noise=0.3, noise_scale=0.012)
    ridge = stage.add("hills", mesh, stage.materials.surface(f"hill {seed} {distance}", **look))
    ridge.rotation_euler[2] = math.radians(turn)


def _leaf(materials, nodes, colour):
    base = linear(colour)
    position = nodes.position()
    patches = nodes.ramp(nodes.noise(position, 1.1, 3), (0.3, 0.0), (0.7, 1.0))
    current = nodes.mix(patches, base, darker(base, 0.45))
    varied = nodes.math("MULTIPLY", nodes.node("ObjectInfo").outputs["Random"], 0.35)
    current = nodes.mix(varied, current, linear("#7c7a3a"))
    current = materials.snowed(nodes, current, position)
    principled = nodes.node("BsdfPrincipled")
    nodes.link(current, principled.inputs["Base Color"])
    principled.inputs["Roughness"].default_value = 0.6
    principled.inputs["Specular"].default_value = 0.2
    through = nodes.node("BsdfTranslucent")
    nodes.link(current, through.inputs[0])
    mixed = nodes.node("MixShader")
    mixed.inputs[0].default_value = 0.3
    nodes.link(principled.outputs[0], mixed.inputs[1])
    nodes.link(through.outputs[0], mixed.inputs[2])
    materials.finish(nodes, principled, mixed.outputs[0])


def _leaf_quad(mesh, centre, normal, spin, size):
    u = normal.orthogonal().normalized()
    u = u * math.cos(spin) + normal.cross(u) * math.sin(spin)
    v = normal.cross(u)
    corners = [(-1, -0.6), (1, -0.6), (0.7, 1), (-0.7, 1)]
    mesh.add([centre + u * size * a + v * size * b for a, b in corners], [(0, 1, 2, 3)])


def _broadleaf(chance, leafiness):
    """A trunk, boughs that end in clumps, and loose leaves round the clumps."""
    h = TREE_HEIGHT
    wood, leaves, clumps = Mesh(), Mesh(), []
    sway = [
        Vector((chance.uniform(-s, s), chance.uniform(-s, s), z))
        for s, z in ((0, 0), (0.1, h * 0.3), (0.4, h * 0.75))
    ]
    wood.tube(sway, 0.14, 0.5, 8)
    for _ in range(15 if leafiness > 0.5 else 34):
        angle, z = chance.uniform(0, 2 * math.pi), h * chance.uniform(0.36, 0.95)
        spread = h * 0.3 * math.sin(max(0.15, min(1, (z / h - 0.22) / 0.78)) * math.pi * 0.86 + 0.25)
        reach = spread * chance.uniform(0.3, 0.95)
        tip = Vector((math.cos(angle) * reach, math.sin(angle) * reach, z))
        clumps.append((tip, h * chance.uniform(0.085, 0.16)))
        wood.tube([(0, 0, h * 0.28), (tip.x * 0.4, tip.y * 0.4, z * 0.72), tip], 0.036, 0.2, 5)
        for _ in range(4 if leafiness < 0.5 else 0):
            twig = tip + Vector((chance.gauss(0, 0.5), chance.gauss(0, 0.5), chance.uniform(0.1, 0.9)))
            wood.tube([tip * 0.85, twig], 0.012, 0, 4)
    for i in range(int(5200 * leafiness)):
        centre, size = chance.choice(clumps)
        away = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 0.75))).normalized()
        normal = (
            away + Vector((chance.gauss(0, 0.6), chance.gauss(0, 0.6), chance.gauss(0.3, 0.6)))
        ).normalized()
        place = centre + away * size * chance.random() ** 0.4 * 1.25
        _leaf_quad(leaves, place, normal, i, chance.uniform(0.08, 0.16))
    return wood, leaves


def _conifer(chance, _leafiness):
    """A straight stem with drooping layers of needles."""
    h = TREE_HEIGHT * 1.15
    wood, leaves = Mesh(), Mesh()
    wood.cylinder((0, 0, 0), (0, 0, h * 0.95), 0.14, 0.03, 8)
    for i in range(4200):
        z = h * (0.14 + 0.86 * chance.random() ** 1.25)
        layer = 0.75 + 0.25 * math.cos(z * 6.5)
        reach = (h - z) * 0.25 * layer * chance.random() ** 0.5 + 0.05
        angle = chance.uniform(0, 2 * math.pi)
        place = Vector((math.cos(angle) * reach, math.sin(angle) * reach, z - reach * 0.35))
        normal = Vector((math.cos(angle) * 0.5, math.sin(angle) * 0.5, 1 + chance.gauss(0, 0.3))).normalized()
        _leaf_quad(leaves, place, normal, i, chance.uniform(0.1, 0.2))
    return wood, leaves


def _palm(chance, _leafiness):
    """A bare leaning stem and a crown of arching fronds."""
    h = TREE_HEIGHT * 0.95
    wood, leaves = Mesh(), Mesh()
    lean = Vector((chance.uniform(-0.6, 0.6), chance.uniform(-0.6, 0.6), h))
    wood.tube([(0, 0, 0), (lean.x * 0.3, lean.y * 0.3, h * 0.55), lean], 0.15, 2, 8)
    for k in range(22):
        angle, lift = k * 2.399, chance.uniform(-0.5, 0.9)
        out = Vector((math.cos(angle), math.sin(angle), 0))
        side, length = Vector((-out.y, out.x, 0)), chance.uniform(2.1, 2.9)
        for j in range(34):
            t = j / 33
            rib = (
                lean + out * length * t * (1 - 0.18 * t) + Vector((0, 0, length * (lift * t - 1.05 * t * t)))
            )
            for s in (-1, 1):
                tip = (
                    rib
                    + side * s * 0.6 * math.sin(math.pi * min(1, t * 0.92 + 0.08))
                    + out * 0.2
                    - Vector((0, 0, 0.22))
                )
                leaves.add([rib, rib + out * 0.09, tip], [(0, 1, 2)])
    return wood, leaves
