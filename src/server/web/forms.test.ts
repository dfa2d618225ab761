import fastify from "fastify";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { createRateLimits, type RateLimits } from "#data/rate-limits.ts";
import { unavailableCode } from "#domain/unavailable.ts";
import { maxFields, maxFormBytes } from "#http/form-body.ts";
import { openMemory } from "../../../tests/support/database.ts";
import { acceptForms, guardForms, renderFormResponse } from "./forms.ts";
import { handlePageProblems } from "./problems/page-problems.ts";
import type { RenderPage } from "./render-page.ts";

const siteUrl = "http://localhost";
const urlencoded = { "content-type": "application/x-www-form-urlencoded" };

/** Form data that the page received, its status, and its failure. */
let given: string[];
let status: number;
let failure: Error | undefined;
beforeEach(() => {
  failure = undefined;
  given = [];
  status = 400;
});

/** A page that takes forms. */
async function open(replaced: Partial<RateLimits> = {}) {
  const database = await openMemory();
  const limits = { ...createRateLimits(database, () => new Date("2026-01-01")), ...replaced };
  const render: RenderPage = async ({ body }) => {
    given.push(await new Response(body).text());
    if (failure) throw failure;
    return { response: new Response("a page", { status }), topics: new Set() };
  };
  const app = fastify();
  acceptForms(app);
  handlePageProblems(app);
  app.post("/*", guardForms(limits, siteUrl), (request, reply) =>
    renderFormResponse(request, reply, render, { siteUrl, verification: {} }),
  );
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });
  const send = (payload: string, headers: Record<string, string> = {}, url = "/inquiry") =>
    app.inject({ method: "POST", url, payload, headers: { ...urlencoded, ...headers } });
  return send;
}

test("a Korean form comes to its page as it was sent", async () => {
  const send = await open();
  const form = new URLSearchParams({ message: "냉각탑 견적".repeat(1_000) }).toString();
  expect((await send(form)).body).toBe("a page");
  expect(given).toEqual([form]);
});

test.each([
  ["/inquiry", "입력한 내용이 남아 있으니"],
  ["/en/inquiry", "your text is still in the form"],
])("a form to %s that is too long is refused unread, in the language of the page", async (url, words) => {
  const send = await open();
  const response = await send("x".repeat(maxFormBytes + 1), {}, url);
  expect([response.statusCode, response.headers["content-type"]]).toEqual([413, "text/html; charset=utf-8"]);
  expect(response.body).toContain(words);
  expect(given).toEqual([]);
});

test("a form of too many fields is refused unread", async () => {
  const send = await open();
  const response = await send("a=&".repeat(maxFields + 1), {}, "/en/inquiry");
  expect(response.statusCode).toBe(400);
  expect(response.body).toContain("Check what was sent.");
  expect(given).toEqual([]);
});

test("what is no form of ours is not read", async () => {
  const send = await open();
  await send('{"a":1}', { "content-type": "application/json" });
  expect(given).toEqual([""]);
});

test.each([
  ["/en/resources/calculator/test", "read by the page that takes files"],
  ["/inquiry", ""],
])("a form with files sent to %s", async (url, expected) => {
  const send = await open();
  const form = `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${expected}\r\n--x--\r\n`;
  await send(form, { "content-type": "multipart/form-data; boundary=x" }, url);
  expect(given).toEqual([expected === "" ? "" : form]);
});

test.each([
  ["that its page refuses", 400, 400, "company="],
  ["that are too long", 400, 413, "x".repeat(maxFormBytes + 1)],
  ["of too many fields", 400, 400, "&".repeat(maxFields)],
])("thirty forms %s are enough for ten minutes", async (_, answered, expected, form) => {
  const send = await open();
  status = answered;
  for (let sent = 0; sent < 30; sent++) expect((await send(form)).statusCode).toBe(expected);
  const response = await send(form);
  expect([response.statusCode, response.headers["retry-after"]]).toEqual([429, "600"]);
  expect(response.body).toContain("잠시 후 다시 시도해 주세요");
});

test.each([
  ["accepted", 303],
  ["refused because the database is away", 503],
])("forms that are %s do not count", async (_, answered) => {
  const send = await open();
  status = answered;
  for (let sent = 0; sent < 40; sent++) expect((await send("company=")).statusCode).toBe(answered);
});

test("forms whose page cannot be rendered do not count", async () => {
  const send = await open();
  failure = new Error("The page is broken.");
  for (let sent = 0; sent < 40; sent++) expect((await send("company=")).statusCode).toBe(500);
});

test("a refund that cannot be stored changes no response", async () => {
  const send = await open({ refundAll: () => Promise.reject(new Error("The disk is full.")) });
  status = 303;
  expect((await send("company=Sample")).statusCode).toBe(303);
});

test("what another site sends is refused and takes no place of the visitor's", async () => {
  const send = await open();
  for (let sent = 0; sent < 40; sent++) {
    expect((await send("a=", { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
  }
  expect((await send("company=")).statusCode).toBe(400);
});

test("without the database a form still comes to its page, which keeps what was typed", async () => {
  const away = async () => {
    throw Object.assign(new Error("away"), { code: unavailableCode });
  };
  const send = await open({ consume: away, refund: away });
  status = 503;
  expect((await send("company=Sample")).statusCode).toBe(503);
  expect(given).toEqual(["company=Sample"]);
});
