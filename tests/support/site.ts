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
import { loadBuiltPages } from "#server/web/built/built-pages.ts";
import { hashCheaply } from "./cheap-hash.ts";

export interface Site {
  /** Origin, e.g. http://127.0.0.1:40123. */
  url: string;
  services: Services;
  close(): Promise<void>;
}

export type SiteSettings = Partial<ServerOptions["env"]> & {
  /** Outgoing mail server; without it mail is off until a test enters one. */
  smtpUrl?: string;
  /** Sender in the server settings; by default a fixed one if `smtpUrl` is set. */
  mailFrom?: string;
  /** A database shared with another site; by default its own. */
  database?: DatabaseAddress;
  projects?: Samples["projects"];
  products?: Samples["products"];
  /** Renders all pages ahead, which takes longer than most tests need. */
  prerenders?: boolean;
  /** Compression of pages: by default quick, as their size matters to few tests. */
  pageCompression?: ServerOptions["pageCompression"];
  /** The database refuses changes after the samples are stored. */
  isReadOnly?: boolean;
};

let shared: Promise<Site> | undefined;

/** Shared by all test files of a process. Its database is read-only, so that files are independent. */
export function sharedSite(): Promise<Pick<Site, "url">> {
  shared ??= startSite({ database: { file: ":memory:" }, isReadOnly: true });
  return shared;
}

/** Starts the production build on a free loopback port, with a new database and the samples. */
export async function startSite({
  smtpUrl,
  mailFrom = smtpUrl && "site@example.com",
  database: address,
  projects = sampleProjects,
  products = sampleProducts,
  prerenders = false,
  pageCompression = "quick",
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
  // Test programs that receive webhooks run on this machine.
  const webhooks = { siteUrl, allowsPrivateAddresses: true };
  // Hashing and a sign-in at full cost have their own tests (resilience/).
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
    prerenders,
    pageCompression,
    // Two browsers also keep this process busy; the guard has its own tests.
    pressure: { maxEventLoopDelay: Number.POSITIVE_INFINITY, maxWait: 60_000 },
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
