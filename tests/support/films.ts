import { readFileSync } from "node:fs";

/** Films of a second with a moving test picture, 160 × 90 px, made with ffmpeg: H.264 in MP4, VP9 in WebM, and H.265 in MP4. */
export function aFilm(name: "tower.mp4" | "tower.webm" | "unplayable.mp4" = "tower.mp4"): Buffer {
  return readFileSync(new URL(`./films/${name}`, import.meta.url));
}
