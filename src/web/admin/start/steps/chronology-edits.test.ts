import { expect, test } from "vitest";
import { defaults } from "#content/editing/defaults.ts";
import { overlay } from "#content/editing/overlay.ts";
import { openDraft } from "../../../../../tests/support/draft.ts";
import { addChronology } from "./chronology-edits.ts";
import { removeWordSamples } from "./sample-words.ts";

const chronology = [
  { year: 2019, events: [{ month: 5, text: { ko: "공장 이전", en: "Moved the plant" } }] },
  {
    year: 1998,
    events: [{ text: { ko: "창립", en: "Founded" } }, { text: { ko: "첫 납품", en: "First delivery" } }],
  },
];

test("a chronology becomes the whole history after the sample's was removed", async () => {
  const { store, stored } = openDraft();
  await removeWordSamples({ state: store.state(), store }, "history");
  await addChronology({ state: store.state(), store }, chronology);
  const { ko, en } = overlay(defaults, stored).history;
  const shown = (years: typeof ko.timeline.years) =>
    years.map(({ year, events }) => [year, events.map(({ month, text }) => [month, text])]);
  expect(shown(ko.timeline.years)).toEqual([
    [2019, [["5월", "공장 이전"]]],
    [
      1998,
      [
        ["", "창립"],
        ["", "첫 납품"],
      ],
    ],
  ]);
  expect(shown(en.timeline.years)[0]).toEqual([2019, [["May", "Moved the plant"]]]);
});

test("an existing year gets the events after its own, and years stay in order", async () => {
  const { store, stored } = openDraft();
  const before = defaults.history.ko.timeline.years;
  const present = before[2];
  if (!present) throw new Error("The sample has three years.");
  const added = { text: { ko: "새 일", en: "New" } };
  await addChronology({ state: store.state(), store }, [
    { year: present.year, events: [added] },
    { year: 1950, events: [added] },
  ]);
  const { years } = overlay(defaults, stored).history.ko.timeline;
  const same = years.find(({ year }) => year === present.year);
  expect(same?.events.map(({ text }) => text)).toEqual([...present.events.map(({ text }) => text), "새 일"]);
  expect(years.map(({ year }) => year)).toEqual([...before.map(({ year }) => year), 1950]);
});
