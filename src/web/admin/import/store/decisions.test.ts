import { expect, test } from "vitest";
import { plannedOutcomes, withDecisions } from "./decisions.ts";

const lines = [{ line: { rowKey: 2 } }, { line: { rowKey: 3 } }];
const body = { columns: ["title"], rows: [{ id: null }, { id: null }], isTrial: true, isPublished: false };
const known = { by: "words", title: "현장" } as const;

test("a decision on a row that has since become equal to the stored record is neither planned nor sent", () => {
  const session = { lines, decisions: { 2: "add", 3: "add" } } as const;
  const outcomes = [
    { outcome: "same", known },
    { outcome: "changed", known },
  ] as const;
  expect(plannedOutcomes(session, outcomes)).toEqual([{ outcome: "same" }, { outcome: "added" }]);
  expect(withDecisions(session, body, outcomes).rows).toEqual([{ id: null }, { id: null, decision: "add" }]);
});

test("a sure match is changed by default, and a possible one waits for a decision", () => {
  const outcomes = [
    { outcome: "changed", known: { ...known, by: "id" } },
    { outcome: "changed", known },
  ] as const;
  expect(plannedOutcomes({ lines, decisions: {} }, outcomes)).toEqual([
    { outcome: "changed" },
    { outcome: "undecided" },
  ]);
});
