/**
 * Encodes films whose frames Blender has rendered (assets/blender/film.py).
 * Run: `node assets/films/build-from-frames.ts assembly running`.
 */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { encodeFilm, framesPerSecond } from "./encode.ts";

const frameFolder = new URL("../out/frames/", import.meta.url);

/** How frames become a film: rendered frames a second, and filters. */
const films: Record<string, { rate: number; loops: number; filters: string }> = {
  // Twelve rendered frames a second; the ones between are interpolated. The finished tower stands for a while.
  assembly: {
    rate: 12,
    loops: 0,
    filters: `minterpolate=fps=${framesPerSecond}:mi_mode=mci,tpad=stop_mode=clone:stop_duration=1.5`,
  },
  // A loop of one blade pitch, repeated, under a slow move towards the fans.
  running: {
    rate: framesPerSecond,
    loops: 24,
    filters:
      "scale=3840:-1,zoompan=z='1+0.0006*on':x='(iw-iw/zoom)*0.55':y='(ih-ih/zoom)*0.65':d=1:s=1280x720:fps=24",
  },
};

for (const name of process.argv.slice(2)) {
  const film = films[name];
  // Joined after the path is decoded: "%04d" is ffmpeg's, not an escape of the URL.
  const frames = `${fileURLToPath(new URL(`${name}/`, frameFolder))}%04d.png`;
  if (!film || !existsSync(new URL(`${name}/0000.png`, frameFolder))) {
    throw new Error(
      `There are no frames of "${name}". Run assets/blender/film.py first: ${Object.keys(films).join(", ")}.`,
    );
  }
  const repeat = film.loops > 0 ? ["-stream_loop", String(film.loops)] : [];
  encodeFilm(name, [...repeat, "-framerate", String(film.rate), "-i", frames, "-vf", film.filters]);
}
