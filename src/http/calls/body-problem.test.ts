import fastify from "fastify";
import { beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { bodyProblems } from "#content/problems/problems.ts";
import { bodyRefusal } from "./body-problem.ts";
import { apiOn, operation } from "./operation.ts";
import { handleProblems } from "./problem.ts";

const app = fastify();

const body = z
  .object({
    flow: z.optional(z.number().check(z.gte(1), z.lte(100))),
    air: z.optional(z.object({ wetBulb: z.optional(z.number().check(z.gte(0))) })),
    name: z.optional(z.string().check(z.minLength(2), z.maxLength(3))),
    pair: z.optional(
      z.string().check(
        z.refine((text) => text !== "unequal"),
        z.refine((text) => !text.startsWith("un")),
      ),
    ),
    points: z.optional(z.array(z.number()).check(z.minLength(1), z.maxLength(2))),
  })
  .check(z.refine(({ flow }) => flow !== 13, { path: ["flow"] }));

beforeAll(async () => {
  handleProblems(app);
  apiOn(app).post(
    "/numbers",
    operation(
      {
        operationId: "sendNumbers",
        summary: "Numbers",
        body,
        querystring: z.object({ lang: z.optional(z.string().check(z.maxLength(2))) }),
        response: { 200: z.object({ isRead: z.boolean() }) },
      },
      bodyRefusal,
    ),
    async () => ({ isRead: true }),
  );
  await app.ready();
  return () => app.close();
});

async function answerTo(payload: unknown, url = "/numbers?lang=en") {
  const headers = { "content-type": "application/json" };
  const response = await app.inject({ method: "POST", url, headers, payload: JSON.stringify(payload) });
  return [response.statusCode, response.json()];
}

test.each([
  ["nothing", {}],
  ["the least number", { flow: 1 }],
  ["the greatest number", { flow: 100 }],
  ["the fewest entries", { points: [1] }],
  ["the most entries", { points: [1, 2] }],
  ["the shortest and the longest text", { name: "ab", air: { wetBulb: 0 } }],
])("a body with %s is accepted", async (_, payload) => {
  expect(await answerTo(payload)).toEqual([200, { isRead: true }]);
});

test.each([
  ["a number that is too small", { flow: 0.9 }, '"flow" must be 1 or more.'],
  ["a number that is too large", { flow: 100.1 }, '"flow" must be 100 or less.'],
  ["a nested number that is too small", { air: { wetBulb: -1 } }, '"air.wetBulb" must be 0 or more.'],
  ["too few entries", { points: [] }, bodyProblems.en.count.replace("{name}", "points")],
  ["too many entries", { points: [1, 2, 3] }, bodyProblems.en.count.replace("{name}", "points")],
  ["a text that is too short", { name: "a" }, bodyProblems.en.count.replace("{name}", "name")],
  ["a text that is too long", { name: "abcd" }, bodyProblems.en.count.replace("{name}", "name")],
  [
    "values that contradict each other",
    { flow: 13 },
    bodyProblems.en.contradiction.replace("{name}", "flow"),
  ],
  ["text in place of a number", { flow: "1" }, bodyProblems.en.unusable.replace("{name}", "flow")],
  ["no object", [], bodyProblems.en.noObject],
])("a body with %s is refused in a sentence of its own", async (_, payload, error) => {
  expect(await answerTo(payload)).toEqual([400, { error }]);
});

test("every wrong field is named, each sentence once", async () => {
  const [, { error }] = await answerTo({ flow: 0, air: { wetBulb: -1 } });
  expect(error).toBe('"flow" must be 1 or more. "air.wetBulb" must be 0 or more.');
  const [, repeated] = await answerTo({ pair: "unequal" });
  expect(repeated.error).toBe(bodyProblems.en.contradiction.replace("{name}", "pair"));
});

test("a refusal is in the language of the request", async () => {
  expect(await answerTo({ flow: 0 }, "/numbers?lang=ko")).toEqual([
    400,
    { error: '"flow" 값은 1 이상이어야 합니다.' },
  ]);
});

test("a wrong address is no problem of the body", async () => {
  const error = '"lang" has a value that is too long. Use at most 2 characters.';
  const response = await app.inject({
    method: "POST",
    url: "/numbers?lang=english",
    headers: { "accept-language": "en" },
    payload: {},
  });
  expect([response.statusCode, response.json()]).toEqual([400, { error }]);
});
