import { expect, test } from "vitest";
import type { StoredProject } from "#domain/gallery/project.ts";
import { englishGaps } from "./english-gaps.ts";

test("texts that no table has are missing in English", () => {
  const project = aProject({
    title: "처음 보는 현장",
    clientCompany: "처음 보는 회사",
    country: "한국",
    city: "울산",
  });
  expect(englishGaps(project)).toEqual(["title", "clientCompany"]);
});

test("an English text of the project fills its gap", () => {
  const english = { title: "A new site", description: null, clientCompany: null, city: null };
  expect(englishGaps(aProject({ title: "처음 보는 현장", english }))).toEqual([]);
});

test("a country outside the table stays Korean, which no field can mend", () => {
  expect(englishGaps(aProject({ country: "몽골" }))).toEqual(["country"]);
});

test("texts without Korean letters need no translation, and empty ones none either", () => {
  expect(englishGaps(aProject({ title: "HXV Retrofit", city: null }))).toEqual([]);
});

function aProject(facts: Partial<StoredProject>): StoredProject {
  return {
    id: 1,
    title: "",
    description: "",
    clientCompany: "",
    country: "한국",
    city: null,
    capacity: null,
    coolingTowerType: "industrial",
    projectYear: null,
    tags: [],
    imageUrl: null,
    createdAt: "",
    ...facts,
  };
}
