import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { filmOf, films, filmTypes } from "./videos.ts";

const publicFolder = fileURLToPath(new URL("../../../public/", import.meta.url));

test.each(Object.entries(films))("the film of %s, %s, has its files", (tab, film) => {
  expect(filmOf(tab)).toBe(film);
  expect(filmTypes.filter((type) => !existsSync(`${publicFolder}videos/${film}.${type}`))).toEqual([]);
});

test("a tab that the company has added has no film", () => {
  expect(filmOf("own-1")).toBeUndefined();
});
