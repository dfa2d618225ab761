import { expect, test } from "vitest";
import type { Edit } from "#domain/content/edits.ts";
import { defaults } from "./defaults.ts";
import { differencesOf } from "./differences.ts";
import { noRecords } from "./edit-problems.ts";

const text = (ko: string, en = ko): Edit => ({ kind: "text", ko, en });
const list = "company.offices";
const order = defaults.company.offices.map(({ id }) => id);
const copied = order[0] ?? "";
const added: Edit = {
  kind: "list",
  order: [...order, "own-1"],
  removed: [],
  added: [{ id: "own-1", like: copied }],
};

test("the fields of a new office are reported as new, not as changes of the office it was copied from", () => {
  const after = new Map([
    [list, added],
    [`${list}[own-1].name`, text("부산 지사", "Busan office")],
    [`${list}[${copied}].name`, text("본사")],
  ]);
  const differences = differencesOf(defaults, new Map(), after, noRecords);
  const short = differences.map(({ path, before, isNew }) => [path, before?.kind, isNew]);
  expect(short).toEqual([
    [list, "list", false],
    [`${list}[${copied}].name`, "text", false],
    [`${list}[own-1].name`, undefined, true],
  ]);
});

test("a published office is no longer reported as new", () => {
  const before = new Map([
    [list, added],
    [`${list}[own-1].name`, text("부산 지사", "Busan office")],
  ]);
  const after = new Map(before).set(`${list}[own-1].name`, text("부산 영업소", "Busan office"));
  expect(differencesOf(defaults, before, after, noRecords)).toMatchObject([
    { before: text("부산 지사", "Busan office"), after: text("부산 영업소", "Busan office"), isNew: false },
  ]);
});

test("a telephone number whose forms differ is reported with both, even if it is already published", () => {
  const differing = new Map([["company.offices[seoul].phone", text("02-1234-5678", "+82-2-0000-0000")]]);
  const problems = [{ problem: "phonesDiffer", one: "02-1234-5678", other: "+82200000000" }];
  for (const before of [new Map(), differing])
    expect(differencesOf(defaults, before, differing, noRecords)).toMatchObject([
      { path: "company.offices[seoul].phone", problems },
    ]);
  expect(differencesOf(defaults, new Map(), new Map(), noRecords)).toEqual([]);
});
