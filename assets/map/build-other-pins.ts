/**
 * Writes where the pins of all countries stand but those of the sample, which `build-map.ts` places: a style sheet that only sites with
 * references there load. Run: `node assets/map/build-other-pins.ts`.
 */
import { writeFileSync } from "node:fs";
import { sampleCountries } from "../../src/domain/projects/vocabulary.ts";
import { worldCountries } from "../../src/domain/world/countries.ts";
import { pinPlace } from "../../src/web/map/projection.ts";

const shipped = new Set<string>(sampleCountries);
const rules = worldCountries
  .filter(({ ko }) => !shipped.has(ko))
  .map(({ code, ...point }) => {
    const { left, top } = pinPlace(point);
    return `.pin-${code.toLowerCase()} {\n  left: ${left.toFixed(1)}%;\n  top: ${top.toFixed(1)}%;\n}`;
  });

writeFileSync(
  new URL("../../src/web/map/other-pins.generated.css", import.meta.url),
  `/* Made by assets/map/build-other-pins.ts; do not edit. */\n${rules.join("\n")}\n`,
);
