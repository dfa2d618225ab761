import { expect, test } from "vitest";
import { company } from "../company.ts";
import { colorsAddress, iconAddress, logoPicture, signOf } from "./identity.ts";
import { formatLogo, isWithoutName, logoOf } from "./logo.ts";
import { programPicturesVersion } from "./program-pictures.ts";

const file = `${"0a".repeat(16)}.svg`;
const named = (ko: string) => ({ ...company, name: { ko, en: "Hanbit Cooling" } });
const withLogo = (width: number, height: number) => ({
  ...named("한빛냉각"),
  brand: { ...company.brand, logo: formatLogo({ name: file, width, height }) },
});

test("a company that has changed nothing has the files that the program brings, in their version", () => {
  expect(iconAddress(company, "favicon.svg")).toBe(`/favicon.svg?v=${programPicturesVersion}`);
  expect(colorsAddress(company)).toBeUndefined();
});

test("a company with another name and no logo is known by its first letter", () => {
  expect(signOf(named("한빛냉각"))).toMatchObject({ kind: "letter", letter: "한" });
  expect(signOf(named("(주) 한빛냉각"))).toMatchObject({ letter: "한" });
  expect(signOf(named("㈜아쿠아"))).toMatchObject({ letter: "아" });
  expect(signOf(named("acme"))).toMatchObject({ letter: "A" });
  expect(iconAddress(named("한빛냉각"), "favicon.svg")).not.toBe(iconAddress(named("아쿠아"), "favicon.svg"));
});

test("a compact logo is the company's sign, and a wide one is too wide for it", () => {
  expect(signOf(withLogo(512, 512))).toMatchObject({ kind: "logo", logo: { file } });
  expect(signOf(withLogo(512, 128))).toMatchObject({ kind: "letter", letter: "한" });
});

test("search engines are shown the logo, or an icon", () => {
  expect(logoPicture(withLogo(512, 128))).toEqual({ file, url: `/files/${file}`, width: 512, height: 128 });
  expect(logoPicture(company)).toEqual({
    url: `/icon-512.png?v=${programPicturesVersion}`,
    width: 512,
    height: 512,
  });
});

test("the address of the colours says them", () => {
  const brand = { ...company.brand, action: "#8a1c4a", dark: "#1d3b2a" };
  expect(colorsAddress({ brand })).toBe("/brand/colors-8a1c4a-1d3b2a.css");
});

test("a logo is read as it was written, and nothing else is one", () => {
  const written = formatLogo({ name: file, width: 512, height: 128 });
  expect(logoOf(written)).toEqual({ file, url: `/files/${file}`, width: 512, height: 128 });
  for (const other of [
    "",
    file,
    `${file} 0x5`,
    `../${file} 5x5`,
    `${"0a".repeat(16)}.pdf 5x5`,
    `${written} x`,
  ])
    expect(logoOf(other)).toBeUndefined();
  expect(isWithoutName({ file, url: "", width: 199, height: 100 })).toBe(true);
  expect(isWithoutName({ file, url: "", width: 200, height: 100 })).toBe(false);
});
