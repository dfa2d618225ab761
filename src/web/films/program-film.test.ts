import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { type ProgramFilm, programFilms } from "#content/brand/program-films.ts";
import { mp4Facts } from "#data/files/films/mp4.ts";
import { sourcesOf } from "./program-film.ts";

const publicFolder = fileURLToPath(new URL("../../../public", import.meta.url));

test.each(Object.keys(programFilms) as ProgramFilm[])(
  "the film %s has its files, and the size and length that are stated",
  async (film) => {
    const [, mp4] = sourcesOf(film).map(({ src }) => readFileSync(publicFolder + src));
    const bytes = mp4 as Buffer;
    const { since: _, ...facts } = programFilms[film];
    expect(await mp4Facts(async (from, to) => bytes.subarray(from, to), bytes.length)).toEqual(facts);
  },
);
