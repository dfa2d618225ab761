"""
Renders named pictures into assets/out/renders/.

Run: blender -b --factory-startup --python-exit-code 1 --python assets/blender/shots.py -- st-sf st-scp [draft] [again]
`draft` renders quickly at a quarter of the size; without `again`, finished pictures are left as they are.
"""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import picture  # noqa: E402
from hero_shots import HEROES  # noqa: E402
from project_shots import PROJECTS  # noqa: E402
from studio_shots import STUDIO  # noqa: E402

OUTPUT = os.path.join(HERE, "..", "out", "renders")
SHOTS = {**STUDIO, **HEROES, **PROJECTS}


def main(arguments):
    flags = {"draft", "again"} & set(arguments)
    names = [a for a in arguments if a not in flags]
    unknown = [n for n in names if n not in SHOTS]
    if unknown:
        raise SystemExit(f"Unknown shots: {', '.join(unknown)}. There are: {', '.join(SHOTS)}.")
    os.makedirs(OUTPUT, exist_ok=True)
    for name in names:
        take(name, "draft" in flags, "again" in flags)


def take(name, draft, again):
    path = os.path.join(OUTPUT, f"{name}{'.draft' if draft else ''}.png")
    if os.path.exists(path) and not (again or draft):
        return
    shot = SHOTS[name]
    shot.build()
    width, height = shot.size
    samples, threshold = shot.samples, shot.threshold
    if draft:
        width, height, samples, threshold = width // 4, height // 4, 8, 0.1
    picture.set_up(width, height, samples, threshold, shot.exposure, shot.look)
    picture.render(path)


if __name__ == "__main__":
    main(sys.argv[sys.argv.index("--") + 1 :])
