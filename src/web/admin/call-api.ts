import type { Contract } from "#domain/contract.ts";
import { type CallOptions, callApi } from "../api-client.ts";
import { withReauthentication } from "./reauthentication/request-reauthentication.ts";

/** Calls the API with Korean messages, whatever language the browser prefers. */
export function callInKorean(
  method: string,
  path: string,
  body?: unknown,
  options: Pick<CallOptions, "headers" | "signal" | "timeoutMs"> = {},
): Promise<unknown> {
  return callApi(method, path, { ...options, locale: "ko", ...(body === undefined ? {} : { body }) });
}

interface Sent extends Pick<CallOptions, "headers" | "signal" | "timeoutMs" | "body"> {
  params?: Readonly<Record<string, string | number>>;
  /** Without the question mark. */
  query?: string;
}

/**
 * Makes the call that a contract describes and validates the response.
 * @throws ApiError when the server refuses; the schema's error for an invalid response
 */
export async function callContract<Result>(contract: Contract<Result>, sent: Sent = {}): Promise<Result> {
  const { params = {}, query, body, ...options } = sent;
  const path = contract.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ""));
  const address = `/api${path}${query ? `?${query}` : ""}`;
  return contract.response.parse(
    await withReauthentication(() => callInKorean(contract.method, address, body, options)),
  );
}
