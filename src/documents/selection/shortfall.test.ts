import { expect, test } from "vitest";
import { selectionOf } from "./selection.ts";
import { shortfallOf } from "./shortfall.ts";

const model = { crt: 300, kind: "crossflow" } as const;
const lineOf = (crt: string) =>
  shortfallOf("en", selectionOf({ crt, model: "SF-300", units: "1" }), model)?.line;

test.each([
  ["351", "351 CRT (85.5%)"],
  ["300.1", "300.1 CRT (99.97%)"],
  ["300.06", "300.06 CRT (99.98%)"],
])("a tower of 300 CRT below a capacity of %s never has a share of 100%%", (crt, figures) => {
  expect(lineOf(crt)).toContain(figures);
});

test("a tower that lacks less than the smallest difference is not too small", () => {
  expect(lineOf("300.04")).toBeUndefined();
});
