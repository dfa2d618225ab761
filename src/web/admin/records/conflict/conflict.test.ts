import { expect, test } from "vitest";
import { projectFields } from "#domain/projects/project-fields.ts";
import { emptyEntry } from "../../projects/state/entry.ts";
import { proposal, proposedSide, valuesAfterConflict } from "./conflict.ts";

const base = { ...emptyEntry(new Date("2026-01-01")), title: "현장", capacity: "100RT", city: "울산" };

test("a field that only one side changed is proposed from that side", () => {
  const mine = { ...base, title: "내 현장" };
  const theirs = { ...base, capacity: "200RT" };
  expect(proposal(projectFields, { base, mine, theirs })).toEqual({ title: "mine", capacity: "theirs" });
});

test("a field that both changed is proposed as mine, and no conflict if both are equal", () => {
  const mine = { ...base, title: "내 현장", city: "부산" };
  const theirs = { ...base, title: "다른 현장", city: "부산 " };
  expect(proposal(projectFields, { base, mine, theirs })).toEqual({ title: "mine" });
});

test("the merged entry takes each field from the chosen side, and the rest from mine", () => {
  const mine = { ...base, title: "내 현장", tags: ["개방형" as const] };
  const theirs = { ...base, title: "다른 현장", capacity: "200RT" };
  expect(
    valuesAfterConflict(
      projectFields,
      { mine, theirs },
      { title: "theirs", capacity: "theirs", tags: "mine" },
    ),
  ).toEqual({
    ...mine,
    title: "다른 현장",
    capacity: "200RT",
  });
});

test("a single value is proposed like a field", () => {
  expect(proposedSide({ base: "a", mine: "a", theirs: "b" })).toBe("theirs");
  expect(proposedSide({ base: "a", mine: "b", theirs: "a" })).toBe("mine");
  expect(proposedSide({ base: "a", mine: "b", theirs: "c" })).toBe("mine");
  expect(proposedSide({ base: "a", mine: "b", theirs: "b" })).toBeUndefined();
});
