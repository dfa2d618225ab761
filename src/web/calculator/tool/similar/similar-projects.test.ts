import { expect, test } from "vitest";
import { similarProjects } from "./similar-projects.ts";

test("the nearest by ratio come first, three at most", () => {
  const response = [entry(1, "900RT"), entry(2, "480RT"), entry(3, "550RT"), entry(4, "500RT")];
  expect(idsFor(response, 500)).toEqual([4, 2, 3]);
});

test("half as large is as near as twice as large, and anything beyond is not similar", () => {
  expect(idsFor([entry(1, "250RT"), entry(2, "1000RT")], 500)).toEqual([1, 2]);
  expect(idsFor([entry(3, "249RT"), entry(4, "1001RT")], 500)).toEqual([]);
});

test("projects without a capacity or with none, and entries that are no projects, are passed over", () => {
  expect(idsFor([entry(1, null), { id: 2 }, "3", entry(4, "510RT"), entry(5, "0RT")], 500)).toEqual([4]);
});

test("a response that is no list is an error", () => {
  expect(() => similarProjects({ error: "away" }, 500)).toThrow(Error);
});

function idsFor(response: unknown, crt: number): number[] {
  return similarProjects(response, crt).map(({ project }) => project.id);
}

function entry(id: number, capacity: string | null) {
  return { id, title: `P${id}`, capacity, coolingTowerType: "package" };
}
