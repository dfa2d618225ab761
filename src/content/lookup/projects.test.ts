import { describe, expect, test } from "vitest";
import { featureTags, sampleFilterCountries } from "#domain/projects/vocabulary.ts";
import { aStoredProject, noEnglish } from "../../../tests/support/builders.ts";
import { sampleProjects, samples } from "../samples/projects.ts";
import { localizeProject, localizeProjectWithTerms } from "./projects.ts";
import { cities, clients, countries, tags, towerTypeLabels } from "./terms.ts";

const hangul = /\p{Script=Hangul}/u;

describe("the English of the samples", () => {
  test.each(sampleProjects.map((sample) => [sample.key, sample] as const))(
    "%s is complete",
    (_key, sample) => {
      expect(JSON.stringify(localizeProjectWithTerms("en", aStoredProject(withoutKey(sample))))).not.toMatch(
        hangul,
      );
    },
  );

  test("is one and the same wherever the same Korean stands", () => {
    for (const words of ["title", "description", "asked", "done"] as const) {
      const pairs = samples.map((sample) => ({ ko: sample[words], en: sample.en[words] }));
      const korean = new Set(pairs.map(({ ko }) => ko));
      expect(new Set(pairs.map(({ ko, en }) => `${ko}\n${en}`)).size).toBe(korean.size);
    }
  });

  test("has no table entry that is still Korean, empty or blank at an edge", () => {
    const english = [countries, cities, clients, tags, towerTypeLabels]
      .map(({ en }) => en)
      .flatMap(Object.values);
    for (const text of english) {
      expect(text).not.toMatch(hangul);
      expect(text).toBe(text.trim());
      expect(text).not.toBe("");
    }
  });

  test("names no two countries or cities alike", () => {
    for (const table of [countries.en, cities.en]) {
      expect(new Set(Object.values(table)).size).toBe(Object.keys(table).length);
    }
  });
});

describe("the names that the specification gives", () => {
  test("are those of the tags", () => {
    const names = featureTags.map(
      (tag) => localizeProjectWithTerms("en", aStoredProject({ tags: [tag] })).tags[0],
    );
    const specified = [
      "Open Type",
      "Closed Type",
      "Crossflow",
      "Counterflow",
      "Mixed Flow",
      "Induced Draft",
      "Forced Draft",
      "Modular",
      "Low Noise",
      "Hybrid",
      "Plume Reduction",
    ];
    expect(names).toEqual(expect.arrayContaining(specified));
  });

  test("are those of the filter's countries", () => {
    expect(sampleFilterCountries.map((country) => countries.en[country])).toEqual([
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

describe("in English", () => {
  test("leaves values that no table has as they are", () => {
    const { en, ...project } = aStoredProject({
      title: "새 냉각탑",
      description: "새 설명",
      clientCompany: "새 고객",
      country: "아틀란티스",
      city: "울란바토르",
      tags: ["개방형", "새 태그"],
    });
    expect(localizeProjectWithTerms("en", { ...project, en })).toEqual({
      ...project,
      tags: ["Open Type", "새 태그"],
    });
  });

  test("prefers the texts that a project brings along, and shows them nowhere else", () => {
    const english = { ...noEnglish, title: "Own title", city: "Own city" };
    const { en: _, ...project } = aStoredProject({
      title: "새 냉각탑",
      clientCompany: "새 고객",
      country: "한국",
    });
    const stored = { ...project, en: english };
    expect(localizeProjectWithTerms("en", stored)).toEqual({
      ...project,
      title: "Own title",
      clientCompany: "새 고객",
      country: "Korea",
      city: "Own city",
    });
    expect(localizeProjectWithTerms("ko", stored)).toEqual(project);
    expect(localizeProject("ko", stored)).toEqual(project);
  });

  test("is not fooled by words that every object has", () => {
    const { en, ...project } = aStoredProject({
      title: "constructor",
      city: "__proto__",
      tags: ["toString"],
    });
    expect(localizeProjectWithTerms("en", { ...project, en })).toEqual({ ...project, country: "Korea" });
  });

  test("keeps capacity, type, year, picture and an unknown city", () => {
    const facts = { capacity: "1200RT", coolingTowerType: "bac", projectYear: null, imageUrl: null } as const;
    expect(localizeProjectWithTerms("en", aStoredProject({ ...facts, city: null }))).toMatchObject({
      ...facts,
      city: null,
    });
  });

  test("leaves the project it was given untouched", () => {
    const project = Object.freeze(aStoredProject({ country: "한국" }));
    expect(localizeProjectWithTerms("en", project).country).toBe("Korea");
    expect(project.country).toBe("한국");
  });
});

test("Korean pages show projects as they are stored", () => {
  const project = aStoredProject({ country: "한국" });
  const { en: _, ...korean } = project;
  expect(localizeProjectWithTerms("ko", project)).toEqual(korean);
  expect(localizeProjectWithTerms("en", project).country).toBe("Korea");
});

function withoutKey({ key, ...project }: (typeof sampleProjects)[number]) {
  return project;
}
