import { expect, test } from "vitest";
import { aStoredProject } from "../../../../tests/support/builders.ts";
import { buildSearchIndexes, foundProjects } from "./found-projects.ts";

const projects = [
  aStoredProject({ id: 1, title: "종합병원 냉각탑", city: "울산" }),
  aStoredProject({ id: 2, title: "반도체 공장", city: "푸네" }),
];
const found = (search: string) => foundProjects(projects, search).map(({ id }) => id);

test("a blank search returns the same list object, so that nothing is rendered again", () => {
  expect(foundProjects(projects, "  ")).toBe(projects);
});

test("a search has the same result before and after its index is built", async () => {
  const searches = ["병원", "ㅂㅇ", "푸네", "없는 곳"];
  const before = searches.map(found);
  expect(before).toEqual([[1], [1], [2], []]);
  await buildSearchIndexes(projects);
  expect(searches.map(found)).toEqual(before);
});

test("builds the index of a list of any length in several tasks", async () => {
  const many = Array.from({ length: 3_000 }, (_, id) => aStoredProject({ id, title: `현장 ${id}호` }));
  await buildSearchIndexes(many);
  expect(foundProjects(many, "현장 2999호").map(({ id }) => id)).toEqual([2_999]);
});
