#!/bin/sh
# Renders shots one after another at idle priority; finished pictures are skipped, so it may be stopped and run again.
# Run: sh assets/blender/render.sh st-sf hero-modular …
cd "$(dirname "$0")/../.." || exit 1
[ -d assets/out/parts ] || node assets/model/build-parts.ts
for shot in "$@"; do
  chrt -i 0 nice -n 19 blender -b --factory-startup --python-exit-code 1 --python assets/blender/shots.py -- "$shot" |
    grep -E '@@|^Error: Python|rror:.*Error'
done
