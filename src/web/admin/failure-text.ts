import { admin } from "#content/admin/admin.ts";
import { ApiError } from "../api-client.ts";
import type { ToastMessage } from "../ui/tools/Toasts.tsx";
import { isSessionEnded } from "./query-client.ts";
import { WaitAborted } from "./records/time-limit.ts";

/** Returns the server's message of a failure, or advice if it has none. */
export function failureText(failure: unknown): string | undefined {
  if (isSessionEnded(failure)) return admin.project.signedOut;
  if (failure instanceof ApiError) return textOf(failure.json.error) ?? textOf(failure.json.message);
  return failure instanceof TypeError ? admin.project.unreachable : undefined;
}

/** Returns true when the record does not exist, or was deleted meanwhile. */
export function isMissing(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status === 404;
}

export function failureToast(title: string, failure: unknown): ToastMessage {
  const description = failureText(failure);
  return { title, destructive: true, ...(description === undefined ? {} : { description }) };
}

/** Toast for a form that was not stored, or whose response timed out. */
export function savingFailedToast(title: string, failure: unknown): ToastMessage {
  return waitAbortedToast(title, failure) ?? failureToast(title, failure);
}

/** Toast for a failed upload of a form's picture; the error's message is shown. */
export function uploadFailedToast(failure: unknown): ToastMessage {
  const { title } = admin.project.picture.failure;
  const description = failure instanceof Error ? failure.message : String(failure);
  return waitAbortedToast(title, failure) ?? { title, description, destructive: true };
}

export function fieldProblems(failure: unknown): Readonly<Record<string, string>> {
  const fields = failure instanceof ApiError ? failure.json.fields : undefined;
  if (typeof fields !== "object" || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

function waitAbortedToast(title: string, failure: unknown): ToastMessage | undefined {
  if (!(failure instanceof WaitAborted)) return undefined;
  const { stopped, late } = admin.project;
  return failure.why === "stopped" ? stopped : { title, description: late, destructive: true };
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
