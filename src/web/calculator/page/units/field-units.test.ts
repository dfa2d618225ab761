import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calculator } from "#content/calculator/calculator.ts";
import { enteredValue, standardUnits, type UnitChoice } from "#content/figures/measures.ts";
import { locales } from "#domain/locale.ts";
import { flowUnits, temperatureUnits } from "#engine/design/units.ts";
import { checkDuty, dutyFields } from "#engine/duty/duty.ts";
import { dutyInputs } from "#engine/inputs/duty-inputs.ts";
import { fieldWords, parseInUnits, problemText } from "./field-units.ts";
import { normalizeBox } from "./form-boxes.ts";

const american: UnitChoice = { flow: "gpm", temperature: "F", capacity: "CRT", height: "ft" };

test("the US standard duty is taken as what it is in m³/h and °C", () => {
  const typed = { flowRate: 1500, hotWaterTemp: 95, coldWaterTemp: 85, wetBulbTemp: 78 };
  const taken = dutyFields.map((field) => parseInUnits(american, field, typed[field]));
  // A US gallon is 3.785411784 L.
  expect(taken).toEqual([340.687061, 35, 29.444444, 25.555556]);
});

test("what is typed in one unit stands in the box as it was typed, to the hundredth", () => {
  const units = fc.record({
    flow: fc.constantFrom(...flowUnits),
    temperature: fc.constantFrom(...temperatureUnits),
    capacity: fc.constant("CRT" as const),
    height: fc.constant("m" as const),
  });
  const field = fc.constantFrom(...dutyFields);
  fc.assert(
    fc.property(units, field, fc.integer({ min: -5000, max: 9_000_000 }), (chosen, name, hundredths) => {
      const typed = hundredths / 100;
      const entered = enteredValue(parseInUnits(chosen, name, typed), dutyInputs[name].measure, chosen);
      // Compared as text: a box shows -0 as 0.
      expect(String(entered)).toBe(String(typed));
    }),
  );
});

describe.each(locales)("in %s", (locale) => {
  const words = calculator[locale];

  test("m³/h and °C keep the wording of the content", () => {
    for (const field of dutyFields) {
      expect(fieldWords(words.form, field, standardUnits)).toBe(words.form.fields[field]);
      expect(problemText(words, { field, rule: "limits" }, standardUnits)).toBe(words.problems.limits[field]);
    }
  });

  test("the limits are shown in gpm and °F", () => {
    const hints = dutyFields.map((field) => fieldWords(words.form, field, american).hint);
    expect(hints[0]).toMatch(/^220\.2[–~]22,014\.3\u00a0gpm$/);
    expect(hints[1]).toMatch(/^86[–~]113\u00a0°F$/);
    expect(hints[2]).toMatch(/^77[–~]104\u00a0°F.* 9\u00a0°F/);
    expect(hints[3]).toMatch(/^50[–~]89\.6\u00a0°F.* 5\.04\u00a0°F/);
    expect(problemText(words, { field: "flowRate", rule: "limits" }, american)).toContain(
      "22,014.3\u00a0gpm",
    );
    expect(problemText(words, { field: "coldWaterTemp", rule: "range" }, american)).toContain("9\u00a0°F");
    expect(problemText(words, { field: "wetBulbTemp", rule: "approach" }, american)).toContain(
      "5.04\u00a0°F",
    );
  });

  test("no place is left unfilled, and a field keeps its own unit where only the other was switched", () => {
    const texts = dutyFields.flatMap((field) => [
      fieldWords(words.form, field, american).hint,
      problemText(words, { field, rule: "limits" }, american),
      problemText(words, { field, rule: "number" }, american),
    ]);
    expect(texts.filter((text) => /[{}]/.test(text))).toEqual([]);
    const mixed: UnitChoice = { ...standardUnits, flow: "lpm" };
    expect(fieldWords(words.form, "flowRate", mixed).unit).toBe("L/min");
    expect(fieldWords(words.form, "hotWaterTemp", mixed)).toBe(words.form.fields.hotWaterTemp);
  });
});

test("every limit that is shown is accepted when it is typed", () => {
  for (const flow of flowUnits) {
    for (const temperature of temperatureUnits) {
      const units: UnitChoice = { flow, temperature, capacity: "CRT", height: "m" };
      for (const field of dutyFields) {
        const limits = fieldWords(calculator.en.form, field, units).hint.match(/^([\d.,]+)–([\d.,]+)/) ?? [];
        expect(limits).toHaveLength(3);
        for (const text of limits.slice(1)) {
          const value = parseInUnits(units, field, Number(text.replaceAll(",", "")));
          expect(checkDuty({ [field]: value }).filter(({ rule }) => rule === "limits")).toEqual([]);
          expect(value).toBeGreaterThanOrEqual(dutyInputs[field].lowest);
        }
      }
    }
  }
});

test("32 °F is a number beyond the limits, while 0 and no number stand for none", () => {
  const fahrenheit = { ...standardUnits, temperature: "F", flow: "gpm" } as const;
  const box = { value: "32" } as HTMLInputElement;
  normalizeBox(box, "coldWaterTemp", fahrenheit);
  expect(box.value).toBe("32");
  const coldWaterTemp = parseInUnits(fahrenheit, "coldWaterTemp", 32);
  expect(checkDuty({ flowRate: 390, hotWaterTemp: 37, coldWaterTemp, wetBulbTemp: 10 })).toContainEqual({
    field: "coldWaterTemp",
    rule: "limits",
  });
  expect(parseInUnits(fahrenheit, "flowRate", 0)).toBe(0);
  expect(parseInUnits(standardUnits, "coldWaterTemp", 0)).toBe(0);
});
