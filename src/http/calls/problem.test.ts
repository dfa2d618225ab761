import fastify from "fastify";
import { expect, test } from "vitest";
import { problems } from "#content/problems/problems.ts";
import { DatabaseUnavailable } from "#data/database/unavailable.ts";
import { Overloaded } from "#domain/overloaded.ts";
import { CatalogUnavailable } from "#domain/products/drawn-catalogs.ts";
import { handleProblems } from "./problem.ts";

/** The answer in English of a route that fails. */
function answerTo(failure: Error) {
  const app = fastify();
  handleProblems(app);
  app.get("/", () => Promise.reject(failure));
  return app.inject({ url: "/", headers: { "accept-language": "en" } });
}

test.each([
  ["a catalogue that cannot be drawn", new CatalogUnavailable(), problems.en.catalogUnavailable, "600"],
  ["too much load", new Overloaded(), problems.en.overloaded, "5"],
  ["a database that is away", new DatabaseUnavailable(new Error("gone")), problems.en.unavailable, "5"],
])("%s has its own sentence, status 503 and the time of a retry", async (_name, failure, error, retryS) => {
  const response = await answerTo(failure);
  expect([response.statusCode, response.headers["retry-after"], response.json()]).toEqual([
    503,
    retryS,
    { error },
  ]);
});

test.each([
  ["a failure without a status", {}, 500, problems.en.unexpected],
  ["a failure with a status that is no refusal", { statusCode: 302 }, 500, problems.en.unexpected],
  ["a failure with a status of the server's", { statusCode: 500 }, 500, problems.en.unexpected],
  ["a failure with another status of the server's", { statusCode: 502 }, 500, problems.en.unexpected],
  ["a body that is too large", { statusCode: 413 }, 413, problems.en.tooLarge],
  ["a refusal with a status of its own", { statusCode: 418 }, 418, problems.en.refused],
  ["a body that its schema refuses", { statusCode: 400, validation: [{}] }, 400, problems.en.refused],
])(
  "%s is answered by its status and a sentence, without the message of the failure",
  async (_name, facts, status, error) => {
    const response = await answerTo(Object.assign(new Error("an internal name"), facts));
    expect([response.statusCode, response.json()]).toEqual([status, { error }]);
  },
);
