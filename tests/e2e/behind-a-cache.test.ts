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
import { hasVarnish, startVarnish, type Varnish } from "../support/varnish.ts";

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Headers that a cache in front may not change for a browser. */
const kept = [
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

describe.skipIf(!hasVarnish)("behind Varnish as deploy/varnish.vcl sets it up", () => {
  const folder = mkdtempSync(join(tmpdir(), "behind-a-cache-"));
  let site: SiteProcess;
  let settings: NodeJS.ProcessEnv;
  let varnish: Varnish;
  let cache = "";

  beforeAll(async () => {
    const [origin, front] = [await freeAddress(), await freeAddress()];
    cache = front;
    settings = {
      DATA_DIR: folder,
      RATE_LIMIT: "off",
      TRUST_PROXY: "1",
      CDN_MAX_AGE: "3600",
      CDN_PURGE_URL: `${front}/cdn-purge`,
    };
    site = startProcess(origin, settings);
    await site.opened();
    varnish = await startVarnish({ port: Number(new URL(front).port), site: Number(new URL(origin).port) });
  });
  afterAll(async () => {
    await varnish.close();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test("every address of the sitemap gives each client what the site itself gives it, the first time and from the cache", async () => {
    const sitemap = await ask(site.url, "/sitemap.xml");
    const paths = [...sitemap.body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = ""]) => new URL(address).pathname,
    );
    expect(paths.length).toBeGreaterThan(100);
    const cases = paths.flatMap((path) => clients.map((client) => ({ path, ...client })));
    const others: string[] = [];
    let isFromCache = 0;
    for (const { path, name, headers } of cases) {
      const own = seen(await ask(site.url, path, headers));
      const first = await ask(cache, path, headers);
      const second = await ask(cache, path, headers);
      if (isHit(second)) isFromCache += 1;
      if (![first, second].every((answer) => isDeepStrictEqual(seen(answer), own)))
        others.push(`${path} (${name})`);
    }
    expect(others).toEqual([]);
    expect(isFromCache).toBeGreaterThan(paths.length);
  }, 120_000);

  test("who comes from a page in the other language has chosen, whatever is kept", async () => {
    await ask(cache, "/company/intro");
    const referer = `${cache}/en/company/intro`;
    const chosen = await ask(cache, "/company/intro", { referer, cookie: "lang=en" });
    expect([chosen.status, chosen.headers["set-cookie"]?.[0]]).toEqual([
      200,
      expect.stringContaining("lang=ko"),
    ]);
  });

  test("what is published stands in the kept page at once", async () => {
    const title = "캐시 뒤에서 등록한 시공사례";
    await expect.poll(async () => isHit(await ask(cache, "/projects/gallery"))).toBe(true);
    const login = await send(cache, "/api/auth/login", administrator);
    expect(login.status).toBe(200);
    const cookie = (login.headers["set-cookie"] ?? []).map((each) => each.split(";")[0]).join("; ");
    const added = await send(cache, "/api/projects", { ...aProject(), title, year: 2099 }, { cookie });
    expect(added.status).toBe(201);
    await expect
      .poll(async () => (await ask(cache, "/projects/gallery")).body.toString(), { interval: 50 })
      .toContain(title);
  });

  test.each([
    ["with the site's words", { "cache-tag": "site" }, 200],
    ["with words of a pattern", { "cache-tag": "site)|(x" }, 403],
    ["of a visitor behind another proxy", { "cache-tag": "site", "x-forwarded-for": "203.0.113.7" }, 403],
  ])("a purge %s is allowed or refused", async (_whose, headers, status) => {
    expect((await send(cache, "/cdn-purge", {}, headers)).status).toBe(status);
  });

  test("a visitor from another website gets the kept page", async () => {
    const headers = { referer: "https://search.example/" };
    await ask(cache, "/en/company/intro", headers);
    expect(isHit(await ask(cache, "/en/company/intro", headers))).toBe(true);
  });

  test("answers for one person pass by", async () => {
    for (const path of ["/inquiry/sent?number=Q-1", "/sd_admin/login", "/api/auth/session"])
      for (let times = 0; times < 2; times++) expect(isHit(await ask(cache, path)), path).toBe(false);
  });

  test("while the site is away its aged pages are given out all the same, and a form is told so", async () => {
    await site.kill();
    site = startProcess(site.url, { ...settings, CDN_MAX_AGE: "1" });
    await site.opened();
    const before = await ask(cache, "/en/company/intro");
    await site.kill();
    await pause(2_500);
    for (let times = 0; times < 3; times++) {
      const away = await ask(cache, "/en/company/intro");
      expect([away.status, away.body.equals(before.body)]).toEqual([200, true]);
    }
    const form = await send(cache, "/api/contact", {});
    expect([form.status, form.headers["retry-after"]]).toEqual([503, "5"]);
  });
});

/** True when the cache itself had the answer (RFC 9211). */
function isHit({ headers }: Answer): boolean {
  return /; hit$/.test(String(headers["cache-status"]));
}

function seen({ status, headers, body }: Answer) {
  return { status, body: body.toString("base64"), headers: kept.map((name) => headers[name]) };
}

/** The bytes as they come, of a connection of its own. */
function ask(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  sent?: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(origin + path, {
      method: sent === undefined ? "GET" : "POST",
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

function send(
  origin: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return ask(origin, path, { "content-type": "application/json", origin, ...headers }, JSON.stringify(body));
}
