import { type AddressInfo, connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import fastify from "fastify";
import { expect, test } from "vitest";
import { createReadiness, healthApi } from "#api/health.ts";
import { shutDown } from "./shutdown.ts";

const quick = { drainMs: 20_000, noticeMs: 0 };

/** A listening site whose `/slow` is answered by the test, and a record of events in their order. */
async function openSite() {
  const events: string[] = [];
  const slow = Promise.withResolvers<void>();
  const readiness = createReadiness();
  const app = fastify({ return503OnClosing: false });
  await app.register(healthApi, {
    health: { ping: async () => undefined, probeWrite: async () => undefined },
    readiness,
  });
  app.get("/slow", async () => {
    events.push("asked");
    await slow.promise;
    return "done";
  });
  app.get("/quick", async () => "done");
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const running = {
    app,
    readiness,
    async stopWork() {
      events.push("work stopped");
    },
    async closeDatabase() {
      events.push("database closed");
    },
  };
  return { url, events, slow, running, port: (app.server.address() as AddressInfo).port };
}

/** Sends requests on a connection that stays open, and records what came and when it was closed. */
function askAndStay(port: number, path: string) {
  let text = "";
  const socket = connect(port, "127.0.0.1");
  socket.on("data", (chunk) => {
    text += chunk;
  });
  socket.on("error", () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  return { text: () => text, closed };
}

test("a request under way is answered, then its connection and the database are closed", async () => {
  const { events, slow, running, port } = await openSite();
  const idle = askAndStay(port, "/quick");
  const client = askAndStay(port, "/slow");
  await expect.poll(() => events).toContain("asked");
  await expect.poll(idle.text).toContain("done");
  const stopped = shutDown(running, quick);
  await idle.closed;
  await expect(fetch(`http://127.0.0.1:${port}/quick`)).rejects.toThrow();
  expect(events).not.toContain("database closed");
  slow.resolve();
  expect(await stopped).toBe(0);
  await client.closed;
  expect(client.text()).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*done$/);
  expect(events).toEqual(["asked", "work stopped", "database closed"]);
});

test("/readyz says first that it is over, while requests are still taken", async () => {
  const { url, running } = await openSite();
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const stopped = shutDown(running, { ...quick, noticeMs: 500 });
  const response = await fetch(`${url}/readyz`);
  expect([response.status, await response.json()]).toEqual([503, { status: "stopping" }]);
  expect((await fetch(`${url}/quick`)).status).toBe(200);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  await stopped;
});

test("nobody is waited for who does not watch", async () => {
  const { running } = await openSite();
  const stopped = shutDown(running, { ...quick, noticeMs: 60_000 });
  await expect(Promise.race([stopped, pause(10_000, "late")])).resolves.toBe(0);
});

test("a request that takes too long is cut off, and all else is closed in order", async () => {
  const { events, running, port } = await openSite();
  const client = askAndStay(port, "/slow");
  await expect.poll(() => events).toContain("asked");
  expect(await shutDown(running, { drainMs: 1_600, noticeMs: 0 })).toBe(1);
  await client.closed;
  expect(client.text()).toBe("");
  expect(events).toEqual(["asked", "work stopped", "database closed"]);
});
