import fastify, { type FastifyInstance } from "fastify";
import { onTestFinished } from "vitest";
import { type ApiSettings, registerApi } from "#api/register-api.ts";
import type { Database } from "#data/database/connect.ts";
import { createServices, type ServiceOptions, type Services } from "#data/services.ts";
import { hashCheaply } from "./cheap-hash.ts";
import { openMemory } from "./database.ts";

/** Without a database, an empty one in memory is opened. */
export type ServiceOptionsOfTest = Partial<ServiceOptions> & {
  /** Registers the function that closes an API shared by several tests; by default it is closed when the test ends. */
  closeLater?: (close: () => Promise<void>) => void;
};

/** Opens the API without pages on an empty database; closed when the test ends unless it is shared. */
export async function openApi(
  replaced: Partial<Services> = {},
  settings: ApiSettings = { siteUrl: "http://localhost" },
  { closeLater = onTestFinished, ...options }: ServiceOptionsOfTest = {},
): Promise<{ app: FastifyInstance; services: Services; database: Database }> {
  const database = options.database ?? (await openMemory());
  const services = { ...createServices({ hashPassword: hashCheaply, ...options, database }), ...replaced };
  const app = fastify();
  await registerApi(app, services, settings);
  // In production the pages handle all other addresses.
  app.all("/*", async (_request, reply) => reply.type("text/html").send("<p>a page</p>"));
  closeLater(async () => {
    await app.close();
    if (!options.database) await database.close();
  });
  return { app, services, database };
}
