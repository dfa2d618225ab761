import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { post } from "./post.ts";

/** Starts a server that answers every connection with these bytes, and ends it. @returns its address */
async function serverAnswering(bytes: string): Promise<string> {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => socket.end(bytes));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}

test.each([
  ["a success", "HTTP/1.1 204 No Content\r\n\r\n", { kind: "accepted", httpStatus: 204 }],
  [
    "a change of the protocol",
    "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    { kind: "failed", trouble: "refused", httpStatus: 101 },
  ],
  [
    "half an answer",
    "HTTP/1.1 200 OK\r\nConten",
    { kind: "failed", trouble: "unreachable", httpStatus: null },
  ],
  ["nothing", "", { kind: "failed", trouble: "unreachable", httpStatus: null }],
  ["no HTTP", "hello\r\n\r\n", { kind: "failed", trouble: "unreachable", httpStatus: null }],
])("a delivery that is answered by %s has an outcome", async (_, bytes, outcome) => {
  const options = { headers: {}, body: "{}", allowsPrivateAddresses: true };
  expect(await post(await serverAnswering(bytes), options)).toEqual(outcome);
});
