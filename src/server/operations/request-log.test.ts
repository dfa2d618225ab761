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
  app.get("/status/*", async (request, reply) => reply.code(Number(request.url.slice(-3))).send("answer"));
  app.get("/fixed-503", async (_request, reply) => reply.code(503).send("busy"));
  app.get("/broken", async () => {
    throw new Error("broken");
  });
  const requestLines = () => lines.map((text) => JSON.parse(text)).filter(({ msg }) => msg === "request");
  const line = () => requestLines()[0];
  async function ask(request: InjectOptions) {
    const response = await app.inject(request);
    return { response, line: line() };
  }
  return { app, ask, line, lines: requestLines, counted };
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

test.each([
  ["GET", 200, "debug"],
  ["HEAD", 399, "debug"],
  ["GET", 400, "info"],
  ["GET", 499, "info"],
  ["GET", 500, "error"],
  ["GET", 502, "error"],
  ["GET", 503, "info"],
] as const)("%s with status %i is logged as %s", async (method, status, level) => {
  const { ask } = await openSite({ logLevel: "debug" });
  expect((await ask({ method, url: `/status/${status}` })).line).toMatchObject({ level, status, method });
});

test.each([
  [299, true],
  [300, false],
  [499, false],
  [500, true],
  [503, false],
  [504, true],
])(
  "a path below a wildcard is logged where its status %i says that it is a page: %s",
  async (status, isLogged) => {
    const { ask } = await openSite({ logLevel: "debug" });
    const { line } = await ask({ url: `/status/${status}` });
    expect([line.path, line.route]).toEqual(
      isLogged ? [`/status/${status}`, undefined] : [undefined, "/status/*"],
    );
  },
);

test("a path of a route of its own is logged with every status", async () => {
  const { ask } = await openSite();
  expect((await ask({ url: "/fixed-503" })).line).toMatchObject({ path: "/fixed-503", status: 503 });
});

test.each([["/status/200;session=1"], ["/status/200?session=1"], ["/status/200#session"]])(
  "the path of %s ends before what a visitor may have added",
  async (url) => {
    const { ask } = await openSite({ logLevel: "debug" });
    const { line } = await ask({ url: url.replace("200", "x200") });
    expect(JSON.stringify(line)).not.toContain("session");
  },
);

test("a long path is cut at 200 characters", async () => {
  const { ask } = await openSite({ logLevel: "debug" });
  const { line } = await ask({ url: `/status/${"x".repeat(300)}200` });
  expect(line.path).toHaveLength(200);
});

test("bytes are those of one response, not of its connection", async () => {
  const { app, lines } = await openSite({ logLevel: "debug" });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  for (const _ of [1, 2, 3]) await (await fetch(`${address}/status/200`)).text();
  await expect.poll(() => lines().length).toBe(3);
  const [first = 0, ...others] = lines().map(({ bytes }) => bytes);
  expect(first).toBeGreaterThan(50);
  for (const bytes of others) expect(Math.abs(bytes - first)).toBeLessThan(20);
});

test.each([
  ["a".repeat(7), false],
  ["a".repeat(8), true],
  [`${"a_-9".repeat(16)}`, true],
  ["a".repeat(65), false],
  ["abcdefgh!", false],
  ["!abcdefgh", false],
])("the id %s of a trusted proxy is taken: %s", async (given, isTaken) => {
  const { ask } = await openSite({ isProxyTrusted: true });
  const { response } = await ask({ url: "/nowhere", headers: { "x-request-id": given } });
  expect(response.headers["x-request-id"] === given).toBe(isTaken);
});

test("requests without an id have different ones", async () => {
  const { ask } = await openSite();
  const ids = [await ask({ url: "/nowhere" }), await ask({ url: "/nowhere" })].map(
    ({ response }) => response.headers["x-request-id"],
  );
  expect(ids).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), expect.stringMatching(/^[\da-f-]{36}$/)]);
  expect(ids[0]).not.toBe(ids[1]);
});

test("durations are counted in seconds", async () => {
  const seconds: number[] = [];
  const app = fastify();
  onTestFinished(() => app.close());
  observeRequests(
    app,
    { observe: (_route, _status, duration) => seconds.push(duration) },
    createLogger({ logLevel: "silent" }),
  );
  app.get("/", async () => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    return "";
  });
  await app.inject("/");
  expect(seconds).toEqual([expect.any(Number)]);
  expect(seconds[0]).toBeLessThan(20);
});
