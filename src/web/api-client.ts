/**
 * Calls this site's API with cookies; a body is sent as JSON.
 * @throws Error whose message is the status, a colon, a space and the body text (or the status text), for any
 * response that is not OK.
 */
export async function callApi(method: string, path: string, options: CallOptions = {}): Promise<unknown> {
  return (await fetchApi(method, path, options)).json();
}

/** Variant of `callApi` that also returns the headers of the response. */
export async function fetchApi(method: string, path: string, options: CallOptions = {}): Promise<Response> {
  const { body, locale, timeoutMs, signal } = options;
  const response = await fetch(path, {
    method,
    credentials: "include",
    headers: {
      ...(locale === undefined ? {} : { "Accept-Language": locale }),
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...options.headers,
    },
    ...(timeoutMs === undefined ? {} : { signal: AbortSignal.timeout(timeoutMs) }),
    ...(signal === undefined ? {} : { signal }),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (response.ok) return response;
  throw new ApiError(response.status, (await response.text()) || response.statusText);
}

export interface CallOptions {
  body?: unknown;
  /** The language in which the API words its errors. */
  locale?: string;
  headers?: Readonly<Record<string, string>>;
  /** Response timeout, ms. */
  timeoutMs?: number;
  /** Aborts the request, which then rejects with the signal's reason; replaces `timeoutMs`. */
  signal?: AbortSignal;
}

/** Response that is not OK: its status and its raw body. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.name = "ApiError";
    this.status = status;
    this.body = body;
  }

  /** Body parsed as JSON; an empty object if that fails. */
  get json(): Record<string, unknown> {
    try {
      const parsed: unknown = JSON.parse(this.body);
      return typeof parsed === "object" && parsed !== null ? { ...parsed } : {};
    } catch {
      return {};
    }
  }
}
