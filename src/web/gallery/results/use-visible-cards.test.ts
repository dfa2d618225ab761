import { expect, test } from "vitest";
import type { Project } from "#domain/projects/project.ts";
import { aStoredProject } from "../../../../tests/support/builders.ts";
import { noFilter } from "../../project-list/filter-state.ts";
import { cardsPerStep, type LoadedList } from "../data/list-parts.ts";
import { cardsIn, projectsNeeded, stepsTo, withOpened } from "./use-visible-cards.ts";

/** List with `read` of `total` projects loaded; every third is a hospital's. */
function listOf(readCount: number, total: number): LoadedList {
  const projects = Array.from(
    { length: readCount },
    (_, index): Project => aStoredProject({ id: index + 1, title: index % 3 === 0 ? "병원" : "공장" }),
  );
  return { projects, readCount, total };
}

test("shows a step of cards, one more with each click, and always the total", () => {
  const list = listOf(2 * cardsPerStep, 1000);
  expect(cardsIn(list, "", 1, 1).cards).toHaveLength(cardsPerStep);
  expect(cardsIn(list, "", 1, 2).cards).toHaveLength(2 * cardsPerStep);
  expect(cardsIn(list, "", 1, 1).count).toBe(1000);
});

test("shows all loaded cards if more are requested", () => {
  expect(cardsIn(listOf(20, 1000), "", 1, 2).cards).toHaveLength(20);
});

test("shows first matches of a search immediately, and their number once the whole list is searched", () => {
  const early = cardsIn(listOf(30, 300), "병원", 1, 1);
  const late = cardsIn(listOf(300, 300), "병원", 1, 1);
  expect([early.cards.length, early.count]).toEqual([10, undefined]);
  expect([late.cards.length, late.count]).toEqual([cardsPerStep, 100]);
  expect(late.cards.slice(0, 10).map(({ id }) => id)).toEqual(early.cards.map(({ id }) => id));
});

test("shows a later page of a loaded list, and nothing after the last one", () => {
  const list = listOf(100, 100);
  expect(cardsIn(list, "", 2, 1).cards.map(({ id }) => id)[0]).toBe(cardsPerStep + 1);
  expect(cardsIn(list, "", 9, 1).cards).toHaveLength(100 - 8 * cardsPerStep);
  expect(cardsIn(list, "", 10, 1)).toEqual({ cards: [], count: 100 });
});

test("needs the list up to the last card of a later page", () => {
  expect(projectsNeeded({ ...noFilter, page: 7 }, 1, false)).toBe(7 * cardsPerStep);
  expect(projectsNeeded({ ...noFilter, page: 7 }, 2, false)).toBe(8 * cardsPerStep);
  expect(projectsNeeded({ ...noFilter, page: 7 }, 1, true)).toBe(1000);
});

test("needs the visible cards, more when the search field has the focus, and all for a search", () => {
  expect(projectsNeeded(noFilter, 1, false)).toBe(cardsPerStep);
  expect(projectsNeeded(noFilter, 3, false)).toBe(3 * cardsPerStep);
  expect(projectsNeeded(noFilter, 1, true)).toBe(1000);
  expect(projectsNeeded({ ...noFilter, search: "병" }, 1, false)).toBe(Number.POSITIVE_INFINITY);
  expect(projectsNeeded({ ...noFilter, search: " " }, 1, false)).toBe(cardsPerStep);
});

test.each([
  ["", 1],
  ["?project=12", 1],
  ["?project=13", 2],
  ["?project=999", 1],
])("a page opened with %j begins with %d steps of cards", (query, steps) => {
  const projects = Array.from({ length: 30 }, (_, index) => ({ id: index + 1 }));
  expect(stepsTo(query, projects)).toBe(steps);
});

test("opened steps are kept by filter, and those of a history entry are added to them", () => {
  const present = { all: 3, search: 2 };
  expect(withOpened(present, { country: 4 })).toEqual({ all: 3, search: 2, country: 4 });
  expect(withOpened(present, { all: 2, search: 5 })).toEqual({ all: 3, search: 5 });
  expect(withOpened(present, { all: 1, other: 1 })).toBe(present);
});
