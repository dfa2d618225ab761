/**
 * Calls this site's API with cookies. A body is sent as JSON, and only then with a JSON content type.
 * @throws Error whose message is the status, a colon, a space and the body text (or the status text), for any answer that is not OK.
 */
export async function callApi(method: string, path: string, options: CallOptions = {}): Promise<unknown> {
  return (await askApi(method, path, options)).json();
}

/** The same, for who also reads the headers of the answer. */
export async function askApi(method: string, path: string, options: CallOptions = {}): Promise<Response> {
  const { body, locale, patienceMs, signal } = options;
  const response = await fetch(path, {
    method,
    credentials: "include",
    headers: {
      ...(locale === undefined ? {} : { "Accept-Language": locale }),
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...options.headers,
    },
    ...(patienceMs === undefined ? {} : { signal: AbortSignal.timeout(patienceMs) }),
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
  /** Timeout of the answer, ms. */
  patienceMs?: number;
  /** Ends the call, which then fails with the signal's reason; instead of `patienceMs`. */
  signal?: AbortSignal;
}

/** An answer that is not OK: its status and its body as it came. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.name = "ApiError";
    this.status = status;
    this.body = body;
  }

  /** The body as JSON; an empty object where it is none. */
  get json(): Record<string, unknown> {
    try {
      const parsed: unknown = JSON.parse(this.body);
      return typeof parsed === "object" && parsed !== null ? { ...parsed } : {};
    } catch {
      return {};
    }
  }
}
