import fastify, { type FastifyBaseLogger } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { registerApi } from "#api/register-api.ts";
import { createServices } from "#data/services.ts";
import { proofHeader } from "#domain/inquiries/proof/proof-of-work.ts";
import { openMemory } from "../../../tests/support/database.ts";
import { handlePageProblems } from "../web/problems/page-problems.ts";
import { createLogger } from "./logger.ts";
import { type PressureLimits, registerOverloadProtection } from "./overload.ts";

/** Every process holds more than one byte. */
const tooMuch = { maxRssBytes: 1, sampleInterval: 10 };

async function openSite(limits: Partial<PressureLimits>) {
  const database = await openMemory();
  const app = fastify();
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });
  let refused = 0;
  const onRefusal = () => {
    refused += 1;
  };
  const acquireSlot = await registerOverloadProtection(app, { limits, onRefusal });
  await registerApi(app, createServices({ database }), { siteUrl: "http://localhost" });
  await app.register(async (pages) => {
    handlePageProblems(pages);
    pages.get("/*", { config: { bypassesScheduler: true } }, async (request) => {
      if (request.url !== "/from-memory") await acquireSlot(request);
      return "a page";
    });
  });
  let costly = 0;
  app.get("/costly", async () => {
    costly += 1;
    return "";
  });
  app.get("/urgent", { config: { isUrgent: true } }, async () => "");
  const ask = (url: string, language = "ko") => app.inject({ url, headers: { "accept-language": language } });
  return { ask, refused: () => refused, costly: () => costly };
}

test("too much to do is a 503 with a sentence and a time to come back, from API and pages", async () => {
  const { ask, refused } = await openSite(tooMuch);
  await expect.poll(async () => (await ask("/api/projects")).statusCode).toBe(503);
  const before = refused();
  const api = await ask("/api/projects", "en");
  expect(api.headers["retry-after"]).toBe("5");
  expect(api.json().error).toContain("Too many requests are coming in");
  const page = await ask("/en/projects/gallery");
  expect([page.statusCode, page.headers["retry-after"]]).toEqual([503, "5"]);
  expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(page.body).toContain("Too many requests are coming in");
  expect((await ask("/projects/gallery")).body).toContain("요청이 몰려");
  expect(refused() - before).toBe(3);
});

test("what costs little is answered all the same: health checks and cached pages", async () => {
  const { ask } = await openSite(tooMuch);
  await expect.poll(async () => (await ask("/api/projects")).statusCode).toBe(503);
  for (const url of ["/healthz", "/readyz", "/from-memory"]) expect((await ask(url)).statusCode).toBe(200);
});

test("nothing is refused while there is room", async () => {
  const { ask, refused } = await openSite({ sampleInterval: 10 });
  expect((await ask("/api/projects")).statusCode).toBe(200);
  expect(refused()).toBe(0);
});

test("what must not wait comes before all that was asked for already, even from the same client", async () => {
  const { ask, costly } = await openSite({});
  const before = Array.from({ length: 50 }, () => ask("/costly"));
  expect((await ask("/urgent")).statusCode).toBe(200);
  expect(costly()).toBeLessThan(25);
  await Promise.all(before);
});

test("a flood of what must not wait leaves its slots to all that may", async () => {
  const { ask, costly } = await openSite({});
  const flood = Array.from({ length: 200 }, () => ask("/urgent"));
  let answered = 0;
  for (const one of flood) void one.then(() => (answered += 1));
  expect((await ask("/costly")).statusCode).toBe(200);
  expect(answered).toBeLessThan(100);
  expect(costly()).toBe(1);
  await Promise.all(flood);
});

test("what must not wait is taken however late the program is, and refused only when memory is short", async () => {
  const late = await openSite({ maxEventLoopDelay: 1, sampleInterval: 200 });
  const work = setInterval(() => until(performance.now() + 30), 1);
  await expect.poll(async () => (await late.ask("/costly")).statusCode, { timeout: 10_000 }).toBe(503);
  expect((await late.ask("/urgent")).statusCode).toBe(200);
  clearInterval(work);
  const full = await openSite(tooMuch);
  await expect.poll(async () => (await full.ask("/urgent")).statusCode).toBe(503);
});

test("who asks for little does not wait for all who asked for much before", async () => {
  const { ask, costly } = await openSite({});
  const before = Array.from({ length: 50 }, () => ask("/costly"));
  expect((await ask("/healthz")).statusCode).toBe(200);
  expect(costly()).toBeLessThan(25);
  for (const { statusCode } of await Promise.all(before)) expect(statusCode).toBe(200);
});

test("whoever asks from many networks of one IPv6 subscriber waits for their own work, not everybody else", async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  await registerOverloadProtection(app, { onRefusal: () => undefined });
  const done: string[] = [];
  app.get("/costly", async ({ ip }) => {
    done.push(ip);
    return "";
  });
  await app.ready();
  const ask = (remoteAddress: string) => app.inject({ url: "/costly", remoteAddress });
  const crowd = Array.from({ length: 50 }, (_, index) => ask(`2001:db8:7:${index.toString(16)}::1`));
  const customer = "2001:db8:8::1";
  await Promise.all([...crowd, ask(customer)]);
  expect(done.indexOf(customer)).toBeLessThan(5);
});

test.each([
  ["with its delay", 12.4, { lateMs: 12 }],
  ["without a delay that was not measured", Number.POSITIVE_INFINITY, {}],
])(
  "an overload is one line of the log %s, however many requests are refused",
  async (_, eventLoopDelay, late) => {
    const lines: string[] = [];
    const logger = createLogger({ logLevel: "warn" }, { write: (line) => lines.push(line) });
    const app = fastify({ loggerInstance: logger as FastifyBaseLogger });
    onTestFinished(() => app.close());
    await registerOverloadProtection(app, { limits: tooMuch, onRefusal: () => undefined });
    app.get("/costly", async () => "");
    await app.ready();
    app.memoryUsage = () => ({ eventLoopDelay, rssBytes: 2, heapUsed: 1, eventLoopUtilized: 0 });
    for (let asked = 0; asked < 4; asked++) expect((await app.inject("/costly")).statusCode).toBe(503);
    const overloads = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "overloaded");
    expect(overloads).toEqual([
      {
        level: "warn",
        time: expect.any(String),
        msg: "overloaded",
        refused: 1,
        ...late,
        rssBytes: 2,
        heapUsed: 1,
      },
    ]);
  },
);

test.each([
  ["more memory than it may", { maxRssBytes: 1 }, 503],
  ["a larger heap than it may", { maxHeapUsedBytes: 1 }, 503],
  ["as much as it may", { maxRssBytes: 2 ** 50, maxHeapUsedBytes: 2 ** 50 }, 200],
])("an urgent request to a program that has %s is answered as it can be", async (_name, limits, status) => {
  const { ask } = await openSite({ ...limits, sampleInterval: 10 });
  await expect.poll(async () => (await ask("/urgent")).statusCode).toBe(status);
});

test("a request with a proof of work comes before urgent ones without", async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  await registerOverloadProtection(app, { onRefusal: () => undefined });
  const done: string[] = [];
  app.get("/form", { config: { isUrgent: true } }, async ({ headers }) => {
    done.push(headers[proofHeader.toLowerCase()] === undefined ? "plain" : "proven");
    return "";
  });
  await app.ready();
  const plain = Array.from({ length: 20 }, () => app.inject("/form"));
  await Promise.all([...plain, app.inject({ url: "/form", headers: { [proofHeader]: "1" } })]);
  expect(done.indexOf("proven")).toBeLessThan(5);
});

/** Keeps the event loop busy. */
function until(end: number): void {
  while (performance.now() < end);
}
