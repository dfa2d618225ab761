import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { onWorld, worldSize } from "./world-place.ts";

/** What the generated style says of a pin, px. */
function pin(index: number): { x: number; y: number } {
  const style = readFileSync("src/web/map/pins.generated.css", "utf8");
  const [, left = "", top = ""] =
    new RegExp(`\\.pin-${index} {\\s+left: (.*)%;\\s+top: (.*)%;`).exec(style) ?? [];
  return { x: (Number(left) / 100) * worldSize.width, y: (Number(top) / 100) * worldSize.height };
}

test.each([
  ["Seoul", 0, 37.57, 126.98],
  ["Atlanta", 2, 33.75, -84.39],
  ["Ho Chi Minh City", 3, 10.78, 106.7],
  ["Warsaw", 6, 52.23, 21.01],
])("%s lies where its pin does", (_, index, latitude, longitude) => {
  const { x, y } = onWorld({ latitude, longitude });
  expect(Math.hypot(x - pin(index).x, y - pin(index).y)).toBeLessThan(0.3);
});
