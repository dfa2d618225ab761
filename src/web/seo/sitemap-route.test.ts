import { RouterContextProvider } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import { createServices, type Services } from "#data/services.ts";
import { aProject } from "../../../tests/support/builders.ts";
import { openMemory } from "../../../tests/support/database.ts";
import { searchEnginesContext, servicesContext, siteUrlContext } from "../context.ts";
import { loader } from "./sitemap-route.ts";

const created = "2026-02-03T04:05:06.000Z";

test("tells that the gallery changed when its newest project was added", async () => {
  const services = await openServices();
  await services.projects.create(aProject());
  const xml = await sitemapOf(services);
  expect(xml.match(/<lastmod>.*/g)).toEqual([`<lastmod>${created}</lastmod>`]);
  expect(xml).toMatch(/gallery<\/loc>\n<lastmod>/);
});

test("lists the pages all the same while the database is away", async () => {
  const services = await openServices();
  const away = { ...services.projects, latest: () => Promise.reject(new Error("away")) };
  const xml = await sitemapOf({ ...services, projects: away });
  expect(xml.match(/<loc>/g)).toHaveLength(2);
  expect(xml).not.toContain("lastmod");
});

async function sitemapOf(services: Services): Promise<string> {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(siteUrlContext, "https://tower.example");
  context.set(searchEnginesContext, { pages: ["/", "/projects/gallery"] });
  const url = new URL("https://tower.example/sitemap.xml");
  const answer = await loader({
    request: new Request(url),
    url,
    pattern: "/sitemap.xml",
    params: {},
    context,
  });
  return answer.text();
}

async function openServices(): Promise<Services> {
  const database = await openMemory();
  onTestFinished(() => database.close());
  return createServices({ database, clock: () => new Date(created) });
}
