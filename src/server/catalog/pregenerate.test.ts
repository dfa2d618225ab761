import { setTimeout as pause } from "node:timers/promises";
import fastify from "fastify";
import { expect, test } from "vitest";
import { createChangeFeed } from "#data/database/changes.ts";
import type { Services } from "#data/services.ts";
import { type CatalogSubject, waterSystems } from "#domain/products/generated-catalogs.ts";
import { aStoredProduct } from "../../../tests/support/builders.ts";
import { pregenerateCatalogs } from "./pregenerate.ts";

test("all catalogues are scheduled after the start, and once after changes of their data, until the server stops", async () => {
  const app = fastify();
  const feed = createChangeFeed();
  const scheduled: string[] = [];
  const products = {
    listVisible: async () => ["sf", "scp"].map((slug) => aStoredProduct({ slug })),
  } as unknown as Services["products"];
  const catalogs = {
    schedule: async (locale: string, subject: CatalogSubject) => {
      scheduled.push(`${typeof subject === "string" ? subject : subject.slug} ${locale}`);
    },
  };
  pregenerateCatalogs(app, catalogs, { products, changes: feed }, 100);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const all = [
    "sf ko",
    "sf en",
    "scp ko",
    "scp en",
    ...waterSystems.flatMap((id) => [`${id} ko`, `${id} en`]),
  ];
  const settled = async () => {
    await expect.poll(() => scheduled).toEqual(all);
    await pause(200);
    expect(scheduled.splice(0)).toEqual(all);
  };
  await settled();
  for (const topic of ["products", "content", "projects"] as const) feed.notify(topic);
  await settled();
  feed.notify("inquiries");
  feed.notify("pages");
  await pause(200);
  feed.notify("content");
  await app.close();
  feed.notify("products");
  await pause(200);
  expect(scheduled).toEqual([]);
});
