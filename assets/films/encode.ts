/**
 * Encodes frames or filter graphs as the two films a page offers: H.264 in MP4 and VP9 in WebM, without sound.
 * Needs ffmpeg (Debian: `apt-get install ffmpeg`).
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const framesPerSecond = 24;
export const filmSize = { width: 1280, height: 720 };

const output = new URL("../../public/videos/", import.meta.url);
const byteLimit = 2_000_000;

/**
 * @param name file name under public/videos/, without extension.
 * @param input ffmpeg arguments up to and including the filters.
 */
export function encodeFilm(name: string, input: string[]): void {
  mkdirSync(output, { recursive: true });
  const h264 = [
    "-c:v",
    "libx264",
    "-preset",
    "slow",
    "-crf",
    "27",
    "-profile:v",
    "high",
    "-movflags",
    "+faststart",
  ];
  const vp9 = [
    "-c:v",
    "libvpx-vp9",
    "-b:v",
    "0",
    "-crf",
    "41",
    "-row-mt",
    "1",
    "-deadline",
    "good",
    "-cpu-used",
    "3",
  ];
  for (const [extension, codec] of [
    ["mp4", h264],
    ["webm", vp9],
  ] as const) {
    const path = fileURLToPath(new URL(`${name}.${extension}`, output));
    execFileSync("ffmpeg", [
      "-y",
      "-loglevel",
      "error",
      ...input,
      "-pix_fmt",
      "yuv420p",
      "-an",
      ...codec,
      path,
    ]);
    const bytes = statSync(path).size;
    console.log(`${name}.${extension}: ${Math.round(bytes / 1000)} kB`);
    if (bytes > byteLimit)
      throw new Error(`${path} has ${bytes} bytes. Raise its crf: films stay under ${byteLimit}.`);
  }
}
