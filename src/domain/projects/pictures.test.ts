import { expect, test } from "vitest";
import { picturesAfterSave, picturesOf } from "./pictures.ts";

const a = { url: "/a.webp", alt: "가", altEn: null };
const b = { url: "/b.webp", alt: null, altEn: "B" };
const c = { url: "/c.webp", alt: null, altEn: null };

test("the card's picture comes first, with its description where there is one", () => {
  expect(picturesOf(b.url, [a, b])).toEqual([b, a]);
  expect(picturesOf(c.url, [a])).toEqual([c, a]);
  expect(picturesOf(null, [a])).toEqual([a]);
});

test("the first of several is the card's, and each stands once", () => {
  expect(picturesAfterSave({ pictures: [a, b, a] })).toEqual({ imageUrl: a.url, pictures: [a, b] });
  expect(picturesAfterSave({ imageUrl: c.url, pictures: [a] })).toEqual({
    imageUrl: c.url,
    pictures: [c, a],
  });
});

test("who only sends the card's picture replaces it and keeps the others", () => {
  const former = { imageUrl: a.url, pictures: [a, b] };
  expect(picturesAfterSave({ imageUrl: c.url }, former)).toEqual({ imageUrl: c.url, pictures: [c, b] });
  expect(picturesAfterSave({ imageUrl: a.url }, former)).toEqual({ imageUrl: a.url, pictures: [a, b] });
  expect(picturesAfterSave({ imageUrl: null }, former)).toEqual({ imageUrl: null, pictures: [b] });
  expect(picturesAfterSave({ imageUrl: null, pictures: [] }, former)).toEqual({
    imageUrl: null,
    pictures: [],
  });
});
