import { describe, expect, test } from "vitest";
import { chosenOptions, optionSubjects, type ProductOption, unknownOptions } from "./product-options.ts";

const option = (subject: string, name: string, facts: Partial<ProductOption> = {}): ProductOption => ({
  subject,
  subjectEn: null,
  name,
  nameEn: null,
  text: null,
  textEn: null,
  figures: null,
  kind: null,
  ...facts,
});

const rows = [
  option("케이싱", "FRP", { subjectEn: "Casing", text: "표준", textEn: "Standard" }),
  option("팬", "축류"),
  option("케이싱", "스테인리스", {
    nameEn: "Stainless steel",
    figures: "다름",
    kind: "밀폐형",
    text: "내식",
  }),
];

describe("the options of a product", () => {
  test("stand by their subjects in the order of their rows, in Korean", () => {
    expect(optionSubjects(rows, true)).toEqual([
      {
        subject: "케이싱",
        options: [
          { name: "FRP", names: ["FRP"], text: "표준", hasOwnFigures: false, kind: null },
          {
            name: "스테인리스",
            names: ["스테인리스", "Stainless steel"],
            text: "내식",
            hasOwnFigures: true,
            kind: "밀폐형",
          },
        ],
      },
      {
        subject: "팬",
        options: [{ name: "축류", names: ["축류"], text: null, hasOwnFigures: false, kind: null }],
      },
    ]);
    expect(optionSubjects([], true)).toEqual([]);
  });

  test("have English words where there are some, and Korean ones otherwise", () => {
    const [casing, fan] = optionSubjects(rows, false);
    expect(casing?.subject).toBe("Casing");
    expect(casing?.options.map(({ name, text }) => [name, text])).toEqual([
      ["FRP", "Standard"],
      ["Stainless steel", "내식"],
    ]);
    expect(fan?.subject).toBe("팬");
  });

  test.each<[string[] | undefined, string, boolean, string[]]>([
    [undefined, "FRP", true, ["스테인리스"]],
    [["FRP"], "FRP", true, ["스테인리스"]],
    [["Stainless steel"], "스테인리스", false, ["FRP"]],
    [["other", "스테인리스"], "스테인리스", false, ["FRP"]],
  ])("are chosen by the names %j: %s", (names, chosen, isStandard, others) => {
    const [casing, fan] = chosenOptions(optionSubjects(rows, true), names);
    expect([casing?.chosen.name, casing?.isStandard, casing?.others.map(({ name }) => name)]).toEqual([
      chosen,
      isStandard,
      others,
    ]);
    expect([fan?.subject, fan?.chosen.name, fan?.isStandard, fan?.others]).toEqual(["팬", "축류", true, []]);
  });

  test("are not known by other names", () => {
    const subjects = optionSubjects(rows, true);
    expect(unknownOptions(subjects, ["FRP", "Wood", "Stainless steel", "축"])).toEqual(["Wood", "축"]);
    expect(unknownOptions([], ["FRP"])).toEqual(["FRP"]);
  });
});
