import fastify from "fastify";
import { expect, test } from "vitest";
import { problems } from "#content/problems/problems.ts";
import { Overloaded } from "#domain/overloaded.ts";
import { CatalogUnavailable } from "#domain/products/generated-catalogs.ts";
import { handlePageProblems } from "./page-problems.ts";

test.each([
  ["a catalogue that cannot be drawn", new CatalogUnavailable(), problems.en.catalogUnavailable, "600"],
  ["too much load", new Overloaded(), problems.en.overloaded, "5"],
])(
  "%s is a page with its own sentence, status 503 and the time of a retry",
  async (_name, failure, sentence, retryS) => {
    const app = fastify();
    handlePageProblems(app);
    app.get("/en/page", () => Promise.reject(failure));
    const { statusCode, headers, body } = await app.inject("/en/page");
    expect([statusCode, headers["retry-after"]]).toEqual([503, retryS]);
    expect(body).toContain(sentence);
  },
);
