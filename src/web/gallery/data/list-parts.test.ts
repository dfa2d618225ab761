import { expect, test } from "vitest";
import type { Project } from "#domain/projects/project.ts";
import {
  cardsPerStep,
  firstPart,
  isWhole,
  joined,
  type KnownList,
  nextLimit,
  windowOf,
} from "./list-parts.ts";

const project = (id: number) => ({ id }) as Project;
const known = (ids: number[], total: number, read = ids.length): KnownList => ({
  projects: ids.map(project),
  total,
  read,
});
const idsOf = ({ projects }: KnownList) => projects.map(({ id }) => id);

test("a list grows by the part that begins where it ends, and is whole when all is read", () => {
  const list = joined(known([9, 8], 3), 2, known([7], 3));
  expect(idsOf(list)).toEqual([9, 8, 7]);
  expect(isWhole(known([9, 8], 3))).toBe(false);
  expect(isWhole(list)).toBe(true);
});

test("a part that came twice, or late, changes nothing", () => {
  const list = known([9, 8], 3);
  expect(joined(list, 0, known([9, 8], 3))).toBe(list);
  expect(joined(list, 1, known([8], 3))).toBe(list);
});

test("a project that was pushed into the next part is not shown twice", () => {
  const list = joined(known([9, 8], 3), 2, known([8, 7], 4));
  expect(idsOf(list)).toEqual([9, 8, 7]);
  expect(isWhole(list)).toBe(true);
});

test("entries that are no projects count as read, so that the next part begins behind them", () => {
  const list = joined(known([9], 4, 2), 2, known([7], 4, 2));
  expect([idsOf(list), list.read, isWhole(list)]).toEqual([[9, 7], 4, true]);
});

test("a list that has become shorter than it said ends where nothing more comes", () => {
  expect(isWhole(joined(known([9, 8], 5), 2, known([], 5)))).toBe(true);
});

test("pages stand beside each other without a gap", () => {
  for (const page of [1, 2, 17]) expect(windowOf(page)[1]).toBe(windowOf(page + 1)[0]);
  expect(windowOf(1)).toEqual([0, cardsPerStep]);
});

test("parts are as long as the API gives, and short where a step is wanted", () => {
  expect(nextLimit(cardsPerStep, 2 * cardsPerStep)).toBe(firstPart);
  expect(nextLimit(firstPart, Number.POSITIVE_INFINITY)).toBe(1000);
});
