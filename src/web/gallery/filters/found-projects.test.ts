import { expect, test } from "vitest";
import { aStoredProject } from "../../../../tests/support/builders.ts";
import { foundProjects, prepareForSearch } from "./found-projects.ts";

const projects = [
  aStoredProject({ id: 1, title: "종합병원 냉각탑", city: "울산" }),
  aStoredProject({ id: 2, title: "반도체 공장", city: "푸네" }),
];
const found = (search: string) => foundProjects(projects, search).map(({ id }) => id);

test("a search of nothing but spaces leaves the very same list, so that nothing is drawn anew", () => {
  expect(foundProjects(projects, "  ")).toBe(projects);
});

test("a search finds the same before and after projects were made ready for it", async () => {
  const searches = ["병원", "ㅂㅇ", "푸네", "없는 곳"];
  const before = searches.map(found);
  expect(before).toEqual([[1], [1], [2], []]);
  await prepareForSearch(projects);
  expect(searches.map(found)).toEqual(before);
});

test("a list of any length is made ready in pieces, and in whole", async () => {
  const many = Array.from({ length: 3_000 }, (_, id) => aStoredProject({ id, title: `현장 ${id}호` }));
  await prepareForSearch(many);
  expect(foundProjects(many, "현장 2999호").map(({ id }) => id)).toEqual([2_999]);
});
