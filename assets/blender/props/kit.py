"""A prop in the making: meshes by material, placed together."""

import math

from meshes import Mesh


class Kit:
    def __init__(self, stage):
        self.stage = stage
        self._meshes = {}

    def of(self, material: str) -> Mesh:
        """The mesh of a material of the parts list."""
        return self._mesh(material, self.stage.materials[material])

    def painted(self, colour: str, roughness=0.5, **look) -> Mesh:
        name = f"prop {colour} {roughness}"
        return self._mesh(
            name, self.stage.materials.surface(name, colour=colour, roughness=roughness, **look)
        )

    def place(self, at=(0, 0, 0), turn=0.0):
        """`turn` in degrees about the vertical; a turn of 0 looks along +x."""
        for name, (mesh, material) in self._meshes.items():
            thing = self.stage.add(name, mesh, material, at)
            thing.rotation_euler[2] = math.radians(turn)

    def _mesh(self, name, material):
        if name not in self._meshes:
            self._meshes[name] = (Mesh(), material)
        return self._meshes[name][0]


def ball(mesh: Mesh, centre, radius, squash=1.0, sides=20):
    """A sphere, or a flattened one."""
    rows = 10
    arc = [
        (math.sin(a) * radius, -math.cos(a) * radius * squash)
        for a in (i / rows * math.pi for i in range(rows + 1))
    ]
    mesh.lathe(centre, arc, sides)


def streak(mesh, start, end, radius):
    """A falling drop drawn long, thin at both ends."""
    length = (end - start).length
    spindle = [(0, 0), (radius, length * 0.35), (radius, length * 0.7), (0, length)]
    mesh.lathe(start, spindle, 8, end - start)
