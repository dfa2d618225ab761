import fastify from "fastify";
import { expect, test } from "vitest";
import { problems } from "#content/problems/problems.ts";
import { DatabaseUnavailable } from "#data/database/unavailable.ts";
import { Overloaded } from "#domain/overloaded.ts";
import { CatalogUnavailable } from "#domain/products/generated-catalogs.ts";
import { failureHandler, handleProblems } from "./problem.ts";

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

test.each([
  [400, problems.en.unreadable],
  [401, problems.en.notSignedIn],
  [403, problems.en.otherSite],
  [404, problems.en.notFound],
  [414, problems.en.addressTooLong],
  [415, problems.en.unsupportedType],
  [429, problems.en.tooMany],
  [399, problems.en.unexpected],
  [499, problems.en.refused],
  [500, problems.en.unexpected],
])("status %i has its own sentence", async (status, error) => {
  const response = await answerTo(Object.assign(new Error("an internal name"), { statusCode: status }));
  expect([response.statusCode, response.json()]).toEqual([status === 399 ? 500 : status, { error }]);
  expect(response.headers).not.toHaveProperty("retry-after");
});

test("failures of the server are logged with the request, refusals and what is logged elsewhere are not", async () => {
  const lines: string[] = [];
  const app = fastify({ logger: { level: "error", stream: { write: (line) => void lines.push(line) } } });
  handleProblems(app);
  const failures = {
    fault: new Error("a fault"),
    unavailable: new DatabaseUnavailable(new Error("gone")),
    refused: Object.assign(new Error("refused"), { statusCode: 499 }),
    overloaded: new Overloaded(),
    catalog: new CatalogUnavailable(),
  };
  for (const [path, failure] of Object.entries(failures)) app.get(`/${path}`, () => Promise.reject(failure));
  const logged: string[] = [];
  for (const path of Object.keys(failures)) {
    lines.length = 0;
    await app.inject(`/${path}`);
    for (const line of lines) {
      const { requestId, reqId } = JSON.parse(line);
      expect(requestId).toBe(reqId);
      logged.push(path);
    }
  }
  expect(logged).toEqual(["fault", "unavailable"]);
});

test("a failure has the body that its route gives it", async () => {
  const app = fastify();
  app.setErrorHandler(failureHandler((message) => ({ isDone: false, message })));
  app.get("/", () => Promise.reject(new Overloaded()));
  const response = await app.inject({ url: "/", headers: { "accept-language": "ko" } });
  expect([response.statusCode, response.json()]).toEqual([
    503,
    { isDone: false, message: problems.ko.overloaded },
  ]);
});
