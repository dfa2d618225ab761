import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { sampleProjects } from "#content/samples/projects.ts";
import { towerTypes } from "#domain/projects/vocabulary.ts";
import { isShippedSample } from "../../../../tests/support/shipped-sample.ts";
import { illustrationOf, illustrations, illustrationWidths } from "./illustration.ts";

const pictures = [
  ...new Set(towerTypes.flatMap((type) => illustrations[type].map(({ picture }) => picture))),
];

test.each(pictures)("%s exists in every width and format", (picture) => {
  for (const width of illustrationWidths) {
    for (const format of ["avif", "webp"]) {
      expect(existsSync(`public/images/${picture}-${width}.${format}`)).toBe(true);
    }
  }
});

test.each([
  [["밀폐형", "혼합류", "유도통풍", "하이브리드"], "st-hxv"],
  [["밀폐형", "혼합류", "유도통풍"], "st-fxv"],
  [["개방형", "직교류", "유도통풍"], "st-s3000"],
  [["개방형", "대향류", "유도통풍"], "st-pt2"],
  [["밀폐형", "대향류", "압입송풍"], "st-v-closed"],
  [["개방형", "대향류", "압입송풍"], "st-v-open"],
])("a BAC tower of kind %j has illustration %s", (tags, picture) => {
  expect(illustrationOf({ coolingTowerType: "bac", tags })).toBe(picture);
});

test("every type has an illustration without a tag", () => {
  for (const coolingTowerType of towerTypes) {
    expect(pictures).toContain(illustrationOf({ coolingTowerType, tags: [] }));
  }
});

test.runIf(isShippedSample)("the samples use nearly every illustration", () => {
  expect(new Set(sampleProjects.map(illustrationOf)).size).toBeGreaterThanOrEqual(10);
});
