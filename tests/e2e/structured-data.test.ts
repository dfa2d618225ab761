import { beforeAll, describe, expect, test } from "vitest";
import { sharedSite } from "../support/site.ts";
import { ofType, required, requiredOfArticles, thingsIn, unresolvedIn } from "../support/structured-data.ts";

/** Structured data of every page of the sitemap, by path. */
const dataByPath = new Map<string, unknown>();
/** Title and description of every page, by path. */
const heads = new Map<string, { title: string; description: string }>();
let url = "";

beforeAll(async () => {
  ({ url } = await sharedSite());
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  for (const [, address = ""] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname } = new URL(address);
    const html = await (await fetch(url + pathname)).text();
    dataByPath.set(pathname, dataIn(html, pathname));
    heads.set(pathname, headIn(html));
  }
}, 120_000);

test("every page of the site tells it, projects and articles among them", () => {
  const kinds = [/^\/$/, /^\/projects\/\d+$/, /^\/en\/projects\/\d+$/, /^\/en\/products\/package\/\w+$/];
  for (const kind of kinds) expect([...dataByPath.keys()].some((path) => kind.test(path))).toBe(true);
});

test("every title and description has a length that search engines show whole", () => {
  const wrong = [...heads].filter(
    ([, { title, description }]) => title.length > 60 || description.length < 70 || description.length > 160,
  );
  // The length of a project's description is its owner's choice.
  expect(wrong.filter(([path, { title }]) => title.length > 60 || !path.includes("/projects/"))).toEqual([]);
  const titles = [...heads.values()].map(({ title }) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

describe.each(Object.entries({ ...required, ...requiredOfArticles }))("each %s", (type, names) => {
  test(`has all of ${names.join(", ")}, and none of it empty`, () => {
    const all = [...dataByPath].flatMap(([path, data]) =>
      ofType(data, type).map((thing) => ({ path, thing })),
    );
    expect(all.length).toBeGreaterThan(0);
    const lacking = all.flatMap(({ path, thing }) =>
      names.filter((name) => isEmpty(Reflect.get(thing, name))).map((name) => `${path}: ${name}`),
    );
    expect(lacking).toEqual([]);
  });
});

test("every reference is to a thing that the same page describes", () => {
  for (const [path, data] of dataByPath) {
    const { references, unresolved } = unresolvedIn(data);
    expect([path, unresolved]).toEqual([path, []]);
    expect(references, path).toBeGreaterThan(0);
  }
});

test("no two pages say different things of one thing, whatever their language", () => {
  const values = new Map<string, { path: string; value: unknown }>();
  const unlike: string[] = [];
  const things = [...dataByPath].flatMap(([path, data]) => thingsIn(data).map((thing) => ({ path, thing })));
  for (const { path, thing } of things.filter(({ thing }) => "@id" in thing && "@type" in thing))
    for (const [name, value] of leavesOf(thing)) {
      const fact = `${Reflect.get(thing, "@id")} ${name}`;
      // A page may have more facts than another.
      const known = values.get(fact) ?? { path, value };
      values.set(fact, known);
      if (known.value !== value) unlike.push(`${fact} on ${known.path} and ${path}`);
    }
  expect(values.size).toBeGreaterThan(dataByPath.size);
  expect(unlike).toEqual([]);
});

test("every step of the way to a page answers, and the last is the page itself", async () => {
  const steps = new Set<string>();
  for (const [path, data] of dataByPath) {
    for (const list of ofType(data, "BreadcrumbList")) {
      const way = ofType(Reflect.get(list, "itemListElement"), "ListItem");
      const items = way.map((step) => new URL(String(Reflect.get(step, "item"))).pathname);
      expect(items.at(-1)).toBe(path);
      expect(way.map((step) => Reflect.get(step, "position"))).toEqual(way.map((_, index) => index + 1));
      for (const item of items) steps.add(item);
    }
  }
  expect(steps.size).toBeGreaterThan(40);
  for (const step of steps)
    expect([step, (await fetch(url + step, { redirect: "manual" })).status]).toEqual([step, 200]);
}, 60_000);

test("a project is described on its own page as in the list, and as ours", () => {
  for (const gallery of ["/projects/gallery", "/en/projects/gallery"]) {
    const [list] = ofType(dataByPath.get(gallery), "ItemList");
    const listed = ofType(list, "CreativeWork");
    expect(listed.length).toBeGreaterThan(0);
    for (const work of listed) {
      const path = new URL(String(Reflect.get(work, "url"))).pathname;
      const [own] = ofType(dataByPath.get(path), "CreativeWork");
      for (const name of ["@id", "url", "name", "description", "creator"]) {
        const value = Reflect.get(work, name);
        expect([path, name, isEmpty(value)]).toEqual([path, name, false]);
        expect([path, own && Reflect.get(own, name)]).toEqual([path, value]);
      }
    }
  }
});

function dataIn(html: string, path: string): unknown {
  const [, json] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
  if (json === undefined) throw new Error(`${path} tells search engines nothing. Give it <StructuredData>.`);
  return JSON.parse(json);
}

/** Values of an object and its parts, by path. */
function leavesOf(value: unknown, name = ""): [name: string, value: unknown][] {
  if (typeof value !== "object" || value === null) return [[name, value]];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, `${name}.${key}`));
}

function headIn(html: string) {
  const [, title = ""] = /<title>([^<]*)/.exec(html) ?? [];
  const [, description = ""] = /name="description" content="([^"]*)"/.exec(html) ?? [];
  return { title: plain(title), description: plain(description) };
}

function plain(text: string): string {
  return text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0)
  );
}
