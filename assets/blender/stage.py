"""The stage: an empty scene with its sky, materials and season, to which places and products are added."""

import json
import math
import os
from dataclasses import dataclass, field
from typing import Dict, List, Optional, Sequence

import bpy
from mathutils import Vector

from materials import Materials
from meshes import Mesh
from season import SUMMER, Season
from sky import Sky, build_world

HERE = os.path.dirname(os.path.abspath(__file__))
PARTS_FOLDER = os.path.join(HERE, "..", "out", "parts")
SMOOTH_UNDER = math.radians(38)


class Stage:
    """With `sky=None` the stage has no world yet; a studio brings its own light. `coat`: see Materials."""

    def __init__(self, sky: Sky = None, season: Season = SUMMER, coat: Optional[Dict[str, dict]] = None):
        bpy.ops.wm.read_factory_settings(use_empty=True)
        self.sky = sky or Sky(haze=0)
        self.season = season
        self.materials = Materials(self.sky, season.snow, season.wet, coat)
        self._product_meshes: Dict[str, list] = {}
        if sky:
            build_world(sky)

    def link(self, name, data, parent=None):
        thing = bpy.data.objects.new(name, data)
        thing.parent = parent
        bpy.context.scene.collection.objects.link(thing)
        return thing

    def add(self, name: str, mesh: Mesh, material, at=(0, 0, 0), smooth_under=SMOOTH_UNDER):
        thing = self.link(name, blender_mesh(name, mesh, material, smooth_under))
        thing.location = at
        return thing

    def slab(self, name, a, b, material, bevel=0.02):
        """A box between two corners, placed so that its own origin is its centre (facades vary by object)."""
        mesh = Mesh()
        mesh.box((0, 0, 0), [q - p for p, q in zip(a, b)], bevel)
        return self.add(name, mesh, material, [(p + q) / 2 for p, q in zip(a, b)])

    def sheet(self, name, a, b, z, material):
        mesh = Mesh()
        mesh.sheet(a, b, z)
        return self.add(name, mesh, material)

    def camera(self, at, target, lens=35, shift=(0, 0), level=False):
        """`level` keeps verticals straight: the camera looks horizontally and `shift` frames the picture."""
        camera = bpy.data.cameras.new("camera")
        camera.lens = lens
        camera.shift_x, camera.shift_y = shift
        camera.clip_end = 40000
        thing = self.link("camera", camera)
        thing.location = at
        aim = Vector((target[0], target[1], at[2] if level else target[2])) - Vector(at)
        thing.rotation_euler = aim.to_track_quat("-Z", "Y").to_euler()
        bpy.context.scene.camera = thing
        return thing

    def product(self, name: str, at=(0, 0, 0), turn=0.0, without: Sequence[str] = ()) -> "PlacedProduct":
        """Brings in a product from the parts list, `without` some of its groups."""
        path = os.path.join(PARTS_FOLDER, f"{name}.json")
        if not os.path.exists(path):
            raise FileNotFoundError(f"{path} is missing. Run: node assets/model/build-parts.ts")
        with open(path) as file:
            parts = json.load(file)
        root = self.link(name, None)
        root.location = at
        root.rotation_euler[2] = math.radians(turn)
        placed = PlacedProduct(parts["size"])
        meshes = self._product_meshes
        for placement in parts["placements"]:
            if placement["group"] in without:
                continue
            group = f"{name}.{placement['group']}"
            if group not in meshes:
                meshes[group] = group_meshes(group, parts["groups"][placement["group"]], self.materials)
            holder = self.link(group, None, root)
            holder.location = placement["at"]
            holder.rotation_euler[2] = math.radians(placement["turn"])
            for mesh in meshes[group]:
                self.link(mesh.name, mesh, holder)
            placed.steps.setdefault(placement["tag"], []).append(holder)
            if placement["spins"]:
                placed.fans.append(holder)
        return placed


@dataclass
class PlacedProduct:
    size: Dict[str, float]
    # Groups by assembly step, for films.
    steps: Dict[str, list] = field(default_factory=dict)
    fans: List = field(default_factory=list)


def blender_mesh(name, mesh: Mesh, material, smooth_under=SMOOTH_UNDER):
    data = bpy.data.meshes.new(name)
    data.from_pydata(mesh.vertices, [], mesh.faces)
    data.polygons.foreach_set("use_smooth", mesh.smooth)
    data.use_auto_smooth = True
    data.auto_smooth_angle = smooth_under
    data.materials.append(material)
    data.update()
    return data


def group_meshes(name, parts, materials: Materials):
    """One mesh for each material of a group."""
    by_material: Dict[str, Mesh] = {}
    for part in parts:
        add_part(by_material.setdefault(part["material"], Mesh()), part)
    return [blender_mesh(f"{name}.{key}", mesh, materials[key]) for key, mesh in by_material.items()]


def add_part(mesh: Mesh, part):
    kind = part["kind"]
    if kind == "box":
        mesh.box(part["centre"], part["size"], part["bevel"], part.get("rotation"))
    elif kind == "cylinder":
        mesh.cylinder(part["from"], part["to"], part["radius"], part.get("endRadius"), part["sides"])
    elif kind == "lathe":
        mesh.lathe(part["origin"], part["profile"], part["sides"], part["axis"])
    elif kind == "tube":
        mesh.tube(part["points"], part["radius"], part["bend"], part["sides"])
    elif kind == "mesh":
        mesh.add(part["vertices"], part["faces"], part["smooth"])
    else:
        raise ValueError(f'Parts of kind "{kind}" are unknown. Add it to add_part in stage.py.')
