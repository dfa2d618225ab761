import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isOurs } from "#api/same-origin.ts";
import { worldMap } from "#content/world-map.ts";
import type { Services } from "#data/services.ts";
import { type Locale, localeOf, pathIn } from "#domain/locale.ts";
import { pageQueries } from "#web/page-queries.ts";
import { securityHeaders } from "../security-headers.ts";
import { type BuiltPages, publicPaths } from "./built-pages.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { decideLanguage, languageCookie, storedLocale, type Visit } from "./language.ts";
import { createPageCache, type PageCache } from "./page-cache.ts";
import { pageRenderer, type RenderPage, type SiteFacts, webHeaders } from "./render-page.ts";
import { answerFor, type Effort, type StoredAnswer, storeAnswer } from "./stored-answer.ts";

const maxCacheBytes = 32 * 1024 * 1024;
/** A form that is longer than its own limits allow still has to be answered by its page: 9 bytes a Hangul letter. */
const maxFormBytes = 256 * 1024;
/** Names by which the map's pins ask for a country: a short list, so that each may be kept. */
const pinNames = new Set([...worldMap.ko.pins, ...worldMap.en.pins].map((pin) => pin.name));
const oneYearS = 365 * 24 * 60 * 60;

export interface PagesOptions {
  pages: BuiltPages;
  services: Services;
  site: SiteFacts;
}

/** Serves every page: settles the language, answers from memory where it can, else renders. */
export async function pagesPlugin(
  app: FastifyInstance,
  { pages, services, site }: PagesOptions,
): Promise<void> {
  const https = site.siteUrl.startsWith("https:");
  const render = pageRenderer(pages, services, site);
  const paths = new Set(publicPaths((await pages.current()).build));
  const cache = createPageCache({
    render: (key) => renderForAll(render, key, "best", https, pages.mode),
    maxBytes: maxCacheBytes,
  });
  services.changes.subscribe(() => cache.clear());

  async function answer(url: string): Promise<StoredAnswer> {
    const key = pages.mode === "production" ? cacheKey(url, paths) : undefined;
    if (key === undefined) return renderForAll(render, url, "quick", https, pages.mode);
    return cache.peek(key) ?? cache.get(key);
  }

  acceptForms(app);
  app.all("/*", async (request, reply) => {
    const moved = permanentMove(request.url);
    if (moved !== undefined) return reply.redirect(moved, 301);
    // A form is answered where it was sent to: a redirect would lose what was typed.
    if (request.method !== "GET" && request.method !== "HEAD") return passOn(request, reply, render, site);
    const decision = isForAll(request.url, paths)
      ? ({ kind: "serve" } as const)
      : decideLanguage(visitOf(request));
    if (decision.kind === "redirect") {
      return reply
        .header("cache-control", "private, no-store")
        .header("vary", "Cookie")
        .redirect(decision.to, 302);
    }
    const personal = decision.kind === "choose" ? choiceHeaders(decision.locale, https) : {};
    write(request, reply, await answer(request.url), personal);
  });

  // In the background: the first visitors are answered while the other pages are still being rendered.
  let closing = false;
  app.addHook("preClose", async () => {
    closing = true;
  });
  app.addHook("onListen", () => {
    if (pages.mode !== "production") return;
    void warm(cache, paths, () => closing).catch((error) => app.log.error(error, "warming failed"));
  });
}

/** robots.txt, the sitemap and the administrator's area exist once, whatever language the visitor prefers. */
function isForAll(url: string, paths: ReadonlySet<string>): boolean {
  const { pathname } = new URL(`http://page${url}`);
  return isAdministration(url) || (paths.has(pathname) && !paths.has(pathIn("en", pathname)));
}

/** The administrator's area is kept by nobody and listed nowhere. */
function isAdministration(url: string): boolean {
  return /^\/sd_admin(?![^/?.])/.test(url);
}

function visitOf(request: FastifyRequest): Visit {
  return {
    url: request.url,
    stored: storedLocale(request.headers.cookie),
    referer: request.headers.referer,
    host: request.host,
    prefetch: request.headers["sec-purpose"]?.includes("prefetch") ?? false,
  };
}

async function warm(cache: PageCache, paths: ReadonlySet<string>, isOver: () => boolean): Promise<void> {
  for (const path of paths) {
    if (isOver()) return;
    await cache.get(path);
  }
}

/**
 * The key under which all who ask for the same page share it; `undefined` for what is rendered each time:
 * unknown paths and free queries, of which there is no end.
 */
function cacheKey(url: string, paths: ReadonlySet<string>): string | undefined {
  const { pathname, searchParams } = new URL(`http://page${url}`);
  if (!paths.has(pathname)) return undefined;
  const read = pageQueries[pathIn("ko", pathname)] ?? [];
  const asked = read.filter((name) => searchParams.has(name));
  if (asked.length === 0) return pathname;
  const country = searchParams.get("country") ?? "";
  return asked.length === 1 && pinNames.has(country)
    ? `${pathname}?country=${encodeURIComponent(country)}`
    : undefined;
}

async function renderForAll(
  render: RenderPage,
  url: string,
  effort: Effort,
  https: boolean,
  mode: BuiltPages["mode"],
): Promise<StoredAnswer> {
  const response = await render({ method: "GET", url });
  const body = await response.text();
  const type = response.headers.get("content-type") ?? "text/html; charset=utf-8";
  // Feeds and the like run nothing; a policy would only take away the browser's own way to show them.
  const policy =
    mode === "production" && type.startsWith("text/html")
      ? { "content-security-policy": contentSecurityPolicy(body, { https }) }
      : {};
  const location = response.headers.get("location");
  return storeAnswer(
    response.status,
    {
      ...securityHeaders({ https }),
      ...policy,
      ...(location === null ? {} : { location }),
      "content-type": type,
      "content-language": localeOf(url),
      ...(isAdministration(url)
        ? { "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" }
        : { "cache-control": "no-cache" }),
    },
    body,
    effort,
  );
}

/** Writes straight to the socket: headers and body were made when the page was rendered. */
function write(
  request: FastifyRequest,
  reply: FastifyReply,
  stored: StoredAnswer,
  personal: Record<string, string>,
): void {
  const isPersonal = Object.keys(personal).length > 0;
  const answer = answerFor(stored, {
    method: request.method,
    acceptEncoding: request.headers["accept-encoding"],
    ifNoneMatch: isPersonal ? undefined : request.headers["if-none-match"],
  });
  reply.hijack();
  reply.raw.writeHead(answer.status, isPersonal ? { ...answer.headers, ...personal } : answer.headers);
  reply.raw.end(answer.body);
}

/** A form sent without script goes to the page's own action; its answer belongs to this visitor alone. */
async function passOn(
  request: FastifyRequest,
  reply: FastifyReply,
  render: RenderPage,
  { siteUrl }: SiteFacts,
): Promise<FastifyReply> {
  if (!isOurs(request, siteUrl)) return reply.code(403).type("text/plain").send("403 Forbidden");
  const headers = webHeaders(request);
  // React Router would compare it with the configured address alone, and the site may be reached by others.
  headers.delete("origin");
  const body = request.body instanceof Buffer ? { body: new Uint8Array(request.body) } : {};
  const response = await render({
    method: request.method,
    url: request.url,
    headers,
    sender: request.ip,
    ...body,
  });
  const html = await response.text();
  const https = siteUrl.startsWith("https:");
  reply.code(response.status).header("cache-control", "private, no-store");
  for (const [name, value] of response.headers) reply.header(name, value);
  return reply.header("content-security-policy", contentSecurityPolicy(html, { https })).send(html);
}

function acceptForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: maxFormBytes }, (_request, body, done) => {
    done(null, body);
  });
}

/** `/en/home` is `/en`; a trailing slash is no page of its own. */
function permanentMove(url: string): string | undefined {
  const { pathname, search } = new URL(`http://page${url}`);
  if (pathname === "/en/home") return `/en${search}`;
  if (pathname.length > 1 && pathname.endsWith("/"))
    return pathname.replace(/\/+$/, "").replace(/^\/+/, "/") + search;
  return undefined;
}

/** Headers of an answer that stores the visitor's choice of language. */
function choiceHeaders(locale: Locale, https: boolean): Record<string, string> {
  const secure = https ? "; Secure" : "";
  return {
    "set-cookie": `${languageCookie}=${locale}; Path=/; Max-Age=${oneYearS}; SameSite=Lax${secure}`,
    "cache-control": "private, no-cache",
  };
}
