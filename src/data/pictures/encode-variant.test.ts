import sharp from "sharp";
import { expect, test } from "vitest";
import { encodeVariant, squareIn } from "./encode-variant.ts";

test.each([
  [1600, 1000, 50, { left: 300, top: 0, width: 1000, height: 1000 }],
  [1600, 1000, 0, { left: 0, top: 0, width: 1000, height: 1000 }],
  [1600, 1000, 100, { left: 600, top: 0, width: 1000, height: 1000 }],
  [900, 1600, 100, { left: 0, top: 700, width: 900, height: 900 }],
  [800, 800, 20, { left: 0, top: 0, width: 800, height: 800 }],
])("the square in %d × %d px around %d %% stays within the picture", (width, height, at, square) => {
  expect(squareIn({ width, height }, at)).toEqual(square);
});

test("a square shows what lies at its place", async () => {
  const blue = await sharp({ create: { width: 200, height: 400, channels: 3, background: "blue" } })
    .png()
    .toBuffer();
  const picture = await sharp({ create: { width: 800, height: 400, channels: 3, background: "red" } })
    .composite([{ input: blue, left: 600, top: 0 }])
    .webp({ lossless: true })
    .toBuffer();
  const shareOfBlue = async (squareAt: number) => {
    const square = await encodeVariant(picture, { width: 480, squareAt, format: "webp" });
    expect(await sharp(square).metadata()).toMatchObject({ width: 400, height: 400 });
    return (await sharp(square).stats()).channels[2]?.mean;
  };
  expect(await shareOfBlue(0)).toBeLessThan(5);
  expect(await shareOfBlue(100)).toBeGreaterThan(110);
});
