"""Cycles settings, noise filter and photographic finish. Blender 3.4 from Debian has no denoiser of its own."""

import math
import os
import time

import bpy
import numpy as np
from denoise import denoise

HERE = os.path.dirname(os.path.abspath(__file__))
WORK = os.path.join(HERE, "..", "out", "work")
PASSES = {"colour": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}


def set_up(width, height, samples, threshold=0.03, exposure=0.0, look="Medium High Contrast", bounces=5):
    """`threshold` is Cycles' adaptive noise threshold; 0 takes all samples everywhere."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = threshold > 0
    cycles.adaptive_threshold = max(threshold, 1e-4)
    cycles.adaptive_min_samples = 24 if samples > 24 else max(4, samples // 2)
    cycles.use_denoising = False
    cycles.max_bounces = bounces
    cycles.diffuse_bounces = cycles.glossy_bounces = 3
    cycles.transmission_bounces = 2
    cycles.transparent_max_bounces = 14
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 6
    cycles.sample_clamp_direct = 14
    cycles.blur_glossy = 0.6
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = look
    scene.view_settings.exposure = exposure


def render(path, bloom=0.05, vignette=0.1):
    """Renders the scene, filters noise, adds bloom and vignette, writes a PNG."""
    started = time.time()
    layers = _render_passes(os.path.splitext(os.path.basename(path))[0])
    rendered = time.time()
    colour = _denoised(layers)
    if bloom:
        colour = colour + _bloom(colour) * bloom * 4
    if vignette:
        colour = colour * _vignette(colour.shape, vignette)
    _save(path, np.maximum(colour, 0))
    print(
        f"@@ {path} rendered {rendered - started:.0f} s, finished {time.time() - rendered:.0f} s", flush=True
    )


def _render_passes(name):
    os.makedirs(WORK, exist_ok=True)
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    output = tree.nodes.new("CompositorNodeOutputFile")
    output.base_path = WORK
    output.format.file_format = "OPEN_EXR"
    output.format.color_depth = "32"
    output.file_slots.clear()
    for key, socket in PASSES.items():
        output.file_slots.new(f"{name}_{key}_")
        tree.links.new(source.outputs[socket], output.inputs[-1])
    tree.links.new(source.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
    bpy.ops.render.render()
    return {key: _read(os.path.join(WORK, f"{name}_{key}_{scene.frame_current:04d}.exr")) for key in PASSES}


def _read(path):
    """An EXR as rows from bottom to top; removes the file."""
    image = bpy.data.images.load(path)
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    os.remove(path)
    return pixels.reshape(height, width, 4)[..., :3]


def _denoised(layers):
    colour = np.maximum(np.nan_to_num(layers["colour"], nan=0, posinf=50, neginf=0), 0)
    upright = [plane[::-1] for plane in (colour, layers["albedo"], layers["normal"])]
    return denoise(*upright)[::-1]


def _bloom(colour, step=8):
    """A soft glow of what is brighter than white, made at an eighth of the size."""
    height, width = colour.shape[:2]
    rows, columns = height // step, width // step
    small = np.minimum(colour[: rows * step, : columns * step], 6)
    small = np.maximum(small.reshape(rows, step, columns, step, 3).mean((1, 3)) - 0.9, 0)
    for axis in (0, 1):
        weights = {offset: math.exp(-((offset / 4.0) ** 2)) for offset in range(-9, 10)}
        small = sum(np.roll(small, o, axis) * w for o, w in weights.items()) / sum(weights.values())
    return _enlarged(small, height, width, step)


def _enlarged(small, height, width, step):
    """Bilinear enlargement."""
    rows, columns = small.shape[:2]
    y = (np.arange(height) / step - 0.5).clip(0, rows - 1.001)
    x = (np.arange(width) / step - 0.5).clip(0, columns - 1.001)
    top, left = y.astype(int), x.astype(int)
    down, across = (y - top)[:, None, None], (x - left)[None, :, None]
    upper = small[top][:, left] * (1 - across) + small[top][:, left + 1] * across
    lower = small[top + 1][:, left] * (1 - across) + small[top + 1][:, left + 1] * across
    return upper * (1 - down) + lower * down


def _vignette(shape, strength):
    y, x = np.mgrid[0 : shape[0], 0 : shape[1]]
    distance = ((x / shape[1] - 0.5) ** 2 * 1.1 + (y / shape[0] - 0.5) ** 2) * 2
    return (1 - strength * 1.6 * distance**1.3)[..., None]


def _save(path, colour):
    scene = bpy.context.scene
    height, width = colour.shape[:2]
    image = bpy.data.images.new("finished", width, height, float_buffer=True, alpha=True)
    pixels = np.concatenate([colour, np.ones((height, width, 1))], -1).astype(np.float32)
    image.pixels.foreach_set(np.ascontiguousarray(pixels).ravel())
    image.update()
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = "PNG", "RGB", "8"
    scene.render.dither_intensity = 1
    image.save_render(path, scene=scene)
    bpy.data.images.remove(image)
