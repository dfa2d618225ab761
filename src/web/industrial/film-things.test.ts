import { expect, test } from "vitest";
import { industrial } from "#content/pages/industrial.ts";
import { required } from "../../../tests/support/structured-data.ts";
import { filmThings } from "./film-things.ts";

const site = { siteUrl: "https://tower.example", locale: "ko" } as const;

const [tab] = industrial.ko.videos.tabs;
if (!tab) throw new Error("The page has no film.");

test("a shipped film is told of with all that search engines require", () => {
  const [thing] = filmThings(site, tab);
  for (const name of required.VideoObject ?? []) expect(thing).toHaveProperty(name);
});

test.each([
  ["an uploaded film", { file: `${"0".repeat(32)}.mp4`, width: 160, height: 90, seconds: 1 }],
  ["a film on a platform", { address: "https://youtu.be/aqz-KE-bpKQ" }],
])("%s is not told of: search engines require its day of publication, which is unknown", (_which, film) => {
  expect(filmThings(site, { ...tab, film })).toEqual([]);
});
