import { mkdtempSync, rmSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  administrator,
  freeAddress,
  type SiteProcess,
  startProcess,
} from "../../resilience/site/site-process.ts";
import { aProject } from "../support/builders.ts";
import { isInstalled, nginxCache, startCache, varnish } from "../support/caches.ts";

interface CachedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Headers that a cache must pass on unchanged. */
const cached = [
  "content-encoding",
  "content-language",
  "content-security-policy",
  "content-type",
  "etag",
  "location",
  "cache-control",
  "set-cookie",
] as const;

const clients = [
  { name: "Korean, Brotli", headers: { "accept-encoding": "gzip, deflate, br" } },
  { name: "English stored, gzip", headers: { "accept-encoding": "gzip", cookie: "lang=en" } },
  { name: "no compression, other cookies", headers: { cookie: "theme=x; lang=ko" } },
];

/** Far less than the maximum age of a page, one hour. For times on an idle machine: `bench/caches.ts`. */
const slowMachineMs = 10_000;

/** `every` is the interval of the compared addresses: both caches have the same rules. */
const caches = [
  { ...varnish, every: 1 },
  { ...nginxCache, every: 5 },
];

describe.each(caches.filter(isInstalled))("behind $name", (program) => {
  const { host, purgePath, every } = program;
  const folder = mkdtempSync(join(tmpdir(), "behind-a-cache-"));
  let site: SiteProcess;
  let settings: NodeJS.ProcessEnv;
  let stopCache: () => Promise<void>;
  let cache = "";
  let origin = "";

  beforeAll(async () => {
    const [own, front] = [await freeAddress(), await freeAddress()];
    cache = front;
    origin = host === undefined ? front : `http://${host}`;
    settings = {
      DATA_DIR: folder,
      RATE_LIMIT: "off",
      TRUST_PROXY: "1",
      CDN_MAX_AGE: "3600",
      ...(purgePath === undefined ? {} : { CDN_PURGE_URL: front + purgePath }),
    };
    site = startProcess(own, settings);
    await site.opened();
    stopCache = await startCache(program, { cache: portOf(front), site: portOf(own) });
  });
  afterAll(async () => {
    await stopCache();
    await site.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Requests a path from the cache by its host name. */
  const askCache = (path: string, headers: Record<string, string> = {}) =>
    ask(cache, path, { host: new URL(origin).host, ...headers });
  const sendToCache = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(cache, path, { host: new URL(origin).host, ...asJson, origin, ...headers }, JSON.stringify(body));

  test("every address of the sitemap gives each client what the site itself gives it, the first time and from the cache", async () => {
    const sitemap = await ask(site.url, "/sitemap.xml");
    const listed = [...sitemap.body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = ""]) => new URL(address).pathname,
    );
    expect(listed.length).toBeGreaterThan(100);
    // The page of catalogues changes until each of them is drawn.
    for (const path of ["/resources/catalog", "/en/resources/catalog"])
      await expect
        .poll(async () => (await ask(site.url, path)).headers["cdn-cache-control"], { timeout: 60_000 })
        .toBeDefined();
    const paths = listed.filter((_path, index) => index % every === 0);
    const cases = paths.flatMap((path) => clients.map((client) => ({ path, ...client })));
    const others: string[] = [];
    let isFromCache = 0;
    for (const { path, name, headers } of cases) {
      const own = seen(await ask(site.url, path, headers));
      const first = await askCache(path, headers);
      const second = await askCache(path, headers);
      if (isHit(second)) isFromCache += 1;
      if (![first, second].every((response) => isDeepStrictEqual(seen(response), own)))
        others.push(`${path} (${name})`);
    }
    expect(others).toEqual([]);
    expect(isFromCache).toBeGreaterThan(paths.length);
  }, 120_000);

  test("who comes from a page in the other language has chosen, whatever is cached", async () => {
    await askCache("/company/intro");
    const referer = `${origin}/en/company/intro`;
    const chosen = await askCache("/company/intro", { referer, cookie: "lang=en" });
    expect([chosen.status, chosen.headers["set-cookie"]?.[0]]).toEqual([
      200,
      expect.stringContaining("lang=ko"),
    ]);
  });

  async function loginCookie(): Promise<string> {
    const login = await sendToCache("/api/auth/login", administrator);
    expect(login.status).toBe(200);
    return (login.headers["set-cookie"] ?? []).map((each) => each.split(";")[0]).join("; ");
  }

  test("published content is in the cached page at once", async () => {
    const title = "캐시 뒤에서 등록한 시공사례";
    await expect.poll(async () => isHit(await askCache("/projects/gallery"))).toBe(true);
    const cookie = await loginCookie();
    const added = await sendToCache("/api/projects", { ...aProject(), title, year: 2099 }, { cookie });
    expect(added.status).toBe(201);
    await expect
      .poll(async () => (await askCache("/projects/gallery")).body.toString(), {
        interval: 50,
        timeout: slowMachineMs,
      })
      .toContain(title);
  });

  test("a site is hidden from search engines and shown to them, in cached pages too", async () => {
    const path = "/company/history";
    const headers = { cookie: await loginCookie() };
    const setHidden = async (isNotPublic: boolean) => {
      const options = { ...asJson, ...headers, origin, host: new URL(origin).host };
      const body = JSON.stringify({ isNotPublic });
      expect((await ask(cache, "/api/admin/start/settings", options, body, "PUT")).status).toBe(200);
    };
    const poll = { interval: 50, timeout: slowMachineMs };
    const tagOf = async (address: string) => (await askCache(address)).headers["x-robots-tag"];
    const picture = (await askCache("/")).body.toString().match(/\/images\/[^"\s]+\?v=\w+/)?.[0] ?? "";
    await expect.poll(async () => isHit(await askCache(path)), poll).toBe(true);
    await setHidden(true);
    await expect.poll(() => tagOf(path), poll).toBe("noindex, nofollow");
    expect(await tagOf(picture)).toBeUndefined();
    await setHidden(false);
    await expect.poll(() => tagOf(path), poll).toBeUndefined();
    await expect.poll(async () => isHit(await askCache(path)), { timeout: 20_000 }).toBe(true);
    expect(await tagOf(path)).toBeUndefined();
  });

  test.skipIf(purgePath === undefined).each([
    ["with the site's words", { "cache-tag": "site" }, 200],
    ["with words of a pattern", { "cache-tag": "site)|(x" }, 403],
    ["of a visitor behind another proxy", { "cache-tag": "site", "x-forwarded-for": "203.0.113.7" }, 403],
  ])("a purge %s is allowed or refused", async (_whose, headers, status) => {
    expect((await sendToCache(purgePath ?? "", {}, headers)).status).toBe(status);
  });

  test("a visitor from another website gets the cached page", async () => {
    const headers = { referer: "https://search.example/" };
    // A second purge after the tests before may come in between.
    await expect.poll(async () => isHit(await askCache("/en/company/intro", headers))).toBe(true);
  });

  test("answers for one person pass by", async () => {
    for (const path of ["/inquiry/sent?number=Q-1", "/sd_admin/login", "/api/auth/session"])
      for (let times = 0; times < 2; times++) expect(isHit(await askCache(path)), path).toBe(false);
  });

  test("while the site is away its aged pages are given out all the same, and a form shows that", async () => {
    await site.kill();
    site = startProcess(site.url, { ...settings, CDN_MAX_AGE: "1" });
    await site.opened();
    const before = await askCache("/en/company/intro");
    await site.kill();
    await pause(2_500);
    for (let times = 0; times < 3; times++) {
      const away = await askCache("/en/company/intro");
      expect([away.status, away.body.equals(before.body)]).toEqual([200, true]);
    }
    const form = await sendToCache("/api/contact", {});
    expect([form.status, form.headers["retry-after"]]).toEqual([503, "5"]);
  });
});

const asJson = { "content-type": "application/json" };

function portOf(address: string): number {
  return Number(new URL(address).port);
}

/** True for a cache hit (RFC 9211). */
function isHit({ headers }: CachedResponse): boolean {
  return /; hit$/.test(String(headers["cache-status"]));
}

function seen({ status, headers, body }: CachedResponse) {
  return { status, body: body.toString("base64"), headers: cached.map((name) => headers[name]) };
}

/** Raw bytes of a response on a connection of its own. */
function ask(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  sent?: string,
  method = sent === undefined ? "GET" : "POST",
): Promise<CachedResponse> {
  return new Promise((resolve, reject) => {
    const asking = request(origin + path, {
      method,
      agent: false,
      headers,
    });
    asking.once("error", reject);
    asking.once("response", (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece));
      response.once("error", reject);
      response.once("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces) }),
      );
    });
    asking.end(sent);
  });
}

if (!caches.some(isInstalled))
  test.skip("behind Varnish or nginx, of which none is installed", () => undefined);
