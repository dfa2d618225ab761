import { expect, test } from "vitest";
import { createChangeFeed } from "#data/database/changes.ts";
import { representationOf } from "#http/responses/encoded-response.ts";
import { createNotFoundPage, type ResponseOptions, renderToResponse, withoutFonts } from "./page-response.ts";

const how: ResponseOptions = { effort: "quick", encodings: [], https: false, mode: "production" };

/** A site whose page for unknown addresses links to the same address in English. */
function open({ status = 404, isIncomplete = false } = {}) {
  const asked: string[] = [];
  const news = createChangeFeed();
  const page = createNotFoundPage(async ({ url }) => {
    asked.push(url);
    const path = url.replace(/^\/en/, "");
    const html = `<script>1</script><a href="/en${path}">EN</a><a href="${path}">KO</a>`;
    return { response: new Response(html, { status }), topics: new Set(), isIncomplete };
  }, news);
  const text = async (url: string) => representationOf(await page(url, how), "identity").body.toString();
  return { asked, page, text, tell: news.notify };
}

test.each([
  ["/nowhere", "/nowhere"],
  ["/en/no/where?s=1", "/no/where"],
  ["/a&b'c%22d", "/a&amp;b&#39;c%22d"],
  ["/$&$1", "/$&amp;$1"],
  ["/en//other.example", "/other.example"],
  ["//other.example", "/other.example"],
])("the page for %s leads to the same address in other languages", async (url, path) => {
  const { text } = open();
  expect(await text(url)).toBe(`<script>1</script><a href="/en${path}">EN</a><a href="${path}">KO</a>`);
});

test("a page without fonts is rendered once, and stored in no shared cache", async () => {
  const body = '<html lang="ko" data-fonts="/a"><link rel="preload" as="font" href="/b">가</html>';
  const response = () => new Response(body, { headers: { "content-type": "text/html; charset=utf-8" } });
  const render = async () => ({ response: response(), topics: new Set<never>() });
  const { response: rendered } = await renderToResponse(render, "/", { ...how, sharedMaxAgeS: 60 });
  const { headers, body: withoutFontFaces } = representationOf(await withoutFonts(rendered), "identity");
  expect(withoutFontFaces.toString()).toBe('<html lang="ko" data-saves-data="">가</html>');
  expect(headers).toMatchObject({
    "cache-control": "private, no-cache",
    "cdn-cache-control": "no-store",
    vary: "Accept-Encoding, Save-Data",
    "content-length": String(withoutFontFaces.length),
  });
  expect(headers.etag).not.toBe(representationOf(rendered, "identity").headers.etag);
  expect(await withoutFonts(rendered)).toBe(await withoutFonts(rendered));
  const { response: screen } = await renderToResponse(
    async () => ({
      response: new Response("<html>", { headers: { "content-type": "text/html; charset=utf-8" } }),
      topics: new Set<never>(),
    }),
    "/sd_admin",
    how,
  );
  expect(await withoutFonts(screen)).toBe(screen);
});

test("the page is rendered once for each language, and says which it is", async () => {
  const { asked, page } = open();
  const responses = await Promise.all(["/a", "/en/a"].map((url) => page(url, how)));
  expect(responses.map(({ status }) => status)).toEqual([404, 404]);
  expect(
    responses.map((response) => representationOf(response, "identity").headers["content-language"]),
  ).toEqual(["ko", "en"]);
  await page("/b", how);
  await page("/en/b", how);
  expect(asked).toHaveLength(2);
});

test("an unknown address in the administrator's area is not cached and runs only the scripts of the page", async () => {
  const { page } = open();
  const { headers } = representationOf(await page("/sd_admin/nothing", how), "identity");
  expect(headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" });
  expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-[^']+';/);
});

test("a page that could not be rendered is not cached", async () => {
  const { asked, page } = open({ status: 500 });
  await expect(page("/a", how)).rejects.toThrow("answers 500");
  await expect(page("/a", how)).rejects.toThrow("answers 500");
  expect(asked).toHaveLength(2);
});

test("an incomplete page is sent and not cached", async () => {
  const { asked, text } = open({ isIncomplete: true });
  expect(await text("/a")).toContain("/en/a");
  await text("/a");
  expect(asked).toHaveLength(2);
});

test.each(["content", "pages", "products", "everything"] as const)(
  "the page is rendered anew after a change of %s",
  async (change) => {
    const { asked, text, tell } = open();
    await text("/nowhere");
    tell("projects");
    await text("/nowhere");
    expect(asked).toHaveLength(1);
    tell(change);
    await text("/nowhere");
    expect(asked).toHaveLength(2);
  },
);

test.each([
  ["application/pdf", ["identity"]],
  ["text/html; charset=utf-8", ["br", "gzip"]],
])("a response of %s is cached as %j", async (type, forms) => {
  const body = "letters ".repeat(1000);
  const render = async () => ({
    response: new Response(body, { headers: { "content-type": type } }),
    topics: new Set<never>(),
  });
  const { response: rendered } = await renderToResponse(render, "/a", {
    effort: "quick",
    https: false,
    mode: "production",
  });
  expect(Object.keys(rendered.representations).sort()).toEqual(forms);
});
