"""A short notation for Blender's shader node trees."""

import bpy


def linear(hex_colour):
    """'#rrggbb' as linear RGBA."""
    values = [int(hex_colour.lstrip("#")[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values) + (1,)


def darker(colour, share):
    return tuple(c * share for c in colour[:3]) + (1,)


class Nodes:
    """Adds nodes to a tree; sockets may be given as numbers, colours or other nodes' outputs."""

    def __init__(self, tree):
        self.tree = tree
        tree.nodes.clear()

    def node(self, kind, **settings):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for name, value in settings.items():
            setattr(node, name, value)
        return node

    def link(self, output, socket):
        self.tree.links.new(output, socket)

    def set(self, socket, value):
        """Links an output, or sets a constant."""
        if isinstance(value, bpy.types.NodeSocket):
            self.link(value, socket)
        else:
            socket.default_value = value

    def math(self, operation, a, b=None, clamp=False):
        node = self.node("Math", operation=operation, use_clamp=clamp)
        self.set(node.inputs[0], a)
        if b is not None:
            self.set(node.inputs[1], b)
        return node.outputs[0]

    def mix(self, share, a, b):
        node = self.node("MixRGB")
        for socket, value in zip(node.inputs, (share, a, b)):
            self.set(socket, value)
        return node.outputs[0]

    def ramp(self, value, *stops):
        """A colour ramp; stops are (position, grey value or colour)."""
        node = self.node("ValToRGB")
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = colour if isinstance(colour, tuple) else (colour, colour, colour, 1)
        self.link(value, node.inputs[0])
        return node.outputs[0]

    def noise(self, vector, scale, detail=4, roughness=0.55, distortion=0.0):
        node = self.node("TexNoise")
        for name, value in (
            ("Scale", scale),
            ("Detail", detail),
            ("Roughness", roughness),
            ("Distortion", distortion),
        ):
            node.inputs[name].default_value = value
        self.link(vector, node.inputs["Vector"])
        return node.outputs["Fac"]

    def stretched(self, vector, scale, location=(0, 0, 0), rotation=(0, 0, 0)):
        node = self.node("Mapping")
        node.inputs["Scale"].default_value = scale
        node.inputs["Location"].default_value = location
        node.inputs["Rotation"].default_value = rotation
        self.link(vector, node.inputs["Vector"])
        return node.outputs[0]

    def axes(self, vector):
        node = self.node("SeparateXYZ")
        self.link(vector, node.inputs[0])
        return node.outputs

    def vector(self, x, y, z=0.0):
        node = self.node("CombineXYZ")
        for socket, value in zip(node.inputs, (x, y, z)):
            self.set(socket, value)
        return node.outputs[0]

    def position(self):
        return self.node("NewGeometry").outputs["Position"]

    def normal(self):
        return self.node("NewGeometry").outputs["Normal"]

    def bump(self, height, distance, strength):
        node = self.node("Bump")
        node.inputs["Distance"].default_value = distance
        self.set(node.inputs["Strength"], strength)
        self.link(height, node.inputs["Height"])
        return node.outputs[0]
