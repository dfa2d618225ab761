import type { Server } from "node:http";
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerFactory,
  type FastifyServerOptions,
  LogController,
} from "fastify";
import type { Logger } from "pino";
import { createReadiness, type Readiness } from "#api/health.ts";
import { registerApi } from "#api/register-api.ts";
import { mayServe } from "#content/brand/sample-files.ts";
import type { Services } from "#data/services.ts";
import { cacheOwnPages } from "#http/responses/cached-lists.ts";
import type { Effort } from "#http/responses/encoded-response.ts";
import { brandFiles, iconFiles } from "./brand/brand-files.ts";
import { type CatalogService, createCatalogService } from "./catalog/catalog-service.ts";
import { redirectFormerCatalogs } from "./catalog/former-catalogs.ts";
import { pregenerateCatalogs } from "./catalog/pregenerate.ts";
import { createCatalogFiles } from "./catalog/store/catalog-files.ts";
import { registerWaterCatalogs } from "./catalog/water-catalog-routes.ts";
import { createOutlineSheets } from "./drawings/outline-sheets.ts";
import type { Env } from "./env.ts";
import { staticFiles } from "./files/static-files.ts";
import { indexNow } from "./index-now.ts";
import { hideFromSearchWhileNotPublic } from "./not-public.ts";
import {
  connectionLimits,
  drainRejectedBodies,
  limitConnections,
  limitRequests,
  rejectDuplicateHost,
} from "./operations/connections.ts";
import { createLogger } from "./operations/logger.ts";
import { createMetrics } from "./operations/metrics/metrics.ts";
import { metricsRoute } from "./operations/metrics/metrics-route.ts";
import { type PressureLimits, registerOverloadProtection } from "./operations/overload.ts";
import { logRefusals } from "./operations/refusals.ts";
import { observeRequests, requestIds } from "./operations/request-log.ts";
import type { BuiltPages } from "./web/built/built-pages.ts";
import { pagesPlugin } from "./web/pages.ts";
import { handlePageProblems } from "./web/problems/page-problems.ts";
import { handleClientError, refuseAddress } from "./web/problems/unread-requests.ts";
import { securityHeaders } from "./web/security-headers.ts";

type SearchEngineSettings = Pick<Env, "naverSiteVerification" | "googleSiteVerification" | "indexNowKey">;

export interface ServerOptions {
  env: Pick<Env, "siteUrl" | "trustProxy" | "rateLimit" | "logLevel"> &
    Partial<Pick<Env, "adminEmail" | "requireSecondFactor" | "metricsToken" | "sharedMaxAgeS">> &
    Partial<SearchEngineSettings>;
  services: Services;
  pages: BuiltPages;
  clientFolder: string;
  publicFolder: string;
  /** Folder for generated catalogues; without one they are generated for each request. */
  catalogFolder?: string;
  logger?: Logger;
  readiness?: Readiness;
  /** Thresholds above which requests are refused; by default those for any machine. */
  pressure?: Partial<PressureLimits>;
  /** Renders pages once after the start, before they are requested; true by default. */
  prerenders?: boolean;
  /** Compression of cached pages, `best` by default; it takes a tenth of a second for each. */
  pageCompression?: Effort;
  /** Wraps the HTTP server in development, where Vite answers first. */
  serverFactory?: FastifyServerFactory<Server>;
}

/** Puts the site together. The caller listens, injects requests or closes. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { env, services, readiness = createReadiness(), logger = createLogger(env) } = options;
  const metrics = createMetrics(services);
  const app = fastify(fastifyOptions(options, logger));
  limitConnections(app.server, {
    isProxied: isProxied(env),
    onRefusal: (event, address) => services.securityLog.count(event, { address }),
  });
  metrics.watchConnections(app.server);
  observeRequests(app, metrics, logger);
  logRefusals(app, services, env.siteUrl);
  limitRequests(app, {
    isClientIpKnown: env.trustProxy !== false,
    onRefusal(address) {
      metrics.countOverload();
      services.securityLog.count("connections-refused", { address });
    },
  });
  drainRejectedBodies(app);
  rejectDuplicateHost(app);
  handlePageProblems(app);
  hideFromSearchWhileNotPublic(app, services);
  await app.register(staticFiles, {
    clientFolder: options.clientFolder,
    publicFolder: options.publicFolder,
    except: iconFiles,
    https: env.siteUrl.startsWith("https:"),
    mayServe: async (path) => mayServe(path, (await services.siteContent.published()).company),
  });
  await app.register(async (scope) => {
    const headers = securityHeaders({ https: env.siteUrl.startsWith("https:") });
    scope.addHook("onSend", async (_request, reply) => {
      // Headers set by the route take precedence: the editor may frame the draft.
      for (const [name, value] of Object.entries(headers))
        if (!reply.hasHeader(name)) reply.header(name, value);
    });
    await scope.register(metricsRoute, { metrics, env });
    const acquireSlot = await registerOverloadProtection(scope, {
      limits: options.pressure,
      onRefusal() {
        metrics.countOverload();
        services.securityLog.count("overloaded", {});
      },
    });
    const { watchCache } = metrics;
    const generated = generatedFiles(options, scope.log);
    scope.addHook("onClose", generated.catalogs.stop);
    if (options.prerenders !== false && options.pages.mode === "production")
      pregenerateCatalogs(scope, generated.catalogs, services);
    await registerApi(scope, services, { ...env, readiness, watchCache, acquireSlot, ...generated });
    const cached = withCachedOwnPages(options);
    await scope.register(brandFiles, cached);
    await scope.register(redirectFormerCatalogs, services);
    await scope.register(registerWaterCatalogs, { ...generated, siteContent: services.siteContent });
    await scope.register(indexNow, { key: env.indexNowKey });
    const { siteUrl, naverSiteVerification, googleSiteVerification, requireSecondFactor, sharedMaxAgeS } =
      env;
    const site = { siteUrl, verification: { naverSiteVerification, googleSiteVerification } };
    await scope.register(pagesPlugin, {
      ...cached,
      site,
      ...generated,
      acquireSlot,
      watchCache,
      requireSecondFactor,
      sharedMaxAgeS,
    });
  });
  return app;
}

/** The list of the company's own pages and news is read for menus, languages and cards: one cache serves all of them. */
function withCachedOwnPages({ services, ...options }: ServerOptions): ServerOptions {
  const ownPages = cacheOwnPages(services.ownPages, services.changes);
  return { ...options, services: { ...services, ownPages } };
}

/** Files that are generated from the records of products. */
function generatedFiles(
  { services, env, publicFolder, catalogFolder }: ServerOptions,
  log: FastifyBaseLogger,
) {
  const { siteUrl } = env;
  const reportOf = (file: string) => (characters: readonly string[]) =>
    log.warn({ letters: characters }, `${file} contains characters missing from all fonts`);
  const catalogs: CatalogService = createCatalogService({
    services,
    siteUrl,
    publicFolder,
    ...(catalogFolder !== undefined && {
      files: createCatalogFiles(catalogFolder, (err) => log.warn({ err }, "catalogs cannot be kept on disk")),
    }),
    onMissingGlyphs: reportOf("a catalog"),
    onFailure: (err) => log.error({ err }, "a catalog could not be drawn"),
  });
  return {
    catalogs,
    outlineSheets: createOutlineSheets({ services, onMissingGlyphs: reportOf("an outline drawing") }),
  };
}

/** True behind a proxy: one that the settings name, or one that must exist because the site's URL is https. */
function isProxied({ trustProxy, siteUrl }: ServerOptions["env"]): boolean {
  return trustProxy !== false || siteUrl.startsWith("https:");
}

function fastifyOptions({ env, serverFactory }: ServerOptions, logger: FastifyBaseLogger) {
  return {
    ...connectionLimits,
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of its own for each request costs more than all else that is done for a cached page.
    childLoggerFactory: (parent) => parent,
    rewriteUrl: ({ url = "/" }) => (url.startsWith("/") ? url : withinSite(url)),
    genReqId: requestIds(env.trustProxy !== false),
    trustProxy: trustProxySetting(env.trustProxy),
    // Requests on an open connection are answered while the server stops, with `Connection: close`.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200, caseSensitive: true },
    frameworkErrors: (failure, _request, reply) => refuseAddress(reply, failure.statusCode ?? 400),
    clientErrorHandler: handleClientError,
    ...(serverFactory ? { serverFactory } : {}),
  } satisfies FastifyServerOptions<Server>;
}

/** Path and query of a request target in absolute form (`http://host/path`), as proxies may write it; `*` becomes a path without a page. */
function withinSite(address: string): string {
  const url = URL.parse(address);
  return url ? url.pathname + url.search : "/*";
}

/** Fastify takes a number of hops only as a function of the hop. */
function trustProxySetting(
  setting: Env["trustProxy"],
): false | string | ((address: string, hop: number) => boolean) {
  return typeof setting === "number" ? (_address, hop) => hop < setting : setting;
}
