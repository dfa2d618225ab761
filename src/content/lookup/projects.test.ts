import { describe, expect, test } from "vitest";
import type { Project } from "#domain/projects/project.ts";
import { featureTags, filterCountries, mapCountries } from "#domain/projects/vocabulary.ts";
import { aStoredProject } from "../../../tests/support/builders.ts";
import { sampleProjects } from "../samples/projects.ts";
import { references } from "../samples/references.ts";
import { cities } from "./cities.ts";
import { clients } from "./clients.ts";
import { countryInEnglish, countryInKorean, inEnglish, inLocale, proseIn } from "./projects.ts";
import { countries, tags, towerTypeLabels } from "./terms.ts";

const hangul = /\p{Script=Hangul}/u;

describe("the English of the samples", () => {
  test.each(sampleProjects.map((sample) => [sample.key, sample] as const))(
    "%s is complete",
    (_key, sample) => {
      expect(JSON.stringify(inEnglish({ id: 1, ...withoutKey(sample) }))).not.toMatch(hangul);
    },
  );

  test("is one and the same wherever the same Korean stands", () => {
    for (const words of ["title", "description"] as const) {
      const pairs = references.map((reference) => reference[words]);
      const korean = new Set(pairs.map(({ ko }) => ko));
      expect(new Set(pairs.map(({ ko, en }) => `${ko}\n${en}`)).size).toBe(korean.size);
    }
  });

  test("has no table entry that is still Korean, empty or blank at an edge", () => {
    const english = [countries, cities, clients, tags, towerTypeLabels.en].flatMap(Object.values);
    for (const text of english) {
      expect(text).not.toMatch(hangul);
      expect(text).toBe(text.trim());
      expect(text).not.toBe("");
    }
  });

  test("names no two countries or cities alike", () => {
    for (const table of [countries, cities]) {
      expect(new Set(Object.values(table)).size).toBe(Object.keys(table).length);
    }
  });
});

describe("the names that the specification gives", () => {
  test("are those of the tags", () => {
    expect(featureTags.map((tag) => inEnglish(aStoredProject({ tags: [tag] })).tags[0])).toEqual([
      "Crossflow",
      "Counterflow",
      "Closed Type",
      "Open Type",
      "Hybrid",
      "Mixed Flow",
      "Forced Draft",
      "Induced Draft",
      "Low Noise",
      "Modular",
      "Plume Reduction",
    ]);
  });

  test("are those of the filter's countries", () => {
    expect(filterCountries.map(countryInEnglish)).toEqual([
      "Korea",
      "China",
      "Vietnam",
      "India",
      "USA",
      "Poland",
      "Kazakhstan",
    ]);
  });
});

describe("inEnglish", () => {
  test("leaves values that no table has as they are", () => {
    const project = aStoredProject({
      title: "새 냉각탑",
      description: "새 설명",
      clientCompany: "새 고객",
      country: "몽골",
      city: "울란바토르",
      tags: ["개방형", "새 태그"],
    });
    expect(inEnglish(project)).toEqual({ ...project, tags: ["Open Type", "새 태그"] });
  });

  test("prefers the texts that a project brings along, and shows them nowhere else", () => {
    const english = { title: "Own title", description: null, clientCompany: null, city: "Own city" };
    const project = aStoredProject({ title: "새 냉각탑", clientCompany: "새 고객", country: "한국" });
    const stored = { ...project, english };
    expect(inEnglish(stored)).toEqual({
      ...project,
      title: "Own title",
      clientCompany: "새 고객",
      country: "Korea",
      city: "Own city",
    });
    expect(inLocale("ko", stored)).toEqual(project);
    expect(proseIn("ko", stored)).toEqual(project);
  });

  test("is not fooled by words that every object has", () => {
    const project = aStoredProject({ title: "constructor", city: "__proto__", tags: ["toString"] });
    expect(inEnglish(project)).toEqual({ ...project, country: "Korea" });
  });

  test("keeps capacity, type, year, picture and an unknown city", () => {
    const facts = { capacity: "1200RT", coolingTowerType: "bac", projectYear: null, imageUrl: null } as const;
    expect(inEnglish(aStoredProject({ ...facts, city: null }))).toMatchObject({ ...facts, city: null });
  });

  test("leaves the project it was given untouched", () => {
    const project = Object.freeze(aStoredProject({ country: "한국" }));
    expect(inEnglish(project).country).toBe("Korea");
    expect(project.country).toBe("한국");
  });
});

test("Korean pages show projects as they are stored", () => {
  const project = aStoredProject({ country: "한국" });
  expect(inLocale("ko", project)).toEqual(project);
  expect(inLocale("en", project).country).toBe("Korea");
});

describe("countryInKorean", () => {
  test.each(mapCountries)("finds %s again from its English and its Korean name", (country) => {
    expect(countryInKorean(countryInEnglish(country))).toBe(country);
    expect(countryInKorean(country)).toBe(country);
  });

  test("takes the names of the map and any case", () => {
    expect(countryInKorean("South Korea")).toBe("한국");
    expect(countryInKorean("united states")).toBe("미국");
  });

  test("leaves an unknown country as it is", () => {
    expect(countryInKorean("Atlantis")).toBe("Atlantis");
  });
});

function withoutKey({ key, ...project }: (typeof sampleProjects)[number]): Omit<Project, "id"> {
  return project;
}
