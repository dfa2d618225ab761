import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { filmOf, filmPath, films, filmTypes } from "./videos.ts";

const publicFolder = fileURLToPath(new URL("../../../public", import.meta.url));

test.each(Object.entries(films))("the film of %s has its files, and is as long as it says", (tab, film) => {
  expect(filmOf(tab)).toBe(film);
  const [, mp4] = filmTypes.map((type) => readFileSync(publicFolder + filmPath(film, type)));
  expect(secondsOf(mp4 as Buffer)).toBeCloseTo(film.seconds, 1);
});

test("a tab that the company has added has no film", () => {
  expect(filmOf("own-1")).toBeUndefined();
});

/** As the header of the film tells it (ISO/IEC 14496-12, 8.2.2, version 0). */
function secondsOf(mp4: Buffer): number {
  const header = mp4.indexOf("mvhd") + 4;
  return mp4.readUInt32BE(header + 16) / mp4.readUInt32BE(header + 12);
}
