import { expect, test } from "vitest";
import { moved, pictureEntries, pictureOf, picturesIdentity } from "./more-pictures.ts";

const pictures = [
  { url: "/a.webp", alt: "가", altEn: null },
  { url: "/b.webp", alt: null, altEn: "B" },
];

test("pictures survive the form unchanged, and empty descriptions become null", () => {
  expect(pictureEntries(pictures).map(pictureOf)).toEqual(pictures);
  expect(pictureOf({ url: "/c.webp", alt: "  ", altEn: " C " })).toEqual({
    url: "/c.webp",
    alt: null,
    altEn: "C",
  });
});

test("a picture moves to another position, up to either end", () => {
  expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(moved(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
  expect(moved(["a", "b"], 1, 2)).toEqual(["a", "b"]);
  expect(moved(["a", "b"], 0, -1)).toEqual(["a", "b"]);
});

test("order and descriptions count as changes, surrounding spaces do not", () => {
  const entries = pictureEntries(pictures);
  const mark = picturesIdentity(entries);
  expect(picturesIdentity(moved(entries, 0, 1))).not.toBe(mark);
  expect(picturesIdentity(entries.map((entry) => ({ ...entry, alt: `${entry.alt} ` })))).toBe(mark);
});
