import { expect, test } from "vitest";
import type { StartState } from "#domain/start/start-calls.ts";
import { isStartInMenu, sampleCount } from "./start-api.ts";

const none = { left: [], removed: 0 };
const finished: StartState = {
  steps: [{ id: "name", isDone: true }],
  settings: { isNotPublic: false, isStartPutAway: false },
  places: [],
  accepted: [],
  records: { projects: none, products: none },
  productsWithSampleFiles: [],
  codesOfServer: { naver: false, google: false },
  siteUrl: "http://localhost:3000",
};
const place: StartState["places"][number] = { path: "intro.lead", part: "intro", locales: ["ko", "en"] };
const product = { id: 7, title: "SF" };

test("the menu has the first steps while a sample field remains, even if each step is done", () => {
  expect(isStartInMenu(finished)).toBe(false);
  expect(isStartInMenu({ ...finished, places: [place] })).toBe(true);
  expect(isStartInMenu({ ...finished, productsWithSampleFiles: [product] })).toBe(true);
});

test("the menu has the first steps until they are done or hidden", () => {
  const steps: StartState["steps"] = [{ id: "name", isDone: false }];
  const settings = { ...finished.settings, isStartPutAway: true };
  expect(isStartInMenu({ ...finished, steps })).toBe(true);
  expect(isStartInMenu({ ...finished, steps, settings })).toBe(false);
});

test("a sample product with sample files counts once", () => {
  const records = { ...finished.records, products: { left: [product], removed: 0 } };
  const start = { ...finished, records, productsWithSampleFiles: [product, { id: 8, title: "SCP" }] };
  expect(sampleCount(start)).toBe(2);
});
