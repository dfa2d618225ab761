import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sampleProducts } from "#content/samples/products.ts";
import { sampleProjects } from "#content/samples/projects.ts";
import { type DatabaseAddress, openDatabase } from "#data/database/connect.ts";
import { type Samples, seed } from "#data/seed.ts";
import { createServices, type Services } from "#data/services.ts";
import { buildServer, type ServerOptions } from "#server/build-server.ts";
import { outgoingMail } from "#server/outgoing-mail.ts";
import { loadBuiltPages } from "#server/web/built-pages.ts";

/** How soon a page from memory is there, ms, and how long a start may take until then. */
const promptMs = 40;
const mostPatienceMs = 20_000;

export interface Site {
  /** Origin, e.g. http://127.0.0.1:40123. */
  url: string;
  services: Services;
  close(): Promise<void>;
}

export type SiteSettings = Partial<ServerOptions["env"]> & {
  /** Mail goes out through this server; without it none does. */
  smtpUrl?: string;
  /** A database that it may share with another site; without it one of its own. */
  database?: DatabaseAddress;
  /** What its gallery shows; without it the sample projects. */
  projects?: Samples["projects"];
};

/** Starts the production build on a free loopback port, on a database of its own with the sample data. */
export async function startSite({
  smtpUrl,
  database: address,
  projects = sampleProjects,
  ...settings
}: SiteSettings = {}): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const database = await openDatabase(address ?? { file: join(folder, "site.sqlite") });
  await seed(database, { projects, products: sampleProducts }, () => new Date("2026-01-01"));
  const env = {
    siteUrl: "http://127.0.0.1:1",
    trustProxy: false,
    rateLimit: false,
    logLevel: "silent",
    adminEmail: undefined,
    ...settings,
  } as const;
  const { siteUrl, adminEmail, rateLimit } = env;
  const mail = await outgoingMail(
    { mail: { smtpUrl, from: "site@example.com", inquiryTo: undefined }, siteUrl, adminEmail },
    database,
  );
  const services = createServices({ database, rateLimit, mail: mail?.options });
  const pages = await loadBuiltPages("build");
  const app = await buildServer({
    env,
    services,
    pages,
    clientFolder: "build/client",
    publicFolder: "public",
    // Two browsers and all that they do keep this process waiting, too; the guard has tests of its own.
    pressure: { maxEventLoopDelay: 0 },
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  mail?.delivery.start();
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  await calm(url);
  return {
    url,
    services,
    async close() {
      await Promise.all([app.close(), mail?.delivery.stop()]);
      await database.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * Waits until the pages that are rendered after a start keep nobody waiting any more: those who come before are refused
 * on a busy machine.
 */
async function calm(url: string): Promise<void> {
  const giveUp = performance.now() + mostPatienceMs;
  for (let inTime = 0; inTime < 3 && performance.now() < giveUp; ) {
    const asked = performance.now();
    const { status } = await fetch(`${url}/en`);
    inTime = status === 200 && performance.now() - asked < promptMs ? inTime + 1 : 0;
    await pause(promptMs / 4);
  }
}
