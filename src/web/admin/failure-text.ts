import { admin } from "#content/admin/admin.ts";
import { ApiError } from "../api-client.ts";
import type { ToastMessage } from "../ui/tools/Toasts.tsx";
import { isSignedOut } from "./query-client.ts";

/** What the server says about a failure; what to do about it where it says nothing. */
export function failureText(failure: unknown): string | undefined {
  if (isSignedOut(failure)) return admin.project.signedOut;
  if (failure instanceof ApiError) return textOf(failure.json.error) ?? textOf(failure.json.message);
  return failure instanceof TypeError ? admin.project.unreachable : undefined;
}

/** The toast of a failed change. */
export function failureToast(title: string, failure: unknown): ToastMessage {
  const description = failureText(failure);
  return { title, destructive: true, ...(description === undefined ? {} : { description }) };
}

/** The messages that a refused form brings along, by field. */
export function fieldProblems(failure: unknown): Readonly<Record<string, string>> {
  const fields = failure instanceof ApiError ? failure.json.fields : undefined;
  if (typeof fields !== "object" || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
