import { connect } from "node:net";

/** A request as it is written to the socket, byte for byte: a client would correct or refuse many of these. */
export interface RawRequest {
  method: string;
  /** The request line; each character is one byte. */
  target: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer;
  /** True for malformed HTTP: then the server may also close the connection without a response. */
  isBroken: boolean;
}

export type RawResponse =
  | { kind: "answer"; status: number; head: string; body: string; ms: number }
  | { kind: "closed" | "hung"; ms: number };

/** How long a response may take, ms. */
const patienceMs = 20_000;

/** Sends a request on a connection of its own, and reads until the server closes it. */
export async function send({ hostname, port }: URL, request: RawRequest): Promise<RawResponse> {
  const began = performance.now();
  const { promise, resolve } = Promise.withResolvers<"closed" | "hung">();
  const chunks: Buffer[] = [];
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  const timer = setTimeout(() => resolve("hung"), patienceMs);
  socket.on("data", (chunk) => chunks.push(chunk));
  // Whoever refuses a body while it is being sent resets the connection: what was answered before counts.
  socket.on("error", () => resolve("closed"));
  socket.on("close", () => resolve("closed"));
  // Half a body would be waited for; that is for the slow clients of load.ts.
  if (request.isBroken) socket.end(written(request));
  else socket.write(written(request));
  const end = await promise;
  clearTimeout(timer);
  socket.destroy();
  return responseIn(Buffer.concat(chunks), end, performance.now() - began);
}

export function written({ method, target, headers, body }: RawRequest): Buffer {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return Buffer.concat([Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines}\r\n`, "latin1"), body]);
}

function responseIn(bytes: Buffer, end: "closed" | "hung", ms: number): RawResponse {
  const text = bytes.toString("latin1");
  const headEnd = text.indexOf("\r\n\r\n");
  const status = Number(text.match(/^HTTP\/1\.1 (\d{3})/)?.[1]);
  if (end === "hung" || headEnd < 0 || Number.isNaN(status)) return { kind: end, ms };
  // After "100 Continue" comes the response itself.
  if (status === 100) return responseIn(bytes.subarray(headEnd + 4), end, ms);
  return {
    kind: "answer",
    status,
    head: text.slice(0, headEnd),
    body: bytes.subarray(headEnd + 4).toString("utf8"),
    ms,
  };
}
