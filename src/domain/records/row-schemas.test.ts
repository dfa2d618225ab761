import { describe, expect, test } from "vitest";
import type { Columns } from "./column-types.ts";
import { rowSchema } from "./row-schemas.ts";

const columns = {
  name: { kind: "text", maxLength: 5, isRequired: true },
  address: { kind: "text", maxLength: 9, pattern: /^\// },
  size: { kind: "number", min: 1, max: 100 },
  fans: { kind: "number", min: 1, max: 10, isWhole: true },
  voltage: { kind: "numbers", counts: [2, 3], min: 100, max: 999, by: "/" },
  sort: { kind: "choice", of: ["a", "b"] },
  day: { kind: "date" },
  marks: { kind: "words", of: ["x", "y"] },
  parts: { kind: "list", maxItems: 2, of: { part: { kind: "text", maxLength: 5, isRequired: true } } },
} as const satisfies Columns;

type Name = keyof typeof columns;

const schema = () => rowSchema(columns);

describe("a row that is stored", () => {
  test("has null or an empty list for whatever is left out", () => {
    expect(schema().parse({ name: "A" })).toEqual({
      name: "A",
      address: null,
      size: null,
      fans: null,
      voltage: null,
      sort: null,
      day: null,
      marks: [],
      parts: [],
    });
  });

  test.each<[Name, unknown, unknown]>([
    ["name", "  A \n B", "A B"],
    ["name", "\u1100\u1161", "가"],
    ["name", "12345", "12345"],
    ["address", "/a", "/a"],
    ["size", 1, 1],
    ["size", 100, 100],
    ["size", 1.5, 1.5],
    ["fans", 10, 10],
    ["voltage", [100, 999], [100, 999]],
    ["voltage", [220, 380, 440], [220, 380, 440]],
    ["sort", "b", "b"],
    ["day", "2024-02-29", "2024-02-29"],
    ["marks", ["x", "y"], ["x", "y"]],
    ["parts", [{ part: "a" }, { part: "b" }], [{ part: "a" }, { part: "b" }]],
  ])("may have as %s %j", (name, value, stored) => {
    expect(schema().parse({ name: "A", [name]: value })[name]).toEqual(stored);
  });

  test.each<[Name, unknown]>([
    ["name", ""],
    ["name", " "],
    ["name", null],
    ["name", undefined],
    ["name", "123456"],
    ["address", "a"],
    ["address", ""],
    ["size", 0.9],
    ["size", 100.1],
    ["size", "1"],
    ["fans", 1.5],
    ["fans", 0],
    ["fans", 11],
    ["voltage", [220]],
    ["voltage", [220, 380, 440, 500]],
    ["voltage", [99, 220]],
    ["voltage", [220, 1_000]],
    ["sort", "c"],
    ["day", "2023-02-29"],
    ["day", "2024-2-1"],
    ["marks", ["z"]],
    ["marks", ["x", "y", "x"]],
    ["parts", [{ part: "a" }, { part: "b" }, { part: "c" }]],
    ["parts", [{}]],
  ])("has no %s %j", (name, value) => {
    expect(schema().safeParse({ name: "A", [name]: value }).success).toBe(false);
  });
});
