import { randomUUID } from "node:crypto";
import type { Server } from "node:http";
import fastify, {
  type FastifyInstance,
  type FastifyServerFactory,
  type FastifyServerOptions,
  LogController,
} from "fastify";
import { registerApi } from "#api/register-api.ts";
import type { Services } from "#data/services.ts";
import type { Env } from "./env.ts";
import { indexNow } from "./index-now.ts";
import type { BuiltPages } from "./pages/built-pages.ts";
import { pagesPlugin } from "./pages/pages.ts";
import { securityHeaders } from "./security-headers.ts";
import { staticFiles } from "./static-files.ts";

/** Time in which a client has to send its whole request, ms. */
const requestTimeoutMs = 30_000;

type SearchEngineSettings = Pick<Env, "naverSiteVerification" | "googleSiteVerification" | "indexNowKey">;

export interface ServerOptions {
  env: Pick<Env, "siteUrl" | "trustProxy" | "rateLimit" | "logLevel"> &
    Partial<Pick<Env, "adminEmail">> &
    Partial<SearchEngineSettings>;
  services: Services;
  pages: BuiltPages;
  clientFolder: string;
  publicFolder: string;
  /** Wraps the HTTP server in development, where Vite answers first. */
  serverFactory?: FastifyServerFactory<Server>;
}

/** Puts the site together. The caller listens, injects requests or closes. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { env, services, pages } = options;
  const https = env.siteUrl.startsWith("https:");
  const app = fastify({
    logger: env.logLevel === "silent" ? false : { level: env.logLevel, redact: ["req.headers.cookie"] },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(env.trustProxy),
    requestTimeout: requestTimeoutMs,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200, caseSensitive: true },
    ...(options.serverFactory ? { serverFactory: options.serverFactory } : {}),
  } satisfies FastifyServerOptions<Server>);
  await app.register(staticFiles, {
    clientFolder: options.clientFolder,
    publicFolder: options.publicFolder,
  });
  await app.register(async (answers) => {
    const headers = securityHeaders({ https });
    answers.addHook("onSend", async (_request, reply) => {
      reply.headers(headers);
    });
    await registerApi(answers, services, env);
    await answers.register(indexNow, { key: env.indexNowKey });
    const { siteUrl, naverSiteVerification, googleSiteVerification } = env;
    const site = { siteUrl, verification: { naverSiteVerification, googleSiteVerification } };
    await answers.register(pagesPlugin, { pages, services, site });
  });
  return app;
}

/** Fastify takes a number of hops only as a function of the hop. */
function trusted(setting: Env["trustProxy"]): boolean | string | ((address: string, hop: number) => boolean) {
  return typeof setting === "number" ? (_address, hop) => hop < setting : setting;
}
