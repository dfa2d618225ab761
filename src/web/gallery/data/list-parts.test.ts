import { expect, test } from "vitest";
import type { Project } from "#domain/projects/project.ts";
import {
  appendPart,
  cardsPerStep,
  firstPartLength,
  isWhole,
  type LoadedList,
  nextLimit,
  pageStart,
} from "./list-parts.ts";

const project = (id: number) => ({ id }) as Project;
const known = (ids: number[], total: number, readCount = ids.length): LoadedList => ({
  projects: ids.map(project),
  total,
  readCount,
});
const idsOf = ({ projects }: LoadedList) => projects.map(({ id }) => id);

test("a list is extended by the part that starts at its end, and is complete when all is read", () => {
  const list = appendPart(known([9, 8], 3), 2, known([7], 3));
  expect(idsOf(list)).toEqual([9, 8, 7]);
  expect(isWhole(known([9, 8], 3))).toBe(false);
  expect(isWhole(list)).toBe(true);
});

test("a duplicate or late part changes nothing", () => {
  const list = known([9, 8], 3);
  expect(appendPart(list, 0, known([9, 8], 3))).toBe(list);
  expect(appendPart(list, 1, known([8], 3))).toBe(list);
});

test("a project that moved into the next part is not listed twice", () => {
  const list = appendPart(known([9, 8], 3), 2, known([8, 7], 4));
  expect(idsOf(list)).toEqual([9, 8, 7]);
  expect(isWhole(list)).toBe(true);
});

test("invalid entries count as read, so that the next part starts after them", () => {
  const list = appendPart(known([9], 4, 2), 2, known([7], 4, 2));
  expect([idsOf(list), list.readCount, isWhole(list)]).toEqual([[9, 7], 4, true]);
});

test("a list shorter than its stated length ends at an empty part", () => {
  expect(isWhole(appendPart(known([9, 8], 5), 2, known([], 5)))).toBe(true);
});

test("each page starts a step of cards after the one before", () => {
  expect([1, 2, 17].map(pageStart)).toEqual([0, cardsPerStep, 16 * cardsPerStep]);
});

test("parts have the maximum length of the API, or that of a step", () => {
  expect(nextLimit(cardsPerStep, 2 * cardsPerStep)).toBe(firstPartLength);
  expect(nextLimit(firstPartLength, Number.POSITIVE_INFINITY)).toBe(1000);
});
