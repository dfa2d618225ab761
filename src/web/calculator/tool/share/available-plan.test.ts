import { expect, test } from "vitest";
import { placeByKey } from "#content/places/places.ts";
import { parsePlan, planTexts } from "#documents/sheet/plan/plan.ts";
import { enteredSite, openedSite } from "../place/site.ts";
import { enteredWater, initialWaterEntry, readWater } from "../water/water-entry.ts";
import { availablePlan, changedPlan, planWith } from "./available-plan.ts";
import { openedPlan } from "./opened-plan.ts";

const place = placeByKey("annex-7-seoul");
const site = { place: "annex-7-seoul", base: 25.5, margin: 0.5, elevation: 87 };
const duty = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 26, height: 87 };
const tower = {
  series: "scp",
  model: "SCP-500",
  kind: "counterflow" as const,
  towerCount: 1,
  running: 1,
  crt: 500,
  runningCRT: 500,
};
const chosen = { site, place, tower, water: initialWaterEntry, year: undefined };

test("what the design tool has chosen reads back from the sheet's address", () => {
  const plan = availablePlan(duty, chosen);
  expect(plan).toMatchObject({ site: { margin: 0.5 }, tower: { model: "SCP-500", towerCount: 1 } });
  const reading = parsePlan(new URLSearchParams(planTexts(plan)), duty);
  expect(reading).toEqual({ kind: "plan", plan });
});

test("a place whose wet bulb the duty no longer has is none of its own", () => {
  expect(availablePlan({ ...duty, wetBulbTemp: 27 }, chosen).site).toBeUndefined();
});

test("closed-circuit towers go along at their rated conditions only, and without a year", () => {
  const closed = { ...tower, model: "THF-500", kind: "closed-circuit" as const };
  expect(availablePlan(duty, { ...chosen, tower: closed }).tower).toBeUndefined();
  const rated = { ...duty, wetBulbTemp: 27, height: 0 };
  expect(availablePlan(rated, { ...chosen, tower: closed }).tower).toEqual({
    model: "THF-500",
    towerCount: 1,
  });
});

test("what is as at first is not in the link", () => {
  const plan = availablePlan(duty, {
    ...chosen,
    site: enteredSite(duty),
    place: undefined,
    tower: undefined,
  });
  expect(planTexts(changedPlan(plan))).toEqual({});
  expect(planTexts(changedPlan(availablePlan(duty, chosen)))).toEqual({
    place: "annex-7-seoul",
    margin: "0.5",
    model: "SCP-500",
    units: "1",
  });
});

test("a shared address opens what was chosen, or says what of it cannot be used", () => {
  const plan = availablePlan(duty, chosen);
  const search = `?${new URLSearchParams(planTexts(plan))}`;
  expect(openedPlan(search, duty)).toEqual({ plan, rejected: [] });
  expect(openedPlan(`${search}&station=1`, duty)).toEqual({ plan, rejected: ["station"] });
  const { height: _, ...atSeaLevel } = duty;
  expect(openedPlan(`${search}&height=5000`, atSeaLevel)).toEqual({ plan, rejected: ["height"] });
  expect(openedSite(duty, plan.site)).toEqual(site);
  const water = { cycles: 6, driftPercent: 0.008, dryBulbTemp: 31.5 };
  const boxes = enteredWater(water, { unit: "F", placeDryBulbTemp: 31.2 });
  expect(readWater(boxes, duty, 31.2).question).toEqual({
    ...water,
    dryBulbTemp: expect.closeTo(31.5, 6),
  });
});

test("a part that is left out is not in the address", () => {
  const texts = planTexts(planWith(availablePlan(duty, chosen), ["tower"]));
  expect(texts).toEqual({ model: "SCP-500", units: "1" });
});
