"""Removes the noise of few samples with Intel Open Image Denoise's network, computed with NumPy.

Blender 3.4 from Debian is built without a denoiser. `oidn/rt_hdr_alb_nrm.tza` holds the weights of Open Image Denoise for a
rendered picture with its albedo and normals (Apache License 2.0, https://github.com/RenderKit/oidn-weights); network, file
format and transfer function are those of https://github.com/RenderKit/oidn. A fast BLAS (Debian: libopenblas0-pthread) makes a
picture in seconds instead of a minute.
"""

import math
import os
import struct

import numpy as np

WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "oidn", "rt_hdr_alb_nrm.tza")
# Four times halved.
ALIGNMENT = 16
# Rows of a convolution computed at once; bounds memory.
BAND = 8


def denoise(colour, albedo, normal):
    """The picture without noise. All are height × width × 3 with rows from top to bottom: `colour` in linear light, `albedo` from
    0 to 1, `normal` from −1 to 1."""
    height, width = colour.shape[:2]
    scale = _exposure(colour)
    planes = [_encoded(colour * scale), np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5]
    padding = ((0, -height % ALIGNMENT), (0, -width % ALIGNMENT), (0, 0))
    picture = np.pad(np.concatenate(planes, -1), padding, mode="symmetric").transpose(2, 0, 1)
    result = _network(np.ascontiguousarray(picture, np.float32), _weights(WEIGHTS))
    return _decoded(result[:, :height, :width].transpose(1, 2, 0)) / scale


def _network(picture, weights):
    def conv(x, name):
        return _convolution(x, weights[name + ".weight"], weights[name + ".bias"])

    pools = [picture, _halved(conv(conv(picture, "enc_conv0"), "enc_conv1"))]
    for level in (2, 3, 4):
        pools.append(_halved(conv(pools[-1], f"enc_conv{level}")))
    x = conv(conv(pools.pop(), "enc_conv5a"), "enc_conv5b")
    for level in (4, 3, 2, 1):
        x = np.concatenate([x.repeat(2, 1).repeat(2, 2), pools.pop()])
        x = conv(conv(x, f"dec_conv{level}a"), f"dec_conv{level}b")
    return conv(x, "dec_conv0")


def _convolution(x, weight, bias):
    """3 × 3 with zero padding, then ReLU."""
    channels, height, width = x.shape
    padded = np.pad(x, ((0, 0), (1, 1), (1, 1)))
    kernel = weight.reshape(len(weight), -1)
    result = np.empty((len(weight), height, width), np.float32)
    shifts = np.empty((channels, 9, BAND, width), np.float32)
    for top in range(0, height, BAND):
        rows = min(BAND, height - top)
        for dy, dx in np.ndindex(3, 3):
            shifts[:, 3 * dy + dx, :rows] = padded[:, top + dy : top + dy + rows, dx : dx + width]
        columns = shifts[:, :, :rows].reshape(channels * 9, rows * width)
        result[:, top : top + rows] = (kernel @ columns).reshape(-1, rows, width)
    result += bias[:, None, None]
    return np.maximum(result, 0, out=result)


def _halved(x):
    channels, height, width = x.shape
    return x.reshape(channels, height // 2, 2, width // 2, 2).max((2, 4))


def _weights(path):
    """The tensors of a TZA file by name."""
    with open(path, "rb") as file:
        data = file.read()
    magic, major, _, table = struct.unpack_from("<HBBQ", data)
    if (magic, major) != (0x41D7, 2):
        raise ValueError(f"{path} is not a TZA file of version 2")
    (count,) = struct.unpack_from("<I", data, table)
    at, tensors = table + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        dimensions = data[at]
        shape = struct.unpack_from(f"<{dimensions}I", data, at + 1)
        # The layout follows, one letter for each dimension.
        kind, offset = struct.unpack_from("<cQ", data, at + 1 + 5 * dimensions)
        at += 10 + 5 * dimensions
        number = {b"f": np.float32, b"h": np.float16}[kind]
        values = np.frombuffer(data, number, math.prod(shape), offset)
        tensors[name] = values.reshape(shape).astype(np.float32)
    return tensors


def _exposure(colour):
    """The factor that brings the picture's mean luminance to middle grey."""
    luminance = colour @ np.array([0.212671, 0.71516, 0.072169])
    return 0.18 / 2 ** np.log2(luminance + 1e-4).mean()


# The transfer function: linear in the dark, then a power, then logarithmic, brightest at 65,504.
A, B, C, D = 1.41283765e03, 1.64593172e00, 4.31384981e-01, -2.94139609e-03
E, F, G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
DARK, BRIGHT = (1.57945760e-06, 2.23151711e-03), (3.22087631e-02, 3.70974749e-01)
WHITE = E * math.log(65504 + F) + G


def _encoded(light):
    light = np.clip(light, 0, 65504)
    power = B * np.maximum(light, DARK[0]) ** C + D
    values = np.where(light <= DARK[0], A * light, np.where(light <= BRIGHT[0], power, E * np.log(light + F) + G))
    return values / WHITE


def _decoded(values):
    values = np.clip(values * WHITE, 0, WHITE)
    power = (np.maximum(values - D, 0) / B) ** (1 / C)
    return np.where(
        values <= DARK[1], values / A, np.where(values <= BRIGHT[1], power, np.exp((values - G) / E) - F)
    )
