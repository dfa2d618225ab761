import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** One second, 160 × 90 px, made with ffmpeg: H.264 in MP4, VP9 in WebM, and H.265 in MP4. */
type TestFilm = "tower.mp4" | "tower.webm" | "unplayable.mp4";

export function filmFile(name: TestFilm): string {
  return fileURLToPath(new URL(`./films/${name}`, import.meta.url));
}

export function aFilm(name: TestFilm = "tower.mp4"): Buffer {
  return readFileSync(filmFile(name));
}
