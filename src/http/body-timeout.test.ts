import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { allowSlowUpload, bodyTimeoutFor, receivedBytesCounter } from "./body-timeout.ts";

/** A request on a connection that has brought so many bytes. */
function aRequest(bytesRead: number) {
  const socket = { bytesRead };
  return { socket, request: { socket } as unknown as IncomingMessage };
}

test("bytes of a request are those since it began, not those of the connection", () => {
  const { socket, request } = aRequest(5_000);
  const received = receivedBytesCounter(request);
  expect(received()).toBe(0);
  socket.bytesRead = 7_500;
  expect(received()).toBe(2_500);
});

test("a slow upload has the time that its bytes take at the least speed, up to the maximum", () => {
  const { socket, request } = aRequest(5_000);
  allowSlowUpload(request, { ms: 60_000, bytesPerSecond: 1_000 });
  expect(bodyTimeoutFor(request)).toBe(0);
  socket.bytesRead = 15_000;
  expect(bodyTimeoutFor(request)).toBe(10_000);
  socket.bytesRead = 1_000_000;
  expect(bodyTimeoutFor(request)).toBe(60_000);
});

test("a slow upload without a least speed has the maximum at once, any other request the default", () => {
  const { request } = aRequest(0);
  expect(bodyTimeoutFor(request)).toBeUndefined();
  allowSlowUpload(request, { ms: 60_000 });
  expect(bodyTimeoutFor(request)).toBe(60_000);
});
