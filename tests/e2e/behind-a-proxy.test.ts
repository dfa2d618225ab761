import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { maxInFlight } from "#server/operations/connections.ts";
import { type Site, startSite } from "../support/site.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite({ trustProxy: 1 });
});
afterAll(() => site.close());

/** Request of a proxy for a client address. */
function ask(client: string, path: string, init: RequestInit = {}) {
  return fetch(site.url + path, {
    redirect: "manual",
    ...init,
    headers: { "x-forwarded-for": client, ...init.headers },
  });
}

test.each([
  ["/company/intro", {}, 200],
  ["/company/intro", { method: "HEAD" }, 200],
  ["/en/projects/gallery", {}, 200],
  ["/api/projects", {}, 200],
  ["/favicon-32.png", {}, 200],
  ["/nothing-here", {}, 404],
  ["/company/intro/", {}, 301],
])("who asks for %s again and again is always answered (%o)", async (path, init, status) => {
  for (let times = 0; times <= maxInFlight; times++) {
    const response = await ask("203.0.113.7", path, init);
    await response.arrayBuffer();
    expect(response.status).toBe(status);
  }
});

test("who has as many requests under way as one may is refused more, and nobody else is", async () => {
  const { hostname, port } = new URL(site.url);
  const begun =
    "POST /api/contact HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.9\r\n" +
    "Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{";
  const sockets = Array.from({ length: maxInFlight }, () => connect(Number(port), hostname));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  for (const socket of sockets) socket.write(begun);
  const status = async (client: string, path: string) => (await ask(client, path)).status;
  await expect.poll(() => status("203.0.113.9", "/company/intro")).toBe(503);
  const refused = await ask("203.0.113.9", "/en/company/intro");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await refused.text()).toContain("Too many requests are coming in");
  expect(await status("203.0.113.9", "/favicon-32.png")).toBe(503);
  expect(await status("203.0.113.10", "/company/intro")).toBe(200);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => status("203.0.113.9", "/company/intro")).toBe(200);
});
