"""
People at work in helmet and vest, about 1.75 m tall: for scale, and in pictures of projects only where they take up less
than an eighth of the height; larger ones look like dolls.
"""

from dataclasses import dataclass
from typing import Tuple

from meshes import Mesh
from props.kit import Kit, ball

Limb = Tuple[Tuple[float, float, float], ...]

ORANGE, LIME, RED = "#e0561a", "#b9cf1f", "#b3261e"


@dataclass(frozen=True)
class Pose:
    """Joints in metres, x ahead, y to the left: legs from the hip, arms from the shoulder; `drop` lowers the body."""

    legs: Tuple[Limb, Limb]
    arms: Tuple[Limb, Limb]
    drop: float = 0.0
    lean: float = 0.0


_REST = ((0.0, 0.26, 1.12), (0.1, 0.24, 0.93))
STAND = Pose(
    (((0.01, 0.1, 0.5), (0.0, 0.11, 0.08)), ((0.03, -0.1, 0.5), (0.05, -0.12, 0.08))),
    (_REST, ((0.02, -0.26, 1.12), (0.12, -0.22, 0.94))),
)
WALK = Pose(
    (((0.16, 0.1, 0.5), (0.3, 0.1, 0.09)), ((-0.06, -0.1, 0.5), (-0.34, -0.1, 0.14))),
    (((-0.1, 0.26, 1.14), (-0.12, 0.25, 0.9)), ((0.14, -0.26, 1.14), (0.34, -0.24, 1.0))),
    lean=0.04,
)
READ = Pose(
    (((0.01, 0.1, 0.5), (0.0, 0.11, 0.08)), ((0.03, -0.1, 0.5), (0.05, -0.12, 0.08))),
    (((0.04, 0.27, 1.14), (0.32, 0.1, 1.12)), ((0.04, -0.27, 1.14), (0.32, -0.1, 1.12))),
)
POINT = Pose(
    STAND.legs,
    (_REST, ((0.26, -0.28, 1.4), (0.54, -0.3, 1.52))),
)
REACH = Pose(
    STAND.legs,
    (((0.24, 0.22, 1.3), (0.46, 0.12, 1.34)), ((0.24, -0.22, 1.24), (0.46, -0.12, 1.2))),
    lean=0.05,
)
KNEEL = Pose(
    (((0.36, 0.12, 0.5), (0.34, 0.12, 0.08)), ((0.05, -0.12, 0.07), (-0.36, -0.12, 0.07))),
    (((0.2, 0.26, 0.82), (0.46, 0.14, 0.78)), ((0.2, -0.26, 0.82), (0.46, -0.14, 0.7))),
    drop=0.42,
    lean=0.12,
)


def person(at, turn=0.0, pose=STAND, vest=ORANGE, helmet="white"):
    """A prop: someone at a place, looking along `turn` (degrees; 0 is +x)."""

    def add(stage):
        kit = Kit(stage)
        hip, shoulder = 0.93 - pose.drop, 1.43 - pose.drop
        cloth, coat = kit.painted("#26324a", 0.85), kit.painted(vest, 0.75)
        for side, leg in zip((1, -1), pose.legs):
            _limb(cloth, (0, 0.09 * side, hip), leg, 0.088)
            _boot(kit.painted("#1d1a17", 0.6), leg[-1])
        for side, arm in zip((1, -1), pose.arms):
            _limb(kit.painted("#2e3d5c", 0.85), (pose.lean, 0.2 * side, shoulder - 0.03), arm, 0.062)
            ball(kit.painted("#3a3a38", 0.8), arm[-1], 0.055, 1.0, 12)
        _torso(coat, hip, shoulder, pose.lean)
        _torso(kit.painted("#dfe3d6", 0.35), hip + 0.12, hip + 0.17, pose.lean * 0.3, 1.03)
        _torso(kit.painted("#dfe3d6", 0.35), hip + 0.27, hip + 0.32, pose.lean * 0.6, 1.04)
        _head(kit, pose.lean * 1.4, shoulder, helmet)
        if pose is READ:
            kit.painted("#20262b", 0.3).box((0.4, 0, 1.17), (0.2, 0.28, 0.015), 0.005, (0, -35, 0))
        kit.place(at, turn)

    return add


def _limb(mesh: Mesh, start, joints, radius):
    x, y, z = joints[0]
    mesh.cylinder(start, (x, y, z), radius, radius * 0.86, 16)
    ball(mesh, (x, y, z), radius * 0.87, 1.0, 14)
    mesh.cylinder((x, y, z), joints[1], radius * 0.86, radius * 0.68, 16)


def _boot(mesh: Mesh, ankle):
    x, y, z = ankle
    mesh.box((x + 0.06, y, z - 0.025), (0.29, 0.11, 0.11), 0.035)


def _torso(mesh: Mesh, low, high, lean, girth=1.0):
    """A body that is wider than deep, narrowing a little to the waist."""
    shape = [
        (0.0, 0),
        (0.155, 0),
        (0.16, 0.1),
        (0.15, 0.35),
        (0.175, 0.68),
        (0.17, 0.86),
        (0.1, 1.0),
        (0, 1.04),
    ]
    if girth != 1.0:
        shape = [(0.155, 0), (0.158, 0), (0.158, 1), (0.155, 1)]
    part = Mesh()
    part.lathe((0, 0, 0), [(r * girth, h) for r, h in shape], 28)
    points = [
        (x * 0.78 + lean * (z if girth == 1 else 1), y * 1.25, low + z * (high - low))
        for x, y, z in part.vertices
    ]
    mesh.add(points, part.faces, smooth=True)


def _head(kit, lean, shoulder, helmet):
    skin = kit.painted("#b58a6c", 0.6)
    skin.cylinder((lean, 0, shoulder - 0.02), (lean, 0, shoulder + 0.08), 0.06, sides=14)
    ball(skin, (lean + 0.015, 0, shoulder + 0.16), 0.098, 1.18)
    shell = kit.of(helmet)
    dome = [(0.0, 0.155), (0.06, 0.145), (0.105, 0.105), (0.13, 0.04), (0.135, 0.0)]
    shell.lathe((lean, 0, shoulder + 0.195), dome[::-1], 24)
    brim = [(0.13, 0), (0.165, -0.008), (0.13, 0.014)]
    shell.lathe((lean + 0.015, 0, shoulder + 0.195), brim, 24)
