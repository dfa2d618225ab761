import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aProject, storeProject } from "../support/builders.ts";
import { galleryProjects } from "../support/gallery-projects.ts";
import { type Site, startSite } from "../support/site.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite({
    projects: galleryProjects,
    naverSiteVerification: "naver-code",
    googleSiteVerification: "google-code",
    indexNowKey: "0a1b2c3d4e5f",
  });
});
afterAll(() => site.close());

/** Configured origin of the pages, independent of the port of the request. */
const origin = "http://127.0.0.1:1";

describe("files for search engines", () => {
  test.each([
    ["/sitemap.xml", "application/xml; charset=utf-8"],
    ["/robots.txt", "text/plain; charset=utf-8"],
    ["/rss.xml", "application/rss+xml; charset=utf-8"],
    ["/en/rss.xml", "application/rss+xml; charset=utf-8"],
    ["/site.webmanifest", "application/manifest+json; charset=utf-8"],
    ["/en/site.webmanifest", "application/manifest+json; charset=utf-8"],
    ["/0a1b2c3d4e5f.txt", "text/plain; charset=utf-8"],
  ])("%s is served as %s, without a policy made for pages", async (path, type) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe(type);
    expect(headers.get("content-security-policy")).toBeNull();
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  test.each(["/sitemap.xml", "/robots.txt"])(
    "%s speaks no language, so that no cookie moves it",
    async (path) => {
      const responses = await Promise.all(["", "lang=ko", "lang=en"].map((cookie) => get(path, { cookie })));
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    },
  );

  test("the feed follows the visitor's language as pages do", async () => {
    const { status, headers } = await get("/rss.xml", { cookie: "lang=en" });
    expect([status, headers.get("location")]).toEqual([302, "/en/rss.xml"]);
  });

  test("are not sent again to who has them, and are new once a project is", async () => {
    const first = await get("/rss.xml");
    const known = { "if-none-match": first.headers.get("etag") ?? "" };
    expect((await get("/rss.xml", known)).status).toBe(304);
    const { id } = await storeProject(
      site.services.projects,
      aProject({ title: "방금 준공한 현장", projectYear: 2030, completedOn: "2030-01-02" }),
    );
    const renewed = await get("/rss.xml", known);
    expect(renewed.status).toBe(200);
    expect(renewed.text).toContain("<title>방금 준공한 현장</title>");
    await site.services.projects.remove(id);
  });
});

describe("the sitemap", () => {
  test("lists pages only, and with them their twins", async () => {
    const { text } = await get("/sitemap.xml");
    const addresses = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toContain(`${origin}/`);
    expect(addresses).toContain(`${origin}/en/privacy`);
    expect(addresses).toContain(`${origin}/en/projects/1`);
    expect(
      addresses.filter((address) => /\.(xml|txt|webmanifest)$|sd_admin|api/.test(address ?? "")),
    ).toEqual([]);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(text.match(/hreflang="x-default"/g)).toHaveLength(addresses.length);
  });

  test("is well-formed XML with one address a page", async () => {
    const { text } = await get("/sitemap.xml");
    expect(text.match(/<url>/g)?.length).toBe(text.match(/<\/url>/g)?.length);
    expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset')).toBe(true);
  });
});

test("robots are kept from the API and the administrator's area, and find the sitemap", async () => {
  const { text } = await get("/robots.txt");
  expect(text.split("\n")).toEqual(
    expect.arrayContaining([
      "User-agent: *",
      "Disallow: /api/",
      "Disallow: /sd_admin",
      `Sitemap: ${origin}/sitemap.xml`,
    ]),
  );
});

test("the English feed has no Korean left", async () => {
  const { text } = await get("/en/rss.xml");
  expect(text.match(/<item>/g)?.length).toBe(30);
  expect(text).not.toMatch(/\p{Script=Hangul}/u);
});

test("a feed's link is the page of its project", async () => {
  const { text } = await get("/en/rss.xml");
  const [, title = "", link = ""] = /<item>\s*<title>(.*?)<\/title>\s*<link>(.*?)<\/link>/.exec(text) ?? [];
  const { pathname, search } = new URL(link.replaceAll("&amp;", "&"));
  expect((await get(pathname + search)).text).toContain(title);
});

test("every icon that the manifest names is there, in the size it says", async () => {
  const { icons } = JSON.parse((await get("/site.webmanifest")).text);
  for (const { src, sizes } of icons) {
    const icon = Buffer.from(await (await fetch(site.url + src)).arrayBuffer());
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

describe("proofs of ownership", () => {
  test.each(["/", "/en"])("stand on the home page %s", async (path) => {
    const { text } = await get(path);
    expect(text).toContain('<meta name="naver-site-verification" content="naver-code"/>');
    expect(text).toContain('<meta name="google-site-verification" content="google-code"/>');
  });

  test("stand nowhere where they are not set", async () => {
    const plain = await startSite();
    try {
      const html = await (await fetch(plain.url)).text();
      expect(html).not.toContain("site-verification");
      expect((await fetch(`${plain.url}/0a1b2c3d4e5f.txt`)).status).toBe(404);
    } finally {
      await plain.close();
    }
  });
});

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(site.url + path, { headers, redirect: "manual" });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
