import { expect, test } from "vitest";
import type { StoredEdit, StoredEdits } from "./edits.ts";
import { draftAfterPublication, mergeSchedule } from "./scheduled-edits.ts";

const text = (ko: string) => ({ edit: { kind: "text", ko, en: ko }, basis: null }) as const;
const order = (...ids: string[]): StoredEdit => ({
  edit: { kind: "list", order: ids, removed: [], added: [] },
  basis: null,
});

const before: StoredEdits = { a: text("하나"), b: text("둘"), c: text("셋") };

test("a plan changes its own texts alone, and leaves what is published since as it is", () => {
  const plan = { before, edits: { a: text("하나 예약"), c: text("셋"), d: text("넷 예약") } };
  const live = { ...before, c: text("셋 지금") };
  expect(mergeSchedule(plan, live)).toEqual({
    edits: { a: text("하나 예약"), c: text("셋 지금"), d: text("넷 예약") },
    changed: ["a", "b", "d"],
    skipped: [],
  });
});

test("words that somebody has published since in the same field are kept", () => {
  const plan = { before, edits: { ...before, a: text("예약"), b: text("예약") } };
  const live = { ...before, a: text("지금") };
  expect(mergeSchedule(plan, live)).toEqual({
    edits: { ...live, b: text("예약") },
    changed: ["b"],
    skipped: ["a"],
  });
});

test("with the order of a list stay its entries", () => {
  const plan = { before: {}, edits: { "l.list": order("one", "new"), "l.list[new].title": text("새") } };
  const live = { "l.list": order("other") };
  expect(mergeSchedule(plan, live)).toEqual({
    edits: live,
    changed: [],
    skipped: ["l.list", "l.list[new].title"],
  });
});

test("what is published already is neither changed nor skipped", () => {
  const plan = { before, edits: { ...before, a: text("예약") } };
  expect(mergeSchedule(plan, plan.edits)).toMatchObject({ changed: [], skipped: [] });
});

test("a draft follows the plan where nobody has edited it since", () => {
  const plan = { before, edits: { a: text("예약"), c: text("예약") } };
  const draft = { ...before, c: text("나중") };
  expect(draftAfterPublication(plan, ["a", "b", "c"], draft)).toEqual({ a: text("예약"), c: text("나중") });
});
