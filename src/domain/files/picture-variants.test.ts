import { describe, expect, test } from "vitest";
import { variantBase, variantNamed } from "./picture-variants.ts";

const hash = "0123456789abcdef0123456789abcdef";

describe("a file name", () => {
  test("names a variant in an offered width", () => {
    expect(variantNamed(`${hash}-480.avif`)).toEqual({ picture: `${hash}.webp`, width: 480, format: "avif" });
    expect(variantNamed(`${hash}-1200.webp`)).toMatchObject({ width: 1200, format: "webp" });
  });

  test.each(["481", "4800", "16", "9999"])("asks for %s px, which nobody offers", (width) => {
    expect(variantNamed(`${hash}-${width}.avif`)).toBe("unknown-size");
  });

  test.each([
    `${hash}.webp`,
    `${hash}-480.png`,
    `${hash}-0480.avif`,
    `${hash}-4e2.avif`,
    `${hash}-48000.avif`,
    `${hash.toUpperCase()}-480.avif`,
    "busan-hotel-480.avif",
    `../${hash}-480.avif`,
    `${hash}-480.avif\n`,
  ])("%j is no variant's", (name) => {
    expect(variantNamed(name)).toBeUndefined();
  });
});

test("only uploaded pictures have variants that are made on request", () => {
  expect(variantBase(`/projects/${hash}.webp`)).toBe(`/projects/${hash}`);
  for (const other of [
    "/projects/example.webp",
    "/images/projects/a.webp",
    `https://x.example/projects/${hash}.webp`,
  ])
    expect(variantBase(other)).toBeUndefined();
});
