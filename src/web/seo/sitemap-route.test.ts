import { readFileSync } from "node:fs";
import { RouterContextProvider } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import { pictureAddress } from "#content/brand/program-pictures.ts";
import { type PageName, pages } from "#content/site.ts";
import { createServices, type Services } from "#data/services.ts";
import type { PageSummary } from "#domain/own-pages/page-summary.ts";
import { aPageDraft, aProduct, aProject, storeProject } from "../../../tests/support/builders.ts";
import { openMemory } from "../../../tests/support/database.ts";
import { type SearchEngines, searchEnginesContext, servicesContext, siteUrlContext } from "../context.ts";
import { loader } from "./sitemap-route.ts";

const created = "2026-02-03T04:05:06.000Z";

test("dates the gallery by its newest project", async () => {
  const services = await openServices();
  await storeProject(services.projects, aProject());
  const xml = await sitemapOf(services);
  expect(xml).toContain(`/projects/gallery</loc>\n<lastmod>${created}</lastmod>`);
});

test("lists the large pictures of the main pages", async () => {
  const xml = await sitemapOf(await openServices());
  const [, home = ""] = xml.split("<url>");
  expect(home.match(/<image:loc>https:\/\/tower\.example\/images\/hero-[\w-]+\.webp\?v=\w+</g)).toHaveLength(
    // Without products the slide of a partner's series is not shown.
    2,
  );
});

test("lists the picture of a page's header, and of no other page", async () => {
  const services = await openServices();
  const named = (Object.keys(pages) as PageName[]).filter((name) => name !== "home");
  const xml = await sitemapOf(services, "", { pages: named.map((name) => pages[name].path) });
  const entries = xml.split("<url>").slice(1);
  const withPicture = named.filter((_, index) => entries[index]?.includes("<image:loc>"));
  const routeOf = (name: PageName) => readFileSync(`src/${pages[name].folder}/route.tsx`, "utf8");
  expect(withPicture).toEqual(
    named.filter((name) => routeOf(name).includes("headerPicture={{ picture: text.")),
  );
});

test("lists every project in each language, with its last change and its own picture", async () => {
  const services = await openServices();
  await storeProject(services.projects, aProject({ imageUrl: "/projects/a.webp" }));
  await storeProject(services.projects, aProject());
  const xml = await sitemapOf(services);
  const site = "https://tower.example";
  const [, first = "", second = "", third = ""] = xml.split("<url>").slice(2);
  expect(first).toContain(`<loc>${site}/projects/1</loc>\n<lastmod>${created}</lastmod>`);
  expect(first).toContain(`hreflang="en" href="${site}/en/projects/1"`);
  expect(first).toContain(`<image:loc>${site}/projects/a.webp</image:loc>`);
  expect(second).toContain(`<loc>${site}/en/projects/1</loc>`);
  expect(third).toContain(`<loc>${site}/projects/2</loc>`);
  expect(third).not.toContain("image:");
});

test("lists every product in each language, with its last change and its picture", async () => {
  const services = await openServices();
  await services.products.add(
    aProduct({ slug: "a", category: "package", imageUrl: "/images/st-sf-1000.webp" }),
  );
  const xml = await sitemapOf(services);
  const site = "https://tower.example";
  for (const path of ["/products/package/a", "/en/products/package/a"]) {
    const [, entry = ""] = xml.split(`<loc>${site}${path}</loc>`);
    expect(entry).toMatch(new RegExp(`^\\n<lastmod>${created}</lastmod>`));
    expect(entry.split("</url>")[0]).toContain(
      `<image:loc>${site}${pictureAddress("/images/st-sf-1000.webp")}</image:loc>`,
    );
  }
});

test("dates each page by the latest of build, publication and its records", async () => {
  const services = await openServices();
  const built = "2026-01-01T00:00:00.000Z";
  const pages = ["/", "/en/products/package", "/company/intro"];
  const changeOf = async (path: string) => {
    const [, entry = ""] = (await sitemapOf(services, "", { pages, builtAt: built })).split(`${path}</loc>`);
    return /<lastmod>(.*?)</.exec(entry.split("</url>")[0] ?? "")?.[1];
  };
  expect(await changeOf("/company/intro")).toBe(built);
  expect(await changeOf("/en/products/package")).toBe(built);
  await services.products.add(aProduct());
  expect(await changeOf("/en/products/package")).toBe(created);
  expect(await changeOf("/company/intro")).toBe(built);
  const edit = { kind: "fact", value: "Acme" } as const;
  await services.siteContent.setDraftField({
    path: "company.legalName",
    edit,
    basis: null,
    revision: 0,
    by: "kim",
  });
  const { draftHash } = await services.siteContent.review();
  await services.siteContent.publish(draftHash, "kim");
  expect(await changeOf("/company/intro")).toBe(created);
});

test("dates a built-in page by its added blocks, and the home page by the news of its language", async () => {
  const services = await openServices();
  const at = (day: number) => `2026-03-0${day}T00:00:00.000Z`;
  const added = { ...aPageDraft({ address: "/company/intro" }), id: 1, kind: "builtIn", publishedAt: at(1) };
  const news = { ...aPageDraft({ languages: "ko" }), id: 2, kind: "news", publishedAt: at(2) };
  const published = async () => [added, news] as PageSummary[];
  const known = {
    pages: ["/", "/en", "/company/intro", "/en/company/intro", "/projects/gallery"],
    builtAt: created,
  };
  const xml = await sitemapOf({ ...services, ownPages: { ...services.ownPages, published } }, "", known);
  const dates = xml.split("<url>").slice(1, 6);
  expect(dates.map((entry) => /<lastmod>(.*?)</.exec(entry)?.[1])).toEqual([
    at(2),
    created,
    at(1),
    at(1),
    created,
  ]);
});

test("is an index of parts if there are too many projects for one file, and each part has its share", async () => {
  const services = await openServices();
  const rows = Array.from({ length: 501 }, (_, index) => ({
    id: index + 1,
    pictures: [],
    updatedAt: created,
  }));
  const projects = {
    ...services.projects,
    count: async () => rows.length,
    forSitemap: async ({ limit, offset }: { limit: number; offset: number }) =>
      rows.slice(offset, offset + limit),
  };
  const many = { ...services, projects };
  const index = await sitemapOf(many);
  expect(index).toContain("<sitemapindex");
  expect(locations(index)).toEqual([1, 2].map((page) => `https://tower.example/sitemap.xml?page=${page}`));
  const parts = await Promise.all([1, 2].map((page) => sitemapOf(many, `?page=${page}`)));
  expect(parts.map((part) => locations(part).length)).toEqual([2 + 2 * 500, 2]);
  expect(new Set(parts.flatMap(locations)).size).toBe(2 + 2 * 501);
});

test.each(["0", "2", "1.5", "x", "", "9".repeat(30)])("has no part %j", async (page) => {
  const services = await openServices();
  await expect(sitemapOf(services, `?page=${page}`)).rejects.toMatchObject({ init: { status: 404 } });
});

test("lists the pages without the database", async () => {
  const services = await openServices();
  const isAway = () => Promise.reject(new Error("away"));
  const away = { ...services.projects, lastChange: isAway, count: isAway, forSitemap: isAway };
  const xml = await sitemapOf({ ...services, projects: away });
  expect(xml.match(/<loc>/g)).toHaveLength(2);
  expect(xml).not.toContain("lastmod");
});

async function sitemapOf(
  services: Services,
  query = "",
  known: SearchEngines = { pages: ["/", "/projects/gallery"] },
): Promise<string> {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(siteUrlContext, "https://tower.example");
  context.set(searchEnginesContext, known);
  const url = new URL(`https://tower.example/sitemap.xml${query}`);
  const response = await loader({
    request: new Request(url),
    url,
    pattern: "/sitemap.xml",
    params: {},
    context,
  });
  return response.text();
}

function locations(xml: string): (string | undefined)[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
}

async function openServices(): Promise<Services> {
  const database = await openMemory();
  onTestFinished(() => database.close());
  return createServices({ database, clock: () => new Date(created) });
}
