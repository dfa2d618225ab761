import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface ReceivedCall {
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Starts a server on the loopback that receives webhooks and answers with a status. */
export async function startWebhookReceiver() {
  const calls: ReceivedCall[] = [];
  const arrivals: number[] = [];
  let status = 200;
  let answering: Promise<void> | undefined;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", async () => {
      arrivals.push(performance.now());
      calls.push({ headers: request.headers, body: Buffer.concat(chunks).toString("utf8") });
      await answering;
      response.writeHead(status, status === 302 ? { location: "/elsewhere" } : {}).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook/secret-of-a-room`,
    calls,
    /** Times of the calls, ms. */
    arrivals,
    respondWith(next: number) {
      status = next;
    },
    /** Leaves calls without an answer until the returned function is called. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      answering = promise;
      return resolve;
    },
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
