import { EventEmitter, once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import fastify from "fastify";
import { describe, expect, onTestFinished, test } from "vitest";
import { clientLimits } from "#domain/client-limits.ts";
import { allowSlowUpload } from "#http/body-timeout.ts";
import {
  drainRejectedBodies,
  limitConnections,
  limitRequests,
  maxDrainedBytes,
  maxInFlight,
  maxUnanswered,
  rejectDuplicateHost,
} from "./connections.ts";

const { max: maxPerNetwork } = clientLimits.connections;

test("requests that are sent ahead are answered in their order", async () => {
  let answered = 0;
  const socket = await connected((_request, response) => {
    answered += 1;
    response.end(`answer ${answered};`);
  });
  // Twice as many as may wait, one half after the other.
  for (const half of [1, 2]) {
    socket.write(get.repeat(maxUnanswered));
    await expect.poll(() => socket.heard).toContain(`answer ${half * maxUnanswered};`);
  }
  expect(socket.closed).toBe(false);
});

test("a connection that sends more requests ahead than it may is closed", async () => {
  const socket = await connected(() => undefined);
  socket.write(get.repeat(maxUnanswered));
  socket.write(get);
  await expect.poll(() => socket.closed).toBe(true);
  expect(socket.heard).toBe("");
});

test("requests that wait as long as they may leave their connection open", async () => {
  let waiting = 0;
  const socket = await connected(() => {
    waiting += 1;
  });
  socket.write(get.repeat(maxUnanswered));
  await expect.poll(() => waiting).toBe(maxUnanswered);
  expect(socket.closed).toBe(false);
});

test.each([
  [false, maxPerNetwork],
  [true, maxPerNetwork + 20],
])("one network has not all the places for itself, unless it is the proxy (%s)", async (isProxied, most) => {
  const server = createServer((_request, response) => response.end("answer;"));
  const reported: unknown[] = [];
  limitConnections(server, { isProxied, onRefusal: (...refused) => reported.push(refused) });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  let closed = 0;
  const sockets = Array.from({ length: maxPerNetwork + 20 }, () =>
    connect(port, "127.0.0.1")
      .on("error", () => undefined)
      .once("close", () => {
        closed += 1;
      }),
  );
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  await expect.poll(() => sockets.length - closed, { timeout: 10_000 }).toBe(most);
  expect(reported).toEqual(Array(sockets.length - most).fill(["connections-refused", "127.0.0.1"]));
  const elsewhere = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
  expect(elsewhere?.status).toBe(isProxied ? 200 : undefined);
  // From another network, and after a place has become free.
  const other = connect({ port, host: "127.0.0.1", localAddress: "127.0.0.2" });
  let heard = "";
  other.setEncoding("utf8").on("data", (text: string) => {
    heard += text;
  });
  other.end(get);
  await expect.poll(() => heard, { timeout: 10_000 }).toContain("answer;");
  for (const socket of sockets) socket.destroy();
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))?.status, {
      timeout: 10_000,
    })
    .toBe(200);
});

describe("behind a proxy, requests under way", () => {
  /** A site whose responses are released by the test, and a client that sends requests from a given address. */
  function proxied(trustProxy: boolean) {
    const { promise, resolve: respond } = Promise.withResolvers<void>();
    const app = fastify({ trustProxy });
    const refused: string[] = [];
    limitRequests(app, { isClientIpKnown: trustProxy, onRefusal: (address) => refused.push(address) });
    app.get("/", async () => {
      await promise;
      return "answer;";
    });
    onTestFinished(() => app.close());
    const ask = async (client: string) =>
      app.inject({ url: "/", remoteAddress: "127.0.0.1", headers: { "x-forwarded-for": client } });
    return { ask, respond, refused };
  }

  test("are bounded for a client, and for no other; who is refused is reported", async () => {
    const { ask, respond, refused } = proxied(true);
    const most = Array.from({ length: maxInFlight }, () => ask("203.0.113.7"));
    const beyond = await ask("203.0.113.7");
    expect([beyond.statusCode, beyond.headers["retry-after"]]).toEqual([503, "5"]);
    expect(refused).toEqual(["203.0.113.7"]);
    const other = ask("203.0.113.8");
    respond();
    for (const { statusCode } of await Promise.all([...most, other])) expect(statusCode).toBe(200);
    expect((await ask("203.0.113.7")).statusCode).toBe(200);
  });

  test("are not, where all clients have the address of the proxy", async () => {
    const { ask, respond } = proxied(false);
    const all = Array.from({ length: maxInFlight + 1 }, () => ask("203.0.113.7"));
    respond();
    for (const { statusCode } of await Promise.all(all)) expect(statusCode).toBe(200);
  });
});

describe("a body that is too long", () => {
  /** Sends the head of a form, reads the response, sends the rest, then another request. */
  async function brought(length: number): Promise<string[]> {
    const app = fastify({ bodyLimit: 100 });
    drainRejectedBodies(app);
    app.post("/form", async () => "taken");
    app.get("/", async () => "answer;");
    onTestFinished(() => app.close());
    await app.listen({ host: "127.0.0.1", port: 0 });
    const socket = heardFrom(connect((app.server.address() as AddressInfo).port, "127.0.0.1"));
    const head = `POST /form HTTP/1.1\r\nHost: site\r\nContent-Type: text/plain\r\nContent-Length: ${length}\r\n\r\n`;
    socket.write(`${head}${"x".repeat(200)}`);
    await expect.poll(() => socket.heard).toContain("HTTP/1.1 413");
    socket.write("x".repeat(length - 200) + get);
    await expect.poll(() => socket.closed || socket.heard.includes("answer;")).toBe(true);
    return socket.heard.match(/HTTP\/1.1 \d+/g) ?? [];
  }

  test("is heard out, so that who sends it reads why it is refused, and goes on", async () => {
    expect(await brought(maxDrainedBytes)).toEqual(["HTTP/1.1 413", "HTTP/1.1 200"]);
  });

  test("is cut off where it is much too long", async () => {
    expect(await brought(maxDrainedBytes + 1)).toEqual(["HTTP/1.1 413"]);
  });
});

test("an IPv6 subscriber has not all the places, from however many networks", () => {
  const server = new EventEmitter() as Server;
  limitConnections(server, { isProxied: false });
  const open = (remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress, isOpen: true, destroy });
    function destroy() {
      socket.isOpen = false;
      socket.emit("close");
    }
    server.emit("connection", socket);
    return socket;
  };
  const ofSubscriber = Array.from({ length: 1_000 }, (_, index) =>
    open(`2001:db8:7:${index.toString(16)}::1`),
  );
  expect(ofSubscriber.filter(({ isOpen }) => isOpen)).toHaveLength(800);
  expect(open("2001:db8:8::1").isOpen).toBe(true);
  ofSubscriber[0]?.destroy();
  expect(open("2001:db8:7::1").isOpen).toBe(true);
  expect(open("2001:db8:7::1").isOpen).toBe(false);
});

const body = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nbegun";

test("a body that comes too slowly is refused, though a byte comes now and then", async () => {
  const socket = await connected((request) => void request.resume(), 200);
  socket.write(body);
  const drip = setInterval(() => socket.write("."), 40);
  onTestFinished(() => clearInterval(drip));
  await expect.poll(() => socket.closed).toBe(true);
  expect(socket.heard).toMatch(/^HTTP\/1\.1 408 /);
  expect(socket.reported).toEqual([["body-too-slow", "127.0.0.1"]]);
});

test("so is one whose request has been answered without it", async () => {
  const socket = await connected((_request, response) => response.writeHead(401).end("no"), 200);
  socket.write(body);
  await expect.poll(() => socket.heard).toContain("no");
  await expect.poll(() => socket.closed).toBe(true);
});

test("who is known is given longer, and answered once all has come", async () => {
  const socket = await connected((request, response) => {
    allowSlowUpload(request);
    request.resume().once("end", () => response.end("thank you"));
  }, 200);
  socket.write(body);
  await new Promise((resolve) => setTimeout(resolve, 600));
  socket.write("x".repeat(95));
  await expect.poll(() => socket.heard).toContain("thank you");
});

test("who has to keep a speed is waited for as long as they keep it", async () => {
  const socket = await connected((request, response) => {
    // A tenth of what comes: on a busy machine pieces come late.
    allowSlowUpload(request, { ms: 60_000, bytesPerSecond: 20 });
    request.resume().once("end", () => response.end("thank you"));
  }, 200);
  socket.write(body);
  const steady = setInterval(() => socket.write("x".repeat(10)), 50);
  onTestFinished(() => clearInterval(steady));
  await new Promise((resolve) => setTimeout(resolve, 350));
  expect(socket.closed).toBe(false);
  clearInterval(steady);
  await expect.poll(() => socket.closed).toBe(true);
  expect(socket.heard).toMatch(/^HTTP\/1\.1 408 /);
});

test("a connection that goes on after a body is not closed when the time for that body is over", async () => {
  const socket = await connected((request, response) => {
    request.resume().once("end", () => response.end("answer;"));
  }, 200);
  socket.write(body + "x".repeat(95));
  await expect.poll(() => socket.heard).toContain("answer;");
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(socket.closed).toBe(false);
});

const get = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";

/** A connection to a server that responds like this, and what was received on it. */
async function connected(listener: RequestListener, bodyTimeout?: number) {
  const server = createServer(listener);
  const reported: unknown[] = [];
  limitConnections(server, {
    isProxied: false,
    onRefusal: (...refused) => reported.push(refused),
    ...(bodyTimeout === undefined ? {} : { bodyTimeout }),
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const socket = heardFrom(connect((server.address() as AddressInfo).port, "127.0.0.1"));
  return Object.assign(socket, { reported });
}

/** A connection with what came through it, as far as it has come. */
function heardFrom(socket: Socket) {
  const own = { heard: "", closed: false, write: (text: string) => socket.write(text) };
  socket
    .setEncoding("utf8")
    .on("data", (text: string) => {
      own.heard += text;
    })
    .on("error", () => undefined)
    .on("close", () => {
      own.closed = true;
    });
  onTestFinished(() => void socket.destroy());
  return own;
}

test.each([
  ["Host: a", 200],
  ["Host: a\r\nX-Host: b\r\nHome: c", 200],
  ["Host: a\r\nhost: b", 400],
  ["HOST: a\r\nX: 1\r\nHost: a", 400],
])("a request with the headers %j is answered with %i", async (headers, status) => {
  const app = fastify();
  rejectDuplicateHost(app);
  app.get("/", async () => "answer;");
  onTestFinished(() => app.close());
  await app.listen({ host: "127.0.0.1", port: 0 });
  const socket = heardFrom(connect((app.server.address() as AddressInfo).port, "127.0.0.1"));
  socket.write(`GET / HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`);
  await expect.poll(() => socket.closed).toBe(true);
  expect(socket.heard).toContain(`HTTP/1.1 ${status} `);
});

test("a refused request in flight closes its connection, whose body is not read", async () => {
  const { promise, resolve: respond } = Promise.withResolvers<void>();
  const app = fastify({ trustProxy: true });
  limitRequests(app, { isClientIpKnown: true, onRefusal: () => undefined });
  app.post("/", async () => {
    await promise;
    return "";
  });
  onTestFinished(() => app.close());
  const ask = async () =>
    app.inject({ method: "POST", url: "/", headers: { "x-forwarded-for": "203.0.113.7" } });
  const most = Array.from({ length: maxInFlight }, ask);
  for (const _ of [1, 2])
    expect((await ask()).headers).toMatchObject({ connection: "close", "retry-after": "5" });
  respond();
  for (const { statusCode } of await Promise.all(most)) expect(statusCode).toBe(200);
});

test("a connection behind a proxy that sends a body too slowly is reported without an address", async () => {
  const server = createServer((request) => void request.resume());
  const reported: unknown[] = [];
  limitConnections(server, {
    isProxied: true,
    bodyTimeout: 100,
    onRefusal: (...refused) => reported.push(refused),
  });
  expect(server.maxConnections).toBe(5_000);
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const socket = heardFrom(connect((server.address() as AddressInfo).port, "127.0.0.1"));
  socket.write("POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nbegun\r\n");
  await expect.poll(() => socket.closed).toBe(true);
  expect(reported).toEqual([["body-too-slow", undefined]]);
});

test.each(["Content-Length: 0\r\n", ""])(
  "a request without a body (%j) may be answered at any time",
  async (header) => {
    const socket = await connected((_request, response) => setTimeout(() => response.end("late"), 400), 100);
    socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\n${header}\r\n`);
    await expect.poll(() => socket.heard).toContain("late");
    expect(socket.reported).toEqual([]);
  },
);
