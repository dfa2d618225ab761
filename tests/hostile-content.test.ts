import { afterAll, beforeAll, expect, test } from "vitest";
import { editableFields } from "#content/editing/editable-fields.ts";
import type { Edit } from "#domain/content/edits.ts";
import { type Site, startSite } from "./support/site.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

/** Publishes edits as a restored backup may hold them: past every check of the editor. */
async function publish(edits: readonly (readonly [path: string, edit: unknown])[]): Promise<void> {
  const { siteContent } = site.services;
  for (const [path, edit] of edits) {
    const before = (await siteContent.draft()).find((draft) => draft.path === path);
    const revision = before?.revision ?? 0;
    await siteContent.setDraftField({ path, edit: edit as Edit, basis: null, revision, by: "backup" });
  }
  await siteContent.publish((await siteContent.review()).draftHash, "backup");
}

async function statuses(): Promise<Record<string, number>> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path = ""]) => path || "/",
  );
  // Both languages have the same facts.
  const pages = [...paths.filter((path) => !/\/projects\/\d|^\/en/.test(path)), "/en", "/en/company/contact"];
  const responses: Record<string, number> = {};
  for (const path of [...pages, "/sitemap.xml"]) responses[path] = (await fetch(site.url + path)).status;
  return responses;
}

test("edits against the schema change nothing, and every page is served", async () => {
  const wrong = [
    null,
    7,
    "text",
    [],
    {},
    { kind: "text", ko: null, en: 1 },
    { kind: "none" },
    { kind: "list" },
  ];
  const fields = editableFields(await site.services.siteContent.defaultContent());
  await publish(fields.map(({ path }, index) => [path, wrong[index % wrong.length]]));
  const responses = await statuses();
  expect(Object.keys(responses).length).toBeGreaterThan(25);
  expect(Object.entries(responses).filter(([, status]) => status !== 200)).toEqual([]);
  const { defaultContent, published } = site.services.siteContent;
  expect((await published()).company.name).toEqual((await defaultContent()).company.name);
}, 120_000);

test.each([
  ["empty", { string: "", number: 0, list: [] as string[] }],
  [
    "long",
    { string: `<"'&{name}\u202e${"가".repeat(3_900)}`, number: 1e308, list: Array(60).fill("{none:은}") },
  ],
  ["negative", { string: "javascript:alert(1)", number: -1, list: ["", "-1"] }],
])(
  "facts that no editor would publish (%s) make no page fail",
  async (_, values) => {
    const facts = editableFields(await site.services.siteContent.defaultContent()).filter(
      ({ kind }) => kind === "fact",
    );
    await publish(
      facts.flatMap((field) => {
        if (field.kind !== "fact" || typeof field.value === "boolean") return [];
        const ofItsType = typeof field.value === "number" ? values.number : values.string;
        const value = Array.isArray(field.value) ? values.list : ofItsType;
        return [[field.path, { kind: "fact", value }] as const];
      }),
    );
    expect(Object.entries(await statuses()).filter(([, status]) => status !== 200)).toEqual([]);
  },
  120_000,
);
