import { expect, test } from "vitest";
import { towerKindWords } from "#content/calculator/plan/tower-kinds.ts";
import { verdictWords } from "#content/calculator/verdict/verdict.ts";
import { standardUnits } from "#content/figures/measures.ts";
import { shortfallText, towersLine, verdictText } from "./towers-verdict.ts";

const tooSmall = (capabilityPercent: number, coldWaterTemp: number) =>
  ({ kind: "too-small", capabilityPercent, coldWaterTemp, coldWaterAbove: 45 }) as const;
const wanted = { coldWaterTemp: 32 };

test.each([
  [85.5, 32.7, "outlet 32.7 °C instead of 32.0 °C (85.5%)."],
  [99.6, 32.02, "outlet 32.02 °C instead of 32.00 °C (99.6%)."],
  [99.96, 32.003, "outlet 32.003 °C instead of 32.000 °C (99.96%)."],
  [99.999, 32.0001, "outlet 32.0001 °C instead of 32.0000 °C (99.999%)."],
])(
  "towers of %d per cent with an outlet of %d °C never look like towers that meet the duty",
  (percent, outlet, text) => {
    expect(verdictText(verdictWords.en, tooSmall(percent, outlet), wanted)).toBe(
      `does not meet the duty: ${text}`,
    );
  },
);

test.each([
  [167.4, "167%"],
  [150.3, "150.3%"],
  [150.04, "150.04%"],
])("a water loading of %d per cent never looks like the limit that it exceeds", (loadingPercent, text) => {
  const verdict = { kind: "overfed", capabilityPercent: 350, loadingPercent } as const;
  expect(verdictText(verdictWords.en, verdict, wanted)).toContain(`: ${text} of the standard flow`);
});

test("an outlet in °F has decimals of its own", () => {
  // 32.003 °C are 89.6054 °F.
  const text = verdictText(verdictWords.en, tooSmall(99.96, 32.003), wanted, {
    ...standardUnits,
    temperature: "F",
  });
  expect(text).toContain("outlet 89.61 °F instead of 89.60 °F");
});

test.each(["ko", "en"] as const)(
  "a verdict on crossflow towers away from the rated conditions has its caveat beside the number (%s)",
  (locale) => {
    const duty = { flowRate: 500, hotWaterTemp: 40, coldWaterTemp: 32, wetBulbTemp: 27 };
    const towers = { towerCount: 3, crt: 350, kind: "crossflow" } as const;
    const { estimatedNote } = towerKindWords[locale];
    const line = (of: Partial<typeof duty>, kind: "crossflow" | "counterflow" = "crossflow") =>
      towersLine(locale, "SF-350", { ...towers, kind }, { ...duty, ...of });
    expect(line({})).toMatch(/121\.3%/);
    expect(line({}).endsWith(` ${estimatedNote}`)).toBe(true);
    expect(shortfallText(locale, { ...towers, towerCount: 2 }, duty)).toContain(estimatedNote);
    expect(line({ hotWaterTemp: 37 })).not.toContain(estimatedNote);
    expect(line({}, "counterflow")).not.toContain(estimatedNote);
  },
);
