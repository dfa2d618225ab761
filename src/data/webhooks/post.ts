import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { addressProblem } from "#domain/webhooks/address.ts";
import type { DeliveryTrouble } from "#domain/webhooks/webhook.ts";
import { notPublic, publicLookup } from "../public-lookup.ts";

/** Time limit of an attempt of a delivery as a whole, ms. */
const timeoutMs = 10_000;

export type DeliveryResult =
  | { kind: "accepted"; httpStatus: number }
  | { kind: "failed"; trouble: DeliveryTrouble; httpStatus: number | null };

interface PostOptions {
  headers: Readonly<Record<string, string>>;
  body: string;
  /** True when http and addresses of private networks are allowed. */
  allowsPrivateAddresses: boolean;
}

/** Posts a text to an address that an administrator has entered. Redirections are not followed, and the response's body is not read. */
export function post(
  address: string,
  { headers, body, allowsPrivateAddresses }: PostOptions,
): Promise<DeliveryResult> {
  const problem = addressProblem(address, allowsPrivateAddresses);
  if (problem) return Promise.resolve({ kind: "failed", trouble: "not-public", httpStatus: null });
  const url = new URL(address);
  const { promise, resolve } = Promise.withResolvers<DeliveryResult>();
  const openRequest = url.protocol === "https:" ? requestHttps : requestHttp;
  const request = openRequest(url, {
    method: "POST",
    headers: { ...headers, "Content-Length": Buffer.byteLength(body) },
    signal: AbortSignal.timeout(timeoutMs),
    // A connection is opened for each attempt, so that each looks its address up and checks it.
    agent: false,
    ...(allowsPrivateAddresses ? {} : { lookup: publicLookup }),
  });
  request.on("response", (response) => {
    const httpStatus = response.statusCode ?? 0;
    response.destroy();
    const isAccepted = httpStatus >= 200 && httpStatus < 300;
    resolve(
      isAccepted ? { kind: "accepted", httpStatus } : { kind: "failed", trouble: "refused", httpStatus },
    );
  });
  request.on("upgrade", (_response, socket) => {
    socket.destroy();
    resolve({ kind: "failed", trouble: "refused", httpStatus: 101 });
  });
  const fail = (trouble: DeliveryTrouble) => resolve({ kind: "failed", trouble, httpStatus: null });
  request.on("error", (failure) => fail(troubleOf(failure)));
  // The last event of every request; all others have settled it before.
  request.on("close", () => fail("unreachable"));
  request.end(body);
  return promise;
}

function troubleOf(failure: Error & { code?: string }): DeliveryTrouble {
  const code = failure.code ?? "";
  if (code === notPublic) return "not-public";
  if (
    failure.name === "TimeoutError" ||
    failure.name === "AbortError" ||
    code === "ABORT_ERR" ||
    code === "ETIMEDOUT"
  )
    return "timeout";
  return /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code) ? "tls" : "unreachable";
}
