import { expect, test } from "vitest";
import { listQuery, readListState, sortingBy, withChoice } from "./list-state.ts";

const read = (query: string) => readListState(new URLSearchParams(query));

test("an address without a query lists everything, the latest first", () => {
  expect(read("")).toEqual({ search: "", country: "", type: "", sorting: "created-desc", page: 1 });
  expect(listQuery(read(""))).toBe("");
});

test.each([
  "search=%EC%9A%B8%EC%82%B0&country=%ED%95%9C%EA%B5%AD&type=bac&sort=year&order=asc&page=3",
  "sort=title&order=asc",
  "page=2",
])("%s survives being read and written", (query) => {
  expect(listQuery(read(query))).toBe(query);
});

test.each([
  "sort=password&order=asc",
  "sort=title&order=sideways",
  "type=boat",
  "page=0",
  "page=-1",
  "page=x",
])("%s asks for nothing", (query) => {
  expect(listQuery(read(query))).toBe("");
});

test("a new condition goes back to the first page, a new page keeps the conditions", () => {
  const third = read("country=%ED%95%9C%EA%B5%AD&page=3");
  expect(withChoice(third, { type: "bac" })).toMatchObject({ country: "한국", type: "bac", page: 1 });
  expect(withChoice(third, { page: 4 })).toMatchObject({ country: "한국", page: 4 });
});

test("a heading sorts, and turns the order round when it is chosen again", () => {
  expect(sortingBy("title", "created-desc")).toBe("title-asc");
  expect(sortingBy("title", "title-asc")).toBe("title-desc");
  expect(sortingBy("title", "title-desc")).toBe("title-asc");
  expect(sortingBy("year", "title-desc")).toBe("year-desc");
});
