import { expect, test } from "vitest";
import type { Project } from "#domain/projects/project.ts";
import { beginningWithFewNew } from "./use-gradual-cards.ts";

const cards = (...ids: number[]) => ids.map((id) => all[id] ?? all[0]) as Project[];
const all = Array.from({ length: 50 }, (_, id) => ({ id }) as Project);
const idsOf = (list: readonly Project[]) => list.map(({ id }) => id);

test("draws a few new cards at once, and never one behind a card that has to wait", () => {
  expect(idsOf(beginningWithFewNew(cards(1, 2, 3, 4, 5), [], 2))).toEqual([1, 2]);
  expect(idsOf(beginningWithFewNew(cards(1, 2, 3, 4, 5), cards(2, 5), 2))).toEqual([1, 2, 3]);
});

test("keeps every card that is drawn already, however many", () => {
  const list = cards(...Array.from({ length: 40 }, (_, id) => id));
  expect(beginningWithFewNew(list.slice(10), list, 2)).toHaveLength(30);
});

test("comes to an end with all of them, in pieces", () => {
  const list = [...all];
  let drawn: readonly Project[] = [];
  let pieces = 0;
  while (drawn !== list && pieces < 100) {
    drawn = beginningWithFewNew(list, drawn, 12);
    pieces += 1;
  }
  expect([drawn.length, pieces]).toEqual([50, 5]);
});
