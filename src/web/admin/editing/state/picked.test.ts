import { expect, test } from "vitest";
import { cardPosition } from "./picked.ts";

const window = { width: 1440, height: 900 };
const card = { width: 416, height: 500 };

test.each([
  ["beside a text", { top: 200, bottom: 240, left: 100, right: 500 }, { top: 200, left: 512 }],
  [
    "to the left of a text at the right edge",
    { top: 200, bottom: 240, left: 900, right: 1400 },
    { top: 200, left: 472 },
  ],
  ["below a wide text", { top: 100, bottom: 140, left: 20, right: 1400 }, { top: 152, left: 20 }],
])("the card stands %s", (_, box, position) => expect(cardPosition(box, card, window)).toEqual(position));

test.each([
  ["of the next slide", { top: 300, bottom: 500, left: 1560, right: 2100 }],
  ["of the slide before", { top: 300, bottom: 500, left: -1340, right: -900 }],
  ["below the window", { top: 1800, bottom: 1900, left: 100, right: 500 }],
  ["above the window", { top: -500, bottom: -400, left: 20, right: 1400 }],
])("the card of a place %s is within the window", (_, box) => {
  const { top, left } = cardPosition(box, card, window);
  expect(left).toBeGreaterThanOrEqual(12);
  expect(left + card.width).toBeLessThanOrEqual(window.width - 12);
  expect(top).toBeGreaterThanOrEqual(64);
  expect(top + card.height).toBeLessThanOrEqual(window.height - 12);
});
