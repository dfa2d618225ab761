import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { createServices } from "#data/services.ts";
import { anInquiry } from "../../tests/support/builders.ts";
import { describeOnBothEngines, openMemory } from "../../tests/support/database.ts";
import { buildServer } from "./build-server.ts";
import type { BuiltPages } from "./web/built/built-pages.ts";

/** A site without pages: only its API is called. */
const noPages = {
  mode: "production",
  current: async () => ({ build: { routes: {} } }),
} as unknown as BuiltPages;

describeOnBothEngines("a site behind one proxy", ({ open }) => {
  test.each([
    ["longer than any address", "x".repeat(300)],
    ["of letters that no address has", "가".repeat(300)],
    ["an address with a port", "[2001:db8::1]:443"],
    ["empty", ""],
  ])("counts logins and inquiries by what the proxy names, though it is %s", async (_, entry) => {
    const services = createServices({ database: await open() });
    const app = await buildServer({
      env: { siteUrl: "http://localhost", trustProxy: 1, rateLimit: true, logLevel: "silent" },
      services,
      pages: noPages,
      clientFolder: "nowhere",
      publicFolder: "public",
      prerenders: false,
    });
    onTestFinished(() => app.close());
    const send = async (url: string, payload: object) => {
      const headers = { "x-forwarded-for": `203.0.113.7, ${entry}` };
      return (await app.inject({ method: "POST", url, headers, payload })).statusCode;
    };
    expect(await send("/api/auth/login", { username: "nobody", password: "made up" })).toBe(401);
    expect(await send("/api/contact", anInquiry())).toBe(201);
    const [{ event, address } = {}] = (await services.securityLog.page(1)).entries;
    expect([event, address]).toEqual(["login-failed", expect.stringMatching(/^.{1,64}$/)]);
  });
});

async function aSite(siteUrl = "http://localhost") {
  const database = await openMemory();
  const services = createServices({ database });
  const app = await buildServer({
    env: { siteUrl, trustProxy: false, rateLimit: true, logLevel: "silent" },
    services,
    pages: noPages,
    clientFolder: "nowhere",
    publicFolder: "public",
    prerenders: false,
  });
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });
  return { app, services };
}

/** Sends bytes as they are. @returns the response as it came */
async function sentRaw(request: string): Promise<{ status: number; type: string; body: string }> {
  const { app } = await aSite();
  await app.listen({ port: 0, host: "127.0.0.1" });
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(request);
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  return {
    status: Number(head.split(" ")[1]),
    type: head.match(/^content-type: (.*)$/im)?.[1] ?? "",
    body,
  };
}

const json = "application/json; charset=utf-8";
const page = "text/html; charset=utf-8";

test.each([
  [
    "two hosts, asked of the API",
    "GET /api/projects HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close",
    400,
    json,
  ],
  ["two hosts, asked of a page", "GET /en HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close", 400, page],
  [
    "two hosts, asked of a file",
    "GET /robots.txt HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close",
    400,
    page,
  ],
  [
    "an address of the API that is none",
    "GET /api/projects/%ff HTTP/1.1\r\nHost: a\r\nConnection: close",
    400,
    json,
  ],
  ["an address that is none", "GET /en/%ff HTTP/1.1\r\nHost: a\r\nConnection: close", 400, page],
  [
    "endless headers, for the API",
    `GET /api/projects HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(40_000)}`,
    431,
    json,
  ],
  ["endless headers, for a page", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(40_000)}`, 431, page],
  ["no HTTP at all", "nonsense", 400, page],
])("a refusal of %s has the form of what was asked for", async (_, request, status, type) => {
  const response = await sentRaw(`${request}\r\n\r\n`);
  expect([response.status, response.type]).toEqual([status, type]);
  if (type === json) expect(JSON.parse(response.body)).toEqual({ error: expect.stringMatching(/\.$/) });
  else expect(response.body).toMatch(/^<!DOCTYPE html>\n<html lang="(ko|en)">/);
});

test("each cookie is set once at log-in and log-out", async () => {
  const { app, services } = await aSite();
  const password = "correct horse 배터리";
  await services.accounts.createFirst({ username: "admin", password });
  const payload = { username: "admin", password };
  const login = await app.inject({ method: "POST", url: "/api/auth/login", payload });
  const names = login.cookies.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
  const cookies = Object.fromEntries(login.cookies.map(({ name, value }) => [name, value]));
  const logout = await app.inject({ method: "POST", url: "/api/auth/logout", cookies });
  expect(logout.cookies).toHaveLength(1);
});

test("files say as pages do that only https is to be used", async () => {
  const { app } = await aSite("https://example.com");
  const { headers } = await app.inject("/images/st-scp-800.webp");
  const { headers: none } = await app.inject("/images/none.webp");
  expect([headers, none].map((each) => each["strict-transport-security"])).toEqual([
    expect.stringContaining("max-age"),
    expect.stringContaining("max-age"),
  ]);
});
