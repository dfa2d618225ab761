import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { sampleProducts } from "#content/samples/products.ts";
import { sampleProjects } from "#content/samples/projects.ts";
import { type DatabaseAddress, openDatabase } from "#data/database/connect.ts";
import { type Samples, seed } from "#data/seed.ts";
import { createServices, type Services } from "#data/services.ts";
import { buildServer, type ServerOptions } from "#server/build-server.ts";
import { outgoingMail } from "#server/outgoing-mail.ts";
import { loadBuiltPages } from "#server/web/built-pages.ts";
import { hashCheaply } from "./cheap-hash.ts";

export interface Site {
  /** Origin, e.g. http://127.0.0.1:40123. */
  url: string;
  services: Services;
  close(): Promise<void>;
}

export type SiteSettings = Partial<ServerOptions["env"]> & {
  /** Mail goes out through this server; without it, once one is entered. */
  smtpUrl?: string;
  /** Sender in the settings of the server; without it, a fixed one beside `smtpUrl`. */
  mailFrom?: string;
  /** A database that it may share with another site; without it one of its own. */
  database?: DatabaseAddress;
  /** Projects of its gallery; the samples by default. */
  projects?: Samples["projects"];
  /** Without them the sample products. */
  products?: Samples["products"];
  /** True when it renders its pages before they are requested: longer than most tests take to request theirs. */
  rendersAhead?: boolean;
  /** True when its database refuses every change once the samples are in it. */
  isReadOnly?: boolean;
};

let shared: Promise<Site> | undefined;

/**
 * The site that all test files of a process read, up until the process ends. Nothing can be written to its database,
 * so that no file depends on what another has done.
 */
export function sharedSite(): Promise<Pick<Site, "url">> {
  shared ??= startSite({ database: { file: ":memory:" }, isReadOnly: true });
  return shared;
}

/** Starts the production build on a free loopback port, on a database of its own with the sample data. */
export async function startSite({
  smtpUrl,
  mailFrom = smtpUrl && "site@example.com",
  database: address,
  projects = sampleProjects,
  products = sampleProducts,
  rendersAhead = false,
  isReadOnly = false,
  ...settings
}: SiteSettings = {}): Promise<Site> {
  const folder = address ? undefined : mkdtempSync(join(tmpdir(), "site-"));
  const database = await openDatabase(address ?? { file: join(folder ?? "", "site.sqlite") });
  await seed(database, { projects, products }, () => new Date("2026-01-01"));
  if (isReadOnly) await sql`pragma query_only = on`.execute(database.db);
  const env = {
    siteUrl: "http://127.0.0.1:1",
    trustProxy: false,
    rateLimit: false,
    logLevel: "silent",
    adminEmail: undefined,
    ...settings,
  } as const;
  const { siteUrl, adminEmail, rateLimit } = env;
  const mail = outgoingMail(
    {
      mail: { smtpUrl, from: mailFrom, inquiryTo: undefined },
      siteUrl,
      adminEmail,
      allowsPrivateMailServers: true,
    },
    database,
  );
  // A program that takes calls in a test stands on this machine.
  const webhooks = { siteUrl, allowsPrivateAddresses: true };
  // The hash itself has tests of its own, and so has a sign-in that pays for it (resilience/).
  const services = createServices({
    database,
    rateLimit,
    mail: mail.options,
    webhooks,
    hashPassword: hashCheaply,
  });
  const pages = await loadBuiltPages("build");
  const app = await buildServer({
    env,
    services,
    pages,
    clientFolder: "build/client",
    publicFolder: "public",
    rendersAhead,
    // Two browsers and all that they do keep this process waiting, too; the guard has tests of its own.
    pressure: { maxEventLoopDelay: Number.POSITIVE_INFINITY },
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  mail.start(services);
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    services,
    async close() {
      await Promise.all([app.close(), mail.stop()]);
      await database.close();
      if (folder) rmSync(folder, { recursive: true });
    },
  };
}
