import { expect, test } from "vitest";
import type { StoredProject } from "#domain/projects/project.ts";
import { aStoredProject } from "../../../tests/support/builders.ts";
import { englishGaps } from "./english-gaps.ts";

test("texts that no table has are missing in English", () => {
  const project = inEnglishButFor({ title: "처음 보는 현장", clientCompany: "처음 보는 회사" });
  expect(englishGaps(project)).toEqual(["title", "clientCompany"]);
});

test("an English text of the project fills its gap", () => {
  const english = { title: "A new site" };
  expect(englishGaps(inEnglishButFor({ title: "처음 보는 현장", en: english }))).toEqual([]);
});

test("a country outside the table stays Korean, which no field can mend", () => {
  expect(englishGaps(inEnglishButFor({ country: "아틀란티스" }))).toEqual(["country"]);
});

test("texts without Korean letters need no translation, and empty ones none either", () => {
  expect(englishGaps(inEnglishButFor({ title: "HXV Retrofit", city: null }))).toEqual([]);
});

/** A project with nothing to translate but these texts. */
function inEnglishButFor(facts: Parameters<typeof aStoredProject>[0]): StoredProject {
  return aStoredProject({ title: "Tower", description: "", clientCompany: "Gana", ...facts });
}
