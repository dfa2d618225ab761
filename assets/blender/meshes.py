"""Meshes from primitive solids. A Mesh collects vertices and faces; stage.Stage turns it into an object."""

import math
from typing import List, Sequence, Tuple

from mathutils import Euler, Vector

UP = (0, 0, 1)


class Mesh:
    """Vertices and faces in the making; faces remember whether they are shaded smooth."""

    def __init__(self):
        self.vertices: List[Tuple[float, float, float]] = []
        self.faces: List[Tuple[int, ...]] = []
        self.smooth: List[bool] = []

    def add(self, vertices, faces, smooth=False):
        first = len(self.vertices)
        self.vertices.extend(tuple(v) for v in vertices)
        self.faces.extend(tuple(i + first for i in face) for face in faces)
        self.smooth.extend([smooth] * len(faces))

    def box(self, centre, size, bevel=0.0, rotation=None):
        """A box with chamfered edges; rotation in degrees about x, y, z."""
        half = [max(abs(s) / 2, 1e-4) for s in size]
        bevel = min([bevel] + [h * 0.45 for h in half])
        vertices, faces = _plain_box(half) if bevel <= 1e-5 else _chamfered_box(half, bevel)
        centre = Vector(centre)
        if rotation:
            turn = Euler([math.radians(a) for a in rotation], "XYZ").to_matrix()
            vertices = [turn @ v for v in vertices]
        self.add([v + centre for v in vertices], faces)

    def slab(self, a, b, bevel=0.02):
        """A box between two opposite corners."""
        self.box([(p + q) / 2 for p, q in zip(a, b)], [q - p for p, q in zip(a, b)], bevel)

    def lathe(self, origin, profile, sides=32, axis=UP):
        """A solid of revolution; the profile is a list of (radius, distance along the axis)."""
        along, across, aside = _frame(axis)
        origin, rows = Vector(origin), len(profile)
        vertices = []
        for i in range(sides):
            angle = 2 * math.pi * i / sides
            outwards = across * math.cos(angle) + aside * math.sin(angle)
            vertices += [origin + outwards * r + along * h for r, h in profile]
        faces = []
        for i in range(sides):
            j = (i + 1) % sides
            for k in range(rows - 1):
                faces.append((i * rows + k, j * rows + k, j * rows + k + 1, i * rows + k + 1))
        self.add(vertices, faces, smooth=True)

    def cylinder(self, start, end, radius, end_radius=None, sides=24):
        start, end = Vector(start), Vector(end)
        length = (end - start).length
        far = radius if end_radius is None else end_radius
        edge = min(0.006, radius * 0.12, length * 0.2)
        profile = [
            (0, 0),
            (radius - edge, 0),
            (radius, edge),
            (far, length - edge),
            (far - edge, length),
            (0, length),
        ]
        self.lathe(start, profile, sides, end - start)

    def tube(self, points: Sequence, radius, bend=0.0, sides=14):
        """A round bar along corner points, its corners rounded to `bend`."""
        path = _rounded([Vector(p) for p in points], bend)
        last = len(path) - 1
        across = _frame(path[1] - path[0])[1]
        vertices = []
        for i, point in enumerate(path):
            tangent = (path[min(last, i + 1)] - path[max(0, i - 1)]).normalized()
            across = (across - tangent * across.dot(tangent)).normalized()
            aside = tangent.cross(across)
            for k in range(sides):
                angle = 2 * math.pi * k / sides
                vertices.append(point + (across * math.cos(angle) + aside * math.sin(angle)) * radius)
        faces = []
        for i in range(last):
            for k in range(sides):
                n = (k + 1) % sides
                faces.append((i * sides + k, i * sides + n, (i + 1) * sides + n, (i + 1) * sides + k))
        faces += [tuple(reversed(range(sides))), tuple(range(last * sides, (last + 1) * sides))]
        self.add(vertices, faces, smooth=True)

    def sheet(self, a, b, z):
        """A horizontal rectangle between two corners (x, y)."""
        corners = [(a[0], a[1], z), (b[0], a[1], z), (b[0], b[1], z), (a[0], b[1], z)]
        self.add(corners, [(0, 1, 2, 3)])


def _frame(axis):
    """The axis as a unit vector, and two unit vectors square to it."""
    along = Vector(axis).normalized()
    across = Vector((0, 0, 1)) if abs(along.z) < 0.9 else Vector((1, 0, 0))
    across = (across - along * across.dot(along)).normalized()
    return along, across, along.cross(across)


def _plain_box(half):
    x, y, z = half
    vertices = [Vector((sx * x, sy * y, sz * z)) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    return vertices, faces


_SIGNS = (-1, 1)


def _chamfered_box(half, bevel):
    """Six faces, twelve chamfers and eight corner triangles; each corner has three vertices, one for each face."""
    vertices, index = [], {}
    for corner in [(x, y, z) for x in _SIGNS for y in _SIGNS for z in _SIGNS]:
        for axis in range(3):
            point = [corner[k] * (half[k] - (0 if k == axis else bevel)) for k in range(3)]
            index[(corner, axis)] = len(vertices)
            vertices.append(Vector(point))
    faces = []

    def face(ids, normal):
        a, b, c = (vertices[i] for i in ids[:3])
        outwards = (b - a).cross(c - a).dot(Vector(normal)) > 0
        faces.append(tuple(ids) if outwards else tuple(reversed(ids)))

    for axis in range(3):
        first, second = [k for k in range(3) if k != axis]
        for sign in _SIGNS:
            ring = []
            for p, q in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                corner = [0, 0, 0]
                corner[axis], corner[first], corner[second] = sign, p, q
                ring.append(index[(tuple(corner), axis)])
            face(ring, [sign if k == axis else 0 for k in range(3)])
        for p in _SIGNS:
            for q in _SIGNS:
                low, high = [0, 0, 0], [0, 0, 0]
                for corner, end in ((low, -1), (high, 1)):
                    corner[first], corner[second], corner[axis] = p, q, end
                low, high = tuple(low), tuple(high)
                ring = [
                    index[(low, first)],
                    index[(high, first)],
                    index[(high, second)],
                    index[(low, second)],
                ]
                face(ring, [p if k == first else q if k == second else 0 for k in range(3)])
    for corner in {key[0] for key in index}:
        face([index[(corner, 0)], index[(corner, 1)], index[(corner, 2)]], corner)
    return vertices, faces


def _rounded(points, bend):
    """The polyline with its inner corners replaced by arcs of radius `bend`, or less where a leg is short."""
    if bend <= 0 or len(points) < 3:
        return points
    path = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        path += _arc(before, corner, after, bend)
    return path + [points[-1]]


def _arc(before, corner, after, bend):
    back, ahead = before - corner, after - corner
    if back.length < 1e-6 or ahead.length < 1e-6:
        return []
    u, v = back.normalized(), ahead.normalized()
    angle = math.acos(max(-1, min(1, u.dot(v))))
    if angle > math.pi - 0.02:
        return [corner]
    inset = min(bend / math.tan(angle / 2), back.length * 0.48, ahead.length * 0.48)
    centre = corner + (u + v).normalized() * (inset / math.cos(angle / 2))
    start, end = corner + u * inset - centre, corner + v * inset - centre
    sweep = math.pi - angle
    count = max(3, int(sweep / 0.2))
    return [
        centre
        + (start * math.sin((1 - k / count) * sweep) + end * math.sin(k / count * sweep)) / math.sin(sweep)
        for k in range(count + 1)
    ]
