import { expect, test } from "vitest";
import { sampleProducts } from "#content/samples/products.ts";
import { defaultLocale, localeOf } from "#domain/locale.ts";
import { loadBuiltPages, publicPages } from "#server/web/built/built-pages.ts";
import { startSite } from "../support/site.ts";

const { build } = await (await loadBuiltPages("build")).current();

test.each([
  ["all series but one", sampleProducts.filter(({ slug }) => slug === "scp")],
  ["every product", []],
])("no link leads to a page or section that is gone with %s", async (_, products) => {
  const site = await startSite({ products });
  const texts = new Map<string, Promise<string>>();
  /** Text of the page at a path; empty for a missing page. */
  const textOf = (path: string) => {
    const text =
      texts.get(path) ?? fetch(site.url + path).then((response) => (response.ok ? response.text() : ""));
    texts.set(path, text);
    return text;
  };
  const dead: string[] = [];
  for (const from of publicPages(build).filter((path) => localeOf(path) === defaultLocale))
    for (const [, href = ""] of (await textOf(from)).matchAll(/<a\b[^>]* href="([^"]*)"/g)) {
      const { origin, pathname, hash } = new URL(href.replaceAll("&amp;", "&"), site.url + from);
      if (origin !== site.url) continue;
      const id = hash === "" ? "<html" : ` id="${decodeURIComponent(hash.slice(1))}"`;
      if (!/\.\w+$/.test(pathname) && !(await textOf(pathname)).includes(id)) dead.push(`${from}: ${href}`);
    }
  await site.close();
  expect(dead).toEqual([]);
});
