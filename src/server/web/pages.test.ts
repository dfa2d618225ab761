import fastify, { type InjectOptions } from "fastify";
import { RouterContextProvider } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { createServices } from "#data/services.ts";
import type { Role } from "#domain/admin/roles.ts";
import { sessionCookie } from "#domain/admin/session-cookie.ts";
import { shortAddress } from "#domain/network.ts";
import { Overloaded } from "#domain/overloaded.ts";
import type { GeneratedCatalogs } from "#domain/products/generated-catalogs.ts";
import type { OutlineSheets } from "#domain/products/outline-sheets.ts";
import * as contexts from "#web/context.ts";
import { confirmationCookie } from "#web/inquiries/confirmation/confirmation-cookie.ts";
import { aPageDraft } from "../../../tests/support/builders.ts";
import { hashCheaply } from "../../../tests/support/cheap-hash.ts";
import { openMemory } from "../../../tests/support/database.ts";
import { hideFromSearchWhileNotPublic } from "../not-public.ts";
import type { BuiltPages } from "./built/built-pages.ts";
import { type PagesOptions, pagesPlugin } from "./pages.ts";

/** Paths of the routes below the root; each is a page, but for the feed. */
const paths = ["company/intro", "en/company/intro", "robots.txt", "sd_admin/projects"];

/** Number of rendering, path and what the page received. */
interface Rendered {
  method: string;
  path: string;
  cookie: string | null;
  sender: string;
  body: string;
  isInEditor: boolean;
  nonce: string | undefined;
}

function builtPages(
  mode: BuiltPages["mode"],
  rendered: Rendered[],
  untilRendered?: Promise<void>,
): BuiltPages {
  const module = { default: () => null };
  const routes = {
    root: { id: "root", path: "", module: {} },
    home: { id: "home", path: "", parentId: "root", module },
    english: { id: "english", path: "en", parentId: "root", module },
    ...Object.fromEntries(paths.map((path) => [path, { id: path, path, parentId: "root", module }])),
    files: { id: "files", path: "products/package/:series/:file", parentId: "root", module },
    englishFiles: { id: "englishFiles", path: "en/products/package/:series/:file", parentId: "root", module },
    // The page of a confirmation, which no other page links to.
    sent: {
      id: "sent",
      path: "inquiry/sent",
      parentId: "root",
      module: { ...module, handle: { unlisted: true } },
    },
  };
  const respond = async (request: Request, context: RouterContextProvider) => {
    const { pathname, search } = new URL(request.url);
    rendered.push({
      method: request.method,
      path: pathname + search,
      cookie: request.headers.get("cookie"),
      sender: context.get(contexts.senderAddressContext),
      body: await request.text(),
      isInEditor: context.get(contexts.isInEditorContext),
      nonce: context.get(contexts.nonceContext),
    });
    await untilRendered;
    if (/^(\/en)?\/products\/package\/[^/]+\/[^/]+$/.test(pathname))
      return new Response("no such file", { status: 404, headers: { "content-type": "text/plain" } });
    if (pathname === "/moved") return new Response(null, { status: 301, headers: { location: "/present" } });
    const isKnown = ["/", "/en", "/inquiry/sent", ...paths.map((path) => `/${path}`)].includes(pathname);
    const html = `<html lang="ko" data-fonts="/a.woff2"><link rel="preload" as="font" href="/b"><body>${rendered.length} ${pathname}</body></html>`;
    const headers = { "content-type": "text/html; charset=utf-8" };
    return new Response(html, { status: isKnown ? 200 : 404, headers });
  };
  const entry = { ...contexts, RouterContextProvider, createRequestHandler: () => respond };
  const build = { routes, assets: { routes } };
  return { mode, assets: {}, current: async () => ({ entry, build }) } as unknown as BuiltPages;
}

interface Settings
  extends Partial<
    Pick<PagesOptions, "prerenders" | "sharedMaxAgeS" | "requireSecondFactor" | "acquireSlot">
  > {
  mode?: BuiltPages["mode"];
  siteUrl?: string;
  /** Rendering ends after it. */
  untilRendered?: Promise<void>;
}

async function openSite({
  mode = "production",
  siteUrl = "http://localhost",
  untilRendered,
  ...options
}: Settings = {}) {
  const database = await openMemory();
  const services = createServices({ database, hashPassword: hashCheaply });
  const rendered: Rendered[] = [];
  const slots: boolean[] = [];
  const app = fastify();
  hideFromSearchWhileNotPublic(app, services);
  await app.register(pagesPlugin, {
    pages: builtPages(mode, rendered, untilRendered),
    services,
    site: { siteUrl, verification: {} },
    catalogs: {} as GeneratedCatalogs,
    outlineSheets: {} as OutlineSheets,
    acquireSlot: async (_request, isUrgent = false) => void slots.push(isUrgent),
    watchCache: () => undefined,
    prerenders: false,
    pageCompression: "quick",
    ...options,
  });
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });
  const ask = (url: string, headers: Record<string, string> = {}, more: InjectOptions = {}) =>
    app.inject({ url, headers: { host: "localhost", ...headers }, ...more });
  return { app, database, services, rendered, slots, ask };
}

test.each(["GET", "HEAD", "POST"] as const)(
  "%s of another spelling of an address leads to its own",
  async (method) => {
    const { ask, rendered } = await openSite();
    const headers = { "content-type": "application/x-www-form-urlencoded", origin: "http://localhost" };
    const response = await ask("/Company/Intro/?a=B", headers, { method });
    expect([response.statusCode, response.headers.location]).toEqual([301, "/company/intro?a=B"]);
    expect(rendered).toEqual([]);
  },
);

test("a visitor who has chosen English is led to the English page, which no cache stores", async () => {
  const { ask, rendered } = await openSite();
  const { statusCode, headers } = await ask("/company/intro?a=1", { cookie: "lang=en" });
  expect([statusCode, headers.location]).toEqual([302, "/en/company/intro?a=1"]);
  expect(headers).toMatchObject({ "cache-control": "private, no-store", vary: "Cookie" });
  expect(rendered).toEqual([]);
});

test.each([
  ["ko", 404, undefined, ["/news/certificates"]],
  ["all", 302, "/en/news/certificates", []],
] as const)(
  "a visitor who has chosen English is led from news in %s to English only where it has that",
  async (languages, status, location, expected) => {
    const { ask, rendered, services } = await openSite();
    const added = await services.pageEditing.add({ kind: "news", draft: aPageDraft({ languages }) }, "kim");
    if (added.kind !== "added") throw new Error(added.kind);
    await services.pageEditing.publish(added.page.id, added.page, "kim");
    const { statusCode, headers } = await ask("/news/certificates", { cookie: "lang=en" });
    // The build of this test has no route for news.
    expect([statusCode, headers.location]).toEqual([status, location]);
    expect(rendered.map(({ path }) => path)).toEqual(expected);
  },
);

test.each([
  ["ko", 404, undefined],
  ["all", 302, "/en/news/certificates"],
] as const)(
  "the former address of news in %s leads a visitor who has chosen English as the present one does",
  async (languages, status, location) => {
    const { ask, services } = await openSite();
    const { pageEditing } = services;
    const added = await pageEditing.add({ kind: "news", draft: aPageDraft({ languages }) }, "kim");
    if (added.kind !== "added") throw new Error(added.kind);
    const published = await pageEditing.publish(added.page.id, added.page, "kim");
    if (published.kind !== "done") throw new Error(published.kind);
    const moved = aPageDraft({ languages, address: "moved" });
    const changed = await pageEditing.change(added.page.id, moved, published.page.updatedAt, "kim");
    if (changed.kind !== "done") throw new Error(changed.kind);
    await pageEditing.publish(added.page.id, changed.page, "kim");
    const { statusCode, headers } = await ask("/news/certificates", { cookie: "lang=en" });
    expect([statusCode, headers.location]).toEqual([status, location]);
  },
);

test.each([
  ["/moved", "/present"],
  ["/moved?utm_source=mail", "/present?utm_source=mail"],
])("a visitor of %s is led to %s, although a page is rendered without its query", async (url, location) => {
  const { ask, services, rendered } = await openSite();
  const added = await services.pageEditing.add(
    { kind: "page", draft: aPageDraft({ address: "moved" }) },
    "kim",
  );
  if (added.kind !== "added") throw new Error(added.kind);
  await services.pageEditing.publish(added.page.id, added.page, "kim");
  const { statusCode, headers } = await ask(url);
  expect([statusCode, headers.location]).toEqual([301, location]);
  expect(rendered.map(({ path }) => path)).toEqual(["/moved"]);
});

test.each(["/robots.txt", "/robots.txt?a=1", "/sd_admin/projects"])(
  "%s, which exists in one language, is sent to every visitor",
  async (url) => {
    const { ask } = await openSite();
    expect((await ask(url, { cookie: "lang=en" })).statusCode).toBe(200);
  },
);

test.each(["/en/products/package/sf/sf-100.docx", "/en/products/package/sf/specification.txt"])(
  "%s, a file, neither stores its language nor leads to that of the visitor",
  async (url) => {
    const { ask } = await openSite();
    const linked = await ask(url, { referer: "http://localhost/products/package/sf" });
    expect(linked.headers["set-cookie"]).toBeUndefined();
    const { headers } = await ask(url.replace("/en/", "/"), { cookie: "lang=en" });
    expect([headers.location, headers["set-cookie"]]).toEqual([undefined, undefined]);
  },
);

test("the language of a visitor who follows the link to the other language is stored, in a private response", async () => {
  const { ask } = await openSite();
  const first = await ask("/en/company/intro");
  const { etag } = first.headers;
  const headers = { referer: "http://localhost/company/intro", "if-none-match": String(etag) };
  const chosen = await ask("/en/company/intro", headers);
  expect(chosen.statusCode).toBe(200);
  expect(chosen.headers["set-cookie"]).toMatch(/^lang=en; Path=\/; Max-Age=31536000; SameSite=Lax$/);
  expect(chosen.headers["cache-control"]).toBe("private, no-cache");
  const usual = await ask("/en/company/intro", { "if-none-match": String(etag) });
  expect([usual.statusCode, usual.headers["set-cookie"]]).toEqual([304, undefined]);
});

test("the cookie of the language is for https alone where the site has it", async () => {
  const { ask } = await openSite({ siteUrl: "https://towers.example" });
  const { headers } = await ask("/en/company/intro", { referer: "http://localhost/company/intro" });
  expect(headers["set-cookie"]).toMatch(/; Secure$/);
  expect(headers["content-security-policy"]).toContain("upgrade-insecure-requests");
});

test("a page is rendered once, after a slot, and names the request", async () => {
  const { ask, rendered, slots } = await openSite();
  const first = await ask("/company/intro");
  const second = await ask("/company/intro?campaign=1");
  expect([first.statusCode, first.body, second.body]).toEqual([200, first.body, first.body]);
  expect(rendered.map(({ path }) => path)).toEqual(["/company/intro"]);
  expect(slots).toEqual([false]);
  expect(first.headers["x-request-id"]).toMatch(/^req-/);
  expect(second.headers["x-request-id"]).not.toBe(first.headers["x-request-id"]);
  const head = await ask("/company/intro", {}, { method: "HEAD" });
  expect([head.statusCode, head.body, head.headers["content-length"]]).toEqual([
    200,
    "",
    first.headers["content-length"],
  ]);
});

test("a page with an arbitrary query is rendered once, with all parameters of its address", async () => {
  const { ask, rendered } = await openSite();
  for (const query of ["?s=a&exact=1", "?s=a&exact=1", "?s=a"])
    expect((await ask(`/${query}`)).statusCode).toBe(200);
  expect(rendered.map(({ path }) => path)).toEqual(["/?s=a&exact=1", "/?s=a"]);
});

test("an unknown address is not rendered by itself, but answered with the one page for all of them", async () => {
  const { ask, rendered, slots } = await openSite();
  for (const url of ["/nowhere", "/no/where"]) {
    const response = await ask(url);
    expect([response.statusCode, response.headers["content-type"]]).toEqual([
      404,
      "text/html; charset=utf-8",
    ]);
    expect(response.body).toContain(url);
  }
  expect(rendered).toHaveLength(1);
  expect(slots).toEqual([false, false]);
});

test.each([
  ["/products/package/sf/x", "text/html; charset=utf-8"],
  ["/products/package/sf/catalog", "text/html; charset=utf-8"],
  ["/products/package/sf/catalog?a=1", "text/html; charset=utf-8"],
  ["/en/products/package/sf/x.html", "text/html; charset=utf-8"],
  ["/products/package/nope/catalog.pdf", "text/html; charset=utf-8"],
  // Pages embed drawings as pictures.
  ["/products/package/sf/nope.svg", "text/plain"],
])("%s, a file that does not exist, is answered in %s", async (url, type) => {
  const { ask } = await openSite();
  const response = await ask(url);
  expect([response.statusCode, response.headers["content-type"]]).toEqual([404, type]);
});

test("addresses of projects and own pages that do not exist are not rendered by themselves", async () => {
  const { ask, rendered } = await openSite();
  for (const url of ["/projects/17", "/projects/18", "/news/none"])
    expect((await ask(url)).statusCode).toBe(404);
  expect(rendered).toHaveLength(1);
});

test("pages are rendered at every request in development, unknown addresses too", async () => {
  const { ask, rendered } = await openSite({ mode: "development" });
  for (const url of ["/company/intro", "/company/intro", "/nowhere"]) await ask(url);
  expect(rendered.map(({ path }) => path)).toEqual(["/company/intro", "/company/intro", "/nowhere"]);
});

test.each([
  ["on", false],
  ["off", true],
])("a visitor with Save-Data: %s is sent fonts: %s", async (saveData, hasFonts) => {
  const { ask } = await openSite();
  // From memory or not.
  for (const _ of [1, 2]) {
    const { body } = await ask("/company/intro", { "save-data": saveData });
    expect(body.includes("/a.woff2")).toBe(hasFonts);
    expect(body.includes("preload")).toBe(hasFonts);
  }
});

test("a page is sent as the visitor can read it", async () => {
  const { ask } = await openSite();
  expect((await ask("/?s=1", { "accept-encoding": "gzip" })).headers["content-encoding"]).toBe("gzip");
  expect((await ask("/?s=1")).headers["content-encoding"]).toBeUndefined();
});

test("caches in front of the site keep only pages that are the same for all", async () => {
  const { ask } = await openSite({ sharedMaxAgeS: 600 });
  const shared = async (url: string) => (await ask(url)).headers["cdn-cache-control"];
  expect(await shared("/company/intro")).toContain("max-age=600");
  expect(await shared("/?s=1")).toContain("max-age=600");
  expect(await shared("/sd_admin/projects")).toBeUndefined();
});

test.each([
  ["kept in memory", "/company/intro"],
  ["whose address is too long for it", `/?s=${"a".repeat(2_000)}`],
])(
  "a page %s is in no shared cache if its data change while it is rendered, and is at the next request",
  async (_which, url) => {
    const { promise: started, resolve: finish } = Promise.withResolvers<void>();
    const { database, ask, rendered } = await openSite({ sharedMaxAgeS: 600, untilRendered: started });
    const asked = ask(url);
    await vi.waitFor(() => expect(rendered).toHaveLength(1));
    await database.change("content", async () => undefined);
    finish();
    expect((await asked).headers["cdn-cache-control"]).toBe("no-store");
    expect((await ask(url)).headers["cdn-cache-control"]).toContain("max-age=600");
  },
);

test("a page of a site that is not public yet is in no shared cache, and none is told later that it has not changed", async () => {
  const { services, ask } = await openSite({ sharedMaxAgeS: 600 });
  const before = (await ask("/company/intro")).headers;
  await services.siteSettings.change({ isNotPublic: true });
  const hidden = await ask("/company/intro", { "if-none-match": String(before.etag) });
  expect(hidden.statusCode).toBe(200);
  expect(hidden.headers).toMatchObject({
    "x-robots-tag": "noindex, nofollow",
    "cdn-cache-control": "no-store",
    "cache-control": "no-cache",
  });
  expect(hidden.headers).not.toHaveProperty("etag");
  await services.siteSettings.change({ isNotPublic: false });
  const { "x-request-id": _before, date: _earlier, ...shared } = before;
  expect((await ask("/company/intro")).headers).toMatchObject(shared);
});

test("the page of a confirmation receives the cookie of its visitor, and is in no shared cache", async () => {
  const { ask, rendered } = await openSite({ sharedMaxAgeS: 600 });
  const cookie = `${confirmationCookie("x1", "/inquiry/sent", false).split(";")[0]}`;
  const own = await ask("/inquiry/sent", { cookie });
  const other = await ask("/inquiry/sent", { cookie: "a=b" });
  expect(rendered.map((page) => page.cookie)).toEqual([cookie, null]);
  expect([own.statusCode, own.headers["cdn-cache-control"]]).toEqual([200, undefined]);
  expect(other.headers["cdn-cache-control"]).toContain("max-age=600");
});

test("other methods than those of pages are refused, with those that are allowed", async () => {
  const { ask } = await openSite();
  for (const method of ["PUT", "DELETE", "PATCH"] as const) {
    const response = await ask("/company/intro", {}, { method });
    expect([response.statusCode, response.headers.allow]).toEqual([405, "GET, HEAD, POST"]);
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
  }
});

const form = { "content-type": "application/x-www-form-urlencoded", origin: "http://localhost" };

test("a form is given to its page in its own language, urgently, with the sender's address", async () => {
  const { ask, rendered, slots } = await openSite();
  const response = await ask(
    "/company/intro?a=1",
    { ...form, cookie: "lang=en" },
    { method: "POST", payload: "name=kim", remoteAddress: "203.0.113.7" },
  );
  expect(response.statusCode).toBe(200);
  expect(rendered).toMatchObject([
    { method: "POST", path: "/company/intro?a=1", sender: "203.0.113.7", body: "name=kim" },
  ]);
  expect(slots).toEqual([true]);
});

test.each([
  ["is redirected to the address of its page", "/Company/Intro", 301],
  ["is refused under load", "/company/intro", 503],
])("a form that %s does not count as failed", async (_, url, status) => {
  const { ask } = await openSite({ acquireSlot: () => Promise.reject(new Overloaded()) });
  for (let sent = 0; sent < 40; sent++)
    expect((await ask(url, form, { method: "POST", payload: "name=kim" })).statusCode).toBe(status);
});

test("a form of another site is refused unread", async () => {
  const { ask, rendered } = await openSite();
  const headers = { ...form, origin: "https://other.example" };
  const { statusCode } = await ask("/company/intro", headers, { method: "POST", payload: "name=kim" });
  expect([statusCode, rendered]).toEqual([403, []]);
});

/** The cookie of a session of an account with this role. */
async function signedIn({ services }: Awaited<ReturnType<typeof openSite>>, role: Role, siteUrl = "http:") {
  await services.accounts.createFirst({ username: "admin", password: "correct horse" });
  await services.accounts.add("kim", { role });
  const account = await services.accounts.find("kim");
  const token = await services.sessions.begin(account?.id ?? 0, {
    address: shortAddress("127.0.0.1"),
    device: "",
  });
  return { cookie: sessionCookie(token, siteUrl.startsWith("https:")).split(";")[0] ?? "" };
}

test.each([
  ["administrator", 200],
  ["editor", 200],
  ["sales", 302],
] as const)("the draft is shown to who may edit content: %s, %i", async (role, status) => {
  const site = await openSite();
  const response = await site.ask("/sd_admin/draft/company/intro", await signedIn(site, role));
  expect(response.statusCode).toBe(status);
  if (status === 302) expect(response.headers.location).toBe("/sd_admin/login");
  else expect(site.rendered).toMatchObject([{ path: "/company/intro", isInEditor: true }]);
});

test("the draft is shown to nobody without a session, and its session is one of https where the site is", async () => {
  const site = await openSite({ siteUrl: "https://towers.example" });
  expect((await site.ask("/sd_admin/draft/")).statusCode).toBe(302);
  const headers = await signedIn(site, "editor", "https:");
  expect((await site.ask("/sd_admin/draft/", headers)).statusCode).toBe(200);
});

test("where a second factor is required the draft is shown to who has one", async () => {
  const site = await openSite({ requireSecondFactor: true });
  const headers = await signedIn(site, "editor");
  expect((await site.ask("/sd_admin/draft/", headers)).statusCode).toBe(302);
  site.services.secondFactor.status = async () => ({ isEnabled: true }) as never;
  expect((await site.ask("/sd_admin/draft/", headers)).statusCode).toBe(200);
});

test("all public pages are rendered after the start, unless that is switched off", async () => {
  for (const prerenders of [true, false]) {
    const { app, rendered } = await openSite({ prerenders });
    await app.listen({ port: 0, host: "127.0.0.1" });
    const most = prerenders ? 5 : 0;
    await expect.poll(() => rendered.length).toBe(most);
    expect(rendered.map(({ path }) => path).toSorted()).toEqual(
      prerenders ? ["/", "/company/intro", "/en", "/en/company/intro", "/robots.txt"] : [],
    );
  }
});

test("pages of the administration have a nonce of their own, public ones none", async () => {
  const { ask, rendered } = await openSite();
  const responses = [
    await ask("/sd_admin/projects"),
    await ask("/sd_admin/projects"),
    await ask("/company/intro"),
  ];
  const [first, second, other] = rendered.map(({ nonce }) => nonce);
  expect([first, second]).toEqual([
    expect.stringMatching(/^[\w+/]{22}==$/),
    expect.stringMatching(/^[\w+/]{22}==$/),
  ]);
  expect(second).not.toBe(first);
  expect(other).toBeUndefined();
  expect(responses.map(({ headers }) => headers["content-security-policy"])).toEqual([
    expect.stringContaining(`'nonce-${first}'`),
    expect.stringContaining(`'nonce-${second}'`),
    expect.not.stringContaining("nonce"),
  ]);
});
