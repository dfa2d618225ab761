import fastify from "fastify";
import { expect, test } from "vitest";
import { problems } from "#content/problems/problems.ts";
import { DatabaseUnavailable } from "#data/database/unavailable.ts";
import { Overloaded } from "#domain/overloaded.ts";
import { CatalogUnavailable } from "#domain/products/drawn-catalogs.ts";
import { handleProblems } from "./problem.ts";

test.each([
  ["a catalogue that cannot be drawn", new CatalogUnavailable(), problems.en.catalogUnavailable, "600"],
  ["too much load", new Overloaded(), problems.en.overloaded, "5"],
  ["a database that is away", new DatabaseUnavailable(new Error("gone")), problems.en.unavailable, "5"],
])("%s has its own sentence, status 503 and the time of a retry", async (_name, failure, error, retryS) => {
  const app = fastify();
  handleProblems(app);
  app.get("/", () => Promise.reject(failure));
  const response = await app.inject({ url: "/", headers: { "accept-language": "en" } });
  expect([response.statusCode, response.headers["retry-after"], response.json()]).toEqual([
    503,
    retryS,
    { error },
  ]);
});
