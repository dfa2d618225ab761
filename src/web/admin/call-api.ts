import { callApi } from "../api-client.ts";

/** Calls the API, whose sentences are to be Korean here whatever language the browser prefers. */
export function callInKorean(method: string, path: string, body?: unknown): Promise<unknown> {
  return callApi(method, path, { locale: "ko", ...(body === undefined ? {} : { body }) });
}
