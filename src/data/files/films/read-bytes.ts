import type { FileProblem } from "#domain/files/stored-file.ts";
import { maxFilmSide } from "#domain/films/film-source.ts";

/** Reads the bytes from `from` to before `to` of a film, which lie in it. */
export type ReadBytes = (from: number, to: number) => Promise<Buffer>;

export type FilmProblem = Extract<FileProblem, "otherType" | "damaged" | "tooComplex" | "unplayable">;

export interface FilmFacts {
  /** As it is seen, px. */
  width: number;
  height: number;
  /** Null where the header does not state it. */
  seconds: number | null;
}

/** Returns the facts where they are within what a page can show. */
export function plausible({ width, height, seconds }: FilmFacts): FilmFacts | { problem: FilmProblem } {
  const sides = [width, height];
  if (sides.some((side) => !(side >= 1 && side <= maxFilmSide))) return { problem: "damaged" };
  const isKnown = seconds !== null && seconds > 0 && seconds <= 86_400;
  return {
    width: Math.round(width),
    height: Math.round(height),
    seconds: isKnown ? Math.round(seconds * 10) / 10 : null,
  };
}
