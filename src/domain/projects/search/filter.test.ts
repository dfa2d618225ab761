import { describe, expect, test } from "vitest";
import { groupOf, inDisplayOrder } from "../tag-groups.ts";
import { tagTable } from "../vocabulary.ts";
import { projectFilterSchema } from "./filter.ts";

const filter = (query: object) => projectFilterSchema.safeParse(query);

describe("a filter of projects", () => {
  test("is that of all without any part", () => {
    expect(filter({}).data).toEqual({ tags: [], tagMode: "AND", countries: [], sort: "newest", types: [] });
  });

  test("has the words of its lists without spaces and empty ones", () => {
    const { data } = filter({
      tags: " 밀폐형 ,,저소음",
      countries: "\u1112\u1161\u11ab국",
      types: "package",
    });
    expect(data).toMatchObject({ tags: ["밀폐형", "저소음"], countries: ["한국"], types: ["package"] });
    expect(filter({ tags: "", types: " , " }).data).toMatchObject({ tags: [], types: [] });
  });

  test.each<[string, object, boolean]>([
    ["as many tags as may be", { tags: Array(30).fill("a").join() }, true],
    ["too many tags", { tags: Array(31).fill("a").join() }, false],
    ["as many countries as may be", { countries: Array(30).fill("a").join() }, true],
    ["too many countries", { countries: Array(31).fill("a").join() }, false],
    ["too many types", { types: Array(31).fill("package").join() }, false],
    ["a long tag", { tags: "a".repeat(60) }, true],
    ["too long a tag", { tags: "a".repeat(61) }, false],
    ["a long country", { countries: "a".repeat(60) }, true],
    ["too long a country", { countries: "a".repeat(61) }, false],
    ["a type that is none", { types: "tower" }, false],
    ["any of the tags", { tagMode: "OR" }, true],
    ["another mode", { tagMode: "XOR" }, false],
    ["another order", { sort: "random" }, false],
    ["a range", { crt: "200-400" }, true],
    ["an open range", { crt: "200-" }, true],
    ["a range that ends before it begins", { crt: "400-200" }, false],
    ["no range", { crt: "-" }, false],
    ["a single number", { crt: "200" }, false],
    ["too large a number", { crt: "1234567-" }, false],
  ])("may have %s or not: %j, %s", (_, query, expected) => {
    expect(filter(query).success).toBe(expected);
  });
});

test("tags belong to their groups, and unknown ones come last", () => {
  const [first, second] = tagTable;
  expect(tagTable.map(({ tag }) => groupOf(tag))).toEqual(tagTable.map(({ group }) => group));
  expect(groupOf("모르는 말")).toBeUndefined();
  expect(inDisplayOrder(["b", "a", second?.tag ?? "", first?.tag ?? ""])).toEqual([
    first?.tag,
    second?.tag,
    "b",
    "a",
  ]);
});
