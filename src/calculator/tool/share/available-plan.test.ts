import { expect, test } from "vitest";
import { placeByKey } from "../../places/places.ts";
import { planIn, planTexts } from "../../sheet/plan/plan.ts";
import { waterEntry } from "../water/water-entry.ts";
import { availablePlan, planWith } from "./available-plan.ts";

const place = placeByKey("annex-7-seoul");
const site = { place: "annex-7-seoul", base: 25.5, margin: 0.5, height: 87 };
const duty = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 26, height: 87 };
const tower = { model: "SCP-500", units: 1, crt: 500 };
const chosen = { site, place, tower, water: waterEntry, unit: "C" as const, year: undefined };

test("what the design tool has chosen reads back from the sheet's address", () => {
  const plan = availablePlan(duty, chosen);
  expect(plan).toMatchObject({ site: { margin: 0.5 }, tower: { model: "SCP-500", units: 1 } });
  const reading = planIn(new URLSearchParams(planTexts(plan)), duty);
  expect(reading).toEqual({ kind: "plan", plan });
});

test("a place whose wet bulb the duty no longer has is none of its own", () => {
  expect(availablePlan({ ...duty, wetBulbTemp: 27 }, chosen).site).toBeUndefined();
});

test("a part that is left out is not in the address", () => {
  const texts = planTexts(planWith(availablePlan(duty, chosen), ["tower"]));
  expect(texts).toEqual({ model: "SCP-500", units: "1" });
});
