import { expect, test } from "vitest";
import { sitemap } from "./sitemap.ts";

const site = "https://tower.example";

test("gives every page with its address in both languages, Korean being the default", () => {
  const xml = sitemap(site, [{ path: "/" }, { path: "/en/company/intro" }]);
  expect(locations(xml)).toEqual([`${site}/`, `${site}/en/company/intro`]);
  expect(alternates(xml)).toEqual([
    ["ko", `${site}/`],
    ["en", `${site}/en`],
    ["x-default", `${site}/`],
    ["ko", `${site}/company/intro`],
    ["en", `${site}/en/company/intro`],
    ["x-default", `${site}/company/intro`],
  ]);
});

test("puts nothing between the pages, such as the comma of a joined list", () => {
  const xml = sitemap(site, [{ path: "/" }, { path: "/en" }]);
  expect(xml).not.toContain(",");
  expect(xml.match(/<\/url>\s*<url>/g)).toHaveLength(1);
});

test("tells when a page changed only where that is known", () => {
  const xml = sitemap(site, [
    { path: "/" },
    { path: "/projects/gallery", lastModified: "2026-01-01T00:00:00.000Z" },
  ]);
  expect(xml.match(/<lastmod>.*<\/lastmod>/g)).toEqual(["<lastmod>2026-01-01T00:00:00.000Z</lastmod>"]);
});

test("shows a picture where a page has one, at its whole address", () => {
  const xml = sitemap(site, [{ path: "/" }, { path: "/projects/1", pictures: ["/projects/가 b&c.webp"] }]);
  expect(xml.match(/<image:loc>(.*?)<\/image:loc>/g)).toEqual([
    `<image:loc>${site}/projects/%EA%B0%80%20b&amp;c.webp</image:loc>`,
  ]);
});

test("escapes what XML keeps for itself", () => {
  expect(sitemap(site, [{ path: "/a&b" }])).toContain(`<loc>${site}/a&amp;b</loc>`);
});

function locations(xml: string): (string | undefined)[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
}

function alternates(xml: string): (string | undefined)[][] {
  return [...xml.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language, address]) => [
    language,
    address,
  ]);
}
