import fastify, { type FastifyBaseLogger, type InjectOptions, LogController } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { createLogger } from "./logger.ts";
import { observeRequests, requestIds } from "./request-log.ts";

interface Settings {
  logLevel?: "info" | "debug";
  isProxyTrusted?: boolean;
}

/** A small site, the lines that it logs, and what it counts. */
async function openSite({ logLevel = "info", isProxyTrusted = false }: Settings = {}) {
  const lines: string[] = [];
  const counted: [string, number][] = [];
  const logger = createLogger({ logLevel }, { write: (line) => lines.push(line) });
  const loggerInstance: FastifyBaseLogger = logger;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(isProxyTrusted),
  });
  onTestFinished(() => app.close());
  observeRequests(app, { observe: (route, status) => counted.push([route, status]) }, logger);
  app.all("/*", async (_request, reply) => reply.code(404).send("no such page"));
  app.all("/api/*", async (_request, reply) => reply.code(404).send({ error: "no such address" }));
  app.get("/api/projects", async () => []);
  app.put("/api/projects/:id", async () => ({ success: true }));
  app.get("/broken", async () => {
    throw new Error("broken");
  });
  const line = () => lines.map((text) => JSON.parse(text)).find(({ msg }) => msg === "request");
  async function ask(request: InjectOptions) {
    const response = await app.inject(request);
    return { response, line: line() };
  }
  return { app, ask, line, counted };
}

test("a request that failed is one line: id, method, route, status, duration, bytes", async () => {
  const { app, line } = await openSite();
  const response = await fetch(`${await app.listen({ port: 0, host: "127.0.0.1" })}/broken?q=1`);
  await expect.poll(line).toEqual({
    level: "error",
    time: expect.any(String),
    msg: "request",
    requestId: response.headers.get("x-request-id"),
    method: "GET",
    path: "/broken",
    status: 500,
    ms: expect.any(Number),
    bytes: expect.any(Number),
  });
});

test("nothing that a visitor typed or carries is in the line", async () => {
  const { ask } = await openSite({ logLevel: "debug" });
  const { line } = await ask({
    url: "/api/projects?name=gildong&phone=010-1234-5678",
    headers: {
      cookie: "session=secret-token",
      referer: "https://example.com/?q=gildong",
      "user-agent": "Mozilla/5.0",
    },
    remoteAddress: "203.0.113.7",
  });
  expect(line.path).toBe("/api/projects");
  expect(JSON.stringify(line)).not.toMatch(/gildong|5678|secret|203\.0|Mozilla/);
});

test.each([
  ["/gildong/010-1234-5678?phone=1", "/*"],
  ["/api/gildong/010-1234-5678", "/api/*"],
])("the path %s, which names nothing, is not logged: somebody typed it", async (url, route) => {
  const { ask } = await openSite({ logLevel: "debug" });
  const { line } = await ask({ url });
  expect(line).toMatchObject({ route, status: 404 });
  expect(JSON.stringify(line)).not.toMatch(/gildong|5678/);
});

test("a path that is made of values is logged as its route", async () => {
  const { ask } = await openSite();
  const { line } = await ask({ method: "PUT", url: "/api/projects/gildong@example.com" });
  expect(line).toMatchObject({ method: "PUT", route: "/api/projects/:id", status: 200 });
  expect(JSON.stringify(line)).not.toContain("gildong");
});

test("a read that went well is logged only where every detail is asked for, and counted always", async () => {
  const usual = await openSite();
  expect((await usual.ask({ url: "/api/projects" })).line).toBeUndefined();
  expect(usual.counted).toEqual([["/api/projects", 200]]);
  const detailed = await openSite({ logLevel: "debug" });
  expect((await detailed.ask({ url: "/api/projects" })).line).toMatchObject({ level: "debug", status: 200 });
});

test("a failure of ours is an error", async () => {
  const { ask } = await openSite();
  expect((await ask({ url: "/broken" })).line).toMatchObject({ level: "error", status: 500 });
});

test.each([
  ["is taken from a trusted proxy", true, "0123456789abcdef", true],
  ["is not taken from anybody else", false, "0123456789abcdef", false],
  ["is not taken where it is no id", true, "<script>alert(1)</script>", false],
])("a request id %s", async (_, isProxyTrusted, given, isTaken) => {
  const { ask } = await openSite({ isProxyTrusted });
  const { response, line } = await ask({ url: "/nowhere", headers: { "x-request-id": given } });
  expect(response.headers["x-request-id"] === given).toBe(isTaken);
  expect(line.requestId).toBe(response.headers["x-request-id"]);
});
