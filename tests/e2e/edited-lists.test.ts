import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaults } from "#content/editing/defaults.ts";
import { editableFields } from "#content/editing/editable-fields.ts";
import { sheetPaths } from "#content/paths.ts";
import { sampleProducts } from "#content/samples/products.ts";
import { sampleProjects } from "#content/samples/projects.ts";
import { pages } from "#content/site.ts";
import { contentWith } from "#data/content/site-content.ts";
import { type Database, openDatabase } from "#data/database/connect.ts";
import { seed } from "#data/seed.ts";
import { createServices } from "#data/services.ts";
import type { Edit } from "#domain/content/edits.ts";
import { locales, pathIn } from "#domain/locale.ts";
import type { GeneratedCatalogs } from "#domain/products/generated-catalogs.ts";
import { loadBuiltPages } from "#server/web/built/built-pages.ts";
import { pageRenderer, type RenderPage } from "#server/web/render-page.ts";

const unknownPage = "/no-such-page";

/** Paths for content outside the listed pages: header, footer, structured data, unlisted pages. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  company: [
    "/",
    "/company/contact",
    "/company/intro",
    unknownPage,
    `${sheetPaths.page}?flow=390&hot=37&cold=32&wb=27`,
  ],
  shared: ["/", "/company/intro", unknownPage],
  inquiry: ["/", "/inquiry"],
  inquiryPage: ["/inquiry"],
  series: ["/products/package/sf"],
  project: ["/projects/1"],
};

/** Errors of pages that failed to render. */
const failures: unknown[] = [];
const drawnNowhere: GeneratedCatalogs = {
  pdf: async () => Buffer.alloc(0),
  facts: async () => ({ bytes: 1_000, pages: 4, languages: [], edition: undefined }),
};
let database: Database;
let render: RenderPage;

beforeAll(async () => {
  database = await openDatabase({ file: ":memory:" });
  await seed(database, { projects: sampleProjects, products: sampleProducts }, () => new Date("2026-01-01"));
  const outlineSheets = { pdf: async () => undefined };
  const site = { siteUrl: "http://127.0.0.1:1", verification: {}, catalogs: drawnNowhere, outlineSheets };
  render = pageRenderer(await loadBuiltPages("build"), createServices({ database }), site, (failure) =>
    failures.push(failure),
  );
});

afterAll(() => database.close());

const fields = editableFields(defaults);
const lists = fields.flatMap((field) => (field.kind === "list" ? [field] : []));
const texts = fields.flatMap((field) => (field.kind === "texts" ? [field] : []));

describe("a page answers, and says nothing that nobody has written,", () => {
  test.each(lists.map(({ path, ids }) => [path, ids] as const))(
    "with every entry of %s copied",
    async (path, ids) => {
      const added = ids.map((like, index) => ({ id: `own-${index}`, like }));
      const order = ids.flatMap((id, index) => [id, `own-${index}`]);
      expect(await faultsOf({ [path]: { kind: "list", order, removed: [], added } })).toEqual([]);
    },
  );

  test.each(lists.map(({ path, ids }) => [path, ids] as const))(
    "without any entry of %s",
    async (path, ids) => {
      expect(await faultsOf({ [path]: { kind: "list", order: [], removed: ids, added: [] } })).toEqual([]);
    },
  );

  test.each([...new Set(texts.map(({ path }) => partOf(path)))])(
    "without any paragraph or point in %s",
    async (part) => {
      const emptied = texts.filter(({ path }) => partOf(path) === part);
      const none: Edit = { kind: "texts", ko: [], en: [] };
      expect(await faultsOf(Object.fromEntries(emptied.map(({ path }) => [path, none])))).toEqual([]);
    },
  );
});

/** Errors of the pages that show an edited field. */
async function faultsOf(edits: Readonly<Record<string, Edit>>): Promise<string[]> {
  const content = contentWith(new Map(Object.entries(edits)));
  const addresses = [...new Set(Object.keys(edits).map(partOf))].flatMap(addressesOf);
  const faults: string[] = [];
  for (const url of addresses.flatMap((address) => locales.map((locale) => pathIn(locale, address)))) {
    failures.length = 0;
    const { response } = await render({ method: "GET", url, content });
    const wrong = response.status === (url.endsWith(unknownPage) ? 404 : 200) ? [] : [response.status];
    faults.push(
      ...[...wrong, ...failures, ...faultsIn(await response.text())].map((fault) => `${url}: ${fault}`),
    );
  }
  return faults;
}

function faultsIn(html: string): string[] {
  const unwritten = html.match(/\b(?:undefined|NaN|\[object \w+\])\b/g) ?? [];
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `#${id} twice`);
  return [...unwritten, ...twice];
}

/** Page or component that a field belongs to. */
function partOf(path: string): string {
  return path.split(".")[0] ?? "";
}

/** Korean addresses that show a part of the content. */
function addressesOf(part: string): readonly string[] {
  const page = Object.entries(pages).find(([name]) => name === part)?.[1].path;
  const addresses = page === undefined ? elsewhere[part] : [page];
  if (!addresses) throw new Error(`Nothing is known of where "${part}" is shown. Add it to the table.`);
  return addresses;
}
