import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { sampleProjects } from "#content/samples/projects.ts";
import { cardSources } from "./card-sources.ts";

test("every sample project's illustration lies in public, in every size that its card offers", () => {
  const own = sampleProjects.flatMap(({ imageUrl }) => (imageUrl === null ? [] : [imageUrl]));
  expect(own.length).toBeGreaterThan(10);
  for (const imageUrl of own) {
    const smaller = (["avif", "webp"] as const).flatMap(
      (format) => cardSources(imageUrl, format)?.split(", ") ?? [],
    );
    const files = [imageUrl, ...smaller.map((source) => source.split(" ")[0] ?? "")];
    expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([]);
    expect(files).toHaveLength(5);
  }
});

test("a picture that an administrator has uploaded is offered as it is", () => {
  expect(cardSources("/projects/abc.webp", "avif")).toBeUndefined();
  expect(cardSources("https://other.example/images/projects/a.webp", "avif")).toBeUndefined();
});
