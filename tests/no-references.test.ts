import { afterAll, beforeAll, expect, test } from "vitest";
import { gallery } from "#content/pages/gallery.ts";
import { paths } from "#content/paths.ts";
import { locales, pathIn } from "#domain/locale.ts";
import { type Site, startSite } from "./support/site.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite({ projects: [] });
});
afterAll(() => site.close());

const textAt = async (path: string) => (await fetch(site.url + path)).text();

test.each(locales)(
  "in %s the gallery of a company without references counts nothing and has nothing to filter",
  async (locale) => {
    const { results, filters, stats } = gallery[locale];
    const page = await textAt(pathIn(locale, paths.gallery));
    expect(page).toContain(results.empty);
    for (const text of [results.emptyHint, filters.reset, stats.label]) expect(page).not.toContain(text);
  },
);

test.each(["/rss.xml", "/en/rss.xml"])(
  "%s of a company without references counts no countries",
  async (path) => {
    const feed = await textAt(path);
    expect(feed).not.toMatch(/0개국|0 countries/);
    expect(feed).toContain(gallery[path.startsWith("/en") ? "en" : "ko"].lead);
  },
);
