import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "#data/services.ts";
import { type Locale, languageCookie, localeOf, pathIn, storedLocale } from "#domain/locale.ts";
import { createAnswerCache, type MadeAnswer, type WatchCache } from "#http/answers/answer-cache.ts";
import { answerFor, type Effort, type StoredAnswer, storeAnswer } from "#http/answers/stored-answer.ts";
import { isOurs } from "#http/same-origin.ts";
import type { TakeTurn } from "../operations/overload.ts";
import { securityHeaders } from "../security-headers.ts";
import { properAddress } from "./address.ts";
import { type BuiltPages, publicPaths } from "./built-pages.ts";
import { cacheKey } from "./cache-key.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { decideLanguage, type Visit } from "./language.ts";
import { answerPageProblems, sendErrorPage } from "./page-problems.ts";
import { pageRenderer, type RenderPage, type SiteFacts, webHeaders } from "./render-page.ts";

const maxCacheBytes = 32 * 1024 * 1024;
const maxCachedPages = 2_000;
/** A form that is longer than its own limits allow still has to be answered by its page: 9 bytes a Hangul letter. */
const maxFormBytes = 256 * 1024;
const oneYearS = 365 * 24 * 60 * 60;

export interface PagesOptions {
  pages: BuiltPages;
  services: Services;
  site: SiteFacts;
  /** Called before a page is rendered: waits until it may be. @throws Overloaded while there is too much to do. */
  takeTurn: TakeTurn;
  watchCache: WatchCache;
}

/** Serves every page: settles the language, answers from memory where it can, else renders. */
export async function pagesPlugin(
  app: FastifyInstance,
  { pages, services, site, takeTurn, watchCache }: PagesOptions,
): Promise<void> {
  const https = site.siteUrl.startsWith("https:");
  const render = pageRenderer(pages, services, site, (err) => app.log.error({ err }, "a page failed"));
  const paths = new Set(publicPaths((await pages.current()).build));
  const cache = createAnswerCache({ maxBytes: maxCacheBytes, maxEntries: maxCachedPages });
  watchCache("pages", cache);
  services.changes.subscribe(cache.outdate);

  const kept = (key: string) => cache.get(key, () => renderForAll(render, key, "best", https, pages.mode));

  async function answer(request: FastifyRequest): Promise<StoredAnswer> {
    const { url } = request;
    const key = pages.mode === "production" ? cacheKey(url, paths) : undefined;
    const stored = key === undefined ? undefined : cache.peek(key);
    if (stored !== undefined) return stored;
    await takeTurn(request);
    if (key !== undefined) return kept(key);
    return (await renderForAll(render, url, "quick", https, pages.mode)).answer;
  }

  acceptForms(app);
  answerPageProblems(app);
  app.all("/*", { config: { isCheap: true } }, async (request, reply) => {
    const moved = properAddress(request.url);
    if (moved !== undefined) return reply.redirect(moved, 301);
    // A form is answered where it was sent to: a redirect would lose what was typed.
    if (request.method !== "GET" && request.method !== "HEAD") {
      if (request.method !== "POST") {
        return sendErrorPage(reply.header("allow", "GET, HEAD, POST"), 405, "wrongMethod");
      }
      await takeTurn(request, true);
      return passOn(request, reply, render, site);
    }
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
    write(request, reply, await answer(request), personal);
  });

  // In the background: the first visitors are answered while the other pages are still being rendered.
  let closing = false;
  app.addHook("preClose", async () => {
    closing = true;
  });
  app.addHook("onListen", () => {
    if (pages.mode !== "production") return;
    void warm(kept, paths, () => closing).catch((error) => app.log.error(error, "warming failed"));
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

async function warm(
  keep: (path: string) => Promise<StoredAnswer>,
  paths: ReadonlySet<string>,
  isOver: () => boolean,
): Promise<void> {
  for (const path of paths) {
    if (isOver()) return;
    await keep(path);
  }
}

async function renderForAll(
  render: RenderPage,
  url: string,
  effort: Effort,
  https: boolean,
  mode: BuiltPages["mode"],
): Promise<MadeAnswer> {
  const { response, topics } = await render({ method: "GET", url });
  const body = await response.text();
  const type = response.headers.get("content-type") ?? "text/html; charset=utf-8";
  // Feeds and the like run nothing; a policy would only take away the browser's own way to show them.
  const policy =
    mode === "production" && type.startsWith("text/html")
      ? { "content-security-policy": contentSecurityPolicy(body, { https }) }
      : {};
  const location = response.headers.get("location");
  const retryAfter = response.headers.get("retry-after");
  const answer = await storeAnswer(
    response.status,
    {
      ...securityHeaders({ https }),
      ...policy,
      ...(location === null ? {} : { location }),
      ...(retryAfter === null ? {} : { "retry-after": retryAfter }),
      "content-type": type,
      vary: "Accept-Encoding, Cookie",
      "content-language": localeOf(url),
      ...(isAdministration(url)
        ? { "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" }
        : { "cache-control": "no-cache" }),
    },
    body,
    effort,
  );
  return { answer, topics };
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
  reply.raw.writeHead(answer.status, { ...answer.headers, ...personal, "x-request-id": request.id });
  reply.raw.end(answer.body);
}

/** A form sent without script goes to the page's own action; its answer belongs to this visitor alone. */
async function passOn(
  request: FastifyRequest,
  reply: FastifyReply,
  render: RenderPage,
  { siteUrl }: SiteFacts,
): Promise<FastifyReply> {
  if (!isOurs(request, siteUrl)) return sendErrorPage(reply, 403, "otherSite");
  const headers = webHeaders(request);
  // React Router would compare it with the configured address alone, and the site may be reached by others.
  headers.delete("origin");
  const body = request.body instanceof Buffer ? { body: new Uint8Array(request.body) } : {};
  const { response } = await render({
    method: request.method,
    url: request.url,
    headers,
    sender: request.ip,
    ...body,
  });
  // A page without a form of its own, or a file that is made like a page.
  if (response.status === 405) return sendErrorPage(reply.header("allow", "GET, HEAD"), 405, "wrongMethod");
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

/** Headers of an answer that stores the visitor's choice of language. */
function choiceHeaders(locale: Locale, https: boolean): Record<string, string> {
  const secure = https ? "; Secure" : "";
  return {
    "set-cookie": `${languageCookie}=${locale}; Path=/; Max-Age=${oneYearS}; SameSite=Lax${secure}`,
    "cache-control": "private, no-cache",
  };
}
