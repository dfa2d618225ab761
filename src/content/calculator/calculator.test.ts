import { describe, expect, test } from "vitest";
import { locales } from "#domain/locale.ts";
import { fromCapacity } from "#engine/design/units.ts";
import { checkDuty, type DutyField, dutyFields, minApproach, minRange } from "#engine/duty/duty.ts";
import { dutyInputs } from "#engine/inputs/duty-inputs.ts";
import { crtFlowRate } from "#engine/method/heat-load.ts";
import { maxLoading } from "#engine/method/size-to-select.ts";
import type { Validity } from "#engine/method/validity.ts";
import { dutyFigureNames } from "../figures/duty-figures.ts";
import { quantityText, standardUnits } from "../figures/measures.ts";
import { calculator, calculatorProblem, calculatorRefusal } from "./calculator.ts";
import { validityText } from "./calculator-validity.ts";
import { words as english } from "./en.ts";
import { words as korean } from "./ko.ts";
import { method } from "./method.ts";
import { sheetWords } from "./sheet.ts";

const upsideDown = { flowRate: 0, hotWaterTemp: 28, coldWaterTemp: 30, wetBulbTemp: 35 };

test("an input with everything wrong is answered in the product's own words", () => {
  expect(calculatorRefusal("en", checkDuty(upsideDown))).toBe(
    [
      "Please check the input.",
      "Flow rate must be a number.",
      "Inlet temperature must be between 30-45°C.",
      "Wet bulb temperature must be between 10-32°C.",
      "Inlet temperature must be higher than outlet temperature.",
      "Outlet temperature must be lower than inlet temperature.",
      "Outlet temperature must be higher than wet bulb temperature.",
      "Wet bulb temperature must be lower than outlet temperature.",
      "Temperature range must be at least 5°C.",
      "Approach temperature must be at least 2.8°C (5°F).",
    ].join(" "),
  );
});

test("the Korean messages follow the given pattern", () => {
  expect(calculatorProblem("ko", { field: "flowRate", rule: "number" })).toBe("순환수량은 숫자여야 합니다.");
  expect(calculatorProblem("ko", { field: "flowRate", rule: "limits" })).toBe(
    "순환수량은 50~5,000 m³/hr 범위여야 합니다.",
  );
  expect(calculatorProblem("ko", { field: "hotWaterTemp", rule: "limits" })).toBe(
    "입구수온은 30~45°C 범위여야 합니다.",
  );
});

describe.each(locales)("in %s", (locale) => {
  const words = calculator[locale];

  test.each(dutyFields)("message and hint of %s state the limits that are checked", (field) => {
    // The specification fixes the hyphen of English messages; elsewhere ranges have a dash.
    expect(words.problems.limits[field]).toMatch(limitsOf(field, "[-~]"));
    expect(words.form.fields[field].hint).toMatch(limitsOf(field, "[–~]"));
  });

  test("the messages state the smallest range and approach that are checked", () => {
    expect(words.problems.range).toContain(`${minRange}°C`);
    expect(words.problems.approach).toContain(`${minApproach}°C`);
    expect(words.form.fields.coldWaterTemp.hint).toContain(`${minRange} °C`);
    expect(words.form.fields.wetBulbTemp.hint).toContain(`${minApproach} °C`);
  });

  test("the hydraulic limit is named by its figures", () => {
    const limit = `${(crtFlowRate * maxLoading).toFixed(2)} m³/h`;
    expect(dutyFigureNames.hydraulicCRT.note?.[locale]).toContain(limit);
    expect(words.validity["over-hydraulic-limit"].text).toContain(limit);
    expect(words.validity["far-over-hydraulic-limit"].text).toContain(limit);
  });

  test.each<[Validity, string[]]>([
    [{ kind: "by-definition" }, ["37/32/27 °C", "26.67 °C"]],
    [{ kind: "high", withinPercent: 3, atMostPercent: 4.4 }, ["±3%", "4.4%", "26.67 °C", "9%", "13%"]],
    [{ kind: "high", withinPercent: 4, atMostPercent: 4.4 }, ["±4%"]],
    [{ kind: "over-wet-bulb-limit", atMostPercent: 5.2 }, ["26.67 °C", "29.4 °C", "5.2%"]],
    [{ kind: "far-over-wet-bulb-limit" }, ["29.4 °C"]],
    [{ kind: "fair", atMostPercent: 9.6 }, ["9.6%"]],
    [{ kind: "over-hydraulic-limit", lowByPercent: 7.7, atMostPercent: 13 }, ["7.7%", "13%"]],
    [{ kind: "far-over-hydraulic-limit", lowByPercent: 12.4, atMostPercent: 18.3 }, ["12.4%", "18.3%"]],
    [{ kind: "special-design" }, ["30%"]],
  ])("the verdict on %o carries its figures and leaves no empty place", (validity, figures) => {
    const { text } = validityText(words.validity, validity, (value, as) =>
      quantityText(value, as, standardUnits),
    );
    for (const figure of figures) expect(text).toContain(figure);
    expect(text).not.toContain("{");
  });

  test("no verdict claims a maker's ratings, and the selection is ours", () => {
    const verdicts = JSON.stringify(words.validity);
    expect(verdicts).not.toMatch(/제작사|manufacturer|maker|rating/i);
    expect(JSON.stringify(words.notice)).not.toMatch(/제작사|maker/i);
    expect(words.notice.items[2]).toMatch(/저희가 선정합니다|We make the final selection/);
  });
});

test("one CRT has one value in kW everywhere: 4.5348, shown as 4.53", () => {
  expect(fromCapacity(1, "kW")).toBeCloseTo(4.5348, 4);
  const words = JSON.stringify([calculator, method, korean, english, sheetWords]);
  const powers = words.match(/4\.5\d*(?= kW)/g) ?? [];
  expect(powers.length).toBeGreaterThan(5);
  expect(new Set(powers)).toEqual(new Set(["4.53"]));
});

function limitsOf(field: DutyField, sign: string): RegExp {
  const { lowest, highest } = dutyInputs[field];
  return new RegExp(`${lowest}${sign}${highest.toLocaleString("en")}`);
}
