"""
Renders the frames of a film into assets/out/frames/<film>/; frames that exist are skipped, so it may be stopped.

Run: blender -b --factory-startup --python-exit-code 1 --python assets/blender/film.py -- assembly
     then: node assets/films/build-from-frames.ts assembly
"""

import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from mathutils import Vector  # noqa: E402

import picture  # noqa: E402
from places.studio import studio  # noqa: E402
from places.yard import yard  # noqa: E402
from sky import Sky  # noqa: E402
from stage import Stage  # noqa: E402

FRAMES = os.path.join(HERE, "..", "out", "frames")
SIZE = (1280, 720)

# Steps of the assembly: what is lifted in, at which second, for how long, and from where (m).
STEPS = [
    ("steel", 0.2, 0.9, (0, 0, 3)),
    ("basin", 1.0, 1.0, (0, 0, 5)),
    ("fill", 2.0, 1.2, (0, 0, 6.5)),
    ("wall", 3.2, 0.9, (3.5, 0, 1.5)),
    ("deck", 4.0, 1.0, (0, 0, 6)),
    ("stack", 5.0, 1.1, (0, 0, 4.5)),
    ("rails", 6.1, 0.8, (2, 0, 2.5)),
    ("stair", 6.3, 0.8, (3, 0, 0.5)),
    ("piping", 6.9, 1.0, (0, -4, 0)),
]
CELL_DELAY = 0.28
ASSEMBLY_SECONDS = 9
FRAME_RATE = 12


def assembly():
    """Modules come down one after another while the camera moves slowly round."""
    stage = Stage()
    product = stage.product("modular-2")
    studio(stage, product.size["height"])
    camera = stage.camera((0, -30, 8), (0, 0, 4), 42)
    picture.set_up(*SIZE, 14, 0.08, 0.4, "Medium High Contrast", 3)
    homes = {holder: holder.location.copy() for group in product.steps.values() for holder in group}
    count = ASSEMBLY_SECONDS * FRAME_RATE
    for frame in range(count):
        if is_finished("assembly", frame):
            continue
        for tag, holders in product.steps.items():
            lift(tag, holders, homes, frame / FRAME_RATE)
        circle_round(camera, frame / count)
        save("assembly", frame)


def lift(tag, holders, homes, time):
    name, _, cell = tag.partition(".")
    _, start, duration, offset = next(step for step in STEPS if name.startswith(step[0]))
    progress = (time - start - CELL_DELAY * int(cell or 0)) / duration
    height = (1 - min(1, max(0, progress))) ** 3
    for holder in holders:
        holder.location = homes[holder] + Vector(offset) * height
        for child in holder.children:
            child.hide_render = progress <= 0


def circle_round(camera, share):
    angle = math.radians(-48 + 26 * (0.5 - 0.5 * math.cos(math.pi * share)))
    away = 29.5 - 3 * share
    camera.location = (math.sin(-angle) * away, -math.cos(angle) * away, 8.2 + 1.6 * share)
    camera.rotation_euler = (Vector((0, 0, 4.35)) - camera.location).to_track_quat("-Z", "Y").to_euler()


BLADES = 7
LOOP_FRAMES = 9


def running():
    """One blade pitch of the turning fans: seven blades look the same again after a seventh of a turn, so it loops."""
    stage = Stage(Sky(elevation=34, sun=235, dust=0.5, ozone=3, cloud_brightness=1.25))
    product = stage.product("modular-4")
    yard(stage)
    stage.camera((14, -9, 14.2), (2.6, 0.6, 7.2), 34)
    picture.set_up(*SIZE, 14, 0.07, -0.12)
    homes = [fan.rotation_euler[2] for fan in product.fans]
    for frame in range(LOOP_FRAMES):
        if is_finished("running", frame):
            continue
        for fan, home in zip(product.fans, homes):
            fan.rotation_euler[2] = home + 2 * math.pi / BLADES * frame / LOOP_FRAMES
        save("running", frame)


def is_finished(film, frame):
    return os.path.exists(frame_path(film, frame))


def save(film, frame):
    os.makedirs(os.path.join(FRAMES, film), exist_ok=True)
    picture.render(frame_path(film, frame), bloom=0 if film == "assembly" else 0.05, vignette=0)


def frame_path(film, frame):
    return os.path.join(FRAMES, film, f"{frame:04d}.png")


if __name__ == "__main__":
    for name in sys.argv[sys.argv.index("--") + 1 :]:
        {"assembly": assembly, "running": running}[name]()
