import { expect, test } from "vitest";
import { filterCount, isNarrowed, listQuery, readListState, sortingBy, withChoice } from "./list-state.ts";

const read = (query: string) => readListState(new URLSearchParams(query));

test("a URL without a query lists everything, latest first", () => {
  expect(read("")).toEqual({
    search: "",
    country: "",
    type: "",
    english: "",
    display: "",
    sorting: "created-desc",
    page: 1,
  });
  expect(listQuery(read(""))).toBe("");
});

test.each([
  "search=%EC%9A%B8%EC%82%B0&country=%ED%95%9C%EA%B5%AD&type=bac&english=missing&sort=year&order=asc&page=3",
  "kept=hidden",
  "sort=title&order=asc",
  "sort=completed&order=desc",
  "page=2",
])("%s survives being read and written", (query) => {
  expect(listQuery(read(query))).toBe(query);
});

test.each([
  "sort=password&order=asc",
  "sort=title&order=sideways",
  "type=boat",
  "english=yes",
  "kept=secret",
  "page=0",
  "page=-1",
  "page=x",
])("%s asks for nothing", (query) => {
  expect(listQuery(read(query))).toBe("");
});

test("values in a URL are cut to the server's limits", () => {
  expect(read(`search=${"가".repeat(500)}`).search).toHaveLength(200);
  expect(read(`country=${"가".repeat(500)}`).country).toHaveLength(100);
  expect(read("page=999999999").page).toBe(100_000);
});

test("a new filter returns to the first page, a new page keeps the filters", () => {
  const third = read("country=%ED%95%9C%EA%B5%AD&page=3");
  expect(withChoice(third, { type: "bac" })).toMatchObject({ country: "한국", type: "bac", page: 1 });
  expect(withChoice(third, { page: 4 })).toMatchObject({ country: "한국", page: 4 });
});

test("a heading sorts, and reverses the order when clicked again", () => {
  expect(sortingBy("title", "created-desc")).toBe("title-asc");
  expect(sortingBy("title", "title-asc")).toBe("title-desc");
  expect(sortingBy("title", "title-desc")).toBe("title-asc");
  expect(sortingBy("year", "title-desc")).toBe("year-desc");
});

test("active filters are counted without search and order", () => {
  expect(filterCount(read("search=%EC%9A%B8%EC%82%B0&sort=title&order=asc"))).toBe(0);
  expect(filterCount(read("country=%ED%95%9C%EA%B5%AD&type=bac&english=missing&kept=hidden"))).toBe(4);
});

test("a search or a filter narrows the list, its order does not", () => {
  expect(["search=x", "kept=hidden", "sort=title&order=asc"].map((query) => isNarrowed(read(query)))).toEqual(
    [true, true, false],
  );
});
