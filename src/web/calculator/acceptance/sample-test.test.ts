import { expect, test } from "vitest";
import { locales } from "#domain/locale.ts";
import { acceptanceInQuery } from "#engine/acceptance/acceptance-query.ts";
import { curvesIn } from "#engine/acceptance/curves/curve-text.ts";
import { sampleCurves } from "#engine/acceptance/curves/sample-curves.ts";
import { coldWaterFrom } from "#engine/design/cold-water.ts";
import { sampleAddress } from "./sample-test.ts";

test.each(locales)(
  "the example in %s is evaluated by both methods, which agree, and is named as one",
  (locale) => {
    const { pathname, searchParams } = new URL(`https://a.test${sampleAddress(locale, "Example")}`);
    expect(pathname).toBe(locale === "en" ? "/en/resources/calculator/test" : "/resources/calculator/test");
    expect(searchParams.get("project")).toBe("Example");
    const state = acceptanceInQuery(searchParams);
    if (state.kind !== "evaluated") throw new Error("The example is not evaluated.");
    const { byCurves, capabilityPercent } = state.result;
    expect(byCurves).toMatchObject({ isWithin: true, isPassed: true });
    expect(byCurves?.capabilityPercent).toBeCloseTo(capabilityPercent ?? 0, 0);
  },
);

test("the curves of the example are those of the typical tower of 500 CRT", () => {
  const reading = curvesIn(sampleCurves);
  if (reading.kind === "refused") throw new Error("The example is no table.");
  const { flows, ranges } = reading.table;
  for (const { flowRate, wetBulbs } of flows)
    for (const { wetBulbTemp, coldWaterTemps } of wetBulbs)
      ranges.forEach((range, at) => {
        const outlet = coldWaterFrom({ crt: 500, flowRate }, range, wetBulbTemp) ?? 0;
        expect(Math.abs((coldWaterTemps[at] ?? 0) - outlet)).toBeLessThan(0.006);
      });
});
