import sharp from "sharp";
import { expect, test } from "vitest";
import { formatLogo } from "#content/brand/logo.ts";
import { paletteOf } from "#content/brand/palette.ts";
import { sampleContent } from "#content/editing/sample-content.ts";
import { type SocialCard, socialCard } from "#content/lookup/social-card.ts";
import { type CardParts, drawCard } from "./card.ts";

const halves = (width: number, height: number, at: { left: number; top: number }) =>
  sharp({ create: { width, height, channels: 3, background: "#ff0000" } })
    .composite([
      {
        input: {
          create: { width: width - at.left, height: height - at.top, channels: 3, background: "#0000ff" },
        },
        ...at,
      },
    ])
    .png()
    .toBuffer();

test.each([
  ["left", 3000, 630, { left: 1500, top: 0 }, { x: 0, y: 0.5 }, "red"],
  ["right", 3000, 630, { left: 1500, top: 0 }, { x: 1, y: 0.5 }, "blue"],
  ["top", 1200, 2000, { left: 0, top: 1000 }, { x: 0.5, y: 0 }, "red"],
  ["bottom", 1200, 2000, { left: 0, top: 1000 }, { x: 0.5, y: 1 }, "blue"],
])(
  "a card shows the %s of a picture whose focus lies there",
  async (_side, width, height, at, focus, color) => {
    const card = await drawCard(socialCard(sampleContent, "home", "en"), {
      company: sampleContent.company,
      picture: await halves(width, height, at),
      focus,
      isProduct: false,
      logo: undefined,
    });
    const { data, info } = await sharp(card).raw().toBuffer({ resolveWithObject: true });
    const [red = 0, , blue = 0] = data.subarray(3 * (40 * info.width + 1150));
    expect(red > blue ? "red" : "blue").toBe(color);
  },
);

const { company } = sampleContent;
const named = { ...company, name: { ko: "한빛냉각", en: "Hanbit" } };
const withLogo = (width: number, height: number, ground: "logo" | "logoOnDark" = "logo") => {
  const logo = formatLogo({ name: `${"a".repeat(32)}.png`, width, height });
  return { ...named, brand: { ...company.brand, logo: "", logoOnDark: "", [ground]: logo } };
};

type Pixels = { at: (x: number, y: number) => number[]; inkIn: (box: Box, color?: Is) => Box | undefined };
type Box = { left: number; top: number; right: number; bottom: number };
type Is = (pixel: number[]) => boolean;

const isWhite: Is = (pixel) => pixel.every((share) => share > 180);
const isRed: Is = ([red = 0, green = 0, blue = 0]) => red > 150 && green < 100 && blue < 100;
const whole: Box = { left: 0, top: 0, right: 1200, bottom: 630 };
const upper: Box = { ...whole, bottom: 180 };
const lower: Box = { ...whole, top: 200 };

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  const at = (x: number, y: number) => [...data.subarray(3 * (y * info.width + x)).subarray(0, 3)];
  return {
    at,
    inkIn({ left, top, right, bottom }, color = isWhite) {
      const [xs, ys]: [number[], number[]] = [[], []];
      for (let y = top; y < bottom; y++)
        for (let x = left; x < right; x++)
          if (color(at(x, y))) {
            xs.push(x);
            ys.push(y);
          }
      const least = (numbers: number[]) => numbers.reduce((one, other) => Math.min(one, other));
      const most = (numbers: number[]) => numbers.reduce((one, other) => Math.max(one, other));
      if (xs.length === 0) return undefined;
      return { left: least(xs), top: least(ys), right: most(xs) + 1, bottom: most(ys) + 1 };
    },
  };
}

async function drawnCard(facts: Partial<SocialCard> = {}, parts: Partial<CardParts> = {}): Promise<Pixels> {
  const card = { ...socialCard(sampleContent, "home", "en"), name: "HI", title: "HI", ...facts };
  const picture = await drawCard(card, {
    company: named,
    picture: undefined,
    isProduct: false,
    logo: undefined,
    ...parts,
  });
  return pixelsOf(picture);
}

const aPicture = (width: number, height: number, background = "#ff0000") =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

test("a card without a picture has the darkest colour of the company as its ground", async () => {
  const { at } = await drawnCard();
  const ink = paletteOf(company.brand).ink;
  const shares = [1, 3, 5].map((index) => Number.parseInt(ink.slice(index, index + 2), 16));
  for (const corner of [at(2, 2), at(1197, 627)])
    for (const [index, share] of corner.entries())
      expect(Math.abs(share - (shares[index] ?? 0))).toBeLessThan(6);
});

test("the heading begins 72 px from the left, ends 76 px above the foot, and is large where it is short", async () => {
  const { inkIn } = await drawnCard();
  const ink = inkIn(lower);
  expect(ink?.left).toBeGreaterThanOrEqual(71);
  expect(ink?.left).toBeLessThan(82);
  expect(Math.abs((ink?.bottom ?? 0) - 554)).toBeLessThan(4);
  // Capitals are seven tenths of the letters' size.
  const height = (ink?.bottom ?? 0) - (ink?.top ?? 0);
  expect(height).toBeGreaterThan(0.64 * 66);
  expect(height).toBeLessThan(0.8 * 66);
});

const capitalsOf = async (title: string) => {
  const { inkIn } = await drawnCard({ title });
  const ink = inkIn(lower);
  return {
    height: (ink?.bottom ?? 0) - (ink?.top ?? 0),
    width: (ink?.right ?? 0) - (ink?.left ?? 0),
    top: ink?.top ?? 0,
  };
};

test("a heading of several lines is no wider than 860 px, and keeps its foot", async () => {
  const { inkIn } = await drawnCard({ title: "HIHIHI ".repeat(9).trim() });
  const ink = inkIn(lower);
  expect((ink?.right ?? 0) - (ink?.left ?? 0)).toBeLessThanOrEqual(861);
  expect((ink?.right ?? 0) - (ink?.left ?? 0)).toBeGreaterThan(430);
  expect(Math.abs((ink?.bottom ?? 0) - 554)).toBeLessThan(4);
});

test("a heading that is much too long is cut to 260 px", async () => {
  const { height, top } = await capitalsOf("HIHIHI ".repeat(80).trim());
  expect(height).toBeLessThanOrEqual(261);
  expect(height).toBeGreaterThan(220);
  expect(top).toBeGreaterThanOrEqual(293);
});

test("letters become smaller before a heading is cut", async () => {
  const heights: number[] = [];
  for (const words of [1, 14, 24, 34]) {
    const { height } = await capitalsOf("HIHIHI ".repeat(words).trim());
    expect(height).toBeLessThanOrEqual(261);
    heights.push(height);
  }
  expect(heights[0]).toBeLessThan(60);
  expect(Math.min(...heights.slice(1))).toBeGreaterThan(100);
});

test("the name of the company stands in a line of 56 px, 60 px below the top", async () => {
  const ink = (await drawnCard()).inkIn(upper);
  expect(Math.abs((ink?.left ?? 0) - 74)).toBeLessThan(6);
  expect(Math.abs(((ink?.top ?? 0) + (ink?.bottom ?? 0)) / 2 - 88)).toBeLessThan(4);
  const height = (ink?.bottom ?? 0) - (ink?.top ?? 0);
  expect(height).toBeGreaterThan(0.6 * 30);
  expect(height).toBeLessThan(0.85 * 30);
});

test("the sample's company has its mark before its name, another company none", async () => {
  const sample = (await drawnCard({}, { company })).inkIn(upper);
  // The name begins behind a mark of 56 px and a gap of 18 px.
  const name = (await drawnCard({}, { company })).inkIn({ ...upper, left: 72 + 56 + 10 });
  expect(Math.abs((name?.left ?? 0) - 148)).toBeLessThan(6);
  expect(sample?.left).toBeLessThan(110);
  const other = (await drawnCard()).inkIn({ ...upper, left: 72 + 56 + 10 });
  expect(other).toBeUndefined();
});

test.each([
  ["as high as its place on a plate of white", "logo", 60],
  ["as high as its place on the dark ground", "logoOnDark", 56],
] as const)("a compact logo is %s, with the name beside it", async (_name, ground, signWidth) => {
  const parts = { company: withLogo(100, 100, ground), logo: await aPicture(100, 100) };
  const { inkIn, at } = await drawnCard({}, parts);
  const red = inkIn(upper, isRed);
  const inset = ground === "logo" ? { x: 10, y: 8 } : { x: 0, y: 0 };
  const side = 56 - 2 * inset.y;
  for (const [key, expected] of Object.entries({
    left: 72 + inset.x,
    top: 60 + inset.y,
    right: 72 + inset.x + side,
    bottom: 60 + inset.y + side,
  }))
    expect([key, Math.abs((red?.[key as keyof Box] ?? 0) - expected) <= 1]).toEqual([key, true]);
  expect(isWhite(at(75, 88))).toBe(ground === "logo");
  const name = inkIn({ ...upper, left: 72 + signWidth + 10 });
  expect(Math.abs((name?.left ?? 0) - (72 + side + 2 * inset.x + 18)) < 6).toBe(true);
});

test("a wide logo is at most 380 px wide, and stands alone", async () => {
  const parts = { company: withLogo(1_000, 100, "logoOnDark"), logo: await aPicture(1_000, 100) };
  const { inkIn } = await drawnCard({}, parts);
  const red = inkIn(upper, isRed);
  expect(Math.abs((red?.right ?? 0) - (red?.left ?? 0) - 380)).toBeLessThanOrEqual(1);
  expect(inkIn(upper)).toBeUndefined();
});

test("a logo that could not be read leaves the name alone", async () => {
  const name = (await drawnCard({}, { company: withLogo(1_000, 100) })).inkIn(upper);
  expect(Math.abs((name?.left ?? 0) - 74)).toBeLessThan(6);
});

test("a picture fills the card, under a veil that is darker at the left and at the foot", async () => {
  const { at } = await drawnCard(
    { name: " . ", title: " . " },
    { picture: await aPicture(1200, 630, "#ffffff") },
  );
  const light = (x: number, y: number) => at(x, y).reduce((sum, share) => sum + share, 0) / 3;
  expect(light(1190, 20)).toBeGreaterThan(220);
  expect(light(20, 20)).toBeLessThan(80);
  expect(light(600, 20)).toBeGreaterThan(light(20, 20) + 30);
  expect(light(1190, 620)).toBeLessThan(light(1190, 20) - 80);
  expect(Math.abs(light(1190, 330) - light(1190, 20))).toBeLessThan(30);
});

test("the middle of a picture is shown without a focus", async () => {
  const { at } = await drawnCard({}, { picture: await halves(1200, 2000, { left: 0, top: 1000 }) });
  expect(isRed(at(1190, 200))).toBe(true);
  const [red = 0, , blue = 0] = at(1190, 400);
  expect(blue).toBeGreaterThan(red);
});

test("a product keeps to the right 840 px, and its ground goes on at the left", async () => {
  // The left half is red, the right one blue: 420 px of each.
  const picture = await halves(840, 630, { left: 420, top: 0 });
  const { at } = await drawnCard({ title: "I" }, { picture, isProduct: true });
  const isBlue = (x: number) => {
    const [red = 0, , blue = 0] = at(x, 20);
    return blue > red + 5;
  };
  expect([770, 790].map(isBlue)).toEqual([false, true]);
  const [red = 0, , blue = 0] = at(340, 20);
  expect(red).toBeGreaterThan(blue);
});
