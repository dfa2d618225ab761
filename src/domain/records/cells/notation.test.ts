import { describe, expect, test } from "vitest";
import { entriesIn, entryText, type NotationParts, partTexts } from "./list-cell.ts";

const parts = {
  count: { kind: "number", mark: "×" },
  kind: { kind: "choice", of: ["순환수 입구", "입구"], spellings: { 입구: ["inlet"] } },
  dn: { kind: "number", dimension: "bore", mark: "DN" },
  weight: { kind: "number", dimension: "mass", unit: "kg" },
  name: { kind: "text" },
  nameEn: { kind: "text" },
  at: { kind: "numbers", by: "/", mark: "@" },
  size: { kind: "numbers", by: "×", dimension: "length", unit: "mm" },
} as const satisfies NotationParts;

const nothing = { count: "", kind: "", dn: "", weight: "", name: "", nameEn: "", at: "", size: "" };

test.each([
  ["", []],
  [" ; \n；", []],
  ["a; b；c\nd;", ["a", "b", "c", "d"]],
])("the items of %j are %j", (text, entries) => {
  expect(entriesIn(text)).toEqual(entries);
});

describe("an item", () => {
  test.each<[string, Partial<typeof nothing>, string]>([
    ["2× inlet DN150 하부", { count: "2", kind: "inlet", dn: "150", name: "하부" }, ""],
    ["하부 × 2", { count: "2", name: "하부" }, ""],
    ["2x 하부", { count: "2", name: "하부" }, ""],
    ["하부 2EA", { count: "2", name: "하부" }, ""],
    ["2 개 하부", { count: "2", name: "하부" }, ""],
    ["하부 ×2개소", { count: "2", name: "하부" }, ""],
    ["2ea × 하부", { count: "2", name: "하부" }, ""],
    ["2개월", { name: "2개월" }, ""],
    ["×2each", { name: "×2each" }, ""],
    ["2xa", { name: "2xa" }, ""],
    ["순환수입구", { kind: "순환수입구" }, ""],
    ["순환수 입구", { kind: "순환수 입구" }, ""],
    ["입구측", { name: "입구측" }, ""],
    ["outlet", { name: "outlet" }, ""],
    ["dn 150", { dn: "150" }, ""],
    ["200A", { dn: "200A" }, ""],
    ["1,250 kg", { weight: "1250 kg" }, ""],
    ["1,2345 kg", { name: "1", weight: "2345 kg" }, ""],
    ["1.5t", { weight: "1.5t" }, ""],
    ["600", { name: "600" }, ""],
    ["@1,120/500/3412", { at: "1120/500/3412" }, ""],
    ["@ 1 / 2", { at: "1 / 2" }, ""],
    ["@5", { name: "@5" }, ""],
    ["3,300×2,200×2,400 mm", { size: "3300×2200×2400 mm" }, ""],
    ["2× 하부 3,300×2,200 mm", { count: "2", name: "하부", size: "3300×2200 mm" }, ""],
    ["하부 | Lower | more", { name: "하부", nameEn: "Lower" }, "more"],
    [" , 하부 :, |: Lower  one ,", { name: "하부", nameEn: "Lower one" }, ""],
  ])("%j has the parts %j and the rest %j", (entry, cells, rest) => {
    expect(partTexts(parts, entry)).toEqual({ cells: { ...nothing, ...cells }, rest });
  });

  test("is written with marks, units and a line between its texts", () => {
    const cells = {
      ...nothing,
      count: "2",
      kind: "입구",
      dn: "150",
      weight: "5",
      name: "하부",
      nameEn: "Lower",
      at: "1/2",
      size: "3×4",
    };
    expect(entryText(parts, cells)).toBe("2× 입구 DN150 5 kg 하부 | Lower @1/2 3×4 mm");
    expect(entryText(parts, { ...nothing, nameEn: "Lower" })).toBe("| Lower");
    expect(entryText(parts, nothing)).toBe("");
  });

  test("with a count and a size alone is written so that both are read back", () => {
    const written = entryText(parts, { ...nothing, count: "2", size: "3300×2200×2400" });
    expect(written).toBe("3300×2200×2400 mm ×2");
    expect(partTexts(parts, written).cells).toEqual({ ...nothing, count: "2", size: "3300×2200×2400 mm" });
  });

  test("without parts of text has everything else as its rest", () => {
    const { dn, weight } = parts;
    expect(partTexts({ dn, weight }, "DN50 600 x")).toEqual({
      cells: { dn: "50", weight: "" },
      rest: "600 x",
    });
  });
});
