import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sessionCookies } from "#api/session-cookies.ts";
import type { Services } from "#data/services.ts";
import { isAllowed } from "#domain/admin/roles.ts";
import { localeOf, locales, pathIn } from "#domain/locale.ts";
import { newsPath } from "#domain/own-pages/own-page.ts";
import type { GeneratedCatalogs } from "#domain/products/generated-catalogs.ts";
import type { OutlineSheets } from "#domain/products/outline-sheets.ts";
import type { AcquireSlot } from "#http/acquire-slot.ts";
import type { Effort } from "#http/responses/encoded-response.ts";
import type { WatchCache } from "#http/responses/response-cache.ts";
import { canonicalUrl } from "./address.ts";
import { type BuiltPages, createPathMatcher, publicPaths } from "./built/built-pages.ts";
import { serveDraft } from "./draft.ts";
import { acceptForms, guardForms, renderFormResponse } from "./forms.ts";
import {
  choiceHeaders,
  decideLanguage,
  isNewsWithout,
  type LanguageDecision,
  pathOf,
  visitOf,
} from "./language.ts";
import { createPageCache } from "./page-cache.ts";
import { isAdministration } from "./page-response.ts";
import { sendErrorPage } from "./problems/page-problems.ts";
import { pageRenderer, type RenderPage, type SiteConfig } from "./render-page.ts";
import { createSendPage } from "./send-page.ts";

export interface PagesOptions {
  pages: BuiltPages;
  services: Services;
  site: SiteConfig;
  catalogs: GeneratedCatalogs;
  outlineSheets: OutlineSheets;
  acquireSlot: AcquireSlot;
  watchCache: WatchCache;
  prerenders?: boolean;
  /** Compression of cached pages, `best` by default. */
  pageCompression?: Effort;
  /** Maximum age in shared caches, s; absent if they do not cache pages. */
  sharedMaxAgeS?: number | undefined;
  /** True when an account that may edit content also needs a second factor to see the draft. */
  requireSecondFactor?: boolean | undefined;
}

/** Serves every page: determines the language, then answers from the cache or renders. */
export async function pagesPlugin(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { pages, services, site, catalogs, outlineSheets } = options;
  const render = pageRenderer(pages, services, { ...site, catalogs, outlineSheets }, (err) =>
    app.log.error({ err }, "a page failed"),
  );
  acceptForms(app);
  registerDraftRoutes(app, options, render);
  await registerPageRoutes(app, options, render);
  registerFormRoute(app, options, render);
  const others = app.supportedMethods.filter((method) => !["GET", "HEAD", "POST"].includes(method));
  app.route({
    method: others,
    url: "/*",
    config,
    handler: (_request, reply) => sendErrorPage(reply.header("allow", "GET, HEAD, POST"), 405, "wrongMethod"),
  });
}

/** Cached pages cost nothing; `sendPage` and the form route wait for a slot themselves. */
const config = { bypassesScheduler: true };

function registerDraftRoutes(
  app: FastifyInstance,
  { site, services: { sessions, secondFactor, siteContent }, requireSecondFactor = false }: PagesOptions,
  render: RenderPage,
): void {
  const https = site.siteUrl.startsWith("https:");
  const cookies = sessionCookies(sessions, https);
  const isEditor = async (request: FastifyRequest) => {
    const session = await cookies.find(request);
    if (!session || !isAllowed(session.role, "content")) return false;
    if (!requireSecondFactor) return true;
    return (await secondFactor.status(session.accountId)).isEnabled;
  };
  serveDraft(app, { siteContent, render, https, isEditor });
}

async function registerPageRoutes(
  app: FastifyInstance,
  options: PagesOptions,
  render: RenderPage,
): Promise<void> {
  const { pages, services, site, prerenders = true } = options;
  const { mode } = pages;
  const https = site.siteUrl.startsWith("https:");
  const { build } = await pages.current();
  const paths = new Set(publicPaths(build));
  const languageNeutral = languageNeutralPaths(paths);
  const pageCache = createPageCache({ ...options, render, https, mode });
  const isKnown = createPathMatcher(build);
  const sendPage = createSendPage({ ...options, render, pageCache, paths, isKnown, https, mode });

  // Synchronous for cached pages, as is `sendPage`: a promise would cost as much as all other steps.
  function handlePage(request: FastifyRequest, reply: FastifyReply) {
    const moved = canonicalUrl(request.url);
    if (moved !== undefined) return reply.redirect(moved, 301);
    const decision = languageFor(request, languageNeutral);
    if (decision.kind === "redirect") return redirectToLanguage(request, reply, decision.to);
    return sendPage(request, reply, decision.kind === "choose" ? choiceHeaders(decision.locale, https) : {});
  }

  /** News may exist in one language only: they are then sent in that one. */
  function redirectToLanguage(request: FastifyRequest, reply: FastifyReply, to: string) {
    const path = pathOf(request.url);
    if (!isNewsPath(path)) return sendRedirect(reply, to);
    return isNewsWithout(services.ownPages, path, localeOf(to)).then((isWithout) =>
      isWithout ? sendPage(request, reply, {}) : sendRedirect(reply, to),
    );
  }

  app.route({ method: ["GET", "HEAD"], url: "/*", config, handler: handlePage });
  app.setNotFoundHandler(handlePage);
  if (mode === "production" && prerenders)
    prerenderAfterStart(app, (path) => pageCache.get({ kind: "page", path }, undefined), paths);
}

function isNewsPath(path: string): boolean {
  return path === newsPath || path.startsWith(`${newsPath}/`);
}

function sendRedirect(reply: FastifyReply, to: string): FastifyReply {
  return reply.header("cache-control", "private, no-store").header("vary", "Cookie").redirect(to, 302);
}

/** No language redirect: it would lose the form. */
function registerFormRoute(
  app: FastifyInstance,
  { services: { limits }, site, acquireSlot }: PagesOptions,
  render: RenderPage,
): void {
  app.post("/*", { config, ...guardForms(limits, site.siteUrl) }, async (request, reply) => {
    const moved = canonicalUrl(request.url);
    if (moved !== undefined) return reply.redirect(moved, 301);
    await acquireSlot(request, true);
    return renderFormResponse(request, reply, render, site);
  });
}

/** Path of a file, such as the tender text of a model: it has the language of its address, whatever a visitor has chosen. Feeds (.xml) are excluded: they follow the choice, as pages do. */
const filePattern = /\.(?!xml$)[a-z\d]+$/;

/** Paths without language variants, such as robots.txt and the sitemap. */
function languageNeutralPaths(paths: ReadonlySet<string>): ReadonlySet<string> {
  const existsInOneLanguage = (path: string) => !locales.every((locale) => paths.has(pathIn(locale, path)));
  return new Set([...paths].filter(existsInOneLanguage));
}

function languageFor(request: FastifyRequest, languageNeutral: ReadonlySet<string>): LanguageDecision {
  const { url } = request;
  const path = pathOf(url);
  const hasOneLanguage = isAdministration(url) || filePattern.test(path) || languageNeutral.has(path);
  return hasOneLanguage ? { kind: "serve" } : decideLanguage(visitOf(request));
}

/** Renders all pages in the background after the start. */
function prerenderAfterStart(
  app: FastifyInstance,
  render: (path: string) => Promise<unknown>,
  paths: ReadonlySet<string>,
): void {
  let closing = false;
  app.addHook("preClose", async () => {
    closing = true;
  });
  app.addHook("onListen", () => {
    const prerenderAll = async () => {
      for (const path of paths) {
        if (closing) return;
        await render(path);
      }
    };
    void prerenderAll().catch((error) => app.log.error(error, "prerendering failed"));
  });
}
