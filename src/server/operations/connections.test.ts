import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { boundConnections, mostOfOneNetwork, mostUnanswered } from "./connections.ts";

test("requests that are sent ahead are answered in their order", async () => {
  let answered = 0;
  const socket = await connected((_request, response) => {
    answered += 1;
    response.end(`answer ${answered};`);
  });
  // Twice as many as may wait, one half after the other.
  for (const half of [1, 2]) {
    socket.write(get.repeat(mostUnanswered));
    await expect.poll(() => socket.heard).toContain(`answer ${half * mostUnanswered};`);
  }
  expect(socket.closed).toBe(false);
});

test("a connection that sends more requests ahead than it may is closed", async () => {
  const socket = await connected(() => undefined);
  socket.write(get.repeat(mostUnanswered));
  socket.write(get);
  await expect.poll(() => socket.closed).toBe(true);
  expect(socket.heard).toBe("");
});

test("requests that wait as long as they may leave their connection open", async () => {
  let waiting = 0;
  const socket = await connected(() => {
    waiting += 1;
  });
  socket.write(get.repeat(mostUnanswered));
  await expect.poll(() => waiting).toBe(mostUnanswered);
  expect(socket.closed).toBe(false);
});

test.each([
  [false, mostOfOneNetwork],
  [true, mostOfOneNetwork + 20],
])("one network has not all the places for itself, unless it is the proxy (%s)", async (isProxied, most) => {
  const server = createServer((_request, response) => response.end("answer;"));
  boundConnections(server, { isProxied });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  let closed = 0;
  const sockets = Array.from({ length: mostOfOneNetwork + 20 }, () =>
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

const get = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";

/** A connection to a server that answers like this, and what was heard on it. */
async function connected(answer: RequestListener) {
  const server = createServer(answer);
  boundConnections(server, { isProxied: false });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const own = {
    heard: "",
    closed: false,
    write: (text: string) => socket.write(text),
  };
  socket.setEncoding("utf8").on("data", (text: string) => {
    own.heard += text;
  });
  socket
    .on("error", () => undefined)
    .on("close", () => {
      own.closed = true;
    });
  onTestFinished(() => {
    socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  return own;
}
