import Fastify, { type FastifyRequest } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { createRateLimits } from "#data/rate-limits.ts";
import { openMemory } from "../../tests/support/database.ts";
import { limitFailedForms } from "./failed-forms.ts";
import { refuseTooMany } from "./too-many.ts";

interface Site {
  isExempt?: (request: FastifyRequest) => Promise<boolean>;
  isBroken?: boolean;
  /** True by default. */
  hasOwnCheck?: boolean;
}

/** A route that answers with the status that the request names. */
async function openForm({ isExempt, isBroken = false, hasOwnCheck = true }: Site = {}) {
  const database = await openMemory();
  const app = Fastify();
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });
  const steps: string[] = [];
  const limits = createRateLimits(database, () => new Date("2026-01-02T03:04:05.000Z"));
  const failing = { ...limits, consumeAll: () => Promise.reject(new Error("The database is away.")) };
  const declared = {
    preHandler: async () => {
      steps.push("own check");
    },
  };
  const limited = limitFailedForms(
    hasOwnCheck ? declared : {},
    isBroken ? failing : limits,
    (_request, reply, retryAfterMs) => refuseTooMany(reply, retryAfterMs, "too many"),
    ...(isExempt ? [isExempt] : []),
  );
  app.get<{ Params: { status: number } }>("/:status", limited, async ({ params }, reply) => {
    steps.push("answer");
    return reply.code(params.status).send({});
  });
  const send = async (status: number, remoteAddress = "203.0.113.7") =>
    (await app.inject({ url: `/${status}`, remoteAddress })).statusCode;
  const sendTimes = async (times: number, status: number) => {
    for (let sent = 0; sent < times; sent++) expect(await send(status)).toBe(status);
  };
  return { app, send, sendTimes, steps };
}

test("the form after thirty failed ones of a network is refused before its own checks; another network goes on", async () => {
  const { send, sendTimes, steps, app } = await openForm();
  await sendTimes(30, 400);
  steps.length = 0;
  const refused = await app.inject({ url: "/400", remoteAddress: "203.0.113.7" });
  expect([refused.statusCode, refused.json()]).toEqual([429, { error: "too many" }]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(steps).toEqual([]);
  expect(await send(400, "198.51.100.9")).toBe(400);
  expect(steps).toEqual(["own check", "answer"]);
});

test.each([200, 302, 399, 403, 429, 500, 503])(
  "status %i is not counted as a failed form",
  async (status) => {
    const { send, sendTimes } = await openForm();
    await sendTimes(31, status);
    expect(await send(200)).toBe(200);
  },
);

test("a form that nothing else checks is limited as well", async () => {
  const { send, sendTimes } = await openForm({ hasOwnCheck: false });
  await sendTimes(30, 400);
  expect(await send(200)).toBe(429);
});

test.each([400, 404, 422, 499])("status %i is counted", async (status) => {
  const { send, sendTimes } = await openForm();
  await sendTimes(30, status);
  expect(await send(200)).toBe(429);
});

test("an exempt form is accepted although the limit is reached", async () => {
  const { send, sendTimes } = await openForm({ isExempt: async ({ url }) => url === "/201" });
  await sendTimes(30, 400);
  expect(await send(201)).toBe(201);
  expect(await send(200)).toBe(429);
});

test("a count that cannot be stored changes no response", async () => {
  const { sendTimes } = await openForm({ isBroken: true });
  await sendTimes(31, 400);
});
