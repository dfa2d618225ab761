import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sampleProducts } from "#content/samples/products.ts";
import { sampleProjects } from "#content/samples/projects.ts";
import { type DatabaseAddress, openDatabase } from "#data/database/connect.ts";
import { type Samples, seed } from "#data/seed.ts";
import { createServices, type Services } from "#data/services.ts";
import { buildServer, type ServerOptions } from "#server/build-server.ts";
import { outgoingMail } from "#server/outgoing-mail.ts";
import { loadBuiltPages } from "#server/web/built-pages.ts";

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
    pressure: { maxEventLoopDelay: Number.POSITIVE_INFINITY },
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  mail?.delivery.start();
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    services,
    async close() {
      await Promise.all([app.close(), mail?.delivery.stop()]);
      await database.close();
      rmSync(folder, { recursive: true });
    },
  };
}
