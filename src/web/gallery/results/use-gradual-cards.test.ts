import { expect, test } from "vitest";
import type { Project } from "#domain/projects/project.ts";
import { beginningWithFewNew } from "./use-gradual-cards.ts";

const cards = (...ids: number[]) => ids.map((id) => all[id] ?? all[0]) as Project[];
const all = Array.from({ length: 50 }, (_, id) => ({ id }) as Project);
const idsOf = (list: readonly Project[]) => list.map(({ id }) => id);

test("renders a few new cards at once, and none after a postponed one", () => {
  expect(idsOf(beginningWithFewNew(cards(1, 2, 3, 4, 5), [], 2))).toEqual([1, 2]);
  expect(idsOf(beginningWithFewNew(cards(1, 2, 3, 4, 5), cards(2, 5), 2))).toEqual([1, 2, 3]);
});

test("keeps all rendered cards, regardless of their number", () => {
  const list = cards(...Array.from({ length: 40 }, (_, id) => id));
  expect(beginningWithFewNew(list.slice(10), list, 2)).toHaveLength(30);
});

test("renders all cards after several steps", () => {
  const list = [...all];
  let drawn: readonly Project[] = [];
  let pieces = 0;
  while (drawn !== list && pieces < 100) {
    drawn = beginningWithFewNew(list, drawn, 12);
    pieces += 1;
  }
  expect([drawn.length, pieces]).toEqual([50, 5]);
});
