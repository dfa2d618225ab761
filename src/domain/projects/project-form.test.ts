import { describe, expect, test } from "vitest";
import { noEnglish } from "../../../tests/support/builders.ts";
import { projectFormSchema } from "./project-form.ts";

const filled = {
  title: "가",
  description: "나",
  clientCompany: "다",
  country: "한국",
  capacity: "1200RT",
  coolingTowerType: "bac",
};

describe("the project form", () => {
  test("names every required field of an empty form", () => {
    expect(problemsOf({})).toEqual({
      title: "titleMissing",
      description: "descriptionMissing",
      clientCompany: "clientMissing",
      country: "countryMissing",
      capacity: "capacityMissing",
      coolingTowerType: "typeMissing",
    });
  });

  test("makes empty optional fields absent", () => {
    expect(projectFormSchema.parse({ ...filled, city: " ", imageUrl: "", en: { city: " " } })).toEqual({
      ...filled,
      city: null,
      projectYear: null,
      asked: null,
      done: null,
      tags: [],
      imageUrl: null,
      en: noEnglish,
    });
  });

  test.each(["2019-05-04", "2019-05"])("takes %s for a completion", (completedOn) => {
    expect(projectFormSchema.parse({ ...filled, completedOn }).completedOn).toBe(completedOn);
  });

  test.each(["2019-13", "2019-5", "2019-02-30", "1949-12", "2100-01", "2019"])(
    "refuses %s as a completion",
    (completedOn) => {
      expect(problemsOf({ ...filled, completedOn })).toEqual({ completedOn: "completionOutside" });
    },
  );

  test("tidies texts: outer blanks, control characters, decomposed Hangul", () => {
    const title = ` ${"서울".normalize("NFD")}\u0000 `;
    expect(projectFormSchema.parse({ ...filled, title, description: "하나\n둘" })).toMatchObject({
      title: "서울",
      description: "하나\n둘",
    });
  });

  test.each(["/projects/example.webp", "/images/a-1.webp"])("takes the picture address %s", (imageUrl) => {
    expect(problemsOf({ ...filled, imageUrl })).toEqual({});
  });

  test.each([
    "a.webp",
    "https://cdn.example.com/a.webp",
    "//evil.example/a.webp",
    "/\\evil.example",
    "javascript:alert(1)",
    "data:image/webp;,",
    "/a b",
  ])("refuses the picture address %s", (imageUrl) => {
    expect(Object.keys(problemsOf({ ...filled, imageUrl }))).toEqual(["imageUrl"]);
  });
});

function problemsOf(form: object): Record<string, string> {
  const issues = projectFormSchema.safeParse(form).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
}
