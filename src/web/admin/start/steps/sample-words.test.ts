import { expect, test } from "vitest";
import { history } from "#content/pages/history.ts";
import { openDraft } from "../../../../../tests/support/draft.ts";
import { historyYears, removeWordSamples, restoreWordSamples, wordSampleCounts } from "./sample-words.ts";

const years = history.ko.timeline.years.map(({ id }) => id);
const [newest = ""] = years;

test("the sample history is removed as a whole, and restored in its order", async () => {
  const { store, stored } = openDraft();
  expect(wordSampleCounts({ state: store.state() }).history).toEqual({ remaining: years.length, removed: 0 });
  await removeWordSamples({ state: store.state(), store }, "history");
  expect(stored.get(historyYears)).toMatchObject({ order: [], removed: years });
  expect(wordSampleCounts({ state: store.state() }).history).toEqual({ remaining: 0, removed: years.length });
  await restoreWordSamples({ state: store.state(), store }, "history");
  expect(store.state().fields.get(historyYears)).toMatchObject({ ids: years });
  expect(stored.has(historyYears)).toBe(false);
});

test("an edited year counts as the company's and stays", async () => {
  const { store, stored } = openDraft({
    [`${historyYears}[${newest}].events[1].text`]: { kind: "text", ko: "우리 소식", en: "Our news" },
  });
  await removeWordSamples({ state: store.state(), store }, "history");
  expect(stored.get(historyYears)).toMatchObject({ order: [newest], removed: years.slice(1) });
});

test("the sample's review figures are no longer shown, and shown again", async () => {
  const { store, stored } = openDraft();
  await removeWordSamples({ state: store.state(), store }, "review");
  expect(stored.get("company.review.show")).toEqual({ kind: "fact", value: false });
  expect(wordSampleCounts({ state: store.state() }).review).toEqual({ remaining: 0, removed: 1 });
  await restoreWordSamples({ state: store.state(), store }, "review");
  expect(wordSampleCounts({ state: store.state() }).review).toEqual({ remaining: 1, removed: 0 });
});
