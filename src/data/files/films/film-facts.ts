import { mp4Facts } from "./mp4.ts";
import type { FilmFacts, FilmProblem, ReadBytes } from "./read-bytes.ts";
import { webmFacts } from "./webm.ts";

/** Containers that browsers play, with the marks by which a file begins. */
const containers = {
  mp4: { contentType: "video/mp4", begins: (start: Buffer) => start.toString("latin1", 4, 8) === "ftyp" },
  webm: { contentType: "video/webm", begins: (start: Buffer) => start.readUInt32BE(0) === 0x1a45dfa3 },
} as const;
export type Container = keyof typeof containers;

/** Tells the container of a film from its first bytes; `undefined` where it is none of these. */
export function containerOf(start: Buffer): { extension: Container; contentType: string } | undefined {
  if (start.length < 16) return undefined;
  const extension = (Object.keys(containers) as Container[]).find((name) => containers[name].begins(start));
  return extension && { extension, contentType: containers[extension].contentType };
}

/** Reads the header of a film, wherever it stands: its size and length, or why browsers would not play it. */
export function filmFacts(
  container: Container,
  read: ReadBytes,
  size: number,
): Promise<FilmFacts | { problem: FilmProblem }> {
  return container === "mp4" ? mp4Facts(read, size) : webmFacts(read, size);
}
