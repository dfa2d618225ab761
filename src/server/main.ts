import { flushCompileCache } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import type { Logger } from "pino";
import { createReadiness } from "#api/health.ts";
import { sampleProducts } from "#content/samples/products.ts";
import { sampleProjects } from "#content/samples/projects.ts";
import { removeStaleFolders } from "#data/backup/temporary-folder.ts";
import type { Database } from "#data/database/connect.ts";
import { seed } from "#data/seed.ts";
import { createServices, type Services } from "#data/services.ts";
import { buildServer, type ServerOptions } from "./build-server.ts";
import { checkAdminPassword, checkSecondFactors } from "./check-accounts.ts";
import { type Purges, startPurges } from "./edge/purges.ts";
import { type Env, readEnv } from "./env.ts";
import { openConfiguredDatabase, sqliteFilePath } from "./open-database.ts";
import { checkContent } from "./operations/check-content.ts";
import { createLogger } from "./operations/logger.ts";
import { drainMs, type Running, shutDown } from "./operations/shutdown.ts";
import { startProblem } from "./operations/start-problem.ts";
import { outgoingMail } from "./outgoing-mail.ts";
import { afterStart, everySeconds, scheduleHousekeeping } from "./schedule.ts";
import { loadOrCreateSecretKey } from "./secret-key.ts";
import { loadBuiltPages } from "./web/built/built-pages.ts";

// V8 otherwise lets the heap grow to three times what is in use before it collects (docs/decisions/009-memory-of-the-server.md).
setFlagsFromString("--heap-growing-percent=20");

const result = readEnv(process.env);
if (!result.ok) {
  console.error(result.problem);
  process.exit(1);
}
const { env } = result;
await serve(env).catch((failure: unknown) => {
  console.error(startProblem(failure, env) ?? failure);
  process.exit(1);
});

/** Startup messages are sentences for the operator; afterwards the server writes a log. */
async function serve(env: Env): Promise<void> {
  const started = performance.now();
  const logger = createLogger(env);
  const onError = (err: Error) => logger.error({ err }, "background task failed");
  await removeStaleFolders([env.dataDir, tmpdir()]);
  const { database, databaseAddress } = await openConfiguredDatabase(env, onError);
  console.log(`Database: ${databaseAddress}`);
  const mail = outgoingMail(env, database, onError);
  const secretKey = loadOrCreateSecretKey(env);
  const purges = startCachePurges(env, database, logger);
  const services = createServices({
    database,
    secretKey,
    rateLimit: env.rateLimit,
    securityLogDays: env.securityLogDays,
    mail: mail.options,
    webhooks: {
      siteUrl: env.siteUrl,
      allowsPrivateAddresses: env.allowsPrivateWebhooks,
      isOff: env.areWebhooksOff,
    },
    databaseFile: env.databaseUrl === undefined ? sqliteFilePath(env.dataDir) : undefined,
    monitoring: {
      backupDir: env.backupDir,
      purges: () => (env.purge.urls.length > 0 ? purges.state() : undefined),
    },
  });
  // The first password is hashed on another thread.
  const [pageOptions] = await Promise.all([loadPages(), seedOnFirstStart(env, database, services)]);
  await checkSecondFactors(services, env, logger);
  const readiness = createReadiness();
  const app = await buildServer({
    env,
    services,
    logger,
    readiness,
    ...pageOptions,
    clientFolder: "build/client",
    publicFolder: "public",
    catalogFolder: join(env.dataDir, "catalogs"),
  });
  await app.listen({ port: env.port, host: env.host });
  // Purge only after this instance listens; before, caches would have no origin.
  purges.purgeEverything();
  mail.start(services);
  const schedules = startSchedules(env, services, logger, onError);
  printReady(env, started);

  stopOnSignal({
    app,
    readiness,
    async stopWork() {
      for (const schedule of schedules) schedule.stop();
      purges.stop();
      await services.securityLog.flush().catch(onError);
      await Promise.all([mail.stop(), services.webhooks.stop()]);
    },
    closeDatabase: database.close,
  });
}

function printReady({ siteUrl, isSiteUrlSet }: Env, started: number): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Ready in ${seconds} s: ${siteUrl}`);
  if (isSiteUrlSet) return;
  console.log(`SITE_URL is not set: pages, PDFs, mails and search engines are given ${siteUrl}.`);
  console.log("Set it to the public address before the site is public.");
}

function startSchedules(
  env: Env,
  services: Services,
  logger: Logger,
  onError: (failure: Error) => void,
): { stop(): void }[] {
  const { housekeeping, reminders, webhooks, pageEditing, contentSchedule, securityLog } = services;
  return [
    afterStart(async () => {
      // With NODE_COMPILE_CACHE, the next start loads compiled code from the cache, including functions that pages have used
      // by now. This halves its work.
      flushCompileCache();
      await checkAdminPassword(services, env, logger);
      await checkContent(services, logger);
    }, onError),
    scheduleHousekeeping(housekeeping, onError),
    everySeconds(60, reminders.sendDue, onError),
    everySeconds(10, webhooks.deliverDue, onError),
    everySeconds(10, pageEditing.publishDue, onError),
    everySeconds(10, contentSchedule.publishDue, onError),
    everySeconds(10, securityLog.flush, onError),
  ];
}

function startCachePurges(env: Env, { changes }: Database, logger: Logger): Purges {
  return startPurges({
    ...env.purge,
    changes,
    clock: () => new Date(),
    // Addresses may hold a key: the origin identifies the cache.
    onFailure: (url, reason) =>
      logger.warn({ cache: new URL(url).origin, reason }, "purge failed, will be retried"),
    onRecovery: (url) => logger.info({ cache: new URL(url).origin }, "purge succeeded again"),
  });
}

/** A second signal of the same kind ends the program at once. */
function stopOnSignal(running: Running): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      if (running.readiness.isStopping) return;
      setTimeout(() => process.exit(1), drainMs).unref();
      void shutDown(running).then((closedConnections) => {
        if (closedConnections > 0)
          running.app.log.warn({ cutOff: closedConnections }, "connections cut off at the end");
        process.exit(0);
      });
    });
  }
}

/** The built pages, or with `--dev` the sources themselves. */
async function loadPages(): Promise<Pick<ServerOptions, "pages" | "serverFactory">> {
  if (!process.argv.includes("--dev")) return { pages: await loadBuiltPages("build") };
  const { developmentPages } = await import("./development.ts");
  return developmentPages();
}

/** Stores the sample projects and the administrator at the first start. */
async function seedOnFirstStart(env: Env, database: Database, services: Services): Promise<void> {
  if (env.seed === "sample") {
    const stored = await seed(
      database,
      { projects: sampleProjects, products: sampleProducts },
      () => new Date(),
    );
    if (stored)
      console.log(`Sample data: ${sampleProjects.length} projects, ${sampleProducts.length} products`);
  }
  const first = await services.accounts.createFirst({
    username: env.adminUsername,
    password: env.adminPassword,
  });
  if (first?.generatedPassword !== undefined) {
    console.log(
      `First administrator: ${first.username}, password ${first.generatedPassword} (shown only now)`,
    );
  }
}
