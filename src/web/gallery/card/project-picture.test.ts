import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { sampleProjects } from "#content/samples/projects.ts";
import { variantNamed } from "#domain/projects/picture-variants.ts";
import { isShippedSample } from "../../../../tests/support/shipped-sample.ts";
import { sourceSet, wholeFile } from "../../pictures/picture-files.ts";
import { projectPicture } from "./project-picture.ts";

const plain = { coolingTowerType: "package", tags: ["밀폐형"] } as const;
const uploaded = "/projects/0123456789abcdef0123456789abcdef.webp";

function filesOf(imageUrl: string | null): string[] {
  const { files } = projectPicture({ ...plain, tags: [...plain.tags], imageUrl });
  const sets = (["avif", "webp"] as const).flatMap((format) => sourceSet(files, format)?.split(", ") ?? []);
  return [wholeFile(files), ...sets.map((candidate) => candidate.split(" ")[0] ?? "")];
}

test("every sample project's illustration lies in public, in every size that its card offers", () => {
  const own = sampleProjects.flatMap(({ imageUrl }) => (imageUrl === null ? [] : [imageUrl]));
  if (isShippedSample) expect(own.length).toBeGreaterThan(10);
  for (const imageUrl of own) {
    const files = filesOf(imageUrl);
    expect(files.filter((file) => !existsSync(`public${file.replace(/\?.*/, "")}`))).toEqual([]);
    expect(files).toHaveLength(9);
  }
});

test("a project without a picture is shown by a tower of its kind, and says so", () => {
  const { files, isRendering } = projectPicture({ ...plain, tags: ["밀폐형"], imageUrl: null });
  expect([files.base, isRendering]).toEqual(["/images/st-thf", true]);
});

test("every size of an uploaded picture that a card offers is one that the server makes", () => {
  const [whole, ...variants] = filesOf(uploaded);
  expect(whole).toBe(uploaded);
  expect(variants).toHaveLength(8);
  for (const file of variants) expect(variantNamed(file.replace("/projects/", ""))).toBeTypeOf("object");
});

test.each(["/projects/example.webp", "https://other.example/images/projects/a.webp"])(
  "%s is offered as it is",
  (imageUrl) => {
    expect(filesOf(imageUrl)).toEqual([imageUrl]);
    expect(projectPicture({ ...plain, tags: [], imageUrl }).isRendering).toBe(false);
  },
);
