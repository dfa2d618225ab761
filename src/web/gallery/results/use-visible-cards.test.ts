import { expect, test } from "vitest";
import type { Project } from "#domain/projects/project.ts";
import { aStoredProject } from "../../../../tests/support/builders.ts";
import { cardsPerStep, type KnownList } from "../data/list-parts.ts";
import { noFilter } from "../filters/filter-state.ts";
import { cardsIn, wantedOf } from "./use-visible-cards.ts";

/** List with `read` of `total` projects loaded; every third is a hospital's. */
function listOf(read: number, total: number): KnownList {
  const projects = Array.from(
    { length: read },
    (_, index): Project => aStoredProject({ id: index + 1, title: index % 3 === 0 ? "병원" : "공장" }),
  );
  return { projects, read, total };
}

test("shows a step of cards, one more with each click, and always the total", () => {
  const list = listOf(2 * cardsPerStep, 1000);
  expect(cardsIn(list, "", 1, 1).cards).toHaveLength(cardsPerStep);
  expect(cardsIn(list, "", 1, 2).cards).toHaveLength(2 * cardsPerStep);
  expect(cardsIn(list, "", 1, 1).count).toBe(1000);
});

test("shows all loaded cards if more are requested", () => {
  expect(cardsIn(listOf(70, 1000), "", 1, 2).cards).toHaveLength(70);
});

test("shows first matches of a search immediately, and their number once the whole list is searched", () => {
  const early = cardsIn(listOf(90, 300), "병원", 1, 1);
  const late = cardsIn(listOf(300, 300), "병원", 1, 1);
  expect([early.cards.length, early.count]).toEqual([30, undefined]);
  expect([late.cards.length, late.count]).toEqual([cardsPerStep, 100]);
  expect(late.cards.slice(0, 30).map(({ id }) => id)).toEqual(early.cards.map(({ id }) => id));
});

test("shows a later page of a loaded list, and nothing after the last one", () => {
  const list = listOf(100, 100);
  expect(cardsIn(list, "", 2, 1).cards.map(({ id }) => id)[0]).toBe(cardsPerStep + 1);
  expect(cardsIn(list, "", 2, 1).cards).toHaveLength(40);
  expect(cardsIn(list, "", 3, 1)).toEqual({ cards: [], count: 100 });
});

test("needs the visible cards, more when the search field has the focus, and all for a search", () => {
  expect(wantedOf(noFilter, 1, false)).toBe(cardsPerStep);
  expect(wantedOf(noFilter, 3, false)).toBe(3 * cardsPerStep);
  expect(wantedOf(noFilter, 1, true)).toBe(1000);
  expect(wantedOf({ ...noFilter, search: "병" }, 1, false)).toBe(Number.POSITIVE_INFINITY);
  expect(wantedOf({ ...noFilter, search: " " }, 1, false)).toBe(cardsPerStep);
});
