import { expect, test } from "vitest";
import { renderBalancedText, renderText } from "./text-rendering.ts";

const options = { size: 40, color: "#123456" };
const sentence = "산업용 냉각탑을 설계하고 만들고 설치하며 오래 돌봅니다";

test("a text of one line is as wide as it is drawn without a limit", async () => {
  const alone = await renderText("냉각탑", options);
  const balanced = await renderBalancedText("냉각탑", { ...options, width: 1_000 });
  expect([balanced.width, balanced.height]).toEqual([alone.width, alone.height]);
});

test("a text of several lines is narrower than it may be, with the same number of lines", async () => {
  const width = 700;
  const full = await renderText(sentence, { ...options, width });
  const balanced = await renderBalancedText(sentence, { ...options, width });
  expect(full.height).toBeGreaterThan(1.6 * options.size);
  // The gap between two lines is more than half the size of the letters.
  expect(Math.abs(balanced.height - full.height)).toBeLessThan(0.5 * options.size);
  expect(balanced.width).toBeLessThan(full.width);
});

test("no width narrower than half of the given one is tried", async () => {
  const width = 700;
  const balanced = await renderBalancedText(sentence, { ...options, width });
  expect(balanced.width).toBeGreaterThan(0.4 * width);
});

test("signs of markup are drawn as they are", async () => {
  const [less, tag] = await Promise.all([renderText("a<b", options), renderText("a<b>c</b>", options)]);
  expect(less.width).toBeGreaterThan(0);
  expect(tag.width).toBeGreaterThan(less.width);
});
