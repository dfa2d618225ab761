import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { films, filmTypes, finishedFilms } from "./videos.ts";

const publicFolder = fileURLToPath(new URL("../../../public/", import.meta.url));

test.each(Object.values(films))("the film $file is shown if, and only if, its files are there", (film) => {
  const isThere = filmTypes.every((type) => existsSync(`${publicFolder}videos/${film.file}.${type}`));
  expect(finishedFilms.includes(film.file)).toBe(isThere);
});
