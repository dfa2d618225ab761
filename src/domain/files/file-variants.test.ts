import { describe, expect, test } from "vitest";
import { fileVariantBase, fileVariantNamed, squareCut } from "./file-variants.ts";

const hash = "0123456789abcdef0123456789abcdef";
const file = `${hash}.webp`;

describe("a file name", () => {
  test("names a width of a picture, or a square around a place of it", () => {
    expect(fileVariantNamed(`${hash}-1920.avif`)).toEqual({ picture: file, width: 1920, format: "avif" });
    expect(fileVariantNamed(`${hash}-480-square-35.webp`)).toEqual({
      picture: file,
      width: 480,
      squareAt: 35,
      format: "webp",
    });
  });

  test.each(["481", "1080", "480-square-36", "480-square-105", "1200-square-35"])(
    "asks for %s, which nobody offers",
    (size) => {
      expect(fileVariantNamed(`${hash}-${size}.avif`)).toBe("unknown-size");
    },
  );

  test.each([
    file,
    `${hash}-480.png`,
    `${hash}-480-square-05.avif`,
    `${hash}-480-square--5.avif`,
    `${hash}.pdf`,
  ])("%s is no variant's", (name) => {
    expect(fileVariantNamed(name)).toBeUndefined();
  });
});

test.each([
  [{ width: 1600, height: 900 }, "-square-35"],
  [{ width: 900, height: 1600 }, "-square-80"],
])("the square of a picture of %o lies around the focus on its longer side", (size, cut) => {
  expect(squareCut({ ...size, focus: { x: 0.34, y: 0.81 } })).toBe(cut);
});

test("every square that a page asks for is offered", () => {
  const picture = { file, width: 1600, height: 900 };
  for (let x = 0; x <= 1; x += 0.01) {
    const name = `${fileVariantBase(picture)}-480${squareCut({ ...picture, focus: { x, y: 0.5 } })}.avif`;
    expect(fileVariantNamed(name.replace("/files/", ""))).toMatchObject({ width: 480 });
  }
});
