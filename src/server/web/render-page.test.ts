import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { sampleContent } from "#content/editing/sample-content.ts";
import type { Services } from "#data/services.ts";
import { Overloaded } from "#domain/overloaded.ts";
import {
  type CatalogFacts,
  CatalogUnavailable,
  type GeneratedCatalogs,
} from "#domain/products/generated-catalogs.ts";
import type { OutlineSheets } from "#domain/products/outline-sheets.ts";
import * as contexts from "#web/context.ts";
import type { BuiltPages } from "./built/built-pages.ts";
import { pageRenderer } from "./render-page.ts";

const drawn = { bytes: 9, pages: 1, languages: ["ko"], edition: undefined } as CatalogFacts;

type Load = (context: Readonly<RouterContextProvider>) => Promise<unknown>;

/** The site with one page, which loads this. */
function rendererWith(load: Load, facts: CatalogFacts = drawn, lists: object = {}) {
  const entry = {
    ...contexts,
    RouterContextProvider,
    createRequestHandler: () => async (_request: Request, context: RouterContextProvider) => {
      try {
        await load(context);
        return new Response("page");
      } catch (failure) {
        context.get(contexts.failureContext)(failure);
        return new Response("Unexpected Server Error", { status: 500 });
      }
    },
  };
  const pages = { current: async () => ({ entry, build: { routes: {} } }) } as unknown as BuiltPages;
  const services = {
    siteContent: { published: async () => sampleContent },
    projects: lists,
    products: lists,
    ownPages: lists,
    changes: { subscribe: () => () => undefined },
  } as unknown as Services;
  const catalogs: GeneratedCatalogs = { pdf: async () => Buffer.alloc(0), facts: async () => facts };
  const site = {
    siteUrl: "https://towers.example",
    verification: {},
    catalogs,
    outlineSheets: {} as OutlineSheets,
  };
  return pageRenderer(pages, services, site, () => undefined);
}

test.each([
  ["drawn", drawn, false],
  ["not drawn yet", "pending", true],
  ["not drawn for a failure", "failed", true],
] as const)(
  "a page whose catalogue is %s is complete, or to be made again",
  async (_name, facts, isIncomplete) => {
    const load: Load = (context) => context.get(contexts.catalogsContext).facts("ko", "sand-filter");
    const page = await rendererWith(load, facts)({ method: "GET", url: "/resources/catalog" });
    expect(page).toMatchObject({ isIncomplete, topics: new Set(["content", "projects"]) });
  },
);

test.each([
  ["projects", ({ projects }: Services) => projects.cities()],
  ["products", ({ products }: Services) => products.listVisible()],
  ["pages", ({ ownPages }: Services) => ownPages.published()],
] as const)("a page whose list of %s could not be read is to be made again", async (topic, read) => {
  const load: Load = (context) => read(context.get(contexts.servicesContext)).catch(() => []);
  const failing = () => Promise.reject(new Error("The database is away."));
  for (const [response, isIncomplete] of [
    [failing, true],
    [async () => [], false],
  ] as const) {
    const render = rendererWith(load, drawn, {
      list: response,
      listVisible: response,
      published: response,
      cities: response,
    });
    const page = await render({ method: "GET", url: "/nowhere" });
    expect(page).toMatchObject({ isIncomplete, topics: new Set(["content", topic]) });
  }
});

test.each([new CatalogUnavailable(), new Overloaded()])(
  "a page that throws %s leaves the answer to the server",
  async (failure) => {
    const render = rendererWith(() => Promise.reject(failure));
    await expect(render({ method: "GET", url: "/products/package/sf/catalog.pdf" })).rejects.toBe(failure);
  },
);
