import { expect, test } from "vitest";
import { sitemap } from "./sitemap.ts";

const site = "https://tower.example";

test("has every page with its alternates, with Korean as the default", () => {
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

test("has nothing between the pages, such as the comma of a joined list", () => {
  const xml = sitemap(site, [{ path: "/" }, { path: "/en" }]);
  expect(xml).not.toContain(",");
  expect(xml.match(/<\/url>\s*<url>/g)).toHaveLength(1);
});

test("has a date of change only if it is known", () => {
  const xml = sitemap(site, [
    { path: "/" },
    { path: "/projects/gallery", lastModified: "2026-01-01T00:00:00.000Z" },
  ]);
  expect(xml.match(/<lastmod>.*<\/lastmod>/g)).toEqual(["<lastmod>2026-01-01T00:00:00.000Z</lastmod>"]);
});

test("has a page's picture at its absolute address", () => {
  const xml = sitemap(site, [{ path: "/" }, { path: "/projects/1", pictures: ["/projects/가 b&c.webp"] }]);
  expect(xml.match(/<image:loc>(.*?)<\/image:loc>/g)).toEqual([
    `<image:loc>${site}/projects/%EA%B0%80%20b&amp;c.webp</image:loc>`,
  ]);
});

test("escapes the reserved characters of XML", () => {
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
