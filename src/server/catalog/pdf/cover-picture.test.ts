import sharp from "sharp";
import { expect, test } from "vitest";
import { coverPicture, coverPictures } from "./cover-picture.ts";

const aPicture = (width: number, height: number, background = "#123456ff") =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();

test.each([
  // Two pixels a point of 595.28 × 430.
  [3_000, 2_000, 1191, 860],
  [1_191, 2_000, 1191, 860],
  // No larger than the picture, by its width or its height.
  [600, 2_000, 600, 433],
  [3_000, 215, 298, 215],
  [1, 1, 1, 1],
])("a picture of %i × %i px is cut to %i × %i px", async (width, height, ...size) => {
  const made = await sharp(await coverPicture(await aPicture(width, height))).metadata();
  expect([made.width, made.height, made.format]).toEqual([...size, "jpeg"]);
});

test("transparent parts become white", async () => {
  const made = await coverPicture(await aPicture(60, 43, "#00000000"));
  const { channels } = await sharp(made).stats();
  expect(channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255]);
});

test("the middle of a picture is kept, undistorted", async () => {
  const [left, middle] = [await aPicture(100, 100, "#ff0000ff"), await aPicture(100, 100, "#0000ffff")];
  const wide = await sharp({ create: { width: 300, height: 100, channels: 3, background: "#00ff00" } })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: middle, left: 100, top: 0 },
    ])
    .png()
    .toBuffer();
  const { data, info } = await sharp(await coverPicture(wide))
    .raw()
    .toBuffer({ resolveWithObject: true });
  // 138 px of 300 are kept: 19 px of the left part, the middle one, 19 px of the right one.
  const at = (x: number) =>
    [...data.subarray(3 * (50 * info.width + x)).subarray(0, 3)].map((share) => share > 127);
  expect(info.width).toBe(138);
  expect([at(8), at(30), at(108), at(130)]).toEqual([
    [true, false, false],
    [false, false, true],
    [false, false, true],
    [false, true, false],
  ]);
});

test("pictures of different addresses are different", async () => {
  const pictures = coverPictures();
  const [one, other] = [await aPicture(60, 43, "#ff0000ff"), await aPicture(60, 43, "#0000ffff")];
  const [first, second, again] = [
    await pictures("/a.webp", one),
    await pictures("/b.webp", other),
    await pictures("/a.webp", one),
  ];
  expect(first.equals(second)).toBe(false);
  expect(again.equals(first)).toBe(true);
});
