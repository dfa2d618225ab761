import { describe, expect, test } from "vitest";
import { anOption } from "../../../tests/support/builders.ts";
import { collidingNames, modelSlug } from "./model-slug.ts";
import { isNamed, linesOf } from "./product.ts";
import { isFileOf, languagesOfFile, modelsOfFile } from "./technical-files.ts";
import { productKind } from "./tower-kind.ts";

test.each([
  [null, []],
  ["", []],
  [" a \n\n b\n \n", ["a", "b"]],
])("the lines of %j are %j", (text, lines) => {
  expect(linesOf(text)).toEqual(lines);
});

test.each([
  ["V", "BAC V 시리즈", true],
  ["V", "FXV", false],
  ["V", "VX", false],
  ["V", "V2", false],
  ["V", "2V", false],
  ["V", "V형 냉각탑", true],
  ["V", "(V)", true],
  ["냉각탑", "대형냉각탑", false],
  ["A.B", "A.B", true],
  ["A.B", "AxB", false],
  ["C++", "C++ 시리즈", true],
])("the word %s is in %j: %s", (word, text, expected) => {
  expect(isNamed(word, text)).toBe(expected);
});

test.each([
  ["SF-100 (A)", "sf-100-a"],
  ["-.SF.-", "sf"],
  ["SF 1.5/2", "sf-1.5-2"],
  ["냉각탑 No.1", "냉각탑-no.1"],
  ["\u1100\u1161 1", "가-1"],
])("the model %j has the address %s", (name, slug) => {
  expect(modelSlug({ name })).toBe(slug);
});

test.each([
  [
    ["SF-100", "SF-100+", "SF 100", "sf-100"],
    [undefined, "SF-100", "SF-100", "SF-100"],
  ],
  [
    ["SF-1.5", "SF-15", "SF-1-5"],
    [undefined, undefined, undefined],
  ],
  [
    ["+", "++", "+"],
    [undefined, undefined, "+"],
  ],
  [
    ["", null, undefined, ""],
    [undefined, undefined, undefined, undefined],
  ],
])("the names %j collide with the earlier ones %j", (names, earlier) => {
  expect(collidingNames(names)).toEqual(earlier);
});

test.each([
  [["밀폐형", "직교류"], "closed-circuit"],
  [["직교류"], "crossflow"],
  [["혼합류"], "crossflow"],
  [["대향류"], "counterflow"],
  [[], "counterflow"],
])("a tower with the tags %j is of the kind %s", (tags, kind) => {
  expect(productKind({ tags, options: [] })).toBe(kind);
});

describe("options with a kind of tower of their own", () => {
  const options = [
    anOption({ subject: "흐름 방식", name: "대향류형", nameEn: "Counterflow" }),
    anOption({ subject: "흐름 방식", name: "직교류형", nameEn: "Crossflow", kind: "직교류" }),
    anOption({ subject: "회로", name: "개방형", nameEn: "Open" }),
    anOption({ subject: "회로", name: "밀폐형", nameEn: "Closed", kind: "밀폐형" }),
  ];
  const open = { tags: ["개방형", "대향류", "유도통풍"], options };

  test.each([
    [[], "counterflow"],
    [["대향류형", "Open"], "counterflow"],
    [["직교류형"], "crossflow"],
    [["Crossflow"], "crossflow"],
    [["Closed"], "closed-circuit"],
    [["직교류형", "밀폐형"], "closed-circuit"],
    [["티타늄"], "counterflow"],
  ])("make a counterflow series with %j a tower of the kind %s", (names, kind) => {
    expect(productKind(open, names)).toBe(kind);
  });

  test("replace only the tags of their own group, also those of the standard", () => {
    const standard = anOption({ subject: "회로", name: "개방형", kind: "개방형" });
    const both = { tags: ["개방형", "밀폐형", "직교류"], options: [standard, ...options.slice(3)] };
    expect(productKind(both)).toBe("crossflow");
    expect(productKind(both, ["밀폐형"])).toBe("closed-circuit");
    expect(productKind({ tags: ["직교류"], options: [anOption({ kind: "대향류" })] })).toBe("counterflow");
  });
});

describe("a technical file", () => {
  test.each([
    [null, []],
    ["", []],
    ["SF-1, SF-2，SF-3、 ,SF-4 ", ["SF-1", "SF-2", "SF-3", "SF-4"]],
  ])("of %j is for the models %j", (models, names) => {
    expect(modelsOfFile({ models })).toEqual(names);
  });

  test.each<[string[], string | undefined, boolean]>([
    [[], undefined, true],
    [[], "SF-1", true],
    [["sf-1"], "SF-1", true],
    [["SF-2", "SF-1"], "sf-1", true],
    [["SF-2"], "SF-1", false],
    [["SF-2"], undefined, false],
  ])("for %j belongs to %s: %s", (models, name, expected) => {
    expect(isFileOf(models, name === undefined ? undefined : { name })).toBe(expected);
  });

  test.each([
    [null, []],
    ["국문", ["ko"]],
    ["영문", ["en"]],
    ["국문·영문", ["ko", "en"]],
  ] as const)("in %s is in the languages %j", (language, codes) => {
    expect(languagesOfFile({ language })).toEqual(codes);
  });
});
