import fastify from "fastify";
import { expect, test } from "vitest";
import { refuseTooMany } from "./too-many.ts";

test.each([
  [1, "1"],
  [59_001, "60"],
  [60_000, "60"],
])(
  "who may ask again in %i ms is asked to wait %s whole seconds, never fewer",
  async (retryAfterMs, wait) => {
    const app = fastify();
    app.get("/", (_request, reply) => refuseTooMany(reply, retryAfterMs, "Wait a little."));
    const response = await app.inject("/");
    expect([response.statusCode, response.headers["retry-after"]]).toEqual([429, wait]);
    expect(response.json()).toEqual({ error: "Wait a little." });
  },
);
