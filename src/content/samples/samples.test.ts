import { describe, expect, test } from "vitest";
import { productFormSchema } from "#domain/products/product.ts";
import { projectSchema } from "#domain/projects/project.ts";
import { type ProjectFields, projectFields } from "#domain/projects/project-fields.ts";
import { groupOf, inDisplayOrder } from "#domain/projects/tag-groups.ts";
import { featureTags, sampleCountries, type TagGroup, towerTypes } from "#domain/projects/vocabulary.ts";
import { eachField } from "#domain/records/fields.ts";
import { isShippedSample } from "../../../tests/support/shipped-sample.ts";
import { sampleProducts } from "./products.ts";
import { sampleProjects, samples } from "./projects.ts";

/** Fields that a sample leaves empty. */
const blank = { id: 1, ...eachField<ProjectFields, object>(projectFields, () => null) };

describe("sample projects", () => {
  test("pass the schema that the API answers with", () => {
    for (const project of sampleProjects)
      expect(projectSchema.safeParse({ ...blank, ...project }).success).toBe(true);
  });

  test("have a key of their own that can name a file", () => {
    for (const { key } of sampleProjects) expect(key).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(new Set(sampleProjects.map(({ key }) => key)).size).toBe(sampleProjects.length);
  });

  test("come newest first, each entered in the year of its project", () => {
    const entered = sampleProjects.map(({ createdAt }) => createdAt);
    expect(entered).toEqual([...new Set(entered)].sort().reverse());
    for (const { createdAt, projectYear } of sampleProjects) {
      if (projectYear !== null) expect(new Date(createdAt).getUTCFullYear()).toBe(projectYear);
    }
  });

  test("write a capacity as a whole number of RT", () => {
    for (const { capacity } of sampleProjects) expect(capacity ?? "1RT").toMatch(/^[1-9]\d*RT$/);
  });

  test("say nothing twice of what was asked and done, in either language", () => {
    for (const { key, en, description, asked, done } of samples) {
      for (const texts of [
        [description, asked, done],
        [en.description, en.asked, en.done],
      ]) {
        const sentences = texts.flatMap((text) => text.split(/(?<=\.)\s+(?=\S)/));
        expect([key, sentences.length]).toEqual([key, new Set(sentences).size]);
      }
    }
  });

  test("say that the tower saves plume or switches modes only where it is a hybrid", () => {
    for (const { tags } of sampleProjects) {
      if (tags.includes("백연저감")) expect(tags).toContain("하이브리드");
    }
  });

  test.each(["enclosure", "flow", "draft"] satisfies TagGroup[])(
    "carry exactly one tag of group %s",
    (group) => {
      for (const { tags } of sampleProjects)
        expect(tags.filter((tag) => groupOf(tag) === group)).toHaveLength(1);
    },
  );

  test("list their tags in display order", () => {
    for (const { tags } of sampleProjects) expect(tags).toEqual(inDisplayOrder(tags));
  });
});

describe("sample products", () => {
  test("pass the schema of the form, in which an administrator edits them", () => {
    for (const product of sampleProducts)
      expect([product.slug, productFormSchema.safeParse(product).error]).toEqual([product.slug, undefined]);
  });

  test("have an address each, and everything in English too", () => {
    expect(new Set(sampleProducts.map(({ slug }) => slug)).size).toBe(sampleProducts.length);
    for (const { en, projectWord, documents } of sampleProducts) {
      const isShared = !/\p{Script=Hangul}/u.test(projectWord ?? "");
      expect(Object.values({ ...en, ...(isShared && { projectWord }) })).not.toContain(null);
      expect(documents.filter(({ titleEn, summaryEn }) => titleEn === null || summaryEn === null)).toEqual(
        [],
      );
    }
  });
});

describe.runIf(isShippedSample)("the samples that the program comes with", () => {
  test("reach, by projects, every country of the map, more than thirty cities and every type", () => {
    expect(new Set(sampleProjects.map(({ country }) => country))).toEqual(new Set(sampleCountries));
    expect(new Set(sampleProjects.map(({ city }) => city)).size).toBeGreaterThan(30);
    expect(new Set(sampleProjects.map((project) => project.coolingTowerType))).toEqual(new Set(towerTypes));
  });

  test("use a feature tag several times or not at all, and most of them, so that filters have something to show", () => {
    const uses = featureTags.map((tag) => sampleProjects.filter(({ tags }) => tags.includes(tag)).length);
    const used = uses.filter((count) => count > 0);
    for (const count of used) expect(count).toBeGreaterThanOrEqual(4);
    expect(used.length).toBeGreaterThan(featureTags.length / 2);
  });

  test("leave out year, city and capacity here and there, so that pages without them are seen", () => {
    for (const fact of ["projectYear", "city", "capacity"] as const) {
      expect(sampleProjects.some((project) => project[fact] === null)).toBe(true);
    }
  });

  test("fill every category of products", () => {
    expect(new Set(sampleProducts.map(({ category }) => category))).toEqual(new Set(towerTypes));
  });
});
