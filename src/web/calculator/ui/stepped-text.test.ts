import type { KeyboardEvent } from "react";
import { expect, test } from "vitest";
import { steppedText } from "./stepped-text.ts";

test.each([
  ["37", "ArrowUp", 0.1, "37.1"],
  ["37", "ArrowDown", 0.1, "36.9"],
  ["1,200", "ArrowUp", 1, "1201"],
  ["29.4444", "ArrowUp", 0.1, "29.5444"],
  ["0.00075", "ArrowUp", 0.001, "0.00175"],
  ["", "ArrowUp", 1, "1"],
])("%j becomes with %s and a step of %d %j", (text, key, step, expected) => {
  expect(steppedText(pressed(key, text), step)).toBe(expected);
});

test("other keys are left to the box", () => {
  expect(steppedText(pressed("5", "37"), 1)).toBeUndefined();
});

/** Keyboard event in a box with a text. */
function pressed(key: string, value: string): KeyboardEvent<HTMLInputElement> {
  const event: unknown = { key, currentTarget: { value }, preventDefault: () => undefined };
  return event as KeyboardEvent<HTMLInputElement>;
}
