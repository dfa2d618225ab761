import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "#data/services.ts";
import { mapCountries } from "#domain/gallery/vocabulary.ts";
import { type Locale, localeOf, pathIn } from "#domain/locale.ts";
import { pageQueries } from "#web/page-queries.ts";
import { type BuiltPages, publicPaths } from "./built-pages.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { decideLanguage, languageCookie, storedLocale, type Visit } from "./language.ts";
import { createPageCache, type PageCache } from "./page-cache.ts";
import { pageRenderer, type RenderPage, webHeaders } from "./render-page.ts";
import { securityHeaders } from "./security-headers.ts";
import { answerFor, type Effort, type StoredAnswer, storeAnswer } from "./stored-answer.ts";

const maxCacheBytes = 32 * 1024 * 1024;
const maxFormBytes = 64 * 1024;
const oneYearS = 365 * 24 * 60 * 60;

export interface PagesOptions {
  pages: BuiltPages;
  services: Services;
  siteUrl: string;
}

/** Serves every page: settles the language, answers from memory where it can, else renders. */
export async function pagesPlugin(
  app: FastifyInstance,
  { pages, services, siteUrl }: PagesOptions,
): Promise<void> {
  const https = siteUrl.startsWith("https:");
  const render = pageRenderer(pages, services, siteUrl);
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
    const decision = decideLanguage(visitOf(request));
    if (decision.kind === "redirect") {
      return reply
        .header("cache-control", "private, no-store")
        .header("vary", "Cookie")
        .redirect(decision.to, 302);
    }
    if (request.method !== "GET" && request.method !== "HEAD") return passOn(request, reply, render);
    const personal = decision.kind === "choose" ? choiceHeaders(decision.locale, https) : {};
    write(request, reply, await answer(request.url), personal);
  });

  // In the background: the first visitors are answered while the other pages are still being rendered.
  app.addHook("onListen", () => {
    if (pages.mode === "production")
      void warm(cache, paths).catch((error) => app.log.error(error, "warming failed"));
  });
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

async function warm(cache: PageCache, paths: ReadonlySet<string>): Promise<void> {
  for (const path of paths) await cache.get(path);
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
  const country = searchParams.get("country");
  const isPin = asked.length === 1 && mapCountries.some((name) => name === country);
  return isPin && country !== null ? `${pathname}?country=${encodeURIComponent(country)}` : undefined;
}

async function renderForAll(
  render: RenderPage,
  url: string,
  effort: Effort,
  https: boolean,
  mode: BuiltPages["mode"],
): Promise<StoredAnswer> {
  const response = await render({ method: "GET", url });
  const html = await response.text();
  const policy =
    mode === "production" ? { "content-security-policy": contentSecurityPolicy(html, { https }) } : {};
  const location = response.headers.get("location");
  return storeAnswer(
    response.status,
    {
      ...securityHeaders({ https }),
      ...policy,
      ...(location === null ? {} : { location }),
      "content-type": response.headers.get("content-type") ?? "text/html; charset=utf-8",
      "content-language": localeOf(url),
      "cache-control": "no-cache",
    },
    html,
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
): Promise<FastifyReply> {
  const body = request.body instanceof Buffer ? { body: new Uint8Array(request.body) } : {};
  const response = await render({
    method: request.method,
    url: request.url,
    headers: webHeaders(request),
    ...body,
  });
  reply.code(response.status).header("cache-control", "private, no-store");
  for (const [name, value] of response.headers) reply.header(name, value);
  return reply.send(Buffer.from(await response.arrayBuffer()));
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
