import type * as z from "zod/mini";
import { expectedAccountHeader, expectedAccountOf } from "#domain/admin/authentication-calls.ts";
import type { Contract } from "#domain/contract.ts";
import { ApiError, type CallOptions, fetchApi } from "../api-client.ts";
import { type SendingForm, sendForm } from "../send-form.ts";
import { getPageAccount } from "./account/page-account.ts";
import { withReauthentication } from "./reauthentication/request-reauthentication.ts";

type PathParameters = Readonly<Record<string, string | number>>;

/** Response timeout of calls without their own, ms: a dialog stays open until its call is answered. */
const defaultTimeoutMs = 60_000;

/** Conflict with the stored version, and a failed `If-Match`. */
const conflicts: readonly number[] = [409, 412];

interface Sent extends Pick<CallOptions, "headers" | "signal" | "timeoutMs" | "body"> {
  params?: PathParameters;
  /** Without the question mark. */
  query?: string;
}

/**
 * Makes the call that a contract describes and validates the response.
 * @throws ApiError when the server refuses; the schema's error for an invalid response
 */
export async function callContract<Result>(contract: Contract<Result>, sent: Sent = {}): Promise<Result> {
  return contract.response.parse(
    await withReauthentication(async () => (await request(contract, sent)).json()),
  );
}

/** Reads a record, and the header that refuses a change of it if another version is stored by then. */
export async function readVersion<Result>(
  contract: Contract<Result>,
  sent: Sent,
): Promise<{ record: Result; ifMatch: Record<string, string> }> {
  const response = await request(contract, sent);
  // A proxy that compresses the response makes its ETag weak, and a weak one matches no version.
  const etag = response.headers.get("etag")?.replace(/^W\//, "");
  return {
    record: contract.response.parse(await response.json()),
    ifMatch: etag === undefined ? {} : { "If-Match": etag },
  };
}

/**
 * Returns the stored version that the server sends when it refuses a change, because another version was shown or
 * expected; undefined for any other failure.
 * @param name of the version in the body of the response
 */
export function versionInConflict<Schema extends z.ZodMiniType>(
  failure: unknown,
  name: string,
  schema: Schema,
): z.infer<Schema> | undefined {
  if (!(failure instanceof ApiError) || !conflicts.includes(failure.status)) return undefined;
  return schema.safeParse(failure.json[name]).data;
}

/** Returns the address of a call. @param path with parameters, such as `/inquiries/:id` */
export function callAddress(path: string, params: PathParameters = {}): string {
  return `/api${path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ""))}`;
}

/** Calls the API for the account of the page, with Korean messages whatever language the browser prefers. */
export function fetchForAccount(
  method: string,
  path: string,
  { headers, ...options }: Omit<CallOptions, "locale"> = {},
): Promise<Response> {
  return fetchApi(method, path, { ...options, headers: { ...headers, ...ownHeaders() } });
}

/** Sends a form with files in the same way. */
export function sendFormForAccount<Result>(
  method: string,
  path: string,
  body: FormData,
  options: Omit<SendingForm<Result>, "headers">,
): Promise<Result> {
  return sendForm(method, path, body, { ...options, headers: ownHeaders() });
}

function request(contract: Contract<unknown>, sent: Sent): Promise<Response> {
  const { params, query, ...options } = { timeoutMs: defaultTimeoutMs, ...sent };
  const address = `${callAddress(contract.path, params)}${query ? `?${query}` : ""}`;
  return fetchForAccount(contract.method, address, options);
}

function ownHeaders(): Record<string, string> {
  const username = getPageAccount();
  return {
    "Accept-Language": "ko",
    ...(username === undefined ? {} : { [expectedAccountHeader]: expectedAccountOf(username) }),
  };
}
