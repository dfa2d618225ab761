import { type CallOptions, callApi } from "../api-client.ts";

/** Calls the API, whose sentences are to be Korean here whatever language the browser prefers. */
export function callInKorean(
  method: string,
  path: string,
  body?: unknown,
  options: Pick<CallOptions, "headers" | "signal"> = {},
): Promise<unknown> {
  return callApi(method, path, { ...options, locale: "ko", ...(body === undefined ? {} : { body }) });
}
