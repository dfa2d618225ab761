import sharp from "sharp";
import { expect, test } from "vitest";
import { defaultContent } from "#content/editing/default-content.ts";
import { socialCard } from "#content/lookup/social-card.ts";
import { drawCard } from "./card.ts";

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
    const card = await drawCard(socialCard(defaultContent, "home", "en"), {
      company: defaultContent.company,
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
