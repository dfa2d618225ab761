import { describe, expect, test } from "vitest";
import { maxPictureBytes, pictureFileProblem } from "./picture-file.ts";

describe("a picture's file", () => {
  test.each([
    ["tower.webp", 1, undefined],
    ["Tower_2-a.b.WEBP", maxPictureBytes, undefined],
    ["tower.webp", maxPictureBytes + 1, "tooLarge"],
    ["tower.webp", 0, "empty"],
    ["tower.jpg", 1, "notWebp"],
    ["webp", 1, "notWebp"],
    ["tower.webp.exe", 1, "notWebp"],
    ["냉각탑.webp", 1, "badName"],
    ["a b.webp", 1, "badName"],
    ["", 1, "badName"],
    [`${"x".repeat(195)}.webp`, 1, undefined],
    [`${"x".repeat(196)}.webp`, 1, "longName"],
  ])("%s of %d bytes: %s", (name, size, problem) => {
    expect(pictureFileProblem({ name, size })).toBe(problem);
  });
});
