import { ApiError } from "../../api-client.ts";
import type { BaseVersion } from "./form/use-base-version.ts";
import { withinLimit } from "./time-limit.ts";

const limitMs = 30_000;

export interface RecordCalls<Form, Stored> {
  /** @param key idempotency key: the same for every attempt */
  add(form: Form, key: string, signal: AbortSignal): Promise<Stored>;
  /** @param base the edited version: the server refuses to overwrite a newer one */
  change(form: Form, base: Stored, signal: AbortSignal): Promise<Stored>;
  /** Returns the conflicting version, if the request was refused because of one. */
  newerVersionIn(failure: unknown): Stored | undefined;
  matches(stored: Stored, form: Form): boolean;
}

/** The version that saving replaces; a newer one takes its place. */
type ReplacedVersion<Stored> = Pick<BaseVersion<Stored>, "replaced" | "continueFrom">;

/**
 * Stores a form once, in any number of attempts.
 * @throws ApiError when the server refuses; WaitAborted, or the browser's own error, without a response
 */
export type Send<Form, Stored> = (
  form: Form,
  base: ReplacedVersion<Stored>,
  stop: AbortSignal,
) => Promise<Stored>;

/** @param key idempotency key of a new record */
export function createSend<Form, Stored>(
  { add, change, newerVersionIn, matches }: RecordCalls<Form, Stored>,
  key: string,
): Send<Form, Stored> {
  /** Sent forms without a response: any of them may have been stored. */
  const unanswered: Form[] = [];
  return async (form, base, stop) => {
    const store = (signal: AbortSignal) =>
      base.replaced ? change(form, base.replaced, signal) : add(form, key, signal);
    try {
      return await withinLimit(limitMs, stop, async (signal) => {
        try {
          return await store(signal);
        } catch (failure) {
          const stored = newerVersionIn(failure);
          // The newer version may be an earlier attempt of this form, stored although its response was lost: the edit is then based on it.
          if (!stored || !unanswered.some((sent) => matches(stored, sent))) throw failure;
          base.continueFrom(stored);
          return await store(signal);
        }
      });
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.status >= 500) unanswered.push(form);
      throw failure;
    }
  };
}
