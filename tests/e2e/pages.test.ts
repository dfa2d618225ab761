import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { pictureAddress } from "#content/brand/program-pictures.ts";
import { parseProjectPath } from "#content/lookup/parse-project-path.ts";
import { projectPath } from "#content/lookup/project-path.ts";
import { productPath } from "#content/paths.ts";
import { sampleProducts } from "#content/samples/products.ts";
import { sampleProjects } from "#content/samples/projects.ts";
import { localeOf, locales, pathIn } from "#domain/locale.ts";
import { loadBuiltPages, publicPages } from "#server/web/built/built-pages.ts";
import { accessibilityViolations, wcag } from "../support/accessibility.ts";
import { beside, reflowed } from "../support/reflow.ts";
import { htmlErrorsIn } from "../support/valid-html.ts";
import { narrow, openSharedSite, type Visitor, wide } from "../support/visitor.ts";

const { site, visit } = openSharedSite();
const { build } = await (await loadBuiltPages("build")).current();
const listed = publicPages(build);
/** Pages of products: one with models, one with more cells than one, one of the partner with two documents. */
const series = sampleProducts.map((product) => ({ ...product, path: productPath(product) }));
const looked = series.filter(({ slug }) => ["sf", "modular", "v"].includes(slug));
/** Pages of projects, which are numbered as they were stored: the first, one without a city, one without a year. */
const projects = [
  0,
  sampleProjects.findIndex(({ city }) => city === null),
  sampleProjects.findIndex(({ projectYear }) => projectYear === null),
].map((index) => ({ path: projectPath(index + 1) }));
const inEveryLanguage = (shown: readonly { path: string }[]) =>
  shown.flatMap(({ path }) => locales.map((locale) => pathIn(locale, path)));
const paths = [...listed, ...inEveryLanguage([...looked, ...projects])];

/** English that a Korean page may hold: product and file names, and texts that the specification fixes. */
const englishOnKorean = /^(404 Page Not Found|Image Coming Soon|AND Mode)$/;

/** Content types of the files that a page names. */
const types: Record<string, RegExp> = {
  css: /^text\/css/,
  js: /javascript/,
  svg: /^image\/svg/,
  png: /^image\/png/,
  ico: /^image\//,
  jpg: /^image\/jpeg/,
  webp: /^image\/webp/,
  avif: /^image\/avif/,
  pdf: /^application\/pdf/,
  dxf: /^image\/vnd\.dxf/,
  txt: /^text\/plain/,
  csv: /^text\/csv/,
  docx: /^application\/vnd\.openxmlformats/,
  woff2: /^font\/woff2/,
  mp4: /^video\/mp4/,
  webm: /^video\/webm/,
  webmanifest: /^application\/manifest/,
  xml: /^application\/(rss\+)?xml/,
};

interface Facts {
  title: string;
  description: string;
  canonical: string;
  /** Addresses by language. */
  alternates: Record<string, string>;
  language: string;
  h1: string[];
  /** Every piece of text and every label a visitor can meet, outside elements in another language. */
  words: string[];
  ids: string[];
  links: string[];
  files: string[];
}

/** Faults that a browser reports in a page. */
interface Faults {
  accessibilityViolations: string[];
  pageErrors: readonly string[];
  /** Width of the page beyond that of the window, px. */
  surplus: number;
}

const pages = new Map<string, Facts>();
/** Ids of the pages that others lead to and that are not read here. */
const idsOfOthers = new Map<string, string[]>();
/** Faults in each width, all found in the load that was read. */
const faultsInWidth = new Map<string, Faults>();
/** Elements of each page that stand beside a window of 320 px. */
const besideWindow = new Map<string, string[]>();
const viewports = [wide, narrow];
const facts = (path: string): Facts => {
  const found = pages.get(path);
  if (found === undefined) throw new Error(`${path} was not read. Add it to the route table.`);
  return found;
};

beforeAll(async () => {
  for (const path of paths)
    await visit(path, { viewport: wide }, async (visitor) => {
      pages.set(path, await readFacts(visitor.page));
      for (const viewport of viewports) {
        await visitor.page.setViewportSize(viewport);
        faultsInWidth.set(keyOf(path, viewport), await faultsOf(visitor));
      }
      await visitor.page.setViewportSize(reflowed);
      besideWindow.set(path, await beside(visitor.page));
    });
  for (const path of inEveryLanguage(series).filter((path) => !pages.has(path))) {
    const html = await (await fetch(site().url + path)).text();
    idsOfOthers.set(
      path,
      [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id),
    );
  }
}, 600_000);

test("the route table has every page of the site, in both languages", () => {
  expect(listed.length).toBeGreaterThanOrEqual(22);
  for (const path of listed) for (const locale of locales) expect(listed).toContain(pathIn(locale, path));
});

describe.each(paths)("%s", (path) => {
  test("answers as a page in its language", async () => {
    const response = await fetch(site().url + path, { redirect: "manual" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(facts(path).language).toBe(localeOf(path));
  });

  test("has a title and a description of its own, and one main heading", () => {
    const others = paths.filter((other) => other !== path).map(facts);
    const { title, description, h1 } = facts(path);
    expect(title.length).toBeGreaterThan(5);
    expect(description.length).toBeGreaterThan(40);
    expect(others.map((other) => other.title)).not.toContain(title);
    expect(others.map((other) => other.description)).not.toContain(description);
    expect(h1).toEqual([expect.stringMatching(/\S/)]);
  });

  test("is canonical to itself, and its twin points back", () => {
    const { canonical, alternates } = facts(path);
    expect(pathOf(canonical)).toBe(path);
    for (const locale of locales) {
      expect(pathOf(alternates[locale] ?? "")).toBe(pathIn(locale, path));
      expect(facts(pathIn(locale, path)).alternates).toEqual(alternates);
    }
    expect(alternates["x-default"]).toBe(alternates.ko);
  });

  test("speaks its own language only", () => {
    const foreign = localeOf(path) === "en" ? hasHangul : isEnglishSentence;
    expect(facts(path).words.filter(foreign)).toEqual([]);
  });

  test("leads to no dead page or anchor", async () => {
    const dead: (string | undefined)[] = [];
    // A page of a series leads to more files than one address may ask for at a time.
    for (const href of facts(path).links) dead.push(await deadLink(path, href));
    expect(compact(dead)).toEqual([]);
  });

  test("names no file that is missing or something else", async () => {
    const broken: (string | undefined)[] = [];
    // One after the other: a gallery names more files than one address may have connections.
    for (const file of facts(path).files) broken.push(await brokenFile(file));
    expect(compact(broken)).toEqual([]);
  });

  test("is valid HTML", async () => {
    const html = await (await fetch(site().url + path)).text();
    expect(await htmlErrorsIn(html)).toEqual([]);
  });

  test.each(viewports)("has no barrier at $width px", (viewport) => {
    const found = faultsInWidth.get(keyOf(path, viewport));
    expect(found?.accessibilityViolations).toEqual([]);
    expect(found?.pageErrors).toEqual([]);
    expect(found?.surplus).toBeLessThanOrEqual(0);
  });

  test("has nothing beside the window at 400 %", () => {
    expect(besideWindow.get(path)).toEqual([]);
  });
});

function keyOf(path: string, { width }: { width: number }): string {
  return `${path} ${width}`;
}

async function faultsOf({ page, pageErrors }: Visitor): Promise<Faults> {
  return {
    accessibilityViolations: await accessibilityViolations(page, wcag),
    pageErrors: [...pageErrors],
    surplus: await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  };
}

async function readFacts(page: Page): Promise<Facts> {
  return page.evaluate(() => {
    const all = <E extends Element = HTMLElement>(selector: string) => [
      ...document.querySelectorAll<E>(selector),
    ];
    const attribute = (selector: string, name: string) =>
      all(selector).flatMap((element) => element.getAttribute(name) ?? []);
    const language = document.documentElement.lang;
    const own = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      return (
        element?.closest("[lang]")?.getAttribute("lang") === language && !element.closest("script, style")
      );
    };
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (own(node)) texts.push(node.textContent ?? "");
    const labels = ["alt", "aria-label", "title", "placeholder"].flatMap((name) =>
      all(`[${name}]`)
        .filter(own)
        .map((element) => element.getAttribute(name) ?? ""),
    );
    const sets = attribute("[srcset]:not([srcset^='data:'])", "srcset").flatMap((set) =>
      set.split(",").map((candidate) => candidate.trim().split(" ")[0] ?? ""),
    );
    return {
      title: document.title,
      description: attribute("meta[name=description]", "content").join(),
      canonical: attribute("link[rel=canonical]", "href").join(),
      alternates: Object.fromEntries(
        all<HTMLLinkElement>("link[rel=alternate][hreflang]").map((link) => [link.hreflang, link.href]),
      ),
      language,
      h1: all("h1").map((heading) => heading.textContent ?? ""),
      words: [document.title, ...texts, ...labels].map((text) => text.trim()).filter((text) => text !== ""),
      ids: all("[id]").map(({ id }) => id),
      links: [...new Set(attribute("a[href]", "href"))],
      files: [
        ...new Set([
          ...sets,
          ...attribute("img, source, video, script", "src"),
          ...attribute("video", "poster"),
          ...attribute("link[href]:not([rel=canonical], [rel=expect], [hreflang])", "href"),
        ]),
      ].filter((file) => file !== "" && !file.startsWith("data:")),
    };
  });
}

function hasHangul(text: string): boolean {
  return /\p{Script=Hangul}/u.test(text);
}

/** Four English words in a row and no Korean make a sentence that was not translated. */
function isEnglishSentence(text: string): boolean {
  if (hasHangul(text) || englishOnKorean.test(text)) return false;
  return /([A-Za-z]{2,}[ ,]+){3,}[a-z]{2,}/.test(text);
}

async function deadLink(from: string, href: string): Promise<string | undefined> {
  if (/^(mailto:[^@\s]+@[\w.-]+|tel:\+\d{8,})$/.test(href)) return undefined;
  const url = new URL(href, site().url + from);
  if (url.origin !== site().url) return url.protocol === "https:" ? undefined : href;
  if (/\.\w+$/.test(url.pathname)) return brokenFile(href);
  if (parseProjectPath(url.pathname) !== undefined)
    return (await statusOf(url.pathname)) === 200 ? undefined : href;
  const ids = pages.get(url.pathname)?.ids ?? idsOfOthers.get(url.pathname);
  if (ids === undefined) return href;
  const status = await statusOf(url.pathname + url.search);
  const anchor = decodeURIComponent(url.hash.slice(1));
  const found = anchor === "" || ids.includes(anchor);
  return status === 200 && found ? undefined : href;
}

const statuses = new Map<string, Promise<number>>();
let asked: Promise<unknown> = Promise.resolve();

/** Many pages lead to the same ones; each is asked for once, one after the other: the server bounds what one may ask at a time. */
function statusOf(address: string): Promise<number> {
  const known = statuses.get(address);
  if (known) return known;
  const status = asked.then(async () => (await fetch(site().url + address, { redirect: "manual" })).status);
  statuses.set(address, status);
  asked = status.catch(() => undefined);
  return status;
}

const fileChecks = new Map<string, Promise<string | undefined>>();

function brokenFile(href: string): Promise<string | undefined> {
  const { pathname, search } = new URL(href, site().url);
  const address = pathname + search;
  const check = fileChecks.get(address) ?? checkFile(address);
  fileChecks.set(address, check);
  return check;
}

async function checkFile(address: string): Promise<string | undefined> {
  const response = await fetch(site().url + address);
  const { pathname } = new URL(response.url);
  const size = (await response.arrayBuffer()).byteLength;
  const expected = types[pathname.split(".").at(-1) ?? ""];
  const sound =
    response.status === 200 && expected?.test(response.headers.get("content-type") ?? "") && size > 0;
  const cached = response.headers.get("cache-control") ?? "";
  const isOfProgram = pictureAddress(pathname) !== pathname;
  return sound && (!isOfProgram || cached.endsWith("immutable"))
    ? undefined
    : `${address}: ${response.status} ${response.headers.get("content-type")} ${cached}`;
}

function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : address;
}

function compact(found: (string | undefined)[]): string[] {
  return found.filter((entry) => entry !== undefined);
}
