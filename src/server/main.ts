import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { sampleProducts } from "#content/samples/products.ts";
import { sampleProjects } from "#content/samples/projects.ts";
import { type Database, openDatabase } from "#data/database/connect.ts";
import { seed } from "#data/seed.ts";
import { createServices, type Services } from "#data/services.ts";
import { buildServer } from "./build-server.ts";
import { loadBuiltPages } from "./built-pages.ts";
import { type Env, readEnv } from "./env.ts";

/** Time that requests under way get to finish after SIGTERM, ms. */
const drainMs = 10_000;

const settings = readEnv(process.env);
if (!settings.ok) {
  console.error(settings.problem);
  process.exit(1);
}
await serve(settings.env);

async function serve(env: Env): Promise<void> {
  const started = performance.now();
  const database = await open(env);
  const services = createServices({ database });
  await fillFirst(env, database, services);
  const pages = await loadBuiltPages("build");
  const app = await buildServer({
    env,
    services,
    pages,
    clientFolder: "build/client",
    publicFolder: "public",
  });
  await app.listen({ port: env.port, host: env.host });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Ready in ${seconds} s: ${env.siteUrl}`);

  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), drainMs).unref();
      void app
        .close()
        .then(() => database.close())
        .then(() => process.exit(0));
    });
  }
}

async function open(env: Env): Promise<Database> {
  if (env.databaseUrl !== undefined) {
    console.log("Database: PostgreSQL, migrating if needed");
    return openDatabase({ url: env.databaseUrl }, (trouble) => console.error(trouble.message));
  }
  const folder = resolve(env.dataDir);
  mkdirSync(folder, { recursive: true });
  const file = resolve(folder, "site.sqlite");
  console.log(`Database: ${file}, migrating if needed`);
  return openDatabase({ file });
}

/** What only the first start does: the sample projects and the administrator. */
async function fillFirst(env: Env, database: Database, services: Services): Promise<void> {
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
